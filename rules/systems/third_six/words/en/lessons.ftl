# Lessons of 3RD6 Dungeon: one line of why, shown the first times that something is asked.

third-six-lesson-class = Your class decides how well you hit, how much you can bear, and whether you cast spells or pick locks.
third-six-lesson-spells = These spells are yours for the whole game. Each casting costs 1 MND.
third-six-lesson-modify = You missed. MND can lower the die until it hits; without it the miss costs HP.
third-six-lesson-burn = Share out the fire: each point takes a hit point from a foe. Kill the weakest first.
third-six-lesson-steal = The foes sleep. To steal, roll your DEX or less; if you fail, they wake.
third-six-lesson-attack = Your DEX or less hits and takes your STR from the foe. A miss costs 1 HP for each point over.
third-six-lesson-close = You choose which exits of this room are walls. Keep those that lead to blank parts of the map.
third-six-lesson-pendant = Only one hero can wear it. STR hits harder, DEX hits more often, MND lasts longer.
third-six-lesson-level = In town 100 coins buy a level: more MND and HP, and the way to deeper floors.
third-six-lesson-treat = The healer gives a die of HP and as much MND for 5 coins.
third-six-lesson-lock = A locked room holds one treasure and no foes. A key or a lockpick costs no HP.
third-six-lesson-learn = A learned spell can be cast again and again. Read aloud, the scroll works once.
third-six-lesson-descend = These stairs lead to the next level, with the same kinds of foes and treasures. Go when your HP are high.
third-six-lesson-cast = A spell needs no roll and costs 1 MND. You can cast it outside of fights too.
third-six-lesson-town = From the entrance you can go to town, to heal and to buy levels with coins.
third-six-lesson-go = Any room you enter may hold foes, even one you know. An empty room gives everybody 1 HP and 1 MND.
