# A table's calendar: days on which no clock runs.

calendar-days = No clock runs on { $days } ({ $zone }).
calendar-empty = This table has no holidays of its own. The host adds some with /pace holidays add.
calendar-added = This table’s clocks now stop on { $days } ({ $zone }).
calendar-removed = This table’s clocks now run on { $days } as on other days ({ $zone }).
calendar-refused-read = “{ $typed }” is not a date. Write one day as 2026-12-24, or several as 2026-12-24 to 2026-12-27.
calendar-refused-when = “{ $typed }” does not fit. Choose future days, { $most } at most.
calendar-refused-many = The calendar is full. It holds at most { $most ->
    [one] one day
   *[other] { $most } days
  }; remove one first with /pace holidays remove.
calendar-refused-none = “{ $typed }” is not in this table’s calendar. /pace holidays list shows its days.
