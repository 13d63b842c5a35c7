# Green Dungeon in Worten.

green-dungeon-title = Green Dungeon
green-dungeon-blurb = Erkundet gegen die Uhr, rastet, wenn ihr euch traut, und besiegt beide Bosse.
green-dungeon-undeclarable = Vorausplanen kannst du nur im Kampf, ehe deine Magie gewählt ist und wo jeder Held für sich entscheidet.

## Einstellungen

green-dungeon-preset-shared = ein Held für alle
green-dungeon-preset-shared-blurb = Ihr führt gemeinsam einen einzigen Helden: weniger Entscheidungen, und gut zum Lernen.
green-dungeon-preset-evening = ein Abend
green-dungeon-preset-evening-blurb = Alle haben einen eigenen Helden und alle Zeit, die ihr für beide Bosse braucht.
green-dungeon-preset-timed = gegen die Zeit
green-dungeon-preset-timed-blurb = Alle haben einen eigenen Helden, und es gibt 80 Zeitsteine: Sind sie verbraucht, endet das Spiel, gewonnen oder nicht.

green-dungeon-option-mode = Wer spielt
green-dungeon-option-theme = Aussehen des Dungeons
green-dungeon-option-decisions = Gemeinsame Entscheidungen
green-dungeon-option-order = Eigene Entscheidungen der Helden
green-dungeon-option-start-corner = Ecke, in der ihr anfangt
green-dungeon-option-start-tile-resolves = Auch das Startplättchen birgt etwas
green-dungeon-option-require-connected = Keine Mauer schneidet Plättchen ab
green-dungeon-option-straw-placement = Wo die Höhlen der Bosse liegen können
green-dungeon-option-wood-optional = Magie kann man in Ruhe lassen
green-dungeon-option-interrupted-rest = Was eine gestörte Rast bringt
green-dungeon-option-magic-simultaneous = Beide Seiten zaubern gleichzeitig
green-dungeon-option-failed-flight-blocks-potions = Kein Trank nach misslungener Flucht
green-dungeon-option-adjacency-ignores-walls = Gegner hinter Mauern stören die Rast
green-dungeon-option-luck-floor-zero = Gesundheit hält vor dem Glück bei null
green-dungeon-option-multi-levelup = Mehrere Stufen in einer Rast
green-dungeon-option-wounded-monsters-weaken = Verwundete Gegner treffen schwächer
green-dungeon-option-time-limit = Zeitgrenze

green-dungeon-value-mode-auto = allein solo, sonst als Gruppe
green-dungeon-value-mode-solo = solo: ein Held allein
green-dungeon-value-mode-shared = ein Held für alle
green-dungeon-value-mode-party = je ein Held
green-dungeon-value-theme-chance = zufällig
green-dungeon-value-theme-warren = Goblinbau
green-dungeon-value-theme-cult = Kult
green-dungeon-value-theme-crypt = Gruft
green-dungeon-value-theme-fungus = Pilze
green-dungeon-value-theme-frost = Frost
green-dungeon-value-theme-clockwork = Uhrwerk
green-dungeon-value-decisions-vote = durch Abstimmung
green-dungeon-value-decisions-leader = wer anführt, entscheidet
green-dungeon-value-decisions-anyone = wer zuerst kommt
green-dungeon-value-order-seat = Platz für Platz
green-dungeon-value-order-any = in beliebiger Reihenfolge
green-dungeon-value-start-corner-northwest = Nordwesten
green-dungeon-value-start-corner-northeast = Nordosten
green-dungeon-value-start-corner-southwest = Südwesten
green-dungeon-value-start-corner-southeast = Südosten
green-dungeon-value-straw-placement-far-l = auf den zwei fernen Seiten
green-dungeon-value-straw-placement-anywhere = überall
green-dungeon-value-interrupted-rest-heal-d6 = einen Würfel Gesundheit
green-dungeon-value-interrupted-rest-nothing = nichts
green-dungeon-value-time-limit-none = keine Grenze
green-dungeon-value-time-limit-80 = 80 Zeitsteine
green-dungeon-value-time-limit-120 = 120 Zeitsteine
green-dungeon-value-time-limit-160 = 160 Zeitsteine

