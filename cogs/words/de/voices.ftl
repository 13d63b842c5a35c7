# Als Held sprechen: der Beitrag, das Formular, die Felder.

voice-small = geschrieben von { $person }{ $edited ->
    [yes] {" "}· geändert
   *[no] {""}
  }
voice-preview = So wird es aussehen
voice-waiting = Bisher für die nächste Tat aufgehoben: „{ $words }“. Eine andere Zeile ersetzt sie.
voice-state = { $state ->
    [waits] Es kommt mit der nächsten Tat von { $name } und steht auf der Tafel, die sie erzählt.
    [with] Es steht auf der Tafel der Tat von { $name }.
   *[said] Es steht im Kanal.
  }
voice-said = Gesagt.
voice-kept = Aufgehoben.
voice-changed = Geändert.
voice-earlier = Ändern oder zurücknehmen, was du gesagt hast
voice-line = { $waits ->
    [yes] (nächste Tat) { $words } – { $name }
   *[no] { $words } – { $name }, { $at }
  }
voice-form = { $name } sagt
voice-form-words = Deine Worte
voice-form-most = Zeichen: bis zu { $most }, mit *Betonung* und Zeilenumbrüchen. Danach siehst du, wie es aussehen wird.
voice-old-card = Die Tafel dieser Tat ließ sich gerade nicht ändern: Sie behält die Worte von vorher.
voice-too-old = Discord ändert gerade nicht mehr an dieser alten Nachricht. Nimm sie zurück und sag es neu, oder versuch es in einer Stunde noch einmal.
voice-lost = Jemand hatte diese Nachricht gelöscht, also gilt sie als zurückgenommen.
button-voice-say = Sagen
button-voice-form = Ändern
button-voice-hold = Mit nächster Tat
button-voice-never = Lieber nicht
button-voice-back = Zurücknehmen
button-voice-remove = Entfernen
button-voice-all = Alle sprechen lassen
button-voice-host = Nur der Gastgeber spricht
