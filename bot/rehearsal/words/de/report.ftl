## Der Bericht einer Probe: was `--compare` von einem sagt oder von zweien.

compare-head = Eine Probe vom { $began }, mit Undercroft { $undercroft } und discord.py { $discord }.{ $stopped ->
    [no] { "" }
   *[other] { " " }Sie kam nicht ans Ende. { $stopped }
}
compare-sum = { $differs ->
    [0] Keine Zeile weicht
    [one] Eine Zeile weicht
   *[other] { $differs } Zeilen weichen
} von der Tabelle ab; es stimmen { $holds }, nicht erprobt: { $untried }.
compare-row = { $row }: Die Tabelle sagt: { $says }
compare-unknown-row = { "  " }Die Tabelle dieser Version hat keine solche Zeile; der Bericht stammt von einer anderen.
compare-other-words = { "  " }Die eigene Tabelle des Berichts sagte: { $then }
compare-came = { "  " }erwartet: { $expected }
    { "  " }gekommen: { $came }
compare-source = { "  " }bekannt aus: { $source }
compare-code = { "  " }Code, der sich darauf verlässt: { $files ->
    [none] keiner von uns
   *[other] { $files }
}
compare-tests = { "  " }Tests, die die örtliche Tabelle daran messen: { $tests }
compare-looked = Der Mensch sagte, dass das nicht so aussah, wie es soll: { $name }
compare-changed = { $row }: vorher { $was }, jetzt { $now }
compare-changes = { $count ->
    [0] Zwischen ihnen hat sich nichts geändert.
    [one] Eine Zeile hat sich geändert.
   *[other] { $count } Zeilen haben sich geändert.
}
compare-two = Nenne einen Bericht, um zu sehen, was er bedeutet, oder zwei, um zu sehen, was sich geändert hat.
compare-missing = Es gibt keinen Bericht { $file } ({ $error }).
compare-large = { $file } ist für einen Bericht viel zu groß.
compare-no-json = { $file } ist kein Bericht: Es ist kein JSON, oder ein Teil davon fehlt.
compare-no-report = { $file } ist JSON, aber kein Bericht einer Probe.
compare-newer = { $file } stammt von einer neueren Version von Undercroft (Form { $version }; diese kennt { $known }). Vergleiche es mit jener Version.
compare-damaged = { $file } ist beschädigt: Was bei „{ $place }“ steht, kann nicht sein.

page-title = Eine Probe von Undercroft auf Discord
page-made = { $began } UTC, { $seconds } Sekunden lang. Hier steht kein Token, keine Id und kein Name: Es kann so, wie es ist, in ein Issue.
page-stopped = Sie kam nicht ans Ende. { $why }
page-left = Was sich nicht entfernen ließ
page-count = { $outcome ->
    [holds] { $count ->
        [one] Zeile stimmt
       *[other] Zeilen stimmen
    }
    [differs] { $count ->
        [one] Zeile weicht ab
       *[other] Zeilen weichen ab
    }
   *[untried] nicht erprobt
}
page-differing = Was abweicht
page-nothing-differs = Nichts Erprobtes weicht von dem ab, worauf der Bot sich verlässt.
page-expected = erwartet
page-came = gekommen
page-code = Code, der sich darauf verlässt
page-no-code = keiner von uns
page-person = Mit einem Menschen
page-no-person = { $why ->
    [no] Die Probe lief ohne einen Menschen.
   *[other] Es gab nichts zu drücken: { $why }.
}
page-person-ended = Es endete vor dem letzten Schritt: { $why }.
page-steps = Worum gebeten wurde. Zeiten sind in Millisekunden; * steht, wo mit Absicht zuerst eine falsche Antwort versucht wurde.
page-step = Schritt
page-act = Ergebnis
page-arrived = angekommen
page-acknowledged = be{ "\u00AD" }stätigt
page-answered = beantwortet
page-done = { $act ->
    [done] erledigt
    [skipped] übersprungen
    [impossible] nicht möglich
   *[not-reached] nicht erreicht
}
page-look = { $looked ->
    [yes] ✓ sah richtig aus
    [no] ✗ sah nicht richtig aus
   *[unsaid] – niemand sagte, wie es aussah
}
page-speed = { $what ->
    [arrived] Bis ein Drücken beim Bot ankam
    [acknowledged] Bis Discord unsere Bestätigung angenommen hatte
   *[answered] Bis die Antwort stand
}: { $median } ms (Median von { $count }), schlimmstens { $worst } ms.
page-measured = Alle Zeiten zählen von dem Augenblick, den Discord in die Id einer Interaktion schreibt. „Angekommen“ und „bestätigt“ gehen nach der Uhr dieses Rechners; ihr Unterschied zu der von Discord wurde an den Ids unserer eigenen Nachrichten gemessen und kann um { $off } ms danebenliegen; eine Bestätigung schließt die Nachricht von Discord ein, dass sie angenommen wurde. „Beantwortet“ geht allein nach der Uhr von Discord. Was zwischen einem Finger und jenem Augenblick vergeht und bis ein Bildschirm die Antwort zeigt, kann kein Bot wissen.
page-circumstances = Womit
page-with-undercroft = Undercroft
page-with-discord = discord.py
page-with-python = Python
page-with-system = System
page-with-database = Datenbank
page-with-shards = Shards
page-with-place = Ort
page-with-gateway = Gateway und zurück
page-with-request = Anfrage und zurück
page-with-rights = Rechte dort
page-with-lacking = fehlende Rechte
page-buckets = Limits, wie Discord sie nannte
page-buckets-about = Anfragen je Route in so vielen Sekunden, und wie oft das Limit erreicht war
page-route = Route
page-limit = Anfragen
page-seconds = Sekunden
page-waited = erreicht
page-every-row = Jede Zeile
