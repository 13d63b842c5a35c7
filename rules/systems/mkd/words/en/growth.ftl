# A level that grows: tiles, sides, what comes with them, and how a run ends.

dice-mkd-first-tile = which hallway a level begins with
dice-mkd-first-entrance = which of its openings is the way in
dice-mkd-side = whether a tile comes there
dice-mkd-tile = which tile is drawn
dice-mkd-feature = what comes with the tile
dice-mkd-terrain = which terrain it is
dice-mkd-door-kind = wood or iron
dice-mkd-door-edge = on which side of its square a door is
dice-mkd-device = teleport or vortex
dice-mkd-artifact-group = which group of artifacts
dice-mkd-artifact-number = which artifact of the group
dice-mkd-chair = where a chair stands
dice-mkd-master-square = where the master waits
dice-mkd-token-order = which token moves next

mkd-level-began = { $level ->
    [1] At the foot of the stairs lies a hallway, { $tile }. No map shows what lies beyond.
   *[other] Level { $level }{ $levels ->
        [0] {""}
       *[other] {" "}of { $levels }
      }: another hallway, { $tile }, colder than the last.
  }
mkd-tile-laid = { $shape ->
    [hall] A hallway
   *[other] A chamber
  } opens to the { $way }: { $tile }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn }°
  } (tile { $count } of this level).
    .b = Stone grinds to the { $way }: { $shape ->
        [hall] hallway
       *[other] chamber
      } { $tile } swings into place{ $turn ->
        [0] {""}
       *[other] {" "}at { $turn }°
      } (tile { $count }).
    .c = Torchlight reaches { $way } and finds { $shape ->
        [hall] a hallway
       *[other] a chamber
      } that was not on any map: { $tile }{ $turn ->
        [0] {""}
       *[other] , turned by { $turn }°
      } (tile { $count }).
mkd-tile-returned = Tile { $tile } does not fit there, whichever way it is turned.
mkd-side-rolled = { $opens ->
    [yes] Rolled { $die }: something lies to the { $way }.
   *[no] Rolled { $die }: solid stone to the { $way }.
  }
    .b = { $opens ->
        [yes] The passage { $way } goes on (rolled { $die }).
       *[no] The passage { $way } ends in rubble (rolled { $die }).
      }
mkd-no-tile-fits = No tile fits to the { $way }. The stone stays shut there.
mkd-passage-found = A wall gives way at { $at }: a secret passage.
    .b = The dead end at { $at } was a door all along.
mkd-side-reopened = This level is not complete, so the stones at { $at } come loose after all, to the { $way }.
mkd-level-grown = This level is complete, with { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }.
mkd-nothing-came = The new tile holds nothing but an echo (rolled { $die }).
    .b = The new tile is empty, as far as anybody can see (rolled { $die }).
mkd-token-laid = Something waits at { $at }: { $colour ->
    [Y] a yellow token
    [B] a blue token
   *[R] a red token
  }, face down.
    .b = { $colour ->
        [Y] A yellow token
        [B] A blue token
       *[R] A red token
      } lies face down at { $at }.
mkd-master-laid = The master of this level waits at { $at }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }. It has heard everything so far.
mkd-reserve-came = { $count } stronger tokens, blue ones, are mixed in.
mkd-captive-alive = { $figure }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  } must be killed or led out before this level counts as cleared.
mkd-level-cleared = Level { $level } is cleared. All is quiet.
    .b = Nothing moves on level { $level } any more: it is cleared.
mkd-stairs-emerged = A slab sinks at { $at } and shows stairs down.
mkd-token-came = { $colour ->
    [Y] A yellow
    [B] A blue
   *[R] A red
  } token makes for { $figure }: now at { $at }.
    .b = Something { $colour ->
        [Y] yellow
        [B] blue
       *[R] red
      } has { $figure }’s scent, and is at { $at }.
mkd-token-waits = { $colour ->
    [Y] The yellow
    [B] The blue
   *[R] The red
  } token at { $at } has nowhere to go.
mkd-chose = { $action ->
    [1] { $figure } has { $target } in its sights, and shoots (action 1).
    [2] { $figure } moves until it has a shot at { $target } (action 2).
    [3] { $figure } takes aim at { $target }, and will shoot next time (action 3).
    [4] { $figure } strikes at { $target } (action 4).
    [5] { $figure } comes for { $target } (action 5).
   *[6] { $figure } closes in on { $target }, and will strike next time (action 6).
  }
    .b = { $action ->
        [1] { $figure } draws on { $target } (action 1).
        [2] { $figure } looks for a line to { $target } (action 2).
        [3] { $figure } keeps { $target } in sight, and waits (action 3).
        [4] { $figure } has { $target } within reach (action 4).
        [5] { $figure } rushes { $target } (action 5).
       *[6] { $figure } comes on towards { $target } (action 6).
      }
mkd-rallied = { $figure } reaches { $friend }, and stops there, panting (action 7).
mkd-breathed = { $figure } gets its breath back (action 7).
mkd-vanished = { $figure } runs where nobody has been, and is never seen again (action 7).
mkd-delve-over = { $ending ->
    [cleared] The last level is cleared, and somebody came out
    [out] The party is out
   *[lost] Nobody came out
  }: { $gold } gold, { $levels ->
    [one] 1 level cleared
   *[other] { $levels } levels cleared
  }, { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
  }. Score: { $score }.
