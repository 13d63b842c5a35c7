# What people ask of the program while they look rules up.

rules-ask-begin = `/adventure new` asks what to play and opens a lobby. Friends press **Join**, then the host presses **Begin** for a party that is ready, or **Choose heroes** where a game has some. `/tutorial` teaches a game.
rules-ask-begin-words = begin start lobby invite setup play learn tutorial

rules-ask-players = { $game } is for { $most ->
    [one] one player
   *[other] { $fewest } to { $most } players
  }.
rules-ask-players-words = player players people

rules-ask-undo = **Undo** on the card takes your last step back, as long as nobody has acted since.
rules-ask-undo-words = undo mistake oops revert

rules-ask-save = Nothing has to be saved: the game waits in its channel, and goes on with the next button.
rules-ask-save-words = save pause resume continue

rules-ask-symbols = **Help**, behind **More** on the card, says what the symbols on your map are.
rules-ask-symbols-words = symbol symbols legend icon icons

rules-ask-leave = `/adventure leave` gives your seat up; the host ends the whole game with `/adventure end`.
rules-ask-leave-words = quit stop surrender concede
