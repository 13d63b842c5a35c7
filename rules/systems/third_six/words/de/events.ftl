# Was geschehen ist.

ts-class-chosen = { $hero } wird { $calling }: { $hp } TP, { $mnd } GST.
    .b = { $hero } tritt als { $calling } vor, mit { $hp } TP und { $mnd } GST.
    .c = { $hero } ist als { $calling } bereit, mit { $hp } TP und { $mnd } GST.
ts-spell-known = { $hero } lernt { $spell }.
ts-hero-joined = { $hero } stößt zur Gruppe.
ts-hero-recruited = An die Stelle von { $hero } tritt jemand aus der Stadt{ $coins ->
    [0] .
   [one] , für eine Münze.
   *[other] , für { $coins } Münzen.
  }
ts-vote-cast = { $hero } stimmt für „{ $choice }“.
# So sagen es frühere Spiele.
ts-vote-tied = Es steht unentschieden, also entscheidet die Stimme von { $hero }: { $choice }.
ts-hero-fell = { $hero } fällt.
    .b = { $hero } wird niedergeschlagen und stirbt.
    .c = { $hero } sinkt nieder und steht nicht mehr auf.
ts-party-home = Die Gruppe geht fürs Erste nach Hause.
    .again = Die Gruppe macht Feierabend.
ts-party-lost = Niemand ist mehr da, um davon zu erzählen.
ts-party-broken = Die halbe Gruppe liegt tot am Boden, und den anderen sinkt der Mut.
    .b = Nach so vielen Verlusten will niemand mehr weiter.
ts-goal-reached = Die Gruppe hat ihr Ziel erreicht: { $goal }.
ts-town-entered = Ihr kommt in die Stadt: Laternen, ein Dach, warmes Brot und { $coins ->
    [0] ein leerer Beutel.
    [one] eine Münze zum Ausgeben.
   *[other] { $coins } Münzen zum Ausgeben.
  }
    .b = Das Stadttor öffnet sich. Im Beutel: { $coins ->
        [0] nichts.
        [one] eine Münze.
       *[other] { $coins } Münzen.
      }
ts-town-left = Ihr geht zurück in den Dungeon.
    .b = Ihr nehmt die Straße zurück und steigt unter die Erde.
ts-dungeon-begun = Ihr kommt zu Dungeon { $number }: eine neue Karte, und nur der Eingang ist darauf.
ts-hero-treated = { $hero } geht für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  } zum Heiler: würfelt { $die } und gewinnt bis zu so viele TP und GST zurück.
ts-level-gained = { $hero } trainiert bis Stufe { $level } und gewinnt { $hp } TP und { $mnd } GST.

ts-chamber-found = Ihr findet eine Kammer, { $room } auf eurer Karte ({ $die } gewürfelt).
    .b = Vor euch öffnet sich eine Kammer: { $room } auf eurer Karte ({ $die } gewürfelt).
    .c = Ihr kommt in eine Kammer: { $room } ({ $die } gewürfelt).
ts-stairs-found = Ihr findet in { $room } eine Treppe hinab, und sie ist bewacht ({ $die } gewürfelt).
    .b = Eine Treppe hinab, unter Bewachung: { $room } ({ $die } gewürfelt).
ts-vault-found = Der Weg nach { $side } ist versperrt ({ $die } gewürfelt): { $why }.
ts-why-die = eine verschlossene Tür
ts-why-stairs = eine verschlossene Tür, denn die Treppe ist schon bekannt
ts-why-depth = eine verschlossene Tür, denn für Treppen ist es zu früh
ts-why-closed = eine verschlossene Tür, denn kein Weg führte weiter
ts-exits-closed = Kein Ausgang nach { $sides }.
    .b = Feste Mauer nach { $sides }.
    .c = Nichts als Stein nach { $sides }.
ts-exits-chosen = Ihr schließt den Weg nach { $sides }.
ts-vault-entered = Ihr öffnet die Schatzkammer { $room }: Staub, Stille, eine Truhe.
    .b = Seit einem Zeitalter war niemand vor euch in { $room }.
ts-room-revisited = Ihr seid wieder in { $room }.
    .b = Ihr kommt noch einmal nach { $room }.
