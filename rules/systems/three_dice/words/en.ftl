# 3 Dice Dungeon in words.

three-dice-title = 3 Dice Dungeon
three-dice-short = 3 Dice
three-dice-blurb = Three dice make each room: a place, a monster, a treasure.
three-dice-undeclarable = You can only plan ahead in a fight, before your turn of the round comes.

## Settings

three-dice-preset-quick = a quick one
three-dice-preset-quick-blurb = Heroes with hit points, until one has level 3: forgiving, and good to learn by.
three-dice-preset-evening = an evening
three-dice-preset-evening-blurb = The quest: find an artifact on each of three levels. By post: bring a hero to level 3.
three-dice-preset-hard = a hard one
three-dice-preset-hard-blurb = The same, with more and tougher monsters on every deeper level.

three-dice-option-mode = Tables
three-dice-option-level-theme = Theme of the levels
three-dice-option-goal = Goal of the game
three-dice-option-decisions = Common decisions
three-dice-option-loot = Who takes treasure
three-dice-option-assign = Rolled attributes
three-dice-option-exit-placement = Placing exits
three-dice-option-training-every-level = Training wheels on every level
three-dice-option-empty-room-xp = Experience for empty rooms
three-dice-option-rover-xp = Experience for roving monsters
three-dice-option-one-artifact-per-vault = One artifact per vault
three-dice-option-artifact-reuse = Uses of an artifact
three-dice-option-allow-ascend = Stairs go up as well
three-dice-option-mp-six = Sixes among several monster dice
three-dice-option-mp-xp = Experience for several monster dice
three-dice-option-mp-order = Order of attacks
three-dice-option-waiting = Waiting for each other
three-dice-option-split-party = The party can split up
three-dice-option-three-artifact-quest = Quest for three artifacts
three-dice-option-monster-hp-per-dungeon-level = Tougher monsters on deeper levels
three-dice-option-extra-monster-per-dungeon-level = More monsters on deeper levels
three-dice-option-attribute-drop-per-dungeon-level = Lower maxima on deeper levels
three-dice-option-rising-xp = Rising cost of levels
three-dice-option-reset-rewards = Losing all rewards
three-dice-option-undead-levels = Undead levels
three-dice-option-temple-rest = Resting in temples
three-dice-option-escape-roll = Escape on a roll of 1 or 2
three-dice-option-flee-original = Flight for one point of each attribute
three-dice-option-flee-table = Flight at a rolled price
three-dice-option-inventory-limit = Most things carried
three-dice-option-drop-and-pickup = Dropping things and picking them up
three-dice-option-secret-search = Searching dead ends for secret doors
three-dice-option-search-trap = Trapped searches
three-dice-option-locked-doors = Locked doors
three-dice-option-key-instead-of-none = Keys instead of no treasure
three-dice-option-used-artifact-counts = A used artifact still opens the stairs
three-dice-option-boots-by-level = Boots of Swiftness by character level
three-dice-option-duel = Duels
three-dice-option-hp-pool = Hit points instead of bleeding attributes

three-dice-value-mode-standard = the full tables
three-dice-value-mode-classic = the classic table
three-dice-value-level-theme-ask = the party chooses
three-dice-value-level-theme-standard = the standard dungeon
three-dice-value-level-theme-undead = undead
three-dice-value-level-theme-alternate = standard and undead in turn
three-dice-value-goal-none = none
three-dice-value-goal-home = home again, best with an artifact
three-dice-value-goal-xp-200 = 200 points of experience
three-dice-value-goal-level-3 = a hero of level 3
three-dice-value-goal-depth-3 = the third dungeon level
three-dice-value-decisions-leader = the leader decides
three-dice-value-decisions-anyone = whoever is first
three-dice-value-loot-round-robin = each in turn
three-dice-value-loot-first = whoever is first
three-dice-value-assign-in-order = in the order rolled
three-dice-value-assign-free = each player assigns them
three-dice-value-empty-room-xp-literal = the six counts
three-dice-value-empty-room-xp-zero-monster = the monster die counts nothing
three-dice-value-rover-xp-own-die = as their die shows
three-dice-value-artifact-reuse-single = once
three-dice-value-artifact-reuse-per-level = once on each level
three-dice-value-mp-six-ignore = they bring no monster
three-dice-value-mp-six-literal = one is enough for an empty room
three-dice-value-mp-xp-highest = the highest die counts
three-dice-value-mp-xp-sum = all the dice count
three-dice-value-mp-order-seat = seat by seat
three-dice-value-mp-order-any = whoever is first
three-dice-value-waiting-quiet = is quiet
three-dice-value-waiting-roving = counts as coming back
three-dice-value-reset-rewards-never = never
three-dice-value-reset-rewards-char-level = with each character level
three-dice-value-reset-rewards-dungeon-level = with each dungeon level
three-dice-value-reset-rewards-both = with each level of either kind
three-dice-value-undead-levels-1 = the first only
three-dice-value-undead-levels-2 = the second only
three-dice-value-undead-levels-3 = the third only
three-dice-value-undead-levels-even = all even ones
three-dice-value-undead-levels-odd = all odd ones
three-dice-value-undead-levels-all = all
three-dice-value-inventory-limit-0 = no limit
three-dice-value-hp-pool-easy = one die and six
three-dice-value-hp-pool-hard = one die

