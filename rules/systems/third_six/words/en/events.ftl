# What happened.

ts-class-chosen = { $hero } became { $a_calling }: { $hp } HP, { $mnd } MND.
    .b = { $hero } the { $calling } stepped up, with { $hp } HP and { $mnd } MND.
    .c = With { $hp } HP and { $mnd } MND, here is { $hero } the { $calling }.
ts-spell-known = { $hero } learned { $spell }.
ts-hero-joined = { $hero } joined the party.
ts-hero-recruited = Somebody from town took the place of { $hero }{ $coins ->
    [0] .
   [one] , for one coin.
   *[other] , for { $coins } coins.
  }
ts-vote-cast = { $hero } voted: { $choice }.
# Games of before say it this way.
ts-vote-tied = It was a tie, so { $hero }’s vote decided: { $choice }.
ts-hero-fell = { $hero } fell.
    .b = It was more than { $hero } could take.
    .c = { $hero } sank down and did not get up.
ts-party-home = The party went home for now.
    .again = The party called it a day.
ts-party-lost = Nobody was left to tell the tale.
ts-party-broken = Half the party lay dead, and the rest lost heart.
    .b = With so many gone, nobody wanted to go on.
ts-goal-reached = It is done: { $goal }.
ts-town-entered = Lanterns, a roof, warm bread: the town, and { $coins ->
    [0] an empty purse.
    [one] one coin to spend.
   *[other] { $coins } coins to spend.
  }
    .b = The gate of the town opened. In the purse: { $coins ->
        [0] nothing.
        [one] one coin.
       *[other] { $coins } coins.
      }
ts-town-left = Back to the mouth of the dungeon.
    .b = The road led you back under ground.
ts-dungeon-begun = Dungeon { $number }: a new sheet of paper, and an entrance at its foot.
ts-hero-treated = The healer saw to { $hero } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }: rolled { $die }, so { $hero } regained up to { $die } HP and { $die } MND.
ts-level-gained = { $hero } trained to level { $level }: { $hp } HP and { $mnd } MND more.

ts-chamber-found = Rolled { $die }: a chamber, { $room } on your map.
    .b = A chamber opened before you: { $room } on your map (rolled { $die }).
    .c = Beyond lay a chamber, { $room } (rolled { $die }).
ts-stairs-found = Rolled { $die }: stairs down in { $room }, and somebody guards them.
    .b = Stairs down, under guard: { $room } (rolled { $die }).
ts-vault-found = { $why } { $side } (rolled { $die }).
ts-why-die = A locked door
ts-why-stairs = No second stairs, but a locked door
ts-why-depth = Too early for stairs: a locked door
ts-why-closed = No way onward, but a locked door
ts-exits-closed = No exit { $sides }.
    .b = Solid wall { $sides }.
    .c = Nothing but stone { $sides }.
ts-exits-chosen = You closed the exit { $sides }.
ts-vault-entered = Dust, silence, a chest: { $room }.
    .b = Nobody had been in { $room } for an age.
ts-room-revisited = Back in { $room }.
    .b = { $room } again.
ts-level-descended = Down the stairs, to dungeon level { $depth }.
ts-level-regained = Up the stairs, to dungeon level { $depth }.
ts-door-struck = { $hero } struck the door for { $harm } (rolled { $die }): { $left ->
    [0] it gave way.
   *[other] { $left } to go.
  }
    .b = Wood flew when { $hero } hit the door for { $harm } (rolled { $die }): { $left ->
        [0] it broke.
       *[other] { $left } to go.
      }
ts-door-missed = { $hero } missed the door (rolled { $die }) and lost { $loss } HP.
    .b = The door hit back (rolled { $die }): { $hero } lost { $loss } HP.
    .c = { $hero } hurt a shoulder on the door (rolled { $die }): { $loss } HP lost.
ts-door-opened = The door { $side } opened.
ts-lock-picked = { $hero } picked the lock for { $mnd } MND.
ts-pick-failed = { $hero } spent { $mnd } MND, but the lock held (rolled { $die }).
ts-key-used = { $hero } turned the Key, and it broke in the lock.

ts-foes-met = { $count ->
    [one] Rolled { $die }: { $foe }, { $hp } HP!
   *[other] Rolled { $die }: { $count } { $foe }, { $hp } HP each!
  }
    .b = { $count ->
        [one] Not alone here (rolled { $die }): { $foe }, { $hp } HP.
       *[other] Not alone here (rolled { $die }): { $count } { $foe }, { $hp } HP each.
      }
    .c = { $count ->
        [one] Eyes in the dark (rolled { $die }): { $foe }, { $hp } HP.
       *[other] Eyes in the dark (rolled { $die }): { $count } { $foe }, { $hp } HP each.
      }
