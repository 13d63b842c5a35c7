# What Help says of the delve, whatever the moment.

mkd-delve-goal = { $levels ->
    [endless] Clear level after level for as long as you dare: on a cleared level all Monsters are dead and all chests open or disarmed.
    [1] Clear the level: kill its Monsters, and open or disarm its chests.
   *[other] Clear { $levels } levels: kill the Monsters of each, and open or disarm its chests; then stairs lead down.
  } The gold that you carry out by the entrance is your score. What the fallen carry counts for nothing.
mkd-delve-help-fight = { mkd-help-fight }
