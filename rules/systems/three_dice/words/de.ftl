# 3 Dice Dungeon in Worten.

# the same
three-dice-title = 3 Dice Dungeon
three-dice-short = 3 Dice
three-dice-blurb = Drei Würfel machen jeden Raum: einen Ort, ein Monster, einen Schatz.
three-dice-undeclarable = Ansagen kannst du nur in einem Kampf, bevor du in der Runde dran bist.

## Einstellungen

three-dice-preset-quick = ein schnelles Spiel
three-dice-preset-quick-blurb = Helden mit Trefferpunkten, bis einer Stufe 3 hat: nachsichtig, gut zum Lernen.
three-dice-preset-evening = ein Abend
three-dice-preset-evening-blurb = Die Suche: ein Artefakt auf jeder von drei Ebenen. Per Post: ein Held der Stufe 3.
three-dice-preset-hard = ein schweres Spiel
three-dice-preset-hard-blurb = Dasselbe, mit mehr und zäheren Monstern auf jeder tieferen Ebene.

three-dice-option-mode = Tabellen
three-dice-option-level-theme = Thema der Ebenen
three-dice-option-goal = Ziel des Spiels
three-dice-option-decisions = Gemeinsame Entscheidungen
three-dice-option-loot = Wer Schätze nimmt
three-dice-option-assign = Gewürfelte Eigenschaften
three-dice-option-exit-placement = Ausgänge legen
three-dice-option-training-every-level = Stützräder auf jeder Ebene
three-dice-option-empty-room-xp = Erfahrung für leere Räume
three-dice-option-rover-xp = Erfahrung für Streuner
three-dice-option-one-artifact-per-vault = Ein Artefakt je Schatzkammer
three-dice-option-artifact-reuse = Wie oft Artefakte wirken
three-dice-option-allow-ascend = Treppen führen auch hinauf
three-dice-option-mp-six = Sechsen bei mehreren Monsterwürfeln
three-dice-option-mp-xp = Erfahrung bei mehreren Monsterwürfeln
three-dice-option-mp-order = Reihenfolge der Angriffe
three-dice-option-waiting = Aufeinander warten
three-dice-option-split-party = Die Gruppe kann sich teilen
three-dice-option-three-artifact-quest = Suche nach drei Artefakten
three-dice-option-monster-hp-per-dungeon-level = Zähere Monster auf tieferen Ebenen
three-dice-option-extra-monster-per-dungeon-level = Mehr Monster auf tieferen Ebenen
three-dice-option-attribute-drop-per-dungeon-level = Niedrigere Höchstwerte in der Tiefe
three-dice-option-rising-xp = Stufen werden teurer
three-dice-option-reset-rewards = Alle Beute verlieren
three-dice-option-undead-levels = Ebenen der Untoten
three-dice-option-temple-rest = Rasten in Tempeln
three-dice-option-escape-roll = Entkommen mit einer 1 oder 2
three-dice-option-flee-original = Flucht für je einen Punkt
three-dice-option-flee-table = Flucht zum gewürfelten Preis
three-dice-option-inventory-limit = Gepäckgrenze
three-dice-option-drop-and-pickup = Dinge ablegen und aufheben
three-dice-option-secret-search = In Sackgassen nach Geheimtüren suchen
three-dice-option-search-trap = Fallen beim Suchen
three-dice-option-locked-doors = Verschlossene Türen
three-dice-option-key-instead-of-none = Schlüssel, wo kein Schatz liegt
three-dice-option-used-artifact-counts = Verbrauchtes Artefakt öffnet die Treppe
three-dice-option-boots-by-level = Stiefel der Eile nach Heldenstufe
three-dice-option-duel = Duelle
three-dice-option-hp-pool = Trefferpunkte statt sinkender Eigenschaften

three-dice-value-mode-standard = die vollen Tabellen
three-dice-value-mode-classic = die klassische Tabelle
three-dice-value-level-theme-ask = die Gruppe wählt
three-dice-value-level-theme-standard = der gewöhnliche Dungeon
three-dice-value-level-theme-undead = Untote
three-dice-value-level-theme-alternate = gewöhnlich und untot im Wechsel
three-dice-value-goal-none = keines
three-dice-value-goal-home = wieder nach Hause, am besten mit Artefakt
three-dice-value-goal-xp-200 = 200 Erfahrungspunkte
three-dice-value-goal-level-3 = ein Held der Stufe 3
three-dice-value-goal-depth-3 = die dritte Ebene
three-dice-value-decisions-leader = wer anführt, entscheidet
three-dice-value-decisions-anyone = wer zuerst kommt
three-dice-value-loot-round-robin = alle der Reihe nach
three-dice-value-loot-first = wer zuerst kommt
three-dice-value-assign-in-order = in der gewürfelten Reihenfolge
three-dice-value-assign-free = alle verteilen sie selbst
three-dice-value-empty-room-xp-literal = die Sechs zählt
three-dice-value-empty-room-xp-zero-monster = der Monsterwürfel zählt nicht
three-dice-value-rover-xp-own-die = so viel, wie ihr Würfel zeigt
three-dice-value-artifact-reuse-single = einmal
three-dice-value-artifact-reuse-per-level = einmal auf jeder Stufe
three-dice-value-mp-six-ignore = sie bringen kein Monster
three-dice-value-mp-six-literal = schon eine macht den Raum leer
three-dice-value-mp-xp-highest = der höchste Würfel zählt
three-dice-value-mp-xp-sum = alle Würfel zählen
three-dice-value-mp-order-seat = Platz für Platz
three-dice-value-mp-order-any = wer zuerst kommt
three-dice-value-waiting-quiet = bleibt ungestört
three-dice-value-waiting-roving = gilt als Rückkehr
three-dice-value-reset-rewards-never = nie
three-dice-value-reset-rewards-char-level = mit jeder Heldenstufe
three-dice-value-reset-rewards-dungeon-level = mit jeder Ebene
three-dice-value-reset-rewards-both = mit jeder Stufe und jeder Ebene
three-dice-value-undead-levels-1 = nur die erste
three-dice-value-undead-levels-2 = nur die zweite
three-dice-value-undead-levels-3 = nur die dritte
three-dice-value-undead-levels-even = alle geraden
three-dice-value-undead-levels-odd = alle ungeraden
three-dice-value-undead-levels-all = alle
three-dice-value-inventory-limit-0 = unbegrenzt
three-dice-value-hp-pool-easy = ein Würfel und sechs
three-dice-value-hp-pool-hard = ein Würfel

td-refused-seats = Plätze in diesem Spiel: { $fewest } bis { $most }.
td-refused-flights = Wähle nur eine Regel für die Flucht: den Fluchtwurf, die Flucht für je einen Punkt oder die zum gewürfelten Preis.
td-refused-trap-without-search = Fallen beim Suchen setzen Suchen voraus. Schalte zuerst die Suche ein.
td-refused-split-without-vote = Wer sich teilen kann, muss abstimmen. Stelle gemeinsame Entscheidungen auf Abstimmung.
td-refused-classic-flights = Das klassische Spiel hat seine eigene Regel für die Flucht. Schalte die anderen Fluchtregeln aus.
td-refused-classic-undead = Das klassische Spiel hat keine Ebenen der Untoten. Wähle keine Untoten oder die vollen Tabellen.
td-refused-classic-quest = Das klassische Spiel hat weder Artefakte noch Treppen. Wähle ein anderes Ziel.

