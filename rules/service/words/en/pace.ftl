# Play by post: reminders, pauses, more time.

pace-remind =
    { $by ->
        [none] { $part ->
            [85] It is { $hero }’s turn, and time is nearly up: { $due }.
            [100] { $hero }’s time is up. The turn is still yours until the others decide otherwise.
           *[other] It is { $hero }’s turn. Half of the time is gone; the rest ends { $due }.
        }
       *[other] { $by } asks whether you can play soon: it is { $hero }’s turn, until { $due }.
    } { $last ->
        [yes] You are the last one everybody waits for.
       *[no] The table waits for others too.
    }
pace-paused = All clocks of this table are stopped until { $until }. Anybody here can restart them with /pace resume. I have told the others.
pace-refused-pause-days = A pause lasts from one day to { $most }. When it is over, you can ask for another.
pace-sooner-done = Most of you agree: the table’s time now counts for running turns too. Those whose turn it is have fair notice.
pace-sooner-heard = Your vote counts. { $left } more { $left ->
    [one] vote
   *[other] votes
  } and the table’s time counts for running turns.
pace-refused-sooner = Every running turn has the table’s time already.
pace-refused-more = A turn can get one extra week in all; { $left ->
    [0] this one has had it.
    [one] one hour of that is left.
   *[other] { $left } hours of that are left.
  }
pace-resumed = The clocks run again. Everybody has as much time left as before the pause.
pace-more-time = Everybody whose turn it is has { $hours } more { $hours ->
    [one] hour
   *[other] hours
}.
pace-back = You lead { $hero } again. If it is your turn, you have the full time for it.
nudge-sent = Reminder sent: { $heroes }. It replaces an automatic one, so nobody gets more reminders than usual.
nudge-sent-live = Asked: { $heroes }. In live play everybody is asked once a turn.
nudge-refused-asked = Somebody has asked { $heroes } about this turn already. The host can let the hero be played with /adventure autopilot; if the host is silent too, so can you.
nudge-refused-live = { $heroes } did something a moment ago. If they do nothing for { $wait } more { $wait ->
    [one] minute
   *[other] minutes
  }, you can ask with /pace nudge.
call-asked = { $by } asks for you: it is { $hero }’s turn.
nudge-refused-nobody = The table waits for nobody else now.
nudge-refused-now = You cannot remind { $heroes } now. A reminder can be sent once the turn is an hour old, and again once half of the time is gone, but not while the clock is stopped (at night, on vacation).

pace-refused-live = This game is played live, without clocks. To use this command, the host sets the pace to play by post first.
pace-refused-paused = The clocks of this table are stopped already.
pace-refused-running = The clocks of this table are running already.
pace-refused-nobody-awaited = The table waits for nobody now, so nobody needs more time.
pace-refused-not-away = You lead { $hero } already; you were not away.

setting-turn-time = Time for a turn
setting-absence = When time is up
setting-misses = Missed turns until a player is away
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
value-guard = act cautiously for them
value-autopilot = the autopilot plays, in their style
value-vacations-wait = the table waits
value-vacations-play = orders and autopilot play on
value-weekends-on = count like other days
value-weekends-off = clocks stop

vote-heard = You voted: { $wish ->
    [skip] act cautiously for { $hero }
    [replace] look for somebody else to lead { $hero }
    [pause] pause the game
   *[wait] go on waiting for { $hero }
  }. It takes more than half of { $voters } votes.
vote-carried = The vote decides: { $wish ->
    [skip] { $hero } acts cautiously now
    [replace] { $hero }’s seat is offered to somebody else
    [pause] the clocks stop
   *[wait] the table goes on waiting for { $hero }
  }.
vote-refused-own = This vote is about you, so the others decide. Take your turn, or come back with /pace back.
vote-refused-away = You count as away here. Come back with /pace back, then you can vote.
vote-refused-not-late = { $hero } still has time. You can vote once it is up.
vote-refused-lately = There was a vote about { $hero } in the last two days. Ask again later.

