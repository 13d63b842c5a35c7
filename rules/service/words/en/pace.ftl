# Play by post: reminders, pauses, more time.

pace-remind =
    { $by ->
        [none] { $part ->
            [85] { $hero } is awaited, and the time is nearly up: { $due }.
            [100] The time of { $hero } is up; the turn is still yours until the others decide otherwise.
           *[other] { $hero } is awaited; half of the time is over, the rest ends { $due }.
        }
       *[other] { $by } asks whether you find a moment: { $hero } is awaited, until { $due }.
    } { $last ->
        [yes] You are the last one everybody waits for.
       *[no] Others are awaited as well.
    }
pace-paused = The clocks of this table stand still until { $until }, or until anybody here lets them go on. The others are told.
pace-refused-pause-days = A pause lasts from one day to { $most }. Afterwards you can ask for another one.
pace-sooner-done = Most of you agree: the table’s time counts for the turns that run, too. Whoever is awaited has fair notice.
pace-sooner-heard = Noted. { $left } more { $left ->
    [one] voice
   *[other] voices
  } and the table’s time counts for the turns that run.
pace-refused-sooner = Every turn that runs has the table’s time already.
pace-refused-more = One turn can be given a week more in all; { $left ->
    [0] this one has had that already.
    [one] an hour of that is left.
   *[other] { $left } hours of that are left.
  }
pace-resumed = The clocks go on; what was left of a turn still is.
pace-more-time = Everybody who is awaited has { $hours } { $hours ->
    [one] hour
   *[other] hours
} more.
pace-back = { $hero } is yours again. If it is your turn, you have all the time of a new one.
nudge-sent = Asked: { $heroes }. It took the place of a reminder, so nobody hears more of this turn than they would have anyway.
nudge-refused-nobody = Nobody else is awaited now.
nudge-refused-now = { $heroes } cannot be asked now: the turn is not an hour old, or somebody asked already (again once half of the time is over), or the clock stands still there, as at night and on vacation.

pace-refused-live = This game is played live: no clock runs. Set its pace to play by post first.
pace-refused-paused = The clocks of this table stand still already.
pace-refused-running = The clocks of this table run.
pace-refused-nobody-awaited = Nobody is awaited now, so nobody needs more time.
pace-refused-not-away = { $hero } is in your hands; you were not away.

setting-turn-time = Time for a turn
setting-absence = When time is up
setting-misses = Missed turns until somebody is away
setting-weekends = Weekends
setting-vacations = Vacations
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
value-vacations-wait = the table waits
value-vacations-play = orders and autopilot play on
value-weekends-on = count like other days
value-weekends-off = no clock runs

vote-heard = Your voice counts: { $wish ->
    [skip] a cautious deed for { $hero }
    [replace] { $hero } for somebody else
    [pause] a pause
   *[wait] go on waiting for { $hero }
  }. More than half of { $voters } have to say the same.
vote-carried = That decides it: { $wish ->
    [skip] a cautious deed for { $hero }
    [replace] { $hero } is offered to somebody else
    [pause] the clocks stand still
   *[wait] the table goes on waiting for { $hero }
  }.
vote-refused-own = This vote is about you: the others have it. Take your turn, or come back with /pace back.
vote-refused-away = You count as away here. Come back with /pace back, then you have a voice again.
vote-refused-not-late = { $hero } still has time. You can vote once it is up.
vote-refused-lately = There was a vote about { $hero } in the last two days. Ask again later.

hand-over-offered = { $hero } is offered to { $to }, who can take the seat with /adventure accept within a week.
hand-over-note = You are offered a seat: { $hero } is yours to lead if you say /adventure accept here.
hand-over-refused-seated = They have a seat at this table already.
hand-over-refused-none = Nobody has offered you a seat here, or the offer is over. Free seats can be taken with /adventure join.
reclaim-done = { $hero } is yours again. The turn that is on goes on with the time it has left.
reclaim-refused = There is no seat here that you could have back. That is possible for three days after somebody else took it.
host-done = { $who } hosts this adventure now.
host-refused-same = That is the host already.
host-refused-there = The host is there. Somebody else can take over once the host has left, or has missed as many turns as the table allows.
host-refused-seat = Only somebody with a seat at this table can host it.

away-said = { $start ->
    [now] You are away until { $until }
   *[other] You are away from { $start } until { $until }
  }, in all your games: your clocks stand still, nobody calls you, and the tables can see it. /away back ends it.