## Namen

td-attribute-body = KÖRPER
    .gender = m
td-attribute-mind = GEIST
    .gender = m
td-attribute-spirit = SEELE
    .gender = f
td-stat-hp = TP
td-short-body = K
td-short-mind = G
td-short-spirit = S

td-item-potion = Heiltrank
    .gender = m
    .indefinite = ein Heiltrank
    .indefinite-accusative = einen Heiltrank
    .indefinite-dative = einem Heiltrank
    .definite = der Heiltrank
    .accusative = den Heiltrank
    .dative = dem Heiltrank
td-item-sword = Zauberschwert
    .gender = n
    .indefinite = ein Zauberschwert
    .indefinite-accusative = ein Zauberschwert
    .indefinite-dative = einem Zauberschwert
    .definite = das Zauberschwert
    .accusative = das Zauberschwert
    .dative = dem Zauberschwert
td-item-tome = Buch der Erleuchtung
    .gender = n
    .indefinite = ein Buch der Erleuchtung
    .indefinite-accusative = ein Buch der Erleuchtung
    .indefinite-dative = einem Buch der Erleuchtung
    .definite = das Buch der Erleuchtung
    .accusative = das Buch der Erleuchtung
    .dative = dem Buch der Erleuchtung
td-item-scroll = Zauberschriftrolle
    .gender = f
    .indefinite = eine Zauberschriftrolle
    .indefinite-accusative = eine Zauberschriftrolle
    .indefinite-dative = einer Zauberschriftrolle
    .definite = die Zauberschriftrolle
    .accusative = die Zauberschriftrolle
    .dative = der Zauberschriftrolle
td-item-fragment = Kartenfragment
    .gender = n
    .indefinite = ein Kartenfragment
    .indefinite-accusative = ein Kartenfragment
    .indefinite-dative = einem Kartenfragment
    .definite = das Kartenfragment
    .accusative = das Kartenfragment
    .dative = dem Kartenfragment
td-item-key = Schlüssel
    .gender = m
    .indefinite = ein Schlüssel
    .indefinite-accusative = einen Schlüssel
    .indefinite-dative = einem Schlüssel
    .definite = der Schlüssel
    .accusative = den Schlüssel
    .dative = dem Schlüssel
td-item-idol = Jadeidol
    .gender = n
    .indefinite = ein Jadeidol
    .indefinite-accusative = ein Jadeidol
    .indefinite-dative = einem Jadeidol
    .definite = das Jadeidol
    .accusative = das Jadeidol
    .dative = dem Jadeidol
td-item-pendant = Kristallanhänger
    .gender = m
    .indefinite = ein Kristallanhänger
    .indefinite-accusative = einen Kristallanhänger
    .indefinite-dative = einem Kristallanhänger
    .definite = der Kristallanhänger
    .accusative = den Kristallanhänger
    .dative = dem Kristallanhänger
td-item-boots = Stiefel der Eile
    .gender = pl
    .indefinite = Stiefel der Eile
    .indefinite-accusative = Stiefel der Eile
    .indefinite-dative = Stiefeln der Eile
    .definite = die Stiefel der Eile
    .accusative = die Stiefel der Eile
    .dative = den Stiefeln der Eile
td-item-teleport = Schriftrolle der Teleportation
    .gender = f
    .indefinite = eine Schriftrolle der Teleportation
    .indefinite-accusative = eine Schriftrolle der Teleportation
    .indefinite-dative = einer Schriftrolle der Teleportation
    .definite = die Schriftrolle der Teleportation
    .accusative = die Schriftrolle der Teleportation
    .dative = der Schriftrolle der Teleportation
td-item-salts = Schlafsalz
    .gender = n
    .indefinite = Schlafsalz
    .indefinite-accusative = Schlafsalz
    .indefinite-dative = Schlafsalz
    .definite = das Schlafsalz
    .accusative = das Schlafsalz
    .dative = dem Schlafsalz
td-item-charm = Schutzamulett
    .gender = n
    .indefinite = ein Schutzamulett
    .indefinite-accusative = ein Schutzamulett
    .indefinite-dative = einem Schutzamulett
    .definite = das Schutzamulett
    .accusative = das Schutzamulett
    .dative = dem Schutzamulett
td-item-none = kein Schatz

td-help-potion = stellt zwei Punkte einer Eigenschaft wieder her, oder je einen von zweien
td-help-potion-pool = stellt zwei Trefferpunkte wieder her
td-help-sword = erhöht jedes KÖRPER-Ziel um 1
td-help-sword-pool = erhöht jedes KÖRPER-Ziel um 2
td-help-tome = erhöht jedes GEIST-Ziel um 1
td-help-scroll = erhöht ein SEELE-Ziel um 3
td-help-fragment = bringt in einer Schatzkammer oder Gruft ein Artefakt ein
td-help-fragment-classic = zeigt zwei Orte hinter einem unerforschten Ausgang; einen behaltet ihr
td-help-key = öffnet eine verschlossene Tür
td-help-idol = erhöht das Ziel eines Angriffs um 2
td-help-pendant = erhöht das Ziel eines GEIST-Angriffs um 3
td-help-boots = tragen dich aus einem Kampf in einen Raum nebenan
td-help-teleport = bringt euch einmal in einen beliebigen erforschten Raum
td-help-salts = schläfert ein Monster ein, bis ihr wiederkommt
td-help-charm = fängt einen Verlust für dich ab

td-monster-goblins = Goblins
    .gender = pl
    .definite = die Goblins
    .accusative = die Goblins
    .dative = den Goblins
    .genitive = der Goblins
td-monster-orcs = Orks
    .gender = pl
    .definite = die Orks
    .accusative = die Orks
    .dative = den Orks
    .genitive = der Orks
td-monster-ogres = Oger
    .gender = pl
    .definite = die Oger
    .accusative = die Oger
    .dative = den Ogern
    .genitive = der Oger
td-monster-giants = Riesen
    .gender = pl
    .definite = die Riesen
    .accusative = die Riesen
    .dative = den Riesen
    .genitive = der Riesen
td-monster-dragon = Drache
    .gender = m
    .definite = der Drache
    .accusative = den Drachen
    .dative = dem Drachen
    .genitive = des Drachen
td-monster-skeletons = Skelette
    .gender = pl
    .definite = die Skelette
    .accusative = die Skelette
    .dative = den Skeletten
    .genitive = der Skelette
td-monster-zombies = Zombies
    .gender = pl
    .definite = die Zombies
    .accusative = die Zombies
    .dative = den Zombies
    .genitive = der Zombies
td-monster-mummy = Mumie
    .gender = f
    .definite = die Mumie
    .accusative = die Mumie
    .dative = der Mumie
    .genitive = der Mumie
td-monster-vampire = Vampir
    .gender = m
    .definite = der Vampir
    .accusative = den Vampir
    .dative = dem Vampir
    .genitive = des Vampirs