hand-over-offered = { $to } can take { $hero }’s seat with /adventure accept within a week.
hand-over-note = You are offered a seat: say /adventure accept here to lead { $hero }.
hand-over-refused-seated = They have a seat at this table already. Offer it to somebody who has none.
hand-over-refused-none = Nobody has offered you a seat here, or the offer has ended. Take a free seat with /adventure join.
reclaim-done = { $hero } is yours again. A turn that has begun keeps the time it has left.
reclaim-refused = There is no seat here that you could take back. You can do that for three days after somebody else took it.
host-done = { $who } hosts this adventure now.
host-refused-same = They host this adventure already.
host-refused-there = The host is still here. Somebody else can take over once the host has left, or has missed as many turns as the table allows.
host-refused-live = The host ({ $host }) was here a moment ago. If they do nothing for { $wait } more { $wait ->
    [one] minute
   *[other] minutes
  }, any player here can take over with /adventure host.
host-refused-seat = Only a player with a seat at this table can host it.

away-back = Welcome back! Your clocks run again, in all your games.
away-me = Your time zone is { $zone }.{ $known ->
    [yes] {""}
   *[no] {" "}It is not known here any more, so { $instead } counts until you choose another.
  } { $quiet ->
    [yes] From { $start } to { $end } your clocks stop and nobody calls you.
   *[no] You have no quiet hours.
  } Reminders { $calls ->
    [off] never come
    [private] come as private messages
   *[channel] come in the game’s channel
  }{ $next ->
    [yes] , and one comes when you are next
   *[no] {""}
  }.{ $away ->
    [yes] {" "}You are away until { $until }.
   *[no] {""}
  }
away-refused-read = I cannot read “{ $typed }” as a day. Write a date such as 2027-01-31, or a time such as 5 days or 2 weeks.
away-refused-when = “{ $typed }” is not in the future. Choose a later day.
away-refused-year = That is too long. Of the { $most } vacation days in a year, { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
  }. For longer, give your hero to somebody with /adventure hand-over, or to the autopilot with /adventure autopilot.
away-refused-awake = Those quiet hours are too long: leave at least { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } of the day for your games. To be away for longer, use /away until.
away-refused-time = I cannot read “{ $typed }” as a time of day. Write 22:00 or 10 pm, or off.
away-refused-both = Quiet hours need a beginning and an end that differ, such as 22:00 and 8:00. Write off to have none.
away-refused-back = You are not on vacation. If a table counts you as away because you missed turns, say /pace back there.

post-agreed = Time for a turn: { $time }.{ $together ->
    [yes] {" "}The turns of a round are taken together.
   *[no] {""}
  }{ $common ->
    [yes] {" "}{ $decided }.
   *[no] {""}
  } When time is up: { $absence }. A player is away after { $misses ->
    [one] one missed turn
   *[other] { $misses } missed turns
  }.

## What time does, on the card and in the status

pace-terms = Time for a turn: { $time }. When time is up: { $absence }. A player is away after { $misses ->
    [one] one missed turn
   *[other] { $misses } missed turns
  }{ $days ->
    [0] {""}
    [one] , and the seat is offered to others a day later
   *[other] , and the seat is offered to others { $days } days later
  }. { $weekends ->
    [yes] Weekends count.
   *[no] Weekends do not count ({ $zone }).
  }{ $vacations ->
    [play] {" "}The table does not wait for players on vacation.
   *[wait] {""}
  }
pace-seat = { $hero }{ $led ->
    [yes] {" "}({ $who })
   *[no] {""}
  }: { $how ->
    [free] no player; the autopilot plays
    [offered] free for anybody; the autopilot plays until then
    [away] away; the autopilot takes each turn at once
    [auto] on autopilot
    [vacation] on vacation until { $until }
    [nothing] nothing to do now
    [over] time is up
    [left] not there; the others decide
    [open] to act, with no time limit
    [paused] to act; the clocks are paused
    [resting] to act; the table rests
    [stopped] to act; the clock is stopped until { $until }
   *[due] to act, until { $until }
  }
pace-live = This game is played live, without clocks. The host can change that with /adventure settings name:pace.
clock-one = { $hero } { $due }
clock-running = Turns end: { $seats }
clock-stopped = { $hero }’s clock is stopped until { $until }; the turn ends { $due }.
clock-over = { $hero }’s time is up.
clock-left = { $hero } is not there, so the others decide.
clock-away = { $hero } is away: the autopilot takes each turn at once. /pace back ends it.
clock-paused = All clocks have been stopped since { $since }{ $who ->
    [yes] : { $hero } asked for a pause
   *[no] {""}
  }{ $said ->
    [yes] , “{ $reason }”.
   *[no] .
  } /pace resume restarts them.
