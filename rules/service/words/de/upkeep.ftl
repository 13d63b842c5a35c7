# Was in der Kommandozeile liest, wer das Haus betreibt.

## undercroft run --check, vor einem Start

check-line = { $level ->
    [well] { $text }
    [note] HINWEIS: { $text }
    [later] ZU TUN: { $text }
   *[wrong] ZU TUN: { $text }
}
check-settings = Die Einstellungen sind lesbar.
check-unknown = Eine Einstellung { $name } gibt es nicht, also bewirkt sie nichts. Ist der Name falsch geschrieben?
check-shards = UNDERCROFT_SHARDS ist { $plan }, aber eine SQLite-Datei dient nur einem Prozess, der alle Shards hat. Setz es auf auto, oder wechsle zu PostgreSQL (docs/HOSTING.md).
check-readable = Andere auf diesem Rechner können { $path } lesen, und damit das Token. Lass nur den Besitzer sie lesen: chmod 600 { $path }
check-token = Das Token hat die Form eines Bot-Tokens. Ob Discord es annimmt, zeigt sich beim Start.
check-no-token = Es gibt kein Token, also öffnet der lokale Tisch statt Discord.
check-bad-token = Was in DISCORD_TOKEN steht, ist kein Bot-Token, das drei Teile mit Punkten dazwischen hat. Kopiere es von der Seite „Bot“ des Developer Portals; Client Secret und Public Key sind etwas anderes.
check-new = Die Datenbank { $path } entsteht beim ersten Start.
check-empty = Die Tabellen der Datenbank { $path } entstehen beim ersten Start.
check-on-server = Die Datenbank { $path } ist lesbar. { $missing ->
    [0] Offene Abenteuer: { $open }.
    [one] Der Start ändert ihre Form mit einer Migration: Sichere sie vorher.
   *[other] Der Start ändert ihre Form mit { $missing } Migrationen: Sichere sie vorher.
}
check-database = Die Datenbank { $path } ist in Ordnung. { $missing ->
    [0] Offene Abenteuer: { $open }.
    [one] Der Start kopiert sie und ändert dann ihre Form mit einer Migration.
   *[other] Der Start kopiert sie und ändert dann ihre Form mit { $missing } Migrationen.
}
check-closed = Die Datenbank { $path } lässt sich nicht öffnen: { $error }.
check-folder = In den Ordner { $path } lässt sich schreiben.
check-folder-closed = In den Ordner { $path } lässt sich nicht schreiben: { $error }. Gib ihn dem Benutzer, unter dem der Bot läuft.
check-room = { $short ->
    [no] Die Platte hat Platz: { $free } MiB sind frei.
   *[other] Die Platte ist fast voll: { $free } MiB sind frei, und eine Kopie der Datenbank passte nicht darauf. Schaff Platz.
}
check-games = Die Spiele sind installiert: { $count }.
check-fonts = Die Schriften der Karten sind lesbar.
check-no-fonts = Die Schriften der Karten sind nicht lesbar ({ $error }). Installiere das Programm und Pillow neu.
check-zones = Die Zeitzonen sind da.
check-no-zones = Es gibt keine Zeitzonen. Installiere das Paket tzdata.
check-clock = Die Uhr steht nicht vor dem Zeitpunkt der Installation.
check-clock-behind = Die Uhr geht { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } gegenüber der Installation nach. Stell sie richtig: Nach ihr laufen die Züge.
check-table = Der lokale Tisch antwortet so verzögert wie Discord: UNDERCROFT_TABLE ist discord.
check-table-unused = UNDERCROFT_TABLE bewirkt nichts, denn es gibt ein Token: Der Bot verbindet sich mit dem echten Discord.
check-port = Port { $port } auf { $host } ist frei.
check-port-used = Port { $port } auf { $host } ist belegt. Beende, was ihn benutzt, oder wähle einen anderen.
check-verdict = { $count ->
    [0] Der Bot kann starten.
    [one] Eine Sache ist zu tun, bevor der Bot starten kann.
   *[other] { $count } Dinge sind zu tun, bevor der Bot starten kann.
}

## undercroft copy

