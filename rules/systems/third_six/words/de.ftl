# 3RD6 Dungeon in Worten.

third-six-title = 3RD6 Dungeon
third-six-short = 3RD6
third-six-blurb = Fünf Klassen, Schlösser und Zauber, und Bosse bewachen die Treppen.
third-six-undeclarable = Ansagen kannst du nur in einem Kampf, bevor du in der Runde dran bist.

## Einstellungen

third-six-preset-quick = ein schnelles Spiel
third-six-preset-quick-blurb = Helden der Stufe 3 auf kleiner Karte: ein Nest von Bossen, dahinter die Treppe.
third-six-preset-evening = ein Abend
third-six-preset-evening-blurb = Helden der Stufe 3, zwei Nester und zwei Treppen. Per Post: je eins davon.
third-six-preset-long = ein langes Spiel
third-six-preset-long-blurb = Helden der Stufe 1: Sammelt für jeden hundert Münzen und kommt in die Stadt zurück.

third-six-option-goal = Ziel des Spiels
third-six-option-start-level = Stufe neuer Helden
third-six-option-map = Räume einer Ebene, quer und längs
third-six-option-decisions = Gemeinsame Entscheidungen
third-six-option-order = Züge in einem Kampf
third-six-option-first-level-bonus = Auch die erste Stufe gibt Punkte
third-six-option-mnd-attack = Was GST bei Angriffen bewirkt
third-six-option-lockpick = Schlösser knacken
third-six-option-start-spells = Erste Zauber
third-six-option-scroll-readable-by-all = Alle können Schriftrollen lesen
third-six-option-foe-count = Zahl der Gegner
third-six-option-boss-table = Liste der Bosse
third-six-option-boss-scaling = Mehr Bosse für größere Gruppen
third-six-option-fallen-limit = Gefallene, die das Spiel beenden
third-six-option-depth-limit = Wie tief die Treppen führen
third-six-option-recruit-in-town = Neue Helden für die Gefallenen

third-six-value-goal-none = keines, wie im Original
third-six-value-goal-home = zurück in der Stadt, mit allem, was ihr habt
third-six-value-goal-explored = jeder Raum erkundet
third-six-value-goal-bosses = die Bosse besiegt
third-six-value-goal-dragon = ein Drache erschlagen
third-six-value-goal-level-2 = alle Helden auf Stufe 2
third-six-value-goal-level-3 = alle Helden auf Stufe 3
third-six-value-goal-depth-2 = die zweite Ebene
third-six-value-goal-depth-3 = die dritte Ebene
third-six-value-map-3x3 = 3 mal 3
third-six-value-map-4x4 = 4 mal 4
third-six-value-map-5x5 = 5 mal 5
third-six-value-map-6x6 = 6 mal 6
third-six-value-map-7x7 = 7 mal 7
third-six-value-map-8x8 = 8 mal 8
third-six-value-decisions-vote = per Abstimmung
third-six-value-decisions-leader = wer anführt, entscheidet
third-six-value-decisions-anyone = wer zuerst kommt
third-six-value-order-seat = Platz für Platz
third-six-value-order-any = wer zuerst kommt
third-six-value-mnd-attack-modify = senkt den Wurf
third-six-value-mnd-attack-reroll = würfelt neu
third-six-value-lockpick-auto = gelingt immer
third-six-value-lockpick-roll = braucht einen Wurf
third-six-value-start-spells-choose = gewählt
third-six-value-start-spells-random = zufällig
third-six-value-foe-count-per-hero = einer je Held
third-six-value-foe-count-one = nur einer
third-six-value-boss-table-seed = die erste Liste
third-six-value-boss-table-alt = die spätere Liste
third-six-value-boss-scaling-none = nein, wie im Original
third-six-value-boss-scaling-per-two-heroes = einmal je zwei Helden
third-six-value-boss-scaling-per-hero = einmal je Held
third-six-value-fallen-limit-all = alle
third-six-value-fallen-limit-half = die halbe Gruppe, mindestens zwei
third-six-value-depth-limit-lowest-level = nach der niedrigsten Heldenstufe
third-six-value-depth-limit-highest-level = nach der höchsten Heldenstufe

ts-refused-seats = Plätze in diesem Spiel: { $fewest } bis { $most }.
ts-refused-goal = Neue Helden haben schon Stufe { $level }. Wähle ein höheres Ziel.

## Namen

ts-class-barbarian = Barbar
    .gender = m
    .indefinite = ein Barbar
    .indefinite-accusative = einen Barbaren
    .indefinite-dative = einem Barbaren
    .definite = der Barbar
    .accusative = den Barbaren
    .dative = dem Barbaren
ts-class-dwarf = Zwerg
    .gender = m
    .indefinite = ein Zwerg
    .indefinite-accusative = einen Zwerg
    .indefinite-dative = einem Zwerg
    .definite = der Zwerg
    .accusative = den Zwerg
    .dative = dem Zwerg