gd-refused-seats = Plätze in diesem Spiel: { $fewest } bis { $most }.
gd-refused-solo = Solo spielt man allein. Seid ihr mehr, teilt euch einen Helden oder spielt als Gruppe.

## Würfe und Abschnitte

dice-gd-orientation = wie ein Plättchen liegt
dice-gd-draw-monster = Monsterkarte
dice-gd-draw-boss = Bosskarte
dice-gd-draw-treasure = Schatzkarte
dice-gd-door = Tür
dice-gd-luck = Glück
dice-gd-wanderer = Streuner
dice-gd-upkeep-column = Instandsetzung, Spalte
dice-gd-upkeep-row = Instandsetzung, Zeile
dice-gd-rest-health = Rast, Gesundheit
dice-gd-rest-magic = Rast, Magie
dice-gd-magic = Magie
dice-gd-trap = Falle
dice-gd-flight = Flucht
dice-gd-flight-foe = Gegner hinter euch her
dice-gd-melee-hero = Nahkampf
dice-gd-melee-foe = Gegner im Nahkampf
dice-gd-spell = Zauber
dice-gd-foe-spell = Zauber des Gegners

group-gd-walk = Weitergehen
group-gd-vision = Plättchen ansehen
group-gd-potion = Einen Trank trinken

## Namen

gd-room-covered = unbekannt
gd-room-drop = ein Kampf
    .gender = m
gd-room-hammer = ein harter Kampf
    .gender = m
gd-room-wood = ein Ort der Magie
    .gender = m
gd-room-brick = eine Falle
    .gender = f
gd-room-cog = eine Schatzkammer
    .gender = f
gd-room-straw = eine Bosshöhle
    .gender = f
gd-room-lair = die Höhle des Unterbosses
    .gender = f
gd-room-final = die Höhle des Endbosses
    .gender = f
gd-room-cleared = ein geräumter Raum
    .gender = m
gd-spell-lesser = kleiner Zauber
    .gender = m
    .indefinite = ein kleiner Zauber
    .indefinite-accusative = einen kleinen Zauber
    .indefinite-dative = einem kleinen Zauber
gd-spell-greater = großer Zauber
    .gender = m
    .indefinite = ein großer Zauber
    .indefinite-accusative = einen großen Zauber
    .indefinite-dative = einem großen Zauber

gd-feature-covered = verdeckt
gd-feature-glimpsed = gesehen, nicht erkundet
gd-feature-cleared = geräumt
gd-token-hero = { $hero }
gd-token-foe = { $foe }
gd-condition-bribed = bestochen
gd-track-time = Zeit
gd-track-events = Ereignisse
gd-pile-treasure = Schätze
gd-pile-monster = Monster
gd-pile-boss = Bosse

## Was man tun kann

gd-do-go = Nach { $side }: { $tile }
gd-do-retry = Noch einmal, Tür im { $side }: 1 Zeitstein
gd-do-walk = Gehen: { $tile }
gd-do-rest = { $hale ->
    [yes] Rasten: 3 Zeitsteine, alle sind wohlauf
   *[no] Rasten: 3 Zeitsteine
  }
gd-do-enter = Die Höhle betreten
gd-do-retreat = Umkehren
gd-do-touch = { $yes ->
    [yes] Die Magie wecken
   *[no] In Ruhe lassen
  }
gd-do-bribe = Bestechen: { $gold } Gold
gd-do-refuse = Nichts zahlen
gd-do-flee = Fliehen nach { $side }: { $tile }
gd-do-stand = Standhalten
gd-do-lesser = Kleiner Zauber
gd-do-greater = Großer Zauber
gd-do-strike = Zuschlagen
gd-do-drink = Trinken: { $treasure }
gd-do-skip = Nichts trinken
gd-do-luck = { $count ->
    [0] Kein Glück
    [one] 1 Glück
   *[other] { $count } Glück
  }
gd-do-see = Ansehen: { $tile }
gd-do-lair = Unterboss: { $tile }
gd-do-pick = Behalten: { $treasure }
gd-do-sell = Verkaufen: { $treasure } ({ $gold } Gold)
gd-do-level = { $yes ->
    [yes] Aufsteigen: 5 EP
   *[no] Noch nicht
  }