td-refused-seats = Players in this game: { $fewest } to { $most }.
td-refused-flights = Choose only one rule for running away: the escape roll, flight for a point of each attribute, or flight at a rolled price.
td-refused-trap-without-search = Trapped searches need searching. Switch on searching for secret doors first.
td-refused-split-without-vote = A party that can split up must decide by vote. Set common decisions to vote.
td-refused-classic-flights = The classic game has its own rule for running away. Switch the other flight rules off.
td-refused-classic-undead = The classic game has no undead levels. Choose no undead levels, or the full tables.
td-refused-classic-quest = The classic game has no artifacts and no stairs, so choose another goal.

## Names

td-attribute-body = BODY
td-attribute-mind = MIND
td-attribute-spirit = SPIRIT
td-stat-hp = HP
td-short-body = B
td-short-mind = M
td-short-spirit = S

td-item-potion = Healing Potion
td-item-sword = Magic Sword
td-item-tome = Tome of Enlightenment
td-item-scroll = Spell Scroll
td-item-fragment = Map Fragment
td-item-key = Key
td-item-idol = Jade Idol
td-item-pendant = Crystal Pendant
td-item-boots = Boots of Swiftness
td-item-teleport = Scroll of Teleportation
td-item-salts = Sleeping Salts
td-item-charm = Shielding Charm
td-item-none = no treasure

td-help-potion = restores two points of one attribute, or one point each of two
td-help-potion-pool = restores two hit points
td-help-sword = adds 1 to every BODY target
td-help-sword-pool = adds 2 to every BODY target
td-help-tome = adds 1 to every MIND target
td-help-scroll = adds 3 to one SPIRIT target
td-help-fragment = traded for an artifact in a vault or crypt
td-help-fragment-classic = shows two places behind an unexplored exit; you keep one of them
td-help-key = opens a locked door
td-help-idol = adds 2 to one attack
td-help-pendant = adds 3 to one MIND attack
td-help-boots = carry you out of a fight into a room next door
td-help-teleport = takes you to any explored room, once
td-help-salts = put one monster to sleep until you come back
td-help-charm = takes one loss for you

td-monster-goblins = Goblins
td-monster-orcs = Orcs
td-monster-ogres = Ogres
td-monster-giants = Giants
td-monster-dragon = Dragon
td-monster-skeletons = Skeletons
td-monster-zombies = Zombies
td-monster-mummy = Mummy
td-monster-vampire = Vampire
td-monster-lich = Lich

td-place-corridor = corridor
    .indefinite = a corridor
td-place-small_room = small room
    .indefinite = a small room
td-place-large_room = large room
    .indefinite = a large room
td-place-vault = vault
    .indefinite = a vault
td-place-crypt = crypt
    .indefinite = a crypt
td-place-temple = temple
    .indefinite = a temple
td-place-great_hall = great hall
    .indefinite = a great hall
td-place-long_corridor = long corridor
    .indefinite = a long corridor
td-place-natural_cavern = natural cavern
    .indefinite = a natural cavern
td-place-large_hall = large hall
    .indefinite = a large hall

td-sides-0 = nowhere
td-sides-1 = { $a }
td-sides-2 = { $a } and { $b }
td-sides-3 = { $a }, { $b } and { $c }
td-sides-4 = { $a }, { $b }, { $c } and { $d }

td-feature-entrance = the way in
td-feature-stairs-up = stairs up
td-feature-stairs-down = stairs down
td-feature-vault = a sealed vault
td-feature-chest = an opened vault
td-feature-altar = an altar
td-feature-column = a column
td-feature-loot = { $item }{ $more ->
    [1] {""}
   *[other] {" "}and more
  }
td-feature-bones = the bones of { AND($hero) }
td-token-hero = { $hero }
td-token-monster = { $monster }, { $hp } left
td-condition-asleep = asleep

td-map-standard = Dungeon level { $depth }
td-map-undead = Dungeon level { $depth }, the undead
td-map-classic = The dungeon

group-boosted = Boosted attacks
group-potion = Drink a potion
group-search = Search for a secret door
group-rooms = Teleport
group-doors = Locked doors
group-items = Things on the floor and in the pack
group-map = Follow a map fragment
group-duel = Duels
group-claim = Who takes it?

## Buttons and lists

td-do-attack-0 = { $shared ->
    [no] { $attribute }
   *[yes] { $attribute }: needs { td-needed-faces }
  }