ts-level-descended = Ihr nehmt die Treppe hinab auf Ebene { $depth }.
ts-level-regained = Ihr nehmt die Treppe hinauf auf Ebene { $depth }.
ts-door-struck = { $hero } trifft die Tür für { $harm } Schaden ({ $die } gewürfelt{ $dex ->
    [0] {""}
   *[other] , nötig: { $dex } oder weniger
  }): { $left ->
    [0] Sie gibt nach.
   *[other] Sie hält noch { $left } aus.
  }
    .b = { $hero } schlägt für { $harm } Schaden auf die Tür ein ({ $die } gewürfelt{ $dex ->
        [0] {""}
       *[other] , nötig: { $dex } oder weniger
      }), und Holz splittert: { $left ->
        [0] Sie bricht.
       *[other] Sie hält noch { $left } aus.
      }
ts-door-missed = { $hero } verfehlt die Tür ({ $die } gewürfelt{ $dex ->
    [0] {""}
   *[other] , nötig: { $dex } oder weniger
  }) und verliert { $loss } TP.
    .b = { $hero } rutscht an der Tür aus ({ $die } gewürfelt{ $dex ->
        [0] {""}
       *[other] , nötig: { $dex } oder weniger
      }) und verliert { $loss } TP.
    .c = { $hero } prellt sich an der Tür die Schulter ({ $die } gewürfelt{ $dex ->
        [0] {""}
       *[other] , nötig: { $dex } oder weniger
      }) und verliert { $loss } TP.
ts-door-opened = Die Tür nach { $side } öffnet sich.
ts-lock-picked = { $hero } knackt das Schloss für { $mnd } GST.
ts-pick-failed = { $hero } gibt { $mnd } GST aus, aber das Schloss hält ({ $die } gewürfelt{ $dex ->
    [0] {""}
   *[other] , nötig: { $dex } oder weniger
  }).
ts-key-used = { $hero } dreht den Schlüssel, und er bricht im Schloss ab.

ts-foes-met = { $count ->
    [one] Hier ist ein Gegner ({ $die } gewürfelt): { $foe }, { $hp } TP!
   *[other] Hier sind Gegner ({ $die } gewürfelt): { $count } { $foe }, je { $hp } TP!
  }
    .b = { $count ->
        [one] Ein Gegner voraus ({ $die } gewürfelt): { $foe }, { $hp } TP.
       *[other] Gegner voraus ({ $die } gewürfelt): { $count } { $foe }, je { $hp } TP.
      }
    .c = { $count ->
        [one] Augen im Dunkel ({ $die } gewürfelt): { $foe }, { $hp } TP.
       *[other] Augen im Dunkel ({ $die } gewürfelt): { $count } { $foe }, je { $hp } TP.
      }
ts-nobody-met = Niemand ist hier ({ $die } gewürfelt): Alle gewinnen 1 TP und 1 GST zurück.
    .b = Alles ist ruhig ({ $die } gewürfelt), also gewinnen alle 1 TP und 1 GST zurück.
    .c = Der Raum ist leer ({ $die } gewürfelt): 1 TP und 1 GST für alle.
ts-bosses-met = { $count ->
    [one] Ein Boss bewacht die Treppe ({ $die } gewürfelt): { $the_foe }, { $hp } TP!
   *[other] Bosse bewachen die Treppe ({ $die } gewürfelt): { $count } { $foe }, je { $hp } TP!
  }
ts-bosses-awaited = { $count ->
    [one] Noch immer bewacht { $the_foe } die Treppe.
   *[other] Noch immer bewachen { $count } { $foe } die Treppe.
  }
ts-attack-hit = { $hero } trifft { $acc_foe } für { $harm } Schaden (würfelt { $die }, braucht { $dex } oder weniger){ $left ->
    [0] .
   *[other] : noch { $left } TP.
  }
    .b = { $hero } würfelt { $die }, braucht { $dex } oder weniger und trifft { $acc_foe } für { $harm } Schaden{ $left ->
        [0] .
       *[other] : noch { $left } TP.
      }
    .c = { $hero } verwundet { $acc_foe } für { $harm } Schaden (würfelt { $die }, braucht { $dex } oder weniger){ $left ->
        [0] .
       *[other] : noch { $left } TP.
      }
