# Mage Knight Dungeons in Worten: Namen, die Karte, der Augenblick, der Bogen. Seiten nach Themen in de/.

mkd-way-n = Norden
mkd-way-ne = Nordosten
mkd-way-e = Osten
mkd-way-se = Südosten
mkd-way-s = Süden
mkd-way-sw = Südwesten
mkd-way-w = Westen
mkd-way-nw = Nordwesten

mkd-where-here = { $square }, dasselbe Feld
mkd-where = { $square }, { $steps ->
    [one] 1 Feld nach { $way }
   *[other] { $steps } Felder nach { $way }
  }

mkd-list-1 = { $a }
mkd-list-2 = { $a } und { $b }
mkd-list-3 = { $a }, { $b } und { $c }
mkd-list-4 = { $a }, { $b }, { $c } und { $d }
mkd-list-more = { $a }, { $b }, { $c }, { $d } und noch { $more }

## The party in numbers

mkd-stat-heroes = Helden
mkd-stat-clicks = Klicks
mkd-stat-points = Tempopunkte
mkd-stat-attack = Angriff
mkd-stat-defense = Verteidigung
mkd-stat-level = Stufe
mkd-short-clicks = ♥

mkd-note-served = hat gehandelt
mkd-note-waiting = wartet draußen
mkd-note-board = ist noch drinnen
mkd-note-left = ist lebend draußen
mkd-note-below = ein Stockwerk tiefer
mkd-note-captive = gefangen von { $captor }
mkd-note-dead = gefallen
mkd-note-gone = fort
mkd-note-carries = { $quest ->
    [yes] trägt die Questtruhe ({ $chest })
   *[no] trägt { $acc_chest }
  }

mkd-condition-asleep = schläft
mkd-condition-demoralized = entmutigt
mkd-condition-freeze = erstarrt
mkd-condition-snare = verstrickt
mkd-condition-daze = benommen
mkd-condition-curse = verflucht
mkd-condition-surprised = überrascht
mkd-condition-captor = hält { $captive } gefangen
mkd-condition-laden = { $quest ->
    [yes] hat die Questtruhe
   *[no] { $count ->
        [one] hat eine Truhe
       *[other] hat { $count } Truhen
      }
  }
mkd-condition-guardian = Hüter
mkd-condition-target = Beute
mkd-condition-prisoner = in Fesseln

## The map

mkd-map-camp = Vor dem Dungeon
mkd-feature-entrance = der Eingang
    .gender = m
mkd-feature-barrel = ein Fass Wasser
    .gender = n
mkd-feature-campfire = das Lagerfeuer
    .gender = n
mkd-feature-column = eine Säule
    .gender = f
mkd-feature-crate = eine Kiste mit Vorräten
    .gender = f
mkd-feature-stairs-down = die Treppe in den Dungeon
    .gender = f
mkd-feature-tent = ein Zelt
    .gender = n
mkd-feature-quest = die Quest
    .gender = f
mkd-feature-unexplored = { $kind ->
    [hall] unerkundeter Gang
   *[other] unerkundete Kammer
  }
mkd-feature-chest = { $open ->
    [yes] offene
   *[no] geschlossene
  } { $quest ->
    [yes] Questtruhe
   *[no] Truhe
  } ({ $chest }{ $open ->
    [yes] {""}
   *[no] { $trap ->
        [trapped] , mit Falle
        [safe] , ohne Falle
       *[unknown] {""}
      }
  })
mkd-token = { $guardian ->
    [master] Token des Meisters
    [yes] { $colour ->
        [Y] gelbes
        [B] blaues
       *[R] rotes
      } Token des Hüters
   *[no] { $colour ->
        [Y] gelbes
        [B] blaues
       *[R] rotes
      } Token
  }
mkd-a-token = { $guardian ->
    [master] das Token vom Meister der Ebene
    [yes] das Token des Hüters
   *[no] ein { $colour ->
        [Y] gelbes
        [B] blaues
       *[R] rotes
      } Token
  }

