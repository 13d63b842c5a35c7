# Where games may be begun and by whom, what the owner of the bot has stopped, and cooldowns.

error-play-stopped = Whoever runs this bot has stopped all play here, since <t:{ NUMBER($since, useGrouping: 0) }:f>. Clocks stand still and nothing is lost: games go on where they are once play does.
error-new-stopped = Whoever runs this bot has stopped new games here for now. Games that are on go on.
error-server-closed = The managers of this server have stopped new games for now. Games that are on go on.
error-begin-elsewhere = Games may not be begun in this channel. Begin yours in { $channels }, or in a thread there.
error-begin-nowhere = Games may only be begun in certain channels, and those are gone. A manager of this server can choose others with /server settings.
error-begin-role = Only { $roles } may begin games in this server. Ask one of them to open one; you may join it.
error-begin-nobody = Only certain roles may begin games in this server, and those are gone. A manager of this server can choose others with /server settings.
error-room-yours = You host { $count ->
    [one] a game
   *[other] { $count } games
  } in this server; one person may have { $most } open at once. /adventure mine lists yours: end one with /adventure end, or hand one over with /adventure host.
error-room-server = { $count ->
    [one] One game is open in this server
   *[other] { $count } games are open in this server
  }, and no more than { $most } may be. Wait until one is over, or ask a manager of this server to allow more with /server settings.
error-again-later = { $what ->
    [begin] You have begun too many games (within { $minutes } min: { $count }). You may begin the next one
    [map] You have asked for too many maps (within a minute: { $count }). You may have the next one
    [own] You have had your data already (within { $minutes } min: { $count }). You may have it again
   *[file] You have asked for too many files (within a minute: { $count }). You may have the next one
  }{" "}<t:{ NUMBER($at, useGrouping: 0) }:R>.
server-named = { $named }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }

server-refused-nowhere = This only works in a server.
server-refused-manager = Only somebody with the right “Manage Server” can do that.
server-refused-number = Choose a number from 1 to { $most }.
server-refused-unknown = Choose channels or roles of this server, { $most } at most.

clock-play-stopped = Whoever runs this bot has stopped play, since { $since }: all clocks stand still, nothing is lost.
mine-stopped = play is stopped since { $since }, its clocks stand still: it goes on when whoever runs this bot resumes it
board-line-stopped = { $place } **{ $title }**: play is stopped, its clocks stand still. It goes on by itself.
nudge-refused-quiet = This is a quiet channel: nobody is called here. People get the private reminders they have chosen.

## undercroft servers, stop, resume

servers-none = No server has a game that is open, settings of its own, or a stop.
servers-line = { $id }: { $open ->
    [0] no game is open
    [one] one game is open
   *[other] { $open } games are open
  }, { $running } of them begun.
servers-closed = {"  "}Those who manage it have stopped new games.
servers-stop = In server { $id } you stopped { $halt ->
    [play] all play
   *[new] new games
  }, at { $since }.
servers-everywhere = Everywhere you stopped { $halt ->
    [play] all play
   *[new] new games
  }, at { $since }.
stop-done = { $halt ->
    [play] All play is stopped { $where ->
        [everywhere] everywhere
       *[other] in server { $where }
      }. Clocks stand still, nothing is lost.
    [new] New games are stopped { $where ->
        [everywhere] everywhere
       *[other] in server { $where }
      }. Games that are on go on.
   *[none] Games may be begun and played again { $where ->
        [everywhere] everywhere
       *[other] in server { $where }
      }.
  }
stop-others = These stops stay:
stop-late = The bot did not answer within { $seconds } s, and nothing was changed. “undercroft doctor” may say what is wrong; stop the bot and run this again.
stop-no-database = There is no database { $path }.
