# Worauf jedes Spiel von Mage Knight Dungeons aufbaut, je ein Satz, für /rules.

rule-B-01 = Gangplättchen messen drei mal fünf Felder, Kammerplättchen fünf mal fünf; jedes hat zwei bedruckte Seiten und darf in Vierteldrehungen liegen.
rule-B-02 = Offene Randfelder nebeneinander auf einer Seite eines Plättchens bilden eine Öffnung; der ganze übrige Rand ist Wand.
rule-B-03 = Zwei Plättchen sind nur verbunden, wo ein offenes Randfeld des einen auf ein offenes Randfeld des anderen trifft; eine Öffnung vor etwas anderem ist eine Sackgasse.
# permits
rule-B-04 = Auf freie, hinderliche, Wasser- und Schattenfelder darf etwas gestellt werden, nie auf blockierende Felder oder Spalten.
# clauses: walls, blocking squares, wings
rule-B-05 = Nichts geht durch Wände oder blockierende Felder, auch nicht mit Flügeln.
# clauses: one figure, rider, chest, shots
# permits: shots
rule-B-06 = Ein Feld fasst eine Figur, ein Reiter braucht zwei Felder, und eine Truhe am Boden füllt ihr Feld, verdeckt aber niemanden vor einem Schuss.
rule-B-07 = Felder, die sich berühren, sind benachbart, wenn keine Wand oder geschlossene Tür sie trennt, und ein schräger Schritt schneidet nie die Ecke einer Wand, einer Tür oder eines blockierenden Feldes.
rule-B-08 = Eine Figur ist auf dem Plättchen, zu dem ihr Feld gehört, und die Kante eines Durchgangs gehört zu beiden Plättchen.
rule-B-09 = Am nächsten heißt: mit den wenigsten Tempopunkten zu erreichen, Gelände und Türen mitgezählt, Figuren nicht; Reichweite zählt in Feldern.
rule-B-10 = Tempo, Angriff, Verteidigung und Schaden stehen auf der Scheibe; die Reichweite steht auf dem Sockel und ändert sich nie, und Reichweite 0 heißt: kein Schießen.
# clauses: damage, healing, out
rule-B-11 = Jeder Punkt Schaden dreht die Scheibe einen Klick weiter und jeder Punkt Heilung einen Klick zurück; nach dem letzten Klick ist die Figur aus dem Spiel.
rule-B-12 = Die Scheibe eines Helden hat je einen Klick für fünf Stufen, die erste Stufe zuletzt, und danach Klicks für Schaden; Heilung reicht nur bis zum Anfang der jetzigen Stufe.
# clauses: present level, team
rule-B-13 = Ein Held ist wert, was für die jetzige Stufe gedruckt ist, und ein Team, was seine Helden zusammen wert sind.
# permits
rule-B-14 = Eine Figur hat die Fähigkeiten des Klicks, auf dem sie steht, und die, die Gegenstände und Artefakte ihr leihen.
rule-B-15 = Helden und ihre Freunde sind Gegner der Monster und Monster die ihren; niemand ist Gegner der eigenen Seite.
# permits
rule-B-16 = Ein Team ist im Standardspiel 100 Punkte wert; ein Tisch hier wählt seine eigene Summe, oder keine.
# permits
rule-B-20 = Jeder Held, jedes Token und jedes Monster hat eine eigene Aktivierung; keine Seite muss eine Anzahl davon aufteilen.
rule-B-21 = Kein Würfel sagt, wie viele Tokens und Monster handeln: Jedes hat in der Runde eine Aktivierung.
rule-B-22 = Eine Aktivierung gibt einer Figur ihr jetziges Tempo in Tempopunkten; was sie nicht ausgibt, verfällt, und sie hat im Zug eine Aktivierung.
# permits
rule-B-23 = Eine Figur macht in einer Aktivierung einen Angriff: einen Schlag, einen Schuss, eine Gefangennahme oder einen Diebstahl; Gegenschläge und andere automatische Angriffe zählen nicht.
# permits
rule-B-24 = Niemand nimmt Schaden dafür, Runde um Runde zu handeln.
# permits
rule-B-25 = Schaden oder Heilung mitten in einer Aktivierung ändert nichts an den Tempopunkten, die noch übrig sind.
rule-B-30 = Eine Bewegung geht Schritt für Schritt, und jeder Schritt wird bezahlt, ehe er getan wird; so kann alles, was unterwegs geschieht, die Bewegung beenden.
rule-B-31 = Keine Bewegung endet auf dem Feld einer Figur, auf einer Truhe oder einem Artefakt, auf einem blockierenden Feld oder über einem Spalt.
# permits
rule-B-32 = Niemand tritt in einen Spalt, doch wer Flug hat, darf einen ohne Halt überqueren.
# permits
rule-B-33 = Ein Schritt dreht die Figur in seine Richtung, und ihre letzte Blickrichtung ist frei wählbar; Drehen auf der Stelle kostet 1 Tempopunkt.
# permits
rule-B-34 = Eine Figur darf sich sofort und gratis drehen, wenn ein Gegner neben sie tritt: Monster tun es immer, Helden auf Wunsch.
# permits
rule-B-35 = Ein Token umzudrehen beendet die Bewegung, die es fand; Figuren mit Gewandtheit oder Heimlichkeit dürfen von dort weitergehen.
rule-B-40 = Ein weites Blickfeld umfasst alles bis 90 Grad neben der Blickrichtung, fünf der acht Felder ringsum; ein enges alles bis 45 Grad, drei Felder.
# permits
rule-B-41 = Ein Angriff im Rücken des Ziels ist eins besser und zieht keinen Gegenschlag nach sich.
rule-B-45 = Um aus dem Blickfeld eines Gegners daneben wegzugehen, muss eine Figur sich lösen: 2 Tempopunkte, der Schritt inbegriffen, und ein Würfel für alle, die sie festhalten.
# permits
rule-B-46 = Lösen gelingt bei 4 oder mehr; Sturmangriff, Sprungschuss, Flug und Reiter scheitern nur bei einer 1, und wer scheitert, darf es wieder versuchen, solange Punkte da sind.
# permits
rule-B-47 = Ein Monster, das Helden festhalten, dürft ihr gehen lassen: Es zahlt seine 2 Tempopunkte und braucht keinen Wurf.
# permits
rule-B-48 = Levitation, Verwirrung, Teleporter und Geschleudertwerden brauchen kein Lösen; die Schritte der Schnelligkeit schon.
# permits
rule-B-50 = Eine Figur darf durch das Feld eines Gegners gehen, wenn ihre Punkte sie auf ein freies bringen; beim Verlassen schlägt der Gegner einmal von hinten nach ihr, gratis und ohne Gegenschlag.
# permits
rule-B-51 = Niemand muss sich von dem Gegner lösen, dessen Feld betreten wird, wohl aber von allen anderen ringsum.
rule-B-52 = Eine Figur, die beim Hindurchgehen niedergeschlagen wird, lässt ihre Truhen auf dem letzten freien Boden fallen.
rule-B-60 = Ein Angriff macht den Schaden auf der Scheibe, einen mehr bei einer gewürfelten 12; was Fallen, Artefakte und Fähigkeiten tun, ist Wirkungsschaden.
rule-B-61 = Rüstung lässt vom Schaden eines Angriffs mindestens 1 übrig und darf Wirkungsschaden bis auf 0 senken; nichts mindert den Klick eines schweren Fehlschlags.
rule-B-62 = Entmutigte Figuren greifen nicht an, schlagen nicht zurück, halten niemanden fest und treten nicht von sich aus an einen Gegner heran, bis sie von diesem Klick geheilt sind.
rule-B-63 = Ein erschlagenes Monster kommt auf den Friedhof, lässt fallen, was es trug, und bringt seinen Wert an Erfahrung, außer eine Falle, eine Truhe, ein Artefakt, ein anderes Monster oder sein eigener Fehler hat es getötet.
rule-B-64 = Die Truhen eines gefallenen Helden liegen offen auf diesem Feld, oder daneben, wo es besetzt ist.
rule-B-65 = Ein Gegner mit der Scheibe eines Helden zählt mit dem Wert seiner besten Stufe.
# permits
rule-B-70 = Eine Gefangennahme wird vor dem Schlag angesagt, ist um 2 schwerer und nimmt das Ziel gefangen, statt es zu verletzen; Entmutigte werden ohne Wurf gefangen, und Berserker, Kampfrausch, Kommando, Raserei und Reiter sind nicht zu fangen.
rule-B-71 = Wer jemanden gefangen hält, ist um 2 langsamer, schießt nicht und macht keine automatischen Angriffe; fällt diese Figur, steht der Gefangene frei auf ihrem Feld.
# permits
rule-B-72 = Ein Diebstahl wird vor einem Schlag gegen jemanden mit Truhe angesagt; ein Treffer nimmt eine zufällige der Truhen, statt zu verletzen, und eine gewürfelte 12 macht außerdem 1 Klick.
rule-B-80 = Eine Truhe hat sechs Fallenzeilen, etwas Gold, einen magischen Gegenstand und eine Vorderseite; sie ist offen oder zu, und ihre Falle unbekannt, bekannt oder erledigt.
# permits
rule-B-81 = Eine Truhe wird von einem der drei Felder davor aus untersucht, entschärft und geöffnet, mit der Truhe im Blickfeld des Helden.
# permits
rule-B-82 = Nach einer Falle zu suchen kostet nichts: Ein Würfel sagt, welche der sechs Zeilen die Truhe hat, und dabei bleibt es, bis jemand die Falle neu stellt.
# permits
rule-B-83 = Eine bekannte Falle zu entschärfen braucht 2 Tempopunkte und einen Würfel, oder 4 und den höheren von zweien, gegen die Zahl der Falle; Gelingen ist 50 Erfahrung wert, Scheitern löst sie aus.
# permits
rule-B-84 = Eine Truhe, die mit scharfer Falle geöffnet wird, löst diese aus, und wenn niemand geschaut hat, sagt erst ein Würfel, welche es ist; eine ausgelöste Falle ist weg, lässt die Truhe offen und ist 25 Erfahrung wert.
# permits
rule-B-85 = Öffnen kostet 2 Tempopunkte, und nichts mehr in der Aktivierung, in der die Falle entschärft wurde oder losging.
# permits
rule-B-86 = Eine Figur, die weniger als zwei Truhen trägt, kann eine offene Truhe neben sich aufnehmen, für 2 Tempopunkte.
# clauses: beside, stolen
rule-B-87 = Ein Monster neben einer offenen Truhe schließt sie, und ihre Falle ist neu gestellt und unbekannt; so auch die einer gestohlenen Truhe, die abgestellt wird.
# permits
rule-B-88 = Ein Gegenstand verbessert den jetzigen Klick dessen, der ihn trägt, für den Rest der Aktivierung, in der er benutzt wird; beliebig viele dürfen benutzt werden.
# clauses: own activation, Monsters' turn, next Hero turn, spent
# permits: own activation
rule-B-89 = Ein Trank wird gratis in der eigenen Aktivierung getrunken und wirkt, bis der nächste Heldenzug beginnt; dann ist seine Magie verbraucht, und sein Gold bleibt.
rule-B-90 = Gold zählt nur in einer Truhe, die ein Held aus dem Dungeon trägt, und wechselt nie die Truhe.
# permits
rule-B-91 = Eine geschlossene Tür hält Schritte und Schüsse auf; Holztüren können gesprengt oder zertrümmert werden, Eisentüren nie, und zum Öffnen oder Schließen braucht es eine Figur neben der Tür.
# permits
rule-B-92 = Die Falle einer Tür ist die einer gezogenen und zurückgelegten Truhe, durch einen Würfel; eine Tür, die ohne Nachsehen geöffnet wird, löst sie aus, und sie wirkt nur einmal.
# permits
rule-B-93 = Erfahrung ist ein Vorrat für alle: Bei jeder überschrittenen 50 steigt ein Held eine Stufe und wird geheilt, oder nur geheilt, wenn die fünfte erreicht ist, und zugleich überschrittene Marken gehen an verschiedene Helden.
rule-B-94 = Erfahrung zählt sofort, bevor irgendetwas anderes geschieht.
rule-B-100 = Ein Token hat eine Farbe und eine verdeckte Seite, die sagt, wie viele Monster es birgt und wie stark sie sind.
rule-B-101 = Ein Token wird umgedreht, wenn jemand auf sein Plättchen oder daneben kommt, oder wenn es selbst auf das Plättchen eines Helden oder neben einen Helden kommt; durch eine Tür sieht man es nicht.
# clauses: two dice, one by one, Heroes may turn
# permits: Heroes may turn
rule-B-102 = Ein aufgedecktes Token kommt weg, und zwei Würfel sagen, wie viele Monster es war und für wie viele Punkte; sie werden einzeln gewählt, hingestellt und ausgerichtet, dann dürfen Helden sich drehen.
rule-B-103 = Ein einzelnes Monster ist das mit dem höchsten Wert, den die Punkte bezahlen; unter gleichen entscheidet ein Würfel, und wo nichts passt, war das Token ein Fehlalarm.
rule-B-104 = Mehrere Monster teilen die Punkte durch einen Würfel: gleichmäßig, oder mit einem Anführer, der für je 20 Punkte einen Würfel mehr bekommt, und Gefolge, das je einen Würfel weniger bekommt.
rule-B-105 = Wo der kleinste Anteil niemanden bezahlt, geben ihm das zweitstärkste und das stärkste abwechselnd einen Punkt; können sie nicht, geht er an den Anführer.
rule-B-106 = Anteile werden vom höchsten abwärts gefüllt, jeder mit dem besten, was noch da ist, und keine Art kommt öfter, als sie Figuren hat.
rule-B-107 = Ist selbst das beste übrige Monster weniger als die halben Punkte wert, kommt ein Schwarm: das beste, das passt, wieder und wieder, bis nichts mehr passt.
rule-B-108 = Das stärkste steht, wo das Token lag, und die anderen auf freien Feldern daneben nach Würfel, oder einen Ring weiter außen.
# clauses: of the pool, graveyard
rule-B-109 = Jedes Monster ist eine Figur des Vorrats, und die Erschlagenen kommen auf den Friedhof, nicht zurück.
# clauses: set out, turns up
rule-B-110 = Was ein Dungeon birgt, kommt aus Vorräten von Truhen, Tokens, Monstern und Einrichtung; manches steht von Anfang an da, das Übrige zeigt ein Würfel, wo ein Held als Erster hinkommt.
# clauses: score, way out
# permits: way out
rule-B-111 = Hinausgetragenes Gold ist das Ergebnis dessen, der den tragenden Helden führt, und der Eingang ist immer ein Ausgang.