mkd-fact-camp = { $count ->
    [0] Noch ist niemand vorgetreten.
    [one] 1 Held steht vor dem Dungeon.
   *[other] { $count } Helden stehen vor dem Dungeon.
  }
mkd-fact-active = { $figure } ist auf { $square }, Blick nach { $way }{ $points ->
    [-1] .
    [one] , mit 1 Tempopunkt.
   *[other] , mit { $points } Tempopunkten.
  }
mkd-fact-waiting = { $figures } { $count ->
    [one] wartet
   *[other] warten
  } draußen.
mkd-fact-held = { $figure } wird festgehalten von { $figures }.
mkd-fact-foe = { $figure }: { $where }, blickt nach { $way }; noch { $left } von { $most } Klicks.
mkd-fact-token = Verdeckt: { $token }, { $where }.
mkd-fact-chest = Am Boden, { $chest }: { $where }.
mkd-fact-quest-carried = { $figure } hat die Questtruhe: { $where }.
mkd-fact-door = { $closed ->
    [yes] Eine geschlossene { $iron ->
        [yes] Eisentür
       *[no] Holztür
      }
   *[no] Eine offene Tür
  }: { $where }.
mkd-fact-unexplored = { $kind ->
    [hall] Unerkundeter Gang
    [central] Die Zentralkammer
   *[other] Unerkundete Kammer
  } im { $way } von { $where }.
mkd-fact-entrance = Der Ausgang: { $where }.
mkd-fact-friend = { $figure }: { $where }; noch { $left } von { $most } Klicks.

## The moment

mkd-heading = { $part ->
    [setup] Die Teams sammeln sich
    [over] Das Abenteuer ist zu Ende
    [tokens] Runde { $round } · Die Tokens wandern
    [monsters] Runde { $round } · Die Monster
   *[heroes] Runde { $round } · Die Helden
  }

mkd-heading-acts = { $figure } · { $points } Tempo

mkd-story-camp = Eine Treppe, ein Luftzug von unten und eine Namensliste, auf der noch Platz ist.
    .b = Das Tor steht offen. Es scheint auf Freiwillige zu warten.
    .c = Jemand muss dort hinunter. Die Bezahlung ist gut, und das wird schon seinen Grund haben.
    .d = Die Treppe führt weiter hinab, als die Laterne leuchtet.
    .e = Seile, Fackeln, Brot für eine Woche: Es fehlt nur noch jemand, der alles trägt.
    .f = Moos bedeckt die Namen derer, die vorher gingen.
    .g = Der Torwächter fragt nichts und zählt alle.
    .h = Ein Rabe auf dem Torbogen mustert die Gesellschaft, einen nach dem anderen.
mkd-story-outside = Das Tageslicht endet an der ersten Stufe. Darunter hält der Dungeon den Atem an.
    .b = Der Eingang ist offen, und noch ist niemand drin.
    .c = Kalte Luft kommt aus dem Eingang, und mit ihr der Geruch von nassem Stein.
    .d = Vor dem Eingang ist das Gras niedergetreten, in nur einer Richtung.
    .e = Der Dungeon liegt offen da und sagt nichts.
    .f = Ein letzter Blick zum Himmel, dann die Stufen.
    .g = Der Bogen über dem Eingang hat seinen Spruch verloren, bis auf das Wort NICHT.
    .h = Wasser rinnt die Stufen hinab, und die Helden gleich hinterher.
mkd-story-hall = { $figure } steht in einem Gang, in dem jeder Schritt widerhallt.
    .b = Ein Gang, eng und geduldig, und { $figure } mittendrin.
    .c = Diesen Gang hat einmal jemand gefegt. { $figure } hinterlässt Spuren.
    .d = Die Fackelhalter in diesem Gang sind leer, und { $figure } hat es bemerkt.
    .e = { $figure } geht durch einen Gang, dessen Ende man nur ahnt.
    .f = Der Gang riecht nach nassem Eisen, und { $figure } atmet durch den Mund.
    .g = Kratzer laufen die Wand entlang, in Schulterhöhe von { $figure }.
    .h = In diesem Gang blättert alte Farbe ab und rieselt auf { $figure }.
