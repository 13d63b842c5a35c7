# The adventure of tokens and tiles: its name, its settings, its lists.

mkd-adventure-title = Mage Knight Dungeons: Adventure
mkd-adventure-short = Adventure
mkd-adventure-blurb = Lead Heroes square by square to the Quest Chest, and out again with it.
mkd-adventure-undeclarable = You can only plan ahead while the Heroes act, before all of your team have acted in this round.

mkd-map-adventure = Dungeon
mkd-map-floor = Floor { $floor } of { $floors }
mkd-progress-quest = quest { $now } of { $most }
mkd-heading-floor = { $of } · Floor { $floor } of { $floors }
mkd-heading-left = { $of } · { $left ->
    [0] out of time
    [one] the last round
   *[other] { $left } rounds left
  }

mkd-refused-shift-late = You can only shift tiles on the first floor, before anybody goes in ({ $rule }).
mkd-refused-shift-nowhere = There is no tile to shift at { $square } ({ $rule }). Name a square and a side, such as “shift C4 east”.
mkd-refused-shift-again = You have shifted the tile at { $square } already ({ $rule }). You can shift each tile by one square only.
mkd-refused-shift-apart = That would separate joined tiles, join others, or bar a way ({ $rule }). Try another side, or a tile next to it.
mkd-refused-split-alone = You cannot split up alone ({ $rule }). Lead two Heroes, or let somebody join you.
mkd-refused-split-hallway = Two ways in need two hallways, and one set of tiles has only one ({ $rule }). Take two sets, or two hallways in five tiles.

## Settings

mkd-adventure-preset-quick = a quick one
mkd-adventure-preset-quick-blurb = One set of five tiles: in, to the Quest Chest, and out.
mkd-adventure-preset-evening = an evening
mkd-adventure-preset-evening-blurb = Two sets of tiles, for a table with time.
mkd-adventure-preset-long = a long one
mkd-adventure-preset-long-blurb = Two floors of two sets each, for a whole day or by post.
mkd-adventure-preset-stealth = by stealth
mkd-adventure-preset-stealth-blurb = The Monsters want to smash the Quest Chest, so half of you slip in beside it.
mkd-adventure-preset-kidnapping = a kidnapping
mkd-adventure-preset-kidnapping-blurb = One of the Gutterkin runs for the way out: take it alive.

mkd-adventure-option-sets = Sets of five tiles
mkd-adventure-option-tiles = Hallways among the tiles
mkd-adventure-option-heroes = Heroes for each player
mkd-adventure-option-points = Points for each team
mkd-adventure-option-chests = Chests
mkd-adventure-option-theme = Monsters of one kind
mkd-adventure-option-monsters = The Monsters’ turn
mkd-adventure-option-order = Order of teams
mkd-adventure-option-ranged-in-melee = Shots beside an opponent
mkd-adventure-option-downstairs = Monsters on the stairs
mkd-adventure-option-adjust-match = Monsters for a token’s points
mkd-adventure-option-novices = Strong Heroes can start as novices
mkd-adventure-option-villains = Unled Heroes as villains
mkd-adventure-option-shift = Shifting tiles for a tidier map
mkd-adventure-option-markers = Bones and pools before the game
mkd-adventure-option-marker-sides = Markers that are found
mkd-adventure-option-artifacts = Artifacts
mkd-adventure-option-dressing = Furniture and pillars
mkd-adventure-option-quest = What the party comes for
mkd-adventure-option-floors = Floors
mkd-adventure-option-floor-sets = Sets of tiles on further floors
mkd-adventure-option-timed = Against time
mkd-adventure-option-split-up = Split party, in from two sides

mkd-adventure-value-quest-chest = the Quest Chest
mkd-adventure-value-quest-rescue = a prisoner to rescue
mkd-adventure-value-quest-stealth = the Quest Chest, before Monsters smash it
mkd-adventure-value-quest-kidnap = a Monster to bring out alive
mkd-adventure-value-floors-1 = one
mkd-adventure-value-floors-2 = two
mkd-adventure-value-floors-3 = three
mkd-adventure-value-floors-4 = four
mkd-adventure-value-floors-5 = five
mkd-adventure-value-floors-6 = six
mkd-adventure-value-floors-die = as a die says
mkd-adventure-value-floor-sets-same = as many as on the first
mkd-adventure-value-floor-sets-1 = one
mkd-adventure-value-floor-sets-2 = two
mkd-adventure-value-floor-sets-3 = three
mkd-adventure-value-floor-sets-4 = four
mkd-adventure-value-floor-sets-die = as a die says on every floor, one to six
mkd-adventure-value-marker-sides-die = a die for each
mkd-adventure-value-marker-sides-obstacle = bones and water
mkd-adventure-value-marker-sides-special = shadow, teleports, vortices
mkd-adventure-value-tiles-normal = one in five
mkd-adventure-value-tiles-easy = two in five
mkd-adventure-value-tiles-mixed = a die for each set
mkd-adventure-value-points-none = no limit
mkd-adventure-value-chests-easy = easy ones
mkd-adventure-value-chests-medium = medium ones
mkd-adventure-value-chests-hard = hard ones
mkd-adventure-value-chests-mixed = of all kinds
mkd-adventure-value-theme-any = any
mkd-adventure-value-theme-undead = the undead
mkd-adventure-value-theme-gutterkin = gutterkin
mkd-adventure-value-theme-vermin = vermin
mkd-adventure-value-theme-cult = a cult
mkd-adventure-value-theme-beast = beasts
mkd-adventure-value-theme-fiend = fiends
mkd-adventure-value-monsters-at-once = all at once
mkd-adventure-value-monsters-by-hand = one by one, rolled by the table
mkd-adventure-value-order-seat = seat by seat
mkd-adventure-value-order-any = whoever is first
mkd-adventure-value-ranged-in-melee-allowed = allowed, at -1, into a melee too
mkd-adventure-value-ranged-in-melee-held = not from an opponent’s front arc
mkd-adventure-value-downstairs-seekers = only those that seek help
mkd-adventure-value-downstairs-all = those that flee or steal, too
mkd-adventure-value-adjust-match-le = of that value or less
mkd-adventure-value-adjust-match-exact = of exactly that value, if points can be moved so