td-do-attack-1 = { $shared ->
    [no] { $attribute } + { $a }
   *[yes] { $attribute } + { $a }: needs { td-needed-faces }
  }
td-do-attack-2 = { $shared ->
    [no] { $attribute } ({ $a } + { $b })
   *[yes] { $attribute } ({ $a } + { $b }): needs { td-needed-faces }
  }
td-cost-boots = The boots cost nobody anything.
td-cost-escape = On a roll of 1 or 2, all get away at no cost.
td-cost-table = Each hero rolls a die and pays up to three points.
td-cost-original = Each hero pays a point of each attribute.
td-detail-teleport = Takes everybody along. A monster may be waiting there. The scroll is used up.
td-detail-attack = { $faces } of 6 faces hit
td-do-go = Explore { $side }
td-do-go-back = Go { $side }: room { $room }
td-do-go-map = Follow map { $side }
td-do-drink-0 = Drink: 2 HP
td-do-drink-1 = Drink: 2 { $a }
td-do-drink-2 = Drink: 1 { $a }, 1 { $b }
td-do-search-odd = Search: odd numbers
td-do-search-even = Search: even numbers
td-do-search = Search: { $numbers }
td-do-exits = Exits { $sides }
td-do-place-door = Secret door { $side }
td-do-unlock = Unlock door { $side }
td-do-force = Force door { $side } (BODY)
td-do-raise = { $attribute } maximum +1
td-do-lose = Lose 1 { $attribute }
td-do-gain = Regain 1 { $attribute }
td-do-temple-teleport = Step across: temple in room { $room }
td-do-read-teleport = Teleport: room { $room } ({ $place })
td-do-take = Take: { $item }
td-do-drop = Drop: { $item }
td-do-claim = { $hero } takes it
td-do-challenge = Challenge { $hero }
td-do-assign = Assign: BODY { $body }, MIND { $mind }, SPIRIT { $spirit }
td-do-keep = Keep it
td-do-keep-draw = { $hp ->
    [0] Keep { $a_place }: nobody, { $item }
   *[other] Keep { $a_place }: { $hp } HP, { $item }
  }
td-do-theme-standard = An ordinary level
td-do-theme-undead = The undead
td-do-theme-classic = The classic dungeon
td-do-duel-accept = Accept the duel
td-do-duel-decline = Decline
td-do-run = Run
td-do-stand = Stay and fight
td-do-flee-escape = Try to escape (1 or 2)
td-do-flee-table = Flee (rolled price)
td-do-flee-original = Flee: 1 of each attribute
td-do-charm = Use Shielding Charm
td-do-accept = Take the loss
td-do-boots = Run with boots
td-do-salts = Throw Sleeping Salts
td-do-descend = Go downstairs
td-do-ascend = Go upstairs
td-do-unearth = Unearth an artifact
td-do-rest = Rest here
td-do-wait = Wait here
td-do-go-home = Go home
td-do-yield = Yield

## The moment

td-heading = { $place } · room { $room }, level { $depth }
td-progress = { $goal ->
    [quest] artifacts { $now } of { $most }
    [xp] { $now } of { $most } XP
    [level] hero level { $now } of { $most }
    [depth] goal: level { $most }
   *[home] { $now ->
        [0] goal: an artifact
       *[other] artifact found, go home
      }
  }

