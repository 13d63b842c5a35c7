# Was die Zeit bewirkt, auf der Tafel und in der Übersicht.

## Züge, die angesagt werden, bevor sie kommen

ahead-line-some = { $said ->
    [one] Eine Person hat für diese Runde vorausgeplant.
   *[other] { $said } Personen haben für diese Runde vorausgeplant.
  }
ahead-line = Geplant haben ihren Zug { $said } von { $all }.
ahead-line-left = Geplant haben ihren Zug { $said } von { $all }. Es fehlen noch: { $left }
round-spoken = { $count ->
    [one] { $heroes } hat gesprochen.
   *[other] { AND($heroes) } haben gesprochen.
  } Diese Runde wartet noch auf: { $left }
round-left = Diese Runde wartet auf: { $left }
round-waits = { $how ->
    [away] { AND($heroes) } (abwesend)
    [over] { AND($heroes) } (Zeit ist um)
    [due] { AND($heroes) } { $due }
   *[open] { AND($heroes) }
  }
holds-line = { $hero } ist mitten im Zug. Bleibt er stehen, mache ich { $due } damit weiter, damit die anderen handeln können.
ahead-left = { $hero } { $due }
ahead-left-over = { $hero } (Zeit ist um)
ahead-left-open = { $hero }
ahead-remind =
    { $by ->
        [none] Du kannst
       *[other] { $by } fragt: Du kannst
    } noch den Zug von { $hero } in dieser Runde planen. { $part ->
        [85] Die Zeit ist fast um: { $due }.
       *[other] Die halbe Zeit ist vorbei; der Rest endet { $due }.
    } { $last ->
        [yes] Alle warten nur noch auf dich.
       *[no] Der Tisch wartet auch auf andere.
    }
ahead-seat = { $hero } ({ $who }): { $how ->
    [said] hat den Zug dieser Runde geplant
    [over] Zeit ist um; kommt der Zug, läuft er, wie der Tisch es vereinbart hat
    [stopped] kann den Zug planen; die Uhr steht
    [open] kann den Zug planen, ohne Zeitgrenze
   *[due] kann den Zug planen, bis { $until }
  }
ahead-terms = Die Züge einer Runde laufen gemeinsam: Während andere handeln, planen alle, die später dran sind, ihren Zug.
round-terms = Eine Runde hat eine Zeit für alle: Darin handeln alle oder planen voraus, und wer schweigt, wird mit Vorsicht gespielt.
notice-ahead = Die Zeit für { $hero } ist um ({ $time }): Kommt der Zug, läuft er, wie der Tisch es vereinbart hat.
notice-lapse = Der Plan für { $hero } ließ sich nicht mehr ausführen.
ahead-note-lapse = Dein Plan für { $hero } lässt sich nicht mehr ausführen. Du bist jetzt dran, mit der vollen Zeit.
keep-line = { $count ->
    [one] { $heroes } wiederholt den Angriff, bis dieser Kampf vorbei ist.
   *[other] { AND($heroes) } wiederholen ihre Angriffe, bis dieser Kampf vorbei ist.
  }
onward-line = { $count ->
    [one] Das Team von { $heroes } kämpft nächste Runde allein weiter.
   *[other] Die Teams von { AND($heroes) } kämpfen nächste Runde allein weiter.
  }

## Auf der Tafel und in der Übersicht

pace-terms = Zeit für einen Zug: { $time }. Wenn die Zeit um ist: { $absence }. Abwesend ist, wer { $misses ->
    [one] einen Zug
   *[other] { $misses } Züge
  } versäumt{ $days ->
    [0] {""}
    [one] , und einen Tag später wird der Platz anderen angeboten
   *[other] , und { $days } Tage später wird der Platz anderen angeboten
  }. { $weekends ->
    [yes] Wochenenden zählen.
   *[no] Wochenenden zählen nicht ({ $zone }).
  }{ $vacations ->
    [play] {" "}Auf Leute im Urlaub wartet der Tisch nicht.
   *[wait] {""}
  }
pace-seat = { $hero }{ $led ->
    [yes] {" "}({ $who })
   *[no] {""}
  }: { $how ->
    [free] von niemandem geführt; der Autopilot spielt
    [offered] frei für alle; bis dahin spielt der Autopilot
    [away] abwesend; der Autopilot macht jeden Zug sofort
    [auto] auf Autopilot
    [vacation] im Urlaub bis { $until }
    [nothing] hat jetzt nichts zu tun
    [over] Zeit ist um
    [left] nicht da; die anderen entscheiden
    [open] ist dran, ohne Zeitgrenze
    [paused] ist dran; die Uhren sind angehalten
    [resting] ist dran; der Tisch ruht
    [stopped] ist dran; die Uhr steht bis { $until }
   *[due] ist dran, bis { $until }
  }
