# Looking back: what was taken for somebody, all games at once, what was found in a log.

recap-taken = { $count ->
    [one] One step of { $hero } was taken for you
   *[other] { $count } steps of { $hero } were taken for you
  }, { $how ->
    [orders] as your orders say where they say something, else by the autopilot.
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
home-nothing = Nothing has happened in your games since you last did something there.
home-more = { $count ->
    [one] … and in one more game.
   *[other] … and in { $count } more games.
  } /adventure mine lists those that go on, /adventure recap tells of each.
