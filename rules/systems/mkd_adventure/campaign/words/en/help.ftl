# What Help says of the campaign, whatever the moment.

mkd-campaign-goal = Go down for a quest, come home, and spend what it brought on wares, training and the fallen. You end the campaign when you like.
mkd-campaign-help-fight = { mkd-adventure-help-fight }
