# Die Regeln von 3 Dice Dungeon, je ein Satz, für /rules.

rule-TD-001 = Ein Held besteht aus drei sechsseitigen Würfeln: KÖRPER, GEIST und SEELE in der gewürfelten Reihenfolge, und jeder ist zugleich das, was du hast, und das Höchste, was du haben kannst.
rule-TD-002 = Drei Würfel, die zusammen zehn oder weniger ergeben, werden alle neu gewürfelt.
rule-TD-003 = Jede Eigenschaft ist ein Würfel, also beginnt kein Held mit mehr als sechs in irgendetwas.
rule-TD-004 = Jeder neue Ort braucht drei Würfel: einen für den Ort, einen für das Monster, einen für den Schatz.
# permits
rule-TD-005 = Ein Gang hat zwei Ausgänge; die Gruppe entscheidet, ob er geradeaus läuft oder abbiegt.
rule-TD-006 = Ein kleiner Raum hat mit gleicher Wahrscheinlichkeit einen oder zwei Ausgänge.
rule-TD-007 = Ein großer Raum hat einen bis drei Ausgänge.
rule-TD-008 = Eine Schatzkammer hat einen bis drei Ausgänge.
rule-TD-009 = Ein Tempel hat einen bis drei Ausgänge.
rule-TD-010 = Eine große Halle hat zwei bis vier Ausgänge.
rule-TD-011 = Der Ausgang, durch den ihr gekommen seid, zählt mit, also kann ein Ort eine Sackgasse sein.
rule-TD-012 = Jeder Ort füllt eine Zelle der Karte, mit Ausgängen nur in die vier Himmelsrichtungen.
rule-TD-013 = Ausgänge müssen zu den schon gezeichneten Räumen passen: Ein gezeichneter Ausgang, der zum neuen Raum zeigt, ist auch einer von ihm, und eine gezeichnete leere Wand bleibt leer.
# permits
rule-TD-014 = Ausgänge, die überallhin führen könnten, führen dorthin, wo die Gruppe sie haben will.
rule-TD-015 = Verbindungen zu gezeichneten Räumen bleiben auch über die gewürfelte Zahl hinaus, und Ausgänge, die keine freie Seite finden, entfallen.
rule-TD-016 = Am ersten Ort einer Ebene zählt der Eingang als Ausgang, aber mindestens ein Ausgang führt weiter.
# clauses: sein Würfel, eine Sechs
rule-TD-017 = Ein Monster hat so viele Trefferpunkte, wie sein Würfel zeigt; eine Sechs heißt, dass niemand da ist.
rule-TD-018 = Ein Monster, das da ist, muss vor allem anderen bekämpft werden.
# permits
rule-TD-019 = Für einen Angriff wähle eine Eigenschaft und würfle: Weniger als die Eigenschaft trifft.
rule-TD-020 = Ein Treffer nimmt dem Monster einen Punkt, und der letzte Punkt tötet es.
rule-TD-021 = Ein Würfel, der die Eigenschaft erreicht oder übersteigt, verfehlt, und die benutzte Eigenschaft verliert einen Punkt.
rule-TD-022 = Eine Eins trifft immer.
rule-TD-023 = Eine Sechs verfehlt immer.
rule-TD-024 = Jede Eigenschaft, die auf null steht, macht alle Angriffe um eins schwerer.
rule-TD-025 = Ein Held, dessen Eigenschaften alle auf null stehen, ist tot.
rule-TD-026 = Mit einer Eigenschaft, die auf null steht, kann man nicht angreifen.
# clauses: erhöht die Zahl, nie den Würfel
rule-TD-027 = Was „plus“ gibt, erhöht die Zahl, unter der du bleiben musst; es wird nie zum Würfel gezählt.
rule-TD-028 = Am ersten Ort eines Spiels wird ein Monsterwürfel mit vier oder fünf neu gewürfelt, bis er keines von beiden zeigt.
rule-TD-029 = Am zweiten Ort eines Spiels wird ein Monsterwürfel mit fünf neu gewürfelt.
rule-TD-030 = Der Schatz gehört euch, sobald das Monster tot ist, oder sofort, wo niemand war.
# permits
rule-TD-031 = Ein Heiltrank gibt einer Eigenschaft zwei Punkte oder zweien je einen, nie über den Höchstwert, jederzeit in deinem Zug.
# clauses: plus eins, KÖRPER
rule-TD-032 = Jedes Zauberschwert gibt KÖRPER-Angriffen plus eins.
# clauses: plus eins, GEIST
rule-TD-033 = Jedes Buch der Erleuchtung gibt GEIST-Angriffen plus eins.
# permits
rule-TD-034 = Eine Zauberschriftrolle, vor dem Wurf angesagt, gibt einem SEELE-Angriff plus drei und ist fort.
# permits
rule-TD-035 = In einer Schatzkammer ohne Monster lässt sich ein Kartenfragment gegen einen Wurf auf der Artefakttabelle tauschen.
rule-TD-036 = Ein Ort ist die Summe seiner drei Würfel an Erfahrung wert, sobald sein Monster tot ist oder wenn er keines hatte.
rule-TD-037 = Wurde ein Monsterwürfel am Anfang neu gewürfelt, zählt für die Erfahrung der Würfel, der blieb.
# permits
rule-TD-038 = Alle fünfzig Erfahrungspunkte steigt ein Höchstwert um eins, und alle Eigenschaften sind wieder voll.
# permits
rule-TD-039 = Ein Held, der mehrere Schwellen auf einmal überschreitet, gewinnt für jede eine Stufe.
rule-TD-040 = Die Stufe eines Helden ist eins, plus eins für je fünfzig Erfahrungspunkte.
# clauses: eine Eins, eine Zwei, alles andere
rule-TD-041 = Beim Betreten eines bekannten Raums würfelt: Eine Eins bringt das schwächste Monster mit einem Trefferpunkt, eine Zwei das zweitschwächste mit zweien, alles andere niemanden.
rule-TD-042 = Ein streunendes Monster ist seinen Würfel an Erfahrung wert und trägt keinen Schatz.
# clauses: noch da, kein Streuner
rule-TD-043 = Ein Monster, das ihr am Leben gelassen habt, ist bei eurer Rückkehr noch da, und es wird nicht auf Streuner gewürfelt.
# permits
rule-TD-044 = Aus einem Tempel ohne Monster könnt ihr in jeden anderen Tempel treten, den ihr gefunden habt.
# clauses: Tempel, Schriftrollen
rule-TD-045 = Eine Teleportation gilt als Rückkehr: Bei der Ankunft wird auf ein streunendes Monster gewürfelt.
rule-TD-046 = Teleportieren führt nie von der Ebene fort.
# permits
rule-TD-047 = Der Weg hinab beginnt in einer großen Halle ohne Monster und nirgends sonst.
# permits
rule-TD-048 = Der Weg hinab ist offen, sobald auf dieser Ebene ein Artefakt gewonnen wurde, auch wenn es verbraucht ist.
rule-TD-049 = Eine tiefere Ebene ist eine neue Karte nach denselben Regeln, und die Helden bringen alles mit, was sie haben.
# permits
rule-TD-050 = Das Jadeidol gibt einmal einem Angriff beliebiger Art plus zwei.
# clauses: drei, GEIST, einmal
# permits: GEIST
rule-TD-051 = Der Kristallanhänger gibt einmal einem GEIST-Angriff plus drei.
# permits
rule-TD-052 = Die Stiefel der Eile tragen dich aus einem Kampf in einen zufälligen erforschten Raum nebenan, insgesamt so oft, wie du Stufen hast.
# permits
rule-TD-053 = Die Schriftrolle der Teleportation bringt euch aus einem geräumten Raum einmal in einen beliebigen erforschten Raum der Ebene.
# permits
rule-TD-054 = Schlafsalz beendet einen Kampf ohne Belohnung; bei eurem nächsten Besuch ist das Monster wieder wach und so stark wie zuvor.
# permits
rule-TD-055 = Das Schutzamulett, nach einem Fehlschlag benutzt, fängt einen Verlust für dich ab.
rule-TD-056 = In einer Gruppe würfeln und führen alle einen eigenen Helden.
rule-TD-057 = In einer Gruppe wirft jeder Held, der eintritt, einen Monsterwürfel, und der höchste bestimmt das Monster.
rule-TD-058 = In einer Gruppe sind die Trefferpunkte des Monsters die Summe aller Monsterwürfel.
rule-TD-059 = In einer Gruppe bleibt ein Monsterwürfel, der niemanden zeigt, außer Acht, es sei denn, alle zeigen niemanden.
rule-TD-060 = In einer Gruppe erhält jeder Held die ganze Erfahrung eines Ortes.
rule-TD-061 = In einer Gruppe zählt für die Erfahrung eines Ortes nur der höchste Monsterwürfel.
# permits
rule-TD-062 = In einer Gruppe birgt ein Ort trotzdem nur einen Schatz, und ein Held nimmt ihn.
rule-TD-063 = In einer Gruppe greifen die Helden in der Reihenfolge ihrer Plätze an, und wer verfehlt, zahlt allein.
# permits
rule-TD-064 = Die Gruppe bleibt zusammen; wer eingeladen hat, kann ihr erlauben, sich zu teilen.
rule-TD-065 = Die Ebene der Untoten hat eine eigene Tabelle von Monstern und Belohnungen, mit Grüften anstelle von Schatzkammern.
# permits
rule-TD-066 = Eine Gruft wird genauso benutzt wie eine Schatzkammer.
rule-TD-067 = Gegen Untote ist eine Sechs mit SEELE kein sicherer Fehlschlag: Sie trifft, wenn sie unter der Zahl bleibt.
rule-TD-068 = Auf einer Ebene der Untoten sind die Streuner Skelette und Zombies.
# clauses: Gänge, Hallen
rule-TD-069 = Gänge und Hallen können Monster bergen wie jeder andere Ort.
# permits
rule-TD-070 = In einem Raum ohne Monster und ohne eigene unerforschte Ausgänge könnt ihr nach einer Geheimtür suchen.
# permits
rule-TD-071 = Stirbt ein Held einer Gruppe, bleibt sein Besitz im Raum, und die Gruppe wirft einen Monsterwürfel weniger.
# clauses: über sechs, eine Sechs verfehlt
rule-TD-072 = Höchstwerte können über sechs steigen, obwohl eine Sechs noch immer verfehlt.
rule-TD-073 = Ein Monster, vor dem ihr geflohen seid oder das ihr eingeschläfert habt, behält seine Trefferpunkte.
# permits
rule-TD-074 = Das klassische Spiel nutzt die ältere Tabelle: Monster eine Zeile tiefer, Höhlen anstelle von Schatzkammern, ein Kartenfragment, um zwischen zwei Orten zu wählen, und Flucht für je einen Punkt von jeder Eigenschaft.
# clauses: nicht ohne, Stiefel, Salz, Hausregel
# permits: Stiefel, Salz, Hausregel
rule-TD-075 = Vor einem Monster gibt es ohne Stiefel, Salz oder eine Hausregel keine Flucht.