gd-detail-open = Ein offener Durchgang.
gd-detail-out = Eine Tür, die von hier aufgeht. Hinter euch fällt sie zu.
gd-detail-door = Eine verschlossene Tür: { $face ->
    [6] eine 6
   *[other] { $face } oder mehr
  } würfeln, und sie geht auf.
gd-detail-flee = Ihr entkommt, wenn euer Würfel +{ $level } den des Gegners schlägt.
gd-detail-lesser = Kostet { $magic } Magie: { $harm } Schaden.
gd-detail-greater = Kostet { $magic } Magie: ein Würfel +{ $harm } Schaden, und 1 für dich selbst.
gd-detail-strike = Du: Würfel +{ $mine }, { $harm } Schaden. Gegner: Würfel +{ $theirs }, { $spell ->
    [lesser] Zauber mit { $foe }
    [greater] Zauber mit Würfel +{ $foe }
   *[none] { $foe }
  } Schaden. Gleichstand: Gegner.
gd-detail-here = Hier.
gd-detail-far = { $steps ->
    [one] Ein Plättchen
   *[other] { $steps } Plättchen
  } nach { $way }.
gd-help-drop = heilt { $number }
gd-help-wood = gibt { $number } Magie zurück
gd-help-hammer = +{ $number } auf Nahkampfwürfe und Schaden
gd-help-cog = { $number } Gold wert

## Absagen

gd-error-unknown = Das geht in diesem Spiel nicht. /do zählt auf, was geht.
gd-error-over = Das Spiel ist vorbei.
gd-error-no-hero = Du hast hier keinen Helden.
gd-error-dead = Dein Held ist gefallen. Zuschauen kannst du weiter.
gd-error-not-your-turn = Du bist nicht dran. Auf der Tafel steht, wer jetzt entscheidet.
gd-error-no-joining = Die Gruppe steht fest: Seit dem Aufbruch kommt niemand mehr dazu.
gd-error-seat-taken = Dieser Platz ist besetzt.
gd-error-wall = Da ist eine Mauer. Wähle eine andere Seite.
gd-error-tried = Diese Tür ging in diesem Zug nicht auf. Noch ein Versuch kostet 1 Zeitstein.
gd-error-untried = Diese Tür habt ihr in diesem Zug noch nicht versucht. Wähle erst ihre Richtung.
gd-error-no-walk = Weitergehen könnt ihr nur durch geräumte Räume. Wähle einen näheren.
gd-error-not-cleared = Rasten könnt ihr nur in einem geräumten Raum.
gd-error-foe-near = Ihr könnt nicht rasten, wenn hier oder nebenan ein Gegner ist.
gd-error-boss-bribe = Einen Boss kann man nicht bestechen.
gd-error-rest-bribe = Wer eine Rast stört, lässt sich nicht bestechen.
gd-error-gold = Für diese Bestechung habt ihr nicht genug Gold.
gd-error-no-flight = Vor dem Endboss gibt es keine Flucht.
gd-error-no-refuge = Auf dieser Seite liegt kein erkundeter Raum, in den ihr fliehen könnt.
gd-error-faltered = Nach einer misslungenen Flucht kannst du in diesem Zug nicht zaubern.
gd-error-magic = Für diesen Zauber hast du nicht genug Magie.
gd-error-luck = So viel Glück hast du nicht.
gd-error-card = Diese Karte hast du nicht. /hero zeigt, welche du hast.
gd-error-full = Das brächte nichts zurück. Heb es für später auf.
gd-error-potion-time = Tränke trinkt man im Kampf oder am Ende eines Zuges.
gd-error-seen = Dieses Plättchen seht ihr schon. Wähle ein anderes.
gd-error-no-lair = Das ist keine der beiden Höhlen.
gd-error-now-move = Wähle zuerst, wohin es geht.
gd-error-now-lair = Wähle zuerst: die Höhle betreten oder umkehren.
gd-error-now-wood = Wähle zuerst, ob ihr die Magie weckt.
gd-error-now-bribe = Wähle zuerst: den Gegner bezahlen oder nicht.
gd-error-now-flight = Wähle zuerst: fliehen oder standhalten.
gd-error-now-magic = Wähle zuerst, wie du kämpfst.
gd-error-now-luck = Wähle zuerst, wie viel Glück du ausgibst.
gd-error-now-vision = Wähle zuerst, was die Vision zeigt.
gd-error-now-order = Wähle zuerst, welche Höhle die des Unterbosses ist.
gd-error-now-pick = Wähle zuerst den Schatz, den du behältst.
gd-error-now-sell = Wähle zuerst die Waffe, die du verkaufst.
gd-error-now-potion = Wähle zuerst, ob du trinkst.
gd-error-now-level = Wähle zuerst, ob du aufsteigst.