td-flavour-corridor-1 = A dripping gallery swallows the light of your lanterns.
td-flavour-corridor-2 = Worn tiles line a passage that slopes almost too gently to notice.
td-flavour-corridor-3 = Roots as thick as arms have broken into this tunnel and hold it up.
td-flavour-corridor-4 = Someone has counted the steps here in chalk, and given up at ninety.
td-flavour-corridor-5 = A draught brings the smell of old soup, and no kitchen.
td-flavour-corridor-6 = The arch stones of this passage are numbered, and one is missing.
td-flavour-corridor-7 = Rust runs down the walls in long red tears.
td-flavour-corridor-8 = The passage bends as if to look at you over its shoulder.
td-flavour-small_room-1 = A guard’s nook: a bench, a cold brazier, a row of empty hooks.
td-flavour-small_room-2 = Once a larder; the jars are sealed, and something knocks in one of them.
td-flavour-small_room-3 = A cell with scratches in groups of five, right up to the ceiling.
td-flavour-small_room-4 = A closet of brooms, all worn to the stick.
td-flavour-small_room-5 = One stool, one candle, and a wall full of sums.
td-flavour-small_room-6 = A porter’s box; the key rack is empty but for a tag that says NEVER.
td-flavour-small_room-7 = A bath of stone, dry, with a ring of salt.
td-flavour-small_room-8 = Rats have built a town of paper in the corner.
td-flavour-large_room-1 = Rows of collapsed bunks: a barracks whose soldiers never packed.
td-flavour-large_room-2 = A feast was laid here, and dust has eaten it politely, plate by plate.
td-flavour-large_room-3 = A workshop under fallen beams; a wheel still turns, very slowly.
td-flavour-large_room-4 = Long tables, long benches, and one very long scratch.
td-flavour-large_room-5 = Looms stand in rows here, strung with cobweb.
td-flavour-large_room-6 = A stable for something with claws: the mangers are iron.
td-flavour-large_room-7 = Crates fill one half of the room, and something has sat on them.
td-flavour-large_room-8 = Chalk lines divide the floor, for a game with dangerous rules.
td-flavour-vault-1 = A strongroom, its seal unbroken under grey wax.
td-flavour-vault-2 = An assay chamber with scales that tremble when you breathe.
td-flavour-vault-3 = Ring upon ring of iron is set into the round walls.
td-flavour-vault-4 = A counting table, with the count unfinished.
td-flavour-vault-5 = Seven locks on the door, and six of them are for show.
td-flavour-vault-6 = Deed boxes line the walls, each tied up with hair.
td-flavour-vault-7 = The floor is one slab, worn hollow before a shelf.
td-flavour-vault-8 = Shields of dead banks hang here, face to the wall.
td-flavour-crypt-1 = Shelves of the dead go up beyond the lantern light.
td-flavour-crypt-2 = A stone lid lies askew, and the sarcophagus is empty.
td-flavour-crypt-3 = Names cover these round walls, and the last one is wet.
td-flavour-crypt-4 = Dry flowers crumble as your light passes over them.
td-flavour-crypt-5 = A row of stone feet sticks out from a row of niches.
td-flavour-crypt-6 = The lamp before the tomb is lit, and nobody lit it.
td-flavour-crypt-7 = Somebody has laid a table here for two, and one has eaten.
td-flavour-crypt-8 = Slabs cover the floor, and your steps sound different on each.
td-flavour-temple-1 = The shrine of a moon that nobody remembers, and yet it shines.
td-flavour-temple-2 = An altar of ash keeps the shape of every hand laid on it.
td-flavour-temple-3 = Bells hang here without ropes; one of them is humming.
td-flavour-temple-4 = Rows of kneelers face an altar wrapped in cloth.
td-flavour-temple-5 = The god of this place has no face, and a great many hands.
td-flavour-temple-6 = Coloured light falls here from a window into solid rock.
td-flavour-temple-7 = Incense hangs in the air as if the priest had just gone out.
td-flavour-temple-8 = The offering bowl is full of teeth, sorted by size.
td-flavour-great_hall-1 = Pillars march into the dark, and between them steps lead down.
td-flavour-great_hall-2 = A throne of dust faces a stair that breathes cold air.
td-flavour-great_hall-3 = A court of stairs, all broken but the one that goes down.
td-flavour-great_hall-4 = Two fires burn low at the ends of the hall, and the stair lies between.
td-flavour-great_hall-5 = Stone kings line the walls, and all of them look down the stair.
td-flavour-great_hall-6 = A chandelier has fallen here, and the steps run down beneath it.
td-flavour-great_hall-7 = The floor is a map of the levels below, worn away by feet.
td-flavour-great_hall-8 = Trumpets hang at the head of the stair, green with age.
td-flavour-long_corridor-1 = The far end of this corridor is only a rumour.
td-flavour-long_corridor-2 = Your steps come back to you late, and not quite in step.
td-flavour-long_corridor-3 = Niches pass by on both sides, each with a burnt-out candle.
td-flavour-long_corridor-4 = Doors were painted on these walls by somebody who missed them.
td-flavour-long_corridor-5 = A rail runs along the floor, and the wheel marks are fresh.
td-flavour-long_corridor-6 = Every tenth stone is carved with an eye, and the tenth eye is shut.
td-flavour-long_corridor-7 = Your lantern shows one end or the other, never both.
td-flavour-long_corridor-8 = Old posters peel from the wall, and the faces on them are blank.
td-flavour-natural_cavern-1 = Water has had a thousand years and a great deal of patience here.
td-flavour-natural_cavern-2 = Pale fungus climbs the walls of the cavern in terraces.
td-flavour-natural_cavern-3 = The cavern roof glitters; some of the glitter blinks.
td-flavour-natural_cavern-4 = Columns of stone have grown from roof and floor, and almost met.
td-flavour-natural_cavern-5 = A black lake fills one side, and it is not quite still.
td-flavour-natural_cavern-6 = Bats hang from the roof like a crop that nobody picks.
td-flavour-natural_cavern-7 = Crystals stand out of the wall like the spines of a beast.
td-flavour-natural_cavern-8 = The echo here is a half-tone higher than your voice.
td-flavour-large_hall-1 = Banners without colours hang from a roof you cannot see.
td-flavour-large_hall-2 = A hall wide enough for an army, or for whatever needed stopping by one.
td-flavour-large_hall-3 = Galleries look down on this hall, and you feel looked at.
td-flavour-large_hall-4 = Chairs stand round the walls for a dance that never began.
td-flavour-large_hall-5 = Racks of pikes rise to the ceiling, and all the points are gone.
td-flavour-large_hall-6 = The mosaic shows a battle, and both sides are losing.
td-flavour-large_hall-7 = A gallows of stone stands in the middle, as if by way of welcome.
td-flavour-large_hall-8 = Great chains hang from the roof and sway in no wind.

