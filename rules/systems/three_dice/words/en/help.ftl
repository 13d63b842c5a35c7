# What Help says of the game, whatever the moment.

three-dice-goal = { $three_artifact_quest ->
    [on] Find an artifact on each of three levels.
   *[off] { $goal ->
        [home] Find an artifact, come back to the entrance, and go home.
        [xp_200] Gather 200 points of experience, in rooms and from monsters.
        [level_3] Bring a hero to level 3: that takes a hundred points of experience.
        [depth_3] Reach the third level: a great hall leads down once an artifact of the level is found.
       *[none] Explore as far as you dare, level by level: nothing but death or going home ends the game.
    }
  } You lose when every hero is dead.
three-dice-help-fight = Choose BODY, MIND or SPIRIT and roll a die: less than it hits. A 1 always hits, a 6 always misses.
    A hit takes a hit point from the monster. A miss takes a point from the attribute you used.
    A hero with all three at 0 is dead. A potion gives points back at any time of your turn.
    Nobody can run without Boots of Swiftness, Sleeping Salts or a house rule.
