# 3RD6 Dungeon in words.

third-six-title = 3RD6 Dungeon
third-six-short = 3RD6
third-six-blurb = Five classes, locks and spells, and bosses that guard the stairs.
third-six-undeclarable = You can only plan ahead in a fight, before your turn of the round comes.

## Settings

third-six-preset-quick = a quick one
third-six-preset-quick-blurb = Heroes of level 3 on a small map: one lair of bosses, and the stairs behind it.
third-six-preset-evening = an evening
third-six-preset-evening-blurb = Heroes of level 3, two lairs, and two flights of stairs. By post: one of each.
third-six-preset-long = a long one
third-six-preset-long-blurb = Heroes of level 1: gather a hundred coins for each of them, and come back to town.

third-six-option-goal = Goal of the game
third-six-option-start-level = Level of new heroes
third-six-option-map = Rooms of a level, across and down
third-six-option-decisions = Common decisions
third-six-option-order = Turns in a fight
third-six-option-first-level-bonus = The first level adds points as well
third-six-option-mnd-attack = What MND does to an attack
third-six-option-lockpick = Picking locks
third-six-option-start-spells = First spells
third-six-option-scroll-readable-by-all = Everybody can read scrolls
third-six-option-foe-count = Number of foes
third-six-option-boss-table = List of bosses
third-six-option-boss-scaling = More bosses for larger parties
third-six-option-fallen-limit = Fallen heroes that end the game
third-six-option-depth-limit = How deep the stairs can lead
third-six-option-recruit-in-town = New heroes for the fallen

third-six-value-goal-none = none, as written
third-six-value-goal-home = back in town, with what you have
third-six-value-goal-explored = every room explored
third-six-value-goal-bosses = the bosses beaten
third-six-value-goal-dragon = a Dragon slain
third-six-value-goal-level-2 = all heroes of level 2
third-six-value-goal-level-3 = all heroes of level 3
third-six-value-goal-depth-2 = the second dungeon level
third-six-value-goal-depth-3 = the third dungeon level
third-six-value-map-3x3 = 3 by 3
third-six-value-map-4x4 = 4 by 4
third-six-value-map-5x5 = 5 by 5
third-six-value-map-6x6 = 6 by 6
third-six-value-map-7x7 = 7 by 7
third-six-value-map-8x8 = 8 by 8
third-six-value-decisions-vote = by vote
third-six-value-decisions-leader = the leader decides
third-six-value-decisions-anyone = whoever is first
third-six-value-order-seat = seat by seat
third-six-value-order-any = whoever is first
third-six-value-mnd-attack-modify = lowers the die
third-six-value-mnd-attack-reroll = rolls again
third-six-value-lockpick-auto = always succeeds
third-six-value-lockpick-roll = takes a roll
third-six-value-start-spells-choose = chosen
third-six-value-start-spells-random = at random
third-six-value-foe-count-per-hero = one for each hero
third-six-value-foe-count-one = only one
third-six-value-boss-table-seed = the first list
third-six-value-boss-table-alt = the later list
third-six-value-boss-scaling-none = no, as printed
third-six-value-boss-scaling-per-two-heroes = once for every two heroes
third-six-value-boss-scaling-per-hero = once for each hero
third-six-value-fallen-limit-all = all of them
third-six-value-fallen-limit-half = half of the party, at least two
third-six-value-depth-limit-lowest-level = as the lowest hero’s level
third-six-value-depth-limit-highest-level = as the highest hero’s level

ts-refused-seats = Players in this game: { $fewest } to { $most }.
ts-refused-goal = New heroes have level { $level } already. Choose a higher goal.

## Names

ts-class-barbarian = Barbarian
    .indefinite = a Barbarian
ts-class-dwarf = Dwarf
    .indefinite = a Dwarf
ts-class-wizard = Wizard
    .indefinite = a Wizard
ts-class-rogue = Rogue
    .indefinite = a Rogue
ts-class-elf = Elf
    .indefinite = an Elf

ts-about-barbarian = Strikes for 2, has the most HP, improves an attack for 1 MND.
ts-about-dwarf = Strikes for 2, has the most HP, picks locks, improves an attack for 2 MND.
ts-about-wizard = Knows three spells, has the most MND, improves an attack for 2 MND.
ts-about-rogue = Hits four times in six, picks locks, improves an attack for 1 MND.
ts-about-elf = Hits four times in six, knows one spell, improves an attack for 1 MND.

