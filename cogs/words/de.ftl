# Was die Cogs um die Worte des Dienstes herum sagen.

answer-fine = Erledigt.
answer-over-there = Es geht weiter in { $channel }.
act-so-far = Bisher { $count }-mal gewürfelt, und es kommt noch mehr …
answer-export = Das ganze Protokoll mit jedem Wurf. So prüft man es: undercroft verify FILE
answer-export-sealed = Das Protokoll bis hierher. Seine Würfel kannst du prüfen, wenn das Spiel vorbei und der Startwert aufgedeckt ist. Bis dahin steht ein Hash für alles, was verdeckt liegt.
stale-link = Die Tafel dieses Augenblicks: { $link }
floor-left = { $title }, verlassen
thread-name = { $game }
mine-none = Du bist in keinem Abenteuer. Eröffne eins mit /adventure new.
settings-title = Einstellungen dieses Abenteuers
settings-packs = Pakete, mit denen ihr spielt
settings-choose = Wähle, was du ändern willst
button-settings-form = Formular öffnen
error-settings-moved = Diese Lobby hat inzwischen andere Einstellungen. Öffne das Formular neu.
settings-switches = Was sonst noch gilt
settings-switches-about = Was angehakt ist, gilt; alles andere ist aus.
settings-promise = Die Würfel sind versprochen: SHA-256 { $hash }
settings-now = jetzt: { $value }
settings-value = Neuer Wert für „{ $name }“
log-empty = Noch ist nichts geschehen.
log-page = Seite { $page } von { $pages }
end-sure = Dieses Abenteuer endgültig beenden? Danach kann niemand mehr weiterspielen.
button-end = Endgültig beenden
button-earlier = Früher
button-later = Später
roll-twice-words = vorteil, mit vorteil, adv, advantage; nachteil, mit nachteil, dis, disadv, disadvantage
roll-result = { $working }
    { "**" }Ergebnis: { $total }**

help = **Losspielen**
    - `/adventure new` fragt, was ihr spielen wollt. Andere drücken **Mitspielen**, dann drückst du **Beginnen**.
    - `/tutorial` führt in ein Spiel ein, `/daily` ist der Dungeon des Tages, `/campaign new` läuft über Monate.
    { "**" }In einem Spiel**
    - Jeder Zug ist eine Tafel. Wer bei der Frage genannt ist, entscheidet mit einem Knopf.
    - **Hilfe**, hinter **Mehr** auf der Tafel, sagt, was jetzt zu tun ist. `/rules` beantwortet Fragen wie „wie gewinne ich?“.
    - Alles ist sofort gespeichert. `/adventure mine` zeigt deine Spiele.
    { "**" }Außerdem**
    - `/dungeon map` zeichnet einen Dungeon, `/act table:` würfelt für einen echten Tisch.
    - `/settings me` zeigt Karten in Worten. `/privacy show`: was von dir gespeichert ist.

help-guest = Jemand hat mich mitgebracht: Ich bin hier nicht Mitglied, aber das hier geht überall.
    - `/roll` würfelt, etwa `/roll 3d6+2`. `/rules` beantwortet Fragen zu den fünf Spielen.
    - `/dungeon map` zeichnet einen Dungeon, `/dungeon explore` verbirgt einen und lässt dich hindurchgehen.
    - `/act table:` würfelt auf Tabellen für ein Spiel am echten Tisch.
    Um zusammen zu spielen, lade mich auf einen deiner Server ein und sag dort `/adventure new`: <{ $link }>
guest-act = Ich bin hier nicht Mitglied, also lässt sich hier kein Abenteuer spielen. Lade mich auf einen deiner Server ein und sag dort `/adventure new`: <{ $link }>
    Um hier für ein Spiel an deinem eigenen Tisch zu würfeln, wähle eins davon mit `/act table:`: { $tables }.
