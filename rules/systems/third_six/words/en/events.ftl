# What happened.

ts-class-chosen = { $hero } became { $a_calling }: { $hp } HP, { $mnd } MND.
    .b = { $hero } the { $calling } stepped up, with { $hp } HP and { $mnd } MND.
    .c = { $hero } the { $calling } is ready, with { $hp } HP and { $mnd } MND.
ts-spell-known = { $hero } learned { $spell }.
ts-hero-joined = { $hero } joined the party.
ts-hero-recruited = { $hero }’s place went to somebody from town{ $coins ->
    [0] .
   [one] , for one coin.
   *[other] , for { $coins } coins.
  }
ts-vote-cast = { $hero } voted: { $choice }.
# Games of before say it this way.
ts-vote-tied = It was a tie, so { $hero }’s vote decided: { $choice }.
ts-hero-fell = { $hero } fell.
    .b = { $hero } was struck down and died.
    .c = { $hero } sank down and did not get up.
ts-party-home = The party went home for now.
    .again = The party called it a day.
ts-party-lost = Nobody was left to tell the tale.
ts-party-broken = Half the party lay dead, and the rest lost heart.
    .b = With so many gone, nobody wanted to go on.
ts-goal-reached = The party reached its goal: { $goal }.
ts-town-entered = You came to town: lanterns, a roof, warm bread, and { $coins ->
    [0] an empty purse.
    [one] one coin to spend.
   *[other] { $coins } coins to spend.
  }
    .b = The gate of the town opened. In the purse: { $coins ->
        [0] nothing.
        [one] one coin.
       *[other] { $coins } coins.
      }
ts-town-left = You went back to the dungeon.
    .b = You took the road back, and went under ground.
ts-dungeon-begun = You came to dungeon { $number }: a new map, with only the entrance on it.
ts-hero-treated = { $hero } went to the healer for { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }: rolled { $die }, and regained up to that many HP and MND.
ts-level-gained = { $hero } trained to level { $level } and gained { $hp } HP and { $mnd } MND.

ts-chamber-found = You found a chamber, { $room } on your map (rolled { $die }).
    .b = A chamber opened before you: { $room } on your map (rolled { $die }).
    .c = You came into a chamber: { $room } (rolled { $die }).
ts-stairs-found = You found stairs down in { $room }, and they were guarded (rolled { $die }).
    .b = Stairs down, under guard: { $room } (rolled { $die }).
ts-vault-found = The way { $side } is shut (rolled { $die }): { $why }.
ts-why-die = a locked door
ts-why-stairs = a locked door, as the stairs are known already
ts-why-depth = a locked door, as it is too early for stairs
ts-why-closed = a locked door, as no way would lead on
ts-exits-closed = No exit { $sides }.
    .b = Solid wall { $sides }.
    .c = Nothing but stone { $sides }.
ts-exits-chosen = You closed the way { $sides }.
ts-vault-entered = You opened the strongroom { $room }: dust, silence, a chest.
    .b = You were the first in { $room } for an age.
ts-room-revisited = You were back in { $room }.
    .b = You came to { $room } again.
ts-level-descended = You took the stairs down, to dungeon level { $depth }.
ts-level-regained = You took the stairs up, to dungeon level { $depth }.
ts-door-struck = { $hero } struck the door for { $harm } (rolled { $die }{ $dex ->
    [0] {""}
   *[other] , needed { $dex } or less
  }): { $left ->
    [0] it gave way.
   *[other] it takes { $left } more.
  }
    .b = { $hero } hit the door for { $harm } (rolled { $die }{ $dex ->
        [0] {""}
       *[other] , needed { $dex } or less
      }), and wood flew: { $left ->
        [0] it broke.
       *[other] it takes { $left } more.
      }
ts-door-missed = { $hero } missed the door (rolled { $die }{ $dex ->
    [0] {""}
   *[other] , needed { $dex } or less
  }) and lost { $loss } HP.
    .b = { $hero } slipped at the door (rolled { $die }{ $dex ->
        [0] {""}
       *[other] , needed { $dex } or less
      }) and lost { $loss } HP.
    .c = { $hero } hurt a shoulder on the door (rolled { $die }{ $dex ->
        [0] {""}
       *[other] , needed { $dex } or less
      }) and lost { $loss } HP.
ts-door-opened = The door { $side } opened.
ts-lock-picked = { $hero } picked the lock for { $mnd } MND.
ts-pick-failed = { $hero } spent { $mnd } MND, but the lock held (rolled { $die }{ $dex ->
    [0] {""}
   *[other] , needed { $dex } or less
  }).
