# Die Regeln des Abenteuers, je ein Satz, für /rules.

# permits
rule-MA-001 = Allein oder zu mehreren geht es ohne Spielleitung hinein; ein Satz Plättchen und je ein Held sind ein schneller Raubzug, mehr von beidem ein langer Abend.
rule-MA-002 = Die gemeinsamen Dungeonregeln gelten überall, wo diese Regeln nichts anderes sagen.
# permits
rule-MA-003 = Jede Person am Tisch führt ein Team aus einem Helden oder mehr.
rule-MA-004 = Je mehr die Helden zusammen wert sind, desto stärker ist, was auf sie wartet.
# permits
rule-MA-005 = Zwei Teams unter je fünfzig Punkten ergeben ein schnelles Spiel.
rule-MA-006 = Helden beginnen auf Stufe 1.
# permits
rule-MA-007 = Erlaubt der Tisch Neulinge, so darf ein Held über 30 Punkten auf Stufe 0 beginnen, mit einem Klick Schaden, und wird nicht weiter geheilt, bis er eine Stufe gewinnt.
rule-MA-008 = Ein Neuling zählt zu Beginn 20 Punkte.
# permits
rule-MA-009 = Mehr Gänge und weniger Kammern ergeben einen leichteren Dungeon.
rule-MA-010 = Plättchen kommen in Sätzen zu fünf, jeder mit mindestens einem Gang und drei Kammern.
# permits
rule-MA-011 = Ein Dungeon braucht einen Satz Plättchen, und jeder weitere macht das Spiel länger.
# permits
rule-MA-012 = Ein Satz ist ein schnelles Spiel, zwei ergeben einen Abend zu zweit.
rule-MA-013 = Die Plättchen werden zu einem Stapel gemischt, Reihenfolge, Seite und Drehung nach dem Zufall, mit einem Gang zuunterst.
rule-MA-014 = Das oberste Plättchen wird zuerst gelegt, irgendwohin.
rule-MA-015 = Alle freien Zugänge der Auslage werden nummeriert, und ein Wurf wählt den, an den das nächste Plättchen kommt.
rule-MA-016 = Ein Zugang ist ein offenes Feld oder eine Reihe davon an einem Plättchenrand, der an kein anderes Plättchen grenzt.
rule-MA-017 = Ein neues Plättchen wird an den gewählten Zugang gelegt, wie es liegt, seine Mitte auf einer Linie mit der des Nachbarn, oder um so wenige Felder verschoben, wie es zur Verbindung braucht, höchstens vier.
# clauses: joins, overlap
rule-MA-018 = Ein Plättchen, das keine begehbare Verbindung bildet oder auf einem anderen läge, wird im Uhrzeigersinn gedreht, bis es passt.
rule-MA-019 = Ein Plättchen, das in keiner Drehung passt, wird gewendet und neu versucht.
rule-MA-020 = Passt keine Seite, wird ein anderer Zugang gewürfelt; ein Plättchen, das an keinen passt, kommt beiseite.
rule-MA-021 = Das letzte gelegte Plättchen ist ein Gang und der Weg in den Dungeon.
rule-MA-022 = Ein Wurf wählt den Eingang unter den freien Zugängen dieses Gangs; ist keiner frei, wird der Gang gedreht oder gewendet, oder eine Treppe führt gegenüber seiner Verbindung herein.
rule-MA-023 = Die Zentralkammer ist die mit den meisten Plättchen zwischen ihr und dem Eingang, unter gleichen durch einen Wurf.
rule-MA-024 = Vom Eingang zur Zentralkammer muss ein Weg zu Fuß führen.
rule-MA-025 = Schneidet ein Spalt die Zentralkammer ab, so wird das geteilte Plättchen gedreht, gewendet oder getauscht, bis ein Weg hindurchführt.
# permits
rule-MA-026 = Will es der Tisch, werden Plättchen um ein Feld verschoben, und ihre Nachbarn mit ihnen, für eine saubere Karte mit denselben Verbindungen wie zuvor: alle auf einmal durch eine Einstellung, oder vor dem Spiel mit `/do C4 nach Osten verschieben`.
# permits
rule-MA-027 = Will der Tisch Marker, bekommt jedes Plättchen davon so viele, wie ein Würfel minus zwei ergibt, auf zufälligen Feldern: hinderlich bei ungeradem Wurf, Wasser bei geradem.
rule-MA-028 = Alle Zugänge außer dem Eingang, die an kein Plättchen grenzen, sind Sackgassen.
rule-MA-029 = Norden ist auf der Karte oben.
# permits
rule-MA-030 = Der Truhenvorrat hat mindestens eine Truhe je Kammer, und die Wahl der Truhen bestimmt, wie schwer das Spiel ist.
rule-MA-031 = Die Questtruhe steht in der Zentralkammer, auf dem Feld mit dem längsten Weg vom Eingangsplättchen, und schaut diesen Weg zurück.
rule-MA-032 = Wo die Questtruhe nicht zu öffnen wäre, wird sie gedreht oder auf das nächstfernste Feld gestellt.
rule-MA-033 = Die anderen Truhen warten im Vorrat darauf, entdeckt zu werden.
# permits
rule-MA-034 = Der Zubehörvorrat hat Türen und Geländemarker für jeden Gang und, wenn der Tisch es will, ein Artefakt oder eine Einrichtung für jede Kammer.
# permits
rule-MA-035 = Welche Seite eines Geländemarkers oben ist, Hindernis oder etwas Besonderes, wird vor dem Spiel bestimmt.
rule-MA-036 = Zubehör wartet in seinem Vorrat darauf, entdeckt zu werden.
rule-MA-037 = Eine Einrichtung aus Stühlen, Tischen und Säulen steht in ihrer Kammer immer gleich; Stücke, die keinen Platz finden, bleiben weg.
rule-MA-040 = Jeder Satz Plättchen bringt sechs wandernde Tokens, alle in einem Vorrat gemischt.
rule-MA-041 = Der Gesamtwert der Helden beim Eintritt bestimmt die Farben der Tokens und einen Zuschlag auf jedes Aufdecken.
rule-MA-042 = Ein Token der stärksten Farbe, der Hüter, wartet auf einem Feld, auf das die Questtruhe schaut.
rule-MA-043 = Ein zufälliges Token wartet in der Mitte jeder Kammer, auch der Zentralkammer.
rule-MA-044 = Wo die Mitte besetzt, blockiert oder von einem Spalt geteilt ist, wartet das Token auf dem Feld, das ihr am nächsten ist.
rule-MA-045 = Die übrigen Tokens bleiben im Vorrat, um entdeckt zu werden.
# permits
rule-MA-046 = Der Monstervorrat kann ein Thema haben, und wenn der Tisch es will, dienen Helden, die niemand führt, als Schurken der Stufe 1.
# permits
rule-MA-050 = Ihr befehlt nur euren eigenen Helden; Tokens und Monster handeln nach Würfeln.
rule-MA-051 = Eine Runde ist der Zug der Helden, der Zug der Tokens und der Zug der Monster, bis jeder Held hinaus oder tot ist.
# permits
rule-MA-052 = Die Reihenfolge der Teams wird vor dem Eintritt bestimmt und bleibt.
rule-MA-053 = Ein Team wartet, bis das Team davor fertig ist.
# permits
rule-MA-054 = Ein Team mit einem Helden, der Kommando hat, darf in einer Runde zuerst ziehen.
# permits
rule-MA-055 = Jeder Held hat im Heldenzug eine Aktivierung; hereinzukommen ist eine, und jede darf ausgelassen werden.
rule-MA-056 = Tokens ziehen eins nach dem anderen in Leserichtung.
rule-MA-057 = In jeder Runde bestimmt ein Würfel neu, in welcher Reihenfolge die Monster handeln.
rule-MA-058 = Der Zug der Monster endet, wenn jedes gehandelt hat, außer denen, die eben erst erschienen sind.
rule-MA-060 = Im Zug der Tokens nimmt ein Token den kürzesten Weg zu seinem Ziel.
rule-MA-061 = In jedem Zug sagt ein Würfel, wohin ein Token geht: nach Norden, Süden, Osten, Westen, nirgendwohin oder zu einem Helden.
rule-MA-062 = Ein Token geht geradewegs in seine Richtung, so viele Plättchen es kann.
rule-MA-063 = Liegt dort kein Plättchen, geht ein Token an den Rand seines eigenen und hält an.
rule-MA-064 = Sind zwei Wege um ein Hindernis gleich lang, wählt ein Würfel.
rule-MA-065 = Bei einer Sechs nimmt ein Token den kürzesten Weg zum Plättchen des nächsten Helden.
rule-MA-066 = Ein Token öffnet Türen auf seinem Weg für 2 Tempopunkte, schließt sie für 1 und löst keine Fallen aus.
rule-MA-067 = Ein Token schließt jede Holztür hinter sich und lässt Eisentüren offen.
rule-MA-068 = Das Token des Hüters bewegt sich nie.
# clauses: Heroes' turn, tokens' turn, Monsters' turn
# permits: Heroes' turn
rule-MA-070 = Ein Token kann in jedem Zug umgedreht werden, selbst in dem eines Monsters.
rule-MA-071 = Wer auf das Plättchen eines Tokens oder neben das Token kommt, dreht es um, aus welchem Grund auch immer.
# permits
rule-MA-072 = Ein Token umzudrehen beendet die Aktivierung sofort; nur eine Figur mit Gewandtheit oder Heimlichkeit macht weiter, mit dem Tempo, das sie noch hat.
rule-MA-073 = Ein einzelnes Monster ist das wertvollste im Vorrat, das die Punkte bezahlen; unter gleichen wählt ein Würfel.
# clauses: evenly, leader
rule-MA-074 = Wenn mehrere Monster erscheinen, sagt ein Würfel, wie die Punkte geteilt werden: gleichmäßig, oder zwischen einem Anführer und Gefolge.
rule-MA-075 = Ist das beste Monster, das die Punkte bezahlen, weniger als die Hälfte davon wert, erscheint ein Schwarm: so viele Monster, wie die Punkte bezahlen.
rule-MA-076 = Ein Monster erscheint mit dem Blick in die Richtung, in die sein Token ging, sonst in die, die ein Würfel sagt.
rule-MA-077 = Das erste Monster steht, wo das Token war, die anderen auf zufälligen Feldern daneben.
rule-MA-078 = Der Wurf eines Hüters hat einen Zuschlag von 2 für je volle 100 Punkte Heldenwert über 100.
rule-MA-079 = Der Zuschlag des Hüters richtet sich nach dem Wert beim Eintritt und ersetzt den üblichen.
rule-MA-080 = Monster, die eben erschienen sind, sind überrascht und versäumen den nächsten Zug der Monster.
rule-MA-081 = Ein überraschtes Monster handelt erstmals im Monsterzug der nächsten Runde.
rule-MA-082 = Ein überraschtes Monster schlägt trotzdem zurück.
rule-MA-083 = Monster mit Gewandtheit oder Heimlichkeit sind nie überrascht.
# clauses: knows all, no further than needed
rule-MA-090 = Monster wissen, wo jeder Held ist, jagen die Helden und gehen nur so weit, wie es ein Angriff braucht.
rule-MA-091 = Die erste Wahl eines Monsters ist der Held, den es mit der wenigsten Bewegung angreifen kann, mit Schuss oder Schlag; Drehungen, Türen und Lösen zählen mit.
rule-MA-092 = Ein Monster schießt lieber, geht dafür aber keinen Schritt weg: Es schlägt einen Helden, der neben ihm steht.
rule-MA-093 = Zwischen Helden, die gleich leicht anzugreifen sind, entscheidet ein Würfel.
rule-MA-094 = Dann würfelt jedes Monster: In der Hälfte der Fälle geht es auf seine erste Wahl los, sonst auf seine zweite, oder es tut etwas Unerwartetes.
rule-MA-095 = Beim Unerwarteten sagt ein zweiter Würfel, ob es stiehlt, Hilfe holt oder zögert.
rule-MA-096 = Ein Monster nimmt den kürzesten Weg zu seinem Ziel und beachtet die anderen Helden nicht.
rule-MA-097 = Ein Monster löst sich lieber und rennt an Helden vorbei, als durch einen anderen Gang auszuweichen.
rule-MA-098 = Ein Monster, das sich nicht lösen kann, vergisst sein Ziel und greift den Helden an, der es festhielt, außer es ist entmutigt.
rule-MA-099 = Ein Monster geht nur durch einen Helden hindurch, wo es keinen anderen Weg gibt.
rule-MA-100 = Ein angreifendes Monster blickt sein Ziel so gerade an, wie es kann.
rule-MA-101 = Monster nehmen jede Gratisdrehung, selbst überrascht.
rule-MA-102 = Monster benutzen Fähigkeiten, die ihnen freistehen, wann immer sie können; unter mehreren wählt ein Würfel.
rule-MA-110 = Ein Monster, das Hilfe holen will, verliert erst 4 Tempopunkte und hält dann auf das nächste Token zu.
rule-MA-111 = Es rennt Zug um Zug weiter, durch jeden Helden und um jeden Preis, und entscheidet derweil nichts anderes.
rule-MA-112 = Kommt es an, werden die Tokens dort umgedreht, und seine Aktivierung endet.
rule-MA-113 = Ab seiner nächsten Aktivierung verhält es sich wie sonst.
rule-MA-114 = Ist kein Token mehr im Dungeon, geht es durch den nächsten Ausgang hinaus.
rule-MA-115 = In seiner nächsten Aktivierung kommt es wieder herein und verhält sich wie sonst.
rule-MA-116 = Dann wird gewürfelt: Bei 4 oder mehr wird am Eingang ein Token aus dem Vorrat umgedreht, und seine Monster sind überrascht.
# clauses: stops at once, first choice
rule-MA-117 = Ein Monster, dessen einziger Weg zur Hilfe versperrt ist, hält sofort an und greift seine erste Wahl an.
rule-MA-120 = Ein Dieb hält auf den nächsten Helden mit einer Truhe zu und versucht, sie zu nehmen.
rule-MA-121 = Ein Monster, das seinen Diebstahl in diesem Zug nicht versuchen kann, rennt stattdessen los, um Hilfe zu holen.
rule-MA-122 = Ein Monster stiehlt nach der gemeinsamen Regel für Diebstahl an einem Gegner.
rule-MA-123 = Eine gestohlene Truhe fällt mit gestellter Falle zu, und ihr Inhalt nützt dem Dieb nichts.
rule-MA-124 = Ein Würfel sagt, wohin der Dieb die Truhe bringt: aus dem Dungeon, zur Zentralkammer oder zum nächsten Token.
rule-MA-125 = Ein Dieb, dessen Weg versperrt ist, lässt die Truhe auf der Stelle fallen, geschlossen und mit gestellter Falle.
rule-MA-126 = Ein Dieb, der stirbt, lässt seine Truhe geschlossen auf sein Feld fallen.
# permits
rule-MA-130 = Alle Teams teilen einen Vorrat an Erfahrung und einigen sich, wer bei je fünfzig Punkten geheilt wird oder aufsteigt.
# permits
rule-MA-140 = Eine Truhe trägt immer ein einzelner Held; er kann sie einem Helden neben sich für 2 geben.
# permits
rule-MA-141 = Ein Team darf beliebig viele Truhen besitzen, aber ein Held trägt höchstens zwei.
rule-MA-142 = Gold geht nie von einer Truhe in eine andere.
# permits
rule-MA-143 = Wer eine Truhe trägt, kann sie für 1 offen auf einem benachbarten Feld abstellen; jeder Held nimmt sie für 2 auf.
rule-MA-144 = Ein Monster, das in seiner Aktivierung neben eine offene Truhe kommt, schließt sie gratis, und ihre Falle ist wieder gestellt.
# permits
rule-MA-145 = Schwerter, Umhänge und andere getragene Gegenstände wirken nur im Heldenzug.
# clauses: until the next Hero turn, gone for good
rule-MA-146 = Ein Trank wirkt, bis der nächste Heldenzug beginnt, und dann ist er für immer weg.
# permits
rule-MA-147 = Die Truhen eines toten Helden fallen auf sein Feld und die ringsum; eine aufzunehmen kostet 2.
rule-MA-148 = Truhen, die ein toter Held fallen lässt, liegen offen, und ihre Fallen sind nicht wieder gestellt.
rule-MA-150 = Der erste Held, der eine Kammer außer der Zentralkammer betritt, würfelt, was dort ist.
rule-MA-151 = Eine Drei, Vier oder Sechs findet in einer Kammer eine Schatztruhe, eine Fünf oder Sechs Zubehör.
rule-MA-152 = Ein zweiter Würfel sagt, was das Zubehör ist: ein Geländemarker, eine Tür, ein Artefakt oder eine Einrichtung.
rule-MA-153 = Der erste Held, der einen Gang betritt, würfelt: Es kann dort eine Tür, einen Geländemarker, ein Token oder eine Tür und ein Token geben.
# permits
rule-MA-160 = Vor dem Spiel bestimmen Tisch oder Würfel, wie viele Stockwerke der Dungeon hat und wie viele Sätze Plättchen jedes davon.
rule-MA-161 = Jedes Stockwerk außer dem letzten hat in der Mitte seiner fernsten Kammer eine Treppe statt der Questtruhe und ihres Hüters.
rule-MA-162 = Auf jedem Stockwerk außer dem letzten sucht die Gruppe die Treppe.
# permits
rule-MA-163 = Ein Held, der auf der Treppe steht, nimmt sie für 3.
rule-MA-164 = Niemand nimmt die Treppe, solange ein Monster auf demselben Plättchen ist.
rule-MA-165 = Ein Held, der hinabgegangen ist, wartet unten mit allem, was er trägt, und kann nicht wieder herauf.
rule-MA-166 = Wenn jeder Held hinab, hinaus oder tot ist, ist das Stockwerk erledigt; was niemand trug, ist mit ihm verloren.
rule-MA-167 = Das nächste Stockwerk wird nach denselben Regeln gebaut, mit wieder vollen Vorräten.
rule-MA-168 = Die Tokens jedes Stockwerks richten sich danach, was die Teams beim ersten Eintritt wert waren.
# permits
rule-MA-169 = Der Eingang jedes Stockwerks führt aus dem ganzen Dungeon hinaus, und wer hinausging, kommt nicht zurück.
# clauses: leave, come back
rule-MA-170 = Monster, die Hilfe holen, dürfen auf jedem Stockwerk hinaus und wieder herein.
# permits
rule-MA-171 = Das letzte Stockwerk hat wie üblich die Questtruhe und ihren Hüter, und der Heimweg ist sein Eingang.
rule-MA-172 = Ein Monster auf dem Weg hinaus nimmt Treppe oder Eingang, was näher ist, und kommt denselben Weg zurück; die Treppe kostet es jedes Mal 3.
# clauses: four more, moving and doors
# permits: four more, moving and doors
rule-MA-180 = Schnelligkeit gibt einer Aktivierung, die nur geht und Türen öffnet, 4 Tempopunkte mehr.
rule-MA-181 = Monster benutzen Schnelligkeit, wenn sie ihr Ziel ohnehin nicht angreifen könnten.
rule-MA-182 = Ein Monster neben einem Helden benutzt Levitation an ihm, bei einem Wurf von 3 oder weniger.
# clauses: die, again, next tile, ten squares
rule-MA-183 = Levitation geht, wohin der Würfel eines Tokens sagt (Fünfen und Sechsen werden neu gewürfelt), auf das nächste Plättchen, wenn sie kann, und höchstens 10 Felder weit.
# clauses: entrance, for good
rule-MA-184 = Ein Held, der durch den Eingang hinausgehoben wird, ist für immer aus dem Abenteuer.
rule-MA-185 = Monster mit Heimlichkeit verbergen sich immer, außer wo sie ein Token umdrehen könnten.
# permits
rule-MA-186 = Eine Figur mit Heimlichkeit ist nie überrascht und macht weiter, wenn sie ein Token umgedreht hat.
# permits
rule-MA-187 = Eine Figur mit Gewandtheit greift für weniger Tempo an, ist nie überrascht und macht weiter, wenn sie ein Token umgedreht hat.
rule-MA-188 = Ein entmutigtes Monster rennt auf dem kürzesten Weg zu einem Monster mit Kommando.
rule-MA-189 = Ist keines mit Kommando erreichbar, verlässt es den Dungeon für immer, und niemand bekommt Erfahrung dafür.
rule-MA-190 = Führt kein Weg hinaus, rennt es auf ein Plättchen ohne Helden und bleibt dort, bis einer kommt.
rule-MA-191 = Ein entmutigtes Monster, das sich gar nicht bewegen kann, wartet auf sein Ende.
rule-MA-192 = Fliehende Monster drehen Tokens um wie andere auch.
rule-MA-193 = Ein Monster mit Nekromantie erweckt Tote bei einem Wurf von 3 oder weniger: immer das wertvollste Monster, das den Dungeon verlassen hat.
# clauses: same tile, beside, nerve
# permits: nerve
rule-MA-194 = Freunde einer Figur mit Kommando, auf ihrem Plättchen oder neben ihr, haben 2 Tempopunkte mehr und können ihren Mut wiederfinden.
# permits
rule-MA-195 = Ein Team unter Kommando darf zuerst ziehen.
rule-MA-196 = Ein Monster mit Frostmagie benutzt sie statt eines Schlags, bei einem Wurf von 3 oder weniger.
rule-MA-197 = Ein Monster mit Verwirrung benutzt sie bei einem Wurf von 3 oder weniger und bewegt den Helden, wohin der Würfel eines Tokens sagt; ein Held, der durch den Eingang hinausgeführt wird, ist für immer draußen.
rule-MA-198 = Monster benutzen Teilunsichtbarkeit immer, außer wo sie ein Token umdrehen könnten.
rule-MA-199 = Ein Monster mit Heilung heilt sich selbst, wenn es verletzt ist; sonst geht es zu seinem nächsten verletzten Freund und heilt, bis dieser unversehrt ist.
rule-MA-200 = Monster benutzen Magiestoß immer, außer wenn er einen Schritt kostet, den sie sonst nicht bräuchten.
rule-MA-201 = Monster benutzen Flamme/Blitz immer, selbst wo sie einander treffen.
rule-MA-202 = Monster benutzen Schockwelle wie Magiestoß.
rule-MA-203 = Monster benutzen Heilmagie wie Heilung.
rule-MA-204 = Ein Monster mit Meuchelangriff beurteilt Helden nach dem Weg in ihren Rücken und geht dorthin.
rule-MA-205 = Kommt es diesmal nicht hinter einen Helden, kann aber angreifen, so greift es an, von wo es kann.
# permits
rule-MA-210 = Jede Figur darf durch einen Gegner hindurchgehen, selbst mit anderen in der Nähe, schlägt auf den Schlag von hinten aber nicht zurück.
# permits
rule-MA-211 = Wer durch mehrere Gegner geht, bekommt von jedem einen Schlag von hinten.
# permits
rule-MA-212 = Helden dürfen zulassen, dass ein Monster sich löst: Es würfelt nicht, zahlt aber trotzdem seine 2.
# permits
rule-MA-213 = Man darf in einen Nahkampf hinein oder aus ihm heraus schießen; der Angriff ist dann 1 schlechter.
# permits
rule-MA-214 = Auf automatische Angriffe darf man verzichten: auf Gegenschläge und auf Schläge nach jemandem, der hindurchgeht.
rule-MA-215 = Berittene füllen zwei Felder, vorn und hinten; was beide trifft, trifft sie einmal.
rule-MA-216 = Geschlossene Türen haben meist eine Falle, die niemand kennt.
# permits
rule-MA-217 = Ein Held neben einer Tür darf gratis nach ihrer Falle suchen: Eine Truhe aus dem Vorrat und ein Würfel sagen, welche es ist.
# permits
rule-MA-218 = Die Falle einer Tür wird langsam oder schnell entschärft, für dieselbe Erfahrung, wie die einer Truhe.
rule-MA-219 = Die Falle einer Tür, die Monster bringt, stellt sie auf die andere Seite.
rule-MA-220 = Eine ausgelöste oder entschärfte Falle kehrt nie an ihre Tür zurück.
rule-MA-221 = Monster und Tokens benutzen Türen, ohne Fallen auszulösen.
rule-MA-222 = Tokens schließen Holztüren hinter sich, Monster nie.
# permits
rule-MA-223 = Die Falle einer offenen Tür schadet niemandem.
# permits
rule-MA-224 = Wird eine offene Tür wieder geschlossen, zählt eine Falle, die niemand erledigt hat, wieder.
# permits
rule-MA-225 = Eine durch Magie zerstörte Tür nimmt ihre Falle mit, ohne Erfahrung.
# permits
rule-MA-226 = Ist nur ein Teleporter bekannt, führt er auf ein zufälliges anderes Plättchen, ohne Rückweg.
# permits
rule-MA-227 = Mit mehreren Teleportern auf dem Spielplan wählt man einen anderen davon, oder eine Reise aufs Geratewohl.
# permits
rule-MA-228 = Ein Strudel gibt seinem ganzen Plättchen eine Vierteldrehung um die Mitte.
# clauses: over its neighbours, gaps, stays
rule-MA-229 = Ein Gang, der sich dreht, darf über seinen Nachbarn liegen oder Lücken lassen, und so bleibt es.
rule-MA-230 = Was auf den Feldern ist, die ein sich drehendes Plättchen bedeckt, wird zerstört.
# clauses: every square, hindering already
rule-MA-231 = Dreht sich das Plättchen zurück, ist jedes Feld, das es bedeckt hatte, von da an hinderlich.
rule-MA-240 = Ein Held, der den Dungeon verlassen hat, geht nicht wieder hinein, und wenn der letzte draußen ist, ist der Dungeon für immer versiegelt.
# permits
rule-MA-241 = Die Stadt hat ihre Ordnung: Erst wird Erfahrung geteilt, dann dürfen Gefallene erweckt werden, die Quest wird bezahlt, die Gruppe handelt, Gefallene dürfen noch einmal erweckt werden, Helden trainieren, und das nächste Abenteuer beginnt.
rule-MA-242 = Was Artefakte taten oder gaben, endet in der Stadt und ist nicht zu verkaufen.
rule-MA-243 = Nur Truhen, die hinausgetragen wurden, bringen ihr Gold und ihre Gegenstände heim.
rule-MA-244 = Ein Gegenstand ist 200 Gold für jeden Punkt seiner Zuschläge wert, wobei jede Fähigkeit zwei Punkte zählt; ein Trank ist ein Drittel davon wert.
rule-MA-245 = Gegenstände verlieren in der Stadt ihre Magie, benutzt oder nicht.
# permits
rule-MA-246 = Ein getragener Gegenstand bringt den halben Wert; ein getrunkener Trank ist nicht zu verkaufen.
# permits
rule-MA-247 = Ein getragener Gegenstand kann für den halben Wert für den nächsten Dungeon aufgeladen werden.
# permits
rule-MA-248 = Ein Gegenstand, der nicht aufgeladen ist, ehe die Gruppe die Stadt verlässt, hat seine Magie für immer verloren; verkaufen kann man ihn noch.
# permits
rule-MA-249 = Der Laden verkauft Gegenstände in Truhen zum doppelten Wert; sie werden weitergegeben, fallen gelassen, gestohlen und neu mit Fallen versehen wie jede Truhe.
rule-MA-250 = Truhen aus dem Laden enthalten kein Gold.
# permits
rule-MA-251 = Einen gefallenen Helden zu erwecken kostet 1000 Gold; wer erweckt wird, ehe die Quest bezahlt ist, hat daran Anteil, aber nicht an dem, was vorher verdient wurde.
rule-MA-252 = In einer Kampagne kostet die nächste Stufe das Zehnfache dessen, was der Held jetzt wert ist.
rule-MA-253 = Über Stufe 5 kostet die nächste Stufe den doppelten Wert des Helden auf Stufe 5, mal die jetzige Stufe.
rule-MA-254 = Über Stufe 5 ist ein Held ein Zehntel dessen wert, was die nächste Stufe kostet.
# permits
rule-MA-255 = Jede Stufe über 5 macht eine Fähigkeit der Scheibe dauerhaft.
# permits
rule-MA-256 = Ist die ganze Scheibe dauerhaft, lehrt eine Stufe eine Fähigkeit von anderswo, solange diese Stufe währt.
# permits
rule-MA-257 = Fähigkeiten, die einander im Weg sind, darf man zusammen lernen; zu Beginn jeder Aktivierung wird gesagt, auf welche verzichtet wird.
# permits
rule-MA-258 = In einer Kampagne steigt niemand im Dungeon auf, nur in der Stadt.
rule-MA-259 = Erfahrung wird gleichmäßig unter den Helden geteilt, die nicht gestorben sind; was übrig bleibt, verfällt.
# permits
rule-MA-260 = Eine Stufe kostet neben ihrer Erfahrung 500 Gold, aus dem gemeinsamen Beutel oder dem des Helden.
# permits
rule-MA-261 = Mit genug Erfahrung und Gold trainiert ein Held mehrere Stufen auf einmal.
rule-MA-262 = Nach dem Training beginnt die Erfahrung eines Helden wieder bei 0.
rule-MA-263 = Eine erfüllte Quest bringt 100 Erfahrung und 500 Gold für jeden Satz Plättchen, geteilt unter allen, die dabei waren und leben, die Erweckten inbegriffen.
# permits
rule-MA-264 = Im Dungeon heilen je fünfzig Punkte Erfahrung weiterhin einen Helden bis zum Anfang der jetzigen Stufe.
rule-MA-265 = Ab Stufe 6 heilt nur jedes volle Hundert einen Helden so.
rule-MA-280 = Bei einer Rettung gibt es keine Questtruhe: Ein Held aus keinem Team liegt in Fesseln, wo sie stünde, und soll hinausgebracht werden.
rule-MA-281 = Das Token des Hüters kommt bei einer Rettung beiseite; die Zentralkammer hat ihr gewöhnliches.
rule-MA-282 = Ein Held in Fesseln ist einen Klick vom Tod entfernt, und bis er frei ist, bewegt er sich nicht, weckt keine Tokens, und nichts schadet ihm.
# permits
rule-MA-283 = Ein Held neben dem Gefangenen sucht wie an einer Tür gratis nach einer Falle: durch eine Truhe des Vorrats und einen Würfel. Gibt es keine, fallen die Fesseln sofort.
# permits
rule-MA-284 = Ist die Falle entschärft oder losgegangen, gehört der Gefangene als Held zu dem Team, das es tat. Er handelt ab dem nächsten Heldenzug und ist verwundbar, auch durch die Falle.
rule-MA-285 = Nichts heilt einen befreiten Gefangenen, auch keine Stufe.
rule-MA-286 = Wenn die Fesseln fallen, wird der Hüter am Eingang umgedreht, überrascht, mit seinem eigenen Zuschlag.
rule-MA-287 = Der Gefangene ist die erste Wahl der Monster des Hüters, wo immer sie sind.
rule-MA-288 = Eine Rettung ist gewonnen, wenn der Gefangene lebend hinauskommt, und verloren, wenn er stirbt.
rule-MA-290 = Bei einer heimlichen Quest gibt es keinen Hüter, und zur Questtruhe geht man am besten, ohne jemanden zu wecken.
rule-MA-291 = Bei einer heimlichen Quest ist die Questtruhe die erste Wahl jedes Monsters.
rule-MA-292 = Ein Monster, das einmal auf die Truhe losging, geht auf sie los, solange sie dort liegt; führt kein Weg zu ihr, kämpft es wie andere.
rule-MA-293 = Ein Monster an der Questtruhe greift sie gegen eine Verteidigung von fünf an, bis es trifft.
rule-MA-294 = Ein Monster benutzt gegen die Questtruhe keine Fähigkeiten und keine Schüsse.
rule-MA-295 = Ein Treffer zerstört, was die Questtruhe enthält.
rule-MA-296 = Ein Monster, das auf die Truhe in den Händen eines Helden losgeht, greift diesen Helden an, und ein Treffer zerstört die Truhe.
rule-MA-297 = Dieser Treffer verwundet den Helden auch wie jeder andere.
rule-MA-300 = Bei einer Entführung gibt es keine Questtruhe: Ein bestimmtes Monster soll lebend hinausgebracht werden.
rule-MA-301 = Die Beute kommt aus dem Token des Hüters, das neben der Mitte der Zentralkammer beginnt; kommt niemand heraus, ist sie unter den Nächsten, die erscheinen.
rule-MA-302 = Kommen mehrere heraus, sagt ein Würfel, wer die Beute ist.
# clauses: token, quarry
rule-MA-303 = Das Token, unter dem die Beute sich verbirgt, ist auf der Karte markiert, und die Beute auch.
rule-MA-304 = Hier wandert das Token des Hüters wie alle anderen.
rule-MA-305 = Die Beute hält immer auf den Ausgang zu, löst sich und geht hindurch, wo sie muss; kommt sie von selbst hinaus, ist die Quest verloren.
# permits
rule-MA-306 = Die Beute gibt sich geschlagen, wenn sie entmutigt ist, oder bei ihrem letzten Klick, wenn sie es nie wird; vorher kann man sie nach der gemeinsamen Regel gefangen nehmen.
# permits
rule-MA-307 = Steht ein Held neben ihr, wenn ihre Aktivierung beginnt, bestimmt ihr, wohin eine Beute geht, die sich geschlagen gibt, soweit ihr Tempo reicht.
rule-MA-308 = Ohne Held daneben flieht eine Beute, die sich geschlagen gab, wie Entmutigte.
# permits
rule-MA-309 = Eine Entführung ist gewonnen, wenn ihr die Beute hinausbringt, und verloren, wenn sie stirbt.
rule-MA-310 = Gegen die Zeit gibt jede Kammer drei Runden und jeder Gang eine, Stockwerk für Stockwerk; ist am Ende der letzten nicht draußen, wofür die Gruppe kam, ist die Quest verloren.
rule-MA-311 = Ein gegen die Zeit gewonnenes Abenteuer bringt die Hälfte mehr Erfahrung, dazu 250 Gold.
# permits
rule-MA-312 = Die Uhr darf laufen, was immer die Gruppe sonst zu tun hat.
# permits
rule-MA-315 = Eine Gruppe, die sich aufteilt, braucht zwei Gänge: Die Hälfte der Helden, bei ungerader Zahl die größere, beginnt am Eingang, die anderen in dem Gang, der der Zentralkammer am nächsten ist.
# permits
rule-MA-316 = Eine Treppe in diesem Gang ist ein zweiter Eingang, und alle dürfen durch jeden von beiden hinaus.
rule-MA-317 = Ein von einer geteilten Gruppe gewonnenes Abenteuer bringt die Hälfte mehr Erfahrung, dazu 250 Gold.
rule-MA-320 = Das Abenteuer ist gewonnen, wenn ein lebender Held die Questtruhe hinausträgt, und verloren, wenn niemand mehr da ist, der es könnte.
rule-MA-321 = Das Spiel endet, wenn kein Held mehr drinnen ist.
rule-MA-322 = Ein Held, der hinausgegangen ist, kann nicht wieder herein.
# permits
rule-MA-323 = Neulinge, verstreute Marker, Artefakte und Einrichtung bleiben weg, bis der Tisch sie verlangt.
