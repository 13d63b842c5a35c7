# Worte der Bilder: Bildbeschreibungen, Karten aus Text und die eine Ablehnung.

render-too-large = Diese Karte ist zu groß für ein einziges Bild ({ $columns } × { $rows }). Lass dir stattdessen den Teil um einen Helden zeigen.

render-no-replay = Hier lässt sich nichts nachspielen, was in eine Nachricht passt.
render-replay-alt = Das Abenteuer von Anfang an, als Animation aus { $frames ->
    [one] einem Bild
   *[other] { $frames } Bildern
  }.
render-replay-told = Unterwegs: { $told }.
render-replay-end = So endet es.

render-turn = Zug { $turn }

render-caption-arrival = Ein neuer Ort
render-caption-falls = Am Boden: { $name }
render-caption-gone = Fort: { $name }
render-caption-hurt = { $name }: { $number } Leben verloren
render-caption-comes = Neu: { $name } auf { $square }
render-caption-found = Mehr von der Karte ist bekannt
render-caption-healed = { $name }: { $number } Leben zurück
render-caption-moves = { $name } nach { $square }

render-alt-title = { $title }, Zug { $turn }.
render-alt-title-only = { $title }.

render-facing = { $facing ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}

render-alt-active = Am Zug: { $list }.
render-alt-at = { $name } auf { $square }
render-alt-figure = { $name } ({ $mark }) auf { $square }
render-alt-facing = blickt nach { $facing }
render-alt-health = { $health } von { $most } Leben
render-alt-of = { $health } von { $most }
render-alt-down = am Boden
render-alt-heroes = Helden: { $list }.
render-alt-guests = Gäste: { $list }.
render-alt-monsters = Monster: { $list }.
render-alt-wanderers = Wandernde Tokens: { $list }.
render-alt-trail = Letzte Bewegung: von { $from } nach { $to }.
render-alt-targets = Angreifbar: { $list }.
render-moves = Du kannst gehen: { $list }.
render-moves-squares = Du kannst auf { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  } gehen: { $list }.
render-moves-ring = { $steps ->
    [one] neben dir
   *[other] { $steps } Felder entfernt
  }: { $list }
render-moves-range = Du kannst auf { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  } gehen, höchstens { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } weit.
render-where-room = { $steps ->
    [0] hier
    [one] { $measure ->
        [tile] ein Plättchen
       *[room] einen Raum
      } nach { $bearing } ({ $place })
   *[other] { $steps } { $measure ->
        [tile] Plättchen
       *[room] Räume
      } nach { $bearing } ({ $place })
}
render-numbered = Raum { $number }
render-unexplored = unerkundet
render-alt-unexplored = Unerkundete Ausgänge: { $list }.
render-alt-exit = im { $side } von { $square }
render-alt-more = und { $count } weitere
render-alt-doors = Türen: { $list }.
render-alt-door = { $door } im { $side } von { $square }
render-alt-links = Kriechgänge: { $list }.
render-alt-link = { $from } nach { $to }
render-alt-link-end = bei { $square }
render-alt-features = Dinge: { $list }.
render-alt-hazards = Am Boden: { $list }.
render-alt-hazard = { $ground } auf { $squares }

render-door = { $kind ->
    [double] Doppeltür
    [ajar] offene Tür
    [locked] verschlossene Tür
    [iron] Eisentür
    [portcullis] Fallgitter
    [barricade] Barrikade
    [one_way] Einwegtür
    [secret] Geheimtür
    [arch] offener Bogen
    [opening] Öffnung
   *[door] Tür
}

render-figure = { $side ->
    [hero] Held
    [monster] Monster
    [guest] Gast
   *[wanderer] wanderndes Token
}

