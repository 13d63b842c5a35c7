# Stockwerke und Treppen, und die Zeit, die abläuft.

mkd-do-stairs = Treppe hinabgehen ({ $cost })

mkd-went-down = { $figure } nimmt die Treppe und ist fort.
    .b = { $figure } geht ins Dunkel hinab, eine Hand an der Wand.
    .c = { $figure } verschwindet nach unten, Stufe um Stufe.
mkd-floor-began = { $floor ->
    [1] Vor der Gruppe liegt Stockwerk 1 von { $floors }.
   *[other] Stockwerk { $floor } von { $floors }. Irgendwo oben schließt sich knirschend eine Platte: Hinauf führt kein Weg mehr.
  }
mkd-floor-left = { $chests ->
    [0] Die Gruppe hat Stockwerk { $floor } verlassen.
    [one] Die Gruppe hat Stockwerk { $floor } verlassen. Zurück blieb eine Truhe, die niemand trug.
   *[other] Die Gruppe hat Stockwerk { $floor } verlassen. Zurück blieben { $chests } Truhen, die niemand trug.
  }
mkd-clock-set = Noch { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }, um mit dem hinauszukommen, wofür die Gruppe kam.
mkd-time-is-short = { $rounds ->
    [one] Das ist die letzte Runde.
   *[other] Noch { $rounds } Runden, diese mitgezählt.
  }
mkd-time-ran-out = Die Zeit ist um, und wofür die Gruppe kam, ist noch unten.
mkd-party-split = { $figures } { $count ->
    [one] kommt
   *[other] kommen
  } über die Treppe auf { $at } herein statt durch den Eingang.

mkd-feature-second-way = der zweite Ein- und Ausgang
    .gender = m
mkd-fact-stairs = Die Treppe hinab: { $where }.
mkd-fact-exit = Ein anderer Ausgang: { $where }.
mkd-fact-below = { $count ->
    [one] Wartet unten
   *[other] Warten unten
  }: { $figures }.

mkd-refused-no-stairs = Auf diesem Stockwerk führt keine Treppe hinab ({ $rule }). Wofür ihr kamt, ist hier: Findet es, und geht durch den Eingang hinaus.
mkd-refused-stairs-apart = Stell dich auf die Treppe, um sie zu nehmen ({ $rule }): { $squares }.
mkd-refused-stairs-watched = Du kannst die Treppe nicht nehmen, solange { $figure } auf demselben Plättchen ist ({ $rule }). Vertreib oder erschlag den Gegner erst.
