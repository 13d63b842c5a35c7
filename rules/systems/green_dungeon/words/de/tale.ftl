# Die Erzählung eines ganzen Abenteuers: Teilsätze in der Vergangenheit, ohne Würfel und Zahlen.

gd-dungeon-laid-tale = Räume ohne Zahl lagen vor ihnen, und jede Tür war zu.
    .b = Niemand hatte je eine Karte von dem gezeichnet, was vor ihnen lag.
gd-dungeon-laid-tale-title = Der Weg hinein
gd-room-entered-tale = sie gingen weiter in den nächsten Raum
    .b = ein weiterer Raum tat sich vor ihnen auf
    .c = hinter der nächsten Wand lag noch ein Raum
    .d = sie stießen die Tür auf und traten ein
gd-room-entered-tale-title = Noch ein Raum
gd-room-crossed-tale = sie durchquerten einen Raum, in dem alles still war
    .b = sie gingen weiter durch schweigende Räume
gd-room-crossed-tale-title = Ein stiller Raum
gd-lair-found-tale = { $final ->
    [yes] Da war sie: die letzte Höhle.
   *[no] Das war eine Höhle, und es war jemand zu Hause.
  }
gd-lair-found-tale-title = { $final ->
    [yes] Die letzte Höhle
   *[no] Die kleinere Höhle
  }
gd-lair-retreated-tale = sie machten vor der Tür der letzten Höhle kehrt
gd-door-opened-tale = { $hero } bekam die Tür auf
    .b = { $hero } stemmte eine Schulter gegen die Tür, und sie gab nach
gd-door-held-tale = { $hero } warf sich mit der Schulter gegen die Tür, doch sie blieb zu
    .b = { $hero } rüttelte vergebens an der Tür
gd-magic-found-tale = { $magic }: { $scene }
    .b = Hier stießen sie auf Magie: { $magic }. { $scene }
gd-magic-found-tale-title = { $magic }
gd-magic-left-tale = sie ließen die Magie in Ruhe
gd-jinx-endured-tale = { $hero } { $harm ->
    [0] kam unverletzt davon
   *[other] spürte es in allen Knochen
  }
    .b = { $hero } { $harm ->
        [0] lachte nur darüber
       *[other] zahlte für die Neugier
      }
    .c = { $hero } { $harm ->
        [0] trat rechtzeitig zur Seite
       *[other] bekam das meiste ab
      }
gd-trap-met-tale = { $trap }: { $scene }
    .b = Dann kam eine Falle: { $trap }. { $scene }
gd-trap-met-tale-title = { $trap }
gd-trap-avoided-tale = { $hero } kam davon
    .b = { $hero } sprang rechtzeitig zur Seite
    .c = { $hero } sah es kommen
gd-trap-struck-tale = { $hero } kam nicht rechtzeitig davon{ $harm ->
    [0] , blieb aber heil
   *[other] {""}
  }
    .b = es erwischte { $hero }{ $harm ->
        [0] , ohne Schaden anzurichten
       *[other] {" "}übel
      }
gd-wanderer-came-tale = Schritte kamen näher: ein Streuner
    .b = Etwas, das durch die Hallen streunte, fand sie.
gd-rest-begun-tale = { $must ->
    [yes] sie waren zu müde zum Weitergehen und legten sich hin
   *[no] sie legten sich zur Rast
  }
    .b = { $must ->
        [yes] niemand konnte auch nur einen Schritt mehr tun, also rasteten sie
       *[no] sie fanden eine trockene Ecke und rasteten
      }
gd-rest-healed-tale = { $hero } schlief gut
    .b = { $hero } wachte gestärkt auf
    .c = { $hero } schlief tief und fest
gd-rest-broken-tale = { $hero } fuhr aus dem Schlaf
    .b = { $hero } fand keine Ruhe
gd-rest-lost-tale = Sie wurden zu früh geweckt, und niemandem hatte es geholfen.
gd-level-reached-tale = { $hero } war an alledem gewachsen
    .b = { $hero } ging gestärkt daraus hervor
    .c = { $hero } hatte etwas gelernt
gd-foe-met-tale = { $appears } Es war { $the_foe }.
    .b = { $appears } Das war { $the_foe }.
    .c = { $appears } Die Leute sagen dazu: { $foe }.
