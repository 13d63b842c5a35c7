# What people are asked of their time of day, once.

time-asked = **What time is it where you are?**
    This game goes on for days. I call you by day only, so tell me when that is. I ask you once, for all your games.
time-choose = What time is it now?
time-now = It is { $time }
time-other = Another time
time-elsewhere = Say /away me and name your zone: type a city, and choose from the list. Until then I take it that your night is the host’s.
time-nights = Choose other quiet hours
time-night = From { $start } to { $end }
time-no-night = Call me at any time
