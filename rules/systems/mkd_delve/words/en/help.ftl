# What Help says of the delve, whatever the moment.

mkd-delve-goal = { $levels ->
    [endless] Clear level after level for as long as you dare: kill all Monsters of a level, and open or disarm all its chests.
    [1] Clear the level: kill its Monsters, and open or disarm its chests.
   *[other] Clear { $levels } levels: kill the Monsters of each, and open or disarm its chests; then stairs lead down.
  } Your score is the gold that you carry out by the entrance. What the fallen carry does not count.
mkd-delve-help-fight = { mkd-help-fight }
