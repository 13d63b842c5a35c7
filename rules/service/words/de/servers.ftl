# Wo und von wem Spiele begonnen werden dürfen, was angehalten wurde, und Wartezeiten.

error-play-stopped = Seit <t:{ NUMBER($since, useGrouping: 0) }:f> sind hier alle Spiele angehalten, von denen, die diesen Bot betreiben. Die Uhren stehen, und nichts ist verloren: Spiele gehen weiter, wo sie sind, sobald wieder gespielt werden darf.
error-new-stopped = Wer diesen Bot betreibt, hat hier neue Spiele vorerst gesperrt. Laufende Spiele gehen weiter.
error-server-closed = Wer diesen Server verwaltet, hat neue Spiele vorerst gesperrt. Laufende Spiele gehen weiter.
error-begin-elsewhere = In diesem Kanal kannst du keine Spiele beginnen. Beginne deins in { $channels } oder einem Thread dort.
error-begin-nowhere = Spiele dürfen nur in bestimmten Kanälen beginnen, und die gibt es nicht mehr. Wer diesen Server verwaltet, kann mit /server settings andere wählen.
error-begin-role = Auf diesem Server dürfen nur { $roles } Spiele beginnen. Bitte jemanden mit dieser Rolle, ein Spiel zu eröffnen; mitspielen kannst du.
error-begin-nobody = Nur bestimmte Rollen dürfen auf diesem Server Spiele beginnen, und die gibt es nicht mehr. Wer diesen Server verwaltet, kann mit /server settings andere wählen.
error-room-yours = Du bist auf diesem Server Gastgeber von { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
  }, und eine Person kann { $most } zugleich offen haben. Deine zeigt /adventure mine; dann beende eins mit /adventure end, oder übergib eins mit /adventure host.
error-room-server = { $count ->
    [one] Ein Spiel ist
   *[other] { $count } Spiele sind
  } auf diesem Server offen, und { $most } ist die Grenze. Warte, bis eins vorbei ist, oder bitte darum, mit /server settings mehr zu erlauben.
error-again-later = { $what ->
    [begin] Du hast zu viele Spiele begonnen (binnen { $minutes } Min.: { $count }). Das nächste geht wieder
    [map] Du hast zu viele Karten angefordert (binnen einer Minute: { $count }). Die nächste gibt es
    [evening] Du hast zu viele Abende festgelegt oder verschoben (binnen { $minutes } Min.: { $count }). Der nächste geht wieder
    [say] Du hast zu oft gesprochen (binnen { $minutes } Min.: { $count }). Sprechen kannst du wieder
    [own] Du hast deine Daten schon bekommen (binnen { $minutes } Min.: { $count }). Noch einmal geht es
    [fights] Du hast zu viele Probekämpfe angefordert (binnen einer Minute: { $count }). Die nächsten gibt es
   *[file] Du hast zu viele oder zu große Dateien angefordert (binnen einer Minute: { $count } kleine). Die nächste gibt es
  }{" "}<t:{ NUMBER($at, useGrouping: 0) }:R>.
server-named = { $named }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
  }

server-refused-nowhere = Das geht nur auf einem Server. Nimm einen seiner Kanäle.
server-refused-manager = Das kann nur, wer die Berechtigung „Server verwalten“ hat.
server-refused-number = Wähle eine Zahl von { $least } bis { $most }.
server-refused-everyone = Alle rufe ich nie. Wähle eine Rolle, die Leute annehmen, weil sie von Spielen hören wollen.
server-refused-unknown = Wähle Kanäle oder Rollen dieses Servers, höchstens { $most }.

error-stage-unmarked = Spiele werden nur auf Entwicklungsservern gestellt, und das ist keiner. Wer den Bot betreibt, kann ihn mit UNDERCROFT_DEVELOPER_SERVERS dazu machen.
