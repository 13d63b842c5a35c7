# Die Regeln von 3RD6 Dungeon, je ein Satz, für /rules.

# clauses: STÄ, GES, GST, TP
rule-TS-001 = Ein Held hat STÄ, GES, GST und TP nach seiner Klasse: 2, 3, 3 und 18 die Starken, 1, 3, 4 und 14 die Gelehrten, 1, 4, 3 und 14 die Flinken.
# clauses: stark, gelehrt, flink
# permits
rule-TS-002 = Barbaren und Zwerge sind stark, Zauberer sind gelehrt, Diebe und Elfen sind flink.
rule-TS-003 = Jede Stufe, auch die erste, gibt einen Punkt GST und einen Würfel TP.
# permits
rule-TS-004 = Zum Angriff würfle: Deine GES oder weniger trifft und nimmt dem Gegner deine STÄ.
rule-TS-005 = Ein Fehlschlag kostet dich so viele TP, wie der Würfel über deiner GES lag.
# clauses: keine trifft immer, keine verfehlt immer
rule-TS-006 = Keine Würfelseite trifft immer, und keine verfehlt immer.
# permits
rule-TS-007 = Nach einem Fehlschlag kannst du GST zahlen, um den Wurf um eins zu senken, so oft du kannst: je 1 GST für Barbaren, Diebe und Elfen, je 2 für Zwerge und Zauberer.
# permits
rule-TS-008 = Zwerge und Diebe knacken ein Schloss für 1 GST, ohne Wurf.
# permits
rule-TS-009 = Nach dem ersten Wortlaut braucht auch ein geknacktes Schloss einen Wurf: Eins weniger als der Würfel muss deine GES oder weniger sein.
# permits
rule-TS-010 = Eine Tür hat 6 TP, und jeder kann sie angreifen; jeder Fehlschlag kostet genau 1 TP.
# permits
rule-TS-011 = Zauberer und Elfen wirken die Zauber, die sie kennen, für je 1 GST, anstelle eines Angriffs und ohne Risiko.
# permits
rule-TS-012 = Ein Zauberer kennt von Anfang an drei Zauber.
# permits
rule-TS-013 = Ein Elf kennt von Anfang an einen Zauber.
# permits
rule-TS-014 = Jede gewonnene Stufe schafft Platz für einen weiteren Zauber, den der Held aus dessen Schriftrolle lernt.
# permits
rule-TS-015 = Schlaf schläfert alle Gegner ein: Ihr könnt gehen oder mit deiner GES oder weniger einen Schatz stehlen; ein Gegner, den du angreifst oder vergeblich bestiehlst, erwacht.
# permits
rule-TS-016 = Heilung gibt einem Helden einen Würfel TP.
# permits
rule-TS-017 = Öffnung öffnet jede verschlossene Tür.
# permits
rule-TS-018 = Teleportation bringt die Gruppe zum Eingang der Ebene, sogar aus einem Kampf.
# permits
rule-TS-019 = Schild macht jeden Verlust der nächsten Begegnung um einen Punkt kleiner.
# permits
rule-TS-020 = Feuerball macht einen Würfel Schaden, den du beliebig auf die Gegner verteilst.
rule-TS-021 = Grundriss 1 ist eine verschlossene Tür, eine Sackgasse mit einem Schatz und ohne Gegner.
# permits
rule-TS-022 = Grundriss 2 schließt zwei der drei anderen Ausgänge.
# permits
rule-TS-023 = Grundriss 3 schließt einen der drei anderen Ausgänge.
rule-TS-024 = Die Grundrisse 4 und 5 schließen keinen.
rule-TS-025 = Grundriss 6 ist eine Sackgasse mit einer Treppe hinab und Bossen davor.
# permits
rule-TS-026 = Ränder und entdeckte Räume schließen Ausgänge zuerst; die Gruppe wählt nur, was noch zu schließen bleibt.
rule-TS-027 = Ein Ausgang eines entdeckten Raums, der in den neuen führt, bleibt von beiden Seiten offen.
rule-TS-028 = Ist die Treppe einer Ebene bekannt, zählt Grundriss 6 als 1.
rule-TS-029 = Der Dungeon kann nicht tiefer sein als deine Stufe: Auf seiner letzten erlaubten Ebene zählt Grundriss 6 als 1.
rule-TS-030 = Ein Raum, aus dem kein Weg weiterführt, zählt als Grundriss 1.
# permits
rule-TS-031 = Ein anderer Dungeon beginnt erst, wenn der jetzige ganz erkundet ist.
rule-TS-032 = Eine Ebene ist ein Blatt von sechs mal sechs Räumen mit dem Eingang in der Mitte der untersten Reihe.
rule-TS-033 = Gegner nach Würfel: 1 Orks mit 4 TP, 2 Goblins mit 3, 3 und 4 niemand, 5 Zombies mit 2, 6 Skelette mit 1.
# clauses: TP, GST, jeder Held
rule-TS-034 = Wo niemand ist, gewinnt jeder Held 1 TP und 1 GST zurück.
rule-TS-035 = Es kommen so viele Gegner, wie Helden leben.
rule-TS-036 = Bosse nach Würfel: eine Mumie, zwei Mumien, ein Oger, zwei Oger, ein Vampir, ein Drache, mit 2, 3, 2, 3, 4 und 5 Schätzen.
rule-TS-037 = Eine Mumie hat 5 TP, ein Oger 6, ein Vampir 8, ein Drache 12.
rule-TS-038 = Ein Vampir gewinnt jeden TP zurück, den du an ihn verlierst, bis zu seinem Anfangswert.
rule-TS-039 = Schatz nach Würfel: 1 nichts, 2 bis 5 so viele Münzen, 6 etwas Besonderes.
rule-TS-040 = Besonderer Schatz nach Würfel: Schlüssel, Heiltrank, Trank der Erleuchtung, Zauberschriftrolle, 30 Münzen, Artefakt.
rule-TS-041 = Jeder Gegner, den ihr besiegt, bringt einen Wurf auf Schätze; Bosse bringen so viele, wie in ihrer Zeile stehen.
# permits
rule-TS-042 = Ein Heiltrank stellt zwei Würfel TP wieder her.
# permits
rule-TS-043 = Ein Trank der Erleuchtung stellt zwei Würfel GST wieder her.
# permits
rule-TS-044 = Artefakte sind Anhänger: Topas, Amethyst oder Saphir, je zwei Seiten; nur Saphire addieren sich.
# clauses: Topas, Amethyst, Saphir
rule-TS-045 = Ein Topas erhöht STÄ um 1, ein Amethyst GES um 1, ein Saphir den Höchstwert GST um 1.
# clauses: ein Schloss, verbraucht
# permits: ein Schloss
rule-TS-046 = Ein Schlüssel öffnet ein Schloss und ist verbraucht.
# permits
rule-TS-047 = Jeder kann eine Schriftrolle vorlesen: Ihr Zauber wirkt einmal, ohne GST.
rule-TS-048 = Bei der Rückkehr in einen Raum wird ebenso auf Gegner gewürfelt wie beim ersten Betreten.
# permits
rule-TS-049 = Vom Eingang der ersten Ebene kann die Gruppe in die Stadt gehen.
# permits
rule-TS-050 = In der Stadt bekommt ein Held für 5 Münzen einen Würfel TP und ebenso viel GST zurück, so oft ihr zahlen könnt.
# permits
rule-TS-051 = In der Stadt kostet die nächste Stufe eines Helden 100 Münzen, und sie hilft sofort.
rule-TS-052 = Ein Held ohne TP ist tot.
# permits
rule-TS-053 = Aus einem Kampf kannst du nicht fliehen, außer mit Schlaf oder Teleportation.
# permits
rule-TS-054 = Ein verschlossener Raum kann betreten werden, sobald seine Tür offen ist; die Tür behält ihren Schaden, und drinnen ist ein Schatz.
# permits
rule-TS-055 = Die Treppe ist erst nutzbar, wenn ihre Bosse tot sind.
# permits
rule-TS-056 = Die späteren Bosse des Autors: Mumie, Gargoyle, untoter Ritter, Vampir, Orklop, Drache.
# permits
rule-TS-057 = Die Gruppe hat einen Beutel und eine Tasche.
rule-TS-058 = Barbaren, Zauberer und Elfen können keine Schlösser knacken.
# permits
rule-TS-059 = Tränke kannst du jederzeit trinken; in einem Kampf in deinem Zug.
rule-TS-060 = In einer Gruppe begrenzt die niedrigste Stufe unter den Lebenden, wie tief der Dungeon sein kann.