td-story-monster = { $monster }: { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  }{ $more ->
    [0] .
   *[other] , and { $more } more behind.
  }
td-story-asleep = { $monster }, asleep: { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  }.
td-story-elsewhere = Fight in room { $room }: { AND($heroes) } against the { $monster } ({ $hp } left).
td-story-floor = On the floor: { $item }{ $count ->
    [one] .
   *[other] {" "}and more, { $count } things in all.
  }
td-story-stairs = You have an artifact of this level: the stairs down are open.
td-story-vault = You can trade a Map Fragment for an artifact here.

td-note-level = level { $level }, { $xp } XP
td-note-room = room { $room }
td-note-dead = fallen
td-note-item = { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }

td-prompt-explore = Where to, { AND($heroes) }?
td-prompt-vote = Where to? Still to vote: { AND($heroes) }.
td-prompt-fight = { AND($heroes) }, what do you attack with?
td-prompt-duel = { AND($heroes) }, strike or yield.
td-prompt-challenge = { AND($heroes) }, will you fight this duel?
td-prompt-exits = { $count ->
    [one] { AND($heroes) }, where does the exit go?
   *[other] { AND($heroes) }, where do the { $count } exits go?
  }
td-prompt-door = { AND($heroes) }, on which wall is the secret door?
td-prompt-theme = { AND($heroes) }, what waits below?
td-prompt-keep = { AND($heroes) }, which of the two places do you keep?
td-prompt-claim = { AND($heroes) }, who takes the { $item }?
td-prompt-level = A new level! { AND($heroes) }, which maximum rises?
td-prompt-hit = { AND($heroes) }, you are about to lose a point of { $attribute }. Use the Shielding Charm?
td-prompt-flight = { $hero } wants everybody to run. { $cost }{ $count ->
    [0] {""}
   *[other] {" "}It may kill { AND($mortal) }.
  } Still to vote: { AND($heroes) }.
td-prompt-lose = { AND($heroes) }, choose where to lose { $points ->
    [one] a point
   *[other] { $points } points
  }.
td-prompt-gain = { AND($heroes) }, which attribute regains a point?
td-prompt-assign = { AND($heroes) }, give your three dice to BODY, MIND and SPIRIT.

td-goal-quest = three artifacts from three levels
td-goal-xp = two hundred experience points
td-goal-level = the third character level
td-goal-depth = the third level of the dungeon
td-ending-dead = The party fell on dungeon level { $depth }.
td-ending-home = Out of the dungeon again, into daylight.
td-ending-quest = Three artifacts from three levels: the quest is done!
td-ending-xp = Two hundred experience points: a legend is made!
td-ending-level = The third character level: a hero is made!
td-ending-depth = The third level of the dungeon is reached!

td-sheet-attributes = Attributes
td-sheet-experience = Experience
td-sheet-pack = Pack
td-sheet-empty = Nothing but courage.
td-sheet-attribute = { $attribute } { $now }/{ $most }: { $now ->
    [0] cannot attack
   *[other] attacks need { td-needed }
  }
td-sheet-pool = Hit points { $now }/{ $most }
td-sheet-level = Level { $level }, { $xp } XP; the next level at { $next } XP
td-sheet-deepest = Deepest dungeon level: { $depth }
td-sheet-item = { $item } ×{ $count }: { $does }
td-sheet-uses = { $item }: { $left ->
    [0] no use left at this level
    [one] one use left at this level
   *[other] { $left } uses left at this level
  }

## What the map shows, in words

td-fact-here = The party is in room { $room }, { $a_place }, on dungeon level { $depth }.
td-fact-monster = A fight: { $monster }, { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  } left.
td-fact-asleep = Asleep here: { $monster }, { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  } left.
td-fact-exit = { $locked ->
    [yes] A locked door { $side } leads
   *[no] The exit { $side } leads
  } to room { $room }, { $a_place }.
td-fact-unexplored = { $locked ->
    [yes] A locked door { $side } leads into the unknown.
   *[no] The exit { $side } is unexplored.
  }
td-fact-entrance = The way out is { $side }.
td-fact-floor = On the floor: { $item }{ $count ->
    [one] .
   *[other] {" "}×{ $count }.
  }
td-fact-walked = The last move was from room { $first } to room { $second }.
td-fact-teleported = The last move was by magic from room { $first } to room { $second }.
td-fact-hero = { $hero }: BODY { $body }, MIND { $mind }, SPIRIT { $spirit }{ $apart ->
    [yes] , in room { $room }.
   *[no] .
  }
