# What happened.

ts-class-chosen = { $hero } the { $calling } stepped up: { $hp } HP, { $mnd } MND.
    .b = With { $hp } HP and { $mnd } MND: { $hero } the { $calling }.
ts-spell-known = { $hero } learned { $spell }.
ts-hero-joined = { $hero } caught up with the party.
ts-hero-recruited = Somebody in town took the seat of { $hero }{ $coins ->
    [0] .
   *[other] , for { $coins } coins.
  }
ts-vote-cast = { $hero } voted: { $choice }.
# Games of before say it this way.
ts-vote-tied = The voices were even, so that of { $hero } counted: { $choice }.
ts-hero-fell = { $hero } fell.
    .b = It was more than { $hero } could take.
    .c = { $hero } sank down and did not get up.
ts-party-home = That was enough for this time. The packs come off.
    .again = The party calls it a day.
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
ts-hero-treated = For { $coins } coins the healer saw to { $hero }: { $die } HP and { $die } MND, as far as there was need.
ts-level-gained = { $hero } trained to level { $level }: { $hp } HP and { $mnd } MND more.

ts-chamber-found = { $room }: a chamber ({ $die }).
    .b = A chamber opened before you ({ $die }): { $room } on your map.
    .c = Beyond lay a chamber, { $room } ({ $die }).
ts-stairs-found = { $room }: stairs going down, and somebody before them ({ $die }).
    .b = A dead end but for the stairs, and they were guarded ({ $die }): { $room }.
ts-vault-found = { $why } { $side } ({ $die }).
ts-why-die = A locked door
ts-why-stairs = No second stairs, but a locked door
ts-why-depth = Too early for stairs: a locked door
ts-why-closed = No way onward, but a locked door
ts-exits-closed = Plain wall { $sides }.
    .b = No way { $sides }.
ts-exits-chosen = You drew a wall { $sides }.
ts-vault-entered = Dust, silence, a chest: { $room }.
    .b = Nobody had been in { $room } for an age.
ts-room-revisited = Back in { $room }.
    .b = { $room } again.
ts-level-descended = Down the stairs, to dungeon level { $depth }.
ts-level-regained = Up the stairs, to dungeon level { $depth }.
ts-door-struck = { $hero } struck the door for { $harm } ({ $die }): { $left ->
    [0] it gave way.
   *[other] { $left } to go.
  }
    .b = Wood flew when { $hero } hit the door for { $harm } ({ $die }): { $left ->
        [0] it broke.
       *[other] { $left } to go.
      }
ts-door-missed = { $hero } hurt a shoulder on the door ({ $die }): { $loss } HP.
    .b = The door hit back ({ $die }): { $hero } lost { $loss } HP.
ts-door-opened = The door { $side } stood open.
ts-lock-picked = { $hero } bent over the lock for { $mnd } MND, and it clicked.
ts-pick-failed = { $hero } spent { $mnd } MND on a lock that would not turn ({ $die }).
ts-key-used = { $hero } turned the Key, and it broke in the lock.

ts-foes-met = { $count ->
    [one] { $foe }, { $hp } HP ({ $die })!
   *[other] { $count } { $foe }, { $hp } HP each ({ $die })!
  }
    .b = { $count ->
        [one] Not alone here ({ $die }): { $foe }, { $hp } HP.
       *[other] Not alone here ({ $die }): { $count } { $foe }, { $hp } HP each.
      }
    .c = { $count ->
        [one] Eyes in the dark ({ $die }): { $foe }, { $hp } HP.
       *[other] Eyes in the dark ({ $die }): { $count } { $foe }, { $hp } HP each.
      }
ts-nobody-met = Nobody there ({ $die }): time to catch your breath, a point of HP and MND each.
    .b = All quiet ({ $die }); everybody regained a point of HP and MND.
ts-bosses-met = { $count ->
    [one] Before the stairs: the { $foe }, { $hp } HP ({ $die })!
   *[other] Before the stairs: { $count } { $foe }, { $hp } HP each ({ $die })!
  }
ts-bosses-awaited = { $count ->
    [one] The { $foe } had waited for you.
   *[other] The { $foe } had waited for you, all { $count }.
  }
ts-attack-hit = { $hero } hit the { $foe } for { $harm } ({ $die } against { $dex }){ $left ->
    [0] .
   *[other] : { $left } left.
  }
    .b = { $die } against { $dex }: { $hero } struck the { $foe } for { $harm }{ $left ->
        [0] .
       *[other] , { $left } left.
      }
    .c = The { $foe } felt it, { $harm } from { $hero } ({ $die } against { $dex }){ $left ->
        [0] .
       *[other] : { $left } left.
      }
ts-attack-missed = { $hero } missed the { $foe } ({ $die } against { $dex }) { $loss ->
    [0] and came to no harm.
   *[other] and lost { $loss } HP.
  }
    .b = { $die } against { $dex }: the { $foe } got the better of { $hero }{ $loss ->
        [0] , but did no harm.
       *[other] , { $loss } HP.
      }
ts-attack-modified = { $hero } put { $mnd } MND into it: the die became { $die }.
ts-attack-rerolled = { $hero } put { $mnd } MND into it and rolled again: { $die }.
ts-foe-slain = The { $foe } fell.
    .b = That was the end of the { $foe }.
    .c = The { $foe } went down and stayed there.
ts-foe-woke = The { $foe } woke.
ts-foe-fed = The { $foe } drank of the wound: { $points } HP more, { $left } now.
ts-treasure-stolen = { $hero } took what the sleeping { $foe } had ({ $die }).
ts-theft-failed = { $hero } was clumsy ({ $die }).
ts-turn-passed = { $hero } held back.
ts-party-crept = { $hero } led the party out on tiptoe.

ts-spell-cast = { $hero } cast { $spell } for { $mnd } MND.
ts-scroll-read = { $hero } read a scroll aloud, { $spell }, and it crumbled.
ts-spell-learned = { $hero } learned { $spell }.
ts-foes-slept = The foes sank into a deep sleep.
ts-hero-healed = { $points ->
    [0] { $hero } was hale already ({ $die }).
   *[other] { $hero } regained { $points } HP ({ $die }).
  }
ts-party-teleported = A blink, and you stood at the entrance.
ts-hero-shielded = The air grew thick about { $hero }.
ts-fireball-burst = Fire: { $die } to share out.
ts-foe-burnt = The fire took { $points } from the { $foe }{ $left ->
    [0] .
   *[other] : { $left } left.
  }
ts-potion-drunk = { $hero } drank the { $potion } ({ $total }){ $points ->
    [0] .
   *[other] {" "}and regained { $points }.
  }

ts-nothing-found = No treasure from { $source } ({ $die }).
    .b = Nothing of worth from { $source } ({ $die }).
ts-coins-found = { $coins } coins from { $source }.
    .b = From { $source }: { $coins } coins.
ts-source-foe = the { $foe }
ts-source-hoard = the hoard
ts-source-vault = the strongroom
ts-thing-found = A find: { $item }.
    .b = Into the bag: { $item }.
ts-pendant-found = Something glittered: the { $artifact }.
ts-pendant-passed = The { $artifact } had to find another neck.
ts-pendant-worn = { $hero } put on the { $artifact }: { $does }.
