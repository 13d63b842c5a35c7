# Green Dungeon in words.

green-dungeon-title = Green Dungeon
green-dungeon-blurb = Explore against the clock, rest when you dare, and beat both bosses.
green-dungeon-undeclarable = You can only plan ahead in a fight, before you have chosen your magic, and where each hero decides something of its own.

## Settings

green-dungeon-preset-shared = one hero for all
green-dungeon-preset-shared-blurb = You lead a single hero together: fewer decisions, and good to learn by.
green-dungeon-preset-evening = an evening
green-dungeon-preset-evening-blurb = A hero each, and all the time you need for both bosses.
green-dungeon-preset-timed = against time
green-dungeon-preset-timed-blurb = A hero each, and 80 cubes of time: when they are used up, the game ends, won or not.

green-dungeon-option-mode = Who plays
green-dungeon-option-theme = Look of the dungeon
green-dungeon-option-decisions = Common decisions
green-dungeon-option-order = Heroes’ own decisions
green-dungeon-option-start-corner = Corner to start in
green-dungeon-option-start-tile-resolves = The start tile holds something too
green-dungeon-option-require-connected = No tile is cut off by walls
green-dungeon-option-straw-placement = Where the lairs can lie
green-dungeon-option-wood-optional = Magic can be left alone
green-dungeon-option-interrupted-rest = What an interrupted rest gives
green-dungeon-option-magic-simultaneous = Both sides cast at the same moment
green-dungeon-option-failed-flight-blocks-potions = No potion after a failed flight
green-dungeon-option-adjacency-ignores-walls = Foes behind walls spoil a rest
green-dungeon-option-luck-floor-zero = Health stops at zero before luck
green-dungeon-option-multi-levelup = Several levels in one rest
green-dungeon-option-wounded-monsters-weaken = Wounded foes hit less hard
green-dungeon-option-time-limit = Limit of time

green-dungeon-value-mode-auto = alone for one, a party for more
green-dungeon-value-mode-solo = one hero, one player
green-dungeon-value-mode-shared = one hero for all
green-dungeon-value-mode-party = a hero each
green-dungeon-value-theme-chance = at random
green-dungeon-value-theme-warren = goblin warren
green-dungeon-value-theme-cult = cult
green-dungeon-value-theme-crypt = crypt
green-dungeon-value-theme-fungus = fungus
green-dungeon-value-theme-frost = frost
green-dungeon-value-theme-clockwork = clockwork
green-dungeon-value-decisions-vote = by vote
green-dungeon-value-decisions-leader = the leader decides
green-dungeon-value-decisions-anyone = whoever is first
green-dungeon-value-order-seat = seat by seat
green-dungeon-value-order-any = in any order
green-dungeon-value-start-corner-northwest = north-west
green-dungeon-value-start-corner-northeast = north-east
green-dungeon-value-start-corner-southwest = south-west
green-dungeon-value-start-corner-southeast = south-east
green-dungeon-value-straw-placement-far-l = the far two sides
green-dungeon-value-straw-placement-anywhere = anywhere
green-dungeon-value-interrupted-rest-heal-d6 = a die of health
green-dungeon-value-interrupted-rest-nothing = nothing
green-dungeon-value-time-limit-none = no limit
green-dungeon-value-time-limit-80 = 80 cubes
green-dungeon-value-time-limit-120 = 120 cubes
green-dungeon-value-time-limit-160 = 160 cubes

gd-refused-seats = Players in this game: { $fewest } to { $most }.
gd-refused-solo = The solo game is for one player. With more, share one hero or play as a party.

## Dice and groups