clock-pause-ends = The pause ends by itself { $until }.
clock-resting = { $weeks ->
    [0] None of you is here just now, so this table rests: no clock runs, and nobody is played for.
   *[other] Nothing has happened here for weeks, so this table rests.
  } To wake it, act or press the button.
clock-alone = No player leads a hero now: the heroes go on by themselves, { $pace ->
    [live] a little every { $seconds } seconds
   *[post] a little every two hours
  }. Take your hero back below, or with /pace back.
clock-longer = Running turns keep their longer time; vote for the new one with /pace sooner{ $agreed ->
    [0] .
   *[other] {" "}({ $agreed } for it).
  }
clock-vacation = { $who } is away until { $until }.
clock-vacation-played = Standing orders and the autopilot play meanwhile.
clock-zone = This table’s time zone, { $zone }, is not known here any more: { $instead } counts. The host can choose another.
clock-zone-of = The time zone set for { $heroes } is not known here any more: { $instead } counts. `/away me` sets another.
clock-outage = I was offline for { $hours ->
    [0] { clock-outage-minutes }
    [one] an hour{ $minutes ->
        [0] {""}
       *[other] {" "}and { clock-outage-minutes }
      }
   *[other] { $hours } hours{ $minutes ->
        [0] {""}
       *[other] {" "}and { clock-outage-minutes }
      }
  }; that time does not count against anybody.
clock-outage-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }
clock-next = Next in this round: { $heroes }

vote-menu = { $hero }’s time is up. What now?
vote-wish-skip = Take a cautious turn for them
vote-wish-replace = Offer the seat to somebody else
vote-wish-pause = Pause the game
vote-wish-wait = Go on waiting
vote-open = What about { $hero }? Votes so far: { $voices }. { $again ->
        [yes] This time most votes decide, in a tie the host’s
       *[no] More than half decide
    }; { $stands ->
        [yes] until the clocks run again the vote does not end by itself
       *[no] the vote ends { $until }
    }.
vote-named-skip = take the turn: { $heroes }
vote-named-replace = another player: { $heroes }
vote-named-pause = pause: { $heroes }
vote-named-wait = wait: { $heroes }
vote-named-nobody = none

hand-over-line = { $hero }’s seat is offered to { $who }: /adventure accept takes it.
offered-line = { $hero }’s seat is free: anybody can take it with /adventure join.
undo-asked = { $hero } wants to take the last steps back. In favour: { $agreed }. Agree with /adventure undo; to refuse, play on.

notice-late = { $how ->
    [taken] { $hero }’s time was up ({ $time }): I took the turn.{ $shorter ->
        [yes] {" "}After a missed turn, the next one is shorter.
       *[no] {""}
    }
    [vote] { $hero }’s time is up ({ $time }): the others decide what happens now.
   *[other] { $hero }’s time is up ({ $time }). The table waits.
  }
notice-away = { $hero }’s player is away: I took the turn.
turn-lasted = { $unit ->
    [days] { $count ->
        [one] a day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] an hour
       *[other] { $count } hours
    }
   *[minutes] { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
  }
notice-gone = { $hero }’s player has been away for long: anybody can take the seat now.
notice-told = { $how ->
    [taken] Nobody voted about { $hero }, so { $hero } acted cautiously.
   *[other] The vote about { $hero } ended without a majority.
  }
notice-most = The second vote about { $hero } was decided by most votes: { $wish ->
    [skip] { $hero } acts cautiously.
    [replace] { $hero }’s seat is offered to somebody else.
    [pause] the game pauses.
   *[wait] the table goes on waiting for { $hero }.
  }
notice-vote = { $heroes } decided: { $wish ->
    [skip] { $hero } acts cautiously.
    [replace] { $hero }’s seat is offered to somebody else.
    [pause] the game pauses.
   *[wait] the table goes on waiting for { $hero }.
  }
notice-pause-over = The pause is over. The clocks run again.
notice-return = { $hero }’s player is back.
notice-reclaim = { $hero }’s former player is back in the seat.
notice-take-over = { $hero } has a new player.
notice-host = This table has a new host.
notice-home = The vacation of { $hero }’s player is over, so the clocks run again.
notice-resume = { $hero } restarted the clocks.
notice-undo = { $by ->
    [own] { $hero } took a step back.
    [host] The host took steps back.
   *[other] All agreed to take steps back.
  } The game stands as it did after step { $to }. No die was rolled again.

