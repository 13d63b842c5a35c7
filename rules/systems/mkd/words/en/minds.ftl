# What Monsters decide.

dice-mkd-monster-order = which Monster acts next
dice-mkd-decision = decision
dice-mkd-choice = which of two alike
dice-mkd-unexpected = something unexpected
dice-mkd-ability = which ability
dice-mkd-ability-use = whether it is used
dice-mkd-held-by = on whom it turns
dice-mkd-theft-goal = where the chest goes
dice-mkd-reinforcements = reinforcements

mkd-decided = { $decision ->
    [first] { $figure } goes for { $target } ({ $die }).
    [second] { $figure } looks past the nearest, and goes for { $target } ({ $die }).
   *[unexpected] { $figure } has something else in mind ({ $die }).
  }
    .b = { $decision ->
        [first] { $figure } has picked { $target } ({ $die }).
        [second] { $figure } picks the second best: { $target } ({ $die }).
       *[unexpected] { $figure } does not do what everybody thought ({ $die }).
      }
mkd-unexpected = { $action ->
    [theft] { $figure } has an eye on somebody's chest ({ $die }).
    [reinforce] { $figure } thinks that this wants more company ({ $die }).
   *[hesitate] { $figure } cannot make up its mind ({ $die }).
  }
mkd-ability-tried = { $used ->
    [yes] { $figure } reaches for { $ability } ({ $die }).
   *[no] { $figure } does without { $ability } this time ({ $die }).
  }
mkd-hesitated = { $figure } only stares.
    .b = { $figure } looks around, and that is all.
mkd-sought = { $figure } runs for help.
    .b = { $figure } goes to fetch friends.
mkd-fled = { $figure } has had enough, and runs.
    .b = { $figure } flees.
mkd-went-out = { $down ->
    [yes] { $back ->
        [yes] { $figure } is down the stairs, and will be back.
       *[no] { $figure } goes down the stairs and does not come back.
      }
   *[no] { $back ->
        [yes] { $figure } is out of the door, and will be back.
       *[no] { $figure } leaves the dungeon for good.
      }
  }
mkd-came-back = { $figure } is back, at { $at }.
mkd-help-rolled = { $came ->
    [yes] { $figure } did not come back alone ({ $die }).
   *[no] { $figure } found nobody to bring along ({ $die }).
  }
mkd-goal-chosen = { $figure } means to take the chest { $goal ->
    [exit] out of the dungeon
    [central] to the Central Chamber
   *[token] to whatever lurks nearest
  } ({ $die }).
mkd-idle = { $figure } stays where it is.
    .b = { $figure } waits.
mkd-mends = { $figure } minds { $target }'s wounds.