dice-gd-orientation = how a tile lies
dice-gd-draw-monster = Monster card
dice-gd-draw-boss = Boss card
dice-gd-draw-treasure = Treasure card
dice-gd-door = door
dice-gd-luck = luck
dice-gd-wanderer = wanderer
dice-gd-upkeep-column = upkeep, column
dice-gd-upkeep-row = upkeep, row
dice-gd-rest-health = rest, health
dice-gd-rest-magic = rest, magic
dice-gd-magic = magic
dice-gd-trap = trap
dice-gd-flight = flight
dice-gd-flight-foe = foe after you
dice-gd-melee-hero = melee
dice-gd-melee-foe = foe in melee
dice-gd-spell = spell
dice-gd-foe-spell = foe’s spell

group-gd-walk = Walk on
group-gd-vision = Tiles to see
group-gd-potion = Drink a potion

## Names

gd-room-covered = unknown
gd-room-drop = a fight
gd-room-hammer = a hard fight
gd-room-wood = a place of magic
gd-room-brick = a trap
gd-room-cog = a treasure room
gd-room-straw = a lair
gd-room-lair = the lesser lair
gd-room-final = the final lair
gd-room-cleared = a cleared room
gd-spell-lesser = lesser spell
    .indefinite = a lesser spell
gd-spell-greater = greater spell
    .indefinite = a greater spell

gd-feature-covered = face down
gd-feature-glimpsed = seen, not explored
gd-feature-cleared = cleared
gd-token-hero = { $hero }
gd-token-foe = { $foe }
gd-condition-bribed = bribed
gd-track-time = Time
gd-track-events = Events
gd-pile-treasure = Treasure
gd-pile-monster = Monsters
gd-pile-boss = Bosses

## What one can do

gd-do-go = Go { $side }: { $tile }
gd-do-retry = Retry door { $side }: 1 cube of time
gd-do-walk = Walk to { $tile }
gd-do-rest = { $hale ->
    [yes] Rest: 3 cubes of time, nobody is hurt
   *[no] Rest: 3 cubes of time
  }
gd-do-enter = Enter the lair
gd-do-retreat = Turn back
gd-do-touch = { $yes ->
    [yes] Wake the magic
   *[no] Leave it alone
  }
gd-do-bribe = Bribe: { $gold } gold
gd-do-refuse = Pay nothing
gd-do-flee = Flee { $side }: { $tile }
gd-do-stand = Stand and fight
gd-do-lesser = Lesser spell
gd-do-greater = Greater spell
gd-do-strike = Strike
gd-do-drink = Drink: { $treasure }
gd-do-skip = Drink nothing
gd-do-luck = { $count ->
    [0] Spend no luck
    [one] Spend 1 luck
   *[other] Spend { $count } luck
  }
gd-do-see = See { $tile }
gd-do-lair = Lesser lair: { $tile }
gd-do-pick = Keep: { $treasure }
gd-do-sell = Sell { $treasure } ({ $gold } gold)
gd-do-level = { $yes ->
    [yes] Level up: 5 XP
   *[no] Not yet
  }

gd-detail-open = An open passage.
gd-detail-out = A door that opens from this side. It shuts behind you.
gd-detail-door = A shut door: roll { $face ->
    [6] a 6
   *[other] { $face } or more
  } to open it.
gd-detail-flee = You get away if your die +{ $level } beats the foe’s die.
gd-detail-lesser = Costs { $magic } magic: { $harm } damage.
gd-detail-greater = Costs { $magic } magic: a die +{ $harm } damage, and 1 to yourself.
gd-detail-strike = You: die +{ $mine }, { $harm } damage. The foe: die +{ $theirs }, { $spell ->
    [lesser] a spell for { $foe }
    [greater] a spell for a die +{ $foe }
   *[none] { $foe }
  } damage. The foe wins ties.
gd-detail-here = Here.
gd-detail-far = { $steps ->
    [one] One tile
   *[other] { $steps } tiles
  } { $way }.
gd-help-drop = heals { $number }
gd-help-wood = restores { $number } magic
gd-help-hammer = adds { $number } to melee rolls and damage
gd-help-cog = worth { $number } gold

## Refusals