td-fact-pool = { $hero }: { $hp } HP, BODY { $body }, MIND { $mind }, SPIRIT { $spirit }{ $apart ->
    [yes] , in room { $room }.
   *[no] .
  }
td-fact-dead = { $hero } has fallen.
td-fact-elsewhere = Unexplored exits elsewhere: { $count ->
    [one] room
   *[other] rooms
  } { AND($rooms) }.
td-fact-lurks = Still alive in room { $room }: { $monster }, { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  } left.

## What happened

# What an attack needs: a die below the target; a 1 always hits, a 6 never does.
td-needed = { $target ->
    [-6] a 1
    [-5] a 1
    [-4] a 1
    [-3] a 1
    [-2] a 1
    [-1] a 1
    [0] a 1
    [1] a 1
    [2] a 1
    [3] 2 or less
    [4] 3 or less
    [5] 4 or less
   *[other] 5 or less
  }

# The same, of a button: how many faces hit.
td-needed-faces = { $faces ->
    [1] a 1
   *[other] { $faces } or less
  }

td-hero-rejected = { $hero } rolled { $body }, { $mind } and { $spirit }: too low, so all three are rolled again.
td-hero-rolled = { $hero } came with BODY { $body }, MIND { $mind } and SPIRIT { $spirit }.
    .b = { $hero } stepped up with BODY { $body }, MIND { $mind } and SPIRIT { $spirit }.
td-pool-rolled = { $hero } rolled { $hp } HP.
td-faces-assigned = { $hero } chose BODY { $body }, MIND { $mind } and SPIRIT { $spirit }.
td-hero-joined = { $hero } joined the party.
td-vote-cast = { $hero } voted: { $choice }.
td-party-split = { AND($leaving) } went ahead; { AND($staying) } stayed behind.
td-turn-passed = { AND($heroes) } can choose now.

td-location-entered = Room { $room }: { $a_place }.
    .b = You came into { $a_place }: room { $room }.
    .c = You found { $a_place }, room { $room } of your map.
td-locations-drafted = The Map Fragment showed two places: { $a_first } and { $a_second }.
td-draft-kept = The party chose the { $place }.
td-monster-rerolled = The monster die showed { $die }, which is too much for beginners, so it was rolled again.
td-monster-met = The { $monster } waited here, with { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  }{ $more ->
    [0] .
   *[other] , and { $more } more behind.
  }
    .b = In your way: the { $monster }, { $hp ->
        [one] 1 hit point
       *[other] { $hp } hit points
      }{ $more ->
        [0] .
       *[other] , and { $more } more behind.
      }
    .c = Watch out: the { $monster }, { $hp ->
        [one] 1 hit point
       *[other] { $hp } hit points
      }{ $more ->
        [0] !
       *[other] , and { $more } more behind!
      }
td-nobody-met = Nobody was there.
    .b = The place was empty.
    .c = Only your own footsteps answered.
td-exits-laid = You can go on { $sides }.
    .b = Ways onward: { $sides }.
td-dead-end-met = There was no other way out.
    .b = A dead end.
td-door-locked = The door { $side } was locked (rolled { $die }).

td-room-revisited = Back in room { $room }, the { $place }.
    .b = The { $place } again: room { $room }.
td-monster-awaited = The { $monster } had not moved, with { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  } left.
td-rover-came = Meanwhile the { $monster } had moved in (rolled { $die }), with { $hp ->
    [one] 1 hit point.
   *[other] { $hp } hit points.
  }
    .b = While you were away the { $monster } came here (rolled { $die }), with { $hp ->
        [one] 1 hit point.
       *[other] { $hp } hit points.
      }
td-room-quiet = All quiet (rolled { $die }).
    .b = Nothing had moved in (rolled { $die }).
    .c = Nobody had been here since (rolled { $die }).
td-temple-stepped = You stepped across into the temple in room { $room }.
td-teleport-read = { $hero } read the Scroll of Teleportation and took everybody here to room { $room }.
td-level-descended = You took the stairs down to dungeon level { $depth }.
td-level-regained = You are back on dungeon level { $depth }.
td-maxima-lowered = { $hero } is weaker at this depth: each maximum fell by 1.
td-party-left = { AND($heroes) } went home, up into the daylight.
    .again = { AND($heroes) } left the dungeon behind.
td-waited = { AND($heroes) } waited.

td-boosted = { $hero } used the { $item }: the die may show { $plus } more and still hit.
td-attack-hit = { $hero } hit the { $monster } with { $attribute } (rolled { $die }, needed { $die ->
    [6] 6 or less
   *[other] { td-needed }
  }){ $left ->
    [0] .
   *[other] : { $left } HP left.
  }
    .b = { $hero } rolled { $die } for { $attribute }, needed { $die ->
        [6] 6 or less
       *[other] { td-needed }
      }, and struck the { $monster }{ $left ->
        [0] .
       *[other] : { $left } HP left.
      }
    .c = { $hero } struck the { $monster } with { $attribute } (rolled { $die }, needed { $die ->
        [6] 6 or less
       *[other] { td-needed }
      }){ $left ->
        [0] .
       *[other] : { $left } HP left.
      }