td-monster-lich = Lich
    .gender = m
    .definite = der Lich
    .accusative = den Lich
    .dative = dem Lich
    .genitive = des Lichs

td-place-corridor = Gang
    .gender = m
    .indefinite = ein Gang
    .indefinite-accusative = einen Gang
    .indefinite-dative = einem Gang
    .definite = der Gang
    .accusative = den Gang
    .dative = dem Gang
td-place-small_room = kleiner Raum
    .gender = m
    .indefinite = ein kleiner Raum
    .indefinite-accusative = einen kleinen Raum
    .indefinite-dative = einem kleinen Raum
    .definite = der kleine Raum
    .accusative = den kleinen Raum
    .dative = dem kleinen Raum
td-place-large_room = großer Raum
    .gender = m
    .indefinite = ein großer Raum
    .indefinite-accusative = einen großen Raum
    .indefinite-dative = einem großen Raum
    .definite = der große Raum
    .accusative = den großen Raum
    .dative = dem großen Raum
td-place-vault = Schatzkammer
    .gender = f
    .indefinite = eine Schatzkammer
    .indefinite-accusative = eine Schatzkammer
    .indefinite-dative = einer Schatzkammer
    .definite = die Schatzkammer
    .accusative = die Schatzkammer
    .dative = der Schatzkammer
td-place-crypt = Gruft
    .gender = f
    .indefinite = eine Gruft
    .indefinite-accusative = eine Gruft
    .indefinite-dative = einer Gruft
    .definite = die Gruft
    .accusative = die Gruft
    .dative = der Gruft
td-place-temple = Tempel
    .gender = m
    .indefinite = ein Tempel
    .indefinite-accusative = einen Tempel
    .indefinite-dative = einem Tempel
    .definite = der Tempel
    .accusative = den Tempel
    .dative = dem Tempel
td-place-great_hall = große Halle
    .gender = f
    .indefinite = eine große Halle
    .indefinite-accusative = eine große Halle
    .indefinite-dative = einer großen Halle
    .definite = die große Halle
    .accusative = die große Halle
    .dative = der großen Halle
td-place-long_corridor = langer Gang
    .gender = m
    .indefinite = ein langer Gang
    .indefinite-accusative = einen langen Gang
    .indefinite-dative = einem langen Gang
    .definite = der lange Gang
    .accusative = den langen Gang
    .dative = dem langen Gang
td-place-natural_cavern = natürliche Höhle
    .gender = f
    .indefinite = eine natürliche Höhle
    .indefinite-accusative = eine natürliche Höhle
    .indefinite-dative = einer natürlichen Höhle
    .definite = die natürliche Höhle
    .accusative = die natürliche Höhle
    .dative = der natürlichen Höhle
td-place-large_hall = weite Halle
    .gender = f
    .indefinite = eine weite Halle
    .indefinite-accusative = eine weite Halle
    .indefinite-dative = einer weiten Halle
    .definite = die weite Halle
    .accusative = die weite Halle
    .dative = der weiten Halle

td-sides-0 = nirgendwohin
td-sides-1 = { $a }
td-sides-2 = { $a } und { $b }
td-sides-3 = { $a }, { $b } und { $c }
td-sides-4 = { $a }, { $b }, { $c } und { $d }

td-feature-entrance = der Eingang
    .gender = m
td-feature-stairs-up = Treppe hinauf
    .gender = f
td-feature-stairs-down = Treppe hinab
    .gender = f
td-feature-vault = eine versiegelte Schatzkammer
    .gender = f
td-feature-chest = eine geöffnete Schatzkammer
    .gender = f
td-feature-altar = ein Altar
    .gender = m
td-feature-column = eine Säule
    .gender = f
td-feature-loot = { $item }{ $more ->
    [1] {""}
   *[other] {" "}und mehr
  }
    .gender = { $gender_item }
td-feature-bones = die Knochen von { AND($hero) }
    .gender = pl
td-token-hero = { $hero }
td-token-monster = { $monster }, noch { $hp }
    .gender = { $gender_monster }
td-condition-asleep = schläft

td-map-standard = Dungeon, Ebene { $depth }
td-map-undead = Dungeon, Ebene { $depth }: die Untoten
td-map-classic = Der Dungeon

group-boosted = Verstärkte Angriffe
group-potion = Einen Trank trinken
group-search = Nach einer Geheimtür suchen
group-rooms = Teleportieren
group-doors = Verschlossene Türen
group-items = Dinge am Boden und im Gepäck
group-map = Einem Kartenfragment folgen
group-duel = Duelle
group-claim = Wer nimmt es?

## Knöpfe und Listen

td-do-attack-0 = { $shared ->
    [no] { $attribute }
   *[yes] { $attribute }: braucht { td-needed-faces }
  }
td-do-attack-1 = { $shared ->
    [no] { $attribute } + { $a }
   *[yes] { $attribute } + { $a }: braucht { td-needed-faces }
  }
td-do-attack-2 = { $shared ->
    [no] { $attribute } ({ $a } + { $b })
   *[yes] { $attribute } ({ $a } + { $b }): braucht { td-needed-faces }
  }
td-cost-boots = Mit den Stiefeln kostet es niemanden etwas.
td-cost-escape = Bei einer 1 oder 2 entkommen alle umsonst.
td-cost-table = Jeder Held würfelt und zahlt bis zu drei Punkte.
td-cost-original = Jeder Held zahlt einen Punkt jeder Eigenschaft.
td-detail-teleport = Nimmt alle mit. Dort kann ein Monster warten. Die Rolle ist dann verbraucht.
td-detail-attack = { $faces } von 6 Seiten treffen
td-do-go = Erkunden: { $side }
td-do-go-back = Gehen: { $side }, Raum { $room }
td-do-go-map = Karte folgen: { $side }
td-do-drink-0 = Trinken: 2 TP
td-do-drink-1 = Trinken: 2 { $a }
td-do-drink-2 = Trinken: 1 { $a }, 1 { $b }
td-do-search-odd = Suchen: ungerade Zahlen
td-do-search-even = Suchen: gerade Zahlen
td-do-search = Suchen: { $numbers }
td-do-exits = Ausgänge: { $sides }
td-do-place-door = Geheimtür: { $side }
td-do-unlock = Tür aufschließen: { $side }
td-do-force = Tür aufbrechen: { $side } (KÖRPER)
td-do-raise = Höchstwert { $attribute } +1
td-do-lose = 1 { $attribute } verlieren
td-do-gain = 1 { $attribute } zurück
td-do-temple-teleport = Hinüber: Tempel in Raum { $room }
td-do-read-teleport = Teleportieren: Raum { $room } ({ $place })
td-do-take = Nehmen: { $item }
td-do-drop = Ablegen: { $item }
td-do-claim = { $hero } nimmt es
td-do-challenge = Herausfordern: { $hero }
td-do-assign = Verteilen: KÖRPER { $body }, GEIST { $mind }, SEELE { $spirit }
td-do-keep = Behalten
td-do-keep-draw = { $hp ->
    [0] Behalten, { $a_place }: niemand, { $item }
   *[other] Behalten, { $a_place }: { $hp } TP, { $item }
  }