gd-error-unknown = You cannot do that in this game. /do lists what you can.
gd-error-over = The game is over.
gd-error-no-hero = You have no hero here.
gd-error-dead = Your hero has fallen. You can still watch.
gd-error-not-your-turn = It is not your turn. The card says who decides now.
gd-error-no-joining = The party is complete: nobody can join after it has set out.
gd-error-seat-taken = That seat is taken.
gd-error-wall = There is a wall. Choose another side.
gd-error-tried = That door did not open this turn. Another try costs 1 cube of time.
gd-error-untried = You have not tried that door this turn. Choose its direction first.
gd-error-no-walk = You can only walk through cleared rooms. Choose a nearer one.
gd-error-not-cleared = You can only rest in a cleared room.
gd-error-foe-near = You cannot rest with a foe here or next door.
gd-error-boss-bribe = You cannot bribe a boss.
gd-error-rest-bribe = You cannot bribe a foe that interrupts a rest.
gd-error-gold = You do not have enough gold for that bribe.
gd-error-no-flight = You cannot flee from the final boss.
gd-error-no-refuge = There is no explored room to flee to on that side.
gd-error-faltered = After a failed flight you cannot cast a spell this turn.
gd-error-magic = You do not have enough magic for that spell.
gd-error-luck = You do not have that much luck.
gd-error-card = You do not have that card. /hero shows those you have.
gd-error-full = That would restore nothing. Keep it for later.
gd-error-potion-time = You can drink potions in a fight or at the end of a turn.
gd-error-seen = You can see that tile already. Choose another.
gd-error-no-lair = That is not one of the two lairs.
gd-error-now-move = First choose where to go.
gd-error-now-lair = First choose: enter the lair or turn back.
gd-error-now-wood = First choose whether to wake the magic.
gd-error-now-bribe = First choose: pay the foe or refuse.
gd-error-now-flight = First choose: flee or stand.
gd-error-now-magic = First choose how to fight.
gd-error-now-luck = First choose how much luck to spend.
gd-error-now-vision = First choose what the vision shows.
gd-error-now-order = First choose which lair is the lesser.
gd-error-now-pick = First choose the treasure to keep.
gd-error-now-sell = First choose the weapon to sell.
gd-error-now-potion = First choose whether to drink.
gd-error-now-level = First choose whether to level up.

## The moment

gd-progress = bosses { $now } of { $most }
gd-finale-place = { $room } on { $tile }
gd-heading = { $room } · { $tile }, time { $time } of 15
gd-heading-fight = { $foe }, { $health } health · { $tile }
gd-story-fight = Before you: { $foe }. Damage { $difficulty }, { $health } health left{ $magic ->
    [0] .
   *[other] , { $magic } magic.
  }
gd-story-threshold = The last boss waits behind this door. Once you enter, you cannot flee.
gd-story-fled = { $foe } is still here, and has not forgotten you.
gd-story-bribed = { $foe } counts the money and looks the other way.
gd-story-near = A foe is close by, so nobody can rest here.
gd-story-tracks = Events { $events }, gold { $gold }.

gd-stat-health = Health
gd-stat-magic = Magic
gd-stat-luck = Luck
gd-short-health = H
gd-short-magic = M
gd-short-luck = L
gd-stat-level = Level
gd-stat-xp = XP
gd-note-dead = fallen
gd-note-guide = guides { $hero }
gd-note-gold = { $gold } gold
gd-note-card = { $treasure }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }

gd-prompt-move = Where to, { AND($heroes) }?
gd-prompt-lair = { AND($heroes) }, enter the final lair or turn back?
gd-prompt-wood = { AND($heroes) }, wake the magic of this room?
gd-prompt-turn = { AND($heroes) }, what will you do?
gd-prompt-bribe = { AND($heroes) }, pay { $foe } { $gold } gold?
gd-prompt-flight = { AND($heroes) }, flee from { $foe }, or stand?
gd-prompt-magic = { AND($heroes) }, how do you fight { $foe }?
gd-prompt-luck = { AND($heroes) }: { $health ->
    [0] no
   *[other] { $health }
  } health left. Spend luck? Luck left: { $luck }.
