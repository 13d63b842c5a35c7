# Was jede Einstellung tut, und nach welchen Regeln.

three-dice-option-mode-about = Die vollen Tabellen oder die ältere klassische mit Höhlen, teurerer Flucht und ohne Artefakte (TD-074, HR-033).
three-dice-option-level-theme-about = Ob jede Ebene gewöhnlich, untot oder von der Gruppe gewählt ist (TD-065).
three-dice-option-level-theme-packed = Die Ebenen sind der Reihe nach die von { $packs }, was auch immer hier gewählt ist.
three-dice-option-goal-about = Womit das Spiel endet. Ohne Ziel und ohne die Suche nur mit dem Tod (TD-025, TD-047).
three-dice-option-decisions-about = Wer für die ganze Gruppe entscheidet, etwa wohin es geht und ob ihr flieht (TD-064).
three-dice-option-loot-about = Welcher Held den einen Schatz eines Raums nimmt (TD-062).
three-dice-option-assign-about = Ob die drei Würfel der Reihe nach KÖRPER, GEIST und SEELE werden oder frei verteilt sind (TD-001).
three-dice-option-exit-placement-about = Ob die Gruppe oder die Würfel die Ausgänge eines neuen Raums legen (TD-014).
three-dice-option-training-every-level-about = Schwächere Monster in den ersten zwei Räumen jeder Ebene, nicht nur der ersten (TD-028, TD-029).
three-dice-option-empty-room-xp-about = Ob der Monsterwürfel eines leeren Raums für Erfahrung zählt (TD-036, HR-022).
three-dice-option-rover-xp-about = Wie viel Erfahrung ein streunendes Monster gibt (TD-042).
three-dice-option-one-artifact-per-vault-about = Eine Schatzkammer gibt ein Artefakt, wie viele Kartenfragmente ihr auch bringt (TD-035).
three-dice-option-artifact-reuse-about = Ob ein Artefakt einmal wirkt oder einmal auf jeder Stufe seines Helden (TD-050, TD-051).
three-dice-option-allow-ascend-about = Ihr könnt die Treppe einer Ebene zur Ebene darüber zurücksteigen (TD-049).
three-dice-option-mp-six-about = Was eine Sechs unter mehreren Monsterwürfeln bedeutet: für diesen kein Monster, oder einen leeren Raum (TD-059).
three-dice-option-mp-xp-about = Welche von mehreren Monsterwürfeln für Erfahrung zählen (TD-061).
three-dice-option-mp-order-about = In welcher Reihenfolge die Helden in einer Runde angreifen (TD-063).
three-dice-option-waiting-about = Ob eine Gruppe, die auf eine andere wartet, Streuner trifft, als käme sie zurück (TD-041, HR-024).
three-dice-option-split-party-about = Die Gruppe kann sich teilen; die Teile sind dann abwechselnd dran (TD-064, HR-024).
three-dice-option-three-artifact-quest-about = Ein Artefakt von jeder von drei Ebenen gewinnt das Spiel (HR-010).
three-dice-option-monster-hp-per-dungeon-level-about = Jede Ebene unter der ersten gibt jedem Monster einen Trefferpunkt mehr (HR-001).
three-dice-option-extra-monster-per-dungeon-level-about = Jede Ebene unter der ersten bringt ein weiteres Monster derselben Art (HR-012).
three-dice-option-attribute-drop-per-dungeon-level-about = Jede tiefere Ebene senkt alle Höchstwerte um eins, aber nie unter eins (HR-007).
three-dice-option-rising-xp-about = Jede Heldenstufe kostet fünfzig Punkte mehr als die vorige (HR-002).
three-dice-option-reset-rewards-about = Wann Helden alle Beute verlieren: mit jeder Heldenstufe, mit jeder Ebene oder nie (HR-003).
three-dice-option-undead-levels-about = Welche Ebenen untot sind, was auch immer die Gruppe wählt (HR-011).
three-dice-option-undead-levels-packed = Die Ebenen sind die von { $packs }, was auch immer hier gewählt ist.
three-dice-option-temple-rest-about = Helden können einmal je Besuch in einem geräumten Tempel rasten, auf die Gefahr eines Monsters hin (HR-005).
three-dice-option-escape-roll-about = Mit einer 1 oder 2 entkommst du aus einem Kampf in den Raum, aus dem du kamst (HR-006).
three-dice-option-flee-original-about = Du kannst immer fliehen, für je einen Punkt von jeder Eigenschaft (HR-008).
three-dice-option-flee-table-about = Du kannst immer fliehen; ein Würfel bestimmt den Preis (HR-009).
three-dice-option-inventory-limit-about = Wie viele Dinge ein Held tragen kann (HR-013).
three-dice-option-drop-and-pickup-about = Helden können Dinge ablegen und wieder aufheben (HR-014).
three-dice-option-secret-search-about = In einer Sackgasse kann eine Suche eine Geheimtür finden (TD-070, HR-015).
three-dice-option-search-trap-about = Eine 1 beim Suchen löst eine Falle aus und kostet einen Punkt (HR-016).
three-dice-option-locked-doors-about = Neue Ausgänge können verschlossen sein; Schlüssel oder Gewalt öffnet sie (HR-017).
three-dice-option-key-instead-of-none-about = Ein Schlüssel, wann immer der Schatzwürfel nichts zeigt (HR-018).
three-dice-option-used-artifact-counts-about = Ein verbrauchtes Artefakt öffnet noch die Treppe (TD-048, HR-020). Für die Suche zählt es in jedem Fall (HR-010).
three-dice-option-boots-by-level-about = Stiefel der Eile wirken einmal auf jeder Stufe ihres Helden statt nur einmal (TD-052, HR-021).
three-dice-option-duel-about = Helden können einander duellieren (HR-023).
three-dice-option-hp-pool-about = Ein Fehlschlag kostet Trefferpunkte statt Eigenschaften. Ein Held hat davon einen Würfel oder, leichter, einen Würfel plus sechs (HR-036).

## Pakete

td-pack-one-nobody = Eine Monstertabelle braucht „none“ auf genau einer Seite, wo niemand ist. Hier steht es auf { $count }.
td-pack-monster-twice = „{ $id }“ steht auf zwei Seiten. Gib jedem Monster eine Seite, dem schwächsten die niedrigste.
td-pack-needs-place = { $shape ->
    [vault] Keine Seite hat einen Ort mit der Form „vault“. Ohne einen findet niemand ein Artefakt.
   *[other] Keine Seite hat einen Ort mit der Form „{ $shape }“. Ohne einen kommt niemand hinab.
}
td-pack-needs-fragment = Keine Seite hat ein „fragment“. Ohne eines findet niemand ein Artefakt.
td-pack-place-twice = „{ $id }“ ist die Kennung von zwei verschiedenen Orten. Gib einem von ihnen eine andere.

pack-count-three-dice-tables = { $count ->
    [one] 1 Tabelle
   *[other] { $count } Tabellen
}
