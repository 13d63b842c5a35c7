# What Help says of the game, whatever the moment.

third-six-goal = { $goal ->
    [home] Explore, gather coins, and come back to the town from the entrance of the first level.
    [explored] Explore every room of a level.
    [bosses] Find the stairs down and beat the bosses that guard them.
    [dragon] Find and slay a Dragon, the last boss on the list.
    [level_2] Bring every hero to level 2: in town, 100 coins buy a hero’s next level.
    [level_3] Bring every hero to level 3: in town, 100 coins buy a hero’s next level.
    [depth_2] Reach the second level: beat the bosses that guard the stairs, and go down.
    [depth_3] Reach the third level: twice, beat the bosses that guard the stairs, and go down.
   *[none] Explore as far as you like, level by level, and bring your coins to town. There is no other end.
  } You lose when every hero is dead{ $fallen_limit ->
    [half] , or half of the party.
   *[all] .
  }
third-six-help-fight = Roll a die: your DEX or less hits, and takes your STR from the foe’s HP.
    A miss costs as many HP as the die was over your DEX. After a miss, MND can lower the die.
    Instead, Wizards and Elves can cast a spell they know for 1 MND, without a roll.
    You cannot run from a fight, except by Sleep or Teleport. A hero without HP is dead.
