# Als Held sprechen, als jemand anderes, der da ist, oder als der Dungeon.

voice-dungeon = Der Dungeon
voice-taken-back = Zurückgenommen: Ich habe deine Worte gelöscht, und aus dem Kanal verschwinden sie jetzt.
voice-dropped = Schon gut: Nichts wurde gesagt.
voice-removed = Entfernt: Was { $name } hier sagte, verschwindet jetzt aus dem Kanal.

voice-refused-off = Wer diesen Server verwaltet, hat das Sprechen als Held ausgeschaltet.
voice-refused-nobody = Du kannst hier für niemanden namens „{ $name }“ sprechen. Wähle einen Namen aus der Liste. Der Gastgeber spricht für den Dungeon und alle darin, und kann das allen erlauben.
voice-refused-empty = Darin sind keine Worte.
voice-refused-long = Das ist hier zu lang (Zeichen: { $count }, höchstens { $most }).
voice-refused-blocked = Deine Worte wurden nicht gesendet: Discord oder ein Filter dieses Servers nimmt sie nicht an. Sag es anders, ohne Adressen.
voice-refused-marks = Das ist zu lang für eine Nachricht: Jedes Zeichen, das Discord als Formatierung läse, zählt doppelt. Kürze es, oder lass einige Zeichen weg.
voice-refused-deed-long = Worte zu einer Tat stehen auf ihrer Tafel, also müssen sie kurz sein (Zeichen: { $count }, höchstens { $most }).
voice-refused-no-deed = Worte können mit der nächsten Tat deines eigenen Helden kommen, solange das Spiel läuft.
voice-refused-others = Ändern oder zurücknehmen kann das nur, wer es geschrieben hat. Entfernen kann es, wer hier Nachrichten verwaltet.
voice-refused-gone = Das wurde zurückgenommen oder ist nicht mehr gespeichert.
voice-refused-said = Das wurde schon gesagt. Ändere es dort, oder nimm es dort zurück.
