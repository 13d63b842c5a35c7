# Was die Cogs um die Ruhmeshalle herum sagen.

hall-open = Einen Lauf ansehen
hall-run = Lauf { $id }
button-run-replay = Nachspielen
button-run-check = Jeden Würfel prüfen
error-run-elsewhere = Dieser Lauf wurde in einem Kanal gespielt, den du nicht sehen kannst.
