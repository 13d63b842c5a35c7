# What a table agrees on: pauses, more time, votes, seats that change hands, days off, farewells.

## Lobbies and seats

lobby-wanted-heard = Good: this lobby stays open.
answer-took-over = You lead { $hero } now.

## A table's calendar: days on which no clock runs

calendar-days = No clock runs on { $days } ({ $zone }).
calendar-stretch = { $first } – { $last }
calendar-empty = This table has no holidays of its own. The host adds some with /pace holidays add.
calendar-added = This table’s clocks now stop on { $days } ({ $zone }).
calendar-removed = This table’s clocks now run on { $days } as on other days ({ $zone }).
calendar-refused-read = “{ $typed }” is not a date. Write one day as 2026-12-24, or several as 2026-12-24 to 2026-12-27.
calendar-refused-when = “{ $typed }” does not fit. Choose days to come, within the next { $most }.
calendar-refused-many = Those are too many days: the calendar holds { $most } at most, and { $left ->
    [0] is full. Remove one first with /pace holidays remove.
    [one] has room for one more.
   *[other] has room for { $left } more.
  }
calendar-refused-none = “{ $typed }” is not in this table’s calendar. /pace holidays list shows its days.

## Heroes that are given up, parties that call it an end

retire-done = Farewell! { $hero } is not yours any more. Anybody who comes to this table can take the seat. You can too, with /adventure join, while it is free.
notice-retire = { $hero }’s player has left for good. { $hero } goes on as a companion. Anybody can take the seat with /adventure join, and the host can offer it to somebody with /adventure hand-over.
concede-open = Proposal to end the adventure, by { AND($heroes) }. More than half of { $voters } decide; agree with /adventure concede.
concede-heard = Your vote counts for a day, or until you play on: { $agreed } of { $voters } want to end the adventure. More than half decide.
concede-taken-back = You want to go on. { $agreed } of { $voters } want to end the adventure.
concede-carried = The vote decides: the party turns back.
concede-refused-campaign = A campaign ends in town: once the party is home, all its members must agree.
concede-refused-away = { $hero } is on autopilot now. Lead your hero again with /pace back or /adventure autopilot, then you can vote.
hand-over-refused-led = { $hero } has a player. You can only offer seats that are free.
hand-over-refused-hero = No hero here is called “{ $hero }”. Choose one from the list.

## Pauses, more time, votes, seats that change hands

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
pace-resumed = The clocks run again. Everybody has at least as much time left as before the pause.
pace-more-time = Everybody whose turn it is has { $hours } more { $hours ->
    [one] hour
   *[other] hours
}.
pace-back = You lead { $hero } again. If it is your turn, you have the full time for it.
nudge-sent = Reminder sent: { AND($heroes) }. It replaces an automatic one, so nobody gets more reminders than usual.
nudge-sent-live = Asked: { AND($heroes) }. In live play everybody is asked once a turn.
nudge-refused-asked = Somebody has asked { AND($heroes) } about this turn already. The host can let the hero be played with /adventure autopilot; if the host is silent too, so can you.
nudge-refused-live = { AND($heroes) } did something a moment ago. If they do nothing for { $wait } more { $wait ->
    [one] minute
   *[other] minutes
  }, you can ask with /pace nudge.
call-asked = { $by } asks for you: it is { $hero }’s turn.
nudge-refused-nobody = The table waits for nobody else now.
nudge-refused-now = You cannot remind { AND($heroes) } now. A reminder can be sent once the turn is an hour old, and again once half of the time is gone, but not while the clock is stopped (at night, on vacation).
nudge-refused-still = The clocks of this table stand still, so nobody is reminded. /pace resume starts them again.

pace-refused-live = This game is played live, without clocks. To use this command, the host sets the pace to play by post first.
pace-refused-paused = The clocks of this table are stopped already.
pace-refused-running = The clocks of this table are running already.
pace-refused-nobody-awaited = The table waits for nobody now, so nobody needs more time.
pace-refused-not-away = You lead { $hero } already; you were not away.

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
