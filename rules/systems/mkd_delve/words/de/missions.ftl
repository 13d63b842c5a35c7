# Aufträge: wie es um jeden steht, auf der Tafel und im Bogen.

mkd-account-rescue-bound = Rettung: { $figure } liegt auf { $at } in Fesseln{ $trap ->
    [known] . Entschärft die Falle in den Fesseln
   *[unknown] . Stellt euch daneben und sucht nach einer Falle
  }. { $xp } Erfahrung, sobald draußen.
mkd-account-rescue-freed = Rettung: { $figure } ist frei, auf { $at }, und folgt den Helden zum Ausgang. { $xp } Erfahrung, sobald draußen.
mkd-account-escort = Geleit: { $guard } bewacht { $figure }{ $inside ->
    [yes] {" "}auf { $at }
   *[no] , noch draußen,
  } und teilt alle Punkte. { $gold } Gold am Ende, wenn die Geisel und jemand von euch herauskommen.
mkd-account-escort-alone = Geleit: { $figure } hat keine Leibwache und bekommt nächste Runde eine neue. { $gold } Gold am Ende, sobald draußen.
mkd-account-escort-out = Geleit: { $figure } ist draußen. { $gold } Gold am Ende, wenn auch jemand von euch herauskommt.
mkd-account-vengeance = Rache für { $figure }: Würfelt für jedes neue Monster. Bei { $record } ist es der Mörder, seinen doppelten Wert an Erfahrung wert.
mkd-account-vengeance-known = Rache für { $figure }: Der Mörder ist { $murderer }. Tötet ihn für { $xp } Erfahrung mehr.
mkd-account-hunt = Schatzsuche: { $figure } { $runs ->
    [yes] rennt von { $at } zum Ausgang
   *[no] wartet auf { $at }
  }. Würfelt für jeden Schatz, den ihr findet. Bei { $record } ist es der richtige.
mkd-account-hunt-known = Schatzsuche, für { $figure }: { $chest }. { $runs ->
    [yes] Von { $at } geht es im Lauf zum Ausgang: hinterher
   *[no] Der Treffpunkt ist { $at }
  }. { $xp } Erfahrung bei der Übergabe.
mkd-account-venture = Wagnis: { $figure } ist bis zum Ende im Team von { $player }.
mkd-account-bounty = Kopfgeld: { $figure } ist auf { $at }. { $xp } Erfahrung, wenn ihr den Verbrecher lebend hinausbringt, { $dead }, wenn tot.
mkd-account-bounty-held = Kopfgeld: { $figure } ist gefangen. { $xp } Erfahrung, sobald ihr draußen seid, { $dead }, wenn tot.

mkd-sheet-missions = Aufträge
mkd-ledger = { $mission }, { $figure }: { $stage ->
    [won] erfüllt
    [failed] gescheitert, ohne Kosten
   *[declined] abgelehnt
  }{ $xp ->
    [0] {""}
   *[other] , { $xp } Erfahrung
  }{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold
  }
mkd-ledger-unmet = { $figure } ist hier; noch weiß niemand, wozu.
mkd-ledger-none = Ihr seid noch niemandem begegnet.
