# What Help says of the campaign, whatever the moment.

mkd-campaign-goal = Go on a quest, come home, and spend the gold on items, training and the fallen. You decide when the campaign ends.
mkd-campaign-help-fight = { mkd-adventure-help-fight }