gd-prompt-vision = { AND($heroes) }, choose { $left ->
    [one] a tile to see
   *[other] { $left } tiles to see, one by one
  }{ $chosen ->
    [none] .
   *[other] . Chosen: { AND($chosen) }.
  }
gd-prompt-order = Two lairs at once! { AND($heroes) }, which one is the lesser?
gd-prompt-pick = { AND($heroes) }, which treasure do you keep?
gd-prompt-sell = { AND($heroes) }, a hero keeps one weapon. Which one do you sell?
gd-prompt-potion = { AND($heroes) }, drink a potion now?
gd-prompt-level = { AND($heroes) }, level up?

gd-ending-won = Both bosses are dead. { $tale }
gd-ending-dead = No hero is left. { $tale }
gd-ending-time = Time is up.

gd-sheet-numbers = Numbers
gd-sheet-fighting = In a fight
gd-sheet-treasures = Treasures
gd-sheet-empty = Nothing yet.
gd-sheet-score = Score
gd-sheet-health = Health { $now }/{ $most }
gd-sheet-magic = Magic { $now }/{ $most }
gd-sheet-luck = Luck { $now }/{ $most }
gd-sheet-level = Level { $level }, { $xp } XP; when you rest, a level costs { $next }
gd-sheet-gold = Gold: { $gold }
gd-sheet-melee = Melee: a die +{ $plus }, a hit does { $harm }
gd-sheet-spells = Spells: the lesser does { $lesser }, the greater a die +{ $greater }
gd-sheet-rolls = Doors, traps and flight: a die +{ $plus }
gd-sheet-card = { $treasure } ×{ $count }: { $does }
gd-sheet-worth = Worth { $merits } without gold, penalties { $penalties }: the score would be { $score }

## What the board shows, in words

gd-fact-here = The heroes are on { $tile }: { $room }.
gd-fact-fight = A fight, combat turn { $round }: { $foe }, damage { $difficulty }{ $magic ->
    [0] .
   *[other] , { $magic } magic.
  }
gd-fact-open = An open passage leads { $side } to { $tile }: { $room }.
gd-fact-out = A door leads { $side } to { $tile }: { $room }. It opens from here.
gd-fact-door = A shut door { $side } leads to { $tile }: { $room }.
gd-fact-wall = A wall { $side } blocks the way to { $tile }.
gd-fact-fled = { $foe } waits on { $tile }; the heroes fled from it.
gd-fact-bribed = { $foe } sits on { $tile }, bribed.
gd-fact-hero = { $hero }: { $magic ->
    [0] no
   *[other] { $magic }
  } magic, { $luck ->
    [0] no
   *[other] { $luck }
  } luck.
gd-fact-fallen = { $hero } has fallen.
gd-fact-flee = You can flee { $side } to { $tile }: { $room }.
gd-fact-chosen = Chosen for the vision: { AND($tiles) }.
gd-fact-gold = Gold: { $gold }.
gd-fact-covered = { $count ->
    [0] Every tile lies face up.
    [one] One tile lies face down.
   *[other] { $count } tiles lie face down.
  }
gd-fact-glimpsed = Seen but not explored: { AND($tiles) }.

## What happens

gd-dungeon-laid = Twenty-five tiles lie before you. You start on { $tile }.
    .b = The tiles are laid. Your way in is { $tile }.
gd-layout-relaid = Walls cut off a part of the dungeon, so all tiles are turned again.
gd-door-opened = { $hero } rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }, needed { SUM($need, 1) } or more: the door to { $tile } opens.
    .b = { $hero } opens the door to { $tile }: rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }, needed { SUM($need, 1) } or more.
    .c = { $hero } gets the door to { $tile } open (rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }, needed { SUM($need, 1) } or more).
