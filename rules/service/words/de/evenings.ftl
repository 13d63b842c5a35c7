# Abende: Termine, die für ein Spiel festgelegt sind. Was abgelehnt wird, und warum einer nicht beginnen konnte.

-evening-examples = Freitag 20 Uhr · morgen 19:30 · in 3 Tagen um 20:00 · 24.12. 20 Uhr · 24. Dezember 20 Uhr MEZ · 2026-12-24 20:00
evening-refused-read = Ich kann „{ $typed }“ nicht als Tag und Zeit lesen. Schreib es etwa so: { -evening-examples }
evening-refused-time = „{ $typed }“ hat keine Uhrzeit. Füg eine hinzu, etwa: { -evening-examples }
evening-refused-day = „{ $typed }“ nennt einen Tag, den es nicht gibt. Schreib den Tag vor den Monat, oder den Monat mit Namen, etwa: { -evening-examples }
evening-refused-hour = Eine Stunde { $hour } gibt es so nicht. Schreib 20 Uhr oder 20:00.
evening-refused-weekday = In „{ $typed }“ passen Wochentag und Datum nicht zusammen. Lass eins davon weg.
evening-refused-past = Das ist vorbei: Ich lese <t:{ NUMBER($at, useGrouping: 0) }:F>. Wähle eine Zeit, die noch kommt.
evening-refused-far = Das ist über ein Jahr hin: Ich lese <t:{ NUMBER($at, useGrouping: 0) }:F>. Wähle eine Zeit binnen eines Jahres.
evening-refused-game = In diesem Kanal spielt niemand, also sag, welches Spiel es wird: Wähle eins unter `game`.
evening-refused-table = Dieser Kanal hat ein Spiel, bei dem du nicht mitspielst. Wer dort spielt, kann einen Abend dafür festlegen. Für ein neues Spiel wähle eins unter `game`.
evening-refused-preset = Dieses Spiel hat keine Einstellungen „{ $name }“. Wähle welche aus der Liste.
evening-refused-role = Dieser Server hat keine Rolle, die gerufen wird. Wer ihn verwaltet, kann eine mit /server settings wählen. Oder lass `call` weg.
evening-refused-many = { $where ->
    [server] Dieser Server hat { $most ->
        [one] { $most } Abend
       *[other] { $most } Abende
      } geplant
    [here] Dieser Kanal hat { $most ->
        [one] { $most } Abend
       *[other] { $most } Abende
      } geplant
   *[yours] Du hast auf diesem Server { $most ->
        [one] { $most } Abend
       *[other] { $most } Abende
      } geplant
  }, das ist die Grenze. Warte, bis einer vorbei ist, oder sag einen ab.
evening-refused-over = Dieser Abend ist vorbei oder wurde abgesagt. Leg einen anderen fest mit /adventure evening.
evening-refused-gone = Dieser Abend ist nicht mehr gespeichert. Leg einen anderen fest mit /adventure evening.
evening-refused-players = Dieser Abend ist für alle, die in einem laufenden Spiel sind. Um dort einen Platz zu nehmen, sag /adventure join in seinem Kanal; dann kannst du hier antworten.
evening-refused-full = Der Tisch ist voll: { $most } haben zugesagt, und mehr nimmt das Spiel nicht. Sag „Vielleicht“ und sieh später noch einmal nach.
evening-refused-crowd = { $most } haben schon geantwortet, und mehr passen nicht.
evening-refused-host = Ändern kann diesen Abend nur, wer ihn festgelegt hat oder den Kanal oder Server verwaltet.

evening-missed-late = Ich war zu der Zeit nicht da und habe es zu spät bemerkt. Nichts wurde eröffnet. Eröffnet die Lobby mit /adventure new, wenn ihr beisammen seid.
evening-missed-over = Das Spiel, für das er war, ist vorbei.
evening-missed-nobody = Niemand hat zugesagt.
evening-missed-place = { $why ->
    [gone] Der Kanal oder Thread wurde gelöscht.
    [locked] Der Thread ist gesperrt.
    [outside] Ich bin nicht in diesem privaten Thread. Erwähne mich dort einmal, oder füge mich hinzu.
    [timeout] Ich bin auf dem Server im Timeout.
    [removed] Ich wurde vom Server entfernt.
    [unavailable] Ich erreiche den Server nicht.
   *[closed] Ich darf dort nicht schreiben und keine Bilder zeigen.
  }
evening-host-missed = „{ $title }“ in { $place } konnte nicht beginnen: { $why }
evening-host-unsaid = Ich konnte den Leuten in { $place } nicht von „{ $title }“ erzählen: { $why }
