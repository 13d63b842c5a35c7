# Mage Knight Dungeons in words: names, the map, the moment, the sheet. Pages by topic in en/.

mkd-way-n = north
mkd-way-ne = north-east
mkd-way-e = east
mkd-way-se = south-east
mkd-way-s = south
mkd-way-sw = south-west
mkd-way-w = west
mkd-way-nw = north-west

mkd-where-here = { $square }, the same square
mkd-where = { $square }, { $steps ->
    [one] 1 square { $way }
   *[other] { $steps } squares { $way }
  }

mkd-list-1 = { $a }
mkd-list-2 = { $a } and { $b }
mkd-list-3 = { $a }, { $b } and { $c }
mkd-list-4 = { $a }, { $b }, { $c } and { $d }
mkd-list-more = { $a }, { $b }, { $c }, { $d } and { $more } more

## The party in numbers

mkd-stat-heroes = Heroes
mkd-stat-clicks = Clicks
mkd-stat-points = Speed points
mkd-stat-attack = Attack
mkd-stat-defense = Defense
mkd-stat-level = Level
mkd-short-clicks = ♥

mkd-note-served = has acted
mkd-note-waiting = waits outside
mkd-note-board = is still inside
mkd-note-left = is out, alive
mkd-note-below = one floor down
mkd-note-captive = { $captor }’s prisoner
mkd-note-dead = fallen
mkd-note-gone = gone
mkd-note-carries = { $quest ->
    [yes] carries the Quest Chest ({ $chest })
   *[no] carries { $chest }
  }

mkd-condition-asleep = asleep
mkd-condition-demoralized = unnerved
mkd-condition-freeze = frozen
mkd-condition-snare = snared
mkd-condition-daze = dazed
mkd-condition-curse = cursed
mkd-condition-surprised = off guard
mkd-condition-captor = holds { $captive } prisoner
mkd-condition-laden = { $quest ->
    [yes] has the Quest Chest
   *[no] { $count ->
        [one] has a chest
       *[other] has { $count } chests
      }
  }
mkd-condition-guardian = Guardian
mkd-condition-target = quarry
mkd-condition-prisoner = prisoner

## The map

mkd-map-camp = Before the dungeon
mkd-feature-entrance = the way in
mkd-feature-barrel = a barrel of water
mkd-feature-campfire = the campfire
mkd-feature-column = a pillar
mkd-feature-crate = a crate of supplies
mkd-feature-stairs-down = the stairs into the dungeon
mkd-feature-tent = a tent
mkd-feature-quest = the quest
mkd-feature-unexplored = { $kind ->
    [hall] unexplored hallway
   *[other] unexplored chamber
  }
mkd-feature-chest = { $open ->
    [yes] open
   *[no] closed
  } { $quest ->
    [yes] Quest Chest
   *[no] chest
  } ({ $chest }{ $open ->
    [yes] {""}
   *[no] { $trap ->
        [trapped] , trapped
        [safe] , no trap
       *[unknown] {""}
      }
  })
mkd-token = { $guardian ->
    [master] The master’s token
    [yes] Guardian’s { $colour ->
        [Y] yellow
        [B] blue
       *[R] red
      } token
   *[no] { $colour ->
        [Y] yellow
        [B] blue
       *[R] red
      } token
  }
mkd-a-token = { $guardian ->
    [master] the token of the level’s master
    [yes] the Guardian’s token
   *[no] a { $colour ->
        [Y] yellow
        [B] blue
       *[R] red
      } token
  }

mkd-fact-camp = { $count ->
    [0] Nobody has stepped up yet.
    [one] 1 Hero stands before the dungeon.
   *[other] { $count } Heroes stand before the dungeon.
  }
mkd-fact-active = { $figure } is at { $square }, facing { $way }{ $points ->
    [-1] .
    [one] , with 1 speed point.
   *[other] , with { $points } speed points.
  }
mkd-fact-waiting = { $figures } { $count ->
    [one] waits
   *[other] wait
  } outside.