pace-live = Dieses Spiel wird live gespielt, ohne Uhren. Der Gastgeber kann das mit `/adventure settings name:pace` ändern.
clock-one = { AND($heroes) } { $due }
clock-running = Züge enden: { $seats }
clock-stopped = { $count ->
    [one] Die Uhr für { AND($heroes) } steht bis { $until }; der Zug endet { $due }.
   *[other] Die Uhren für { AND($heroes) } stehen bis { $until }; ihre Züge enden { $due }.
  }
clock-over = { $count ->
    [one] Die Zeit für { AND($heroes) } ist um.
   *[other] Die Zeit für { AND($heroes) } ist um.
  }
clock-left = { $count ->
    [one] { AND($heroes) } ist nicht da, also entscheiden die anderen.
   *[other] { AND($heroes) } sind nicht da, also entscheiden die anderen.
  }
clock-away = { $count ->
    [one] { AND($heroes) } ist abwesend: Der Autopilot macht jeden Zug sofort. /pace back beendet es.
   *[other] { AND($heroes) } sind abwesend: Der Autopilot macht jeden ihrer Züge sofort. /pace back beendet es.
  }
clock-paused = Alle Uhren stehen seit { $since }{ $who ->
    [yes] : { $hero } bat um eine Pause
   *[no] {""}
  }{ $said ->
    [yes] , „{ $reason }“.
   *[no] .
  } /pace resume lässt sie wieder laufen.
clock-pause-ends = Die Pause endet von selbst { $until }.
clock-resting = { $weeks ->
    [0] Von euch ist gerade niemand da, also ruht dieser Tisch: Keine Uhr läuft, und für niemanden wird gespielt.
   *[other] Hier ist seit Wochen nichts geschehen, also ruht dieser Tisch.
  } Um ihn zu wecken, handle oder drück den Knopf.
clock-alone = Niemand führt jetzt einen Helden: Die Helden machen von selbst weiter, { $pace ->
    [live] ein wenig alle { $seconds } Sekunden
   *[post] ein wenig alle zwei Stunden
  }. Nimm deinen Helden unten zurück, oder mit /pace back.
clock-longer = Laufende Züge behalten ihre längere Zeit; für die neue stimmst du mit /pace sooner{ $agreed ->
    [0] .
   *[other] {" "}({ $agreed } dafür).
  }
clock-vacation = { $who } ist abwesend bis { $until }.
clock-vacation-played = Dauerbefehle und Autopilot spielen so lange.
clock-zone = Die Zeitzone dieses Tisches, { $zone }, ist hier nicht mehr bekannt: Es gilt { $instead }. Der Gastgeber kann eine andere wählen.
clock-zone-of = Die Zeitzone für { AND($heroes) } ist hier nicht mehr bekannt: Es gilt { $instead }. `/away me` setzt eine andere.
clock-outage = Ich war { $hours ->
    [0] { clock-outage-minutes }
    [one] eine Stunde{ $minutes ->
        [0] {""}
       *[other] {" "}und { clock-outage-minutes }
      }
   *[other] { $hours } Stunden{ $minutes ->
        [0] {""}
       *[other] {" "}und { clock-outage-minutes }
      }
  } offline; diese Zeit wird niemandem angerechnet.
clock-outage-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }
clock-next = Als Nächstes in dieser Runde: { AND($heroes) }

vote-menu = Die Zeit für { $hero } ist um. Was nun?
vote-wish-skip = Vorsichtig für sie ziehen
vote-wish-replace = Platz jemand anderem anbieten
vote-wish-pause = Spiel pausieren
vote-wish-wait = Weiter warten
vote-open = Was wird aus { $hero }? Stimmen bisher: { $voices }. { $again ->
        [yes] Diesmal entscheiden die meisten Stimmen, bei Gleichstand die des Gastgebers
       *[no] Mehr als die Hälfte entscheidet
    }; { $stands ->
        [yes] bis die Uhren wieder laufen, endet die Abstimmung nicht von selbst
       *[no] die Abstimmung endet { $until }
    }.
