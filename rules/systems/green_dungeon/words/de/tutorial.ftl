# Der erste Dungeon von Green Dungeon: was gesagt wird, wenn etwas zum ersten Mal gefragt wird.

green-dungeon-tutorial-welcome = Willkommen! Ihr sucht zwei Höhlen unter diesen Plättchen. Die fette Zeile fragt etwas; antworte mit einem Knopf.
green-dungeon-tutorial-go = Drück eine Richtung. Ein Pfeil auf der Karte ist eine Tür, die nur von einer Seite aufgeht. Ein neuer Raum kostet einen Zeitstein.
green-dungeon-tutorial-bribe = Ein Gegner! Vor dem Kampf kannst du ihn mit dem Knopf „Bestechen“ bezahlen. Gegen schwache lohnt sich der Kampf: Er bringt Erfahrung.
green-dungeon-tutorial-strike = „Zuschlagen“ würfelt mit deiner Stufe und Waffe gegen den Würfel des Gegners. Gleichstand geht an ihn.
green-dungeon-tutorial-cast = Der kleine Zauber verletzt immer, für 1 Magie. Nimm ihn gegen Gegner, die du im Nahkampf nicht schlägst.
green-dungeon-tutorial-pick = Eine Schatzkammer: Drück von den beiden Schätzen den, den du behalten willst.
green-dungeon-tutorial-rest = Verletzt? Rasten heilt und bringt Magie zurück, für 3 Zeitsteine. Bei 5, 10 und 15 Steinen kann etwas kommen.
