# Was jede Einstellung tut und nach welchen Regeln.

green-dungeon-option-mode-about = Ob alle einen eigenen Helden führen oder alle zusammen einen (GD-143, GD-144).
green-dungeon-option-theme-about = Welche Namen und Farben der Dungeon und seine Gegner haben; die Regeln bleiben dieselben (GD-145).
green-dungeon-option-theme-packed = Der Dungeon sieht aus, wie { $packs } es will, was auch immer hier gewählt ist.
green-dungeon-option-decisions-about = Wer für die ganze Gruppe entscheidet, etwa über Weg, Bestechung und Flucht (GD-010, GD-106, GD-113).
green-dungeon-option-order-about = Ob Helden über Magie, Tränke und Schätze Platz für Platz entscheiden oder in beliebiger Reihenfolge (GD-119, GD-132).
green-dungeon-option-start-corner-about = Die Ecke, in der die Helden anfangen (GD-006).
green-dungeon-option-start-tile-resolves-about = Euch begegnet, was auf dem Startplättchen liegt; sonst gilt es als geräumt (GD-006).
green-dungeon-option-require-connected-about = Schneiden Mauern ein Plättchen ab, wird der Dungeon neu gelegt (GD-009).
green-dungeon-option-straw-placement-about = Ob die Höhlen der Bosse auf den zwei fernen Seiten liegen oder überall (GD-007).
green-dungeon-option-wood-optional-about = Ihr könnt die Magie eines Raums in Ruhe lassen; sonst wirkt sie sofort (GD-083).
green-dungeon-option-interrupted-rest-about = Was ihr zurückgewinnt, wenn ein Streuner eine Rast stört (GD-046).
green-dungeon-option-magic-simultaneous-about = Ein Gegner, den dein Zauber tötet, wirkt seinen noch (GD-124).
green-dungeon-option-failed-flight-blocks-potions-about = Nach einer misslungenen Flucht kannst du in diesem Kampfzug keinen Trank trinken (GD-115, GD-119).
green-dungeon-option-adjacency-ignores-walls-about = Ein Gegner nebenan verhindert die Rast, auch hinter einer Mauer (GD-047).
green-dungeon-option-luck-floor-zero-about = Gesundheit bleibt bei null stehen, ehe Glück heilt, statt darunter zu sinken (GD-061).
green-dungeon-option-multi-levelup-about = Eine Rast kann mehrere Stufen bringen, wenn ihr die Erfahrung habt (GD-057).
green-dungeon-option-wounded-monsters-weaken-about = Der Schaden eines Gegners sinkt mit seiner Gesundheit (GD-146).
green-dungeon-option-time-limit-about = Nach so vielen Zeitsteinen endet das Spiel mit seinen Punkten, gewonnen oder nicht (GD-030, GD-140).

## Pakete

pack-count-green-dungeon-themes = { $count ->
    [one] 1 Thema
   *[other] { $count } Themen
}
