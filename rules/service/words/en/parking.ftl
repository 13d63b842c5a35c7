# Adventures that nobody can be shown, those that are brought elsewhere, people who left the server,
# and whose turn it is in the name of a thread.

parked-note = I cannot show “{ $title }” any more: { $why ->
    [gone] its channel or thread was deleted. Nothing is lost: say /adventure move-here in another channel of the server.
    [closed] I lack the rights to write in its channel. Nothing is lost: somebody who runs the server can give them back to me, or you say /adventure move-here in another channel.
    [locked] its thread is locked. Nothing is lost: somebody who runs the server can unlock it, or you say /adventure move-here in another channel.
    [removed] I was taken out of the server. Nothing is lost: once I am back there, it goes on where it was.
   *[unavailable] the server cannot be reached. It goes on by itself.
  } Until then its clocks stand still.
mine-parked = cannot be shown since { $since }, its clocks stand still: { $why ->
    [gone] the channel is gone, /adventure move-here brings it to another one
    [closed] I may not write there, somebody who runs the server can change that, or /adventure move-here brings it to another channel
    [locked] the thread is locked, somebody who runs the server can unlock it, or /adventure move-here brings it to another channel
    [removed] I am not in that server any more, it goes on once I am
   *[unavailable] the server is down, it goes on by itself
  }
board-line-parked = { $place } **{ $title }**: cannot be shown there, its clocks stand still. { $why ->
    [gone] The channel is gone: /adventure move-here in another one.
    [closed] I may not write there.
    [locked] The thread is locked.
   *[other] It goes on by itself.
  }
clock-parked = All clocks have stood still since { $since }: this table could not be shown.
notice-unpark = { $post ->
    [yes] { $why ->
        [stopped] Play was stopped for
       *[other] This table could not be shown for
      }{" "}{ $hours ->
        [0] {""}
        [one] an hour and{" "}
       *[other] { $hours } hours and{" "}
      }{ $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
      }: that time counts for nobody, and the clocks go on.
   *[no] { $why ->
        [stopped] Play goes on.
       *[other] This table can be shown again.
      }
  }
notice-departed = { $hero }’s player has left the server: the seat is offered to anybody.
notice-move = The adventure was brought here from another channel.

move-choice = { $parked ->
    [yes] ⚠ { $title }: { $heroes }
   *[no] { $title }: { $heroes }
  }
move-refused-none = There is no adventure of yours like that in this server. Begin to type, and choose one from the list.
move-refused-which = { $count ->
    [0] All your adventures in this server can be shown where they are. To bring one here all the same, choose it from the list.
   *[other] { $count } of your adventures in this server cannot be shown where they are. Choose one from the list.
  }

## The name of a thread

sign-turn = ⏳ { $heroes }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
  } · { $title }
setting-thread-name = Whose turn it is in the thread’s name
value-thread-name-on = shown, where the thread is mine
value-thread-name-off = not shown