ts-nobody-met = Nobody here (rolled { $die }): everybody regained 1 HP and 1 MND.
    .b = All quiet (rolled { $die }), so everybody regained 1 HP and 1 MND.
    .c = An empty room (rolled { $die }): 1 HP and 1 MND for everybody.
ts-bosses-met = { $count ->
    [one] Before the stairs: the { $foe }, { $hp } HP (rolled { $die })!
   *[other] Before the stairs: { $count } { $foe }, { $hp } HP each (rolled { $die })!
  }
ts-bosses-awaited = { $count ->
    [one] The { $foe } had waited for you.
   *[other] The { $foe } had waited for you, all { $count }.
  }
ts-attack-hit = { $hero } hit the { $foe } for { $harm } (rolled { $die }, needed { $dex } or less){ $left ->
    [0] .
   *[other] : { $left } HP left.
  }
    .b = { $hero } rolled { $die }, needed { $dex } or less, and struck the { $foe } for { $harm }{ $left ->
        [0] .
       *[other] : { $left } HP left.
      }
    .c = { $hero } wounded the { $foe } for { $harm } (rolled { $die }, needed { $dex } or less){ $left ->
        [0] .
       *[other] : { $left } HP left.
      }
ts-attack-missed = { $hero } missed the { $foe } (rolled { $die }, needed { $dex } or less) { $loss ->
    [0] and came to no harm.
   *[other] and lost { $loss } HP.
  }
    .b = { $hero } rolled { $die }, needed { $dex } or less, and missed the { $foe }{ $loss ->
        [0] , which did no harm.
       *[other] : { $loss } HP lost.
      }
    .c = { $hero } struck wide of the { $foe } (rolled { $die }, needed { $dex } or less){ $loss ->
        [0] {" "}and came to no harm.
       *[other] {" "}and lost { $loss } HP.
      }
ts-attack-modified = { $hero } put { $mnd } MND into it: the die became { $die }.
ts-attack-rerolled = { $hero } put { $mnd } MND into it and rolled again: { $die }.
ts-foe-slain = The { $foe } fell.
    .b = That was the end of the { $foe }.
    .c = The { $foe } went down and stayed there.
ts-foe-woke = The { $foe } woke.
ts-foe-fed = The { $foe } drank of the wound: { $points } HP more, { $left } now.
ts-treasure-stolen = { $hero } robbed the sleeping { $foe } (rolled { $die }).
ts-theft-failed = { $hero } tried to steal, and fumbled (rolled { $die }).
ts-turn-passed = { $hero } held back.
ts-party-crept = { $hero } led the party out on tiptoe.

ts-spell-cast = { $hero } cast { $spell } for { $mnd } MND.
ts-scroll-read = { $hero } read a scroll of { $spell }, and it crumbled.
ts-spell-learned = { $hero } learned { $spell }.
ts-foes-slept = The foes sank into a deep sleep.
ts-hero-healed = { $points ->
    [0] { $hero } was unhurt already (rolled { $die }).
   *[other] { $hero } regained { $points } HP (rolled { $die }).
  }
ts-party-teleported = A blink, and the party stood at the entrance.
ts-hero-shielded = { $hero } was shielded: each loss of the next encounter is 1 less.
ts-fireball-burst = Rolled { $die }: that many points of fire to share out.
ts-foe-burnt = The fire took { $points } from the { $foe }{ $left ->
    [0] .
   *[other] : { $left } HP left.
  }
ts-potion-drunk = { $hero } drank the { $potion } (rolled { $total }){ $points ->
    [0] .
   *[other] {" "}and regained { $points }.
  }

ts-nothing-found = No treasure from { $source } (rolled { $die }).
    .b = Nothing of worth from { $source } (rolled { $die }).
    .c = Rolled { $die }: nothing to be had from { $source }.
ts-coins-found = { $coins ->
    [one] One coin
   *[other] { $coins } coins
  } from { $source }.
    .b = From { $source }: { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }.
    .c = { $coins ->
        [one] One coin more
       *[other] { $coins } coins more
      } for the purse, from { $source }.
ts-source-foe = the { $foe }
ts-source-hoard = the hoard
ts-source-vault = the strongroom
ts-thing-found = A find: { $item }.
    .b = Into the bag: { $item }.
    .c = For the bag: { $item }.
ts-pendant-found = Something glittered: the { $artifact }.
ts-pendant-passed = The { $artifact } of the fallen goes to somebody else.
ts-pendant-worn = { $hero } put on the { $artifact }: { $does }.
