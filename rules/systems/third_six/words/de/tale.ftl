# Die Erzählung eines ganzen Abenteuers: Sätze in der Vergangenheit, ohne Würfel und Zahlen.

ts-class-chosen-tale = { $hero } kam als { $calling }
    .b = { $hero } zog als { $calling } mit
ts-hero-joined-tale = { $hero } stieß zur Gruppe
ts-hero-recruited-tale = an die Stelle von { $hero } trat jemand aus der Stadt
ts-chamber-found-tale = eine Kammer öffnete sich vor ihnen
    .b = sie kamen in eine Kammer
    .c = hinter der nächsten Tür lag eine Kammer
    .d = ihre Fackel zeigte kahle Wände und darüber ein Gewölbe
    .e = sie tasteten sich in eine weitere Kammer
ts-chamber-found-tale-title = Eine Kammer
ts-stairs-found-tale = sie fanden die Treppe hinab, und die Treppe war bewacht
    .b = da war die Treppe, und jemand stand davor
ts-stairs-found-tale-title = Die Treppe
ts-vault-found-tale = ein Weg war versperrt: { $why }
ts-vault-entered-tale = die Schatzkammer barg Staub, Stille und eine Truhe
    .b = in diese Schatzkammer hatte seit einem Zeitalter niemand den Fuß gesetzt
ts-vault-entered-tale-title = Die Schatzkammer
ts-room-revisited-tale = sie kamen den Weg zurück, den sie gegangen waren
    .b = sie durchquerten eine Kammer, die sie kannten
ts-room-revisited-tale-title = Eine bekannte Kammer
ts-town-entered-tale = Sie kamen in die Stadt: Laternen, ein Dach, warmes Brot.
    .b = Das Stadttor öffnete sich ihnen.
ts-town-entered-tale-title = In der Stadt
ts-town-left-tale = sie nahmen die Straße zurück und stiegen unter die Erde
    .b = mit trockenen Mänteln gingen sie zurück in den Dungeon
ts-town-left-tale-title = Wieder unter der Erde
ts-dungeon-begun-tale = Sie kamen zu einem anderen Dungeon, von dem keine Karte etwas wusste.
ts-dungeon-begun-tale-title = Ein anderer Dungeon
ts-level-descended-tale = sie nahmen die Treppe hinab ins tiefere Dunkel
    .b = Stufe um Stufe stiegen sie hinab
ts-level-descended-tale-title = { $depth ->
    [2] Die zweite Ebene
    [3] Die dritte Ebene
    [4] Die vierte Ebene
    [5] Die fünfte Ebene
   *[other] Noch tiefer
  }
ts-level-regained-tale = sie stiegen die Treppe wieder hinauf
ts-level-regained-tale-title = Die Treppe hinauf
ts-hero-treated-tale = { $hero } ging zum Heiler
    .b = { $hero } ließ die Wunden versorgen
ts-level-gained-tale = { $hero } trainierte hart und kam stärker zurück
    .b = { $hero } lernte, was in der Stadt zu lernen war
ts-door-opened-tale = die Tür gab nach
    .b = die Tür stand offen
ts-lock-picked-tale = { $hero } knackte das Schloss
    .b = { $hero } lauschte, drehte einen Draht, und das Schloss klickte
ts-pick-failed-tale = { $hero } versuchte sich vergeblich am Schloss
ts-key-used-tale = { $hero } drehte den Schlüssel, und er brach im Schloss ab
ts-foes-met-tale = { $count ->
    [one] hier hauste etwas: { $the_foe }
   *[other] sie wurden erwartet, und zwar von { $count ->
        [2] zweien
        [3] dreien
        [4] vieren
        [5] fünfen
        [6] sechsen
       *[other] einer ganzen Bande
      }: { $foe }
  }
    .b = Augen im Dunkel: { $count ->
        [one] { $the_foe }
        [2] zwei { $foe }
        [3] drei { $foe }
        [4] vier { $foe }
        [5] fünf { $foe }
        [6] sechs { $foe }
       *[other] eine Bande { $foe }
      }
    .c = { $count ->
        [one] aus einer Ecke erhob sich { $the_foe }
        [2] aus den Ecken erhoben sich zwei { $foe }
        [3] aus den Ecken erhoben sich drei { $foe }
        [4] aus den Ecken erhoben sich vier { $foe }
       *[other] von allen Seiten kamen { $the_foe }
      }
    .d = sie hatten keine drei Schritte getan, { $count ->
        [one] da war { $the_foe } über ihnen
       *[other] da waren { $the_foe } über ihnen
      }
ts-foes-met-tale-title = { $the_foe }
ts-nobody-met-tale = alles war ruhig, und sie kamen zu Atem
    .b = niemand war da, und sie ruhten die Füße aus
    .c = der Raum war leer
ts-bosses-met-tale = Vor der Treppe { $count ->
    [one] stand ihr Wächter, { $the_foe }.
   *[other] standen ihre Wächter, { $the_foe }.
  }
    .b = Wer hinabwollte, musste an { $dat_foe } vorbei.
