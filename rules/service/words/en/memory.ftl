# Looking back: what was taken for somebody, all games at once, what was found in a log.

recap-taken = { $count ->
    [one] I took one step of { $hero } for you
   *[other] I took { $count } steps of { $hero } for you
  }, { $how ->
    [orders] by your standing orders, and by the autopilot where they did not apply.
   *[autopilot] by the autopilot.
  }
home-title = Meanwhile, in all your games
home-game = **[{ $title }]({ $link })**, { $hero }{ $over ->
    [yes] : over
   *[no] { $yours ->
        [yes] : your turn
       *[no] {""}
      }
  }
home-nothing = Nothing has happened in your games since your last turns.
home-more = { $count ->
    [one] … and in one more game.
   *[other] … and in { $count } more games.
  } See all running games with /adventure mine, or each game’s news with /adventure recap.