copy-rows = { $table }: Zeile { $done } von { $of }.
copy-rows-checked = Alle Zeilen sind da, jede, wie sie war ({ $rows }).
copy-logs = Nachgespielte Protokolle: { $done } von { $of }.
copy-done = { $source } wurde nach { $target } kopiert, mit { $logs ->
    [one] einem Abenteuer
   *[other] { $logs } Abenteuern
}. Die Quelle ist, wie sie war. Nenn das Ziel in UNDERCROFT_DATABASE, um dort weiterzumachen.
copy-wrong-log = Das Protokoll von { $id } ist in beiden Datenbanken falsch: { $fault }

## undercroft doctor

doctor-versions = Undercroft { $undercroft }, discord.py { $discord }, Python { $python }, SQLite { $sqlite }.
doctor-database = Die Datenbank { $path } ist in Ordnung: { $size } MiB, und { $log } MiB in ihrem Log; { $migrations } Migrationen { $missing ->
    [0] sind angewandt.
   *[other] sind angewandt, und der nächste Start wendet { $missing } weitere an. Danach lässt sich ihr Inhalt prüfen.
}
doctor-on-server = Die Datenbank { $path } ist lesbar: { $size } MiB; { $migrations } Migrationen { $missing ->
    [0] sind angewandt.
   *[other] sind angewandt, und der nächste Start wendet { $missing } weitere an. Danach lässt sich ihr Inhalt prüfen.
}
doctor-never = Noch kein Bot hat sie benutzt.
doctor-alive = { $here ->
    [yes] Der Bot läuft: Zuletzt sah er vor { $seconds } s nach seinen Uhren.
   *[no] Der Bot läuft nicht, oder seine Uhren hängen: Zuletzt sah er vor { $seconds } s nach ihnen.
}
doctor-waiting = Wartende { $kind ->
    [timers] Uhren
    [postings] Tafeln
   *[notes] Nachrichten an Personen
}: { $count }{ $overdue ->
    [0] { "" }, nichts überfällig.
   *[other] { "" }, das Älteste seit { $overdue } s überfällig.
}
doctor-unrehearsed = Damit gab es noch keine Probe. „undercroft rehearse“ probiert auf Discord aus, worauf der Bot baut.
doctor-rehearsed = Letzte Probe: { $when } UTC, mit Undercroft { $version }{ $same ->
    [yes] { "" }
   *[no] { "" } (eine andere Version als diese)
}; { $differs ->
    [0] nichts wich ab
    [one] eine Zeile wich ab
   *[other] { $differs } Zeilen wichen ab
}, { $untried } wurden nicht probiert.
doctor-foreign = Die Migration { $name } gehört nicht zu diesem Programm. Installiere die Version, die diese Datenbank zuletzt benutzt hat.
doctor-ahead = Der Bot lief zuletzt zu einer Zeit, die der Uhr dieses Rechners { $seconds } s voraus ist. Stell die Uhr richtig.
doctor-overdue = { $kind ->
    [timers] Uhren sind
    [postings] Tafeln sind
   *[notes] Nachrichten an Personen sind
} seit { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} überfällig, obwohl der Bot läuft. Sein Log sagt, was scheitert.
doctor-banned = Discord hat die Adresse des Bots wegen zu vieler Anfragen gesperrt. Der Bot schweigt, und keine Uhr läuft, noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} lang. Sein Log sagt, welche Anfragen abgelehnt wurden.
doctor-illegible = Die Tabelle { $table } ist beschädigt: Sie enthält Text, der nicht UTF-8 ist. Spiele, in denen er steht, sind beiseitegelegt; spiel eine Sicherung ein, wenn sie wichtig sind, und prüf die Platte.
doctor-aside = Abenteuer { $id } in Kanal { $channel } ist beiseitegelegt. { $wrong ->
    [ruleset] Dieses Programm kennt kein Spiel „{ $ruleset }“: Installiere die Version, die es kennt.
    [newer] Eine neuere Version dieses Programms hat es geschrieben: Installiere diese.
    [parts] Seine gespeicherten Daten sind unlesbar ({ $parts }): Halte den Bot an und führ „undercroft repair { $id }“ aus.
   *[state] Sein Stand oder seine Uhren sind falsch: Halte den Bot an und führ „undercroft repair { $id }“ aus.
}
doctor-verdict = { $count ->
    [0] Alles ist in Ordnung. Offene Abenteuer: { $open }.
    [one] Eine Sache ist zu tun. Offene Abenteuer: { $open }.
   *[other] { $count } Dinge sind zu tun. Offene Abenteuer: { $open }.
}

