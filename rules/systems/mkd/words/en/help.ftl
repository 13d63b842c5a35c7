# What Help says of both tactical games, whatever the moment.

mkd-help-fight = You can strike an opponent beside you, in your front arc. To shoot, you need range and a clear line.
    Roll two dice and add your attack: the target’s defense or more hits. From behind you need one less.
    A hit takes one click for each point of your damage. A target struck from the front that still stands strikes back.
    You can attack once in an activation. To step away from an opponent that faces you, pay 2 points and roll 4 or more.
