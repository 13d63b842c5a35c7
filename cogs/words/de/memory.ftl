# Was die Cogs zu Plätzen, Geschichten und Rückblicken sagen.

hand-over-refused-bot = Das ist ein Bot. Biete den Platz einem Menschen an.
hand-over-refused-outside = Diese Person ist nicht auf diesem Server und könnte hier nicht spielen. Lade sie zuerst ein.
found-head = { $count ->
    [0] ### Keine Zeile des Protokolls enthält „{ $wanted }“
    [one] ### Eine Zeile des Protokolls enthält „{ $wanted }“
   *[other] ### { $count } Zeilen des Protokolls enthalten „{ $wanted }“
  }
found-step = Schritt { $step }: { $line }
found-open = Von dort weiterlesen …
found-link = [Das Spiel, wie es jetzt steht]({ $link })
button-home = Alle meine Spiele
story-here = { $over ->
    [yes] Die Erzählung dieses Abenteuers, mit Karten, und mit den Würfeln als Anmerkungen.
   *[no] Die Erzählung bisher, mit Karten, und mit den Würfeln als Anmerkungen.
  } Sie erzählt, was alle am Tisch wissen können und was laut gesagt wurde. Auch für Papier: `/adventure story format:pdf`.
story-takes-long = Ich schreibe die Erzählung. Das dauert einen Augenblick, denn sie ist lang.
story-refused-large = Diese Erzählung ist zu groß, um sie hier zu senden, selbst mit wenigen Karten. Versuch `format:markdown`.
