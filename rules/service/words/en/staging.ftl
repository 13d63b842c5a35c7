# Games that developers have staged, on servers that whoever runs the bot has marked.

answer-staged = Staged: { $wanted }. Found in game { $game } of its kind after { $steps ->
    [one] one action
   *[other] { $steps } actions
  } (seed “{ $seed }”, { $played } tried). You lead every seat: press for whoever is asked, or use /stage press.{ $said ->
    [0] {""}
    [one] {" "}The next die falls as you said.
   *[other] {" "}The next { $said } dice fall as you said.
  }
answer-stage-dice = { $count ->
    [0] Dice fall by chance again.
    [one] The next die falls as you said: { $faces }. The log says so.
   *[other] The next { $count } dice fall as you said: { $faces }. The log says so.
  }
answer-stage-seat = { $user } leads { $hero } now.

error-stage-unmarked = Games are staged in developers’ servers alone, and this is none. Whoever runs the bot can mark it with UNDERCROFT_DEVELOPER_SERVERS.
error-stage-not-staged = This game was not staged, so its dice and its seats are nobody else’s.
error-stage-word = I do not understand “{ $word }”.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
  } See every word with undercroft stage --list.
error-stage-no-game = No game knows all of that together: { $said }. See every word with undercroft stage --list.
error-stage-seats = That game has { $fewest } to { $most } players.
error-stage-not-found = I found no such state ({ $said }): { $games ->
    [one] one game was played
   *[other] { $games } games were played
  }, { $actions } actions. It may be rare, or never happen.
error-stage-dice = Say at most { $most } numbers from 1 to { $highest }, with commas between them, such as 6, 1, 20.
error-stage-seat = Nobody here is called { $name }. There are { $names }.
