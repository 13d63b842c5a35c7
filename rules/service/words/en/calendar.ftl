# A table's calendar: days on which no clock runs.

calendar-days = No clock runs on { $days } ({ $zone }).
calendar-empty = This table has no holidays of its own. The host adds some with /pace holidays add.
calendar-added = No clock of this table runs on { $days } ({ $zone }).
calendar-removed = The clocks of this table run on { $days } as on other days ({ $zone }).
calendar-refused-read = “{ $typed }” is not a date. Write one day as 2026-12-24, or several as 2026-12-24 to 2026-12-27.
calendar-refused-when = “{ $typed }” does not fit. Choose days to come, { $most } at most.
calendar-refused-many = This calendar is full: it holds { $most } at most. Remove a day first with /pace holidays remove.
calendar-refused-none = “{ $typed }” is not in this table’s calendar. /pace holidays list shows what is.
