# What Help says of the campaign, whatever the moment.

third-six-campaign-goal = Bring the same heroes and one purse home from dungeon after dungeon. You decide when the campaign ends.
third-six-campaign-help-fight = { third-six-help-fight }
