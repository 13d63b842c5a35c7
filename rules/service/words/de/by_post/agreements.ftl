# Worauf sich ein Tisch einigt: Pausen, mehr Zeit, Abstimmungen, Plätze, die wechseln, freie Tage, Abschiede.

## Lobbys und Plätze

lobby-wanted-heard = Gut: Diese Lobby bleibt offen.
answer-took-over = Du führst jetzt { $hero }.

## Der Kalender eines Tisches: Tage, an denen keine Uhr läuft

calendar-days = Keine Uhr läuft am { $days } ({ $zone }).
# the same
calendar-stretch = { $first } – { $last }
calendar-empty = Dieser Tisch hat keine eigenen Feiertage. Der Gastgeber fügt welche mit /pace holidays add hinzu.
calendar-added = Die Uhren dieses Tisches stehen jetzt am { $days } ({ $zone }).
calendar-removed = Die Uhren dieses Tisches laufen jetzt am { $days } wie an anderen Tagen ({ $zone }).
calendar-refused-read = „{ $typed }“ ist kein Datum. Schreib einen Tag als 24.12.2026, oder mehrere als „24.12. bis 27.12.“.
calendar-refused-when = „{ $typed }“ passt nicht. Wähle Tage, die noch kommen, unter den nächsten { $most }.
calendar-refused-many = Das sind zu viele Tage: Der Kalender fasst höchstens { $most } und { $left ->
    [0] ist voll. Entferne erst einen mit /pace holidays remove.
    [one] hat noch Platz für einen.
   *[other] hat noch Platz für { $left }.
  }
calendar-refused-none = „{ $typed }“ steht nicht im Kalender dieses Tisches. /pace holidays list zeigt seine Tage.

## Helden, die aufgegeben werden, Gruppen, die aufhören

retire-done = Leb wohl! { $hero } gehört dir nicht mehr. Wer an diesen Tisch kommt, kann den Platz nehmen. Auch du, mit /adventure join, solange er frei ist.
notice-retire = Wer { $hero } führte, ist endgültig gegangen. { $hero } bleibt als Begleitung. Wer will, kann den Platz mit /adventure join nehmen, und der Gastgeber kann ihn mit /adventure hand-over jemandem anbieten.
concede-open = Vorschlag, das Abenteuer zu beenden, von { AND($heroes) }. Mehr als die Hälfte von { $voters } entscheidet; zustimmen mit /adventure concede.
concede-heard = Deine Stimme zählt einen Tag lang, oder bis du weiterspielst: { $agreed } von { $voters } wollen das Abenteuer beenden. Mehr als die Hälfte entscheidet.
concede-taken-back = Du möchtest weiterspielen. { $agreed } von { $voters } wollen das Abenteuer beenden.
concede-carried = Die Abstimmung entscheidet: Die Gruppe kehrt um.
concede-refused-campaign = Eine Kampagne endet in der Stadt: Sobald die Gruppe zu Hause ist, müssen alle zustimmen, die dabei sind.
concede-refused-away = { $hero } ist jetzt auf Autopilot. Führ deinen Helden wieder mit /pace back oder /adventure autopilot, dann kannst du abstimmen.
hand-over-refused-led = { $hero } wird schon geführt. Du kannst nur freie Plätze anbieten.
hand-over-refused-hero = Kein Held hier heißt „{ $hero }“. Wähle einen aus der Liste.

## Pausen, mehr Zeit, Abstimmungen, Plätze, die wechseln

pace-remind =
    { $by ->
        [none] { $part ->
            [85] { $hero } ist dran, und die Zeit ist fast um: { $due }.
            [100] Die Zeit für { $hero } ist um. Der Zug gehört weiter dir, bis die anderen etwas anderes entscheiden.
           *[other] { $hero } ist dran. Die halbe Zeit ist vorbei; der Rest endet { $due }.
        }
       *[other] { $by } fragt, ob du bald spielen kannst: { $hero } ist dran, bis { $due }.
    } { $last ->
        [yes] Alle warten nur noch auf dich.
       *[no] Der Tisch wartet auch auf andere.
    }
pace-paused = Alle Uhren dieses Tisches stehen bis { $until }. Alle hier können sie mit /pace resume wieder laufen lassen. Ich habe es den anderen gesagt.
pace-refused-pause-days = Eine Pause dauert 1 bis { $most } Tage. Ist sie vorbei, kannst du um eine weitere bitten.
pace-sooner-done = Die meisten von euch sind dafür: Die Zeit des Tisches gilt jetzt auch für laufende Züge. Wer dran ist, wird rechtzeitig gewarnt.
pace-sooner-heard = Deine Stimme zählt. Noch { $left } { $left ->
    [one] Stimme
   *[other] Stimmen
  }, und die Zeit des Tisches gilt für laufende Züge.