td-do-theme-standard = Eine gewöhnliche Ebene
td-do-theme-undead = Die Untoten
td-do-theme-classic = Der klassische Dungeon
td-do-duel-accept = Duell annehmen
td-do-duel-decline = Ablehnen
td-do-run = Fliehen
td-do-stand = Bleiben und kämpfen
td-do-flee-escape = Flucht wagen (1 oder 2)
td-do-flee-table = Fliehen (gewürfelter Preis)
td-do-flee-original = Fliehen: je 1 pro Eigenschaft
td-do-charm = Schutzamulett nutzen
td-do-accept = Verlust hinnehmen
td-do-boots = Mit den Stiefeln fliehen
td-do-salts = Schlafsalz werfen
td-do-descend = Treppe hinab
td-do-ascend = Treppe hinauf
td-do-unearth = Ein Artefakt bergen
td-do-rest = Hier rasten
td-do-wait = Hier warten
td-do-go-home = Nach Hause gehen
td-do-yield = Aufgeben

## Der Augenblick

td-heading = { $place } · Raum { $room }, Ebene { $depth }
td-progress = { $goal ->
    [quest] Artefakte: { $now } von { $most }
    [xp] { $now } von { $most } EP
    [level] Heldenstufe { $now } von { $most }
    [depth] Ziel: Ebene { $most }
   *[home] { $now ->
        [0] Ziel: ein Artefakt
       *[other] Artefakt gefunden, geht nach Hause
      }
  }

td-flavour-corridor-1 = Ein tropfender Stollen verschluckt das Licht eurer Laternen.
td-flavour-corridor-2 = Abgetretene Fliesen säumen einen Gang, der fast unmerklich abfällt.
td-flavour-corridor-3 = Armdicke Wurzeln sind in diesen Tunnel eingebrochen und halten ihn.
td-flavour-corridor-4 = Jemand hat hier mit Kreide die Schritte gezählt und bei neunzig aufgegeben.
td-flavour-corridor-5 = Ein Luftzug riecht nach alter Suppe, aber keine Küche weit und breit.
td-flavour-corridor-6 = Die Bogensteine dieses Gangs sind nummeriert, und einer fehlt.
td-flavour-corridor-7 = In langen roten Tränen läuft Rost die Wände hinab.
td-flavour-corridor-8 = Der Gang biegt ab, als sähe er euch über die Schulter an.
td-flavour-small_room-1 = Ein Wachwinkel: eine Bank, ein kaltes Kohlebecken, eine Reihe leerer Haken.
td-flavour-small_room-2 = Früher eine Speisekammer; die Krüge sind versiegelt, und in einem klopft es.
td-flavour-small_room-3 = Eine Zelle mit Kerben in Fünfergruppen, bis hinauf zur Decke.
td-flavour-small_room-4 = Eine Besenkammer, und alle Besen sind bis auf den Stiel abgekehrt.
td-flavour-small_room-5 = Ein Hocker, eine Kerze und eine Wand voller Rechnungen.
td-flavour-small_room-6 = Eine Pförtnerloge; am Schlüsselbrett hängt nur ein Schild: NIEMALS.
td-flavour-small_room-7 = Eine steinerne Wanne, trocken, mit einem Rand aus Salz.
td-flavour-small_room-8 = In der Ecke haben Ratten eine Stadt aus Papier gebaut.
td-flavour-large_room-1 = Reihen eingestürzter Pritschen: eine Kaserne, deren Soldaten nie gepackt haben.
td-flavour-large_room-2 = Hier war ein Festmahl gedeckt. Der Staub hat es verzehrt, Teller für Teller.
td-flavour-large_room-3 = Eine Werkstatt unter gestürzten Balken; ein Rad dreht sich noch, sehr langsam.
td-flavour-large_room-4 = Lange Tische, lange Bänke und ein sehr langer Kratzer.
td-flavour-large_room-5 = Webstühle stehen hier in Reihen, mit Spinnweben bespannt.
td-flavour-large_room-6 = Ein Stall für etwas mit Klauen: Die Tröge sind aus Eisen.
td-flavour-large_room-7 = Kisten füllen den halben Raum, und etwas hat darauf gesessen.
td-flavour-large_room-8 = Kreidelinien teilen den Boden, für ein Spiel mit gefährlichen Regeln.
td-flavour-vault-1 = Ein Tresorraum, das Siegel unversehrt unter grauem Wachs.
td-flavour-vault-2 = Eine Prüfkammer mit Waagen, die zittern, wenn ihr atmet.
td-flavour-vault-3 = Ring um Ring aus Eisen ist in die runden Wände eingelassen.
td-flavour-vault-4 = Ein Zähltisch, und die Zählung ist nicht zu Ende.
td-flavour-vault-5 = Sieben Schlösser an der Tür, und sechs davon sind nur Schau.
td-flavour-vault-6 = Urkundenkästen säumen die Wände, jeder mit Haar verschnürt.
td-flavour-vault-7 = Der Boden ist eine einzige Platte, vor einem Regal hohl getreten.
td-flavour-vault-8 = Hier hängen die Schilde toter Banken, mit dem Gesicht zur Wand.
td-flavour-crypt-1 = Regale voller Toter reichen höher als das Licht der Laterne.
td-flavour-crypt-2 = Ein Steindeckel liegt schief, und der Sarkophag ist leer.
td-flavour-crypt-3 = Namen bedecken diese runden Wände, und der letzte ist noch feucht.
td-flavour-crypt-4 = Trockene Blumen zerfallen, sobald euer Licht sie streift.
td-flavour-crypt-5 = Eine Reihe steinerner Füße ragt aus einer Reihe von Nischen.
td-flavour-crypt-6 = Die Lampe vor dem Grab brennt, und niemand hat sie angezündet.
td-flavour-crypt-7 = Jemand hat hier für zwei gedeckt, und eines der Gedecke ist benutzt.
td-flavour-crypt-8 = Platten bedecken den Boden, und auf jeder klingen eure Schritte anders.
td-flavour-temple-1 = Der Schrein eines Mondes, den niemand mehr kennt, und doch scheint er.
td-flavour-temple-2 = Ein Altar aus Asche behält die Form jeder Hand, die sich darauf legt.
td-flavour-temple-3 = Glocken hängen hier ohne Seile; eine von ihnen summt.
td-flavour-temple-4 = Reihen von Kniebänken stehen vor einem Altar, der in Tuch gehüllt ist.
td-flavour-temple-5 = Die Gottheit dieses Ortes hat kein Gesicht, aber sehr viele Hände.
td-flavour-temple-6 = Buntes Licht fällt hier aus einem Fenster in massivem Fels.
td-flavour-temple-7 = Weihrauch hängt in der Luft, als wäre der Priester eben hinausgegangen.
td-flavour-temple-8 = Die Opferschale ist voller Zähne, der Größe nach sortiert.
td-flavour-great_hall-1 = Säulen marschieren ins Dunkel, und zwischen ihnen führen Stufen hinab.
td-flavour-great_hall-2 = Ein Thron aus Staub blickt auf eine Treppe, die kalte Luft atmet.
td-flavour-great_hall-3 = Ein Hof voller Treppen, alle zerbrochen bis auf die eine, die hinabführt.
td-flavour-great_hall-4 = Zwei Feuer glimmen an den Enden der Halle, und dazwischen liegt die Treppe.
td-flavour-great_hall-5 = Steinerne Könige säumen die Wände, und alle blicken die Treppe hinab.
td-flavour-great_hall-6 = Ein Kronleuchter ist hier gestürzt, und unter ihm führen die Stufen hinab.
td-flavour-great_hall-7 = Der Boden ist eine Karte der tieferen Ebenen, von Füßen abgewetzt.
td-flavour-great_hall-8 = Am Kopf der Treppe hängen Trompeten, grün vor Alter.
td-flavour-long_corridor-1 = Das andere Ende dieses Gangs ist nur ein Gerücht.
td-flavour-long_corridor-2 = Eure Schritte kehren verspätet zurück und nicht ganz im Takt.
td-flavour-long_corridor-3 = Nischen ziehen auf beiden Seiten vorbei, jede mit einem Kerzenstumpf.
td-flavour-long_corridor-4 = Auf diese Wände hat jemand Türen gemalt, der sie vermisste.
td-flavour-long_corridor-5 = Eine Schiene läuft über den Boden, und die Radspuren sind frisch.
td-flavour-long_corridor-6 = In jeden zehnten Stein ist ein Auge gehauen, und das zehnte Auge ist zu.
td-flavour-long_corridor-7 = Eure Laterne zeigt das eine Ende oder das andere, nie beide.
td-flavour-long_corridor-8 = Alte Plakate schälen sich von der Wand, und die Gesichter darauf sind leer.
td-flavour-natural_cavern-1 = Hier hatte das Wasser tausend Jahre Zeit und sehr viel Geduld.
td-flavour-natural_cavern-2 = Bleiche Pilze steigen in Terrassen die Wände der Höhle hinauf.
td-flavour-natural_cavern-3 = Die Decke der Höhle glitzert; ein Teil des Glitzerns blinzelt.
td-flavour-natural_cavern-4 = Steinsäulen sind von Decke und Boden gewachsen und haben sich fast getroffen.
td-flavour-natural_cavern-5 = Ein schwarzer See füllt eine Seite, und er liegt nicht ganz still.
td-flavour-natural_cavern-6 = Fledermäuse hängen von der Decke wie Obst, das niemand pflückt.
td-flavour-natural_cavern-7 = Kristalle ragen aus der Wand wie die Stacheln eines Tiers.
td-flavour-natural_cavern-8 = Das Echo hier ist einen Halbton höher als eure Stimme.
td-flavour-large_hall-1 = Banner ohne Farben hängen von einer Decke, die ihr nicht seht.
td-flavour-large_hall-2 = Eine Halle, weit genug für ein Heer, oder für das, was nur ein Heer aufhielt.
td-flavour-large_hall-3 = Galerien blicken auf diese Halle herab, und ihr fühlt euch angesehen.
td-flavour-large_hall-4 = An den Wänden stehen Stühle für einen Tanz, der nie begann.
td-flavour-large_hall-5 = Gestelle voller Spieße reichen bis zur Decke, und alle Spitzen fehlen.
td-flavour-large_hall-6 = Das Mosaik zeigt eine Schlacht, und beide Seiten verlieren.
td-flavour-large_hall-7 = In der Mitte steht ein steinerner Galgen, wie zur Begrüßung.
td-flavour-large_hall-8 = Große Ketten hängen von der Decke und schwanken, ohne dass ein Wind geht.

