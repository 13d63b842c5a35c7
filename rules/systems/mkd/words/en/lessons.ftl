# Lessons of both tactical games: one line of why, shown the first times that something is asked.

mkd-lesson-team = Heroes cost points. Two Heroes cover each other’s backs.
mkd-lesson-answer = The game stops for your answer. Some questions can be settled beforehand, by a standing answer.
mkd-lesson-disarm = You know this trap. The slow way costs more speed, but you roll two dice and take the higher.
mkd-lesson-check = Looking for a trap costs nothing. If you open without looking, a trap goes off.
mkd-lesson-chest = You can take an open chest and carry it out. Its gold counts once it is outside.
mkd-lesson-take = The Hero who carries a chest brings its gold out. A Hero carries two chests at most.
mkd-lesson-shoot = A shot needs range and a clear line, and the target does not strike back. It uses your one attack.
mkd-lesson-capture = You take a prisoner alive instead of hurting it, which is 2 harder. Most fights do not need it.
mkd-lesson-attack = Two dice plus your attack must reach its defense. From behind it is easier, and it does not strike back.
mkd-lesson-door = A closed door may have a trap. Looking for it costs nothing.
mkd-lesson-item = An item helps for this activation, a potion until the next Hero turn.
mkd-lesson-stairs = A Hero who goes downstairs does not come back up. Take along what you want to keep.
mkd-lesson-trigger = This will move you or the tile, and you cannot know where to.
mkd-lesson-begin = Each Hero has one activation a turn. Begin with the Hero who clears the way for the others.
mkd-lesson-ability = An ability costs what its button says. The Hero button tells you what it does.
mkd-lesson-step = Steps cost speed points; difficult ground costs more. You lose the points you do not spend.
mkd-lesson-facing = You face the way you stepped. Turn towards opponents: they hit more easily from behind.
