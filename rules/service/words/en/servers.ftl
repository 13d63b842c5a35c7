# Where games may be begun and by whom, what the owner of the bot has stopped, and cooldowns.

error-play-stopped = Whoever runs this bot has stopped all play here, since <t:{ NUMBER($since, useGrouping: 0) }:f>. Clocks stand still and nothing is lost: games go on where they are once play does.
error-new-stopped = Whoever runs this bot has stopped new games here for now. Games that are on go on.
error-server-closed = No new games are begun in this server for now, as those who manage it have it. Games that are on go on.
error-begin-elsewhere = Games do not belong into this channel. In this server they go on in { $channels }, or in a thread there.
error-begin-nowhere = Games may be begun in certain channels of this server alone, and those are gone. Somebody who manages the server can name others: /server settings.
error-begin-role = Games are begun in this server by { $roles }. Ask one of them to open one; you may join it.
error-begin-nobody = Certain roles alone may begin games in this server, and those are gone. Somebody who manages the server can name others: /server settings.
error-room-yours = You host { $count ->
    [one] a game
   *[other] { $count } games
  } in this server, and { $most } may be open at once for one person. /adventure mine lists them: end one with /adventure end, or hand one over with /adventure host.
error-room-server = { $count ->
    [one] One game is open in this server, and there may be
   *[other] { $count } games are open in this server, and there may be
  }{" "}{ $most } at once. Once one is over, another may begin; somebody who manages the server can allow more: /server settings.
error-again-later = { $what ->
    [begin] You have begun { $count } games within { $minutes } minutes. You may begin the next one
    [map] You have had { $count } maps within a minute. You may have the next one
    [own] You have had your data { $count } times within { $minutes } minutes. You may have it again
   *[file] You have had { $count } files or animations within a minute. You may have the next one
  }{" "}<t:{ NUMBER($at, useGrouping: 0) }:R>.
server-named = { $named }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }

server-refused-nowhere = This only works in a server.
server-refused-manager = Only who manages this server (the right “Manage Server”) can do that.
server-refused-number = Choose a number from 1 to { $most }.
server-refused-unknown = Choose at most { $most } channels or roles of this server.

clock-play-stopped = Whoever runs this bot has stopped play, since { $since }: all clocks stand still, nothing is lost.
mine-stopped = play is stopped since { $since }, its clocks stand still: it goes on once whoever runs this bot lets it
board-line-stopped = { $place } **{ $title }**: play is stopped, its clocks stand still. It goes on by itself.
nudge-refused-quiet = This is a quiet channel: nobody is called here but by the reminders that people have chosen to get in private.

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
stop-late = The bot did not take this within { $seconds } seconds, and nothing was changed. “undercroft doctor” may say what is wrong with it; stop the bot and say it again.
stop-no-database = There is no database { $path }.
