# What several rooms of the service say, and refusals wherever somebody is.

error-no-adventure = That adventure does not exist any more. Open a new one with /adventure new.
error-elsewhere = That adventure is played in another channel. Go there to take part.
error-no-adventure-here = There is no adventure in this channel. Open one with /adventure new.
error-adventure-nearby = There is no adventure in this channel itself. Say that in { $places }, where one is played. To open another here, say /adventure new.
error-guest = I am no member here, so no adventure can be played here. Invite me to a server of yours, and open one there with /adventure new.
error-not-begun = This adventure has not begun yet. The host begins it with the Begin button.
error-begun-already = The game has begun; you can only do this in the lobby.
error-over = This adventure is over. Open a new one with /adventure new.
error-channel-taken = This channel has an adventure already: finish it, end it with /adventure end, or open the new one in a thread (/adventure new thread:True).
error-already-seated = You have a seat already.
error-full = Every seat is taken ({ $most }). You are welcome to watch.
error-not-seated = You have no seat here to give up.
error-join-first = You have no seat in this adventure. Take one with /adventure join.
error-only-host = Only the host of this adventure can do that.
error-no-such-seat = There is no seat { $seat } in a running adventure here. Choose one from the list.
error-no-such-setting = There is no setting called “{ $name }”. Choose one from the list.
error-bad-setting = “{ $value }” does not fit { $name }. Choose one of: { $values }.
error-no-such-ruleset = There is no game called “{ $name }”. Choose one from the list.
error-conflict = Somebody else was quicker. Look at the latest card and choose again.
error-no-such-roll = The dice of this table cannot show { $roll }. Give a number from { $least } to { $most }.
error-newer-state = This adventure was saved by a newer version of the program (format { $found }; this one knows { $known }). Ask whoever runs the bot to update it.
error-store-unavailable = I cannot write to the database now. Nothing was changed; please try again in a minute.
error-store-damaged = Something that is stored in the database is damaged, so I cannot read it. Nothing was changed. Whoever runs the bot: stop it, and run “undercroft doctor”.
error-store-uncertain = The connection to the database broke, so I cannot tell whether that was done. Look at the card before you do it again.
error-store-taken = Another copy of this bot has taken over, and this one is stopping. Nothing was changed; please do that again.
