# A dungeon before anybody enters it.

mkd-dungeon-built = { $chambers ->
        [one] One chamber
       *[other] { $chambers } chambers
    } and { $hallways ->
        [one] one hallway
       *[other] { $hallways } hallways
    } wait in the dark. { $tokens ->
        [one] One unseen thing stirs
       *[other] { $tokens } unseen things stir
    } in them.
    .b = The doors of the dungeon stand open: { $chambers ->
        [one] one chamber
       *[other] { $chambers } chambers
    }, { $hallways ->
        [one] one hallway
       *[other] { $hallways } hallways
    }, and { $tokens ->
        [one] one thing that wanders
       *[other] { $tokens } things that wander
    }.

dice-mkd-build-set = how many hallways a set of tiles has
dice-mkd-build-tile = which tile is drawn
dice-mkd-build-order = where in the stack a tile lies
dice-mkd-build-side = which side of a tile is up
dice-mkd-build-turn = how a tile lies
dice-mkd-build-exit = at which exit the next tile goes
dice-mkd-build-entrance = which entryway is the entrance
dice-mkd-build-central = which chamber is the Central Chamber
dice-mkd-build-floors = how many floors the dungeon has
dice-mkd-build-floor-sets = how many sets of tiles the floor has
dice-mkd-build-stairs = where the stairs are
dice-mkd-build-second-hallway = in which hallway the second way in is
dice-mkd-build-markers = how many markers lie on a tile
dice-mkd-build-marker-kind = bones or water
dice-mkd-build-quest-chest = which chest is the Quest Chest
dice-mkd-build-quest-square = where the Quest Chest stands
dice-mkd-build-guardian-square = where the Guardian waits
dice-mkd-build-token-square = where in the chamber it waits
dice-mkd-square = a square of a tile

mkd-tiles-shifted = { $player } shifts { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
  } by a square to the { $side }; what was shifted is at { $at } now.
