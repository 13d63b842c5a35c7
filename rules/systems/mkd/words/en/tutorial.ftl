# The first dungeon of both tactical games: what is said when a thing is first asked.

mkd-tutorial-welcome = Welcome! First choose your Heroes from the list. Two who can fight, and who fit within the points, make a good team.
mkd-tutorial-begin = Each Hero acts once a turn. Press the Hero who goes first.
mkd-tutorial-step = Walk with the arrows; the number is the price in speed points. The list of squares takes you farther at once.
mkd-tutorial-spin = A Hero looks where the last step went. Face opponents before you end: from behind they hit you more easily.
mkd-tutorial-attack = An opponent in reach! Press Strike or Shoot, once an activation. Two dice plus your attack must reach its defense.
mkd-tutorial-answer = Here the game stops for your answer. Standing answers settle such questions for good.
mkd-tutorial-end = With nothing left to do, end the activation. Then tokens and Monsters move, and it is your turn again.
