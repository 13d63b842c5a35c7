# What time does, on the card and in the status.

## Turns that are declared before they come

ahead-line-some = { $said ->
    [one] One player has planned ahead for this round.
   *[other] { $said } players have planned ahead for this round.
  }
ahead-line = { $said } of { $all } have planned their turn.
ahead-line-left = { $said } of { $all } have planned their turn. Still to plan: { $left }
round-spoken = { $count ->
    [one] { $heroes } has spoken.
   *[other] { AND($heroes) } have spoken.
  } This round still waits for: { $left }
round-left = This round waits for: { $left }
round-waits = { $how ->
    [away] { AND($heroes) } (away)
    [over] { AND($heroes) } (time is up)
    [due] { AND($heroes) } { $due }
   *[open] { AND($heroes) }
  }
holds-line = { $hero } is in the middle of a turn. If it stands still, I go on with it { $due }, so that the others can act.
ahead-left = { $hero } { $due }
ahead-left-over = { $hero } (time is up)
ahead-left-open = { $hero }
ahead-remind =
    { $by ->
        [none] You can
       *[other] { $by } asks: you can
    } still plan { $hero }’s turn in this round. { $part ->
        [85] Time is nearly up: { $due }.
       *[other] Half of the time is gone; the rest ends { $due }.
    } { $last ->
        [yes] You are the last one everybody waits for.
       *[no] The table waits for others too.
    }
ahead-seat = { $hero } ({ $who }): { $how ->
    [said] has planned this round’s turn
    [over] time is up; when the turn comes, it is taken as the table agreed
    [stopped] can plan the turn; the clock is stopped
    [open] can plan the turn, with no time limit
   *[due] can plan the turn, until { $until }
  }
ahead-terms = The turns of a round are taken together: while others act, players with a later turn plan theirs.
round-terms = A round has one time for all: everybody acts or plans ahead within it, and whoever is silent is played with care.
notice-ahead = { $hero }’s time is up ({ $time }): when the turn comes, it is taken as the table agreed.
notice-lapse = { $hero }’s plan could not be carried out any more.
ahead-note-lapse = Your plan for { $hero } cannot be carried out any more. It is your turn now, with the full time.
keep-line = { $count ->
    [one] { $heroes } repeats the attack until this fight is over.
   *[other] { AND($heroes) } repeat their attacks until this fight is over.
  }
onward-line = { $count ->
    [one] { $heroes }’s team fights on by itself next round.
   *[other] The teams of { AND($heroes) } fight on by themselves next round.
  }

## On the card and in the status

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
clock-one = { AND($heroes) } { $due }
clock-running = Turns end: { $seats }
clock-stopped = { $count ->
    [one] { AND($heroes) }’s clock is stopped until { $until }; the turn ends { $due }.
   *[other] The clocks of { AND($heroes) } are stopped until { $until }; their turns end { $due }.
  }
clock-over = { $count ->
    [one] { AND($heroes) }’s time is up.
   *[other] The time of { AND($heroes) } is up.
  }
clock-left = { $count ->
    [one] { AND($heroes) } is not there, so the others decide.
   *[other] { AND($heroes) } are not there, so the others decide.
  }
clock-away = { $count ->
    [one] { AND($heroes) } is away: the autopilot takes each turn at once. /pace back ends it.
   *[other] { AND($heroes) } are away: the autopilot takes each of their turns at once. /pace back ends it.
  }
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
clock-zone-of = The time zone set for { AND($heroes) } is not known here any more: { $instead } counts. `/away me` sets another.
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
clock-next = Next in this round: { AND($heroes) }

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
vote-named-skip = take the turn: { AND($heroes) }
vote-named-replace = another player: { AND($heroes) }
vote-named-pause = pause: { AND($heroes) }
vote-named-wait = wait: { AND($heroes) }
vote-named-nobody = none

hand-over-line = { $hero }’s seat is offered to { $who }: /adventure accept takes it.
offered-line = { $hero }’s seat is free: anybody can take it with /adventure join.
proposal-open = { $disputed ->
    [yes] The party is divided: { $voices }. More than half decide at once
   *[no] { $hero } proposes: **{ $what }**. Anybody may say otherwise
  }; { $stands ->
    [yes] nothing counts until the clocks run again.
   *[no] { $disputed ->
        [yes] most voices count { $until }, in a tie the first.
       *[no] it counts { $until }, or once all agree.
      }
  }
proposal-voices = { $what } ({ AND($heroes) })
button-agree = Agree: { $what }
button-leave-it = Rather not
errand-left = rather not
errands-next = After that: { $what }.
undo-asked = { $hero } wants to take the last steps back. In favour: { $agreed }. Agree with /adventure undo; to refuse, play on.

notice-late = { $how ->
    [taken] { $hero }’s time was up ({ $time }): I took the turn.{ $shorter ->
        [yes] {" "}After a missed turn, the next one is shorter.
       *[no] {""}
    }
    [vote] { $hero }’s time is up ({ $time }): the others decide what happens now.
    [wait] { $hero }’s time is up ({ $time }). The table waits.
   *[other] { $hero }’s time is up ({ $time }): whoever is there goes on.
  }
notice-held = { $hero }’s turn stood still for an hour while others waited: I went on with it until they could act.
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
notice-agreed = The time to say otherwise was up.
notice-most = The second vote about { $hero } was decided by most votes: { $wish ->
    [skip] { $hero } acts cautiously.
    [replace] { $hero }’s seat is offered to somebody else.
    [pause] the game pauses.
   *[wait] the table goes on waiting for { $hero }.
  }
notice-vote = { AND($heroes) } decided: { $wish ->
    [skip] { $hero } acts cautiously.
    [replace] { $hero }’s seat is offered to somebody else.
    [pause] the game pauses.
   *[wait] the table goes on waiting for { $hero }.
  }
notice-pause-over = The pause is over. The clocks run again.
notice-return = { $hero }’s player is back.
notice-reclaim = { $hero }’s former player is back in the seat.
notice-take-over = { $hero } has a new player.
notice-host = This table has a new host: { $leader }’s player.
notice-leave = { $hero }’s player has left the game: { $hero } goes on as a companion. /adventure join takes the seat.
notice-home = The vacation of { $hero }’s player is over, so the clocks run again.
notice-resume = { $hero } restarted the clocks.
notice-undo = { $by ->
    [own] { $hero } took a step back.
    [host] The host took steps back.
   *[other] All agreed to take steps back.
  } The game stands as it did after step { $to }. No die was rolled again.
