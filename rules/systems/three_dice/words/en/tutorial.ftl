# The first dungeon of 3 Dice Dungeon: what is said when a thing is first asked.

three-dice-tutorial-welcome = Welcome! The bold line asks a question; press one of the buttons to answer it. Nothing here can hurt you outside of the game.
three-dice-tutorial-exits = A new room: you decide where its exits lead. Choose exits that point to blank parts of the map.
three-dice-tutorial-go = Press a direction. Question marks on the map are exits that nobody has taken: new rooms lie behind them.
three-dice-tutorial-attack = A monster bars the way. Press your highest attribute: a die below it hits. A miss costs a point of it.
three-dice-tutorial-known = A room you know may be safe, but on a 1 or 2 a monster roams there. New rooms bring experience and treasure.
three-dice-tutorial-raise = Fifty points of experience make a level! Press the attribute whose maximum you want to raise; all attributes are restored.
