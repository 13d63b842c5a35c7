# Wann mit jemandem zu rechnen ist, und was jemand schon gesehen hat.

## Fortgehen

away-said = { $start ->
    [now] Du bist abwesend bis { $until }.
   *[other] Du bist abwesend von { $start } bis { $until }.
  } Bis dahin ruft dich niemand, und deine Tische können es sehen. /away back beendet es.{ $games ->
    [0] {" "}Keins deiner Spiele hat gerade eine Uhr.
   *[other] {" "}Was deine Spiele solange tun:
  }
away-more = … und { $count } { $count ->
    [one] weiteres Spiel
   *[other] weitere Spiele
  }.
away-waiting = im Urlaub

away-back = Willkommen zurück! Deine Uhren laufen wieder, in all deinen Spielen.{ $planned ->
    [yes] {" "}Der Urlaub, den du ab { $since } geplant hast, bleibt; noch einmal /away back nimmt ihn zurück.
   *[no] {""}
  }
away-back-planned = { $count ->
    [one] Der Urlaub, den du geplant hattest, ist
   *[other] Die Urlaube, die du geplant hattest, sind
  } zurückgenommen.
away-me = Deine Zeitzone ist { $zone }.{ $known ->
    [yes] {""}
   *[no] {" "}Sie ist hier nicht mehr bekannt, also gilt { $instead }, bis du eine andere wählst.
  } { $quiet ->
    [yes] Von { $start } bis { $end } stehen deine Uhren, und niemand ruft dich.
   *[no] Du hast keine Ruhezeit.
  } Erinnerungen kommen { $calls ->
    [off] nie
    [private] als private Nachrichten
   *[channel] im Kanal des Spiels
  }{ $calls ->
    [off] {""}
   *[other] , für einen Zug { $most ->
        [0] nie
        [one] höchstens einmal
       *[other] höchstens { $most }-mal
      }{ $first ->
        [start] {""}
        [never] {" "}(per Post nie)
        [two-hours] , per Post erst nach zwei Stunden
        [half] , per Post erst nach der halben Zeit
       *[end] , per Post nur kurz vor dem Ende
      }
  }{ $next ->
    [yes] , und eine kommt, wenn du als Nächstes dran bist
   *[no] {""}
  }.{ $away ->
    [yes] {" "}Du bist abwesend bis { $until }.
   *[no] {""}
  }
away-refused-read = Ich kann „{ $typed }“ nicht als Tag lesen. Schreib ein Datum wie 31.1.2027 oder eine Zeit wie „5 Tage“ oder „2 Wochen“.
away-refused-when = „{ $typed }“ liegt nicht in der Zukunft. Wähle einen späteren Tag.
away-refused-order = „{ $until }“ liegt vor dem Anfang, „{ $since }“. Wähle einen späteren Tag.
away-refused-far = „{ $typed }“ liegt zu weit voraus. Wähle einen der nächsten { $most } Tage.
away-refused-year = Das ist zu lang. Von { $most } Urlaubstagen im Jahr { $left ->
    [0] ist keiner mehr übrig
    [one] ist einer übrig
   *[other] sind { $left } übrig
  }. Für länger gib deinen Helden jemandem mit /adventure hand-over, oder dem Autopiloten mit /adventure autopilot.
away-refused-awake = Diese Ruhezeit ist zu lang: Lass mindestens { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } des Tages für deine Spiele. Um länger fort zu sein, nimm /away until.
away-refused-time = Ich kann „{ $typed }“ nicht als Uhrzeit lesen. Schreib 22:00 oder 22 Uhr, oder „keine“.
away-refused-both = Eine Ruhezeit braucht Anfang und Ende, und zwar verschiedene, etwa 22:00 und 8:00. Schreib „keine“, um keine zu haben.
away-refused-back = Du bist nicht im Urlaub. Wenn du an einem Tisch als abwesend giltst, weil du Züge versäumt hast, sag dort /pace back.

## Rufe

calls-in-game = In diesem Spiel { $calls ->
    [off] ruft dich niemand
    [turns] wirst du gerufen, wenn du dran bist, ohne Erinnerungen
   *[all] wirst du gerufen, wenn du dran bist, und erinnert
  }{ $calls ->
    [off] {""}
   *[other] { $where ->
        [off] , nur auf dem Aushang
        [private] , in privaten Nachrichten
       *[channel] , in seinem Kanal
      }, { $most ->
        [0] nie
        [one] höchstens einmal
       *[other] höchstens { $most }-mal
      } im Zug{ $first ->
        [start] {""}
        [never] , aber per Post nie
        [two-hours] , per Post erst nach zwei Stunden
        [half] , per Post erst nach der halben Zeit
       *[end] , per Post nur kurz vor dem Ende
      }
  }{ $snoozed ->
    [yes] , aber nicht vor { $until }.
   *[no] .
  }
calls-snoozed = { $snoozed ->
    [yes] Vor { $until } ruft dich niemand, in keinem Spiel. Dann hörst du einmal, was noch auf dich wartet.
   *[no] Deine Spiele rufen dich wieder.
  }
calls-refused-hours = Wähle eine Zahl von Stunden von 1 bis { $most }, oder 0, um jetzt wieder gerufen zu werden.

## Die Tageszeit, einmal gefragt

time-asked = **Wie spät ist es bei dir?**
    Dieses Spiel dauert Tage. Ich rufe dich nur am Tag, also sag mir, wann der ist. Ich frage dich einmal, für all deine Spiele.
time-choose = Wie spät ist es jetzt?
time-now = Es ist { $time }
time-other = Eine andere Zeit
time-elsewhere = Sag /away me und nenn deine Zone: Fang an, eine Stadt zu schreiben, und wähle aus der Liste. Bis dahin nehme ich an, dass deine Nacht die des Gastgebers ist.
time-nights = Andere Ruhezeit wählen
time-night = Von { $start } bis { $end }
time-no-night = Ruf mich jederzeit

## Hinweise

tutorial-done = Du kennst jetzt die Grundlagen. Spiel weiter, solange du magst; `/adventure end` beendet diesen Dungeon, und `/adventure new` eröffnet ein eigenes Spiel.
tutorial-over = Das war dein erster Dungeon. `/adventure new` eröffnet ein eigenes Spiel; `/tutorial` führt dich in ein anderes ein.