td-attack-missed = { $hero } missed the { $monster } with { $attribute }: rolled { $die }, needed { td-needed }.
    .b = { $hero } rolled { $die } for { $attribute }, needed { td-needed }, and missed the { $monster }.
    .c = { $hero } tried { $attribute } and missed the { $monster }: rolled { $die }, needed { td-needed }.
td-point-lost = { $hero } lost 1 { $attribute }: { $left } left.
    .b = { $hero } was hurt: { $attribute } fell to { $left }.
    .c = { $hero } paid for that: 1 { $attribute } lost, { $left } left.
td-pool-lost = { $hero } lost a hit point: { $left } left.
td-loss-charmed = { $hero } lost nothing: the Shielding Charm took the loss and cracked.
td-monster-slain = { $hero } felled the { $monster }!
    .b = { $hero } brought the { $monster } down.
    .c = { $hero } killed the { $monster }.
td-next-monster-came = The next { $monster } stepped up, with { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  }.
td-hero-died = { $hero } fell and did not rise again.
    .b = { $hero } died.
td-monster-slept = { $hero } threw the Sleeping Salts, and the { $monster } fell asleep.
td-boots-ran = { $hero } ran to room { $room } in the Boots of Swiftness.
td-flight-called = { $hero } wanted everybody to run.
td-flight-refused = The heroes stayed, and the fight went on.
td-escape-failed = { $hero } did not get away: rolled { $die }, needed 1 or 2.
td-escaped = { $hero } ran, back to room { $room }.
td-flight-cost = { $hero } paid { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
  } to run (rolled { $die }).

td-xp-gained = { AND($heroes) } earned { $xp } XP.
    .b = { AND($heroes) } got { $xp } XP.
    .c = { AND($heroes) } gained { $xp } XP.
td-treasure-found = { $hero } took a treasure: { $item }.
    .b = { $hero } found a treasure in the rubble: { $item }.
    .c = { $hero } came upon a treasure: { $item }.
td-item-left = Nobody could carry the treasure, so it stayed: { $item }.
td-fragment-spent = { $hero } laid the Map Fragment on the wall, and the wall opened.
td-artifact-found = { $hero } found an artifact (rolled { $die }): the { $item }!
td-level-reached = { $hero } reached level { $level }!
    .b = { $hero } rose to level { $level }!
td-maximum-raised = { $hero } raised the { $attribute } maximum to { $most }, and recovered every point.
td-rewards-lost = { $hero } lost all rewards: they turned to dust.
td-potion-drunk = { $hero } drank a Healing Potion.
td-point-regained = { $hero } regained 1 { $attribute }: { $now } now.
td-pool-regained = { $hero } regained hit points: { $now } HP now.
td-item-taken = { $hero } picked something up: { $item }.
td-item-dropped = { $hero } laid something down: { $item }.

td-search-failed = You searched and found nothing: rolled { $die }, needed { $numbers }.
td-search-succeeded = You searched and found a hollow wall: rolled { $die }, needed { $numbers }!
td-trap-sprung = { $hero } set off a trap: a needle!
td-secret-door-opened = A secret door swung open { $side }.
td-door-unlocked = { $hero } opened the door { $side }, and the key broke.
td-door-forced = { $hero } broke the door { $side } open: rolled { $die }, needed { td-needed }.
td-door-held = { $hero } could not break the door { $side }: rolled { $die }, needed { td-needed }.
td-rest-healed = You rested well (rolled { $die }).
td-rest-uneasy = You rested badly, and nobody was healed (rolled { $die }).
td-rest-broken = The { $monster } broke your rest (rolled { $die }), with { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
  }!

td-duel-offered = { $hero } challenged { $other } to a duel.
td-duel-declined = { $other } declined the duel with { $hero }.
td-duel-begun = { $other } accepted: the duel of { $hero } and { $other } began.
td-duel-hit = { $hero } struck { $other } with { $attribute }: rolled { $die }, needed { td-needed }.
td-duel-missed = { $hero } missed { $other } with { $attribute }: rolled { $die }, needed { td-needed }.
td-duel-yielded = { $hero } yielded to { $other }.

td-party-lost = Nobody was left to carry the lantern.
td-goal-reached = The party reached its goal: { $goal }!

## Refusals

