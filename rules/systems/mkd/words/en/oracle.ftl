# Tables that both modes roll on, for people who roll on them at a table of their own.

mkd-oracle-reveal-colour = A token turns over: { $colour }
mkd-oracle-face = face { $face }
mkd-oracle-reveal-face = Face { $face }
mkd-oracle-worth = { $count ->
    [0] nothing
    [one] 1 Monster of { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } Monsters of { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all
  }{ $pip ->
    [0] {""}
   *[other] ; for each pip above 12, +{ $pip }
  }
mkd-oracle-share = How several Monsters share the points
mkd-oracle-share-even = equally, rounded down
mkd-oracle-share-leader = the leader gets an equal share, plus a die for every 20 points; each further one gets a die less than the one before; the last gets what is left

mkd-oracle-square-hallway = Which square of a hallway, counted row by row as printed
mkd-oracle-square-chamber = Which square of a chamber, counted row by row as printed
mkd-oracle-square = row { $row }, { $column ->
    [1] the first from the left
    [2] the second
    [3] the third
    [4] the fourth
   *[5] the fifth
  }

mkd-oracle-facing = Which way a chest faces
mkd-oracle-facing-is-straight = straight: north, east, south or west
mkd-oracle-facing-is-slanting = diagonally: towards a corner
mkd-oracle-facing-straight = A chest that faces straight ahead
mkd-oracle-facing-slanting = A chest that faces a corner

mkd-oracle-tile-face = Which face of a tile is up
mkd-oracle-tile-face-a = face A
mkd-oracle-tile-face-b = face B
mkd-oracle-tile-turn = How a tile lies
mkd-oracle-turned = { $degrees ->
    [0] as printed
    [180] upside down
   *[other] turned clockwise by { $degrees }°
  }