undo-done = Taken back. The card shows the game as it stands now.
undo-waits = You ask to go back. { $heroes } must agree with /adventure undo; anybody who plays on refuses.
undo-refused-nothing = You cannot take anything back now: the last step was not yours, or there is none. To go back further, find the number of a step with /adventure log, then ask the others with /adventure undo and that number.
undo-refused-shown = A die has been rolled or something was revealed since then, so you cannot take it back alone. Ask the others with /adventure undo to:{ $to } (the host goes back at once).
undo-refused-older = I cannot go back that far: this adventure was played under older rules, which can no longer be replayed, and that moment is no longer stored. Choose a later step.
undo-refused-far = That step is out of reach: it is too long ago, or something final came after it (the start, a new hero, a new seed). Choose a later step.

## Memory

recap-since = Since your last turn
recap-whole = The story so far
recap-head = { $game }, begun { $begun }: { $heroes }. Turn { $turn }, step { $steps }.
recap-nothing = Nothing new has happened.
replay-older = { $count ->
    [one] Step { $step } was
   *[other] From step { $step } on, { $count } steps were
  } played under other rules than today’s and cannot be replayed, so some maps are missing.
story-head = { $heroes }. Last seen in: { $place }. Adventure { $id }.
mine-due = { $line }, until { $due }
mine-paused = { $line }, paused

## Calls

call-in = **{ $game }** · { $said } { $link }
call-turn = It is { $hero }’s turn.
call-draft = It is your turn to draw: { $link }
call-ahead = A new round has begun. You can plan { $hero }’s turn now.
call-next = { $hero } is next.
call-voice = { $about ->
    [ballot] { $hero }’s time is up. Please vote on what happens now.
    [undo] { $hero } wants to take steps back. Do you agree?
    [concede] A player proposes to end the adventure. Please vote.
   *[retired] A player has left the table for good.
  }
call-paused = { $hero } has stopped this table’s clocks until { $until }{ $said ->
    [yes] : “{ $reason }”.
   *[no] .
  } Anybody at the table can restart them with /pace resume.
call-extended = { $hero } gave { $hours } { $hours ->
    [one] hour
   *[other] hours
  } more to { $heroes }.
call-wanted = Is your lobby still wanted? Unless somebody presses something on its card, it closes { $until }.
call-rests = None of the players is here just now, so your table rests: nothing happens until somebody wakes it, or is back from vacation.
call-still = The table has waited for { $heroes } for { $weeks } { $weeks ->
    [one] week
   *[other] weeks
  }. As host, you can set a time for turns with /adventure settings, or offer the seat.{ $resting ->
    [yes] {" "}From now on this table rests; anybody there can wake it.
   *[no] {""}
  }
calls-in-game = In this game { $calls ->
    [off] nobody calls you
    [turns] you are called when it is your turn, without reminders
   *[all] you are called when it is your turn, and reminded
  }{ $snoozed ->
    [yes] , but not before { $until }.
   *[no] .
  }
calls-snoozed = { $snoozed ->
    [yes] Nobody calls you before { $until }, in any game. Then you hear once what still waits for you.
   *[no] Your games call you again.
  }
calls-refused-hours = Choose a number of hours from 1 to { $most }, or 0 to be called again now.
call-away = { $misses ->
    [one] A turn of yours has passed
   *[other] { $misses } turns of yours have passed
  } in silence, so you count as away here. { $waits ->
    [yes] The table waits for { $hero }
   *[no] { $hero } is played for you, with care, while others are here
  }, and you are not called again. The button brings you back, with the full time for your turn.
button-return = I am back
button-resume = Resume
button-wake = Wake the table
button-lead = Play again
error-player-there = { $hero }’s player is here, and only they can hand over to the autopilot. You can do it once they miss a turn.
error-player-there-live = { $hero }’s player was here a moment ago, and only they can hand over to the autopilot now. If they do nothing for { $wait } more { $wait ->
    [one] minute
   *[other] minutes
  }, you can do it with /adventure autopilot.
error-only-host-live = The host ({ $host }) was here a moment ago, and only they can do that now. If they do nothing for { $wait } more { $wait ->
    [one] minute
   *[other] minutes
  }, any player here can, or can take over with /adventure host.
