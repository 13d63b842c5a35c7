## What who manages a server settles: /server settings

server-title = This server
server-owner-stop = ⚠ Whoever runs this bot has stopped { $halt ->
    [play] all play here. Clocks are stopped; nothing is lost.
   *[new] new games here. Running games go on.
  }
server-now-closed = { $closed ->
    [yes] ⚠ **New games are stopped.** Running games go on.
   *[no] New games are allowed.
  }
server-now-channels = **Where games start:** { $count ->
    [0] everywhere.
   *[other] { $left ->
        [0] nowhere
       *[other] in { $named }, and their threads
      }{ $gone ->
        [0] .
        [one] . ⚠ One more channel in the list is gone.
       *[other] . ⚠ { $gone } more channels in the list are gone.
      }
  }
server-now-roles = **Who starts games:** { $count ->
    [0] everybody.
   *[other] { $left ->
        [0] only managers of the server
       *[other] { $named }, and managers of the server
      }{ $gone ->
        [0] .
        [one] . ⚠ One more role in the list is gone.
       *[other] . ⚠ { $gone } more roles in the list are gone.
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
       *[other] {" "}that still exists
      }.
   *[other] { $named }, and their threads. Cards are posted there, but nobody is called.
  }
server-now-voices = **Speaking as heroes:** { $on ->
    [yes] allowed (posts of each person in ten minutes: { $often }; letters of a post: { $most }). Who manages messages can remove a post.
   *[no] switched off.
  }
server-now-call = **Role for new games:** { $role ->
    [none] none.
   *[other] { $role } is called once when a lobby opens, if its host wishes.
  }
server-gone = ⚠ { $count ->
    [one] One channel or role in these lists does not exist any more. Choose again in its list, or press “Forget missing ones”.
   *[other] { $count } channels or roles in these lists do not exist any more. Choose again in their lists, or press “Forget missing ones”.
  }
server-unfit = Not saved: in { $channel } I lack these permissions: { $rights }. Grant them, then choose it again.
server-saved = Saved.
server-choose-channels = Channels where games can start
server-choose-roles = Roles that can start games
server-choose-quiet = Quiet channels, where nobody is called
server-choose-call = Role that a host can call to a new game
server-choose-games = Open games in the server, at most
server-choose-each = Open games by one person, at most
server-choose-often = How often a person speaks as a hero
server-choose-letters = How long a post of a hero is, at most
server-value-often = { $most ->
    [0] Nobody speaks as a hero
   *[other] Posts of a person in ten minutes: { $most }
  }
server-value-letters = Letters of a post: { $most }
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
stage-channels = The channels of a developers’ server: { $channels }. In #narrow the bot has no right to attach files.
