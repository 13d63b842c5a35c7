# Wandering tokens, and what they turn out to be.

dice-mkd-token-movement = where a token goes
dice-mkd-token-way = which tile a token makes for
dice-mkd-token-goal = where on the tile it makes for
dice-mkd-nearest = which of the nearest
dice-mkd-reveal = what a token is
dice-mkd-token = which token it is
dice-mkd-split = how the points are shared
dice-mkd-leader = what the leader is worth
dice-mkd-follower = what a follower is worth
dice-mkd-monster-tie = which of two alike
dice-mkd-place = where it stands
dice-mkd-facing = which way it looks

mkd-token-turned = The { $colour ->
    [Y] yellow
    [B] blue
   *[R] red
  } token at { $at } turns over: rolled { $total }, which brings Monsters worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
    .b = At { $at } the { $colour ->
        [Y] yellow
        [B] blue
       *[R] red
      } token shows its face: rolled { $total }, Monsters worth { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
mkd-master-turned = The master of this level rises at { $at }: Monsters worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
    .b = The master of this level stands up at { $at }: Monsters worth { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
mkd-false-alarm = The { $colour ->
    [Y] yellow
    [B] blue
   *[R] red
  } token at { $at } was nothing at all.
    .b = A rat, a draught, a bad conscience: nothing is at { $at }.
    .c = Whatever was at { $at } is gone.
mkd-appeared = { $figure } is at { $at }.
    .b = { $figure } steps out of the dark at { $at }.
    .c = { $figure } suddenly stands at { $at }.
mkd-token-moved = A { $colour ->
    [Y] yellow
    [B] blue
   *[R] red
  } token makes { $goal ->
    [hero] for the nearest Hero
   *[other] its way { $goal }
  }: now at { $at } (rolled { $die }).
    .b = Something { $colour ->
        [Y] yellow
        [B] blue
       *[R] red
      } shuffles { $goal ->
        [hero] towards the nearest Hero
       *[other] { $goal }
      }, to { $at } (rolled { $die }).
mkd-token-stayed = The { $colour ->
    [Y] yellow
    [B] blue
   *[R] red
  } token at { $at } keeps still (rolled { $die }).
    .b = At { $at } the { $colour ->
        [Y] yellow
        [B] blue
       *[R] red
      } token waits (rolled { $die }).