## Der Augenblick

gd-progress = Bosse { $now } von { $most }
gd-finale-place = { $room } auf { $tile }
gd-heading-fight = { $foe }, Gesundheit { $health } · { $tile }
gd-heading = { $room } · { $tile }, Zeit { $time } von 15
gd-story-fight = Vor euch: { $foe }. Schaden { $difficulty }, noch { $health } Gesundheit{ $magic ->
    [0] .
   *[other] , { $magic } Magie.
  }
gd-story-threshold = Hinter dieser Tür wartet der Endboss. Seid ihr drinnen, gibt es keine Flucht.
gd-story-fled = { $foe } ist noch hier und hat euch nicht vergessen.
gd-story-bribed = { $foe } zählt das Geld und schaut in die andere Richtung.
gd-story-near = Ein Gegner ist ganz in der Nähe, also kann hier niemand rasten.
gd-story-tracks = Ereignisse { $events }, Gold { $gold }.

gd-stat-health = Gesundheit
gd-stat-magic = Magie
gd-stat-luck = Glück
gd-short-health = Ge
gd-short-magic = Ma
gd-short-luck = Gl
gd-stat-level = Stufe
gd-stat-xp = EP
gd-note-dead = gefallen
gd-note-guide = führt { $hero }
gd-note-gold = { $gold } Gold
gd-note-card = { $treasure }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }

gd-prompt-move = Wohin, { AND($heroes) }?
gd-prompt-lair = { AND($heroes) }: die letzte Höhle betreten oder umkehren?
gd-prompt-wood = { AND($heroes) }: die Magie dieses Raums wecken?
gd-prompt-turn = { AND($heroes) }: Was jetzt?
gd-prompt-bribe = { AND($heroes) }: { $dat_foe } { $gold } Gold zahlen?
gd-prompt-flight = { AND($heroes) }: vor { $dat_foe } fliehen oder standhalten?
gd-prompt-magic = { AND($heroes) }: Womit gegen { $acc_foe }?
gd-prompt-luck = { AND($heroes) }: { $health ->
    [0] keine
   *[other] noch { $health }
  } Gesundheit. Glück ausgeben? Noch da: { $luck }.
gd-prompt-vision = { AND($heroes) }: { $left ->
    [one] Welches Plättchen ansehen
   *[other] Welche { $left } Plättchen ansehen, eins nach dem anderen
  }{ $chosen ->
    [none] ?
   *[other] ? Gewählt: { AND($chosen) }.
  }
gd-prompt-order = Zwei Höhlen auf einmal! { AND($heroes) }: Welche ist die des Unterbosses?
gd-prompt-pick = { AND($heroes) }: Welchen Schatz behalten?
gd-prompt-sell = { AND($heroes) }: Ein Held behält nur eine Waffe. Welche wird verkauft?
gd-prompt-potion = { AND($heroes) }: jetzt einen Trank trinken?
gd-prompt-level = { AND($heroes) }: aufsteigen?

gd-ending-won = Beide Bosse sind tot. { $tale }
gd-ending-dead = Kein Held ist übrig. { $tale }
gd-ending-time = Die Zeit ist um.

gd-sheet-numbers = Zahlen
gd-sheet-fighting = Im Kampf
gd-sheet-treasures = Schätze
gd-sheet-empty = Noch nichts.
gd-sheet-score = Punkte
gd-sheet-health = Gesundheit { $now }/{ $most }
gd-sheet-magic = Magie { $now }/{ $most }
gd-sheet-luck = Glück { $now }/{ $most }
gd-sheet-level = Stufe { $level }, { $xp } EP; bei einer Rast kostet eine Stufe { $next }
gd-sheet-gold = Gold: { $gold }
gd-sheet-melee = Nahkampf: ein Würfel +{ $plus }, ein Treffer macht { $harm }
gd-sheet-spells = Zauber: der kleine macht { $lesser }, der große einen Würfel +{ $greater }
gd-sheet-rolls = Türen, Fallen und Flucht: ein Würfel +{ $plus }
gd-sheet-card = { $treasure } ×{ $count }: { $does }
gd-sheet-worth = Wert { $merits } ohne Gold, Abzüge { $penalties }: Das gäbe { $score } Punkte

