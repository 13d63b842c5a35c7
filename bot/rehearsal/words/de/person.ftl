## Der Teil einer Probe mit einem Menschen: was die Tafel erbittet und was die Betreiber derweil lesen.

person-begin = Jetzt der Teil mit einem Menschen. Öffne den Thread der Probe und drücke, worum seine Tafel bittet: { $link }
    Einen privaten Thread sieht, wer Threads verwalten darf und wen du genannt hast.
    Du hast für jedes Drücken { $seconds } Sekunden; Strg+C beendet es.
person-step = { $number }. { $name }: { $act }
person-head = { $number } von { $count }
person-skip = Überspringen
person-stop = Hier aufhören
person-yes = Ja
person-no = Nein
person-other = Hier drückt schon jemand anderes. Danke fürs Vorbeischauen!
person-not-now = Nicht diesen: Schau, worum die Tafel jetzt bittet.
person-nobody = niemand hat rechtzeitig gedrückt
person-stopped = der Mensch hat es beendet
person-cut = die Probe wurde abgebrochen
person-closed = der Thread nahm keine Nachricht an
person-no-gateway = das Gateway öffnete sich nicht
person-end = ### Danke
    Erledigte Schritte: { $done } von { $count }. Dieser Thread wird jetzt entfernt, und alles andere, was entstanden ist.

person-button-title = ein Knopf
person-button-ask = Drück den grünen Knopf.
person-button-press = Drück mich
person-button-look = Dieser Text sollte sofort an die Stelle des grünen Knopfs getreten sein. **Sah es so aus, wie es soll?**

person-list-title = zwei Listen
person-list-ask = Wähle irgendetwas in der Liste. Dann kommt eine Antwort, die nur du siehst: Wähle darin irgendeinen Kanal.
person-list-pick = Irgendetwas wählen
person-list-place = Irgendeinen Kanal wählen
person-list-private = Nur du siehst das. Wähle irgendeinen Kanal; davon wird nichts behalten.
person-list-done = Danke. Die Liste ist weg, wie es sein soll.
person-list-look = Eine Antwort, die nur du siehst, sollte mit einer Liste von Kanälen gekommen sein, und die Liste sollte nach deiner Wahl verschwunden sein. **Sah es so aus, wie es soll?**

person-form-title = ein Formular
person-form-ask = Drück den Knopf, wähle irgendetwas in dem Formular, das aufgeht, und schick es ab.
person-form-press = Formular öffnen
person-form-form = Ein Formular
person-form-radios = Eins von dreien
person-form-boxes = So viele, wie du magst
person-form-box = Ein einzelnes Kästchen
person-form-one = Eins
person-form-two = Zwei
person-form-three = Drei
person-form-look = Ein Formular mit Optionsfeldern, drei Kästchen und einem einzelnen Kästchen sollte aufgegangen sein, und dieser Text sollte beim Abschicken gekommen sein. **Sah es so aus, wie es soll?**

person-command-title = ein Befehl
person-command-ask = Tippe **/{ $command }** in diesen Thread. Warte bei „word“ auf die Vorschläge und nimm einen, wähle dann bei „who“ dich selbst und schick es ab. Wird der Befehl nicht angeboten, verlass diesen Thread und komm zurück.
person-command-about = Teil einer Probe; in ein paar Minuten ist er weg
person-command-word = Warte auf die Vorschläge und nimm einen
person-command-who = Wähle dich selbst
person-command-done = Nur du siehst das. Der Befehl ist angekommen.
person-command-look = Drei Vorschläge sollten gekommen sein, Eins, Zwei und Drei, und eine Antwort, die nur du siehst. **Sah es so aus, wie es soll?**

person-old-title = ein alter Knopf
person-old-ask = Drück den Knopf der Nachricht unter dieser Tafel.
person-old-press = Ein alter Knopf
person-old-message = Diese Nachricht verschwindet, sobald du ihren Knopf drückst.
person-old-done = Nur du siehst das. Die Nachricht war weg, ehe sie geändert werden konnte, wie es sein soll.
person-old-look = Die Nachricht sollte verschwunden sein, und eine Antwort, die nur du siehst, sollte gekommen sein. **Sah es so aus, wie es soll?**

person-twice-title = zweimal schnell drücken
person-twice-ask = Drück den grünen Knopf zweimal, so schnell du kannst.
person-twice-press = Drück mich zweimal
person-twice-look = Dieser Text sollte nach dem zweiten Drücken gekommen sein. **Sah es so aus, wie es soll?**

person-direct-title = eine Direktnachricht
person-direct-ask = Drück den Knopf, und der Bot schreibt dir. Drück den Knopf jener Nachricht und komm dann zurück. Nimmst du von diesem Server keine Nachrichten an, überspring das.
person-direct-press = Schreib mir
person-direct-here = Da bin ich
person-direct-message = Das ist die Nachricht, um die du in der Probe gebeten hast. Drück den Knopf und geh dann zurück zum Thread.
person-direct-done = Danke. Geh zurück zum Thread; diese Nachricht wird in ein paar Minuten entfernt.
person-direct-look = Eine Direktnachricht sollte gekommen sein, deren Knopf beim Drücken verschwand. (Drück erst ihren Knopf.) **Sah es so aus, wie es soll?**

person-menu-title = das Menü einer Nachricht
person-menu-ask = Öffne das Menü der Nachricht unter dieser Tafel (Rechtsklick oder langes Drücken), wähle **Apps** und dort **{ $command }**.
person-menu-message = Öffne mein Menü.
person-menu-done = Nur du siehst das. Die Nachricht, die du gewählt hast, ist angekommen.
person-menu-look = Eine Antwort, die nur du siehst, sollte gekommen sein. **Sah es so aus, wie es soll?**
person-menu-none-look = Öffne jetzt das Menü jener Antwort, die nur du siehst. **Fehlt { $command } dort?** Gibt es gar kein Menü, sag Ja.

person-deferred-title = eine spätere Antwort
person-deferred-ask = Drück den grünen Knopf und beobachte, was darunter kommt.
person-deferred-press = Nachdenken
person-deferred-done = Ein Farbband, auf einer Seite heller.
person-deferred-look = Erst sollte der Bot nachdenken, dann sollten Text und Bild in einer Antwort kommen. **Sah es so aus, wie es soll?**

person-late-title = keine Antwort
person-late-ask = Drück den grünen Knopf. Er bleibt mit Absicht ohne Antwort: Nach drei Sekunden sollte Discord dir sagen, dass die Interaktion fehlgeschlagen ist. Warte auf die nächste Frage.
person-late-press = Keine Antwort holen
person-late-look = Discord sollte dir gesagt haben, dass die Interaktion fehlgeschlagen ist. **Hat es das?**