## undercroft repair

repair-no-adventure = Ein Abenteuer { $id } gibt es in dieser Datenbank nicht. Prüf die Kennung.
repair-nothing-wrong = Abenteuer { $id } ist in Ordnung: Es ist lesbar.
repair-unknown-ruleset = Dieses Programm kennt kein Spiel „{ $ruleset }“. Installiere die Version, die es kennt.
repair-no-seed = Der Startwert von Abenteuer { $id } ist verloren, also kann nicht mehr gewürfelt werden. Spiel eine Sicherung ein.
repair-nothing-left = Weder das Journal noch ein Schnappschuss von Abenteuer { $id } ist lesbar. Spiel eine Sicherung ein.
repair-no-database = Eine Datenbank { $path } gibt es nicht. Prüf den Pfad.
repair-copied = Eine Kopie der Datenbank, wie sie war, ist in { $copy }.
repair-done = Abenteuer { $id } ist repariert. { $source ->
    [kept] Sein Stand war in Ordnung.
    [journal] Ich habe seinen Stand aus dem Journal nachgespielt.
   *[snapshot] Ich habe seinen Stand vom Schnappschuss nach Schritt { $since } an nachgespielt.
} { $missing ->
    [0] { $steps ->
        [one] Sein einer Schritt ist erhalten.
       *[other] Alle { $steps } Schritte sind erhalten.
    }
   *[other] Erhaltene Schritte: { $kept } von { $steps }. Die Schritte nach Schritt { $kept } folgen nicht daraus, also sind sie zurückgenommen.
}
repair-proven = { $proven ->
    [yes] Sein Protokoll nachzuspielen führt zum selben Stand.
   *[no] Sein Protokoll nachzuspielen führt nicht zu diesem Stand: Eine frühere Version hat das Protokoll geschrieben, oder es ist beschädigt.
}
repair-lost = { $part ->
    [clock] Seine Uhren und die vereinbarten Zeiten waren unlesbar: Sie beginnen neu.
    [options] Seine Einstellungen waren unlesbar: Es hat jetzt die üblichen.
    [outcome] Sein Ausgang war unlesbar: Sein Stand entscheidet.
   *[orders] Seine Dauerbefehle waren unlesbar: Es hat jetzt keine.
}
repair-goes-on = Starte den Bot: Das Spiel geht mit einer neuen Tafel weiter.

## undercroft servers, stop, resume

servers-none = Kein Server hat offene Spiele, eigene Einstellungen oder eine Sperre.
servers-line = { $id }: { $open ->
    [0] keine offenen Spiele
    [one] ein offenes Spiel
   *[other] { $open } offene Spiele
  }, davon begonnen: { $running }.
servers-closed = {"  "}Wer den Server verwaltet, hat neue Spiele gesperrt.
servers-stop = Du hast { $halt ->
    [play] alle Spiele
   *[new] neue Spiele
  } auf Server { $id } angehalten, um { $since }.
servers-everywhere = Du hast { $halt ->
    [play] alle Spiele
   *[new] neue Spiele
  } überall angehalten, um { $since }.
stop-done = { $halt ->
    [play] Alle Spiele sind angehalten, { $where ->
        [everywhere] überall
       *[other] auf Server { $where }
      }. Die Uhren stehen; nichts ist verloren.
    [new] Neue Spiele sind gesperrt, { $where ->
        [everywhere] überall
       *[other] auf Server { $where }
      }. Laufende Spiele gehen weiter.
   *[none] Es kann wieder begonnen und gespielt werden, { $where ->
        [everywhere] überall
       *[other] auf Server { $where }
      }.
  }
stop-others = Andere Sperren gelten noch:
stop-others-unread = Ich kann nicht lesen, welche anderen Sperren gelten, denn die Datenbank ist beschädigt. `undercroft doctor` sagt, wo.
stop-late = Der Bot hat nicht binnen { $seconds } s geantwortet, und nichts wurde geändert. Warum, sagt „undercroft doctor“; oder halte den Bot an und führ dies noch einmal aus.
stop-no-database = Eine Datenbank { $path } gibt es nicht. Prüf den Pfad.