render-thing = { $kind ->
    [altar] Altar
    [anvil] Amboss
    [barrel] Fass
    [barricade] Barrikade
    [basin] Becken
    [bed] Bett
    [bench] Bank
    [bones] Knochen
    [brazier] Kohlenpfanne
    [break] gekürzter Gang
    [bridge] Brücke
    [cage] Käfig
    [campfire] Lagerfeuer
    [candles] Kerzen
    [cart] Karren
    [cauldron] Kessel
    [chair] Stuhl
    [chest] Truhe
    [cleared] erledigt
    [coffin] Sarg
    [column] Säule
    [covered] verdecktes Plättchen
    [crate] Kiste
    [crystal] Kristalle
    [desk] Schreibtisch
    [drop] jäher Abgrund
    [entrance] Eingang
    [fight] Kampf
    [fountain] Springbrunnen
    [glimpsed] von fern gesehen
    [grate] Kriechgang
    [hard_fight] harter Kampf
    [hearth] Herd
    [house] Haus
    [idol] Götze
    [lair] Bau
    [lectern] Lesepult
    [loom] Webstuhl
    [loot] Schatz
    [magic] Magie
    [mushrooms] Pilze
    [oven] Ofen
    [pillory] Pranger
    [pool] Teich
    [portal] Portal
    [rack] Waffenständer
    [roots] Wurzeln
    [rubble] Schutt
    [rug] Teppich
    [sack] Sack
    [sarcophagus] Sarkophag
    [shackles] Fesseln
    [shelf] Regale
    [signpost] Wegweiser
    [slope] Gefälle, abwärts
    [special] Besonderes
    [stairs_down] Treppe hinab
    [stairs_up] Treppe hinauf
    [stall] Marktstand
    [statue] Statue
    [stool] Hocker
    [straw] Stroh
    [table] Tisch
    [tent] Zelt
    [throne] Thron
    [trap] Falle
    [treasure] Schatz
    [tree] Baum
    [trough] Trog
    [urn] Urne
    [vault] Tresor
    [very_special] ganz Besonderes
    [web] Netz
    [well] Brunnen
    [workbench] Werkbank
   *[vortex] Strudel
}

render-ground = { $kind ->
    [water] Wasser
    [shadow] Schatten
    [hindering] bremsender Schutt
    [pit] eine Grube
   *[crevice] eine Felsspalte
}

render-one-way = Einwegtür nach { $side }
render-alt-one-way = { $door } von { $from } nach { $to }

render-finale-result = { $result ->
    [victory] Sieg
    [defeat] Niederlage
   *[finished] Ende
}
render-finale-heading = { $result }: { $place }
render-finale-told = { $told }.
render-finale-fallen = gefallen
render-finale-lost = Gefallen
render-finale-common = Die Gruppe
render-finale-bearer = { $name }: { $carried }.

render-track = { $name } { $value } von { $most }
render-track-open = { $name } { $value }
render-track-next = { $track }, nächste Marke bei { $mark }
render-pile = { $name }: noch { $left }
render-pile-spent = { $pile }, { $spent } verbraucht
render-pile-note = { $pile } ({ $note })
render-pile-used = { $spent } verbraucht

render-prose-you = Du bist { $name }, auf { $square }.
render-prose-you-inside = Du bist { $name }, hier: { $place }.
render-prose-down = Du liegst am Boden.
render-prose-facing = Du blickst nach { $facing }.
render-prose-health = Du hast { $health } von { $most } Leben.
render-prose-conditions = Dein Zustand: { $list }.
render-prose-where = { $steps ->
    [0] genau da, wo du stehst
    [1] neben dir, im { $bearing }
   *[other] { $steps } Felder Richtung { $bearing }
}
render-prose-feet = { $where } ({ $feet } Fuß)
render-prose-thing = { $name }, { $where }
render-prose-foes = Feinde: { $list }.
render-prose-friends = Gefährten: { $list }.
render-prose-others = Bei dir: { $list }.
render-prose-tokens = Wandernde Tokens: { $list }.
render-prose-targets = Angreifbar: { $list }.
render-prose-ways = Wege: { $list }.
render-prose-links = Kriechgänge in den Wänden: { $list }.
render-prose-unexplored = Durch diese Ausgänge ist noch niemand gegangen: { $list }.
render-prose-things = Zu sehen: { $list }.
render-prose-ground = Gib acht, wohin du trittst: { $list }.