mkd-fact-held = { $figure } is held by { $figures }.
mkd-fact-foe = { $figure }: { $where }, facing { $way }; { $left } of { $most ->
    [one] 1 click
   *[other] { $most } clicks
  } left.
mkd-fact-token = Face down: { $token }, { $where }.
mkd-fact-chest = On the floor, { $chest }: { $where }.
mkd-fact-quest-carried = { $figure } has the Quest Chest: { $where }.
mkd-fact-door = { $closed ->
    [yes] A shut { $iron ->
        [yes] iron
       *[no] wooden
      } door
   *[no] An open door
  }: { $where }.
mkd-fact-unexplored = { $kind ->
    [hall] Unexplored hallway
    [central] The Central Chamber
   *[other] Unexplored chamber
  } { $way } of { $where }.
mkd-fact-entrance = The way out: { $where }.
mkd-fact-friend = { $figure }: { $where }; { $left } of { $most ->
    [one] 1 click
   *[other] { $most } clicks
  } left.

## The moment

mkd-heading = { $part ->
    [setup] The teams gather
    [over] The adventure is over
    [tokens] Round { $round } · The tokens wander
    [monsters] Round { $round } · The Monsters
   *[heroes] Round { $round } · The Heroes
  }

mkd-heading-acts = { $figure } · { $points } speed

mkd-story-camp = A stair, a draught from below, and a list of names with room for more.
    .b = The gate stands open. It seems to wait for somebody to volunteer.
    .c = Someone has to go down there. The pay is good, and there must be a reason for it.
    .d = The stair goes down further than the lantern shines.
    .e = Ropes, torches, bread for a week: all that is missing is somebody to carry them.
    .f = Moss covers the names of those who went before.
    .g = The gatekeeper asks nothing, and counts everybody.
    .h = A raven on the arch looks the company over, one by one.
mkd-story-outside = Daylight ends at the first step. Below it the dungeon holds its breath.
    .b = The way in is open, and nobody is in it yet.
    .c = Cold air comes out of the way in, and with it the smell of wet stone.
    .d = Before the way in the grass is trodden flat, in one direction.
    .e = The dungeon lies open, and says nothing.
    .f = A last look at the sky, and then the steps.
    .g = The arch above the way in has lost its motto, all but the word NOT.
    .h = Water runs down the steps, and so will the Heroes.
mkd-story-hall = { $figure } stands in a hallway where every footstep comes back.
    .b = A hallway, narrow and patient, with { $figure } in it.
    .c = Somebody swept this hallway once. { $figure } leaves prints.
    .d = The torch brackets in this hallway are empty, and { $figure } has noticed.
    .e = { $figure } walks along a hallway whose far end is only a guess.
    .f = The hallway smells of wet iron, and { $figure } breathes through the mouth.
    .g = Scratches run along the wall at the height of { $figure }’s shoulder.
    .h = Old paint peels from this hallway, and flakes fall about { $figure }.
mkd-story-chamber = { $figure } stands in a chamber that only time has furnished.
    .b = The walls of the chamber step back from { $figure }’s light, but not far.
    .c = A chamber. { $figure } listens; the chamber listens back.
    .d = Broken chairs lie about the chamber, and { $figure } steps between them.
    .e = Somebody ate here, long ago, and left { $figure } the bones.
    .f = The ceiling of this chamber is lost in the dark above { $figure }.
    .g = { $figure } stands in a chamber with rings of iron in its walls.
    .h = Dust lies on everything here but the floor: { $figure } is not the first to cross it.
mkd-story-central = This is the Central Chamber. { $figure } has come to the right place, and is not alone in wanting to.
    .b = The Central Chamber. Whatever was worth guarding was guarded here, and { $figure } is standing on it.
    .c = The Central Chamber: all ways lead here, and { $figure } has taken one of them.
    .d = Here, in the Central Chamber, every sound comes to { $figure } twice.
    .e = The Central Chamber is larger than any map says, and { $figure } feels small in it.
    .f = { $figure } stands in the Central Chamber, where the dungeon keeps its heart.
    .g = In the Central Chamber the floor is worn in a ring, and { $figure } is inside it.
    .h = The pillars of the Central Chamber lean towards { $figure }, or seem to.
