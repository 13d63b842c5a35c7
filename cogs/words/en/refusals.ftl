# What people are told when Discord does not take what I send, by what its code means
# (cogs/base/refusals.py); and what takes the place of a card or a picture that it does not take.

error-refused = Discord did not take my answer (code { $code }). What you did may have counted, so look at the latest card before you try again. If this stays so, tell whoever runs me the code.
error-busy = Discord takes no more from me just now. What you did may have counted, so look at the latest card in a minute before you try again.
error-login = Discord does not let me in at the moment. Try again later, and if this stays so, tell whoever runs me that Discord says { $code }.
error-no-server = Discord says that I am not in this server. Nothing is lost: everything goes on where it was once I am invited again.
error-no-person = Discord knows nobody like that here. They may have left: choose somebody who is in this server.
error-no-whispers = Discord does not let me write direct messages to that person. They can allow them in the privacy settings of a server that we share.
error-message-gone = That message cannot be changed any more. Say /adventure status for the current card.
error-blocked = A filter blocked my answer, perhaps for a name in it. What you did may have counted, so look at the latest card. Somebody who runs the server can let my role pass: Server Settings, AutoMod, the rule, “Allow certain roles or channels”.
error-blocked-title = A filter blocked that name. Choose other words or leave the thread option out; somebody who runs the server can let my role pass under Server Settings, AutoMod.
error-blocked-link = Discord took something in my answer for a harmful link. What you did may have counted, so look at the latest card. Leave addresses out of names and texts.
error-files = Discord did not take the picture or file (code { $code }). Try another format or a smaller map; /settings me shows maps in words.
error-uploads = Discord limits uploads in this server for now, so I can send no pictures or files here. /settings me shows maps in words.
error-form = Discord could not read my answer (code { $code }); whoever runs me finds it in the log. What you did may have counted, so look at the latest card. Shorter text may pass.
error-channel-kind = That does not go in this kind of channel. Use an ordinary text channel or a thread of one.
error-thread-locked = This thread is archived or locked, so I cannot write in it. Ask somebody who runs the server to unlock it, or say /adventure move-here in another channel.
error-thread-full = This thread has as many members as Discord allows. Use another one, or the channel itself.
error-two-factor = This server asks for two-factor authentication. Whoever runs me has to turn it on for their account before I can do that here.

card-plain = { $kind ->
    [lobby] A game is being set up here. Discord did not take its card with all that is to say, but you can join and begin with the buttons below.
    [dungeon] Discord did not take this card with its map and its story. It goes on with what stands below.
    [end] This adventure is over. Discord did not take its last card with its map and its story; the buttons below tell more.
    [cancelled] This adventure was ended. Discord did not take its last card.
   *[turn] The game goes on. Discord did not take this card with its map and its story: the buttons below work, **Map** shows the map, and **More** tells what happened.
  }
picture-refused = Discord did not take the picture. Maps in words: /settings me
note-plain = Something in one of your games waits for you{ $place ->
    [no] .
   *[other] {" "}in { $place }.
  }
