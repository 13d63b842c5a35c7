# Einstellungen eines Abenteuers und seines Tempos.

## Wie Einstellungen heißen

setting-together = Züge einer Runde

setting-turn-time = Zeit für einen Zug
setting-absence = Wenn die Zeit um ist
setting-window = Zeit zum Widersprechen
setting-misses = Versäumte Züge bis abwesend
setting-weekends = Wochenenden
setting-vacations = Urlaub
setting-zone = Zeitzone des Tisches

post-agreed = Zeit für einen Zug: { $time }.{ $together ->
    [round] {" "}Eine Runde hat eine gemeinsame Zeit.
    [yes] {" "}Die Züge einer Runde laufen gemeinsam.
   *[no] {""}
  }{ $common ->
    [yes] {" "}{ $decided }.{ $window ->
        [off] {""}
       *[other] {" "}Zeit zum Widersprechen: { $otherwise }.
      }
   *[no] {""}
  } Wenn die Zeit um ist: { $absence }. Abwesend ist, wer { $misses ->
    [one] einen Zug
   *[other] { $misses } Züge
  } versäumt.
setting-language = Sprache des Tisches
setting-thread-name = Im Namen des Threads zeigen, wer dran ist

setting-language = Sprache des Tisches
setting-preset = Vorlage
setting-pace = Tempo

## Wie Werte heißen, gleich in welcher Einstellung; ein System kann eigene Worte haben

value-together-off = nacheinander
value-together-on = gemeinsam: eine Zeit für alle
value-1min = eine Minute
value-5min = 5 Minuten
value-30min = 30 Minuten
value-window-off = keine: wer zuerst kommt, entscheidet sofort
value-2h = 2 Stunden
value-6h = 6 Stunden
value-12h = 12 Stunden
value-24h = ein Tag
value-48h = zwei Tage
value-72h = drei Tage
value-7d = eine Woche
value-daily-08 = jeden Tag um 8:00
value-daily-12 = jeden Tag um 12:00
value-daily-18 = jeden Tag um 18:00
value-daily-21 = jeden Tag um 21:00
value-wait = warten
value-guard = vorsichtig für sie handeln
value-autopilot = der Autopilot spielt, in ihrer Art
value-vacations-wait = der Tisch wartet
value-vacations-play = Befehle und Autopilot spielen weiter
value-weekends-on = zählen wie andere Tage
value-weekends-off = Uhren stehen
value-thread-name-on = ja, in Threads, die ich eröffnet habe
value-thread-name-off = nein

value-on = an
value-off = aus
value-live = live
value-post = per Post
value-custom = eigene
value-none = keine
value-vote = durch Abstimmung
value-random = zufällig
value-player = jemand aus der Gruppe wählt

## Was Einstellungen bewirken, und die Überschriften ihrer Listen

settings-group-time = Vorlage und Tempo
settings-group-party = Die Gruppe
settings-group-dungeon = Der Dungeon
settings-group-fights = Kämpfe
settings-group-turns = Züge und Zeit
settings-group-rules = Regeln
settings-group-house = Hausregeln

setting-preset-about = Stellt alles auf einmal ein, vom kurzen Spiel bis zum langen oder schweren.
setting-pace-about = Live heißt: Alle sind gleichzeitig da. Per Post haben alle Stunden oder Tage für jeden Zug.
setting-turn-time-about = Wie lange jemand für einen Zug hat, bevor es am Tisch weitergeht.
setting-absence-about = Was geschieht, wenn jemand einen Zug nicht rechtzeitig macht.
setting-window-about = Wo die erste Stimme entscheidet: wie lange die anderen widersprechen können, bevor es gilt.
setting-misses-about = Nach wie vielen versäumten Zügen in Folge jemand als abwesend gilt.
setting-vacations-about = Ob der Tisch auf Leute im Urlaub wartet oder ihr Held von selbst spielt.
setting-weekends-about = Ob die Uhren samstags und sonntags laufen.
setting-thread-name-about = Ob der Name des Threads sagt, wer dran ist.
setting-language-about = In welcher Sprache Tafeln, Rufe und Aushänge dieses Tisches sind. Antworten an dich kommen in deiner: /settings me.
setting-zone-about = Die Zeitzone für die Nächte, Wochenenden und täglichen Züge des Tisches.
setting-together-about = Ob eine Runde eine Zeit für alle hat, in der alle in beliebiger Folge handeln oder vorausplanen.