td-story-monster = { $monster }: { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkte
  }{ $more ->
    [0] .
   *[other] , und noch { $more } dahinter.
  }
td-story-asleep = { $monster }, schlafend: { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkte
  }.
td-story-elsewhere = Kampf in Raum { $room }: { AND($heroes) } gegen { $acc_monster } (noch { $hp }).
td-story-floor = Am Boden: { $item }{ $count ->
    [one] .
   *[other] {" "}und mehr, zusammen { $count } Dinge.
  }
td-story-stairs = Ihr habt ein Artefakt dieser Ebene: Die Treppe hinab ist offen.
td-story-vault = Hier könnt ihr ein Kartenfragment gegen ein Artefakt tauschen.

td-note-level = Stufe { $level }, { $xp } EP
td-note-room = Raum { $room }
td-note-dead = gefallen
td-note-item = { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }

td-prompt-explore = Wohin, { AND($heroes) }?
td-prompt-vote = Wohin? Noch ohne Stimme: { AND($heroes) }.
td-prompt-fight = { AND($heroes) }: Womit angreifen?
td-prompt-duel = { AND($heroes) }: zuschlagen oder aufgeben?
td-prompt-challenge = { AND($heroes) }: dieses Duell annehmen?
td-prompt-exits = { $count ->
    [one] { AND($heroes) }: Wohin führt der Ausgang?
   *[other] { AND($heroes) }: Wohin führen die { $count } Ausgänge?
  }
td-prompt-door = { AND($heroes) }: In welcher Wand ist die Geheimtür?
td-prompt-theme = { AND($heroes) }: Was wartet unten?
td-prompt-keep = { AND($heroes) }: Welcher der beiden Orte soll es sein?
td-prompt-claim = { AND($heroes) }: Wer nimmt { $acc_item }?
td-prompt-level = Eine neue Stufe! { AND($heroes) }, welcher Höchstwert steigt?
td-prompt-hit = { AND($heroes) }, du verlierst gleich einen Punkt { $attribute }. Das Schutzamulett nutzen?
td-prompt-flight = { $hero } will, dass alle fliehen. { $cost }{ $count ->
    [0] {""}
   *[other] {" "}Es kann tödlich enden für: { AND($mortal) }.
  } Noch ohne Stimme: { AND($heroes) }.
td-prompt-lose = { AND($heroes) }: Wo { $points ->
    [one] geht ein Punkt
   *[other] gehen { $points } Punkte
  } verloren?
td-prompt-gain = { AND($heroes) }, welche Eigenschaft gewinnt einen Punkt zurück?
td-prompt-assign = { AND($heroes) }: Wie verteilen sich die drei Würfel auf KÖRPER, GEIST und SEELE?

td-goal-quest = drei Artefakte von drei Ebenen
td-goal-xp = zweihundert Erfahrungspunkte
td-goal-level = die dritte Heldenstufe
td-goal-depth = die dritte Ebene des Dungeons
td-ending-dead = Die Gruppe ist auf Ebene { $depth } gefallen.
td-ending-home = Wieder heraus aus dem Dungeon, ans Tageslicht.
td-ending-quest = Drei Artefakte von drei Ebenen: Die Suche ist vollendet!
td-ending-xp = Zweihundert Erfahrungspunkte: Eine Legende ist geboren!
td-ending-level = Die dritte Heldenstufe: So werden Helden gemacht!
td-ending-depth = Die dritte Ebene des Dungeons ist erreicht!

td-sheet-attributes = Eigenschaften
td-sheet-experience = Erfahrung
td-sheet-pack = Gepäck
td-sheet-empty = Nichts als Mut.
td-sheet-attribute = { $attribute } { $now }/{ $most }: { $now ->
    [0] kann nicht angreifen
   *[other] Angriff braucht { td-needed }
  }