ts-class-wizard = Zauberer
    .gender = m
    .indefinite = ein Zauberer
    .indefinite-accusative = einen Zauberer
    .indefinite-dative = einem Zauberer
    .definite = der Zauberer
    .accusative = den Zauberer
    .dative = dem Zauberer
ts-class-rogue = Dieb
    .gender = m
    .indefinite = ein Dieb
    .indefinite-accusative = einen Dieb
    .indefinite-dative = einem Dieb
    .definite = der Dieb
    .accusative = den Dieb
    .dative = dem Dieb
ts-class-elf = Elf
    .gender = m
    .indefinite = ein Elf
    .indefinite-accusative = einen Elfen
    .indefinite-dative = einem Elfen
    .definite = der Elf
    .accusative = den Elfen
    .dative = dem Elfen

ts-about-barbarian = Schlägt für 2 zu, hat die meisten TP, verbessert einen Angriff für 1 GST.
ts-about-dwarf = Schlägt für 2 zu, hat die meisten TP, knackt Schlösser, bessert für 2 GST nach.
ts-about-wizard = Kennt drei Zauber, hat den meisten GST, verbessert einen Angriff für 2 GST.
ts-about-rogue = Trifft vier von sechs Mal, knackt Schlösser, verbessert Angriffe für 1 GST.
ts-about-elf = Trifft vier von sechs Mal, kennt einen Zauber, verbessert Angriffe für 1 GST.

ts-spell-sleep = Schlaf
    .gender = m
    .accusative = den Schlaf
    .dative = dem Schlaf
    .genitive = des Schlafs
ts-spell-heal = Heilung
    .gender = f
    .accusative = die Heilung
    .dative = der Heilung
    .genitive = der Heilung
ts-spell-unlock = Öffnung
    .gender = f
    .accusative = die Öffnung
    .dative = der Öffnung
    .genitive = der Öffnung
ts-spell-teleport = Teleportation
    .gender = f
    .accusative = die Teleportation
    .dative = der Teleportation
    .genitive = der Teleportation
ts-spell-shield = Schild
    .gender = m
    .accusative = den Schild
    .dative = dem Schild
    .genitive = des Schilds
ts-spell-fireball = Feuerball
    .gender = m
    .accusative = den Feuerball
    .dative = dem Feuerball
    .genitive = des Feuerballs

ts-help-sleep = alle Gegner schlafen: bestehlt sie oder geht
ts-help-heal = ein Held gewinnt einen Würfel TP zurück
ts-help-unlock = eine verschlossene Tür öffnet sich
ts-help-teleport = bringt die Gruppe zum Eingang der Ebene
ts-help-shield = in der nächsten Begegnung verlierst du jedes Mal 1 TP weniger
ts-help-fireball = ein Würfel Schaden, auf die Gegner verteilt
ts-help-key = öffnet eine verschlossene Tür
ts-help-healing = stellt zwei Würfel TP wieder her
ts-help-enlightenment = stellt zwei Würfel GST wieder her

ts-item-key = Schlüssel
    .gender = m
    .indefinite = ein Schlüssel
    .indefinite-accusative = einen Schlüssel
    .indefinite-dative = einem Schlüssel
    .definite = der Schlüssel
    .accusative = den Schlüssel
    .dative = dem Schlüssel
ts-item-healing = Heiltrank
    .gender = m
    .indefinite = ein Heiltrank
    .indefinite-accusative = einen Heiltrank
    .indefinite-dative = einem Heiltrank
    .definite = der Heiltrank
    .accusative = den Heiltrank
    .dative = dem Heiltrank
ts-item-enlightenment = Trank der Erleuchtung
    .gender = m
    .indefinite = ein Trank der Erleuchtung
    .indefinite-accusative = einen Trank der Erleuchtung
    .indefinite-dative = einem Trank der Erleuchtung
    .definite = der Trank der Erleuchtung
    .accusative = den Trank der Erleuchtung
    .dative = dem Trank der Erleuchtung
ts-item-scroll-sleep = Schriftrolle des Schlafs
    .gender = f
    .indefinite = eine Schriftrolle des Schlafs
    .indefinite-accusative = eine Schriftrolle des Schlafs
    .indefinite-dative = einer Schriftrolle des Schlafs
    .definite = die Schriftrolle des Schlafs
    .accusative = die Schriftrolle des Schlafs
    .dative = der Schriftrolle des Schlafs
ts-item-scroll-heal = Schriftrolle der Heilung
    .gender = f
    .indefinite = eine Schriftrolle der Heilung
    .indefinite-accusative = eine Schriftrolle der Heilung
    .indefinite-dative = einer Schriftrolle der Heilung
    .definite = die Schriftrolle der Heilung
    .accusative = die Schriftrolle der Heilung
    .dative = der Schriftrolle der Heilung
ts-item-scroll-unlock = Schriftrolle der Öffnung
    .gender = f
    .indefinite = eine Schriftrolle der Öffnung
    .indefinite-accusative = eine Schriftrolle der Öffnung
    .indefinite-dative = einer Schriftrolle der Öffnung
    .definite = die Schriftrolle der Öffnung
    .accusative = die Schriftrolle der Öffnung
    .dative = der Schriftrolle der Öffnung
