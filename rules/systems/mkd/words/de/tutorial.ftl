# Der erste Dungeon beider taktischen Spiele: was gesagt wird, wenn etwas zum ersten Mal gefragt ist.

mkd-tutorial-welcome = Willkommen! Nimm ein fertiges Team, oder wähle Helden einzeln. Ein gutes Team kämpft vorn und schießt von hinten.
mkd-tutorial-begin = Jeder Held handelt einmal pro Zug. Drücke auf den Helden, der anfangen soll.
mkd-tutorial-step = „Gehen nach“ listet Orte mit ihrem Preis in Tempopunkten. „Pfeile“ bringt dich Schritt für Schritt hin.
mkd-tutorial-end = Nichts mehr zu tun? Drücke „Fertig“. Nach deinem letzten Helden ziehen Tokens und Monster, dann bist du wieder dran.
mkd-tutorial-trap = Eine geschlossene Tür oder Truhe kann eine Falle haben. Drücke „Fallen suchen“, ehe du öffnest: Das kostet nichts.
mkd-tutorial-attack = Ein Gegner neben dir! Schlag zu: Zwei Würfel plus Angriff müssen seine Verteidigung erreichen. Das geht einmal pro Aktivierung.
mkd-tutorial-shoot = Schieß aus der Ferne: Das Ziel schlägt nicht zurück. Hinderliches Gelände auf der Linie ist Deckung und gibt 1 Verteidigung.
mkd-tutorial-flank = Geh um einen Gegner herum, ehe du zuschlägst: Von hinten ist dein Angriff 1 besser, und er schlägt nicht zurück.
mkd-tutorial-hurt = Ein Treffer dreht die Scheibe: Jeder Klick ändert Tempo, Angriff und Verteidigung. Nach dem letzten ist der Held tot.
mkd-tutorial-answer = Hier wartet das Spiel auf deine Antwort. Feste Antworten klären manche Fragen ein für alle Mal.
mkd-tutorial-spin = Ein Held blickt in die Richtung des letzten Schritts. Dreh dich zu Gegnern, ehe du „Fertig“ drückst: Von hinten treffen sie leichter.
mkd-tutorial-chest = Entschärfe eine gefundene Falle, schnell oder langsam mit zwei Würfeln. Dann öffne die Truhe: Der Inhalt gehört dir, wenn du ihn trägst.
mkd-tutorial-take = Drücke „Nehmen“. Ein Held trägt höchstens zwei Truhen, mit dem Gold und dem Gegenstand darin.
mkd-tutorial-item = Drücke „Benutzen“: Ein Gegenstand hilft in dieser Aktivierung, ein Trank bis zum nächsten Heldenzug.
mkd-tutorial-home = Eine Truhe zählt, sobald sie draußen ist. Geh mit ihr zum Eingang zurück; wer fällt, lässt sie fallen.
mkd-tutorial-leave = Das ist der Ausgang: Drücke „Für immer hinausgehen“. Das Spiel endet, wenn kein Held mehr drinnen ist.
