# Die Kampagne von 3RD6 Dungeon.

third-six-campaign-title = 3RD6 Dungeon: eine Kampagne
third-six-campaign-blurb = Eine Stadt, ein Beutel: Helden gewinnen Stufen und Zauber, Dungeon um Dungeon, bis ihr aufhört.

third-six-campaign-option-goal = { third-six-option-goal }
third-six-campaign-option-goal-about = { third-six-option-goal-about }
third-six-campaign-option-start-level = { third-six-option-start-level }
third-six-campaign-option-start-level-about = { third-six-option-start-level-about }
third-six-campaign-option-map = { third-six-option-map }
third-six-campaign-option-map-about = { third-six-option-map-about }
third-six-campaign-option-decisions = { third-six-option-decisions }
third-six-campaign-option-decisions-about = { third-six-option-decisions-about }
third-six-campaign-option-order = { third-six-option-order }
third-six-campaign-option-order-about = { third-six-option-order-about }
third-six-campaign-option-first-level-bonus = { third-six-option-first-level-bonus }
third-six-campaign-option-first-level-bonus-about = { third-six-option-first-level-bonus-about }
third-six-campaign-option-mnd-attack = { third-six-option-mnd-attack }
third-six-campaign-option-mnd-attack-about = { third-six-option-mnd-attack-about }
third-six-campaign-option-lockpick = { third-six-option-lockpick }
third-six-campaign-option-lockpick-about = { third-six-option-lockpick-about }
third-six-campaign-option-start-spells = { third-six-option-start-spells }
third-six-campaign-option-start-spells-about = { third-six-option-start-spells-about }
third-six-campaign-option-scroll-readable-by-all = { third-six-option-scroll-readable-by-all }
third-six-campaign-option-scroll-readable-by-all-about = { third-six-option-scroll-readable-by-all-about }
third-six-campaign-option-foe-count = { third-six-option-foe-count }
third-six-campaign-option-foe-count-about = { third-six-option-foe-count-about }
third-six-campaign-option-boss-table = { third-six-option-boss-table }
third-six-campaign-option-boss-table-about = { third-six-option-boss-table-about }
third-six-campaign-option-boss-scaling = { third-six-option-boss-scaling }
third-six-campaign-option-boss-scaling-about = { third-six-option-boss-scaling-about }
third-six-campaign-option-fallen-limit = { third-six-option-fallen-limit }
third-six-campaign-option-fallen-limit-about = { third-six-option-fallen-limit-about }
third-six-campaign-option-depth-limit = { third-six-option-depth-limit }
third-six-campaign-option-depth-limit-about = { third-six-option-depth-limit-about }
third-six-campaign-option-recruit-in-town = { third-six-option-recruit-in-town }
third-six-campaign-option-recruit-in-town-about = { third-six-option-recruit-in-town-about }
third-six-campaign-value-goal-none = { third-six-value-goal-none }
third-six-campaign-value-goal-home = { third-six-value-goal-home }
third-six-campaign-value-goal-explored = { third-six-value-goal-explored }
third-six-campaign-value-goal-bosses = { third-six-value-goal-bosses }
third-six-campaign-value-goal-dragon = { third-six-value-goal-dragon }
third-six-campaign-value-goal-level-2 = { third-six-value-goal-level-2 }
third-six-campaign-value-goal-level-3 = { third-six-value-goal-level-3 }
third-six-campaign-value-goal-depth-2 = { third-six-value-goal-depth-2 }
third-six-campaign-value-goal-depth-3 = { third-six-value-goal-depth-3 }
third-six-campaign-value-map-3x3 = { third-six-value-map-3x3 }
third-six-campaign-value-map-4x4 = { third-six-value-map-4x4 }
third-six-campaign-value-map-5x5 = { third-six-value-map-5x5 }
third-six-campaign-value-map-6x6 = { third-six-value-map-6x6 }
third-six-campaign-value-map-7x7 = { third-six-value-map-7x7 }
third-six-campaign-value-map-8x8 = { third-six-value-map-8x8 }
third-six-campaign-value-decisions-vote = { third-six-value-decisions-vote }
third-six-campaign-value-decisions-leader = { third-six-value-decisions-leader }
third-six-campaign-value-decisions-anyone = { third-six-value-decisions-anyone }
third-six-campaign-value-order-seat = { third-six-value-order-seat }
third-six-campaign-value-order-any = { third-six-value-order-any }
third-six-campaign-value-mnd-attack-modify = { third-six-value-mnd-attack-modify }
third-six-campaign-value-mnd-attack-reroll = { third-six-value-mnd-attack-reroll }
third-six-campaign-value-lockpick-auto = { third-six-value-lockpick-auto }
third-six-campaign-value-lockpick-roll = { third-six-value-lockpick-roll }
third-six-campaign-value-start-spells-choose = { third-six-value-start-spells-choose }
third-six-campaign-value-start-spells-random = { third-six-value-start-spells-random }
third-six-campaign-value-foe-count-per-hero = { third-six-value-foe-count-per-hero }
third-six-campaign-value-foe-count-one = { third-six-value-foe-count-one }
third-six-campaign-value-boss-table-seed = { third-six-value-boss-table-seed }
third-six-campaign-value-boss-table-alt = { third-six-value-boss-table-alt }
third-six-campaign-value-boss-scaling-none = { third-six-value-boss-scaling-none }
third-six-campaign-value-boss-scaling-per-two-heroes = { third-six-value-boss-scaling-per-two-heroes }
third-six-campaign-value-boss-scaling-per-hero = { third-six-value-boss-scaling-per-hero }
third-six-campaign-value-fallen-limit-all = { third-six-value-fallen-limit-all }
third-six-campaign-value-fallen-limit-half = { third-six-value-fallen-limit-half }
third-six-campaign-value-depth-limit-lowest-level = { third-six-value-depth-limit-lowest-level }
third-six-campaign-value-depth-limit-highest-level = { third-six-value-depth-limit-highest-level }