away-back = Welcome back! Your clocks run again, in all your games.
away-me = Your time zone is { $zone }. { $quiet ->
    [yes] From { $start } to { $end } there your clocks stand still and nobody calls you.
   *[no] You have no quiet hours.
  } Reminders { $calls ->
    [off] never come
    [private] come as private messages
   *[channel] come in the channel of the game
  }{ $next ->
    [yes] , also when you are next
   *[no] {""}
  }.{ $away ->
    [yes] {" "}You are away until { $until }.
   *[no] {""}
  }
away-refused-read = “{ $typed }” is no day. Write a date as 2027-01-31, or how long: 5 days, 2 weeks.
away-refused-when = “{ $typed }” does not fit: the day has to lie ahead.
away-refused-year = That is too long. Of the days you can be away in a year ({ $most }), { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
  } left. For longer, give your hero to somebody with /adventure hand-over, or to the autopilot with /adventure autopilot.
away-refused-awake = Those quiet hours are too long: leave at least { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } of the day for your games. To be away for longer, use /away until.
away-refused-time = “{ $typed }” is no time of day. Write 22:00 or 10 pm, or off.
away-refused-both = Quiet hours need a beginning and an end that differ, such as 22:00 and 8:00. Write off to have none.
away-refused-back = You are not on vacation. If a table counts you as away after missed turns, say /pace back there.

post-agreed = A turn lasts: { $time }.{ $together ->
    [yes] {" "}The turns of a round are taken together.
   *[no] {""}
  }{ $common ->
    [yes] {" "}{ $decided }.
   *[no] {""}
  } When time is up: { $absence }; away after { $misses ->
    [one] one missed turn
   *[other] { $misses } missed turns
  }.

## What time does, on the card and in the status

pace-terms = A turn lasts: { $time }. When the time is up: { $absence }. Somebody is away after { $misses ->
    [one] one missed turn
   *[other] { $misses } missed turns
  }{ $days ->
    [0] {""}
    [one] , and the seat is offered a day later
   *[other] , and the seat is offered { $days } days later
  }. { $weekends ->
    [yes] Weekends count.
   *[no] Weekends do not count ({ $zone }).
  }{ $vacations ->
    [play] {" "}Nobody waits for who is on vacation.
   *[wait] {""}
  }
pace-seat = { $hero }{ $led ->
    [yes] {" "}({ $who })
   *[no] {""}
  }: { $how ->
    [free] nobody leads this hero; the autopilot does
    [offered] offered to anybody, on autopilot until then
    [away] away; the turns are taken at once
    [auto] on autopilot
    [vacation] on vacation until { $until }
    [nothing] has nothing to do now
    [over] the time is up
    [open] awaited, as long as it takes
    [paused] awaited, but the clocks stand still
    [stopped] awaited; the clock stands still until { $until }
   *[due] awaited, until { $until }
  }
pace-live = This game is played live: no clock runs. The host can change that with /adventure settings name:pace.
clock-one = { $hero } { $due }
clock-running = Turns end: { $seats }
clock-stopped = { $hero }’s clock stands still until { $until }; the turn ends { $due }.
clock-over = { $hero }’s time is up.
clock-away = { $hero } is away: the autopilot takes each turn at once. /pace back ends it.
clock-paused = All clocks have stood still since { $since }{ $who ->
    [yes] : { $hero } asked for a pause
   *[no] {""}
  }{ $said ->
    [yes] , “{ $reason }”.
   *[no] .
  } /pace resume lets them go on.
clock-pause-ends = The pause ends { $until } by itself.
clock-resting = Nothing has happened here for weeks, so the table rests. Whoever is awaited can act at any time; anybody here can wake it.
clock-alone = Nobody leads a hero now: the companions go on by themselves, { $pace ->
    [live] a little every { $seconds } seconds
   *[post] a little every two hours
  }. Take your hero back below, or with /pace back.
clock-longer = Turns that run keep their longer time; /pace sooner asks for the new one at once{ $agreed ->
    [0] .
   *[other] {" "}({ $agreed } for it).
  }
clock-vacation = { $who } is away until { $until }.{ $covered ->
    [yes] {" "}Standing orders and the autopilot play meanwhile.
   *[no] {""}
  }
clock-outage = I was away myself for { $hours ->
    [0] {""}
    [one] an hour and{" "}
   *[other] { $hours } hours and{" "}
  }{ $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }: that time counts for nobody.
clock-next = Next in this round: { $heroes }

vote-menu = { $hero }’s time is up: what now?
vote-wish-skip = Take the turn for them, carefully
vote-wish-replace = Offer the seat to somebody else
vote-wish-pause = Pause the game
vote-wish-wait = Go on waiting
vote-open = What about { $hero }? { $voices }. More than half decide; the vote ends { $until }.
vote-named-skip = take the turn: { $heroes }
vote-named-replace = another player: { $heroes }
vote-named-pause = pause: { $heroes }
vote-named-wait = wait: { $heroes }
vote-named-nobody = nobody has spoken yet