mkd-story-chamber = { $figure } steht in einer Kammer, die nur die Zeit möbliert hat.
    .b = Die Wände der Kammer weichen vor dem Licht von { $figure } zurück, aber nicht weit.
    .c = Eine Kammer. { $figure } horcht; die Kammer horcht zurück.
    .d = Zerbrochene Stühle liegen in der Kammer, und { $figure } steigt hindurch.
    .e = Hier hat vor langer Zeit jemand gegessen und { $figure } die Knochen übrig gelassen.
    .f = Die Decke dieser Kammer verliert sich im Dunkel über { $figure }.
    .g = { $figure } steht in einer Kammer mit Eisenringen in den Wänden.
    .h = Staub liegt hier auf allem, nur nicht auf dem Boden: Vor { $figure } war schon jemand da.
mkd-story-central = Das ist die Zentralkammer. { $figure } ist hier richtig und mit diesem Ziel nicht allein.
    .b = Die Zentralkammer. Was der Bewachung wert war, wurde hier bewacht, und { $figure } steht darauf.
    .c = Die Zentralkammer: Alle Wege führen hierher, und { $figure } hat einen davon genommen.
    .d = Hier, in der Zentralkammer, hört { $figure } jeden Laut zweimal.
    .e = Die Zentralkammer ist größer, als jede Karte sagt, und { $figure } fühlt sich klein darin.
    .f = { $figure } steht in der Zentralkammer, wo der Dungeon sein Herz hat.
    .g = In der Zentralkammer ist ein Ring in den Boden getreten, und { $figure } steht darin.
    .h = Die Säulen der Zentralkammer neigen sich zu { $figure }, oder es scheint nur so.
mkd-story-water = { $figure } steht bis zu den Knien in Wasser, das ruhig wärmer sein könnte.
    .b = Schwarzes Wasser schließt sich um die Stiefel von { $figure }.
    .c = Unter Wasser streift etwas Weiches { $figure }.
    .d = Ringe laufen von { $figure } aus über das Wasser, und andere antworten ihnen.
    .e = { $figure } watet, und jeder Schritt ist geraten.
    .f = Das Wasser ist hier klar und zeigt { $figure } mehr, als angenehm ist.
    .g = Kaltes Wasser steigt an { $figure } hoch, immer nur ein wenig.
    .h = { $figure } steht in einem Tümpel, von dessen Grund man lieber nicht spricht.
mkd-story-shadow = Hier ist das Dunkel dick genug zum Anlehnen, und { $figure } lehnt sich an.
    .b = { $figure } steht im Schatten. Andere vielleicht auch.
    .c = Das Lampenlicht von { $figure } reicht keinen Schritt weit.
    .d = { $figure } steht in einem Dunkel, das älter ist als die Wände.
    .e = Der Schatten verbirgt { $figure } bis zum Kinn.
    .f = Was immer in diesem Schatten ist, macht { $figure } Platz.
    .g = { $figure } behält eine Hand an der Wand: Zu sehen gibt es nichts.
    .h = { $figure } sieht nichts in diesem Schatten und horcht.
mkd-story-unnerved = { $figure } hat allen Mut verloren und will nur noch weg.
mkd-story-beside = { $figures } { $count ->
    [one] steht
   *[other] stehen
  } direkt neben { $figure }.
    .b = In Armeslänge von { $figure }: { $figures }.
mkd-story-here = { $count ->
    [one] Im selben Raum: { $figures }.
   *[other] Im selben Raum, und ohne Eile: { $figures }.
  }
    .b = Am anderen Ende des Raums: { $figures }.
mkd-story-token = Etwas noch Ungesehenes hält still, bei { $where }: { $token }.
    .b = Etwas noch Ungesehenes lauscht bei { $where }: { $token }.
