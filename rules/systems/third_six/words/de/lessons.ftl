# Lehren von 3RD6 Dungeon: eine Zeile Warum, wenn etwas die ersten Male gefragt wird.

third-six-lesson-class = Deine Klasse bestimmt, wie gut du triffst, wie viel du aushältst und ob du zauberst oder Schlösser knackst.
third-six-lesson-spells = Diese Zauber gehören dir das ganze Spiel. Jedes Wirken kostet 1 GST.
third-six-lesson-modify = Verfehlt. GST kann den Wurf senken, bis er trifft; sonst kostet der Fehlschlag TP.
third-six-lesson-burn = Verteile das Feuer: Jeder Punkt nimmt einem Gegner einen Trefferpunkt. Die Schwächsten zuerst.
third-six-lesson-steal = Die Gegner schlafen. Zum Stehlen würfle deine GES oder weniger; misslingt es, wachen sie auf.
third-six-lesson-attack = Deine GES oder weniger trifft und nimmt dem Gegner deine STÄ. Ein Fehlschlag kostet 1 TP je Punkt darüber.
third-six-lesson-close = Ihr wählt, welche Ausgänge dieses Raums Wände sind. Behaltet die zu leeren Stellen der Karte.
third-six-lesson-pendant = Nur ein Held kann ihn tragen. STÄ trifft härter, GES trifft öfter, GST hält länger.
third-six-lesson-level = In der Stadt kostet eine Stufe 100 Münzen: Sie bringt mehr GST und TP und öffnet tiefere Ebenen.
third-six-lesson-treat = Der Heiler gibt für 5 Münzen einen Würfel TP und ebenso viel GST.
third-six-lesson-lock = Verschlossen heißt: Schatz, keine Gegner. Schlüssel und Dietrich kosten keine TP.
third-six-lesson-learn = Einen gelernten Zauber kannst du immer wieder wirken. Vorgelesen wirkt die Schriftrolle einmal.
third-six-lesson-descend = Diese Treppe führt zur nächsten Ebene, mit Gegnern und Schätzen wie hier. Geht nur mit vielen TP.
third-six-lesson-cast = Ein Zauber braucht keinen Wurf und kostet 1 GST. Er geht auch außerhalb von Kämpfen.
third-six-lesson-town = Vom Eingang könnt ihr in die Stadt, um euch zu heilen und mit Münzen Stufen zu kaufen.
third-six-lesson-go = Auch ein bekannter Raum kann Gegner bergen. Ein leerer gibt allen 1 TP und 1 GST.