vote-named-skip = den Zug machen: { AND($heroes) }
vote-named-replace = jemand anderes: { AND($heroes) }
vote-named-pause = Pause: { AND($heroes) }
vote-named-wait = warten: { AND($heroes) }
vote-named-nobody = keine

hand-over-line = Der Platz von { $hero } wird { $who } angeboten: /adventure accept nimmt ihn an.
offered-line = Der Platz von { $hero } ist frei: Wer will, kann ihn mit /adventure join nehmen.
proposal-open = { $disputed ->
    [yes] Die Gruppe ist uneins: { $voices }. Mehr als die Hälfte entscheidet sofort
   *[no] { $hero } schlägt vor: **{ $what }**. Alle können widersprechen
  }; { $stands ->
    [yes] nichts gilt, bis die Uhren wieder laufen.
   *[no] { $disputed ->
        [yes] die meisten Stimmen gelten { $until }, bei Gleichstand die erste.
       *[no] es gilt { $until }, oder sobald alle zustimmen.
      }
  }
proposal-voices = { $what } ({ AND($heroes) })
button-agree = Einverstanden: { $what }
button-leave-it = Lieber nicht
errand-left = lieber nicht
errands-next = Danach: { $what }.
undo-asked = { $hero } möchte die letzten Schritte zurücknehmen. Dafür: { $agreed }. Zustimmen mit /adventure undo; wer dagegen ist, spielt weiter.

notice-late = { $how ->
    [taken] Die Zeit für { $hero } war um ({ $time }): Ich habe den Zug gemacht.{ $shorter ->
        [yes] {" "}Nach einem versäumten Zug ist der nächste kürzer.
       *[no] {""}
    }
    [vote] Die Zeit für { $hero } ist um ({ $time }): Die anderen entscheiden, was jetzt geschieht.
    [wait] Die Zeit für { $hero } ist um ({ $time }). Der Tisch wartet.
   *[other] Die Zeit für { $hero } ist um ({ $time }): Wer da ist, macht weiter.
  }
notice-held = Der Zug von { $hero } stand eine Stunde still, während andere warteten: Ich habe ihn fortgesetzt, bis sie handeln konnten.
notice-away = Wer { $hero } führt, ist abwesend: Ich habe den Zug gemacht.
turn-lasted = { $unit ->
    [days] { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
    [hours] { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
   *[minutes] { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
  }
notice-gone = Wer { $hero } führt, ist seit Langem abwesend: Wer will, kann den Platz jetzt nehmen.
notice-told = { $how ->
    [taken] Niemand stimmte über { $hero } ab, also handelte { $hero } vorsichtig.
   *[other] Die Abstimmung über { $hero } endete ohne Mehrheit.
  }
notice-agreed = Die Zeit zum Widersprechen war um.
notice-most = In der zweiten Abstimmung über { $hero } entschied die größte Stimmenzahl: { $wish ->
    [skip] { $hero } handelt vorsichtig.
    [replace] Der Platz von { $hero } wird jemand anderem angeboten.
    [pause] Das Spiel pausiert.
   *[wait] Der Tisch wartet weiter auf { $hero }.
  }
notice-vote = { AND($heroes) } entschieden: { $wish ->
    [skip] { $hero } handelt vorsichtig.
    [replace] Der Platz von { $hero } wird jemand anderem angeboten.
    [pause] Das Spiel pausiert.
   *[wait] Der Tisch wartet weiter auf { $hero }.
  }
notice-pause-over = Die Pause ist vorbei. Die Uhren laufen wieder.
notice-return = { $hero } wird wieder selbst geführt.
notice-reclaim = { $hero } ist wieder in den alten Händen.
notice-take-over = { $hero } ist in neuen Händen.
notice-host = Dieser Tisch hat einen neuen Gastgeber: wer { $leader } führt.
notice-leave = Wer { $hero } führte, hat das Spiel verlassen: { $hero } bleibt als Begleitung. Mit /adventure join ist der Platz zu haben.
notice-home = Der Urlaub ist vorbei, { $hero } wird wieder geführt, und die Uhren laufen wieder.
notice-resume = { $hero } ließ die Uhren wieder laufen.
notice-undo = { $by ->
    [own] { $hero } nahm einen Schritt zurück.
    [host] Der Gastgeber nahm Schritte zurück.
   *[other] Alle stimmten zu, Schritte zurückzunehmen.
  } Das Spiel steht, wie es nach Schritt { $to } stand. Kein Würfel wurde neu geworfen.