ts-bosses-met-tale-title = Die Wächter der Treppe
ts-bosses-awaited-tale = { $count ->
    [one] Noch immer bewachte { $the_foe } die Treppe.
   *[other] Noch immer bewachten { $the_foe } die Treppe.
  }
ts-bosses-awaited-tale-title = Die Wächter der Treppe
ts-attack-hit-tale = { $hero } traf { $acc_foe }
    .b = { $hero } verwundete { $acc_foe }
    .c = { $hero } hieb nach { $dat_foe }, und Blut floss
    .d = { $hero } kam { $dat_foe } unter die Deckung
ts-attack-hit-tale-on = { $hero } traf gut
    .b = { $hero } landete einen Hieb
    .c = { $hero } verfehlte nicht
    .d = { $hero } ließ Blut fließen
    .e = { $hero } fand eine Lücke
ts-attack-missed-tale = { $hero } verfehlte { $acc_foe }{ $loss ->
    [0] {""}
   *[other] {" "}und steckte dafür einen Schlag ein
  }
    .b = { $hero } schlug an { $dat_foe } vorbei{ $loss ->
        [0] {""}
       *[other] {" "}und blutete dafür
      }
    .c = { $hero } kam nicht an { $acc_foe } heran{ $loss ->
        [0] {""}
       *[other] {" "}und trug stattdessen eine Wunde davon
      }
ts-attack-missed-tale-on = { $hero } schlug ins Leere{ $loss ->
    [0] {""}
   *[other] {" "}und bekam es zurück
  }
    .b = { $hero } kam zu spät{ $loss ->
        [0] {""}
       *[other] {" "}und zahlte dafür
      }
    .c = { $hero } schlug weit daneben{ $loss ->
        [0] {""}
       *[other] {" "}und steckte einen Schlag ein
      }
    .d = { $hero } rutschte aus{ $loss ->
        [0] {""}
       *[other] {" "}und kam blutend davon
      }
ts-foe-slain-tale = { $again ->
    [first] { $a_foe }
    [yes] noch { $a_foe }
   *[no] { $the_foe }
  } fiel
    .b = { $again ->
        [first] { $a_foe }
        [yes] noch { $a_foe }
       *[no] { $the_foe }
      } ging zu Boden und blieb liegen
    .c = { $again ->
        [first] { $a_foe }
        [yes] noch { $a_foe }
       *[no] { $the_foe }
      } tat den letzten Atemzug
    .d = { $again ->
        [first] { $a_foe }
        [yes] noch { $a_foe }
       *[no] { $the_foe }
      } brach auf der Stelle zusammen
ts-foe-woke-tale = { $the_foe } erwachte
ts-foe-burnt-tale = Feuer erfasste { $acc_foe }
    .b = { $the_foe } brannte
ts-foe-burnt-tale-on = das Feuer fraß weiter
    .b = die Flammen ließen nicht los
ts-foes-slept-tale = die Gegner sanken in tiefen Schlaf
ts-treasure-stolen-tale = { $hero } bestahl { $acc_foe } im Schlaf
ts-theft-failed-tale = { $hero } griff im Dunkel nach einem Beutel und griff daneben
ts-party-crept-tale = { $hero } führte die anderen auf Zehenspitzen hinaus
ts-spell-cast-tale = { $hero } sprach die Worte: { $spell }
    .b = { $hero } wirkte { $spell }
ts-scroll-read-tale = { $hero } las eine Schriftrolle { $gen_spell }, und sie zerfiel
ts-spell-learned-tale = { $hero } lernte { $spell }
ts-hero-healed-tale = { $points ->
    [0] { $hero } brauchte keine Heilung
   *[other] { $hero } spürte, wie sich die Wunden schlossen
  }
ts-party-teleported-tale = im Nu standen sie am Eingang
ts-hero-shielded-tale = { $hero } war vor dem geschützt, was kommen würde
ts-potion-drunk-tale = { $hero } trank { $acc_a_potion }
ts-thing-found-tale = sie fanden { $acc_a_item }
    .b = in die Tasche kam { $a_item }
    .c = zwischen den Knochen lag { $a_item }
    .d = ihre Beute: { $item }
ts-pendant-found-tale = Etwas glitzerte zwischen den Steinen: { $the_artifact }.
    .b = Und da hing er, seit einem Zeitalter unberührt: { $the_artifact }.
ts-pendant-worn-tale = { $hero } legte { $acc_artifact } an
ts-pendant-passed-tale = jemand anders würde von den Gefallenen etwas erben: { $acc_artifact }
ts-hero-fell-tale = { $hero } sank nieder und stand nicht mehr auf
    .b = { $hero } wurde niedergeschlagen und starb
ts-party-lost-tale = Niemand war mehr da, um davon zu erzählen.
ts-party-broken-tale = Nach so vielen Verlusten verloren die anderen den Mut.
ts-party-home-tale = Sie gingen fürs Erste nach Hause.
ts-goal-reached-tale = Sie hatten getan, wofür sie gekommen waren: { $goal }.
