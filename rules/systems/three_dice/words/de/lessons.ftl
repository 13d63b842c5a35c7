# Lehren von 3 Dice Dungeon: eine Zeile Warum, wenn etwas die ersten Male gefragt wird.

three-dice-lesson-claim = Ein Raum hat einen Schatz, und ein Held nimmt ihn: Gebt ihn dorthin, wo er am meisten fehlt.
three-dice-lesson-raise = Eine neue Stufe: Hebe einen Höchstwert um 1. Eine höhere Eigenschaft trifft öfter.
three-dice-lesson-charm = Das Schutzamulett kann diesen Verlust einmal für dich abfangen. Spar es auf, wenn der Punkt nicht wehtut.
three-dice-lesson-lose = Wähle die Eigenschaft, die zahlt. Mit einer auf 0 kannst du nicht angreifen; stehen alle drei auf 0, ist der Held tot.
three-dice-lesson-run = Hier geht es aus dem Kampf hinaus. Ein Monster, das ihr verlasst, ist noch da, wenn ihr wiederkommt.
three-dice-lesson-attack = Weniger als die Eigenschaft trifft, also nimm deine höchste. Ein Fehlschlag kostet einen Punkt davon.
three-dice-lesson-exits = Ihr wählt, wohin Ausgänge führen. Legt sie zu leeren Stellen der Karte, um neue Räume zu finden.
three-dice-lesson-keep = Zwei Orte sind gewürfelt, und einen behaltet ihr. Weniger Trefferpunkte machen den Kampf leichter.
three-dice-lesson-lock = Die Tür ist verschlossen. Ein Schlüssel öffnet sie. Zum Aufbrechen greif sie mit KÖRPER an; jeder Fehlschlag kostet einen Punkt.
three-dice-lesson-descend = Die Treppe hinab ist offen. Eine neue Ebene hat neue Räume, und ihr behaltet alles, was ihr habt.
three-dice-lesson-search = Eine Sackgasse kann eine Geheimtür verbergen. Nenne drei Zahlen: Zeigt der Würfel eine davon, ist sie gefunden.
three-dice-lesson-potion = Ein Trank gibt zwei Punkte einer Eigenschaft zurück, oder je einen von zweien. Er kostet keinen Zug.
three-dice-lesson-go = Jeder neue Raum birgt einen Ort, vielleicht ein Monster und vielleicht einen Schatz. Ein bekannter Raum ist sicherer.