# clauses: Monster, Streuner
# permits
rule-HR-001 = Hausregel: Jede Ebene unter der ersten gibt jedem Monster einen Trefferpunkt mehr.
# permits
rule-HR-002 = Hausregel: Die erste Stufe kostet 50 Erfahrungspunkte, die zweite 100 mehr, die dritte 150 mehr und so weiter.
# permits
rule-HR-003 = Hausregel: Alle Beute geht mit jeder neuen Heldenstufe, mit jeder neuen Ebene oder mit beidem verloren.
rule-HR-004 = Heldenstufen und Ebenen des Dungeons haben nichts miteinander zu tun.
# permits
rule-HR-005 = Hausregel: Eine Rast in einem geräumten Tempel, einmal je Besuch, gibt bei vier bis sechs einen Punkt zurück und bringt bei eins oder zwei ein Monster.
# permits
rule-HR-006 = Hausregel: Bei einer Eins oder Zwei entkommst du in den Raum, aus dem du kamst; sonst musst du angreifen, bevor du es wieder versuchst.
# clauses: jeder Höchstwert, nie unter eins
# permits
rule-HR-007 = Hausregel: Jede tiefere Ebene senkt jeden Höchstwert um eins, aber nie unter eins.
# permits
rule-HR-008 = Hausregel: Du kannst immer fliehen, zum Preis je eines Punktes von jeder Eigenschaft.
# permits
rule-HR-009 = Hausregel: Du kannst immer fliehen, und ein Würfel bestimmt den Preis: nichts bei eins, einen Punkt bei zwei oder drei, zwei bei vier oder fünf, drei bei sechs.
# clauses: drei Ebenen, von jeder eines
# permits
rule-HR-010 = Hausregel: Ein Artefakt von jeder von drei Ebenen gewinnt das Spiel.
# permits
rule-HR-011 = Hausregel: Wer eingeladen hat, wählt, welche Ebenen untot sind.
# permits
rule-HR-012 = Hausregel: Jede tiefere Ebene bringt ein weiteres Monster derselben Art; sie werden nacheinander bekämpft, für eine einzige Belohnung.
# clauses: Schätze, Artefakte, Aufgehobenes
# permits
rule-HR-013 = Hausregel: Niemand kann mehr als eine festgelegte Zahl von Dingen tragen.
# clauses: ablegen, aufheben
# permits: ablegen, aufheben
rule-HR-014 = Hausregel: Du kannst Dinge in Räumen ablegen und wieder aufheben.
# permits
rule-HR-015 = Eine Suche nennt drei Zahlen, oder gerade oder ungerade: Zeigt der Würfel eine davon, öffnet sich an einer freien Wand eine Geheimtür. Ein Versuch je Besuch.
# permits
rule-HR-016 = Hausregel: Eine Eins beim Suchen ist auch eine Falle und kostet einen Punkt deiner Wahl.
# permits
rule-HR-017 = Hausregel: Für jeden neuen Ausgang wird gewürfelt, und ungerade heißt verschlossen; ein Schlüssel öffnet ihn, oder ein KÖRPER-Angriff zum Preis eines Punktes je Fehlschlag.
# permits
rule-HR-018 = Hausregel: Wo der Schatzwürfel nichts zeigt, liegt ein Schlüssel.
rule-HR-019 = Zweiseitige und dreiseitige Würfel sind eine Münze und ein halber Würfel: eins oder zwei, eins bis drei.
# clauses: verbraucht, außer der Tisch will es anders
# permits: verbraucht, außer der Tisch will es anders
rule-HR-020 = Ein verbrauchtes Artefakt gilt weiter als gewonnen; wer eingeladen hat, kann es anders bestimmen.
# permits
rule-HR-021 = Verbrauchte Stiefel der Eile bleiben im Gepäck und tragen dich mit der nächsten Stufe noch einmal.
# permits
rule-HR-022 = Hausregel: Der Monsterwürfel eines leeren Ortes zählt nicht.
# permits
rule-HR-023 = Hausregel: Gefährten können sich duellieren und schlagen abwechselnd zu; ein Fehlschlag kostet einen selbst einen Punkt, ein Treffer das Gegenüber.
# permits
rule-HR-024 = Hausregel: Die Gruppe kann sich teilen; ihre Teile sind dann abwechselnd dran, und jeder würfelt und verdient für alle Anwesenden.
rule-HR-025 = Leser sprachen von Quests und Ereignissen in Räumen, ohne Regeln zu nennen, also gibt es keine.
rule-HR-026 = Die leere Wand eines gezeichneten Nachbarn verbietet dort einen Ausgang.
rule-HR-027 = Die Boni von Dingen erhöhen die Zahl, unter der man bleiben muss.
rule-HR-028 = Ein Würfel ergibt eine Eigenschaft.
rule-HR-029 = Was ein Kartenfragment ans Licht bringt, wird auf der Artefakttabelle gewürfelt.
rule-HR-030 = Die Zeile eines Monsters in der Tabelle gibt seine Trefferpunkte an.
# clauses: eine neue Ebene, dieselben Regeln
rule-HR-031 = Wer hinabsteigt, kommt auf eine neue Ebene mit denselben Regeln.
rule-HR-032 = Leser wünschten sich Rätsel und Hindernisse, ohne Regeln zu nennen, also gibt es keine.
# permits
rule-HR-033 = Die klassische Tabelle lässt sich als eigene Spielweise wählen.
rule-HR-034 = Die Berichtigungen zu 3RD6, einen Wurf zu ändern statt neu zu würfeln und Schlösser ohne Wurf zu knacken, gehören nur zu jenem Spiel.
# clauses: Schergen, Bosse
rule-HR-035 = Die späteren Namen von Schergen und Bossen gehören nur zu 3RD6.
# permits
rule-HR-036 = Hausregel: Helden haben Trefferpunkte, einen Würfel oder einen Würfel plus sechs; Fehlschläge kosten einen Trefferpunkt, Tränke geben zwei zurück, und Schwerter geben plus zwei.
