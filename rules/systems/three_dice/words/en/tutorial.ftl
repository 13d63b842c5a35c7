# The first dungeon of 3 Dice Dungeon: what is said when a thing is first asked.

three-dice-tutorial-welcome = Welcome! The bold line asks, a button answers: press the way that this room’s exit leads. Any of them will do.
three-dice-tutorial-exits = A new room: press exits that point to blank parts of the map. New rooms lie behind them.
three-dice-tutorial-go = Press the button of a direction. Question marks on the map are exits that nobody has taken: behind them are new rooms.
three-dice-tutorial-attack = A monster bars the way. Press your highest attribute: a die below it hits. A miss costs a point of it.
three-dice-tutorial-known = A place you know may be safe, but on a 1 or 2 something roves there. New rooms bring experience and treasure.
three-dice-tutorial-raise = Fifty points of experience make a level! Press the attribute whose maximum shall rise; all of them are restored.