ts-attack-missed = { $hero } verfehlt { $acc_foe } (würfelt { $die }, braucht { $dex } oder weniger) { $loss ->
    [0] und bleibt unversehrt.
   *[other] und verliert { $loss } TP.
  }
    .b = { $hero } würfelt { $die }, braucht { $dex } oder weniger, verfehlt also { $acc_foe } { $loss ->
        [0] und bleibt unversehrt.
       *[other] und verliert { $loss } TP.
      }
    .c = { $hero } schlägt an { $dat_foe } vorbei (würfelt { $die }, braucht { $dex } oder weniger) { $loss ->
        [0] und bleibt unversehrt.
       *[other] und verliert { $loss } TP.
      }
ts-attack-modified = { $hero } zahlt { $mnd } GST: Der Wurf sinkt auf { $die }.
ts-attack-rerolled = { $hero } zahlt { $mnd } GST und würfelt neu: { $die }.
ts-foe-slain = Da fällt { $the_foe }.
    .b = Nun ist { $the_foe } tot.
    .c = Jetzt liegt { $the_foe } am Boden und bleibt dort.
ts-foe-woke = Jetzt erwacht { $the_foe }.
ts-foe-fed = Am Blut labt sich { $the_foe } und gewinnt { $points } TP zurück: jetzt { $left }.
ts-treasure-stolen = { $hero } bestiehlt { $acc_foe } im Schlaf ({ $die } gewürfelt{ $dex ->
    [0] {""}
   *[other] , nötig: { $dex } oder weniger
  }).
ts-theft-failed = { $hero } versucht zu stehlen und greift daneben ({ $die } gewürfelt{ $dex ->
    [0] {""}
   *[other] , nötig: { $dex } oder weniger
  }).
ts-turn-passed = { $hero } wartet ab.
ts-party-crept = { $hero } führt die Gruppe auf Zehenspitzen hinaus.

ts-spell-cast = { $hero } wirkt { $spell } für { $mnd } GST.
ts-scroll-read = { $hero } liest eine Schriftrolle { $gen_spell }, und sie zerfällt.
ts-spell-learned = { $hero } lernt { $spell }.
ts-foes-slept = Die Gegner sinken in tiefen Schlaf.
ts-hero-healed = { $points ->
    [0] { $hero } ist schon unverletzt ({ $die } gewürfelt).
   *[other] { $hero } gewinnt { $points } TP zurück ({ $die } gewürfelt).
  }
ts-party-teleported = Im Nu ist die Gruppe am Eingang.
ts-hero-shielded = { $hero } hat einen Schild: In der nächsten Begegnung ist jeder Verlust um 1 kleiner.
ts-fireball-burst = Der Feuerball zerplatzt ({ $die } gewürfelt): { $die ->
    [one] ein Punkt
   *[other] { $die } Punkte
  } Feuer zu verteilen.
ts-foe-burnt = Das Feuer trifft { $acc_foe } für { $points } Schaden{ $left ->
    [0] .
   *[other] : noch { $left } TP.
  }
    .b = Es brennt für { $points } Schaden: { $the_foe }{ $left ->
        [0] .
       *[other] , noch { $left } TP.
      }
    .c = Flammen erfassen { $acc_foe }: { $points } Schaden{ $left ->
        [0] .
       *[other] , noch { $left } TP.
      }
ts-potion-drunk = { $hero } trinkt { $acc_a_potion } ({ $total } gewürfelt){ $points ->
    [0] .
   *[other] {" "}und gewinnt { $points } zurück.
  }

ts-nothing-found = Keine Beute { $source } ({ $die } gewürfelt).
    .b = Die Beute { $source }: nichts ({ $die } gewürfelt).
    .c = Ihr bekommt nichts { $source } ({ $die } gewürfelt).
ts-coins-found = { $coins ->
    [one] Eine Münze
   *[other] { $coins } Münzen
  } { $source }.
    .b = Beute { $source }: { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
      }.
    .c = { $coins ->
        [one] Eine weitere Münze
       *[other] { $coins } weitere Münzen
      } für den Beutel, { $source }.
ts-source-foe = von { $dat_foe }
ts-source-hoard = aus dem Hort
ts-source-vault = aus der Schatzkammer
ts-thing-found = Ihr findet: { $item }.
    .b = In die Tasche: { $item }.
    .c = Ein Schatz für die Tasche: { $item }.
ts-pendant-found = Etwas glitzert: { $the_artifact }.
ts-pendant-passed = Jemand anders wird ihn von den Gefallenen erben: { $artifact }.
ts-pendant-worn = { $hero } legt { $acc_artifact } an: { $does }.