mkd-story-water = { $figure } stands to the knees in water that ought to be warmer.
    .b = Black water closes around { $figure }’s boots.
    .c = Something soft brushes past { $figure }, under the water.
    .d = Rings spread on the water around { $figure }, and others answer them.
    .e = { $figure } wades, and every step is a guess.
    .f = The water here is clear, and shows { $figure } more than is pleasant.
    .g = Cold water climbs { $figure }’s legs, a little at a time.
    .h = { $figure } stands in a pool that has no bottom to speak of.
mkd-story-shadow = Here the dark is thick enough to lean on, and { $figure } does.
    .b = { $figure } is in shadow. So may others be.
    .c = The light of { $figure }’s lamp reaches no further than a yard.
    .d = { $figure } stands in a dark that was here before the walls.
    .e = Shadow hides { $figure } to the chin.
    .f = Whatever is in this shadow makes room for { $figure }.
    .g = { $figure } keeps one hand on the wall: there is nothing to see.
    .h = { $figure } sees nothing in this shadow, and listens.
mkd-story-unnerved = { $figure } has lost all nerve and wants only to be elsewhere.
mkd-story-beside = { $figures } { $count ->
    [one] stands
   *[other] stand
  } right beside { $figure }.
    .b = Within arm’s reach of { $figure }: { $figures }.
mkd-story-here = { $count ->
    [one] In the same room: { $figures }.
   *[other] In the same room, and in no hurry: { $figures }.
  }
    .b = Across the room: { $figures }.
mkd-story-token = Something not yet seen keeps still at { $where }: { $token }.
    .b = Something not yet seen listens at { $where }: { $token }.
mkd-story-quest-here = The Quest Chest stands at { $where }.
mkd-story-quest-carried = { $side ->
    [hero] The Quest Chest is in { $figure }’s hands. Now it only has to get out.
   *[other] { $figure } has the Quest Chest, and no right to it.
  }
mkd-story-victory = The Quest Chest is out in the daylight, and so is whoever carried it.
mkd-story-defeat = The dungeon closes over those who stayed. The Quest Chest stays with them.

mkd-finale-place = { $out ->
    [0] nobody came out of { $of }
   *[other] { $out } of { $of } came out
  }; { $level }
mkd-finale-chest = { $quest ->
    [yes] the Quest Chest: { $item }
   *[no] { $item }
  }{ $bare ->
    [yes] {""}
   *[no] {" "}({ $gold } gold)
  }

mkd-prompt-setup-left = Points left: { $left } of { $points }. { AND($players) }, which Hero do you choose?
mkd-prompt-setup-points = Points for each team: { $points }. { AND($players) }, which Heroes do you choose?
mkd-story-too-dear = Too dear: { $heroes }.
mkd-story-taken = Taken: { $heroes }.
mkd-story-and-more = { $told } ({ $more } more)
mkd-list-two-more = { $a }, { $b } and { $more } more
mkd-list-row = { $a }, { $b }
mkd-recruit-led = { $figure } (with { $player })
mkd-recruit-dear = { $figure } ({ $value })
mkd-prompt-setup = { AND($players) }, which Hero do you choose?
mkd-prompt-between = { AND($players) }, which Hero acts next?
mkd-prompt-hero = What does { $figure } do?
mkd-prompt-facing = No steps left. Which way does { $figure } face?
mkd-prompt-monster = Next: { $figure }. Anybody can roll for the Monsters.
mkd-prompt-token = Next: { $token }. Anybody can roll for it.
mkd-prompt-others = The dungeon moves next. Anybody can roll for it.
mkd-prompt-let-go = { $figure } wants to get past { $holders }. { AND($players) }, let it pass without a roll?
mkd-prompt-strike-counter = { $target } attacked. { AND($players) }, does { $figure } strike back?
mkd-prompt-strike-passing = { $target } runs past { $figure }. { AND($players) }, strike at it?
mkd-prompt-spin = { $toward } is beside { $figure } now. { AND($players) }, turn to face it?
mkd-prompt-advance = The experience is enough for a level. { AND($players) }, which Hero gains it?
mkd-prompt-teleport = { $figure } steps through. { AND($players) }, where to?
mkd-prompt-first = { AND($players) }, your team has a commander. Go first this round?
mkd-prompt-victory = The Quest Chest is out after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }, with { $gold } gold.
mkd-prompt-defeat = The quest failed in round { $rounds }. The party brought out { $gold } gold.