## Was die Karte zeigt, in Worten

gd-fact-here = Die Helden sind auf { $tile }: { $room }.
gd-fact-fight = Ein Kampf, Kampfzug { $round }: { $foe }, Schaden { $difficulty }{ $magic ->
    [0] .
   *[other] , { $magic } Magie.
  }
gd-fact-open = Ein offener Durchgang führt nach { $side } zu { $tile }: { $room }.
gd-fact-out = Eine Tür führt nach { $side } zu { $tile }: { $room }. Sie geht von hier auf.
gd-fact-door = Eine verschlossene Tür im { $side } führt zu { $tile }: { $room }.
gd-fact-wall = Eine Mauer im { $side } versperrt den Weg zu { $tile }.
gd-fact-fled = { $foe } wartet auf { $tile }; von dort sind die Helden geflohen.
gd-fact-bribed = { $foe } sitzt auf { $tile }, bestochen.
gd-fact-hero = { $hero }: { $magic ->
    [0] keine
   *[other] { $magic }
  } Magie, { $luck ->
    [0] kein
   *[other] { $luck }
  } Glück.
gd-fact-fallen = { $hero } ist gefallen.
gd-fact-flee = Fluchtweg nach { $side } zu { $tile }: { $room }.
gd-fact-chosen = Für die Vision gewählt: { AND($tiles) }.
gd-fact-gold = Gold: { $gold }.
gd-fact-covered = { $count ->
    [0] Jedes Plättchen liegt offen.
    [one] Ein Plättchen liegt verdeckt.
   *[other] { $count } Plättchen liegen verdeckt.
  }
gd-fact-glimpsed = Gesehen, aber nicht erkundet: { AND($tiles) }.

## Was geschieht

gd-dungeon-laid = Fünfundzwanzig Plättchen liegen vor euch. Ihr beginnt auf { $tile }.
    .b = Die Plättchen sind gelegt. Euer Weg hinein ist { $tile }.
gd-layout-relaid = Mauern schneiden einen Teil des Dungeons ab, also werden alle Plättchen neu gedreht.
gd-door-opened = { $hero } würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }, nötig { SUM($need, 1) } oder mehr: Die Tür nach { $tile } geht auf.
    .b = { $hero } öffnet die Tür nach { $tile }: würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }, nötig { SUM($need, 1) } oder mehr.
    .c = { $hero } bekommt die Tür nach { $tile } auf (würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }, nötig { SUM($need, 1) } oder mehr).
gd-door-held = { $hero } würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }, nötig { SUM($need, 1) } oder mehr: Die Tür im { $side } bleibt zu.
    .b = { $hero } scheitert an der Tür im { $side }: würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }, nötig { SUM($need, 1) } oder mehr.
    .c = { $hero } bekommt die Tür im { $side } nicht auf (würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }, nötig { SUM($need, 1) } oder mehr).
gd-room-entered = Ihr geht nach { $tile }.
    .b = Ihr betretet { $tile }.
    .c = Ihr geht weiter nach { $tile }.
gd-room-crossed = Ihr geht weiter nach { $tile }, wo alles still ist.
    .b = Ihr durchquert leise { $tile }.
gd-lair-found = { $final ->
    [yes] Auf { $tile } findet ihr die Höhle des Endbosses.
   *[no] Auf { $tile } findet ihr eine Höhle: Hier haust der Unterboss.
  }
gd-lair-retreated = Auf { $tile } kehrt ihr um: Der Endboss kann warten.
gd-magic-found = { $magic } ({ $number }). { $scene }
gd-magic-left = Ihr lasst die Magie in Ruhe.
gd-tiles-seen = { $count ->
    [one] Die Vision zeigt { AND($tiles) }.
   *[other] Die Vision zeigt { $count } Plättchen: { AND($tiles) }.
  }
gd-jinx-endured = { $hero } würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total } gegen { $number }: { $harm ->
    [0] unverletzt.
   *[other] { $harm } Schaden.
  }