td-sheet-pool = Trefferpunkte { $now }/{ $most }
td-sheet-level = Stufe { $level }, { $xp } EP; die nächste Stufe bei { $next } EP
td-sheet-deepest = Tiefste Ebene: { $depth }
td-sheet-item = { $item } ×{ $count }: { $does }
td-sheet-uses = { $item }: auf dieser Stufe { $left ->
    [0] nicht mehr nutzbar
    [one] noch einmal nutzbar
   *[other] noch { $left }-mal nutzbar
  }

## Was die Karte zeigt, in Worten

td-fact-here = Die Gruppe ist in Raum { $room }, { $dat_a_place }, auf Ebene { $depth }.
td-fact-monster = Ein Kampf: { $monster }, noch { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkte
  }.
td-fact-asleep = Hier schläft: { $monster }, noch { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkte
  }.
td-fact-exit = { $locked ->
    [yes] Eine verschlossene Tür nach { $side } führt
   *[no] Der Ausgang nach { $side } führt
  } zu Raum { $room }, { $dat_a_place }.
td-fact-unexplored = { $locked ->
    [yes] Eine verschlossene Tür nach { $side } führt ins Unbekannte.
   *[no] Der Ausgang nach { $side } ist unerforscht.
  }
td-fact-entrance = Der Weg hinaus führt nach { $side }.
td-fact-floor = Am Boden: { $item }{ $count ->
    [one] .
   *[other] {" "}×{ $count }.
  }
td-fact-walked = Der letzte Weg führte von Raum { $first } in Raum { $second }.
td-fact-teleported = Der letzte Weg führte durch Magie von Raum { $first } in Raum { $second }.
td-fact-hero = { $hero }: KÖRPER { $body }, GEIST { $mind }, SEELE { $spirit }{ $apart ->
    [yes] , in Raum { $room }.
   *[no] .
  }
td-fact-pool = { $hero }: { $hp } TP, KÖRPER { $body }, GEIST { $mind }, SEELE { $spirit }{ $apart ->
    [yes] , in Raum { $room }.
   *[no] .
  }
td-fact-dead = { $hero } ist gefallen.
td-fact-elsewhere = Unerforschte Ausgänge anderswo: { $count ->
    [one] Raum
   *[other] Räume
  } { AND($rooms) }.
td-fact-lurks = In Raum { $room } noch am Leben: { $monster }, { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkte
  }.

## Was geschehen ist

# Was ein Angriff braucht: weniger als das Ziel; eine 1 trifft immer, eine 6 nie.
td-needed = { $target ->
    [-6] eine 1
    [-5] eine 1
    [-4] eine 1
    [-3] eine 1
    [-2] eine 1
    [-1] eine 1
    [0] eine 1
    [1] eine 1
    [2] eine 1
    [3] 2 oder weniger
    [4] 3 oder weniger
    [5] 4 oder weniger
   *[other] 5 oder weniger
  }

# Dasselbe auf einem Knopf: wie viele Seiten treffen.
td-needed-faces = { $faces ->
    [1] eine 1
   *[other] { $faces } oder weniger
  }

td-hero-rejected = { $hero } würfelt { $body }, { $mind } und { $spirit }: zu wenig, also fallen alle drei Würfel noch einmal.
td-hero-rolled = { $hero } kommt mit KÖRPER { $body }, GEIST { $mind } und SEELE { $spirit }.
    .b = { $hero } tritt vor mit KÖRPER { $body }, GEIST { $mind } und SEELE { $spirit }.
td-pool-rolled = { $hero } würfelt { $hp } TP.
td-faces-assigned = { $hero } wählt KÖRPER { $body }, GEIST { $mind } und SEELE { $spirit }.
td-hero-joined = { $hero } stößt zur Gruppe.
td-vote-cast = { $hero } stimmt für „{ $choice }“.
td-party-split = Die Gruppe teilt sich. Voraus: { AND($leaving) }. Zurück: { AND($staying) }.
td-turn-passed = Jetzt liegt die Wahl bei { AND($heroes) }.

td-location-entered = Raum { $room }: { $a_place }.
    .b = Ihr kommt in { $acc_a_place }: Raum { $room }.
    .c = Ihr findet { $acc_a_place }, Raum { $room } auf eurer Karte.
td-locations-drafted = Das Kartenfragment zeigt zwei Orte: { $a_first } und { $a_second }.
td-draft-kept = Die Gruppe wählt { $acc_place }.
td-monster-rerolled = Der Monsterwürfel zeigt { $die }. Das ist zu viel für den Anfang, also fällt er noch einmal.
td-monster-met = Hier { $gender_monster ->
    [pl] warten
   *[other] wartet
  } { $the_monster } mit { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkten
  }{ $more ->
    [0] .
   *[other] , und noch { $more } dahinter.
  }
    .b = Im Weg: { $the_monster }, { $hp ->
        [one] 1 Trefferpunkt
       *[other] { $hp } Trefferpunkte
      }{ $more ->
        [0] .
       *[other] , und noch { $more } dahinter.
      }
    .c = Vorsicht: { $the_monster }, { $hp ->
        [one] 1 Trefferpunkt
       *[other] { $hp } Trefferpunkte
      }{ $more ->
        [0] !
       *[other] , und noch { $more } dahinter!
      }
td-nobody-met = Niemand ist da.
    .b = Der Ort ist leer.
    .c = Nur eure eigenen Schritte antworten.
td-exits-laid = Weiter geht es nach { $sides }.
    .b = Weitere Wege: { $sides }.
td-dead-end-met = Es gibt keinen anderen Weg hinaus.
    .b = Eine Sackgasse.
td-door-locked = Die Tür nach { $side } ist verschlossen ({ $die } gewürfelt).

td-room-revisited = Wieder in Raum { $room }: { $the_place }.
    .b = Noch einmal { $the_place }: Raum { $room }.
td-monster-awaited = Noch immer { $gender_monster ->
    [pl] lauern
   *[other] lauert
  } hier { $the_monster } mit { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkten
  }.
td-rover-came = Inzwischen { $gender_monster ->
    [pl] sind
   *[other] ist
  } { $the_monster } eingezogen ({ $die } gewürfelt), mit { $hp ->
    [one] 1 Trefferpunkt.
   *[other] { $hp } Trefferpunkten.
  }
    .b = Während ihr fort wart, { $gender_monster ->
        [pl] kamen
       *[other] kam
      } { $the_monster } hierher ({ $die } gewürfelt), mit { $hp ->
        [one] 1 Trefferpunkt.
       *[other] { $hp } Trefferpunkten.
      }
td-room-quiet = Alles ruhig ({ $die } gewürfelt).
    .b = Nichts ist eingezogen ({ $die } gewürfelt).
    .c = Niemand war seither hier ({ $die } gewürfelt).