gd-door-held = { $hero } rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }, needed { SUM($need, 1) } or more: the door { $side } stays shut.
    .b = { $hero } fails at the door { $side }: rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }, needed { SUM($need, 1) } or more.
    .c = { $hero } cannot open the door { $side } (rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }, needed { SUM($need, 1) } or more).
gd-room-entered = You go to { $tile }.
    .b = You enter { $tile }.
    .c = You go on to { $tile }.
gd-room-crossed = You go on to { $tile }, where all is quiet.
    .b = You cross { $tile } quietly.
gd-lair-found = { $final ->
    [yes] You find the final lair, on { $tile }.
   *[no] You find a lair, on { $tile }: the lesser boss lives there.
  }
gd-lair-retreated = You turn back from { $tile }: the final lair can wait.
gd-magic-found = { $magic } ({ $number }). { $scene }
gd-magic-left = You leave the magic alone.
gd-tiles-seen = { $count ->
    [one] The vision shows { AND($tiles) }.
   *[other] The vision shows { $count } tiles: { AND($tiles) }.
  }
gd-jinx-endured = { $hero } rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total } against { $number }: { $harm ->
    [0] unharmed.
   *[other] { $harm } damage.
  }
gd-the-trap = the trap
gd-trap-met = { $trap }: { $number } or more gets clear. { $scene }
gd-trap-avoided = { $hero } rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }{ $number ->
    [0] {""}
   *[other] , needed { $number }
  }, and gets clear of { $trap }.
    .b = { $hero } gets out of the way of { $trap } (rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }{ $number ->
        [0] {""}
       *[other] , needed { $number }
      }).
    .c = { $hero } dodges { $trap } (rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }{ $number ->
        [0] {""}
       *[other] , needed { $number }
      }).
gd-trap-struck = { $hero } rolls { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }{ $number ->
    [0] {""}
   *[other] , needed { $number }
  }, and is caught by { $trap }{ $harm ->
    [0] , but comes to no harm.
   *[other] : { $harm } { $magical ->
        [yes] magic lost.
       *[no] damage.
      }
  }
gd-time-passed = Time passes: { $time } of 15.
gd-event-due = Time reaches { $time }. Event cubes: { $events }.
gd-track-emptied = The time track is full and starts again. { $events ->
    [0] No event cube is left.
   *[other] Event cubes: { $events }.
  }
gd-upkeep-void = Upkeep (rolled { $first } and { $second }): nothing changes.
gd-tile-reset = Upkeep (rolled { $first } and { $second }): { $tile } lies face down again.
gd-wanderer-absent = No wanderer comes: rolled { $die }, and one comes on { $events } or less.
gd-wanderer-came = A wanderer comes: rolled { $die }, and one comes on { $events } or less.
gd-rest-begun = { $must ->
    [yes] You are too tired to go on and must rest.
   *[no] You lie down to rest.
  }
gd-rest-healed = { $hero } rests (rolled { $first } and { $second }) { $health ->
    [0] { $magic ->
        [0] and regains nothing.
       *[other] and regains { $magic } magic.
      }
   *[other] { $magic ->
        [0] and regains { $health } health.
       *[other] and regains { $health } health and { $magic } magic.
      }
  }
gd-rest-broken = { $hero } is woken too early{ $health ->
    [0] .
   *[other] {" "}and regains { $health } health.
  }
gd-rest-lost = You are woken too early, and nobody is healed.
gd-level-reached = { $hero } rises to level { $level }.
gd-foe-met = { $appears } { $foe }: damage { $difficulty }, { $health } health{ $magic ->
    [0] .
   *[other] , { $magic } magic.
  }
gd-foe-awaited = { $foe } is still there: { $health } health{ $magic ->
    [0] .
   *[other] , { $magic } magic.
  }
gd-foe-bribed = { $foe } takes { $gold } gold and lets you pass.
    .b = { $foe } counts { $gold } gold and finds something else to look at.
