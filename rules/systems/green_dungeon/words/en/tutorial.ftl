# The first dungeon of Green Dungeon: what is said when a thing is first asked.

green-dungeon-tutorial-welcome = Welcome! You look for two lairs among these tiles. The bold line asks a question; press a button to answer it.
green-dungeon-tutorial-go = Press a direction. An arrow on the map is a door that opens from one side only. A new room costs a cube of time.
green-dungeon-tutorial-bribe = A foe! Before the fight you can pay it with the Bribe button. A weak foe is worth fighting: it brings experience.
green-dungeon-tutorial-strike = Strike rolls a die with your level and weapon against its die. A tie goes to the foe.
green-dungeon-tutorial-cast = The Lesser spell always hurts, for 1 magic. Use it against foes that you cannot beat in melee.
green-dungeon-tutorial-pick = A treasure room: press the one of two that you want to keep.
green-dungeon-tutorial-rest = Hurt? Rest heals and restores magic, for 3 cubes of time. At 5, 10 and 15 cubes something may come.
