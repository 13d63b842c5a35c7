# Gespeicherte Spiele, und woher ihre Startwerte kommen.

error-unreadable = Ich kann Abenteuer { $id } nicht lesen: Seine gespeicherten Daten sind beschädigt. Ich habe es beiseitegelegt und nichts gelöscht; alle anderen Spiele gehen weiter. Sag es denen, die den Bot betreiben.

error-no-daily = { $game } hat keinen Dungeon des Tages. Wähle ein anderes Spiel.
error-daily-settings = Ein Dungeon des Tages hat dieselben Einstellungen für alle. Für eigene eröffne ein Abenteuer mit /adventure new.
error-no-such-day = „{ $typed }“ ist kein Datum. Schreib es wie 31.1.2027, oder „heute“, oder „gestern“.
error-no-tutorial = { $game } hat keine Einführung.
error-tutorial-settings = Eine Einführung hat feste Einstellungen, denn ihre Lektionen hängen davon ab. Für eigene eröffne ein Spiel mit /adventure new.

error-stage-dice = Sag höchstens { $most ->
    [one] eine Zahl
   *[other] { $most } Zahlen
  } von 1 bis { $highest }, mit Kommas dazwischen, etwa 6, 1, 20.