render-manner = { $manner ->
    [cyclopean] Riesen bauten diesen Ort aus groben Blöcken.
    [eldritch] Nichts hier ist ganz gerade, und etwas blickt aus dem Fels.
    [natural] Teile dieses Ortes sind natürliche Höhlen.
   *[smooth] Die Stollen sind rund und glatt.
}

render-material = { $material ->
    [ice] Ringsum ist Eis.
    [flesh] Die Wände sind lebendes Fleisch.
    [ceramite] Die Wände sind bleiche Platten, miteinander verschraubt.
    [grave_soil] Die Wände sind Graberde, in der Grabsteine stecken.
    [black_metal] Die Wände sind schwarzes Metall mit Nieten.
    [shadow_light] Die Wände sind Schatten und Licht.
    [dreams] Die Wände sind der Stoff, aus dem Träume sind.
    [weapons] Die Wände sind alte Waffen, miteinander verschmolzen.
    [living_soil] Die Wände sind lebende Erde, voller Insekten.
    [bricks] Die Wände sind kleine Ziegel.
    [glass] Die Wände sind buntes Glas in Blei.
    [wicker] Die Wände sind Flechtwerk.
   *[other] Woraus die Wände sind: { $material }.
}

render-map-key = { $mark } { $name }
render-map-cut = nur der Teil um die Figur, die am Zug ist
render-map-door = Tür
render-map-locked = verschlossene Tür
render-map-portcullis = Fallgitter
render-map-barricade = Barrikade
render-map-one-way = Einwegtür
render-map-secret = Geheimtür
render-map-unexplored = unerkundet

export-too-large = Diese Karte ist zu groß für so eine Datei ({ $columns } × { $rows }).
export-too-heavy = Diese Datei wäre größer, als hier gesendet werden kann, selbst in der kleinsten Fassung. Wähle eine andere Art von Datei.
export-unreadable = Das ist keine Ebene, die Undercroft gespeichert hat, oder sie ist beschädigt.
export-unreadable-heavy = Diese Datei ist zu groß: Eine Karte hat höchstens { $most } MB.
export-unreadable-json = Diese Datei ist beschädigt: Ab Zeile { $line }, Zeichen { $column } lässt sie sich nicht weiter lesen.
export-unreadable-kind = Das ist weder eine Ebene, die Undercroft gespeichert hat (.level.json), noch ein Dungeon von One Page Dungeon (dessen JSON).
export-unreadable-place = Diese Datei enthält in „{ $place }“ etwas, das dort nicht stehen kann.
export-unreadable-missing = Dieser Datei fehlt „{ $place }“.
export-unreadable-unknown = Diese Datei enthält „{ $place }“, das es in keiner Ebene gibt.
export-unreadable-many = Diese Datei enthält in „{ $place }“ mehr, als hineinpasst ({ $most }).
export-unreadable-large = Diese Karte ist zu groß: Sie misst { $columns } × { $rows } Felder, und insgesamt ist Platz für { $most }.
export-told = { $words }
export-untitled = Ein Dungeon ohne Namen
export-thing-exit = Ausgang
export-thing-down = Treppe hinab
export-thing-steps = Stufen
export-thing-column = Säule
export-wrong-ending = „{ $name }“ hat die Endung einer anderen Art von Datei. Nenn sie „{ $right }“.
export-sheet = { $title }: Blatt { $sheet }, { $number } von { $count }. Ein Zoll ist ein Feld; Felder unter einer gestrichelten Linie sind auch auf dem nächsten Blatt.
export-sheet-alt = { $title }: der Teil der Karte auf Blatt { $sheet }, von { $first } bis { $last }.
export-all-levels = { $title }, mit allen Ebenen
export-stairs = Treppe: { $upper } – { $lower }
export-stairs-change = Ebene wechseln
export-stairs-elsewhere = Treppe nach { $level }, { $square }
export-layer-rock = Fels
export-layer-floor = Boden
export-layer-grid = Raster
export-layer-walls = Wände
export-layer-links = Kriechgänge
export-layer-labels = Beschriftung
export-layer-tiles = Verdeckte Plättchen
export-layer-doors = Türen
export-layer-things = Dinge
export-sheets = { $title }: wie die Blätter zusammenliegen ({ $count })
