# What people type for days and times, in small letters. Commas stand between words of the same
# meaning, semicolons between meanings. Accents count for nothing. The first word is also shown.

typed-weekdays-words = monday, mon, mo; tuesday, tue, tues, tu; wednesday, wed, weds, we; thursday, thu, thur, thurs, th; friday, fri, fr; saturday, sat, sa; sunday, sun, su
typed-months-words = january, jan; february, feb; march, mar; april, apr; may; june, jun; july, jul; august, aug; september, sep, sept; october, oct; november, nov; december, dec
typed-yesterday-words = yesterday
typed-today-words = today, tonight
typed-tomorrow-words = tomorrow, tmrw, tmr
typed-overmorrow-words = overmorrow, day after tomorrow
typed-numbers-words = a, an, one; two; three; four; five; six; seven; eight; nine; ten
# Hours in words, from one to twelve.
typed-hours-words = one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve
# How parts of an hour are named: the minutes from the hour that is named, which stands as “#”.
typed-fractions-words = 30 half past #, 30 half #, 15 quarter past #, 15 a quarter past #, 15 quarter after #, -15 quarter to #, -15 a quarter to #, -15 quarter of #, -15 quarter till #, 5 five past #, 10 ten past #, 20 twenty past #, -5 five to #, -10 ten to #, -20 twenty to #, 25 twenty-five past #, -25 twenty-five to #
# Minutes, hours, days, weeks.
typed-units-words = m, min, mins, minute, minutes; h, hr, hrs, hour, hours; d, day, days; w, wk, week, weeks
# What is said of a time that is counted from now.
typed-from-now-words = in, from now
# The next such day, which some people understand as the one a week later.
typed-next-words = next, coming
# What stands before an hour.
typed-at-words = at, around
# What stands after an hour, of which morning or evening is not known.
typed-hour-words = o'clock, oclock
# What stands after an hour that is counted from 0 to 24.
typed-whole-day-hour-words = h
typed-morning-words = in the morning, morning
typed-evening-words = in the evening, at night, evening, night, tonight
typed-noon-words = noon, midday
typed-midnight-words = midnight
# What stands between a day and its month, or its month and the year.
typed-of-words = of
typed-ordinals-words = st, nd, rd, th
# What stands between the first day and the last.
typed-until-words = to, until, till
# Words that say nothing more.
typed-fillers-words = on, the, of, this, from, time, and, let's, say, local
# No such thing, please.
typed-none-words = none, off, no, -
