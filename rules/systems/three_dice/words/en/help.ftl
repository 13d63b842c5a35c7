# What Help says of the game, whatever the moment.

three-dice-goal = { $three_artifact_quest ->
    [on] { $goal ->
        [level_3] Find an artifact on each of three levels, or bring a hero to level 3.
       *[other] Find an artifact on each of three levels.
    }
   *[off] { $goal ->
        [home] Find an artifact, come back to the entrance, and go home.
        [xp_200] Gather 200 points of experience, in rooms and from monsters.
        [level_3] Bring a hero to level 3: that takes a hundred points of experience.
        [depth_3] Reach the third level: find an artifact on each level, then take the stairs down in a great hall.
       *[none] Explore as far as you dare, level by level. The game ends only when the party dies or goes home.
    }
  } You lose when every hero is dead.
three-dice-help-fight = Choose BODY, MIND or SPIRIT and roll a die: less than the attribute hits. A 1 always hits, a 6 always misses.
    A hit takes a hit point from the monster. A miss takes a point from the attribute you used.
    A hero with all three at 0 is dead. You can drink a potion at any time on your turn.
    You can only run with Boots of Swiftness, Sleeping Salts or a house rule.
