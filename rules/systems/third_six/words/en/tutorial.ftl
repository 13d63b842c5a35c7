# The first dungeon of 3RD6 Dungeon: what is said when a thing is first asked.

third-six-tutorial-welcome = Welcome! Press a class. A Barbarian hits hardest and has the most HP: a good first hero.
third-six-tutorial-go = Press a direction to explore. Each room you enter may hold foes; an empty one gives you 1 HP and 1 MND.
third-six-tutorial-close = Some exits of this room are walls, and you choose which. Keep those open that lead to blank parts of the map.
third-six-tutorial-attack = A fight! Press the attack: a die of your DEX or less hits. Nobody runs from a fight here.
third-six-tutorial-modify = You missed. Pay MND with this button to lower the die until it hits, or take the miss and lose HP.
third-six-tutorial-lock = That door is locked. Behind it is one treasure and no foe. Force it, pick it, or come back with a key.
third-six-tutorial-town = From the entrance you may go to town: the healer takes 5 coins, a level 100.
