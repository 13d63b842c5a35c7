# The guided first dungeon of a game.

button-tutorial = Tutorial
lobby-tutorial = A guided first dungeon: each new thing is explained when it comes.
tutorial-done = You have learned the basics. Play on as long as you like; `/adventure end` ends this dungeon, and `/adventure new` opens a game of your own.
tutorial-over = That was your first dungeon. `/adventure new` opens a game of your own; `/tutorial` teaches you another one.
answer-tutorial = Your first dungeon begins. The small line under each question explains what is new; `/tutorial skip:True` turns it off.
answer-tutorial-lobby = The lobby of a first dungeon is open: let your friends press Join, then press Begin.
answer-tutorial-skipped = The lessons are off. Play on as you like.
error-no-tutorial = { $game } has no tutorial.
error-no-tutorial-here = No tutorial is played in this channel. Begin one with /tutorial.
error-tutorial-settings = A tutorial has fixed settings, because its lessons depend on them. For your own, open a game with /adventure new.
