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
    [first] { $figure } goes for { $target } (rolled { $die }).
    [second] { $figure } looks past the nearest, and goes for { $target } (rolled { $die }).
   *[unexpected] { $figure } has something else in mind (rolled { $die }).
  }
    .b = { $decision ->
        [first] { $figure } has picked { $target } (rolled { $die }).
        [second] { $figure } picks the second best: { $target } (rolled { $die }).
       *[unexpected] { $figure } does something unexpected (rolled { $die }).
      }
mkd-unexpected = { $action ->
    [theft] { $figure } wants to steal a chest (rolled { $die }).
    [reinforce] { $figure } wants help (rolled { $die }).
   *[hesitate] { $figure } cannot decide (rolled { $die }).
  }
mkd-ability-tried = { $used ->
    [yes] { $figure } uses { $ability } (rolled { $die }).
   *[no] { $figure } does not use { $ability } this time (rolled { $die }).
  }
mkd-hesitated = { $figure } only stares.
    .b = { $figure } looks around and does nothing.
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
    [yes] { $figure } comes back with company (rolled { $die }).
   *[no] { $figure } found nobody to bring along (rolled { $die }).
  }
mkd-goal-chosen = { $figure } wants to take the chest { $goal ->
    [exit] out of the dungeon
    [central] to the Central Chamber
   *[token] to the nearest token
  } (rolled { $die }).
mkd-idle = { $figure } stays where it is.
    .b = { $figure } waits.
mkd-mends = { $figure } looks after { $target }’s wounds.