ts-spell-sleep = Sleep
ts-spell-heal = Heal
ts-spell-unlock = Unlock
ts-spell-teleport = Teleport
ts-spell-shield = Shield
ts-spell-fireball = Fireball

ts-help-sleep = all foes sleep: rob them or leave
ts-help-heal = one hero regains a die of HP
ts-help-unlock = a locked door opens
ts-help-teleport = takes the party to the entrance of the level
ts-help-shield = in the next encounter you lose one HP less each time
ts-help-fireball = a die of damage, shared out among the foes
ts-help-key = opens one locked door
ts-help-healing = restores two dice of HP
ts-help-enlightenment = restores two dice of MND

ts-item-key = Key
ts-item-healing = Potion of Healing
    .indefinite = a Potion of Healing
ts-item-enlightenment = Potion of Enlightenment
    .indefinite = a Potion of Enlightenment
ts-item-scroll-sleep = Scroll of Sleep
ts-item-scroll-heal = Scroll of Heal
ts-item-scroll-unlock = Scroll of Unlock
ts-item-scroll-teleport = Scroll of Teleport
ts-item-scroll-shield = Scroll of Shield
ts-item-scroll-fireball = Scroll of Fireball

ts-artifact-topaz = Topaz Pendant
ts-artifact-amethyst = Amethyst Pendant
ts-artifact-sapphire = Sapphire Pendant
ts-does-topaz = STR +1
ts-does-amethyst = DEX +1
ts-does-sapphire = MND +1
ts-does-nothing = nothing more than the first one

ts-monster-orc = { $count ->
    [one] Orc
   *[other] Orcs
  }
ts-monster-goblin = { $count ->
    [one] Goblin
   *[other] Goblins
  }
ts-monster-zombie = { $count ->
    [one] Zombie
   *[other] Zombies
  }
ts-monster-skeleton = { $count ->
    [one] Skeleton
   *[other] Skeletons
  }
ts-monster-mummy = { $count ->
    [one] Mummy
   *[other] Mummies
  }
ts-monster-ogre = { $count ->
    [one] Ogre
   *[other] Ogres
  }
ts-monster-vampire = { $count ->
    [one] Vampire
   *[other] Vampires
  }
ts-monster-dragon = { $count ->
    [one] Dragon
   *[other] Dragons
  }
ts-monster-gargoyle = { $count ->
    [one] Gargoyle
   *[other] Gargoyles
  }
ts-monster-undead_knight = { $count ->
    [one] Undead Knight
   *[other] Undead Knights
  }
ts-monster-orclops = { $count ->
    [one] Orclops
   *[other] Orclopses
  }

ts-place-entrance = entrance
ts-place-chamber = chamber
ts-place-vault = strongroom
ts-place-stairs = stair room

ts-sides-0 = nowhere
ts-sides-1 = { $a }
ts-sides-2 = { $a } and { $b }
ts-sides-3 = { $a }, { $b } and { $c }

ts-feature-entrance = the road to town
ts-feature-stairs-up = stairs up
ts-feature-stairs-down = stairs down
ts-feature-chest = an opened strongroom
ts-feature-vault = an unlocked strongroom
ts-feature-lair = the { $foe } you left here
ts-feature-bones = the bones of { AND($hero) }
ts-token-hero = { $hero }, { $calling }
ts-token-newcomer = { $hero }
ts-numbered = { $foe } { $number }
ts-condition-asleep = asleep
ts-condition-shielded = shielded