ts-item-scroll-teleport = Schriftrolle der Teleportation
    .gender = f
    .indefinite = eine Schriftrolle der Teleportation
    .indefinite-accusative = eine Schriftrolle der Teleportation
    .indefinite-dative = einer Schriftrolle der Teleportation
    .definite = die Schriftrolle der Teleportation
    .accusative = die Schriftrolle der Teleportation
    .dative = der Schriftrolle der Teleportation
ts-item-scroll-shield = Schriftrolle des Schilds
    .gender = f
    .indefinite = eine Schriftrolle des Schilds
    .indefinite-accusative = eine Schriftrolle des Schilds
    .indefinite-dative = einer Schriftrolle des Schilds
    .definite = die Schriftrolle des Schilds
    .accusative = die Schriftrolle des Schilds
    .dative = der Schriftrolle des Schilds
ts-item-scroll-fireball = Schriftrolle des Feuerballs
    .gender = f
    .indefinite = eine Schriftrolle des Feuerballs
    .indefinite-accusative = eine Schriftrolle des Feuerballs
    .indefinite-dative = einer Schriftrolle des Feuerballs
    .definite = die Schriftrolle des Feuerballs
    .accusative = die Schriftrolle des Feuerballs
    .dative = der Schriftrolle des Feuerballs

ts-artifact-topaz = Topasanhänger
    .gender = m
    .indefinite = ein Topasanhänger
    .indefinite-accusative = einen Topasanhänger
    .indefinite-dative = einem Topasanhänger
    .definite = der Topasanhänger
    .accusative = den Topasanhänger
    .dative = dem Topasanhänger
ts-artifact-amethyst = Amethystanhänger
    .gender = m
    .indefinite = ein Amethystanhänger
    .indefinite-accusative = einen Amethystanhänger
    .indefinite-dative = einem Amethystanhänger
    .definite = der Amethystanhänger
    .accusative = den Amethystanhänger
    .dative = dem Amethystanhänger
ts-artifact-sapphire = Saphiranhänger
    .gender = m
    .indefinite = ein Saphiranhänger
    .indefinite-accusative = einen Saphiranhänger
    .indefinite-dative = einem Saphiranhänger
    .definite = der Saphiranhänger
    .accusative = den Saphiranhänger
    .dative = dem Saphiranhänger
ts-does-topaz = STÄ +1
ts-does-amethyst = GES +1
ts-does-sapphire = GST +1
ts-does-nothing = nicht mehr als der erste

ts-monster-orc = { $count ->
    [one] Ork
   *[other] Orks
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein Ork
       *[other] Orks
      }
    .indefinite-accusative = { $count ->
        [one] einen Ork
       *[other] Orks
      }
    .indefinite-dative = { $count ->
        [one] einem Ork
       *[other] Orks
      }
    .definite = { $count ->
        [one] der Ork
       *[other] die Orks
      }
    .accusative = { $count ->
        [one] den Ork
       *[other] die Orks
      }
    .dative = { $count ->
        [one] dem Ork
       *[other] den Orks
      }
    .genitive = { $count ->
        [one] des Orks
       *[other] der Orks
      }
    .plural = Orks
ts-monster-goblin = { $count ->
    [one] Goblin
   *[other] Goblins
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein Goblin
       *[other] Goblins
      }
    .indefinite-accusative = { $count ->
        [one] einen Goblin
       *[other] Goblins
      }
    .indefinite-dative = { $count ->
        [one] einem Goblin
       *[other] Goblins
      }
    .definite = { $count ->
        [one] der Goblin
       *[other] die Goblins
      }
    .accusative = { $count ->
        [one] den Goblin
       *[other] die Goblins
      }
    .dative = { $count ->
        [one] dem Goblin
       *[other] den Goblins
      }
    .genitive = { $count ->
        [one] des Goblins
       *[other] der Goblins
      }
    .plural = Goblins
ts-monster-zombie = { $count ->
    [one] Zombie
   *[other] Zombies
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein Zombie
       *[other] Zombies
      }
    .indefinite-accusative = { $count ->
        [one] einen Zombie
       *[other] Zombies
      }
    .indefinite-dative = { $count ->
        [one] einem Zombie
       *[other] Zombies
      }
    .definite = { $count ->
        [one] der Zombie
       *[other] die Zombies
      }
    .accusative = { $count ->
        [one] den Zombie
       *[other] die Zombies
      }
    .dative = { $count ->
        [one] dem Zombie
       *[other] den Zombies
      }
    .genitive = { $count ->
        [one] des Zombies
       *[other] der Zombies
      }
    .plural = Zombies
