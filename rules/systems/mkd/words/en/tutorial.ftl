# The first dungeon of both tactical games: what is said when a thing is first asked.

mkd-tutorial-welcome = Welcome! Press a ready team, or choose your Heroes one by one. A fighter in front of a shooter is a good team.
mkd-tutorial-begin = Each Hero acts once a turn. Press the Hero who goes first.
mkd-tutorial-step = “Walk to…” lists places with their price in speed points. Arrows takes you there step by step.
mkd-tutorial-end = Nothing left to do? Press Done. After your last Hero, tokens and Monsters move, and it is your turn again.
mkd-tutorial-trap = A closed door or chest may have a trap. Press Look for traps before you open it: that costs nothing.
mkd-tutorial-attack = An opponent beside you! Press Strike: two dice plus your attack must reach its defense. You attack once an activation.
mkd-tutorial-shoot = Press Shoot from afar: the target does not strike back. Hindering ground in the line is cover, and adds 1 to its defense.
mkd-tutorial-flank = Walk around an opponent before you strike: from behind your attack is 1 better, and it does not strike back.
mkd-tutorial-hurt = A hit turns a Hero’s dial: each click changes speed, attack and defense. Past the last click the Hero is dead.
mkd-tutorial-answer = Here the game stops for your answer. Standing answers settle some questions for good.
mkd-tutorial-spin = A Hero looks where the last step went. Face opponents before you press Done: they hit more easily from behind.
mkd-tutorial-chest = Disarm a trap you found, fast or slowly with two dice. Then open the chest: what is in it is yours to carry.
mkd-tutorial-take = Press Take. A Hero carries two chests at most, with the gold and the item in them.
mkd-tutorial-item = Press Use: an item helps for this activation, a potion until the next Hero turn.
mkd-tutorial-home = A chest pays once it is outside. Walk back to the entrance with it; a Hero who falls drops it.
mkd-tutorial-leave = This is the way out: press Leave for good. The game ends when no Hero is left inside.