tsc-enlisted = Die Kampagne hat einen neuen Helden: { $hero }, { $calling }.

tsc-for-found = Heimgebracht
tsc-for-spent = Unterwegs ausgegeben
tsc-for-lost = Mit den Gefallenen verloren
tsc-for-enlist = Ein neuer Held
tsc-for-begin = Erste Zauber
tsc-for-mend = Der Heiler
tsc-for-train = Der Ausbilder
tsc-for-study = Studium
tsc-for-quaff = Ein Trank
tsc-for-cure = Heilung

tsc-story-unfinished = Dungeon { $dungeon } ist nicht zu Ende erkundet: Ihr kennt { $rooms ->
    [one] einen Raum
   *[other] { $rooms } Räume
  } davon.
tsc-story-new = Man erzählt von Dungeon { $dungeon }, in dem noch niemand war.
tsc-story-purse = { $coins ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist eine Münze.
   *[other] Im Beutel sind { $coins } Münzen.
  }
tsc-story-bag = In der Tasche: { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }.

tsc-do-enlist = Finden: { $calling }
tsc-do-by = { $hero }: { $does }

group-tsc-town = Heiler, Ausbilder, Tränke, Schriftrollen
group-tsc-recruit = Neue Helden

tsc-sheet-nobody = Noch kein Held
tsc-sheet-nobody-yet = Finde einen in der Stadt: jede Klasse, kostenlos.

tsc-refused-unready = Wähle zuerst die Zauber von { $hero }.
tsc-refused-map = Dungeon { $dungeon } behält seine Größe. Erkundet ihn erst zu Ende.
tsc-refused-goal = Jedes Abenteuer einer Kampagne braucht ein Ende, und Stufen kauft man in der Stadt. Wähle ein anderes Ziel.
