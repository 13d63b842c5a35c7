# Turns that are declared before they come.

setting-together = Turns of a round
value-together-off = one by one
value-together-on = together: players with a later turn plan ahead

ahead-said = Planned for { $hero }’s turn in this round: { $what }{ $more ->
    [0] .
    [one] , and one more choice after it.
   *[other] , and { $more } more choices after it.
  } Nobody else can see it. Until your turn comes, you can change it or take it back.
ahead-withdrawn = Taken back: nothing is planned for { $hero } any more.
ahead-refused-turn = It is your turn now: act on the card or with /do.
ahead-refused-auto = { $hero } is on autopilot. Lead your hero yourself first, with /adventure autopilot.
ahead-refused-now = { $why } The game waits for { $heroes }.
ahead-refused-option = You cannot plan that for this round any more. Open the list again.
ahead-refused-stale = This list is out of date: the turn has gone on, or you have planned something else since. Open it again.
ahead-refused-many = Choose at least one thing to do, and at most { $most }.
ahead-refused-nothing = There is nothing to take back: you have no plan for this round and no repeated attack.

ahead-line-some = { $said ->
    [one] One player has planned ahead for this round.
   *[other] { $said } players have planned ahead for this round.
  }
ahead-line = { $said } of { $all } have planned their turn.
ahead-line-left = { $said } of { $all } have planned their turn. Still to plan: { $left }
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
notice-ahead = { $hero }’s time is up ({ $time }): when the turn comes, it is taken as the table agreed.
notice-lapse = { $hero }’s plan cannot be carried out any more, so { $hero } must choose again.
ahead-note-lapse = Your plan for { $hero } cannot be carried out any more. It is your turn now, with the full time.

ahead-title = Plan { $hero }’s turn
ahead-about = When your turn of this round comes, I do the first of your choices that is possible, and roll its dice then. If your turn goes on after it, the next choice follows. Nobody else sees what you choose.
ahead-none = You have planned nothing yet.
ahead-chosen = { $number }. { $what }
ahead-now = If your turn came now: { $what }.
ahead-now-none = If your turn came now, none of this would be possible, and you would be asked.
ahead-pick = { $rank ->
    [1] First …
    [2] If that is impossible, or after it …
   *[3] If both are impossible, or after them …
  }
button-ahead = Plan ahead

# Attacks that are kept at until a fight is over.

keep-said = { $hero } repeats this attack each round until the fight is over or { $hero } is badly hurt. To stop, do something else or say /orders withdraw.
keep-line = { $count ->
    [one] { $last } repeats the attack until this fight is over.
   *[other] { $heroes } and { $last } repeat their attacks until this fight is over.
  }
keep-refused-first = Attack once in this fight first, with nothing that is used up. Then you can repeat that attack.
keep-refused-already = { $hero } repeats the attack already. To stop, say /orders withdraw.
keep-refused-hurt = { $hero } is badly hurt, so choose each attack yourself.
keep-refused-never = This game has no attacks to repeat. Choose each turn yourself.
button-keep = Repeat attack
button-unsay = Take back