mkd-outcome-victory = The quest is fulfilled: the Quest Chest came out in round { $rounds }, with { $gold } gold in all.
mkd-outcome-defeat = The quest failed in round { $rounds }. The party brought out { $gold } gold.

mkd-error-no-such-figure = There is no such figure in this game. The map names those there are.
mkd-error-no-such-chest = There is no such chest in this game. The map names those there are.
mkd-error-no-such-seat = Nobody has seat { $seat }.
mkd-error-other-mode = This game has other rules.

## The sheet

mkd-sheet-team = Team
mkd-sheet-nobody = No Hero yet.
mkd-sheet-budget = Points
mkd-sheet-points = { $left } of { $points } left
mkd-sheet-recruits = Heroes
mkd-sheet-recruit = { $figure }, { $role }: { $can }
mkd-sheet-hero = { $figure }, { $role }
mkd-sheet-numbers = Speed { $speed }, attack { $attack }, defense { $defense }, damage { $damage }
mkd-sheet-level = Level { $level }, worth { $value ->
    [one] 1 point
   *[other] { $value } points
  }; { $range ->
    [0] fights hand to hand
   *[other] range { $range }
  }; front arc { $arc }°
mkd-sheet-dial = Dial of { $figure } (speed / attack / defense / damage)
mkd-sheet-click = { $here ->
    [now] ▶
    [above] ▲
    [lost] ○
   *[left] ●
  } { $number }: { $speed } / { $attack } / { $defense } / { $damage } · { $abilities }
mkd-sheet-no-ability = no abilities
mkd-sheet-abilities = Abilities of { $figure } now
mkd-sheet-ability = { $ability }: { $does }
mkd-sheet-effects = Effects on { $figure }
mkd-sheet-effect = { $source }: { $change } { $until ->
    [activation] until this activation ends
    [next-activation] in the next activation
    [hero-turn] until the next Hero turn
    [round] until the round ends
    [level] until leaving this level
   *[next-level] until leaving the next level
  }
mkd-sheet-chests = Chests of { $figure }
mkd-sheet-chest = { $quest ->
    [yes] Quest Chest, { $chest }
   *[no] { $chest }
  }: { $item } ({ $change }{ $gaining ->
    [yes] ; { $gains }
   *[no] {""}
  }) { $state ->
    [on] is in use
    [spent] is spent
   *[ready] is ready
  }
mkd-sheet-party = The party
mkd-sheet-experience = Experience of the party: { $xp }
mkd-sheet-gold = Gold brought out: { $gold }
mkd-sheet-orders = Standing answers
mkd-sheet-orders-let-go = Let a Monster break away without a die: { $answer ->
    [ask] ask me
    [yes] yes
   *[no] no
  }
mkd-sheet-orders-strike-back = Strike back, and at passers-by: { $answer ->
    [ask] ask me
    [yes] yes
   *[no] no
  }
mkd-sheet-orders-spin = Turn to newcomers: { $answer ->
    [ask] ask me
    [yes] yes
   *[no] no
  }
mkd-sheet-orders-end = End an activation with nothing left to do: { $answer ->
    [yes] by itself
   *[no] when I say so
  }
mkd-sheet-orders-wake = Turn tokens over despite stealth: { $answer ->
    [yes] yes
   *[no] no
  }

mkd-change-speed = speed { $by }
mkd-change-attack = attack { $by }
mkd-change-defense = defense { $by }
mkd-change-none = changes no number

mkd-effect-freeze = Ice
mkd-effect-snare = Snare
mkd-effect-sleep = Sleep
mkd-effect-curse = Curse
mkd-effect-potion = Potion
mkd-effect-item = Item
mkd-effect-artifact = Artifact
mkd-effect-daze = Daze
