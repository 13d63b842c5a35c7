# Der erste Dungeon von 3 Dice Dungeon: was gesagt wird, wenn etwas zum ersten Mal gefragt wird.

three-dice-tutorial-welcome = Willkommen! Die fette Zeile stellt eine Frage; drück einen der Knöpfe, um zu antworten. Nichts hier kann dir außerhalb des Spiels schaden.
three-dice-tutorial-exits = Ein neuer Raum: Du bestimmst, wohin seine Ausgänge führen. Nimm solche, die zu leeren Stellen der Karte zeigen.
three-dice-tutorial-go = Drück eine Richtung. Fragezeichen auf der Karte sind Ausgänge, die noch niemand genommen hat: Dahinter liegen neue Räume.
three-dice-tutorial-attack = Ein Monster versperrt den Weg. Drück deine höchste Eigenschaft: Ein Würfel darunter trifft. Ein Fehlschlag kostet einen Punkt davon.
three-dice-tutorial-known = Ein bekannter Raum kann sicher sein, aber bei einer 1 oder 2 streunt dort ein Monster. Neue Räume bringen Erfahrung und Schätze.
three-dice-tutorial-raise = Fünfzig Erfahrungspunkte machen eine Stufe! Drück die Eigenschaft, deren Höchstwert steigen soll; alle Eigenschaften sind wieder voll.
