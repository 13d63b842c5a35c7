# Teams, Runden und Enden.

mkd-recruited = { $figure } schließt sich { $player } an: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
  }.
    .b = { $figure } kommt ins Team von { $player }: { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
      }.
mkd-team-ready = Das Team von { $player } ist vollständig.
mkd-round-began = Runde { $round } beginnt.
    .b = Runde { $round }. Die Fackeln sind ein wenig kürzer.
    .c = Runde { $round } fängt an.
mkd-went-first = Das Team von { $player } zieht zuerst, denn jemand mit Kommando hat es befohlen.
mkd-quest-won = { $quest ->
    [rescue] Der Gefangene ist draußen und frei: Die Rettung ist gelungen, und { $gold } Gold kam mit.
    [stealth] Die Questtruhe ist draußen, und heil: { $gold } Gold, und kaum jemand hat etwas gehört.
    [kidnap] Die Beute ist draußen, lebend und wütend: saubere Arbeit, und { $gold } Gold dazu.
   *[chest] Die Questtruhe ist draußen, und die Gruppe mit ihr: { $gold } Gold, und die Quest erfüllt.
  }
mkd-quest-lost = { $quest ->
    [rescue] Es ist niemand mehr da, der zu retten wäre, oder niemand, der noch retten könnte. Die Rettung ist gescheitert.
    [stealth] Die Questtruhe ist nicht mehr herauszubringen. Die Quest ist gescheitert.
    [kidnap] Die Beute ist nicht mehr zu fangen. Die Quest ist gescheitert.
   *[chest] Unten ist niemand mehr, und die Questtruhe ist nicht draußen. Die Quest ist gescheitert.
  }
mkd-hero-left = { $figure } ist draußen im Tageslicht und bleibt dort.
    .b = { $figure } klettert hinaus und blickt nicht zurück.

# What a press did of which nothing else tells.

mkd-vote-cast = { $player } ist für { $acc_figure }.
mkd-did-begin = { $figure } ist als Nächstes dran.
mkd-did-end = { $figure } ist fertig.
mkd-did-finish = { $player } beendet den Zug des Teams.
mkd-did-spin = { $figure } dreht sich auf der Stelle.
mkd-did-orders = { $player } ändert eine feste Antwort.
mkd-did-answer = { $player } hat geantwortet.
