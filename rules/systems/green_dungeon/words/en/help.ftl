# What Help says of the game, whatever the moment.

green-dungeon-goal = Find both lairs and beat the two bosses. The first lair you find is the lesser boss’s, the other the final boss’s. You lose when every hero is dead{ $time_limit ->
    [none] .
   *[other] , or after { $time_limit } cubes of time.
  }
green-dungeon-help-fight = In a combat turn you can flee, then cast a spell or drink a potion, then you strike.
    In melee both sides roll a die. You add your level and your weapon, the foe adds 1 to 3; the foe wins ties.
    Your hit does 1 damage plus your weapon’s number. The foe’s hit does its full damage.
    If you cast a spell, you do no damage in melee that turn. At 1 health or less, luck can save you.
