# Der erste Dungeon von 3RD6 Dungeon: was gesagt wird, wenn etwas zum ersten Mal gefragt wird.

third-six-tutorial-welcome = Willkommen! Drück eine Klasse. Ein Barbar schlägt am härtesten zu und hat die meisten TP: ein guter erster Held.
third-six-tutorial-go = Drück eine Richtung, um zu erkunden. Jeder Raum kann Gegner bergen; ein leerer gibt dir 1 TP und 1 GST.
third-six-tutorial-close = Einige Ausgänge dieses Raums sind Wände, und du wählst, welche. Lass die offen, die zu leeren Stellen der Karte führen.
third-six-tutorial-attack = Ein Kampf! Drück den Angriff: Würfelst du deine GES oder weniger, triffst du. Fliehen kann hier niemand.
third-six-tutorial-modify = Verfehlt. Zahl mit diesem Knopf GST, um den Wurf zu senken, bis er trifft, oder nimm den Fehlschlag hin und verlier TP.
third-six-tutorial-lock = Diese Tür ist verschlossen. Dahinter ist ein Schatz und kein Gegner. Brich sie auf, knack sie oder komm mit einem Schlüssel wieder.
third-six-tutorial-town = Vom Eingang kannst du in die Stadt: Der Heiler nimmt 5 Münzen, eine Stufe kostet 100.