gd-foe-met-tale-title = { $foe }
gd-foe-awaited-tale = { $the_foe } war noch da
    .b = { $the_foe } hatte sie nicht vergessen
gd-foe-awaited-tale-title = Noch einmal: { $foe }
gd-foe-bribed-tale = { $the_foe } nahm ihr Gold und ließ sie vorbei
gd-bribe-regained-tale = damit kam das Bestechungsgeld zurück, das sie gezahlt hatten
gd-flight-won-tale = Sie rannten und entkamen.
    .b = Sie machten kehrt und flohen, und sie waren schneller.
gd-flight-lost-tale = sie wollten davonlaufen und konnten es nicht
gd-spell-cast-tale = { $hero } wirkte { $acc_a_spell } auf { $acc_foe }
    .b = { $hero } ließ { $acc_a_spell } auf { $acc_foe } los
gd-spell-cast-tale-on = { $hero } wirkte { $acc_a_spell }
    .b = { $hero } antwortete mit { $dat_a_spell }
    .c = { $hero } ließ mit einem Wort die Luft brennen
gd-foe-cast-tale = { $hero } taumelte unter einem Zauber von { $dat_foe }
    .b = { $hero } entkam der Magie nicht, die von { $dat_foe } kam
    .c = { $hero } musste einen Zauber von { $dat_foe } ertragen
gd-foe-cast-tale-on = { $hero } bekam die Magie zu spüren
    .b = { $hero } konnte dem Zauber nicht ausweichen
    .c = { $hero } hatte einen Zauber zu ertragen
    .d = { $hero } verlor durch einen Zauber Atem und Farbe
gd-melee-won-tale = { $hero } traf { $acc_foe }
    .b = { $hero } verwundete { $acc_foe }
    .c = { $hero } fand bei { $dat_foe } eine Lücke in der Deckung
gd-melee-won-tale-on = { $hero } traf
    .b = { $hero } landete einen Hieb
    .c = { $hero } fand eine Lücke
    .d = { $hero } schlug hart zu
gd-melee-lost-tale = { $hero } wurde von { $dat_foe } getroffen
    .b = { $hero } konnte { $acc_foe } nicht parieren
    .c = { $hero } blutete unter den Hieben von { $dat_foe }
gd-melee-lost-tale-on = { $hero } steckte einen Hieb ein
    .b = { $hero } kam mit dem Schild zu spät
    .c = { $hero } strauchelte und blutete
    .d = { $hero } zahlte für ein kurzes Zögern
gd-melee-parried-tale = { $won ->
    [yes] { $hero } wehrte { $acc_foe } ab
   *[no] { $hero } fing den Hieb von { $dat_foe } rechtzeitig ab
  }
gd-melee-parried-tale-on = { $won ->
    [yes] { $hero } blieb auf Abstand
   *[no] { $hero } fing den Hieb mit dem Schild ab
  }
    .b = { $hero } gab nichts und nahm nichts
gd-foe-slain-tale = { $the_foe } fiel
    .b = { $the_foe } plagte niemanden mehr
    .c = { $the_foe } tat den letzten Atemzug
    .d = { $the_foe } ging zu Boden
gd-hero-fell-tale = { $hero } sank nieder und stand nicht mehr auf
    .b = { $hero } fiel
gd-treasure-claimed-tale = { $hero } nahm { $acc_treasure }
    .b = { $hero } behielt { $acc_treasure }
    .c = { $hero } steckte { $acc_treasure } ein
gd-purse-found-tale = { $hero } fand eine einzige Münze
gd-potion-drunk-tale = { $hero } trank { $acc_treasure }
gd-gear-passed-tale = { $hero } übernahm { $acc_treasure }
gd-game-won-tale = Beide Bosse waren besiegt, und der Dungeon gehörte ihnen.
gd-party-lost-tale = Kein Held war mehr am Leben: Der Dungeon behielt seine Geheimnisse.
gd-time-up-tale = Die Zeit war um.
gd-hand-joined-tale = noch eine Hand führte von da an den Helden
gd-layout-relaid-tale = Die Mauern verschoben sich, und kein Weg war mehr, was er gewesen war.