pace-refused-sooner = Jeder laufende Zug hat schon die Zeit des Tisches.
pace-refused-more = Ein Zug kann insgesamt eine Woche mehr bekommen; { $left ->
    [0] dieser hatte sie schon.
    [one] davon ist eine Stunde übrig.
   *[other] davon sind { $left } Stunden übrig.
  }
pace-resumed = Die Uhren laufen wieder. Alle haben mindestens so viel Zeit übrig wie vor der Pause.
pace-more-time = Alle, die dran sind, haben { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
} mehr.
pace-back = Du führst { $hero } wieder selbst. Bist du dran, hast du die volle Zeit dafür.
nudge-sent = Erinnerung gesendet: { AND($heroes) }. Sie ersetzt eine automatische, also bekommt niemand mehr Erinnerungen als sonst.
nudge-sent-live = Gefragt: { AND($heroes) }. Live wird jede Person einmal pro Zug gefragt.
nudge-refused-asked = { AND($heroes) } wurde zu diesem Zug schon gefragt. Der Gastgeber kann den Helden mit /adventure autopilot spielen lassen; schweigt auch der, kannst du es.
nudge-refused-live = { AND($heroes) } war gerade noch aktiv. Geschieht noch { $wait } { $wait ->
    [one] Minute
   *[other] Minuten
  } nichts, kannst du mit /pace nudge fragen.
call-asked = { $by } fragt nach dir: { $hero } ist dran.
nudge-refused-nobody = Der Tisch wartet jetzt auf sonst niemanden.
nudge-refused-now = Du kannst { AND($heroes) } jetzt nicht erinnern. Eine Erinnerung geht, sobald der Zug eine Stunde alt ist, und noch einmal nach der halben Zeit, aber nicht, während die Uhr steht (nachts, im Urlaub).
nudge-refused-still = Die Uhren dieses Tisches stehen, darum wird niemand erinnert. /pace resume lässt sie wieder laufen.

pace-refused-live = Dieses Spiel wird live gespielt, ohne Uhren. Für diesen Befehl muss der Gastgeber erst das Tempo auf „per Post“ stellen.
pace-refused-paused = Die Uhren dieses Tisches stehen schon.
pace-refused-running = Die Uhren dieses Tisches laufen schon.
pace-refused-nobody-awaited = Der Tisch wartet jetzt auf niemanden, also braucht niemand mehr Zeit.
pace-refused-not-away = Du führst { $hero } schon; du warst nicht abwesend.

vote-heard = Du hast gestimmt: { $wish ->
    [skip] vorsichtig für { $hero } handeln
    [replace] jemand anderen für { $hero } suchen
    [pause] das Spiel pausieren
   *[wait] weiter auf { $hero } warten
  }. Es braucht mehr als die Hälfte von { $voters } Stimmen.
vote-carried = Die Abstimmung entscheidet: { $wish ->
    [skip] { $hero } handelt jetzt vorsichtig
    [replace] der Platz von { $hero } wird jemand anderem angeboten
    [pause] die Uhren stehen
   *[wait] der Tisch wartet weiter auf { $hero }
  }.
vote-refused-own = Diese Abstimmung handelt von dir, also entscheiden die anderen. Mach deinen Zug, oder komm mit /pace back zurück.
vote-refused-away = Du giltst hier als abwesend. Komm mit /pace back zurück, dann kannst du abstimmen.
vote-refused-not-late = { $hero } hat noch Zeit. Abstimmen kannst du, sobald sie um ist.
vote-refused-lately = Über { $hero } wurde in den letzten zwei Tagen abgestimmt. Frag später wieder.

hand-over-offered = { $to } kann den Platz von { $hero } binnen einer Woche mit /adventure accept nehmen.
hand-over-note = Dir wird ein Platz angeboten: Sag hier /adventure accept, um { $hero } zu führen.
hand-over-refused-seated = Diese Person hat schon einen Platz an diesem Tisch. Biete ihn jemandem an, der keinen hat.
hand-over-refused-none = Niemand hat dir hier einen Platz angeboten, oder das Angebot ist vorbei. Nimm einen freien Platz mit /adventure join.
reclaim-done = { $hero } gehört wieder dir. Ein begonnener Zug behält die Zeit, die er noch hat.
reclaim-refused = Hier gibt es keinen Platz, den du zurücknehmen könntest. Das geht drei Tage lang, nachdem ihn jemand anderes genommen hat.
host-done = { $who } ist jetzt Gastgeber dieses Abenteuers.
host-refused-same = Diese Person ist schon Gastgeber dieses Abenteuers.
host-refused-there = Der Gastgeber ist noch da. Jemand anderes kann übernehmen, sobald er gegangen ist oder so viele Züge versäumt hat, wie der Tisch erlaubt.
host-refused-live = Der Gastgeber ({ $host }) war gerade noch da. Geschieht noch { $wait } { $wait ->
    [one] Minute
   *[other] Minuten
  } nichts, können alle, die hier spielen, mit /adventure host übernehmen.
host-refused-seat = Gastgeber kann nur sein, wer an diesem Tisch einen Platz hat.
