# What a person is told who goes away.

away-said = { $start ->
    [now] You are away until { $until }.
   *[other] You are away from { $start } until { $until }.
  } Nobody calls you meanwhile, and your tables can see it. /away back ends it.{ $games ->
    [0] {" "}None of your games has a clock just now.
   *[other] {" "}What your games do meanwhile:
  }
away-game = - [{ $game }]({ $link }): { $what ->
    [waits] your clock stops, so the table waits for your turns.
    [plays] the others are there, so the game goes on. After { $minutes } min of a turn of yours your hero is played for you: by your standing orders, or else with care.
    [rests] nobody else is there, so the table rests once it is your turn.
    [live] it is played live, without clocks: nobody plays for you unless the host lets the autopilot lead.
    [stands] its clocks are stopped already. Once they run again, the table’s settings decide.
   *[led] the autopilot leads your hero already.
  }
away-more = … and { $count } more { $count ->
    [one] game
   *[other] games
  }.
away-waiting = on vacation
button-hold = Ask to wait: { $game }