gd-trap-met = { $trap }: Ab { $number } kommt man davon. { $scene }
gd-the-trap = die Falle
gd-trap-avoided = { $hero } würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }{ $number ->
    [0] {""}
   *[other] , nötig { $number }
  }, und entgeht der Falle{ $number ->
    [0] {""}
   *[other] {" "}„{ $trap }“
  }.
    .b = { $hero } ist der Falle{ $number ->
        [0] {""}
       *[other] {" "}„{ $trap }“
      } rechtzeitig aus dem Weg (würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }{ $number ->
        [0] {""}
       *[other] , nötig { $number }
      }).
    .c = { $hero } weicht der Falle{ $number ->
        [0] {""}
       *[other] {" "}„{ $trap }“
      } aus (würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }{ $number ->
        [0] {""}
       *[other] , nötig { $number }
      }).
gd-trap-struck = { $hero } würfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }{ $number ->
    [0] {""}
   *[other] , nötig { $number }
  }, und gerät in die Falle{ $number ->
    [0] {""}
   *[other] {" "}„{ $trap }“
  }{ $harm ->
    [0] , nimmt aber keinen Schaden.
   *[other] : { $harm } { $magical ->
        [yes] Magie verloren.
       *[no] Schaden.
      }
  }
gd-time-passed = Die Zeit vergeht: { $time } von 15.
gd-event-due = Die Zeit erreicht { $time }. Ereignissteine: { $events }.
gd-track-emptied = Die Zeitleiste ist voll und beginnt von vorn. { $events ->
    [0] Kein Ereignisstein ist übrig.
   *[other] Ereignissteine: { $events }.
  }
gd-upkeep-void = Instandsetzung (gewürfelt { $first } und { $second }): Nichts ändert sich.
gd-tile-reset = Instandsetzung (gewürfelt { $first } und { $second }): { $tile } liegt wieder verdeckt.
gd-wanderer-absent = Kein Streuner kommt: { $die } gewürfelt, er käme bei { $events } oder weniger.
gd-wanderer-came = Ein Streuner kommt: { $die } gewürfelt, und er kommt bei { $events } oder weniger.
gd-rest-begun = { $must ->
    [yes] Ihr seid zu müde zum Weitergehen und müsst rasten.
   *[no] Ihr legt euch zur Rast.
  }
gd-rest-healed = { $hero } rastet (gewürfelt { $first } und { $second }) { $health ->
    [0] { $magic ->
        [0] und gewinnt nichts zurück.
       *[other] und gewinnt { $magic } Magie zurück.
      }
   *[other] { $magic ->
        [0] und gewinnt { $health } Gesundheit zurück.
       *[other] und gewinnt { $health } Gesundheit und { $magic } Magie zurück.
      }
  }
gd-rest-broken = { $hero } wird zu früh geweckt{ $health ->
    [0] .
   *[other] {" "}und gewinnt { $health } Gesundheit zurück.
  }
gd-rest-lost = Ihr werdet zu früh geweckt, und niemand wird geheilt.
gd-level-reached = { $hero } steigt auf Stufe { $level }.
gd-foe-met = { $appears } { $foe }: Schaden { $difficulty }, { $health } Gesundheit{ $magic ->
    [0] .
   *[other] , { $magic } Magie.
  }
gd-foe-awaited = { $foe } ist noch da: { $health } Gesundheit{ $magic ->
    [0] .
   *[other] , { $magic } Magie.
  }
gd-foe-bribed = { $foe } nimmt { $gold } Gold und lässt euch vorbei.
    .b = { $foe } zählt { $gold } Gold und schaut demonstrativ woandershin.
gd-flight-won = Ihr flieht nach { $tile }: gewürfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }, und das schlägt { $against }.
gd-flight-lost = Eure Flucht misslingt: gewürfelt { $die }, mit +{ DIFFERENCE($total, $die) } macht das { $total }, nötig { SUM($against, 1) } oder mehr.
gd-spell-cast = { $hero } wirkt { $acc_a_spell } auf { $acc_foe }: { $harm } Schaden{ $left ->
    [0] .
   *[other] , noch { $left } Gesundheit.
  }
gd-backlash = { $hero } verletzt sich am Zauber: 1 Schaden.
gd-foe-cast = { $foe } wirkt { $greater ->
    [yes] einen großen Zauber
   *[no] einen Zauber
  } auf { $hero }: { $harm } Schaden.
