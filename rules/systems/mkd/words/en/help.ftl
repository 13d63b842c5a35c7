# What Help says of both tactical games, whatever the moment.

mkd-help-fight = A blow strikes somebody beside you, in your front arc; a shot needs range and a clear line.
    Roll two dice and add your attack: the target’s defense or more hits. From behind it is one better.
    A hit deals your damage, a click for each point. Who is struck from the front and stands strikes back.
    One attack in an activation. To step away from an opponent who faces you takes 2 points and a die of 4 or more.
