# Die Ruhmeshalle und der Dungeon des Tages.

## Worte für das, was Läufe zählen

tally-levels = { $count ->
    [one] { $count } Ebene
   *[other] { $count } Ebenen
  }
tally-missions = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
  }
tally-gold = { $count } Gold

## Die Halle

hall-title = { $mine ->
    [yes] { $game }: deine Läufe hier
   *[no] { $game }: die Ruhmeshalle
  }
hall-about-all = Spiele, die Leute dieses Servers zu Ende gespielt haben. Jede Zeile zeigt ihre Einstellungen, also vergleiche Gleiches mit Gleichem.
hall-about-day = Der Dungeon vom { $day } (UTC), auf jedem Server derselbe. Seine Würfel lassen sich ausrechnen, also nehmt es als freundlichen Wettstreit.
hall-empty = { $mine ->
    [yes] Du hast hier noch kein Spiel beendet.
   *[no] Hier hat noch niemand ein Spiel beendet, das zählt. Der erste Lauf bekommt den ersten Rang.
  }
hall-uncounted = Nicht gezählt: Einführungen, Kampagnen, Spiele mit gewähltem Startwert, und Spiele, die aufgegeben, vorzeitig beendet oder vom Autopiloten allein zu Ende gespielt wurden.
hall-place = { $place }.
hall-score = Punkte: { $score }
hall-no-score = keine Punkte: Dieses Spiel vergibt keine
hall-daily = Dungeon vom { $day }
hall-result-victory = gewonnen
hall-result-defeat = verloren
hall-result-finished = herausgekommen
hall-unranked-chosen = ohne Rang: Der Startwert war gewählt
hall-unranked-repeat = ohne Rang: Jemand hatte diesen Tag schon versucht

hall-proof-good = Geprüft: Die Schritte ({ $steps }) folgen den Regeln, die Würfel ({ $dice }) folgen aus dem Startwert, und die Punkte stimmen. Hier ist das Protokoll. Um es selbst zu prüfen: undercroft verify FILE
hall-proof-bad = Dieser Lauf stimmt ab Schritt { $steps } nicht mit seinem Protokoll überein. { $fault }
hall-fault-cut = Sein Protokoll endet vor dem Lauf.
hall-fault-day = Sein Protokoll gehört zu einem anderen Tag.
hall-fault-score = Sein Protokoll führt zu anderen Punkten.
hall-former = jemand von früher

## Ablehnungen, nur für eine Person

error-no-such-run = Einen solchen Lauf hat die Ruhmeshalle dieses Servers nicht. Sieh nach unter /hall.
error-hall-busy = Ich prüfe gerade einen anderen Lauf. Versuch es in einer Minute noch einmal.
