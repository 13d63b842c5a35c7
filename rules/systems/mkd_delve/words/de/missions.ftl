# Aufträge: wie es um jeden steht, auf der Tafel und im Bogen.

mkd-account-rescue-bound = Rettung: { $figure } liegt auf { $at } in Fesseln{ $trap ->
    [known] . Entschärft die Falle in den Fesseln
   *[unknown] . Stellt euch daneben und sucht nach einer Falle
  }. Draußen gibt das { $xp } Erfahrung.
mkd-account-rescue-freed = Rettung: { $figure } ist frei, auf { $at }, und folgt den Helden zum Ausgang. Draußen gibt das { $xp } Erfahrung.
mkd-account-escort = Geleit: { $guard } bewacht { $figure }{ $inside ->
    [yes] {" "}auf { $at }
   *[no] , noch draußen,
  } und teilt alle Punkte. { $gold } Gold am Ende, wenn die Geisel und jemand von euch herauskommen.
mkd-account-escort-alone = Geleit: { $figure } hat keine Leibwache und bekommt nächste Runde eine neue. Kommt die Geisel hinaus, gibt es am Ende { $gold } Gold.
mkd-account-escort-out = Geleit: { $figure } ist draußen. { $gold } Gold am Ende, wenn auch jemand von euch herauskommt.
mkd-account-vengeance = Rache: { $figure }. Würfelt für jedes neue Monster. Bei { $record } ist es der Mörder und bringt seinen doppelten Wert an Erfahrung.
mkd-account-vengeance-known = Rache: { $figure }. Der Mörder ist { $murderer }. Ihn zu töten bringt { $xp } Erfahrung mehr.
mkd-account-hunt = Schatzsuche: { $figure } { $runs ->
    [yes] rennt von { $at } zum Ausgang
   *[no] wartet bei { $at }
  }. Würfelt für jeden Schatz, den ihr findet. Bei { $record } ist es der richtige.
mkd-account-hunt-known = Schatzsuche: { $figure } will diesen Schatz: { $chest }. { $runs ->
    [yes] Von { $at } geht es im Lauf zum Ausgang: hinterher
   *[no] Der Treffpunkt ist { $at }
  }. { $xp } Erfahrung bei der Übergabe.
mkd-account-venture = Wagnis: { $figure } ist bis zum Ende im Team von { $player }.
mkd-account-bounty = Kopfgeld: { $figure } ist auf { $at }. { $xp } Erfahrung, wenn ihr den Verbrecher lebend hinausbringt; tot { $dead }.
mkd-account-bounty-held = Kopfgeld: { $figure } ist gefangen. { $xp } Erfahrung, sobald ihr draußen seid; tot { $dead }.

mkd-sheet-missions = Aufträge
mkd-ledger = { $mission }, { $figure }: { $stage ->
    [won] erfüllt
    [failed] gescheitert, aber folgenlos
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
