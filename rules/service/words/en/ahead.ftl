# Turns that are declared before they come.

setting-together = Turns of a round
value-together-off = one by one
value-together-on = together: who comes later says ahead

ahead-said = When { $hero }’s turn of this round comes: { $what }{ $more ->
    [0] .
    [one] , and one more choice after it.
   *[other] , and { $more } more choices after it.
  } Nobody else sees it before. Until then you can change it or take it back.
ahead-withdrawn = Taken back: nothing is said for { $hero } any more.
ahead-refused-turn = It is your turn now: act, on the card or with /do.
ahead-refused-auto = { $hero } is on autopilot. Have it back with /adventure autopilot first.
ahead-refused-now = { $why } The game waits for { $heroes }.
ahead-refused-option = That cannot be said for your turn of this round any more. Open the list anew.
ahead-refused-stale = This list is of the past: the turn has gone on, or you have said something else since. Open it anew.
ahead-refused-many = Name one thing to do at least, and { $most } at most.
ahead-refused-nothing = You have said nothing ahead that could be taken back, and keep at nothing.

ahead-line-some = { $said ->
    [one] Somebody has said ahead what to do in this round.
   *[other] { $said } have said ahead what to do in this round.
  }
ahead-line = { $said } of { $all } have said ahead what they do.
ahead-line-left = { $said } of { $all } have said ahead what they do. Still to say: { $left }
ahead-left = { $hero } { $due }
ahead-left-over = { $hero } (time is up)
ahead-left-open = { $hero }
ahead-remind =
    { $by ->
        [none] {""}
       *[other] { $by } asks:{" "}
    }{ $part ->
        [85] { $hero } can still say ahead what to do in this round; the time is nearly up: { $due }.
       *[other] { $hero } can say ahead what to do in this round; half of the time is over, the rest ends { $due }.
    } { $last ->
        [yes] You are the last one everybody waits for.
       *[no] Others are awaited as well.
    }
ahead-seat = { $hero } ({ $who }): { $how ->
    [said] has said what to do in this round
    [over] the time is up; the turn is taken as the table agreed, once it comes
    [stopped] may say ahead what to do; the clock stands still
    [open] may say ahead what to do, as long as it takes
   *[due] may say ahead what to do, until { $until }
  }
ahead-terms = Turns of a round are taken together: where they have an order, who comes later says ahead what to do.
notice-ahead = { $hero }’s time is up ({ $time }): the turn is taken as the table agreed, once it comes.
notice-lapse = What { $hero } had said ahead cannot be done any more: { $hero } is asked.
ahead-note-lapse = What you had said ahead for { $hero } cannot be done any more. It is your turn now, with all the time of a new one.

ahead-title = Ahead of { $hero }’s turn
ahead-about = When your turn of this round comes, the first of your choices that can be done then is done, with dice rolled then; as long as your turn goes on after it, the next one follows. Nobody else sees what you choose.
ahead-none = You have said nothing yet.
ahead-chosen = { $number }. { $what }
ahead-now = As things stand it would be: { $what }.
ahead-now-none = As things stand none of it can be done: you would be asked.
ahead-pick = { $rank ->
    [1] First of all …
    [2] If that cannot be done, or after it …
   *[3] If neither can be done, or after them …
  }
button-ahead = Say ahead

# Attacks that are kept at until a fight is over.

keep-said = { $hero } keeps at it, in every round, until this fight is over or { $hero } is badly hurt. Act otherwise, or take it back with /orders withdraw, and you are asked again.
keep-line = { $count ->
    [one] { $last } keeps at it until this fight is over.
   *[other] { $heroes } and { $last } keep at it until this fight is over.
  }
keep-refused-first = Attack once first, in a fight that is on, with nothing that is used up: then you can say that you keep at it.
keep-refused-already = { $hero } keeps at it already. /orders withdraw takes it back.
keep-refused-hurt = { $hero } is badly hurt, and decides every blow anew.
keep-refused-never = Nothing can be kept at in this game: each turn is decided anew.
button-keep = Keep at it
button-unsay = Take it back