ts-monster-skeleton = { $count ->
    [one] Skelett
   *[other] Skelette
  }
    .gender = { $count ->
        [one] n
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein Skelett
       *[other] Skelette
      }
    .indefinite-accusative = { $count ->
        [one] ein Skelett
       *[other] Skelette
      }
    .indefinite-dative = { $count ->
        [one] einem Skelett
       *[other] Skeletten
      }
    .definite = { $count ->
        [one] das Skelett
       *[other] die Skelette
      }
    .accusative = { $count ->
        [one] das Skelett
       *[other] die Skelette
      }
    .dative = { $count ->
        [one] dem Skelett
       *[other] den Skeletten
      }
    .genitive = { $count ->
        [one] des Skeletts
       *[other] der Skelette
      }
    .plural = Skelette
ts-monster-mummy = { $count ->
    [one] Mumie
   *[other] Mumien
  }
    .gender = { $count ->
        [one] f
       *[other] pl
      }
    .indefinite = { $count ->
        [one] eine Mumie
       *[other] Mumien
      }
    .indefinite-accusative = { $count ->
        [one] eine Mumie
       *[other] Mumien
      }
    .indefinite-dative = { $count ->
        [one] einer Mumie
       *[other] Mumien
      }
    .definite = { $count ->
        [one] die Mumie
       *[other] die Mumien
      }
    .accusative = { $count ->
        [one] die Mumie
       *[other] die Mumien
      }
    .dative = { $count ->
        [one] der Mumie
       *[other] den Mumien
      }
    .genitive = { $count ->
        [one] der Mumie
       *[other] der Mumien
      }
    .plural = Mumien
ts-monster-ogre = { $count ->
    [one] Oger
   *[other] Oger
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein Oger
       *[other] Oger
      }
    .indefinite-accusative = { $count ->
        [one] einen Oger
       *[other] Oger
      }
    .indefinite-dative = { $count ->
        [one] einem Oger
       *[other] Ogern
      }
    .definite = { $count ->
        [one] der Oger
       *[other] die Oger
      }
    .accusative = { $count ->
        [one] den Oger
       *[other] die Oger
      }
    .dative = { $count ->
        [one] dem Oger
       *[other] den Ogern
      }
    .genitive = { $count ->
        [one] des Ogers
       *[other] der Oger
      }
    .plural = Oger
ts-monster-vampire = { $count ->
    [one] Vampir
   *[other] Vampire
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein Vampir
       *[other] Vampire
      }
    .indefinite-accusative = { $count ->
        [one] einen Vampir
       *[other] Vampire
      }
    .indefinite-dative = { $count ->
        [one] einem Vampir
       *[other] Vampiren
      }
    .definite = { $count ->
        [one] der Vampir
       *[other] die Vampire
      }
    .accusative = { $count ->
        [one] den Vampir
       *[other] die Vampire
      }
    .dative = { $count ->
        [one] dem Vampir
       *[other] den Vampiren
      }
    .genitive = { $count ->
        [one] des Vampirs
       *[other] der Vampire
      }
    .plural = Vampire
ts-monster-dragon = { $count ->
    [one] Drache
   *[other] Drachen
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein Drache
       *[other] Drachen
      }
    .indefinite-accusative = { $count ->
        [one] einen Drachen
       *[other] Drachen
      }
    .indefinite-dative = { $count ->
        [one] einem Drachen
       *[other] Drachen
      }
    .definite = { $count ->
        [one] der Drache
       *[other] die Drachen
      }
    .accusative = { $count ->
        [one] den Drachen
       *[other] die Drachen
      }
    .dative = { $count ->
        [one] dem Drachen
       *[other] den Drachen
      }
    .genitive = { $count ->
        [one] des Drachen
       *[other] der Drachen
      }
    .plural = Drachen
ts-monster-gargoyle = { $count ->
    [one] Gargoyle
   *[other] Gargoyles
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein Gargoyle
       *[other] Gargoyles
      }
    .indefinite-accusative = { $count ->
        [one] einen Gargoyle
       *[other] Gargoyles
      }
    .indefinite-dative = { $count ->
        [one] einem Gargoyle
       *[other] Gargoyles
      }
    .definite = { $count ->
        [one] der Gargoyle
       *[other] die Gargoyles
      }
    .accusative = { $count ->
        [one] den Gargoyle
       *[other] die Gargoyles
      }
    .dative = { $count ->
        [one] dem Gargoyle
       *[other] den Gargoyles
      }
    .genitive = { $count ->
        [one] des Gargoyles
       *[other] der Gargoyles
      }
    .plural = Gargoyles
ts-monster-undead_knight = { $count ->
    [one] untoter Ritter
   *[other] untote Ritter
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein untoter Ritter
       *[other] untote Ritter
      }
    .indefinite-accusative = { $count ->
        [one] einen untoten Ritter
       *[other] untote Ritter
      }
    .indefinite-dative = { $count ->
        [one] einem untoten Ritter
       *[other] untoten Rittern
      }
    .definite = { $count ->
        [one] der untote Ritter
       *[other] die untoten Ritter
      }
    .accusative = { $count ->
        [one] den untoten Ritter
       *[other] die untoten Ritter
      }
    .dative = { $count ->
        [one] dem untoten Ritter
       *[other] den untoten Rittern
      }
    .genitive = { $count ->
        [one] des untoten Ritters
       *[other] der untoten Ritter
      }
    .plural = untote Ritter
