# Wen eine Änderung ruft, und mit welchen Worten.

call-in = **{ $game }** · { $said } { $link }
call-turn = { $hero } ist dran.
call-ahead = Eine neue Runde hat begonnen. Du kannst den Zug von { $hero } jetzt planen.
call-next = { $hero } ist als Nächstes dran.
call-voice = { $about ->
    [ballot] Die Zeit für { $hero } ist um. Bitte stimm ab, was jetzt geschieht.
    [undo] { $hero } möchte Schritte zurücknehmen. Bist du einverstanden?
    [concede] Jemand schlägt vor, das Abenteuer zu beenden. Bitte stimm ab.
   *[retired] Jemand hat den Tisch endgültig verlassen.
  }
call-paused = { $hero } hat die Uhren dieses Tisches angehalten bis { $until }{ $said ->
    [yes] : „{ $reason }“.
   *[no] .
  } Alle am Tisch können sie mit /pace resume wieder laufen lassen.
call-extended = { $hero } hat { AND($heroes) } { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
  } mehr gegeben.
call-wanted = Ist deine Lobby noch gewünscht? Wenn niemand etwas auf ihrer Tafel drückt, schließt sie { $until }.
call-rests = Von euch ist gerade niemand da, also ruht euer Tisch: Nichts geschieht, bis ihn jemand weckt oder aus dem Urlaub zurück ist.
call-still = Der Tisch wartet seit { $weeks } { $weeks ->
    [one] Woche
   *[other] Wochen
  } auf { AND($heroes) }. Als Gastgeber kannst du mit /adventure settings eine Zeit für Züge setzen, oder den Platz anbieten.{ $resting ->
    [yes] {" "}Von jetzt an ruht dieser Tisch; alle dort können ihn wecken.
   *[no] {""}
  }
call-away = { $misses ->
    [one] Ein Zug von dir ist
   *[other] { $misses } Züge von dir sind
  } ungenutzt verstrichen, also giltst du hier als abwesend. { $waits ->
    [yes] Der Tisch wartet auf { $hero }
   *[no] { $hero } wird für dich gespielt, mit Vorsicht, solange andere da sind
  }, und du wirst nicht wieder gerufen. Der Knopf bringt dich zurück, mit der vollen Zeit für deinen Zug.
button-return = Ich bin wieder da
