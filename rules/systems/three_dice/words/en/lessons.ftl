# Lessons of 3 Dice Dungeon: one line of why, shown the first times that something is asked.

three-dice-lesson-claim = A room has one treasure, and one hero takes it: give it to whoever needs it most.
three-dice-lesson-raise = A new level: raise one maximum by 1. A higher attribute hits more often.
three-dice-lesson-charm = The Shielding Charm can take this loss for you, once. Keep it if you can spare the point.
three-dice-lesson-lose = Choose the attribute that pays. One at 0 cannot attack; with all three at 0 the hero is dead.
three-dice-lesson-run = Here is a way out of the fight. A monster you leave is still there when you come back.
three-dice-lesson-attack = Less than the attribute hits, so use your highest. A miss costs a point of the one you used.
three-dice-lesson-exits = You choose where exits lead. Point them at blank parts of the map to find new rooms.
three-dice-lesson-keep = Two places were rolled, and you keep one. Fewer hit points make an easier fight.
three-dice-lesson-lock = The door is locked. A key opens it. To force it, attack it with BODY; each miss costs a point.
three-dice-lesson-descend = Stairs down are open. A new level has new rooms, and you keep all you have.
three-dice-lesson-search = A dead end may hide a secret door. Name three numbers: a die that shows one finds it.
three-dice-lesson-potion = A potion gives back two points of one attribute, or one of each of two. It costs no turn.
three-dice-lesson-go = Each new room holds a place, perhaps a monster, and perhaps treasure. A known room is safer.