ts-monster-orclops = { $count ->
    [one] Orklop
   *[other] Orklopen
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
    .indefinite = { $count ->
        [one] ein Orklop
       *[other] Orklopen
      }
    .indefinite-accusative = { $count ->
        [one] einen Orklopen
       *[other] Orklopen
      }
    .indefinite-dative = { $count ->
        [one] einem Orklopen
       *[other] Orklopen
      }
    .definite = { $count ->
        [one] der Orklop
       *[other] die Orklopen
      }
    .accusative = { $count ->
        [one] den Orklopen
       *[other] die Orklopen
      }
    .dative = { $count ->
        [one] dem Orklopen
       *[other] den Orklopen
      }
    .genitive = { $count ->
        [one] des Orklopen
       *[other] der Orklopen
      }
    .plural = Orklopen

ts-place-entrance = Eingang
    .gender = m
    .indefinite = ein Eingang
    .indefinite-accusative = einen Eingang
    .indefinite-dative = einem Eingang
    .definite = der Eingang
    .accusative = den Eingang
    .dative = dem Eingang
ts-place-chamber = Kammer
    .gender = f
    .indefinite = eine Kammer
    .indefinite-accusative = eine Kammer
    .indefinite-dative = einer Kammer
    .definite = die Kammer
    .accusative = die Kammer
    .dative = der Kammer
ts-place-vault = Schatzkammer
    .gender = f
    .indefinite = eine Schatzkammer
    .indefinite-accusative = eine Schatzkammer
    .indefinite-dative = einer Schatzkammer
    .definite = die Schatzkammer
    .accusative = die Schatzkammer
    .dative = der Schatzkammer
ts-place-stairs = Treppenraum
    .gender = m
    .indefinite = ein Treppenraum
    .indefinite-accusative = einen Treppenraum
    .indefinite-dative = einem Treppenraum
    .definite = der Treppenraum
    .accusative = den Treppenraum
    .dative = dem Treppenraum

ts-sides-0 = nirgendwohin
ts-sides-1 = { $a }
ts-sides-2 = { $a } und { $b }
ts-sides-3 = { $a }, { $b } und { $c }

ts-feature-entrance = die Straße zur Stadt
    .gender = f
ts-feature-stairs-up = Treppe hinauf
    .gender = f
ts-feature-stairs-down = Treppe hinab
    .gender = f
ts-feature-chest = eine geöffnete Schatzkammer
    .gender = f
ts-feature-vault = eine aufgeschlossene Schatzkammer
    .gender = f
ts-feature-lair = hier zurückgelassen: { $foe }
    .gender = { $gender_foe }
ts-feature-bones = die Knochen von { AND($hero) }
    .gender = pl
ts-token-hero = { $hero }, { $calling }
    .gender = { $gender_calling }
ts-token-newcomer = { $hero }
ts-numbered = { $foe } { $number }
    .gender = { $gender_foe }
ts-condition-asleep = schläft
ts-condition-shielded = hat einen Schild

ts-map-town = Die Stadt
ts-healer = Heiler
    .gender = m
ts-healer-about = ein Würfel TP und ebenso viel GST für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  }
ts-trainer = Ausbilder
    .gender = m
ts-trainer-about = die nächste Stufe eines Helden für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  }
ts-inn = Gasthaus
    .gender = n
ts-inn-about = { $coins ->
    [0] neue Helden, kostenlos
    [one] neue Helden, je eine Münze
   *[other] neue Helden, je { $coins } Münzen
  }
ts-map = Dungeon { $dungeon }, Ebene { $depth }

group-ts-class = Eine Klasse wählen
group-ts-steal = Einen Schlafenden bestehlen
group-ts-foe = Andere angreifen oder bestehlen
group-ts-spell = Einen Zauber wirken
group-ts-scroll = Eine Schriftrolle lesen oder lernen
group-ts-company = Gefährten heilen und ausbilden
group-ts-potion = Einen Trank trinken
group-ts-doors = Verschlossene Türen
group-ts-fire = Das Feuer verteilen
group-ts-recruit = Neue Helden für die Gefallenen
group-ts-leave = Davonschleichen

dice-ts-layout = Grundriss
dice-ts-foes = Gegner
dice-ts-bosses = Bosse
dice-ts-attack = Angriff
dice-ts-attack-door = Angriff auf eine Tür
dice-ts-treasure = Schatz
dice-ts-special = besonderer Schatz
dice-ts-scroll = Schriftrolle
dice-ts-artifact = Anhänger
dice-ts-steal = Diebstahl
dice-ts-pick = Schloss
dice-ts-heal = Heilung
dice-ts-fireball = Feuerball
dice-ts-potion = Trank
dice-ts-treat = Heiler
dice-ts-level-hp = Trefferpunkte
dice-ts-start-spell = erster Zauber

