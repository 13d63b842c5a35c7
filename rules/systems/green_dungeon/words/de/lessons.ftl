# Lektionen von Green Dungeon: eine Zeile Warum, gezeigt, wenn etwas die ersten Male gefragt wird.

green-dungeon-lesson-luck = Du bist fast tot. Jeder Punkt Glück heilt den höheren von zwei Würfeln, und Glück ist rar.
green-dungeon-lesson-bribe = Vor einem Kampf könnt ihr den Gegner bezahlen. Er bleibt und lässt euch vorbei, aber ihr gewinnt nichts.
green-dungeon-lesson-lair = Hier wartet der Endboss, und vor ihm gibt es keine Flucht. Umkehren kostet keine Zeit.
green-dungeon-lesson-flee = Zur Flucht müssen Würfel und Stufe seinen Würfel schlagen. Sonst kämpft ihr diesen Zug ohne Boni.
green-dungeon-lesson-spell = Ein Zauber verletzt den Gegner immer und kostet Magie. Im Nahkampf machst du dann keinen Schaden.
green-dungeon-lesson-strike = Im Nahkampf zählen Würfel, Stufe und Waffe. Gleichstand gehört dem Gegner, also hilft eine Waffe.
green-dungeon-lesson-level = Eine Stufe kostet fünf EP: mehr Gesundheit und Magie und +1 auf fast jeden Wurf.
green-dungeon-lesson-pick = Du behältst einen von zwei Schätzen. Tränke heilen, Waffen treffen härter, Zahnräder bringen Gold.
green-dungeon-lesson-sell = Ein Held behält eine Waffe. Die andere verkaufst du für das Doppelte ihrer Zahl.
green-dungeon-lesson-touch = Die Magie eines Raums wirkt einmal: Sie heilt vielleicht, zeigt Plättchen oder tut weh.
green-dungeon-lesson-see = Die Vision zeigt ein Plättchen. Seht nach, was auf eurem Weg liegt, oder sucht die Höhlen.
green-dungeon-lesson-name = Ihr seht beide Höhlen auf einmal. Der Unterboss ist schwächer, und ihr könnt vor ihm fliehen.
green-dungeon-lesson-retry = Die Tür bleibt zu. Noch ein Versuch kostet einen Zeitstein; ein anderer Weg kostet nichts.
green-dungeon-lesson-drink = Ein Trank heilt dich vor dem nächsten Raum. Dann ist er weg.
green-dungeon-lesson-rest = Rasten heilt und bringt Magie zurück, kostet aber drei Zeitsteine, und mit der Zeit kommen Streuner.
green-dungeon-lesson-go = Jeder nicht geräumte Raum kostet einen Zeitstein. Achtet auf Pfeile: Manche Tür fällt hinter euch zu.
