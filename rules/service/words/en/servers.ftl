# Where games may be begun and by whom, what the owner of the bot has stopped, and cooldowns.

error-play-stopped = Whoever runs this bot has stopped all play here, since <t:{ NUMBER($since, useGrouping: 0) }:f>. Clocks are stopped and nothing is lost: games go on where they are once play is allowed again.
error-new-stopped = Whoever runs this bot has stopped new games here for now. Running games go on.
error-server-closed = The managers of this server have stopped new games for now. Running games go on.
error-begin-elsewhere = You cannot start games in this channel. Start yours in { $channels }, or in a thread there.
error-begin-nowhere = Games can only start in certain channels, and those do not exist any more. A manager of this server can choose others with /server settings.
error-begin-role = In this server only { $roles } can start games. Ask one of them to open a game; you can join it.
error-begin-nobody = Only certain roles can start games in this server, and those do not exist any more. A manager of this server can choose others with /server settings.
error-room-yours = You host { $count ->
    [one] a game
   *[other] { $count } games
  } in this server, and one person can have { $most } open at once. See yours with /adventure mine; then end one with /adventure end, or hand one over with /adventure host.
error-room-server = { $count ->
    [one] One game is open in this server
   *[other] { $count } games are open in this server
  }, and { $most } is the limit. Wait until one is over, or ask a manager of this server to allow more with /server settings.
error-again-later = { $what ->
    [begin] You have started too many games (within { $minutes } min: { $count }). You can start the next one
    [map] You have asked for too many maps (within a minute: { $count }). You can have the next one
    [evening] You have fixed or moved too many evenings (within { $minutes } min: { $count }). You can fix or move the next one
    [say] You have spoken too often (within { $minutes } min: { $count }). You can speak again
    [own] You have had your data already (within { $minutes } min: { $count }). You can have it again
    [fights] You have asked for too many test fights (within a minute: { $count }). You can have the next ones
   *[file] You have asked for too many files, or for large ones (within a minute: { $count } small ones). You can have the next one
  }{" "}<t:{ NUMBER($at, useGrouping: 0) }:R>.
server-named = { $named }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }

server-refused-nowhere = This only works in a server. Use it in one of its channels.
server-refused-manager = Only somebody with the “Manage Server” permission can do that.
server-refused-number = Choose a number from { $least } to { $most }.
server-refused-everyone = I never call everybody. Choose a role that people take because they want to hear of games.
server-refused-unknown = Choose channels or roles of this server, { $most } at most.

error-stage-unmarked = Games are staged in developers’ servers alone, and this is none. Whoever runs the bot can mark it with UNDERCROFT_DEVELOPER_SERVERS.