## Was möglich ist

ts-do-nothing = Nichts
ts-do-attack = { $asleep ->
    [yes] Schlafend angreifen: { $foe } ({ $hp } TP)
   *[no] Angreifen: { $foe } ({ $hp } TP)
  }
ts-do-steal = Bestehlen: { $foe }
ts-do-burn = { $points } auf { $foe } ({ $hp } TP)
ts-do-pass = Abwarten
ts-do-explore = Nach { $side }
ts-do-go = Gehen: { $side }, { $room }
ts-do-creep = Hinausschleichen: { $side }
ts-do-modify = { $loss ->
    [0] { $mnd } GST zahlen: Wurf wird { $die }, ein Treffer
   *[other] { $mnd } GST zahlen: Wurf wird { $die }, noch { $loss } zu hoch
  }
ts-do-reroll = { $mnd } GST zahlen: neu würfeln
ts-do-accept = { $loss ->
    [0] Fehlschlag hinnehmen
   *[other] Fehlschlag hinnehmen: { $loss } TP verlieren
  }
ts-do-cast = Wirken: { $spell }
ts-do-cast-hero = Wirken: { $spell } ({ $hero })
ts-do-cast-side = Wirken: { $spell } (Tür { $side })
ts-do-read = Lesen: { $spell }
ts-do-read-hero = Lesen: { $spell } ({ $hero })
ts-do-read-side = Lesen: { $spell } (Tür { $side })
ts-do-learn = Lernen: { $spell }
ts-do-drink = Trinken: { $potion }
ts-do-force = Tür angreifen: { $side } ({ $left } TP)
ts-do-by = { $hero }: { $deed }
ts-do-pick = Schloss knacken: { $side }
ts-do-use-key = Schlüssel nutzen: { $side }
ts-do-close = Schließen: { $sides }
ts-do-give = { $hero } trägt ihn
ts-do-recruit = Ersatz finden für { $hero }
ts-do-treat = { $coins ->
    [one] Heilen: { $hero } (1 Münze)
   *[other] Heilen: { $hero } ({ $coins } Münzen)
  }
ts-do-level-up = { $coins ->
    [one] Ausbilden: { $hero }, Stufe { $level } (1 Münze)
   *[other] Ausbilden: { $hero }, Stufe { $level } ({ $coins } Münzen)
  }
ts-do-descend = Treppe hinab
ts-do-ascend = Treppe hinauf
ts-do-to-town = In die Stadt
ts-do-leave-town = Zurück in den Dungeon
ts-do-go-home = Nach Hause gehen
ts-do-new-dungeon = Neuen Dungeon beginnen
ts-detail-faces = { $faces } von 6 Seiten gelingen

## Der Augenblick

ts-heading = { $place } · { $room }, Ebene { $depth } · { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  }
ts-progress = { $goal ->
    [level] Heldenstufe { $now } von { $most }
    [bosses] Ziel: den Boss besiegen
    [dragon] Ziel: einen Drachen erschlagen
    [explored] Ziel: jeden Raum sehen
    [home] Ziel: zurück in die Stadt
   *[depth] Ziel: Ebene { $most }
  }
ts-heading-town = Stadt · { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  }

ts-story-foes = { $count ->
    [one] Im Weg: { $the_foe }, { $hp } TP.
   *[other] Im Weg: { $count } { $foe }, zusammen { $hp } TP.
  }
ts-story-sleepers = { $count ->
    [one] Tief im Schlaf: { $the_foe }, { $hp } TP.
   *[other] Tief im Schlaf: { $count } { $foe }, zusammen { $hp } TP.
  }
ts-story-stairs = Der Weg hinab ist frei.
ts-story-road = Die Straße hinter euch führt zurück in die Stadt.
ts-story-onward = { $count ->
    [one] Ein Weg führt weiter.
   *[other] { $count } Wege führen weiter.
  }
ts-story-lock = Im { $side } ist eine verschlossene Tür. Sie hält noch { $left } Schaden aus.
ts-story-done = Dieser Dungeon ist ganz erkundet. In der Stadt erzählt man von einem anderen.