guest-unseen = -# Das siehst nur du: Dieser Server zeigt niemandem die Antworten von Apps, die jemand mitbringt.
guest-draft = Für einen Entwurf muss ich Mitglied sein, weil ich sage, wer an der Reihe ist. Lade mich auf den Server ein und zeichnet dort zusammen; hier kann ich gleich eine Karte zeichnen (`/dungeon map`) oder dich eine erkunden lassen (`/dungeon explore`).
help-title = **{ $game }**
help-goal = **Ziel.** { $goal }
help-task = **Dieses Abenteuer.** { $task }
help-now = **Jetzt.** { $now }
help-fight = **Wie ein Kampf abläuft**
help-symbols = **Auf dieser Karte** { $symbols }
help-more = **Mehr:** `/rules` beantwortet Fragen wie „Angriff“, `/hero` ist dein Bogen, `/map` die ganze Karte, `/privacy show` zeigt, was von dir gespeichert ist. `/help` außerhalb von Spielen sagt, wie man eins beginnt.

dungeon-export = Welche Datei möchtest du? Nur du bekommst sie.
dungeon-export-dplayer = Für alle, die spielen: was sie wissen dürfen
dungeon-export-dmaster = Für die Spielleitung: alles
dungeon-file = Hier ist die Karte als Datei.
dungeon-file-smaller = Die Datei war zu groß, um sie hier zu senden; diese ist kleiner.
dungeon-imported = Das siehst nur du, und nichts davon wird gespeichert. Mit `format` macht derselbe Befehl eine Datei daraus, für deinen Tisch oder für Papier.
error-no-such-format = Ein Dateiformat „{ $form }“ gibt es nicht. Wähle eins davon: { $forms }.
error-file-too-large = Als { $form } ist diese Karte größer als die { $megabytes } MiB, die ich hier senden kann. Wähle ein anderes Format.
form-png = Bild (PNG)
form-svg = Zeichnung (SVG)
form-pdf = Papier, ein Zoll pro Feld (PDF)
form-uvtt = Universal VTT, mit Wänden und Türen
form-foundry = Szene für Foundry VTT
form-tmx = Karte für Tiled
form-tsv = Tabelle, wie donjon sie schreibt (TSV)
form-txt = Text
form-json = Ebenen-Datei (JSON)
# the same
form-onepage = One Page Dungeon (JSON)

error-server-only = Das geht nur in den Kanälen und Threads eines Servers.
error-not-allowed = Das darfst du hier nicht.
error-slow-down = Etwas langsamer: Versuch es in { $seconds } Sekunden noch einmal.
error-old-command = Dieser Befehl hat sich geändert. Lade Discord neu (oder warte eine Minute) und versuch es noch einmal.
error-bad-option = „{ $value }“ passt hier nicht. Wähle aus der Liste.
error-discord = Discord hat meine Antwort nicht angenommen. Vielleicht hat es trotzdem gezählt: Sieh auf der neuesten Tafel nach, bevor du es noch einmal versuchst.
error-forbidden = Discord lässt mich das in diesem Kanal nicht tun. Bitte die Serverleitung um das Recht, ihn zu sehen, Nachrichten zu senden und Dateien anzuhängen.
error-channel-gone = Diesen Kanal gibt es nicht mehr. Nichts ist verloren: Sag `/adventure move-here` in einem anderen, dann geht es dort weiter.

# Berechtigungen, wie Discord sie in den Servereinstellungen nennt.
right-view_channel = Kanal anzeigen
right-attach_files = Dateien anhängen
right-read_message_history = Nachrichtenverlauf anzeigen
right-send_messages = Nachrichten senden
right-send_messages_in_threads = Nachrichten in Threads senden
right-create_public_threads = Öffentliche Threads erstellen
right-manage_channels = Kanäle verwalten
right-connect = Verbinden
rights-listed = { $a }, { $b }

