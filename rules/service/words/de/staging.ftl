# Spiele, die für die Entwicklung gestellt sind, auf Servern, die dafür bezeichnet wurden.

answer-staged = Gestellt: { $wanted }. Gefunden in Spiel { $game } seiner Art nach { $steps ->
    [one] einer Aktion
   *[other] { $steps } Aktionen
  } (Startwert „{ $seed }“, { $played } versucht). Du führst jeden Platz: Drück für alle, die gefragt sind, oder nimm /stage press.{ $said ->
    [0] {""}
    [one] {" "}Der nächste Würfel fällt, wie du gesagt hast.
   *[other] {" "}Die nächsten { $said } Würfel fallen, wie du gesagt hast.
  }
answer-stage-dice = { $count ->
    [0] Die Würfel fallen wieder zufällig.
    [one] Der nächste Würfel fällt, wie du gesagt hast: { $faces }. Das Protokoll hält es fest.
   *[other] Die nächsten { $count } Würfel fallen, wie du gesagt hast: { $faces }. Das Protokoll hält es fest.
  }
answer-stage-seat = { $user } führt jetzt { $hero }.

error-stage-not-staged = Dieses Spiel wurde nicht gestellt, also gehören seine Würfel und Plätze niemand anderem.
error-stage-word = Ich verstehe „{ $word }“ nicht.{ $count ->
    [0] {""}
   *[other] {" "}Meintest du { $near }?
  } Alle Wörter zeigt undercroft stage --list.
error-stage-no-game = Kein Spiel kennt das alles zusammen: { $said }. Alle Wörter zeigt undercroft stage --list.
error-stage-seats = Dieses Spiel wird von { $fewest } bis { $most } Personen gespielt.
error-stage-not-found = Einen solchen Stand fand ich nicht ({ $said }): { $games ->
    [one] ein Spiel wurde gespielt
   *[other] { $games } Spiele wurden gespielt
  }, { $actions } Aktionen. Vielleicht ist er selten oder kommt nie vor.
error-stage-seat = Niemand hier heißt { $name }. Es gibt { AND($names) }.
error-stage-bot = Ein Bot führt niemanden.

## Die Kommandozeile

stage-nothing-named = Sag nach undercroft stage in Anführungszeichen, was du sehen willst, etwa: a fight in the delve, two heroes, one captive. Alle Wörter: undercroft stage --list
stage-no-server = Kein Server ist als Entwicklungsserver eingetragen. Schreib die Kennung deines Servers in .env als UNDERCROFT_DEVELOPER_SERVERS=… und starte den Bot neu. Um es hier anzusehen: undercroft table --stage und dieselben Wörter
stage-no-token = Schreib erst das Token des Bots in .env als DISCORD_TOKEN=…: Es benennt die Anwendung.
stage-in-discord = Mit PostgreSQL kann jeder Prozess diesen Kanal bedienen: Gib dort /stage game ein.
stage-not-written = Ich kann den Auftrag für den Bot nicht schreiben: { $trouble }
stage-found = Gefunden: { $wanted }. Spiel { $game }, nach { $steps ->
    [one] einer Aktion
   *[other] { $steps } Aktionen
  } (Startwert „{ $seed }“, { $played } versucht).
stage-how = Um es auf diesem Rechner anzusehen: undercroft table --stage, und dieselben Wörter in Anführungszeichen ({ $words }). Auf Discord: häng --channel und die Kennung des Kanals an.
stage-waits = Kein Bot hat es binnen { $seconds } Sekunden genommen. Der nächste, der mit dieser Datenbank startet, tut es.
stage-late = Der Bot hat es genommen und nicht binnen { $seconds } Sekunden geantwortet. Sieh in den Kanal und in sein Log.
stage-no-game = Ein Spiel { $game } gibt es nicht. Die Spiele: { $games }.
stage-list-frame = In jedem Spiel (eine Zahl darf vor allem stehen, was sich zählen lässt, und no oder without vor dem, was nicht sein soll):
stage-list-game = { $title } ({ $game }), außer „may“ mit der Art einer Aktion, etwa may attack:
stage-list-same = (auch { $words })

