# Was mehrere Räume des Dienstes sagen, und Ablehnungen, wo immer jemand ist.

error-no-adventure = Dieses Abenteuer gibt es nicht mehr. Eröffne ein neues mit /adventure new.
error-elsewhere = Dieses Abenteuer wird in einem anderen Kanal gespielt. Geh dorthin, um mitzumachen.
error-no-adventure-here = In diesem Kanal gibt es kein Abenteuer. Eröffne eins mit /adventure new.
error-adventure-nearby = In diesem Kanal selbst gibt es kein Abenteuer. Sag das in { $places }, wo eins gespielt wird. Um hier ein weiteres zu eröffnen, sag /adventure new.
error-guest = Ich bin hier nicht Mitglied, also lässt sich hier kein Abenteuer spielen. Lade mich auf einen deiner Server ein und eröffne dort eins mit /adventure new.
error-not-begun = Dieses Abenteuer hat noch nicht begonnen. Der Gastgeber beginnt es mit dem Knopf „Beginnen“.
error-begun-already = Das Spiel hat begonnen; das geht nur in der Lobby.
error-over = Dieses Abenteuer ist vorbei. Eröffne ein neues mit /adventure new.
error-channel-taken = Dieser Kanal hat schon ein Abenteuer: Spielt es zu Ende, beende es mit /adventure end, oder eröffne das neue in einem Thread (`/adventure new thread:True`).
error-already-seated = Du hast schon einen Platz.
error-full = Alle Plätze sind besetzt ({ $most }). Zusehen kannst du gern.
error-not-seated = Du hast hier keinen Platz, den du aufgeben könntest.
error-join-first = Du hast in diesem Abenteuer keinen Platz. Nimm einen mit /adventure join.
error-only-host = Das kann nur der Gastgeber dieses Abenteuers.
error-no-such-seat = Einen Platz { $seat } gibt es hier in keinem laufenden Abenteuer. Wähle einen aus der Liste.
error-no-such-setting = Eine Einstellung „{ $name }“ gibt es nicht. Wähle eine aus der Liste.
error-bad-setting = „{ $value }“ passt nicht zu „{ $name }“. Wähle eins davon: { $values }.
error-no-such-ruleset = Ein Spiel „{ $name }“ gibt es nicht. Wähle eins aus der Liste.
error-conflict = Jemand anderes war schneller. Sieh auf die neueste Tafel und wähle noch einmal.
error-no-such-roll = Die Würfel dieser Tabelle können { $roll } nicht zeigen. Nenn eine Zahl von { $least } bis { $most }.
error-newer-state = Dieses Abenteuer hat eine neuere Version des Programms gespeichert (Format { $found }; diese kennt { $known }). Bitte darum, dass der Bot aktualisiert wird.
error-store-unavailable = Ich kann gerade nicht in die Datenbank schreiben. Nichts wurde geändert; bitte versuch es in einer Minute noch einmal.
error-store-damaged = Etwas in der Datenbank ist beschädigt, und ich kann es nicht lesen. Nichts wurde geändert. Wer den Bot betreibt: Halte ihn an und führ „undercroft doctor“ aus.
error-store-uncertain = Die Verbindung zur Datenbank ist abgebrochen, also kann ich nicht sagen, ob das geschehen ist. Sieh auf die Tafel, bevor du es noch einmal tust.
error-store-taken = Eine andere Instanz dieses Bots hat übernommen, und diese hört auf. Nichts wurde geändert; bitte versuch es noch einmal.
