# What the cogs say around the hall of fame.

hall-open = Ver una partida
hall-run = Partida { $id }
button-run-replay = Repetición
button-run-check = Comprobar cada dado
error-run-elsewhere = Esa partida se jugó en un canal que no puedes ver.