gd-foe-backlash = { $foe } verletzt sich am eigenen großen Zauber{ $left ->
    [0] .
   *[other] : noch { $left } Gesundheit.
  }
gd-melee-won = { $hero } trifft { $acc_foe } für { $harm } Schaden ({ $mine } gegen { $theirs }){ $left ->
    [0] .
   *[other] : noch { $left } Gesundheit.
  }
    .b = { $hero } hat { $mine } gegen { $theirs } und trifft { $acc_foe } für { $harm } Schaden{ $left ->
        [0] .
       *[other] : noch { $left } Gesundheit.
      }
    .c = { $hero } verwundet { $acc_foe } für { $harm } Schaden ({ $mine } gegen { $theirs }){ $left ->
        [0] .
       *[other] : noch { $left } Gesundheit.
      }
gd-melee-lost = { $foe } trifft { $hero } für { $harm } Schaden ({ $theirs } gegen { $mine }).
    .b = { $foe } hat { $theirs } gegen { $mine } und trifft { $hero } für { $harm } Schaden.
    .c = { $foe } verwundet { $hero } für { $harm } Schaden ({ $theirs } gegen { $mine }).
gd-melee-parried = { $won ->
    [yes] { $hero } wehrt { $acc_foe } ab ({ $mine } gegen { $theirs }).
   *[no] { $foe } schlägt nach { $hero } und richtet keinen Schaden an ({ $theirs } gegen { $mine }).
  }
gd-health-lost = { $hero } hat { $left ->
    [0] keine Gesundheit mehr.
   *[other] noch { $left } Gesundheit.
  }
gd-magic-lost = { $hero } hat { $left ->
    [0] keine Magie mehr.
   *[other] noch { $left } Magie.
  }
gd-luck-spent-again = Dann { $first } und { $second }: Gesundheit { $health }, { $left ->
    [0] kein Glück mehr übrig.
   *[other] noch { $left } Glück übrig.
  }
gd-luck-spent = { $hero } gibt Glück aus (gewürfelt { $first } und { $second }): Gesundheit jetzt { $health }, { $left ->
    [0] kein Glück mehr übrig.
   *[other] noch { $left } Glück übrig.
  }
gd-hero-fell = { $hero } fällt.
    .b = { $hero } sinkt nieder und stirbt.
gd-foe-slain = { $foe } ist tot: { $xp } EP.
    .b = { $foe } plagt niemanden mehr: { $xp } EP.
    .c = { $foe } fällt: { $xp } EP.
gd-bribe-regained = Ihr bekommt euer Bestechungsgeld zurück: { $gold } Gold.
gd-treasure-claimed = { $hero } nimmt { $acc_treasure } und dazu { $gold } Gold.
    .b = { $hero } steckt { $acc_treasure } und { $gold } Gold ein.
gd-purse-found = { $hero } findet nur eine Münze, denn es ist kein Schatz mehr übrig.
gd-treasure-left = Niemand nimmt { $acc_treasure }.
gd-weapon-sold = { $hero } verkauft { $acc_treasure } für { $gold } Gold.
gd-potion-drunk = { $hero } trinkt { $acc_treasure } und gewinnt { $health ->
    [0] { $magic } Magie
   *[other] { $health } Gesundheit
  } zurück.
gd-health-gained = { $health ->
    [0] { $hero } ist schon bei voller Gesundheit.
   *[other] { $hero } gewinnt { $health } Gesundheit zurück.
  }
gd-gear-passed = { $hero } übernimmt { $acc_treasure }.
gd-vote-cast = { $hero } stimmt für „{ $choice }“.
# So sagen es Spiele von früher.
gd-vote-tied = Gleichstand, also zählt die Stimme von { $hero }: { $choice }.
gd-hand-joined = { $name } führt den Helden jetzt mit.
gd-game-won = Beide Bosse sind besiegt: Der Dungeon gehört euch.
gd-party-lost = Kein Held ist mehr am Leben: Der Dungeon behält seine Geheimnisse.
gd-time-up = Der letzte Stein liegt auf der Leiste: Die Zeit ist um.
gd-did-strike = { $player } ist bereit zuzuschlagen.
gd-did-skip = { $player } trinkt nichts.
