# What Help says of the game, whatever the moment.

green-dungeon-goal = Find both lairs and beat the two bosses: the lair found first is the lesser boss’s, the other the final one’s. You lose when every hero is dead{ $time_limit ->
    [none] .
   *[other] , or after { $time_limit } cubes of time.
  }
green-dungeon-help-fight = A combat turn goes: flee if you like, cast a spell or drink a potion, then melee.
    In melee both sides roll a die. You add your level and your weapon, the foe 1 to 3; a tie goes to the foe.
    Your hit does 1 damage and your weapon’s number. The foe’s does its full damage.
    Who casts a spell does no damage in melee that turn. At 1 health or none, luck can save you.
