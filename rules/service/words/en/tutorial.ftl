# The guided first dungeon of a game.

button-tutorial = Tutorial
lobby-tutorial = A guided first dungeon: each new thing is explained when it comes.
tutorial-done = You know what you need. Play on as long as you like; `/adventure end` ends it, and `/adventure new` opens a game of your own.
answer-tutorial = Your first dungeon begins. The small line under each question explains what is new; `/tutorial skip:True` turns it off.
answer-tutorial-lobby = The lobby of a first dungeon is open: let your friends press Join, then press Begin.
answer-tutorial-skipped = The lessons of this first dungeon are skipped. Play on as you like.
error-no-tutorial = { $game } has no tutorial.
error-no-tutorial-here = No tutorial is played in this channel. Begin one with /tutorial.
error-tutorial-settings = The settings of a tutorial are fixed, as its lessons depend on them.
