# Speaking as a hero, as somebody else who is there, or as the dungeon.

voice-dungeon = The dungeon
voice-taken-back = Taken back: I have deleted your words, and they go from the channel now.
voice-dropped = Never mind: nothing was said.
voice-removed = Removed: what { $name } said here goes from the channel now.

voice-refused-off = Who manages this server has switched off speaking as a hero.
voice-refused-nobody = You can speak for nobody here who is called “{ $name }”. Choose a name from the list. The host speaks for the dungeon and who is in it, and can let everybody do that.
voice-refused-empty = There are no words in that.
voice-refused-long = That is too long for here (letters: { $count }, at most { $most }).
voice-refused-blocked = Your words were not posted: Discord, or a filter of this server, does not take them. Say it otherwise, without addresses.
voice-refused-marks = That is too long for one message: each sign that Discord would read as formatting takes two letters. Shorten it, or leave out some signs.
voice-refused-deed-long = Words that go with a deed stand on its card, so they have to be short (letters: { $count }, at most { $most }).
voice-refused-no-deed = Words can go with the next deed of your own hero, while the game is on.
voice-refused-others = Only who wrote this can change it or take it back. Moderators, who manage messages here, can remove it.
voice-refused-gone = This was taken back, or is not kept any more.
voice-refused-said = This was said already. Change or take it back there.
