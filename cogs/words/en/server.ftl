## What who manages a server settles: /server settings

server-title = This server
server-owner-stop = ⚠ Whoever runs this bot has stopped { $halt ->
    [play] all play here. Clocks stand still, nothing is lost.
   *[new] new games here. Games that are on go on.
  }
server-now-closed = { $closed ->
    [yes] ⚠ **New games are stopped.** Games that are on go on.
   *[no] New games may be begun.
  }
server-now-channels = **Where:** { $count ->
    [0] everywhere.
   *[other] { $left ->
        [0] nowhere
       *[other] in { $named }, and their threads
      }{ $gone ->
        [0] .
        [one] {" "}⚠ One more channel is named that is gone.
       *[other] {" "}⚠ { $gone } more channels are named that are gone.
      }
  }
server-now-roles = **By whom:** { $count ->
    [0] everybody.
   *[other] { $left ->
        [0] nobody but who manages the server
       *[other] { $named }, and who manages the server
      }{ $gone ->
        [0] .
        [one] {" "}⚠ One more role is named that is gone.
       *[other] {" "}⚠ { $gone } more roles are named that are gone.
      }
  }
server-now-games = **How many at once:** { $most } in the server; { $games ->
    [one] one is
   *[other] { $games } are
  } open now.
server-now-each = **By one person:** { $most } at once.
server-now-quiet = **Quiet channels:** { $left ->
    [0] none{ $gone ->
        [0] {""}
       *[other] {" "}that is still there
      }.
   *[other] { $named }, and their threads. Cards are posted there, nobody is called.
  }
server-gone = ⚠ { $count ->
    [one] One channel or role is named here that the server has no more: choose anew in its list, or forget it below.
   *[other] { $count } channels or roles are named here that the server has no more: choose anew in their lists, or forget them below.
  }
server-saved = Saved.
server-choose-channels = Channels in which games may be begun
server-choose-roles = Roles that may begin games
server-choose-quiet = Quiet channels, where nobody is called
server-choose-games = Games at once in the server
server-choose-each = Games at once by one person
server-value-games = { $most ->
    [one] 1 game at once in the server
   *[other] { $most } games at once in the server
  }
server-value-each = { $most ->
    [one] 1 game at once by one person
   *[other] { $most } games at once by one person
  }
button-server-close = Stop new games
button-server-open = Allow new games
button-server-forget = Forget missing ones