gd-flight-won = You flee to { $tile }: rolled { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }, which beats { $against }.
gd-flight-lost = You cannot flee: rolled { $die }, with +{ DIFFERENCE($total, $die) } that is { $total }, needed { SUM($against, 1) } or more.
gd-spell-cast = { $hero } casts { $a_spell } at { $foe }: { $harm } damage{ $left ->
    [0] .
   *[other] , { $left } health left.
  }
gd-backlash = { $hero } is hurt by the spell: 1 damage.
gd-foe-cast = { $foe } casts { $greater ->
    [yes] a great spell
   *[no] a spell
  } at { $hero }: { $harm } damage.
gd-foe-backlash = { $foe } is hurt by its own great spell{ $left ->
    [0] .
   *[other] : { $left } health left.
  }
gd-melee-won = { $hero } hits { $foe } for { $harm } ({ $mine } against { $theirs }){ $left ->
    [0] .
   *[other] : { $left } health left.
  }
    .b = { $hero } has { $mine } against { $theirs } and hits { $foe } for { $harm }{ $left ->
        [0] .
       *[other] : { $left } health left.
      }
    .c = { $hero } wounds { $foe } for { $harm } ({ $mine } against { $theirs }){ $left ->
        [0] .
       *[other] : { $left } health left.
      }
gd-melee-lost = { $foe } hits { $hero } for { $harm } ({ $theirs } against { $mine }).
    .b = { $foe } has { $theirs } against { $mine } and strikes { $hero } for { $harm }.
    .c = { $foe } wounds { $hero } for { $harm } ({ $theirs } against { $mine }).
gd-melee-parried = { $won ->
    [yes] { $hero } wards off { $foe } ({ $mine } against { $theirs }).
   *[no] { $foe } strikes at { $hero } and does no harm ({ $theirs } against { $mine }).
  }
gd-health-lost = { $hero } has { $left ->
    [0] no
   *[other] { $left }
  } health left.
gd-magic-lost = { $hero } has { $left ->
    [0] no
   *[other] { $left }
  } magic left.
gd-luck-spent-again = Then { $first } and { $second }: health is { $health }, { $left ->
    [0] and no luck is left.
   *[other] with { $left } luck left.
  }
gd-luck-spent = { $hero } spends luck (rolled { $first } and { $second }): health is { $health } now, { $left ->
    [0] with no luck left.
   *[other] with { $left } luck left.
  }
gd-hero-fell = { $hero } falls.
    .b = { $hero } sinks down and dies.
gd-foe-slain = { $foe } is dead: { $xp } XP.
    .b = { $foe } will trouble nobody again: { $xp } XP.
    .c = { $foe } falls: { $xp } XP.
gd-bribe-regained = You get your bribe back: { $gold } gold.
gd-treasure-claimed = { $hero } takes { $treasure }, and { $gold } gold with it.
    .b = { $hero } pockets { $treasure } and { $gold } gold.
gd-purse-found = { $hero } finds one coin: no treasure is left.
gd-treasure-left = Nobody takes { $treasure }.
gd-weapon-sold = { $hero } sells { $treasure } for { $gold } gold.
gd-potion-drunk = { $hero } drinks { $treasure } and regains { $health ->
    [0] { $magic } magic
   *[other] { $health } health
  }.
gd-health-gained = { $health ->
    [0] { $hero } is at full health already.
   *[other] { $hero } regains { $health } health.
  }
gd-gear-passed = { $hero } takes up { $treasure }.
gd-vote-cast = { $hero } votes for “{ $choice }”.
# Games of before say it this way.
gd-vote-tied = It is a tie, so { $hero }’s vote decides: { $choice }.
gd-hand-joined = { $name } now guides the hero too.
gd-game-won = Both bosses are beaten: the dungeon is yours.
gd-party-lost = No hero is left alive: the dungeon keeps its secrets.
gd-time-up = The last cube lies on the track: time is up.
gd-did-strike = { $player } is ready to strike.
gd-did-skip = { $player } drinks nothing.