hand-over-line = { $hero } is offered to { $who }: /adventure accept takes the seat.
offered-line = { $hero } is free for anybody: /adventure join takes the seat.
undo-asked = { $hero } would like to take the last steps back. For it: { $agreed }. /adventure undo agrees, acting refuses.

notice-late = { $how ->
    [taken] { $hero }’s time was up ({ $time }): the turn was taken.{ $shorter ->
        [yes] {" "}After a missed turn the next one is shorter.
       *[no] {""}
    }
    [vote] { $hero }’s time is up ({ $time }): the others decide what now.
   *[other] { $hero }’s time is up ({ $time }); the table waits.
  }
notice-gone = { $hero } has been away for long: the seat is offered to anybody.
notice-told = { $how ->
    [taken] Nobody said what to do about { $hero }: a cautious deed was done.
   *[other] The vote about { $hero } has ended without a majority.
  }
notice-vote = { $heroes } decided: { $wish ->
    [skip] a cautious deed for { $hero }.
    [replace] { $hero }’s seat is offered to somebody else.
    [pause] the game pauses.
   *[wait] the table goes on waiting for { $hero }.
  }
notice-pause-over = The pause is over: the clocks go on.
notice-return = { $hero }’s player is back.
notice-reclaim = { $hero } is led by the same player as before again.
notice-take-over = { $hero } has a new player.
notice-host = The table has another host.
notice-resume = { $hero } let the clocks go on.
notice-undo = { $by ->
    [own] { $hero } took a step back.
    [host] The host took steps back.
   *[other] All agreed to take steps back.
  } The game stands as it did after step { $to }; no die was rolled again.

undo-done = Taken back. The card shows the game as it stands now.
undo-waits = You would like to go back. { $heroes } must agree with /adventure undo; whoever plays on refuses.
undo-refused-nothing = The last step was not yours, or there is none: nothing of yours can be taken back now. With a step’s number from /adventure log, /adventure undo to: asks the others.
undo-refused-shown = Since then a die was rolled, or something came to light: that cannot be taken back alone. /adventure undo to:{ $to } asks the others (a host goes back at once).
undo-refused-far = Nobody can go back there: that step is too far away, or something firm came after it, such as a beginning, a new hero, or a new seed.

## Memory

recap-since = Since you last did something
recap-whole = The story so far
recap-head = { $game }, begun { $begun }: { $heroes }. Turn { $turn }, step { $steps }.
recap-nothing = Nothing has happened since.
story-head = { $heroes }. At last seen in: { $place }. Adventure { $id }.
mine-due = { $line }, until { $due }
mine-paused = { $line }, paused

## Calls

call-turn = It is { $hero }’s turn: { $link }
call-draft = It is your turn to draw: { $link }
call-ahead = A new round has begun; { $hero } can say ahead what to do: { $link }
call-next = { $hero } is next: { $link }
call-voice = { $about ->
    [ballot] What about { $hero }? Your voice is asked for: { $link }
    [undo] { $hero } would like to take steps back. Do you agree? { $link }
    [concede] Somebody would call it an end. What do you say? { $link }
   *[retired] Somebody has left the table for good: { $link }
  }
call-paused = { $hero } has stopped the clocks of the table until { $until }{ $said ->
    [yes] : “{ $reason }”.
   *[no] .
  } Anybody at the table can let them go on with /pace resume.
call-still = { $heroes } has been awaited for { $weeks } { $weeks ->
    [one] week
   *[other] weeks
  }: { $link } As host you can set a time for turns with /adventure settings, or offer the seat.{ $resting ->
    [yes] {" "}The table rests from now on; anybody there can wake it.
   *[no] {""}
  }
calls-in-game = In this game you are called { $calls ->
    [off] for nothing
    [turns] when it is your turn, without reminders
   *[all] when it is your turn, and reminded
  }{ $snoozed ->
    [yes] , but not before { $until }.
   *[no] .
  }
calls-snoozed = { $snoozed ->
    [yes] Nobody calls you before { $until }, in any game. What still holds then is said once.
   *[no] You are called again.
  }
calls-refused-hours = Choose a number of hours from 1 to { $most }; 0 ends the break.
button-resume = Resume
button-wake = Wake the table
button-lead = I play again
error-player-there = { $hero }’s player is there. Only they can let the autopilot lead; you can once they miss a turn, or in live play do not answer for five minutes.
