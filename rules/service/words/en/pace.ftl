# Play by post: reminders, pauses, more time.

pace-remind =
    { $part ->
        [85] { $hero } is awaited, and the time is nearly up: { $due }.
       *[other] { $hero } is awaited; half of the time is over, the rest ends { $due }.
    } { $last ->
        [yes] You are the last one everybody waits for.
       *[no] Others are awaited as well.
    }
pace-paused = The clocks of this table stand still until somebody lets them go on.
pace-resumed = The clocks go on; what was left of a turn still is.
pace-more-time = Everybody who is awaited has { $hours } { $hours ->
    [one] hour
   *[other] hours
} more.
pace-back = { $hero } is yours again. If it is your turn, you have all the time of a new one.
pace-refused-live = This game is played live: no clock runs. Set its pace to play by post first.
pace-refused-paused = The clocks of this table stand still already.
pace-refused-running = The clocks of this table run.
pace-refused-nobody-awaited = Nobody is awaited now, so nobody needs more time.
pace-refused-not-away = { $hero } is in your hands; you were not away.

setting-turn-time = Time for a turn
setting-absence = When time is up
setting-misses = Missed turns until somebody is away
setting-weekends = Weekends
setting-zone = Time zone of the table
value-2h = 2 hours
value-6h = 6 hours
value-12h = 12 hours
value-24h = a day
value-48h = two days
value-72h = three days
value-7d = a week
value-daily-08 = every day at 8:00
value-daily-12 = every day at 12:00
value-daily-18 = every day at 18:00
value-daily-21 = every day at 21:00
value-wait = wait for them
value-guard = a cautious deed for them
value-autopilot = the autopilot, as they like it
value-weekends-on = count like other days
value-weekends-off = no clock runs