mkd-story-quest-here = Die Questtruhe steht auf { $where }.
mkd-story-quest-carried = { $side ->
    [hero] Die Questtruhe ist in den Händen von { $figure }. Jetzt muss sie nur noch hinaus.
   *[other] { $figure } hat die Questtruhe und kein Recht darauf.
  }
mkd-story-victory = Die Questtruhe steht im Tageslicht, und mit ihr, wer sie trug.
mkd-story-defeat = Der Dungeon schließt sich über allen, die blieben. Die Questtruhe behält er.

mkd-finale-place = { $out ->
    [0] niemand von { $of } kam heraus
    [one] 1 von { $of } kam heraus
   *[other] { $out } von { $of } kamen heraus
  }; { $level }
mkd-finale-chest = { $quest ->
    [yes] die Questtruhe: { $item }
   *[no] { $item }
  }{ $bare ->
    [yes] {""}
   *[no] {" "}({ $gold } Gold)
  }

mkd-prompt-setup-left = Punkte übrig: { $left } von { $points }. { AND($players) }: Welcher Held soll es sein?
mkd-prompt-setup-points = Punkte für jedes Team: { $points }. { AND($players) }: Welche Helden sollen es sein?
mkd-story-too-dear = Zu teuer: { $heroes }.
mkd-story-taken = Vergeben: { $heroes }.
mkd-story-and-more = { $told } (und noch { $more })
mkd-list-two-more = { $a }, { $b } und noch { $more }
mkd-list-row = { $a }, { $b }
mkd-recruit-led = { $figure } (bei { $player })
mkd-recruit-dear = { $figure } ({ $value })
mkd-prompt-setup = { AND($players) }: Welcher Held soll es sein?
mkd-prompt-between = { AND($players) }: Welcher Held handelt als Nächstes?
mkd-prompt-hero = Was tut { $figure }?
mkd-prompt-facing = Keine Schritte mehr. Wohin blickt { $figure }?
mkd-prompt-monster = Als Nächstes: { $figure }. Für die Monster dürfen alle würfeln.
mkd-prompt-token = Als Nächstes: { $token }. Dafür dürfen alle würfeln.
mkd-prompt-others = Jetzt zieht der Dungeon. Dafür dürfen alle würfeln.
mkd-prompt-let-go = { $figure } will an { $holders } vorbei. { AND($players) }: ohne Wurf gehen lassen?
mkd-prompt-strike-counter = { $target } hat angegriffen. { AND($players) }: Schlägt { $figure } zurück?
mkd-prompt-strike-passing = { $target } läuft an { $figure } vorbei. { AND($players) }: zuschlagen?
mkd-prompt-spin = { $toward } ist jetzt neben { $figure }. { AND($players) }: hinwenden?
mkd-prompt-advance = Die Erfahrung reicht für eine Stufe. { AND($players) }: Wer bekommt sie?
mkd-prompt-teleport = { $figure } tritt hindurch. { AND($players) }: wohin?
mkd-prompt-first = { AND($players) }: Euer Team hat jemanden mit Kommando. In dieser Runde zuerst ziehen?
mkd-prompt-victory = Die Questtruhe ist draußen, nach { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
  }, mit { $gold } Gold.
mkd-prompt-defeat = Die Quest ist in Runde { $rounds } gescheitert. Die Gruppe brachte { $gold } Gold heraus.

mkd-outcome-victory = Die Quest ist erfüllt: Die Questtruhe kam in Runde { $rounds } heraus, mit insgesamt { $gold } Gold.
mkd-outcome-defeat = Die Quest ist in Runde { $rounds } gescheitert. Die Gruppe brachte { $gold } Gold heraus.

