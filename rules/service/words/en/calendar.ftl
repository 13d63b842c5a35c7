# A table's calendar: days on which no clock runs.

calendar-days = No clock runs on { $days } ({ $zone }).
calendar-empty = No day is free of clocks at this table but what its weekends say. The host adds some with /pace holidays add.
calendar-added = No clock of this table runs on { $days } ({ $zone }).
calendar-removed = The clocks of this table run on { $days } like on other days ({ $zone }).
calendar-refused-read = “{ $typed }” is no day. Write a date as 2026-12-24, or the first and the last of some: 2026-12-24 to 2026-12-27.
calendar-refused-when = “{ $typed }” does not fit: the days have to lie ahead, at most { $most } days.
calendar-refused-many = A table’s calendar has room for { $most } days.
calendar-refused-none = No day of “{ $typed }” that is still to come stands in this table’s calendar. /pace holidays list shows them.
