# Was jemand hört, wenn Discord nicht annimmt, was ich sende, nach dem Sinn seines Codes
# (cogs/base/refusals.py); und was an die Stelle einer Tafel oder eines Bildes tritt, das es nicht annimmt.

error-refused = Discord hat meine Antwort nicht angenommen (Code { $code }). Vielleicht hat es trotzdem gezählt: Sieh auf der neuesten Tafel nach, bevor du es noch einmal versuchst. Bleibt es so, nenn den Code denen, die mich betreiben.
error-busy = Discord nimmt gerade nichts mehr von mir an. Vielleicht hat es trotzdem gezählt: Sieh in einer Minute auf der neuesten Tafel nach, bevor du es noch einmal versuchst.
error-login = Discord lässt mich im Augenblick nicht herein. Versuch es später noch einmal, und wenn es so bleibt, sag denen, die mich betreiben, dass Discord { $code } meldet.
error-no-server = Discord sagt, ich sei nicht auf diesem Server. Nichts ist verloren: Alles geht weiter, wo es war, sobald ich wieder eingeladen bin.
error-no-person = Discord kennt hier niemanden, auf den das passt. Vielleicht ist die Person gegangen: Wähle jemanden, der auf diesem Server ist.
error-no-whispers = Discord lässt mich dieser Person keine Direktnachrichten schreiben. Sie kann sie in den Privatsphäre-Einstellungen eines Servers erlauben, auf dem wir beide sind.
error-message-gone = Diese Nachricht lässt sich nicht mehr ändern. /adventure status zeigt die aktuelle Tafel.
error-blocked = Ein Filter hat meine Antwort blockiert, vielleicht wegen eines Namens darin. Vielleicht hat es trotzdem gezählt, also sieh auf der neuesten Tafel nach. Die Serverleitung kann meine Rolle durchlassen: Servereinstellungen, AutoMod, die Regel, „Bestimmte Rollen oder Kanäle erlauben“.
error-blocked-title = Ein Filter hat diesen Namen blockiert. Wähle andere Wörter, oder lass die Thread-Option weg; die Serverleitung kann meine Rolle durchlassen, unter Servereinstellungen, AutoMod.
error-blocked-link = Discord hielt etwas in meiner Antwort für einen schädlichen Link. Vielleicht hat es trotzdem gezählt, also sieh auf der neuesten Tafel nach. Lass Adressen in Namen und Texten weg.
error-files = Discord hat das Bild oder die Datei nicht angenommen (Code { $code }). Versuch ein anderes Format oder eine kleinere Karte; /settings me zeigt Karten in Worten.
error-uploads = Discord schränkt auf diesem Server gerade das Hochladen ein, also kann ich hier keine Bilder oder Dateien senden. /settings me zeigt Karten in Worten.
error-form = Discord konnte meine Antwort nicht lesen (Code { $code }); wer mich betreibt, findet sie im Log. Vielleicht hat es trotzdem gezählt, also sieh auf der neuesten Tafel nach. Ein kürzerer Text kommt vielleicht durch.
error-channel-kind = Das geht nicht in dieser Art von Kanal. Nimm einen gewöhnlichen Textkanal oder einen Thread darin.
error-thread-locked = Dieser Thread ist archiviert oder gesperrt, also kann ich nicht darin schreiben. Bitte die Serverleitung, ihn zu entsperren, oder sag /adventure move-here in einem anderen Kanal.
error-thread-full = Dieser Thread hat so viele Mitglieder, wie Discord erlaubt. Nimm einen anderen oder den Kanal selbst.
error-two-factor = Dieser Server verlangt Zwei-Faktor-Authentifizierung. Wer mich betreibt, muss sie für das eigene Konto einschalten, bevor ich das hier tun kann.

card-plain = { $kind ->
    [lobby] Hier wird ein Spiel vorbereitet. Discord hat seine Tafel mit allem, was zu sagen ist, nicht angenommen, aber mitspielen und beginnen könnt ihr mit den Knöpfen unten.
    [dungeon] Discord hat diese Tafel mit ihrer Karte und Geschichte nicht angenommen. Es geht weiter mit dem, was unten steht.
    [end] Dieses Abenteuer ist vorbei. Discord hat seine letzte Tafel mit Karte und Geschichte nicht angenommen; die Knöpfe unten sagen mehr.
    [cancelled] Dieses Abenteuer wurde beendet. Discord hat seine letzte Tafel nicht angenommen.
   *[turn] Das Spiel geht weiter. Discord hat diese Tafel mit Karte und Geschichte nicht angenommen: Die Knöpfe unten gehen, **Karte** zeigt die Karte, und **Mehr** sagt, was geschah.
  }
picture-refused = Discord hat das Bild nicht angenommen. Karten in Worten: /settings me
note-plain = Etwas in einem deiner Spiele wartet auf dich{ $place ->
    [no] .
   *[other] {" "}in { $place }.
  }
