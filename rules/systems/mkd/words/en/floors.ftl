# Floors and stairs, and the time that runs out.

mkd-do-stairs = Go downstairs ({ $cost })

mkd-went-down = { $figure } takes the stairs, and is gone.
    .b = { $figure } goes down into the dark, a hand on the wall.
    .c = { $figure } disappears below, step by step.
mkd-floor-began = { $floor ->
    [1] Before the party lies floor 1 of { $floors }.
   *[other] Floor { $floor } of { $floors }. Somewhere above a slab grinds shut: there is no way back up.
  }
mkd-floor-left = { $chests ->
    [0] The party has left floor { $floor }.
    [one] The party has left floor { $floor }, and a chest that nobody carried.
   *[other] The party has left floor { $floor }, and { $chests } chests that nobody carried.
  }
mkd-clock-set = { $rounds ->
    [one] One round is left
   *[other] { $rounds } rounds are left
  } to get out with what the party came for.
mkd-time-is-short = { $rounds ->
    [one] This is the last round.
   *[other] { $rounds } rounds are left, including this one.
  }
mkd-time-ran-out = Time is up, and what the party came for is still below.
mkd-party-split = { $figures } { $count ->
    [one] comes
   *[other] come
  } in by the stairs at { $at } instead of the entrance.

mkd-feature-second-way = the second way in and out
mkd-fact-stairs = The stairs down: { $where }.
mkd-fact-exit = Another way out: { $where }.
mkd-fact-below = { $count ->
    [one] Waits below
   *[other] Wait below
  }: { $figures }.

mkd-refused-no-stairs = There are no stairs down on this floor ({ $rule }). What you came for is here: find it, and leave by the entrance.
mkd-refused-stairs-apart = Stand on the stairs to take them ({ $rule }): { $squares }.
mkd-refused-stairs-watched = You cannot take the stairs while { $figure } is on the same tile ({ $rule }). Drive it off or kill it first.