ts-note-dead = gefallen
ts-note-newcomer = noch ohne Klasse
ts-note-class = { $calling }, Stufe { $level }
ts-note-item = { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
ts-note-bag = Tasche: { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
ts-stat-hp = TP
ts-stat-mnd = GST

ts-prompt-class = { AND($heroes) }: Welche Klasse soll es sein?
ts-prompt-spells = { AND($heroes) }: { $count ->
    [one] Welcher Zauber soll
   *[other] Welche { $count } Zauber sollen
  } es sein?
ts-prompt-explore = { $vote ->
    [yes] Wohin? Noch ohne Stimme: { AND($heroes) }.
   *[no] Wohin, { AND($heroes) }?
  }
ts-prompt-fight = { AND($heroes) } am Zug: zuschlagen{ $cast ->
    [yes] , zaubern
   *[no] {""}
  }{ $read ->
    [yes] , eine Schriftrolle lesen
   *[no] {""}
  }{ $drink ->
    [yes] , trinken
   *[no] {""}
  }{ $steal ->
    [yes] , stehlen
   *[no] {""}
  }{ $creep ->
    [yes] , davonschleichen
   *[no] {""}
  } oder abwarten.
ts-prompt-town = { $vote ->
    [yes] Wohin geht die Gruppe aus der Stadt? Noch ohne Stimme: { AND($heroes) }.
   *[no] Was gibt es in der Stadt zu tun, { AND($heroes) }?
  }
ts-prompt-close = { $count ->
    [one] { AND($heroes) }, welcher Ausgang ist geschlossen?
   *[other] { AND($heroes) }, welche { $count } Ausgänge sind geschlossen?
  }
ts-prompt-modify = { AND($heroes) }, du würfelst { $die } und brauchst { $door ->
    [yes] an der Tür { $dex }
   *[no] { $dex }
  } oder weniger. GST zahlen oder den Fehlschlag hinnehmen?
ts-prompt-burn = { AND($heroes) }, wohin mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } Feuer?
ts-prompt-pendant = { AND($heroes) }, wer trägt { $acc_artifact }?

ts-goal-home = Die Gruppe ist zurück in der Stadt
ts-goal-explored = Der Dungeon ist bis zum letzten Raum erkundet
ts-goal-bosses = Die Bosse der Treppe sind besiegt
ts-goal-dragon = Ein Drache ist erschlagen
ts-goal-level-2 = Alle Helden haben die zweite Stufe erreicht
ts-goal-level-3 = Alle Helden haben die dritte Stufe erreicht
ts-goal-depth-2 = Die zweite Ebene des Dungeons ist erreicht
ts-goal-depth-3 = Die dritte Ebene des Dungeons ist erreicht
ts-ending-dead = Die Gruppe ist auf Ebene { $depth } gefallen.
ts-ending-broken = Zu viele sind auf Ebene { $depth } gefallen: Die anderen trugen die Nachricht heim.
ts-ending-home = Wieder daheim, mit Schlamm an den Stiefeln und viel zu erzählen.
ts-ending-explored = Kein Raum ist mehr unerforscht: Eure Karte ist vollständig!
ts-ending-bosses = Die Bosse sind besiegt, und die Treppe gehört euch!
ts-ending-dragon = Der Drache ist erschlagen, und schon erklingen die Lieder!
ts-ending-level-2 = Die zweite Stufe: Die Stadt blickt zu ihren Helden auf!
ts-ending-level-3 = Die dritte Stufe: Die Stadt erzählt sich Geschichten von euch!
ts-ending-depth-2 = Die zweite Ebene des Dungeons liegt vor euch!
ts-ending-depth-3 = Die dritte Ebene des Dungeons liegt vor euch!

ts-finale-town = in der Stadt
ts-finale-place = { $place } { $room }, Ebene { $depth }

ts-sheet-hero = Held
ts-sheet-magic = Zauber und Anhänger
ts-sheet-bag = Beutel und Tasche der Gruppe
ts-sheet-newcomer = Noch keine Klasse.
ts-sheet-class = { $calling }, Stufe { $level }
ts-sheet-points = TP { $hp }/{ $hp_most }, GST { $mnd }/{ $most }
ts-sheet-attack = GES { $dex }: Würfe von { $dex } oder weniger treffen. STÄ { $str }: der Schaden eines Treffers.
ts-sheet-modify = Du kannst { $mnd } GST zahlen, um einen Fehlschlag zu verbessern.
ts-sheet-locks = Du kannst für 1 GST ein Schloss knacken.
ts-sheet-shielded = Schild: Du verlierst jedes Mal 1 TP weniger.
ts-sheet-capacity = Bekannte Zauber: { $known } von { $most }.
ts-sheet-no-magic = Nichts als Mut.
ts-sheet-coins = Münzen: { $coins }
ts-sheet-thing = { $thing }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }: { $does }

## Was die Karte zeigt, in Worten

ts-fact-town = Die Gruppe ist in der Stadt, mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
  }.
ts-fact-here = Die Gruppe ist in { $room } ({ $place }), auf Ebene { $depth }.
ts-fact-foes = { $count ->
    [one] Zu bekämpfen: { $foe }.
   *[other] Zu bekämpfen: { $count } { $foe }.
  }
ts-fact-sleepers = { $count ->
    [one] Im Schlaf: { $foe }.
   *[other] Im Schlaf: { $count } { $foe }.
  }
ts-fact-locked = Eine verschlossene Tür nach { $side } führt zu { $room }; nach weiteren { $left } Schaden bricht sie auf.
ts-fact-exit = Der Ausgang nach { $side } führt zu { $room } ({ $place }).
ts-fact-hero = { $hero }, { $calling } der Stufe { $level }: { $mnd } GST.
ts-fact-newcomer = { $hero } hat noch keine Klasse.
ts-fact-dead = { $hero } ist gefallen.
ts-fact-guards = In { $room } noch am Leben: { $the_foe }.