ts-key-used = { $hero } turned the Key, and it broke in the lock.

ts-foes-met = { $count ->
    [one] A foe was here (rolled { $die }): { $foe }, { $hp } HP!
   *[other] Foes were here (rolled { $die }): { $count } { $foe }, { $hp } HP each!
  }
    .b = { $count ->
        [one] A foe ahead (rolled { $die }): { $foe }, { $hp } HP.
       *[other] Foes ahead (rolled { $die }): { $count } { $foe }, { $hp } HP each.
      }
    .c = { $count ->
        [one] Eyes in the dark (rolled { $die }): { $foe }, { $hp } HP.
       *[other] Eyes in the dark (rolled { $die }): { $count } { $foe }, { $hp } HP each.
      }
ts-nobody-met = Nobody was here (rolled { $die }): everybody regained 1 HP and 1 MND.
    .b = All was quiet (rolled { $die }), so everybody regained 1 HP and 1 MND.
    .c = The room was empty (rolled { $die }): 1 HP and 1 MND for everybody.
ts-bosses-met = { $count ->
    [one] A boss guarded the stairs (rolled { $die }): the { $foe }, { $hp } HP!
   *[other] Bosses guarded the stairs (rolled { $die }): { $count } { $foe }, { $hp } HP each!
  }
ts-bosses-awaited = { $count ->
    [one] The { $foe } still guarded the stairs.
   *[other] All { $count } { $foe } still guarded the stairs.
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
    .b = { $hero } rolled { $die }, needed { $dex } or less, missed the { $foe } { $loss ->
        [0] and came to no harm.
       *[other] and lost { $loss } HP.
      }
    .c = { $hero } swung past the { $foe } (rolled { $die }, needed { $dex } or less) { $loss ->
        [0] and came to no harm.
       *[other] and lost { $loss } HP.
      }
ts-attack-modified = { $hero } paid { $mnd } MND: the die became { $die }.
ts-attack-rerolled = { $hero } paid { $mnd } MND and rolled again: { $die }.
ts-foe-slain = The { $foe } fell.
    .b = The { $foe } died.
    .c = The { $foe } went down and stayed down.
ts-foe-woke = The { $foe } woke.
ts-foe-fed = The { $foe } fed on the wound and regained { $points } HP: { $left } now.
ts-treasure-stolen = { $hero } robbed the sleeping { $foe } (rolled { $die }{ $dex ->
    [0] {""}
   *[other] , needed { $dex } or less
  }).
ts-theft-failed = { $hero } tried to steal, and fumbled (rolled { $die }{ $dex ->
    [0] {""}
   *[other] , needed { $dex } or less
  }).
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
ts-party-teleported = In a blink the party was at the entrance.
ts-hero-shielded = { $hero } has a shield: in the next encounter each loss is 1 smaller.
ts-fireball-burst = The fireball burst (rolled { $die }): { $die ->
    [one] one point
   *[other] { $die } points
  } of fire to share out.
ts-foe-burnt = The fire hit the { $foe } for { $points }{ $left ->
    [0] .
   *[other] : { $left } HP left.
  }
    .b = The { $foe } burned for { $points }{ $left ->
        [0] .
       *[other] : { $left } HP left.
      }
    .c = Flames took hold of the { $foe }: { $points } damage{ $left ->
        [0] .
       *[other] , { $left } HP left.
      }
ts-potion-drunk = { $hero } drank the { $potion } (rolled { $total }){ $points ->
    [0] .
   *[other] {" "}and regained { $points }.
  }

ts-nothing-found = No treasure from { $source } (rolled { $die }).
    .b = Nothing of value from { $source } (rolled { $die }).
    .c = You got nothing from { $source } (rolled { $die }).
ts-coins-found = { $coins ->
    [one] One coin
   *[other] { $coins } coins
  } from { $source }.
    .b = From { $source }: { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }.
    .c = { $coins ->
        [one] One more coin
       *[other] { $coins } more coins
      } for the purse, from { $source }.
ts-source-foe = the { $foe }
ts-source-hoard = the hoard
ts-source-vault = the strongroom
ts-thing-found = You found: { $item }.
    .b = Into the bag: { $item }.
    .c = Treasure for the bag: { $item }.
ts-pendant-found = Something glittered: the { $artifact }.
ts-pendant-passed = Somebody else will wear the { $artifact } of the fallen.
ts-pendant-worn = { $hero } put on the { $artifact }: { $does }.
