# Adventures that nobody can be shown, people who left the server, and the names of threads.

## Adventures that nobody can be shown, and people who left the server

parked-note = I cannot show “{ $title }” any more: { $why ->
    [gone] its channel or thread was deleted. Nothing is lost. To go on, say /adventure move-here in another channel of the server.
    [closed] I am not allowed to write in its channel. Nothing is lost. To go on, ask somebody who runs the server to let me write there, or say /adventure move-here in another channel.
    [locked] its thread is locked. Nothing is lost. To go on, ask somebody who runs the server to unlock it, or say /adventure move-here in another channel.
    [outside] its private thread is closed to me. Nothing is lost. To go on, mention me there once or add me to the thread, or say /adventure move-here in another channel.
    [timeout] I am in timeout in that server until { $until }. Nothing is lost, and it goes on by itself afterwards. Whoever runs the server can end the timeout sooner.
    [removed] I was removed from the server. Nothing is lost. It goes on where it was once I am invited again.
    [refused] Discord takes none of its cards, not even without their pictures; perhaps a filter of the server blocks them. Nothing is lost, and I keep trying. To go on sooner, ask somebody who runs the server to let my messages pass AutoMod, or say /adventure move-here in another channel.
   *[unavailable] I cannot reach the server. It goes on by itself when I can.
  } Until then its clocks are stopped.
clock-parked = All clocks have been stopped since { $since }, because I could not show this table.
notice-unpark = { $post ->
    [yes] { $why ->
        [stopped] Play was stopped for
       *[other] I could not show this table for
      }{" "}{ $hours ->
        [0] {""}
        [one] an hour and{" "}
       *[other] { $hours } hours and{" "}
      }{ $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
      }. That time does not count against anybody, and the clocks run again.
   *[no] { $why ->
        [stopped] Play goes on.
       *[other] I can show this table again.
      }
  }
notice-departed = { $hero }’s player has left the server: anybody can take the seat.
notice-move = This adventure moved here from another channel.

move-choice = { $parked ->
    [yes] ⚠ { $title }: { $heroes }
   *[no] { $title }: { $heroes }
  }
move-refused-none = You have no such adventure in this server. Start typing, and choose one from the list.
move-refused-which = { $count ->
    [0] All your adventures in this server can be shown where they are. To bring one here anyway, choose it from the list.
   *[other] { $count } of your adventures in this server cannot be shown where they are. Choose one from the list.
  }

clock-play-stopped = Whoever runs this bot has stopped play since { $since }. All clocks are stopped; nothing is lost.
nudge-refused-quiet = This is a quiet channel, where nobody is called. People get the private reminders they chose.

## The name of a thread

sign-turn = ⏳ { $heroes }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
  } · { $title }
error-there-already = { $name } is in { $channel } already.
answer-moved-there = { $name } goes on in { $channel }. Its card will follow in a moment.