td-temple-stepped = Ihr tretet hinüber in den Tempel in Raum { $room }.
td-teleport-read = { $hero } liest die Schriftrolle der Teleportation und bringt alle hierher, in Raum { $room }.
td-level-descended = Ihr nehmt die Treppe hinab auf Ebene { $depth }.
td-level-regained = Ihr seid wieder auf Ebene { $depth }.
td-maxima-lowered = { $hero } ist in dieser Tiefe schwächer: Jeder Höchstwert sinkt um 1.
td-party-left = Heim, hinauf ans Tageslicht: { AND($heroes) }.
    .again = Aus dem Dungeon heraus: { AND($heroes) }.
td-waited = Jetzt heißt es warten für { AND($heroes) }.

td-boosted = { $hero } nutzt { $acc_item }: Der Würfel darf { $plus } mehr zeigen und trifft noch.
td-attack-hit = { $hero } trifft { $acc_monster } mit { $attribute } (würfelt { $die }, braucht { $die ->
    [6] 6 oder weniger
   *[other] { td-needed }
  }){ $left ->
    [0] .
   *[other] : noch { $left } TP.
  }
    .b = { $hero } würfelt { $die } für { $attribute }, braucht { $die ->
        [6] 6 oder weniger
       *[other] { td-needed }
      } und trifft { $acc_monster }{ $left ->
        [0] .
       *[other] : noch { $left } TP.
      }
    .c = { $hero } erwischt { $acc_monster } mit { $attribute } (würfelt { $die }, braucht { $die ->
        [6] 6 oder weniger
       *[other] { td-needed }
      }){ $left ->
        [0] .
       *[other] : noch { $left } TP.
      }
td-attack-missed = { $hero } verfehlt { $acc_monster } mit { $attribute }: würfelt { $die }, braucht { td-needed }.
    .b = { $hero } würfelt { $die } für { $attribute }, braucht { td-needed } und verfehlt { $acc_monster }.
    .c = { $hero } versucht es mit { $attribute } und verfehlt { $acc_monster }: würfelt { $die }, braucht { td-needed }.
td-point-lost = { $hero } verliert 1 { $attribute }: noch { $left }.
    .b = { $hero } wird verletzt: { $attribute } sinkt auf { $left }.
    .c = { $hero } zahlt dafür: 1 { $attribute } verloren, noch { $left }.
td-pool-lost = { $hero } verliert einen Trefferpunkt: noch { $left }.
td-loss-charmed = { $hero } verliert nichts: Das Schutzamulett fängt den Verlust ab und zerspringt.
td-monster-slain = { $hero } besiegt { $acc_monster }!
    .b = { $hero } streckt { $acc_monster } nieder.
    .c = { $hero } erschlägt { $acc_monster }.
td-next-monster-came = Nachschub rückt vor: { $monster }, { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkte
  }.
td-hero-died = { $hero } fällt und steht nicht wieder auf.
    .b = { $hero } stirbt.
td-monster-slept = { $hero } wirft das Schlafsalz und schläfert { $acc_monster } ein.
td-boots-ran = { $hero } läuft mit den Stiefeln der Eile in Raum { $room }.
td-flight-called = { $hero } will, dass alle fliehen.
td-flight-refused = Die Helden bleiben, und der Kampf geht weiter.
td-escape-failed = { $hero } entkommt nicht: würfelt { $die }, braucht 1 oder 2.
td-escaped = { $hero } flieht, zurück in Raum { $room }.
td-flight-cost = { $hero } zahlt für die Flucht { $points ->
    [0] nichts
    [one] einen Punkt
   *[other] { $points } Punkte
  } ({ $die } gewürfelt).

td-xp-gained = { $xp } EP für { AND($heroes) }.
    .b = { $xp } EP gibt es für { AND($heroes) }.
    .c = { $xp } EP gehen an { AND($heroes) }.
td-treasure-found = { $hero } nimmt einen Schatz: { $item }.
    .b = { $hero } findet im Schutt einen Schatz: { $item }.
    .c = { $hero } stößt auf einen Schatz: { $item }.
td-item-left = Niemand kann den Schatz tragen, also bleibt er liegen: { $item }.
td-fragment-spent = { $hero } legt das Kartenfragment an die Wand, und die Wand öffnet sich.
td-artifact-found = { $hero } findet ein Artefakt ({ $die } gewürfelt): { $item }!
td-level-reached = { $hero } erreicht Stufe { $level }!
    .b = { $hero } steigt auf Stufe { $level }!
td-maximum-raised = { $hero } hebt den Höchstwert { $attribute } auf { $most } und gewinnt alle Punkte zurück.
td-rewards-lost = { $hero } verliert alle Beute: Sie zerfällt zu Staub.
td-potion-drunk = { $hero } trinkt einen Heiltrank.
td-point-regained = { $hero } gewinnt 1 { $attribute } zurück: jetzt { $now }.
td-pool-regained = { $hero } gewinnt Trefferpunkte zurück: jetzt { $now } TP.
td-item-taken = { $hero } hebt etwas auf: { $item }.
td-item-dropped = { $hero } legt etwas ab: { $item }.

td-search-failed = Ihr sucht und findet nichts: { $die } gewürfelt, nötig { $numbers }.
td-search-succeeded = Ihr sucht und findet eine hohle Wand: { $die } gewürfelt, nötig { $numbers }!
td-trap-sprung = { $hero } löst eine Falle aus: eine Nadel!
td-secret-door-opened = Nach { $side } schwingt eine Geheimtür auf.
td-door-unlocked = { $hero } öffnet die Tür nach { $side }, und der Schlüssel bricht ab.
td-door-forced = { $hero } bricht die Tür nach { $side } auf: würfelt { $die }, braucht { td-needed }.
td-door-held = { $hero } bekommt die Tür nach { $side } nicht auf: würfelt { $die }, braucht { td-needed }.
td-rest-healed = Ihr rastet gut ({ $die } gewürfelt).
td-rest-uneasy = Ihr rastet schlecht, und niemand wird geheilt ({ $die } gewürfelt).
td-rest-broken = Eure Rast stört ({ $die } gewürfelt): { $monster }, { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkte
  }!

td-duel-offered = { $hero } fordert { $other } zum Duell heraus.
td-duel-declined = { $other } lehnt das Duell mit { $hero } ab.
td-duel-begun = { $other } nimmt an: Das Duell von { $hero } und { $other } beginnt.
td-duel-hit = { $hero } trifft { $other } mit { $attribute }: würfelt { $die }, braucht { td-needed }.
td-duel-missed = { $hero } verfehlt { $other } mit { $attribute }: würfelt { $die }, braucht { td-needed }.
td-duel-yielded = { $hero } gibt sich { $other } geschlagen.

td-party-lost = Niemand ist mehr da, um die Laterne zu tragen.
td-goal-reached = Die Gruppe hat ihr Ziel erreicht: { $goal }!

## Was nicht geht