ts-map-town = The town
ts-healer = Healer
ts-healer-about = a die of HP and as much MND for { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
ts-trainer = Trainer
ts-trainer-about = a hero’s next level for { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
ts-inn = Inn
ts-inn-about = { $coins ->
    [0] new heroes, free of charge
    [one] new heroes, one coin each
   *[other] new heroes, { $coins } coins each
  }
ts-map = Dungeon { $dungeon }, level { $depth }

group-ts-class = Choose a class
group-ts-steal = Steal from a sleeper
group-ts-foe = Attack or rob another foe
group-ts-spell = Cast a spell
group-ts-scroll = Read or learn a scroll
group-ts-company = Heal and train companions
group-ts-potion = Drink a potion
group-ts-doors = Locked doors
group-ts-fire = Share out the fire
group-ts-recruit = New heroes for the fallen
group-ts-leave = Creep away

dice-ts-layout = layout
dice-ts-foes = foes
dice-ts-bosses = bosses
dice-ts-attack = attack
dice-ts-attack-door = attack on a door
dice-ts-treasure = treasure
dice-ts-special = special treasure
dice-ts-scroll = scroll
dice-ts-artifact = pendant
dice-ts-steal = theft
dice-ts-pick = lock
dice-ts-heal = Heal
dice-ts-fireball = Fireball
dice-ts-potion = potion
dice-ts-treat = healer
dice-ts-level-hp = hit points
dice-ts-start-spell = first spell

## What may be done

ts-do-nothing = Nothing
ts-do-attack = { $asleep ->
    [yes] Attack sleeping { $foe } ({ $hp } HP)
   *[no] Attack { $foe } ({ $hp } HP)
  }
ts-do-steal = Rob { $foe }
ts-do-burn = { $points } on { $foe } ({ $hp } HP)
ts-do-pass = Hold back
ts-do-explore = Explore { $side }
ts-do-go = Go { $side }: { $room }
ts-do-creep = Creep out { $side }
ts-do-modify = { $loss ->
    [0] Pay { $mnd } MND: die becomes { $die }, a hit
   *[other] Pay { $mnd } MND: die becomes { $die }, still { $loss } too high
  }
ts-do-reroll = Pay { $mnd } MND: roll again
ts-do-accept = { $loss ->
    [0] Accept the miss
   *[other] Accept the miss: lose { $loss } HP
  }
ts-do-cast = Cast { $spell }
ts-do-cast-hero = Cast { $spell }: { $hero }
ts-do-cast-side = Cast { $spell }: door { $side }
ts-do-read = Read { $spell }
ts-do-read-hero = Read { $spell }: { $hero }
ts-do-read-side = Read { $spell }: door { $side }
ts-do-learn = Learn { $spell }
ts-do-drink = Drink { $a_potion }
ts-do-force = Attack door { $side } ({ $left } HP)
ts-do-by = { $hero }: { $deed }
ts-do-pick = Pick lock { $side }
ts-do-use-key = Use Key { $side }
ts-do-close = Close { $sides }
ts-do-give = { $hero } wears it
ts-do-recruit = Recruit for { $hero }
ts-do-treat = { $coins ->
    [one] Heal { $hero } (1 coin)
   *[other] Heal { $hero } ({ $coins } coins)
  }
ts-do-level-up = { $coins ->
    [one] Train { $hero }: level { $level } (1 coin)
   *[other] Train { $hero }: level { $level } ({ $coins } coins)
  }
ts-do-descend = Go downstairs
ts-do-ascend = Go upstairs
ts-do-to-town = Go to town
ts-do-leave-town = Return to dungeon
ts-do-go-home = Go home
ts-do-new-dungeon = Start new dungeon
ts-detail-faces = { $faces } of 6 faces succeed

## The moment

ts-heading = { $place } · { $room }, level { $depth } · { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
ts-progress = { $goal ->
    [level] hero level { $now } of { $most }
    [bosses] goal: beat the boss
    [dragon] goal: slay a dragon
    [explored] goal: see every room
    [home] goal: back to town
   *[depth] goal: level { $most }
  }
ts-heading-town = Town · { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }

ts-story-foes = { $count ->
    [one] In your way: the { $foe }, { $hp } HP.
   *[other] In your way: { $count } { $foe }, { $hp } HP together.
  }
ts-story-sleepers = { $count ->
    [one] Fast asleep: the { $foe }, { $hp } HP.
   *[other] Fast asleep: { $count } { $foe }, { $hp } HP together.
  }
ts-story-stairs = The way down is free.
ts-story-road = The road behind you runs back to town.
ts-story-onward = { $count ->
    [one] One way leads on.
   *[other] { $count } ways lead on.
  }
ts-story-lock = A locked door stands { $side }. It takes { $left } more points of damage.
ts-story-done = You have explored this whole dungeon. In town they talk of another one.

ts-note-dead = fallen
ts-note-newcomer = no class yet
ts-note-class = { $calling }, level { $level }
ts-note-item = { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
ts-note-bag = bag: { $item }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
ts-stat-hp = HP
ts-stat-mnd = MND

ts-prompt-class = Who are you, { AND($heroes) }? Choose a class.
ts-prompt-spells = { AND($heroes) }, choose { $count ->
    [one] a spell
   *[other] { $count } spells
  } to know.
ts-prompt-explore = { $vote ->
    [yes] Where to? Still to vote: { AND($heroes) }.
   *[no] Where to, { AND($heroes) }?
  }
ts-prompt-fight = { AND($heroes) }, it is your turn: strike{ $cast ->
    [yes] , cast
   *[no] {""}
  }{ $read ->
    [yes] , read a scroll
   *[no] {""}
  }{ $drink ->
    [yes] , drink
   *[no] {""}
  }{ $steal ->
    [yes] , steal
   *[no] {""}
  }{ $creep ->
    [yes] , creep away
   *[no] {""}
  } or hold back.
ts-prompt-town = { $vote ->
    [yes] Where does the party go from town? Still to vote: { AND($heroes) }.
   *[no] What do you do in town, { AND($heroes) }?
  }
ts-prompt-close = { $count ->
    [one] { AND($heroes) }, which exit is closed?
   *[other] { AND($heroes) }, which { $count } exits are closed?
  }
ts-prompt-modify = { AND($heroes) }, you rolled { $die } and need { $dex } or less{ $door ->
    [yes] {" "}at the door
   *[no] {""}
  }. Pay MND, or accept the miss?
ts-prompt-burn = { AND($heroes) }, where do you put { $points ->
    [one] one point
   *[other] { $points } points
  } of fire?
ts-prompt-pendant = { AND($heroes) }, who wears the { $artifact }?

ts-goal-home = the party is back in town
ts-goal-explored = the dungeon is explored to its last room
ts-goal-bosses = the bosses of the stairs are beaten
ts-goal-dragon = a Dragon is slain
ts-goal-level-2 = every hero has reached the second level
ts-goal-level-3 = every hero has reached the third level
ts-goal-depth-2 = the second level of the dungeon is reached
ts-goal-depth-3 = the third level of the dungeon is reached
ts-ending-dead = The party fell on dungeon level { $depth }.
ts-ending-broken = Too many fell on dungeon level { $depth }: the others carried the news home.
ts-ending-home = Home again, with mud on the boots and a tale to tell.
ts-ending-explored = Not a room is left unexplored: your map is complete!
ts-ending-bosses = The bosses are beaten, and the stairs are yours!
ts-ending-dragon = The Dragon is slain, and the songs have begun!
ts-ending-level-2 = The second level: the town looks up to its heroes!
ts-ending-level-3 = The third level: the town tells stories of you!
ts-ending-depth-2 = The second level of the dungeon lies before you!
ts-ending-depth-3 = The third level of the dungeon lies before you!

ts-finale-town = in town
ts-finale-place = { $place } { $room }, level { $depth }

ts-sheet-hero = Hero
ts-sheet-magic = Spells and pendants
ts-sheet-bag = The party’s purse and bag
ts-sheet-newcomer = No class yet.
ts-sheet-class = { $calling }, level { $level }
ts-sheet-points = HP { $hp }/{ $hp_most }, MND { $mnd }/{ $most }
ts-sheet-attack = DEX { $dex }: rolls of { $dex } or less hit. STR { $str }: the damage of a hit.
ts-sheet-modify = You can pay { $mnd } MND to improve an attack that missed.
ts-sheet-locks = You can pick a lock for 1 MND.
ts-sheet-shielded = Shielded: you lose one HP less each time.
ts-sheet-capacity = Spells known: { $known } of { $most }.
ts-sheet-no-magic = Nothing but courage.
ts-sheet-coins = Coins: { $coins }
ts-sheet-thing = { $thing }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }: { $does }

## What the map shows, in words

ts-fact-town = The party is in town, with { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }.
ts-fact-here = The party is in { $room }, { $place }, on dungeon level { $depth }.
ts-fact-foes = { $count ->
    [one] To fight: the { $foe }.
   *[other] To fight: { $count } { $foe }.
  }
ts-fact-sleepers = { $count ->
    [one] Asleep: the { $foe }.
   *[other] Asleep: { $count } { $foe }.
  }
ts-fact-locked = A locked door { $side } leads to { $room }; { $left } more damage breaks it.
ts-fact-exit = The exit { $side } leads to { $room }, { $place }.
ts-fact-hero = { $hero }, { $calling } of level { $level }: { $mnd } MND.
ts-fact-newcomer = { $hero } has no class yet.
ts-fact-dead = { $hero } has fallen.
ts-fact-guards = Still alive in { $room }: the { $foe }.

## Why not

ts-error-unknown = You cannot do that in this game. /do lists what you can.
ts-error-over = The game is over.
ts-error-no-hero = There is no such hero.
ts-error-dead = Your hero has fallen. In town the party can recruit a new one for you.
ts-error-not-your-turn = It is not your turn. The card says who decides now.
ts-error-seat-taken = That seat is taken.
ts-error-foes-bar = Foes bar the way. Fight them first.
ts-error-no-fight = There is nobody to fight here.
ts-error-only-in-town = You can only do that in town.
ts-error-now-class = First everybody has to choose a class.
ts-error-now-spells = First the new casters choose their spells.
ts-error-now-close = First choose which exits are closed.
ts-error-now-modify = First decide about the attack that missed: pay MND or accept it.
ts-error-now-burn = First share out the fire.
ts-error-now-pendant = First decide who wears the pendant.
ts-error-now-fight = You cannot do that in a fight. Finish it first.
ts-error-now-explore = Not now. Choose where to go.
ts-error-now-town = You cannot do that in town. Go back to the dungeon first.
ts-error-has-class = Your hero has a class already.
ts-error-no-class = There is no such class in this game.
ts-error-no-spell-due = Your hero has no spell to choose now.
ts-error-known = Your hero knows that spell already.
ts-error-unknown-spell = Your hero does not know that spell. /hero shows those you know.
ts-error-no-caster = Only Wizards and Elves can do that.
ts-error-no-capacity = Your hero can learn no more spells before the next level.
ts-error-no-scroll = The party has no such scroll.
ts-error-spell-aim = That spell needs another target.
ts-error-shielded = Your hero is shielded already.
ts-error-at-entrance = The party stands at the entrance already.
ts-error-asleep = They sleep already.
ts-error-awake = You can only steal from sleepers.
ts-error-robbed = There is nothing left to steal.
ts-error-no-foe = There is no such foe.
ts-error-no-flight = You can only creep away from sleeping foes.
ts-error-fire = You cannot use more fire than is left, or more than the foe has HP.
ts-error-mnd = That takes more MND than your hero has.
ts-error-modify = You cannot lower the die that far.
ts-error-no-modifying = In this game you can pay MND to roll an attack again, not to lower the die.
ts-error-no-rerolling = In this game you can pay MND to lower the die, not to roll again.
ts-error-no-exit = There is no exit on that side.
ts-error-locked = That door is locked. Use a Key, pick the lock, cast Unlock or attack the door.
ts-error-no-lock = There is no locked door there.
ts-error-no-locksmith = Only Dwarves and Rogues can pick locks.
ts-error-no-key = The party has no key.
ts-error-no-potion = The party has no such potion.
ts-error-hale = That would restore nothing. Keep it for later.
ts-error-closings = Close as many exits as the card says, and only those it lists.
ts-error-pendant = Another hero has to wear that pendant.
ts-error-no-stairs = There are no stairs down here.
ts-error-guarded = Bosses guard the stairs. Beat them first.
ts-error-no-way-up = There is no way up from here.
ts-error-no-road = The road to town starts at the entrance of the first level.
ts-error-coins = There are not enough coins in the purse.
ts-error-not-fallen = The hero of that seat is alive.
ts-error-no-recruits = Recruiting is switched off in this game.
ts-error-no-going-home = You can only go home in a campaign.
ts-error-unexplored = Parts of this dungeon are still unexplored. Finish it first.
