# Lessons of both tactical games: one line of why, shown the first times that something is asked.

mkd-lesson-team = Heroes cost points. Look at speed, attack and range; two Heroes cover each other’s backs.
mkd-lesson-answer = Play stops for your answer. A standing answer settles such questions beforehand.
mkd-lesson-disarm = You know this trap. The slow way costs more speed and takes the higher of two dice.
mkd-lesson-check = Looking for a trap costs nothing. Opened without a look, it springs.
mkd-lesson-chest = An open chest can be taken up and carried out. Gold counts once it is outside.
mkd-lesson-take = Whoever carries the chest brings its gold out. A Hero carries two at most.
mkd-lesson-shoot = A shot needs range and a clear line, and nobody strikes back. It uses your one attack.
mkd-lesson-capture = A prisoner is taken alive instead of hurt, which is 2 harder. Most fights do not need it.
mkd-lesson-attack = Two dice and your attack must reach the target’s defense. From behind it is easier, and draws no blow back.
mkd-lesson-door = A closed door may have a trap. A look costs nothing.
mkd-lesson-item = An item helps for this activation, a potion until the next Hero turn.
mkd-lesson-stairs = Whoever takes the stairs does not come back up. Take along what you want to keep.
mkd-lesson-trigger = The ground here moves you or the tile, and you cannot be sure where to.
mkd-lesson-begin = Each Hero has one activation a turn. Go first with whoever clears the way for the others.
mkd-lesson-ability = An ability costs what its button says. My hero says what it does.
mkd-lesson-step = Steps cost speed points; difficult ground costs more. What you do not spend is lost.
mkd-lesson-facing = You face the way you stepped. Turn towards opponents: behind you they hit more easily.