## Warum nicht

ts-error-unknown = Das geht in diesem Spiel nicht. /do zeigt, was geht.
ts-error-over = Das Spiel ist zu Ende.
ts-error-no-hero = Diesen Helden gibt es nicht.
ts-error-dead = Dein Held ist gefallen. In der Stadt kann die Gruppe einen neuen anwerben.
ts-error-not-your-turn = Du bist nicht dran. Die Tafel sagt, wer jetzt entscheidet.
ts-error-seat-taken = Dieser Platz ist besetzt.
ts-error-foes-bar = Gegner versperren den Weg. Kämpft zuerst.
ts-error-no-fight = Hier gibt es niemanden zu bekämpfen.
ts-error-only-in-town = Das geht nur in der Stadt.
ts-error-now-class = Zuerst müssen alle eine Klasse wählen.
ts-error-now-spells = Zuerst wählen alle, die neu zaubern, ihre Zauber.
ts-error-now-close = Wählt zuerst, welche Ausgänge geschlossen sind.
ts-error-now-modify = Entscheide zuerst über den Fehlschlag: GST zahlen oder hinnehmen.
ts-error-now-burn = Verteile zuerst das Feuer.
ts-error-now-pendant = Entscheidet zuerst, wer den Anhänger trägt.
ts-error-now-fight = In einem Kampf geht das nicht. Bringt ihn zuerst zu Ende.
ts-error-now-explore = Nicht jetzt. Wählt, wohin es geht.
ts-error-now-town = In der Stadt geht das nicht. Geht zuerst zurück in den Dungeon.
ts-error-has-class = Dein Held hat schon eine Klasse.
ts-error-no-class = Diese Klasse gibt es in diesem Spiel nicht.
ts-error-no-spell-due = Dein Held hat jetzt keinen Zauber zu wählen.
ts-error-known = Dein Held kennt diesen Zauber schon.
ts-error-unknown-spell = Dein Held kennt diesen Zauber nicht. /hero zeigt, welche er kennt.
ts-error-no-caster = Das können nur Zauberer und Elfen.
ts-error-no-capacity = Dein Held kann vor der nächsten Stufe keine Zauber mehr lernen.
ts-error-no-scroll = Diese Schriftrolle hat die Gruppe nicht.
ts-error-spell-aim = Dieser Zauber braucht ein anderes Ziel.
ts-error-shielded = Dein Held hat schon einen Schild.
ts-error-at-entrance = Die Gruppe steht schon am Eingang.
ts-error-asleep = Sie schlafen schon.
ts-error-awake = Bestehlen kannst du nur Schlafende.
ts-error-robbed = Hier gibt es nichts mehr zu stehlen.
ts-error-no-foe = Diesen Gegner gibt es nicht.
ts-error-no-flight = Davonschleichen könnt ihr nur von schlafenden Gegnern.
ts-error-fire = Du kannst nicht mehr Feuer nutzen, als übrig ist oder der Gegner TP hat.
ts-error-mnd = Dafür hat dein Held zu wenig GST.
ts-error-modify = So weit kannst du den Wurf nicht senken.
ts-error-no-modifying = In diesem Spiel zahlt man GST, um neu zu würfeln, nicht um den Wurf zu senken.
ts-error-no-rerolling = In diesem Spiel zahlt man GST, um den Wurf zu senken, nicht um neu zu würfeln.
ts-error-no-exit = Auf dieser Seite ist kein Ausgang.
ts-error-locked = Diese Tür ist verschlossen. Schlüssel, Dietrich, Öffnung oder ein Angriff helfen.
ts-error-no-lock = Dort ist keine verschlossene Tür.
ts-error-no-locksmith = Nur Zwerge und Diebe können Schlösser knacken.
ts-error-no-key = Die Gruppe hat keinen Schlüssel.
ts-error-no-potion = Diesen Trank hat die Gruppe nicht.
ts-error-hale = Das würde nichts wiederherstellen. Heb es für später auf.
ts-error-closings = Schließt so viele Ausgänge, wie die Tafel sagt, und nur solche, die sie nennt.
ts-error-pendant = Diesen Anhänger muss ein anderer Held tragen.
ts-error-no-stairs = Hier ist keine Treppe hinab.
ts-error-guarded = Bosse bewachen die Treppe. Besiegt sie zuerst.
ts-error-no-way-up = Von hier führt kein Weg hinauf.
ts-error-no-road = Die Straße zur Stadt beginnt am Eingang der ersten Ebene.
ts-error-coins = Im Beutel sind nicht genug Münzen.
ts-error-not-fallen = Der Held dieses Platzes lebt.
ts-error-no-recruits = Das Anwerben ist in diesem Spiel ausgeschaltet.
ts-error-no-going-home = Nach Hause könnt ihr nur in einer Kampagne.
ts-error-unexplored = Teile dieses Dungeons sind noch unerforscht. Erkundet ihn erst ganz.