error-missing-rights = Mir fehlen in diesem Kanal diese Berechtigungen: { $rights }. Bitte die Serverleitung darum und versuch es dann noch einmal.
error-place-outside = Ich bin nicht in diesem privaten Thread. Erwähne mich hier einmal oder füge mich hinzu und versuch es dann noch einmal.
error-place-timeout = Ich bin auf diesem Server im Timeout bis <t:{ NUMBER($until, useGrouping: 0) }:f> und kann bis dahin nichts senden. Versuch es danach noch einmal, oder bitte die Serverleitung, ihn zu beenden.
error-place-locked = Dieser Thread ist gesperrt, und ich kann nicht darin schreiben. Bitte die Serverleitung, ihn zu entsperren, oder nimm einen anderen Kanal.
error-place-closed = Ich kann in diesem Kanal keine Tafel zeigen. Bitte die Serverleitung um das Recht, ihn zu sehen, Nachrichten zu senden und Dateien anzuhängen, oder nimm einen anderen Kanal.
error-missing-rights-there = Mir fehlen in { $channel } diese Berechtigungen: { $rights }. Bitte die Serverleitung darum und wähle ihn dann noch einmal.
error-place-outside-there = Ich bin nicht in { $channel }, einem privaten Thread. Erwähne mich dort einmal oder füge mich hinzu und versuch es dann noch einmal.
error-place-locked-there = { $channel } ist gesperrt, und ich kann nicht darin schreiben. Bitte die Serverleitung, ihn zu entsperren, oder wähle einen anderen Kanal.
error-place-closed-there = Ich kann in { $channel } keine Tafel zeigen. Bitte die Serverleitung um das Recht, ihn zu sehen, Nachrichten zu senden und Dateien anzuhängen, oder wähle einen anderen Kanal.
error-rights-of-yours-there = Du darfst in { $channel } selbst nicht schreiben. Wähle einen anderen Kanal.
error-rights-of-yours = Du brauchst hier diese Berechtigungen: { $rights }. Starte es in einem anderen Kanal, oder frag die Serverleitung.
error-too-many-threads = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Lass die Thread-Option weg, oder archiviere einen Thread und versuch es noch einmal.
error-no-thread-here = Threads lassen sich nur in einem gewöhnlichen Textkanal eröffnen. Lass die Thread-Option weg, oder nimm einen anderen Kanal.
error-unknown-button = Dieser Knopf stammt von einer älteren Version oder einem anderen Programm. /adventure status zeigt die aktuelle Tafel.
error-bug = Bei mir ist etwas schiefgegangen; ich habe es als { $id } notiert. Heimlich geändert habe ich nichts. Bitte versuch es noch einmal.
error-too-many-dice = Das sind mehr als { $most } Würfel. Würfle weniger auf einmal.
error-bad-roll = „{ $typed }“ kann ich nicht als Würfel lesen. Versuch etwas wie 2d6+3 oder 4d6kh3.

settings-me = { $maps ->
    [text] Du bekommst Karten in Worten, und die Tafeln deiner Spiele beschreiben ihre.
   *[picture] Du bekommst Karten als Bilder, jedes mit einer Beschreibung.
  } { $theme ->
    [house] Sie haben die üblichen Farben.
   *[other] Deine eigenen Karten haben die Farben „{ $theme ->
        [chessex] Chessex
        [contrast] Kontrast
        [parchment] Pergament
        [print] Druck
        [slate] Schiefer
       *[other] { $theme }
      }“.
  } { $hints ->
    [off] Hinweise sind aus.
    [again] Hinweise beginnen wieder beim ersten.
   *[on] Fragt dich das Spiel etwas Neues, sagt die Tafel die ersten drei Male, warum.
  } { $language ->
    [discord] Ich antworte dir in der Sprache deines Discords, wenn ich sie spreche.
   *[other] Ich antworte dir in dieser Sprache: { $language }.
  }
answer-replay = Hier ist das Abenteuer bis jetzt.
replay-moment = { $title } ({ $number } von { $count })
button-replay = Schritt für Schritt
button-replay-f = Anfang
button-replay-b = Zurück
button-replay-n = Vor
button-replay-l = Ende
