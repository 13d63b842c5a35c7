# What Help says of the campaign, whatever the moment.

three-dice-campaign-goal = Bring the same heroes home from dungeon after dungeon, stronger each time. You end the campaign when you like.
three-dice-campaign-help-fight = { three-dice-help-fight }