td-error-unknown = Das geht in diesem Spiel nicht. /do zeigt, was geht.
td-error-over = Dieses Spiel ist zu Ende.
td-error-no-hero = Dieser Platz hat hier keinen Helden.
td-error-seat-taken = Dieser Platz hat schon einen Helden.
td-error-dead = Dein Held ist gefallen. Zuschauen kannst du weiter.
td-error-not-your-turn = Du bist nicht dran. Die Tafel sagt, wer jetzt entscheidet.
td-error-monster-bars = Das Monster versperrt den Weg. Kämpft zuerst.
td-error-no-fight = Hier gibt es nichts zu bekämpfen.
td-error-now-explore = Nicht jetzt: Wähle, wohin es geht.
td-error-now-fight = Nicht jetzt: Erst müsst ihr ein Monster besiegen.
td-error-now-duel = Beende erst das Duell: zuschlagen oder aufgeben.
td-error-now-challenge = Antworte erst auf die Herausforderung: annehmen oder ablehnen.
td-error-now-exits = Legt zuerst die Ausgänge dieses Raums.
td-error-now-door = Setzt zuerst die Geheimtür.
td-error-now-theme = Wählt zuerst, wie die nächste Ebene ist.
td-error-now-keep = Wählt zuerst einen der beiden Orte.
td-error-now-claim = Entscheidet zuerst, wer den Schatz nimmt.
td-error-now-flight = Entscheidet zuerst, ob ihr flieht.
td-error-now-level = Hebe zuerst einen Höchstwert für die neue Stufe.
td-error-now-hit = Entscheide zuerst, ob du das Schutzamulett nutzt.
td-error-now-lose = Wähle zuerst, welche Punkte du verlierst.
td-error-now-gain = Wähle zuerst, welche Eigenschaft einen Punkt zurückgewinnt.
td-error-now-assign = Verteile zuerst die gewürfelten Augen auf deine Eigenschaften.
td-error-faces = Das sind nicht die Augen, die du gewürfelt hast.
td-error-zero = Diese Eigenschaft steht auf null. Nimm eine andere.
td-error-booster-twice = Von jeder Art Gegenstand kannst du bei einem Wurf nur einen nutzen.
td-error-booster-misfit = Dieser Gegenstand hilft dieser Eigenschaft nicht.
td-error-item-not-owned = Diesen Gegenstand hast du nicht. /hero zeigt dein Gepäck.
td-error-boots-spent = Die Stiefel sind bis zu deiner nächsten Stufe verbraucht.
td-error-nowhere-to-run = Nebenan liegt kein erforschter Raum, in den ihr fliehen könntet. Kämpft weiter.
td-error-no-flight = Entkommen kannst du nur mit Stiefeln der Eile oder Schlafsalz.
td-error-attack-first = Nach einem gescheiterten Fluchtversuch musst du erst angreifen.
td-error-stood = Ihr wolltet bleiben. Schlag erst einmal zu, bevor ihr wieder abstimmt.
td-error-nothing-to-lose = Diese Eigenschaft steht schon auf null. Wähle eine andere.
td-error-full = Dort fehlt nichts. Behalte den Trank.
td-error-potion-attributes = Ein Trank ist für eine Eigenschaft oder für zwei verschiedene.
td-error-potion-pool = Hier stellt ein Trank Trefferpunkte wieder her, keine Eigenschaften.
td-error-no-level = Du hast keine neue Stufe erreicht.
td-error-no-exit = Auf dieser Seite ist kein Ausgang.
td-error-way-out = Das ist der Weg aus dem Dungeon. Nimm „Nach Hause gehen“, sobald das Ziel es erlaubt.
td-error-locked = Diese Tür ist verschlossen. Nimm einen Schlüssel oder brich sie auf.
td-error-not-locked = Auf dieser Seite ist keine verschlossene Tür.
td-error-no-key = Du hast keinen Schlüssel.
td-error-fragment-here = Ein Kartenfragment hilft nur an einem unerforschten Ausgang.
td-error-no-fragment = Du hast kein Kartenfragment.
td-error-no-vault = Artefakte liegen nur in Schatzkammern und Grüften.
td-error-vault-empty = Diese Schatzkammer ist leer.
td-error-not-clear = Nicht, solange hier ein Monster ist. Besiegt es zuerst.
td-error-companions-fight = Nicht, solange die anderen kämpfen. Helft ihnen oder wartet.
td-error-no-temple = Das geht nur in einem Tempel.
td-error-no-such-temple = Auf dieser Ebene gibt es keinen anderen Tempel mit dieser Nummer.
td-error-no-such-room = Auf dieser Ebene gibt es keinen anderen erforschten Raum mit dieser Nummer.
td-error-no-stairs = Nur eine große Halle hat eine Treppe hinab.
td-error-no-stairs-up = Die Treppe hinauf ist im ersten Raum dieser Ebene.
td-error-no-way-back = Es gibt keinen Weg zurück nach oben.
td-error-no-artifact = Die Treppe bleibt verschlossen, bis ihr ein Artefakt dieser Ebene habt.
td-error-classic-stairs = Das klassische Spiel hat keine weiteren Ebenen.
td-error-classic-artifacts = Das klassische Spiel hat keine Artefakte.
td-error-gather = Die ganze Gruppe muss hier sein. Wartet auf die anderen.
td-error-no-going-home = Ihr könnt nicht nach Hause, bevor ihr das Ziel erreicht.
td-error-no-way-home = Nach Hause geht es nur aus dem ersten Raum einer Ebene.
td-error-theme = Diese Art von Ebene könnt ihr hier nicht wählen.
td-error-no-searching = Das Suchen ist in diesem Spiel ausgeschaltet.
td-error-exits-left = Hier ist noch ein Ausgang unerforscht. Suchen könnt ihr nur in Sackgassen.
td-error-searched = Diesen Raum habt ihr bei diesem Besuch schon durchsucht.
td-error-no-wall = Hier ist keine Wand, die eine Tür verbergen könnte.
td-error-numbers = Nenne drei verschiedene Zahlen von 1 bis 6, etwa 1 3 5.
td-error-exits = Dort kann kein Ausgang hin. Wähle eine andere Wand.
td-error-no-resting = Das Rasten ist in diesem Spiel ausgeschaltet.
td-error-rested = Ihr habt hier schon gerastet. Kommt später wieder.
td-error-no-waiting = Ihr könnt weitergehen, also könnt ihr nicht warten. Wählt einen Ausgang.
td-error-not-here = Dieser Gegenstand liegt hier nicht am Boden.
td-error-pack-full = Dieses Gepäck ist voll. Lege erst etwas ab.
td-error-no-dropping = Das Ablegen ist in diesem Spiel ausgeschaltet.
td-error-claim-yourself = Du kannst es nur für deinen eigenen Helden nehmen.
td-error-no-duels = Duelle sind in diesem Spiel ausgeschaltet.
td-error-no-rival = Hier ist niemand, den du so herausfordern könntest.
td-error-challenged = Hier hast du schon ein Duell angeboten. Wieder geht es erst beim nächsten Besuch.

## Wofür Würfel sind

dice-creation-body = KÖRPER
dice-monster = Monster
dice-treasure = Schatz
dice-lock = Schloss
dice-exits = Ausgänge
dice-attack = Angriff
dice-force = Tür aufbrechen
dice-search = Suche
dice-rest = Rast
dice-escape = Entkommen
dice-flee = Flucht
dice-artifact = Artefakt
dice-creation-mind = GEIST
dice-creation-spirit = SEELE
dice-creation-hp = Trefferpunkte
dice-exit-placement = wo ein Ausgang ist
dice-location = Ort
dice-rover = Streuner