mkd-error-no-such-figure = So eine Figur gibt es in diesem Spiel nicht. Die Karte nennt alle, die es gibt.
mkd-error-no-such-chest = So eine Truhe gibt es in diesem Spiel nicht. Die Karte nennt alle, die es gibt.
mkd-error-no-such-seat = Platz { $seat } hat niemand.
mkd-error-other-mode = Dieses Spiel hat andere Regeln.

## The sheet

mkd-sheet-team = Team
mkd-sheet-nobody = Noch kein Held.
mkd-sheet-budget = Punkte
mkd-sheet-points = { $left } von { $points } übrig
mkd-sheet-recruits = Helden
mkd-sheet-recruit = { $figure }, { $role }: { $can }
mkd-sheet-hero = { $figure }, { $role }
mkd-sheet-numbers = Tempo { $speed }, Angriff { $attack }, Verteidigung { $defense }, Schaden { $damage }
mkd-sheet-level = Stufe { $level }, Wert { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
  }; { $range ->
    [0] kämpft im Nahkampf
   *[other] Reichweite { $range }
  }; Blickfeld { $arc }°
mkd-sheet-dial = Scheibe von { $figure } (Tempo / Angriff / Verteidigung / Schaden)
mkd-sheet-click = { $here ->
    [now] ▶
    [above] ▲
    [lost] ○
   *[left] ●
  } { $number }: { $speed } / { $attack } / { $defense } / { $damage } · { $abilities }
mkd-sheet-no-ability = keine Fähigkeiten
mkd-sheet-abilities = Fähigkeiten von { $figure } jetzt
mkd-sheet-ability = { $ability }: { $does }
mkd-sheet-effects = Wirkungen auf { $figure }
mkd-sheet-effect = { $source }: { $change } { $until ->
    [activation] bis zum Ende dieser Aktivierung
    [next-activation] in der nächsten Aktivierung
    [hero-turn] bis zum nächsten Heldenzug
    [round] bis zum Ende der Runde
    [level] bis zum Verlassen dieser Ebene
   *[next-level] bis zum Verlassen der nächsten Ebene
  }
mkd-sheet-chests = Truhen von { $figure }
mkd-sheet-chest = { $quest ->
    [yes] Questtruhe, { $chest }
   *[no] { $chest }
  }: { $item } ({ $change }{ $gaining ->
    [yes] ; { $gains }
   *[no] {""}
  }), { $state ->
    [on] in Gebrauch
    [spent] verbraucht
   *[ready] bereit
  }
mkd-sheet-party = Die Gruppe
mkd-sheet-experience = Erfahrung der Gruppe: { $xp }
mkd-sheet-gold = Herausgebrachtes Gold: { $gold }
mkd-sheet-orders = Feste Antworten
mkd-sheet-orders-let-go = Ein Monster ohne Wurf gehen lassen: { $answer ->
    [ask] mich fragen
    [yes] ja
   *[no] nein
  }
mkd-sheet-orders-strike-back = Zurückschlagen, auch bei Vorbeilaufenden: { $answer ->
    [ask] mich fragen
    [yes] ja
   *[no] nein
  }
mkd-sheet-orders-spin = Sich Neuen zuwenden: { $answer ->
    [ask] mich fragen
    [yes] ja
   *[no] nein
  }
mkd-sheet-orders-end = Aktivierung beenden, wenn nichts mehr zu tun ist: { $answer ->
    [yes] von selbst
   *[no] wenn ich es sage
  }
mkd-sheet-orders-wake = Tokens trotz Heimlichkeit umdrehen: { $answer ->
    [yes] ja
   *[no] nein
  }

mkd-change-speed = Tempo { $by }
mkd-change-attack = Angriff { $by }
mkd-change-defense = Verteidigung { $by }
mkd-change-none = ändert keine Zahl

mkd-effect-freeze = Eis
mkd-effect-snare = Schlinge
mkd-effect-sleep = Schlaf
mkd-effect-curse = Fluch
mkd-effect-potion = Trank
mkd-effect-item = Gegenstand
mkd-effect-artifact = Artefakt
mkd-effect-daze = Benommenheit
