# Lessons of 3RD6 Dungeon: one line of why, shown the first times that something is asked.

third-six-lesson-class = Your class says how you hit, what you can bear, and whether you cast spells or pick locks.
third-six-lesson-spells = These spells are yours for the whole game. Each casting costs 1 MND.
third-six-lesson-modify = You missed. MND can lower the die until it hits; without it the miss costs HP.
third-six-lesson-burn = Share the fire out: a point is a hit point of a foe. Fell the weakest first.
third-six-lesson-steal = The foes sleep. A theft takes your DEX or less; if it goes badly, they wake.
third-six-lesson-attack = Your DEX or less hits and takes your STR from the foe. A miss costs what the die was over.
third-six-lesson-close = You choose which exits of this room are walls. Keep those that lead to blank parts of the map.
third-six-lesson-pendant = Only one hero can wear it. STR hits harder, DEX hits more often, MND lasts longer.
third-six-lesson-level = In town 100 coins buy a level: more MND and HP, and the way to deeper floors.
third-six-lesson-treat = The healer gives a die of HP and as much MND for 5 coins.
third-six-lesson-lock = A locked room holds one treasure and no foes. A key or a lockpick costs no HP.
third-six-lesson-learn = A learned spell can be cast again and again. Read aloud, the scroll works once.
third-six-lesson-descend = These stairs lead to the next level. Foes are the same, treasures too: go when you are well.
third-six-lesson-cast = A spell needs no roll and costs 1 MND. Outside of fights it still takes effect at once.
third-six-lesson-town = From the entrance the way to town is open: heal there, and buy levels with coins.
third-six-lesson-go = Every room you enter may hold foes, one you know as well. An empty room gives everybody 1 HP and 1 MND.
