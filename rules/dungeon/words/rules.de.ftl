# Die Regeln des Kartengenerators, je ein Satz, für /rules.

rule-DM-001 = Die erste Ebene wird mit drei zwölfseitigen Würfeln auf einmal gewürfelt.
rule-DM-002 = Der erste Wurf, zusammengezählt, ist die Zahl der Plättchen der Ebene.
rule-DM-003 = Derselbe erste Wurf bestimmt auch die ersten Plättchen.
rule-DM-004 = Von den Plättchen eines Wurfs wird die niedrigste Zahl zuerst gelegt.
rule-DM-005 = Neue Plättchen werden im Uhrzeigersinn ab neun Uhr angelegt, und ältere Plättchen werden vor jüngeren fortgesetzt.
rule-DM-006 = Solange es einen offenen Weg gibt, kommt das nächste Plättchen dorthin.
rule-DM-007 = Ist kein Weg mehr offen und fehlen noch Plättchen, kommt das nächste hinter eine Wand, und die Wand bekommt eine Geheimtür.
rule-DM-008 = Ein Pasch gibt nur ein Plättchen, und dieses Plättchen ist besonders.
rule-DM-009 = Ein Dreierpasch gibt nur ein Plättchen, und dieses Plättchen ist ganz besonders.
rule-DM-010 = Jedes besondere Plättchen birgt eine Falle, einen Schatz oder eine Überraschung.
# permits
rule-DM-011 = Wer die Karte besitzt, darf jede Platzierung überstimmen und entscheidet, wo Regeln einander widersprechen.
rule-DM-012 = Das erste Plättchen öffnet sich nach unten, und diese Öffnung ist der Eingang.
rule-DM-013 = Die Karte beginnt in der Mitte des unteren Blattrands.
rule-DM-014 = Die anderen Plättchen des ersten Wurfs werden nach denselben Regeln gelegt wie alle späteren.
rule-DM-015 = Gewürfelt wird, bis die Ebene so groß ist, wie sie werden sollte; überzählige Plättchen entfallen.
rule-DM-016 = Am Ende wird jeder offene Weg, der nirgendwohin führt, zugemauert.
rule-DM-017 = Ein neues Plättchen wird so gedreht, dass es zu dem Weg offen ist, den es fortsetzt, und so gut wie möglich zu seinen Nachbarn passt.
rule-DM-018 = Eine Öffnung, die auf eine Wand trifft, führt nirgendwohin.
rule-DM-019 = Eine Treppe hinab führt zu einer Ebene darunter, gewürfelt mit einem Würfel weniger.
rule-DM-020 = Eine untere Ebene wird jedes Mal mit ihrer kleineren Zahl von Würfeln gewürfelt.
rule-DM-021 = Unter der letzten Ebene sind Treppen von Schutt versperrt.
rule-DM-022 = Alle Treppen einer Ebene führen auf dieselbe nächste Ebene: die erste zu ihrem Eingang, andere zu zufälligen Plättchen.
# permits
rule-DM-023 = Treppen führen hinab, es sei denn, eine Münze darf sie hinaufschicken.
rule-DM-024 = Unter der ersten Ebene zählen besondere Plättchen eine Stufe höher, und einer von sechs Räumen wird besonders.
rule-DM-025 = Ein achtseitiger Würfel sagt, welche Richtung oben auf der Karte ist: Eins ist Norden, und so weiter im Uhrzeigersinn.
rule-DM-026 = Ein zwölfseitiger Würfel sagt, von welcher Art der Dungeon ist.
rule-DM-027 = Eins ist ein gerader Gang, dreißig Fuß lang und zehn breit.
rule-DM-028 = Zwei ist eine Kreuzung zweier Gänge.
rule-DM-029 = Drei ist ein Gang mit einer Abzweigung zu einer Seite.
# clauses: dreißig Fuß, gegenüberliegende Enden
rule-DM-030 = Vier ist ein Raum von dreißig mal dreißig Fuß mit Wegen an gegenüberliegenden Enden.
rule-DM-031 = Fünf ist ein Raum mit einem Weg in jeder Wand.
rule-DM-032 = Sechs ist ein Raum mit Wegen in drei Wänden.
rule-DM-033 = Sieben ist ein Raum mit Wegen in zwei Wänden, die aneinanderstoßen.
rule-DM-034 = Acht ist ein Gang, der abbiegt.
rule-DM-035 = Neun ist ein Raum mit nur einem Zugang.
rule-DM-036 = Zehn ist ein Gang, der blind endet.
rule-DM-037 = Elf ist noch einmal ein gerader Gang.
rule-DM-038 = Zwölf ist ein Gang mit einer Treppe am Ende.
rule-DM-039 = Zehn Fuß sind etwa drei Meter, und dreißig sind knapp zehn.
rule-DM-040 = Verriegelt: Jeder Weg in einen Raum hat eine Tür.
rule-DM-041 = Verriegelt: Drei von vier Türen sind geschlossen.
rule-DM-042 = Verriegelt: Die Hälfte der geschlossenen Türen ist verschlossen.
rule-DM-043 = Verriegelt: Ein Zehntel aller Plättchen hat eine Barrikade, mindestens eines.
rule-DM-044 = Zyklopisch: Alles ist doppelt so groß.
# permits
rule-DM-045 = Zyklopisch, wahlweise: Alles ist zwei- bis viermal so groß.
rule-DM-046 = Unheimlich: Nichts ändert sich außer den Worten dafür.
# permits
rule-DM-047 = Weitläufig: Gänge sind doppelt so lang, oder wahlweise zwei- bis viermal.
# permits
rule-DM-048 = Geometrisch: Die Hälfte der Räume, oder so viele, wie ein Würfel sagt, sind keine Kästen.
# permits
rule-DM-049 = Natürlich: Der halbe Dungeon, oder so viel, wie ein Würfel sagt, ist Höhle.
rule-DM-050 = Offen angelegt: Gänge sind so breit wie Räume und gehen in sie über.
rule-DM-051 = Glatt: Nirgends gibt es einen rechten Winkel.
rule-DM-052 = Schräg: Jeder Gang ist geneigt, mit gleicher Wahrscheinlichkeit hinauf oder hinab.
rule-DM-053 = Schräg: Ein vierseitiger Würfel sagt, wie steil: kaum, 20 Grad, 45 Grad oder senkrecht.
rule-DM-054 = Seltsame Baustoffe: Ein zwölfseitiger Würfel sagt, woraus alles gemacht ist.
# permits
rule-DM-055 = Belüftet: Kriechgänge, zwei Fuß hoch und drei breit, verbinden Räume, die Wand an Wand liegen, und wahlweise einige Gänge.
# permits
rule-DM-056 = Verwinkelt: Gänge sind fünf Fuß breit, oder wahlweise drei bis fünf, und biegen öfter ab als nötig.
# permits
rule-DM-057 = Ein Satz Bildwürfel darf die Tabelle der Plättchen ersetzen.
# permits
rule-DM-058 = Handlung, Rätsel und Monster bleiben der Spielleitung überlassen.
rule-DM-059 = Die fertige Karte wird nach der Skizze neu gezeichnet, mit allem, was ihre Art ändert.
rule-DM-060 = Ein erstes Plättchen mit nur einer Öffnung verbraucht sie für den Eingang, also liegt das nächste Plättchen hinter einer Geheimtür.
rule-DM-061 = Plättchen überlappen nie und verlassen nie das Blatt.
# permits
rule-DM-062 = Eine Karte kann reihum gezeichnet werden, oder sie ist verborgen und wird beim Durchwandern aufgedeckt.
# permits
rule-DM-063 = Was ein Würfel über die Art des Ortes sagen würde, darf stattdessen gewählt werden, ein Baustoff in beliebigen Worten.