stage-about-games = Die Spiele, und jedes Wort, das nur einer ihrer Namen hat
stage-about-heroes = Wie viele spielen, jede Person mit einem Helden
stage-about-players = Wie viele spielen, in taktischen Spielen je mit einem Team
stage-about-level = Auf welcher Ebene
stage-about-lobby = Bevor das Spiel beginnt
stage-about-first-card = Wenn das Spiel beginnt, mit fertigen Helden
stage-about-choosing = Wenn Helden oder Teams gewählt werden
stage-about-post = Per Post gespielt
stage-about-campaign = Die Kampagne dieses Spiels
stage-about-without = Das Nächste soll nicht der Fall sein
stage-about-may = Wer gefragt ist, darf das tun
stage-about-down = Helden, die am Boden oder tot sind
stage-about-hurt = Helden, die Punkte verloren haben
stage-about-vote = Mehrere entscheiden eins gemeinsam
stage-about-asked = Plätze, die jetzt etwas zu entscheiden haben
stage-about-silent = Plätze, deren Zug in dieser Runde noch kommt
stage-about-won = Das Spiel wurde gewonnen
stage-about-lost = Das Spiel wurde verloren
stage-about-over = Das Spiel ist vorbei, wie auch immer es endete
stage-about-town = Die Gruppe ist in der Stadt
stage-about-chapter = Abenteuer, die eine Kampagne hinter sich hat
stage-about-fight = Ein Kampf ist im Gange
stage-about-captive = Figuren, die Helden mit sich führen
stage-about-taken = Helden in der Hand von Monstern
stage-about-door = Türen, die sich von dort versuchen lassen, wo Helden stehen
stage-about-boss = Ein Boss: im Kampf mit ihm, oder sein Token auf dem Spielplan
stage-about-treasure = Etwas wurde gefunden, das jemand nehmen muss
stage-about-chest = Truhen neben einem Helden
stage-about-last-room = Kurz vor dem Ende des Spiels
stage-about-monster = Monster, die da sind
stage-about-asleep = Monster, die schlafen
stage-about-undead = Das Monster hier ist untot
stage-about-rover = Das Monster hier zog umher
stage-about-secret = Geheimtüren hier
stage-about-artifact = Artefakte: bisher gefunden, oder neben einem Helden
stage-about-exits = Ausgänge sind zu setzen
stage-about-keep = Einer von zwei Räumen ist zu behalten
stage-about-theme = Das Thema der Ebene darunter ist zu wählen
stage-about-flight = Jemand kann aus einem Kampf fliehen
stage-about-duel = Zwei Helden kämpfen gegeneinander
stage-about-level-up = Helden, die für eine Stufe etwas wählen
stage-about-corridor = In einem Gang
stage-about-vault = In einer Schatzkammer
stage-about-temple = In einem Tempel
stage-about-great-hall = In einem Prunksaal
stage-about-slain = Bosse, die erschlagen sind
stage-about-shut = Türen, die in diesem Zug nicht aufgingen
stage-about-sell = Ein Schatz kann verkauft werden
stage-about-lair = Vor einem Bau
stage-about-wood = Ein Holzplättchen fragt, ob gezogen wird
stage-about-bribe = Ein Feind kann bestochen werden
stage-about-magic = In einem Kampf kann gezaubert werden
stage-about-luck = Glück kann ausgegeben werden
stage-about-vision = Ein Plättchen kann angesehen werden
stage-about-potion = Tränke können getrunken werden
stage-about-rest = Die Helden rasten
stage-about-modify = Ein Angriff ging fehl und lässt sich retten
stage-about-burn = Die Punkte eines Feuerballs sind zu verteilen
stage-about-close = Ausgänge sind zu schließen
stage-about-stairs = Treppen: in ihrem Raum, oder auf dem Spielplan
stage-about-carried = Truhen, die Helden tragen
stage-about-trap = Fallen, die bekannt und noch scharf sind
stage-about-token = Tokens, die auf dem Spielplan liegen
stage-about-spin = Eine freie Drehung kann genommen werden
stage-about-strike-back = Ein Gegenangriff kann erfolgen
stage-about-first = Wer anfängt, ist zu klären
stage-about-give-up = Übers Aufgeben ist zu entscheiden
stage-about-offer = Jemand, dem ihr unten begegnet, bittet um etwas
stage-about-mission = Aufträge, die offen sind
stage-about-grown = Die Ebene ist bis zum Ende gewachsen
stage-about-roster = Helden einer Kampagne, die zu Hause sind