td-error-unknown = You cannot do that in this game. /do lists what you can.
td-error-over = This game is over.
td-error-no-hero = That seat has no hero here.
td-error-seat-taken = That seat already has a hero.
td-error-dead = Your hero has fallen. You can still watch.
td-error-not-your-turn = It is not your turn. The card says who decides now.
td-error-monster-bars = The monster bars the way. Fight it first.
td-error-no-fight = There is nothing to fight here.
td-error-now-explore = Not now: choose where to go.
td-error-now-fight = Not now: there is a monster to fight.
td-error-now-duel = Finish the duel first: strike or yield.
td-error-now-challenge = Answer the challenge first: accept or decline.
td-error-now-exits = First place the exits of this room.
td-error-now-door = First place the secret door.
td-error-now-theme = First choose what the next level is like.
td-error-now-keep = First keep one of the two places.
td-error-now-claim = First decide who takes the treasure.
td-error-now-flight = First decide whether to run.
td-error-now-level = First raise a maximum for the new level.
td-error-now-hit = First decide whether to use the Shielding Charm.
td-error-now-lose = First choose which points to lose.
td-error-now-gain = First choose which attribute regains a point.
td-error-now-assign = First give the dice you rolled to your attributes.
td-error-faces = Those are not the dice you rolled.
td-error-zero = That attribute is at zero. Use another one.
td-error-booster-twice = You can use only one item of each kind for a roll.
td-error-booster-misfit = That item does not help this attribute.
td-error-item-not-owned = You do not have that item. /hero shows your pack.
td-error-boots-spent = The boots are used up until your next level.
td-error-nowhere-to-run = There is no explored room to run to. Fight on.
td-error-no-flight = You can only get away with the Boots of Swiftness or Sleeping Salts.
td-error-attack-first = After a failed escape you must attack first.
td-error-stood = You decided to stay. Strike once before you vote on running again.
td-error-nothing-to-lose = That attribute is at zero already. Choose another one.
td-error-full = Nothing is missing there. Keep the potion.
td-error-potion-attributes = A potion is for one attribute, or for two different ones.
td-error-potion-pool = Here a potion restores hit points, not attributes.
td-error-no-level = You have not reached a new level.
td-error-no-exit = There is no exit on that side.
td-error-way-out = That is the way out of the dungeon. Use Go home to leave, once the goal allows it.
td-error-locked = That door is locked. Use a key or force it.
td-error-not-locked = There is no locked door on that side.
td-error-no-key = You have no key.
td-error-fragment-here = You can only use a Map Fragment at an unexplored exit.
td-error-no-fragment = You have no Map Fragment.
td-error-no-vault = Artifacts lie only in vaults and crypts.
td-error-vault-empty = This vault is empty.
td-error-not-clear = Not while there is a monster here. Beat it first.
td-error-companions-fight = Not while your companions are fighting. Help them, or wait.
td-error-no-temple = You can only do that in a temple.
td-error-no-such-temple = There is no other temple with that number on this level.
td-error-no-such-room = There is no other explored room with that number on this level.
td-error-no-stairs = Only a great hall has stairs down.
td-error-no-stairs-up = The stairs up are in the first room of this level.
td-error-no-way-back = There is no way back up.
td-error-no-artifact = The stairs stay shut until you hold an artifact of this level.
td-error-classic-stairs = The classic game has no other levels.
td-error-classic-artifacts = The classic game has no artifacts.
td-error-gather = The whole party must be here. Wait for the others.
td-error-no-going-home = You cannot go home before you reach the goal.
td-error-no-way-home = You can only go home from the first room of a level.
td-error-theme = You cannot choose that kind of level here.
td-error-no-searching = Searching is switched off in this game.
td-error-exits-left = This room still has an unexplored exit. You can only search dead ends.
td-error-searched = You have searched this room on this visit already.
td-error-no-wall = There is no wall here that could hide a door.
td-error-numbers = Name three different numbers from 1 to 6, such as 1 3 5.
td-error-exits = An exit cannot go there. Choose another wall.
td-error-no-resting = Resting is switched off in this game.
td-error-rested = You have rested here already. Come back later.
td-error-no-waiting = You can move on, so you cannot wait. Choose an exit.
td-error-not-here = That item is not on the floor here.
td-error-pack-full = That pack is full. Drop something first.
td-error-no-dropping = Dropping things is switched off in this game.
td-error-claim-yourself = You can only claim it for your own hero.
td-error-no-duels = Duels are switched off in this game.
td-error-no-rival = There is no such companion here.
td-error-challenged = You have offered a duel on this visit already. Come back to offer another.

## What dice are for

dice-creation-body = BODY
dice-monster = monster
dice-treasure = treasure
dice-lock = lock
dice-exits = exits
dice-attack = attack
dice-force = force
dice-search = search
dice-rest = rest
dice-escape = escape
dice-flee = flee
dice-artifact = artifact
dice-creation-mind = MIND
dice-creation-spirit = SPIRIT
dice-creation-hp = hit points
dice-exit-placement = where an exit is
dice-location = place
dice-rover = roving monster
