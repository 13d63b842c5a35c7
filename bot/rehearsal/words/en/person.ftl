## The part of a rehearsal with a person: what the card asks for, and what the host reads meanwhile.

person-begin = Now the part with a person. Open the rehearsal’s thread and press what its card asks for: { $link }
    A private thread is seen by who may manage threads, and by whom you named.
    You have { $seconds } seconds for each press; Ctrl+C ends it.
person-step = { $number }. { $name }: { $act }
person-head = { $number } of { $count }
person-skip = Skip this
person-stop = Stop here
person-yes = Yes
person-no = No
person-other = Somebody else is pressing here. Thank you for looking in!
person-not-now = Not this one: look at what the card asks for now.
person-nobody = nobody pressed in time
person-stopped = the person ended it
person-cut = the rehearsal was stopped
person-closed = the thread took no message
person-no-gateway = the gateway did not open
person-end = ### Thank you
    Steps done: { $done } of { $count }. This thread is removed now, and everything else that was made.

person-button-title = a button
person-button-ask = Press the green button.
person-button-press = Press me
person-button-look = This text should have taken the place of the green button at once. **Did it look as it should?**

person-list-title = two lists
person-list-ask = Choose anything in the list. Then an answer comes that only you see: choose any channel in it.
person-list-pick = Choose anything
person-list-place = Choose any channel
person-list-private = Only you see this. Choose any channel; nothing is kept of it.
person-list-done = Thank you. The list is gone, as it should be.
person-list-look = An answer should have come that only you see, with a list of channels, and the list should have gone once you had chosen. **Did it look as it should?**

person-form-title = a form
person-form-ask = Press the button, choose anything in the form that opens, and send it.
person-form-press = Open a form
person-form-form = A form
person-form-radios = One of three
person-form-boxes = As many as you like
person-form-box = A single box
person-form-one = One
person-form-two = Two
person-form-three = Three
person-form-look = A form should have opened with radio buttons, three boxes and a single box, and this text should have come when you sent it. **Did it look as it should?**

person-command-title = a command
person-command-ask = Type **/{ $command }** in this thread. Wait for the choices of “word” and take one, then choose yourself as “who”, and send it. Should it not be offered, leave this thread and come back.
person-command-about = Part of a rehearsal; it is gone in some minutes
person-command-word = Wait for the choices, and take one
person-command-who = Choose yourself
person-command-done = Only you see this. The command arrived.
person-command-look = Three choices should have been offered, One, Two and Three, and an answer should have come that only you see. **Did it look as it should?**

person-old-title = an old button
person-old-ask = Press the button of the message below this card.
person-old-press = An old button
person-old-message = This message is gone as soon as you press its button.
person-old-done = Only you see this. The message was gone before it could be changed, as it should be.
person-old-look = The message should have gone, and an answer should have come that only you see. **Did it look as it should?**

person-twice-title = two fast presses
person-twice-ask = Press the green button twice, as fast as you can.
person-twice-press = Press me twice
person-twice-look = This text should have come after the second press. **Did it look as it should?**

person-direct-title = a direct message
person-direct-ask = Press the button, and the bot writes to you. Press the button of that message, then come back. If you take no messages from this server, skip this.
person-direct-press = Write to me
person-direct-here = I am here
person-direct-message = This is the message that you asked for in the rehearsal. Press the button, then go back to the thread.
person-direct-done = Thank you. Go back to the thread; this message is removed in some minutes.
person-direct-look = A direct message should have come, whose button went when you pressed it. (Press its button first.) **Did it look as it should?**

person-menu-title = the menu of a message
person-menu-ask = Open the menu of the message below this card (a right click, or a long press), choose **Apps**, and there **{ $command }**.
person-menu-message = Open my menu.
person-menu-done = Only you see this. The message arrived that you chose.
person-menu-look = An answer should have come that only you see. **Did it look as it should?**
person-menu-none-look = Now open the menu of that answer, which only you see. **Is { $command } missing there?** If there is no menu at all, say yes.

person-deferred-title = a deferred answer
person-deferred-ask = Press the green button, and watch what comes below.
person-deferred-press = Think
person-deferred-done = A band of colour, lighter to one side.
person-deferred-look = First the bot should have been thinking, then there should have been a text and a picture in one answer. **Did it look as it should?**

person-late-title = no answer
person-late-ask = Press the green button. It is not answered, on purpose: after three seconds Discord should tell you that the interaction failed. Wait for the next question.
person-late-press = Get no answer
person-late-look = Discord should have told you that the interaction failed. **Did it?**
