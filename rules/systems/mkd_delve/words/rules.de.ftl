# Die Regeln des Abstiegs, je ein Satz, für /rules.

# permits
rule-RG-001 = Ebenen entstehen, während sie erkundet werden, allein oder zu mehreren; nichts wird im Voraus ausgelegt.
rule-RG-002 = Wo diese Regeln nichts sagen, gelten die gemeinsamen Dungeonregeln.
# permits
rule-RG-003 = Es gibt achtzehn doppelseitige Plättchen, und ein Tisch darf eigene verwenden.
rule-RG-004 = Eine Ebene beginnt mit einem Gang, der zwei oder mehr Öffnungen hat; eine davon ist der Eingang.
# permits
rule-RG-005 = Weitere Plättchen kommen, wann immer ein Held ein Plättchen betritt, auf dem noch keiner war, der erste Gang inbegriffen; hereinzukommen kostet 1 Punkt.
rule-RG-006 = Jedes Plättchen hat ein Token mit seiner Nummer, mit zwei Seiten wie das Plättchen.
rule-RG-007 = Alle Ebenen eines Dungeons haben gleich viele Plättchen; sobald eine Ebene sie hat, schließen sich ihre offenen Seiten ohne Wurf.
rule-RG-008 = Für eine neue Ebene werden alle Plättchentokens neu gemischt.
# permits
rule-RG-009 = Es kommen so viele Truhen, Marker, Türen, Artefakte und Einrichtungen, wie der Tisch vereinbart hat; was aufgebraucht ist, kommt nicht.
rule-RG-010 = Der Vorrat einer Ebene hat achtzehn wandernde Tokens; ihre Farben hängen davon ab, was die Helden zu Beginn wert sind.
# permits
rule-RG-011 = Teams mit höchstens fünfzig Punkten haben achtzehn gelbe Tokens oder, mit der schweren Einstellung, zwölf gelbe und sechs blaue.
rule-RG-012 = Mit der schweren Einstellung werden die sechs blauen Tokens untergemischt, sobald neun gelbe verbraucht sind.
rule-RG-013 = Stärkere Teams haben 9 gelbe, 6 blaue und 3 rote Tokens, dann 3, 6 und 9, dann 6 blaue und 12 rote, 3 und 15, und zuletzt 18 rote.
rule-RG-014 = Ab 301 Punkten kommt zu jedem Aufdecken 1 hinzu, und 1 mehr für je weitere fünfzig, höchstens zehn.
rule-RG-015 = Die Tokens jeder Farbe bekommen ihre sechs Seiten der Reihe nach.
# permits
rule-RG-016 = Will der Tisch einen Meister für jede Ebene, so nimmt er den Platz eines Tokens der stärksten Farbe ein.
rule-RG-017 = Ein Meister ist wert, was das Team zu Beginn war, auf fünfzig aufgerundet.
rule-RG-018 = Der Meister ist nicht im Vorrat: Er wartet auf dem letzten Plättchen, vor der letzten Truhe dort; ein letztes Plättchen ohne Truhe bekommt eine.
rule-RG-019 = Der Meister bewegt sich nicht und dreht sich nicht um, bis ein Held sein Plättchen betritt; er ist das stärkste Monster für seine Punkte, oder ein Schwarm.
rule-RG-020 = Monster kommen aus dem ganzen Bestiarium.
# permits
rule-RG-021 = Ein Tisch darf sich auf Monster einer Art beschränken.
rule-RG-022 = Man braucht nur sechsseitige und zehnseitige Würfel.
rule-RG-023 = Betritt ein Held ein neues Plättchen, wird für jede offene Seite gewürfelt: Norden, Osten, Süden, Westen; Seiten, die verbunden sind oder der Weg herein waren, bekommen keinen Wurf.
rule-RG-024 = Bei ungeradem Wurf kommt dort kein Plättchen.
rule-RG-025 = Bei geradem Wurf kommt dort ein Plättchen.
# clauses: steps, shots
rule-RG-026 = Eine offene Seite ohne Plättchen ist geschlossen wie eine Wand.
rule-RG-027 = Eine geschlossene Seite kann sich später öffnen.
rule-RG-028 = Die letzte offene Seite der ganzen Ebene braucht keinen Wurf: Dort kommt immer ein Plättchen.
rule-RG-029 = Für jedes Plättchen wird ein Token gezogen und allen gezeigt.
rule-RG-030 = Die Seite des Tokens nennt das Plättchen und dessen Seite.
rule-RG-031 = Das Plättchen wird an jene Seite gelegt, gedreht, wie das Token liegt.
rule-RG-032 = Eine Öffnung des neuen Plättchens schließt an eine des alten an, sodass die ganze Ebene verbunden ist.
rule-RG-033 = Das Plättchen wird so verschoben, dass seine Mitte der Öffnung, an die es grenzt, so nah wie möglich ist.
rule-RG-034 = Ein Plättchen, das nicht passt, wird im Uhrzeigersinn gedreht und neu versucht. Jede der 36 gedruckten Seiten kann kommen; jenseits eines Spalts, der ein Plättchen zerteilt, wächst nichts, bis ein Weg dorthin führt.
rule-RG-035 = Ein Plättchen, das in keiner Drehung passt, geht zurück, und ein anderes wird gezogen.
rule-RG-036 = Wo kein Plättchen passt, ist die Seite geschlossen; eine Ebene, die sich zu früh geschlossen hat, öffnet wieder eine Seite, wenn dort etwas passt.
rule-RG-037 = Das Token eines gelegten Plättchens ist für die Ebene aus dem Spiel.
# clauses: closed sides, printed walls
# permits: printed walls
rule-RG-038 = Eine geschlossene Seite, auf die eine Öffnung eines neuen Plättchens trifft, öffnet sich: ein Geheimgang. Eine gedruckte Wand tut es, wo der Tisch es will.
rule-RG-039 = Eine offene Seite, auf die eine Öffnung eines neuen Plättchens trifft, wird ohne Wurf verbunden.
rule-RG-040 = Zwei Würfel drehen ein Plättchen: ungerade und ungerade gar nicht, ungerade und gerade um 90 Grad, gerade und gerade um 180, gerade und ungerade um 270.
rule-RG-041 = Bei jedem neuen Plättchen sagt ein Würfel, was mit ihm kommt, wenn es gelegt wird.
rule-RG-042 = Bei 1 birgt ein Gang nichts, und eine Kammer jemanden, dem man begegnet.
rule-RG-043 = Bei 2 oder 3 kommt ein wanderndes Token.
rule-RG-044 = Bei 4 kommt Gelände.
rule-RG-045 = Bei 5 kommt eine Truhe.
rule-RG-046 = Bei 6 kommen ein Token, Gelände und eine Truhe.
rule-RG-047 = Mit dem ersten Gang kommt nichts.
rule-RG-048 = Das Feld in einem Gang findet man mit einem zehnseitigen Würfel, dessen 0 nichts zählt, und einem sechsseitigen.
rule-RG-049 = Das Feld in einer Kammer findet man mit zwei zehnseitigen Würfeln, wobei die 0 des einen nichts und die des anderen zehn zählt, und einem sechsseitigen.
rule-RG-050 = Was dort nicht sein kann, wird neu gewürfelt, ebenso, was zu Fuß nicht zu erreichen wäre.
# clauses: hallway, chamber
rule-RG-051 = Felder werden Reihe für Reihe nummeriert wie gedruckt, wie das Plättchen auch liegt.
rule-RG-052 = Marker und Artefakte haben Vorrang vor allem, was auf ihr Feld gedruckt ist.
rule-RG-053 = Monster, Truhen und Artefakte teilen nie ein Feld.
rule-RG-054 = Monster und Truhen dürfen ein Feld mit Gelände teilen.
# permits
rule-RG-055 = Sind alle Monster einer gewachsenen Ebene tot und alle ihre Truhen offen oder entschärft, erscheint auf ihrem letzten Plättchen die Treppe zur nächsten Ebene.
# clauses: who wants it, Monsters never
# permits: who wants it
rule-RG-056 = Teleporter und Strudel wirken nur für eine Figur, die darauf steht und es will; Monster wollen nie.
# permits
rule-RG-057 = Einmal ausgelöst, wirken sie wie immer.
rule-RG-060 = Leute im Dungeon sind lebende Wesen, weder Monster noch Golems noch Helden; niemand kommt zweimal, ehe alle da waren, die passen.
rule-RG-061 = Niemand ist mehr wert, als die Helden des Teams zu Beginn des Spiels im Schnitt waren; sind es alle, kommt, wer am billigsten ist.
rule-RG-062 = Jemand kommt, wo sonst nichts kommt: nur in Kammern, auf einem gewürfelten Feld.
rule-RG-063 = Kommt der erste Held auf das Plättchen, sagt ein Würfel, worum die Person bittet; bis dahin beachtet sie niemand.
rule-RG-064 = Ein Auftrag, der scheitert, kostet nichts.
rule-RG-065 = Rettung, bei 1: Jemand liegt in Fesseln, die eine Falle haben.
rule-RG-066 = Ist eine gerettete Person aus dem Dungeon, bringt sie ihren Wert an Erfahrung.
# permits
rule-RG-067 = Die Falle ist die einer gezogenen und zurückgelegten Truhe; die Fesseln fallen, wenn sie entschärft ist oder beim Versuch losgeht.
rule-RG-068 = Wer in Fesseln liegt, ist vor jedem Angriff, jeder Falle und jedem Zauber sicher.
# permits
rule-RG-069 = Wer in Fesseln liegt, hat einen Klick übrig und kann geheilt werden, wenn sie ab sind.
rule-RG-070 = Ab der nächsten Runde hat die befreite Person nach den Helden eine Aktivierung: Sie rennt über Plättchen, auf denen Helden waren, zum Eingang der Ebene und geht hinaus.
# clauses: Monsters, traps
rule-RG-071 = Wer von den Fesseln befreit ist, kann von Monstern und Fallen verletzt werden.
rule-RG-072 = Geleit, bei 2: Eine gesunde Geisel, die nicht angreifen kann, will aus dem Dungeon.
rule-RG-073 = Am Ende ist eine Geisel, die draußen ist, das Zehnfache ihres Werts in Gold wert, wenn auch jemand aus der Gruppe draußen ist.
# permits
rule-RG-074 = Eine Geisel hat keine Aktivierung: Sie geht mit den Punkten ihrer Leibwache, die zu Beginn eines Zugs gewechselt werden darf, und geht neben der Leibwache hinab oder hinaus.
rule-RG-075 = Ein Geleit scheitert mit dem Tod der Geisel, wodurch auch immer.
# permits
rule-RG-076 = Rache, bei 3: Jemand im Sterben bittet um den Tod des Mörders; die Gruppe darf ablehnen.
rule-RG-077 = Der Tod des Mörders bringt seinen doppelten Wert an Erfahrung, zusätzlich zur üblichen.
rule-RG-078 = Wer im Sterben liegt, ist nicht zu heilen und nach der Antwort fort.
# permits
rule-RG-079 = Verspricht es die Gruppe, wird gewürfelt und die Zahl gemerkt.
rule-RG-080 = Für jedes Monster, das später erscheint, wird gewürfelt, und das erste mit der gemerkten Zahl ist der Mörder.
rule-RG-081 = Ist es keins oder entkommt es, scheitert die Rache.
# permits
rule-RG-082 = Schatzsuche, bei 4: Jemand, der verwundet ist, sehnt sich nach einem Schatz; die Gruppe darf ablehnen.
# permits
rule-RG-083 = Übergeben bringt der Schatz ein Zwanzigstel seines Goldes an Erfahrung, Bruchteile verfallen; der Schatzsucher behält die Truhe.
rule-RG-084 = Der Schatzsucher hat von Anfang an so viele Klicks verloren, wie ein Würfel zeigt, aber immer einen übrig.
# permits
rule-RG-085 = Nimmt die Gruppe an, wird gewürfelt und die Zahl gemerkt, dann einmal für jeden Schatz, den sie schon gefunden hat; der erste mit dieser Zahl ist der gesuchte.
rule-RG-086 = Auch für jeden später gefundenen Schatz wird gewürfelt.
rule-RG-087 = Ist bis zum Ende keiner gefunden, scheitert die Suche.
# clauses: waits, safe
rule-RG-088 = Der Schatzsucher wartet und ist sicher, solange kein Monster auf dem Plättchen ist.
rule-RG-089 = Beendet ein Monster seine Aktivierung auf dem Plättchen oder daneben, oder verletzt etwas den Schatzsucher, so rennt er auf dem kürzesten Weg zum Eingang, eine Aktivierung je Runde, und geht hinaus.
# permits
rule-RG-090 = Niemand hält den Schatzsucher auf, aber bis er draußen ist, kann ein Held ihn einholen und ihm vom Feld daneben den Schatz übergeben, für 2 Punkte.
rule-RG-091 = Mit dem Schatz ist der Schatzsucher fort, sobald kein Held auf dem Plättchen ist.
rule-RG-092 = Wird der Schatzsucher vorher getötet, scheitert die Suche.
# permits
rule-RG-093 = Wagnis, bei 5: Jemand, der als Einziger überlebt hat, kommt ungefragt ins Team des Helden, der ihm begegnet, und handelt noch in derselben Runde.
# permits
rule-RG-094 = Wer so dazukommt, tut, was Helden tun, gewinnt aber keine Stufen.
rule-RG-095 = Wer so dazukam, verlässt das Team am Ende der Sitzung.
rule-RG-096 = Kopfgeld, bei 6: ein flüchtiger Verbrecher.
# permits
rule-RG-097 = Ein Verbrecher, der gefangen und hinausgebracht wird, bringt seinen doppelten Wert an Erfahrung; stirbt er, wodurch auch immer, den einfachen.
# permits
rule-RG-098 = Ein Verbrecher wird gefangen genommen wie alle anderen.
rule-RG-099 = Der Verbrecher rennt sofort, und dann in jedem Zug der Monster, wie eine entmutigte Figur: dorthin, wo noch niemand war, oder weg von Helden.
rule-RG-100 = Der Verbrecher wehrt sich mit allen Mitteln und kämpft in die Enge getrieben wie ein Monster.
rule-RG-101 = Der Verbrecher ist niemandes Freund: Monster gehen auf einen los, der näher ist als jeder Held, und Fallen und Zauber wirken auf ihn.
rule-RG-102 = Bei 1 bis 3 werden die Punkte eines Tokens so gleichmäßig wie möglich geteilt.
rule-RG-103 = Bei 4 bis 6 hat der Anführer einen Würfel mehr für je zwanzig Punkte, jeder im Gefolge einen Würfel weniger als der vorige, und der letzte bekommt den Rest.
rule-RG-104 = Wo kein Monster passt, gehen Punkte einzeln vom zweitstärksten und vom stärksten an das schwächste.
rule-RG-105 = Das stärkste steht auf dem Feld des Tokens, die anderen auf zufälligen Feldern daneben.
rule-RG-106 = Ein Token, das sich durch seine eigene Bewegung umdreht, geht als sein stärkstes Monster weiter, mit 4 Punkten weniger.
rule-RG-107 = Niemand ist überrascht: Monster, die ein Held weckt, handeln im kommenden Zug der Monster.
rule-RG-108 = Ein Monster, das so weiterging, hat damit seine Aktivierung in dieser Runde verbraucht.
rule-RG-109 = Gelände bei 1 ist eine Tür, aus Holz bei 1 bis 4, aus Eisen bei 5 oder 6.
rule-RG-110 = Gelände bei 2 sind Knochen, bei 3 Wasser, bei 4 Schatten.
rule-RG-111 = Gelände bei 5 ist bei ungeradem Wurf ein Teleporter und bei geradem ein Strudel; ohne Artefakte ist es ein Teleporter.
rule-RG-112 = Gelände bei 6 ist ein Artefakt oder Möbel; ohne sie ist es ein Strudel.
rule-RG-113 = Bei Artefakten heißt ein ungerader Wurf die erste Gruppe und ein gerader die zweite, und ein weiterer, welches von sechs; was nicht verfügbar ist, weicht dem nächsten.
rule-RG-114 = Artefakte der ersten Gruppe haben sechs Tokens, oder 4 rote, 3 rote, 2 rote, 4 blaue, 3 blaue.
rule-RG-115 = Die der zweiten haben 2 blaue, 4 gelbe, 3 gelbe, 2 gelbe; die letzten zwei sind eine Säule und ein Tisch mit zwei Stühlen.
rule-RG-116 = Eine Tür ist nördlich ihres Feldes bei zwei ungeraden Würfeln, westlich bei ungerade und gerade, südlich bei zwei geraden, östlich bei gerade und ungerade; nie in einer Wand.
rule-RG-117 = Eine Truhe schaut bei ungeradem Wurf gerade und bei geradem schräg; zwei weitere Würfel sagen, wohin.
rule-RG-118 = Eine Truhe, vor der niemand stehen könnte, wird im Uhrzeigersinn gedreht, bis jemand es kann.
# permits
rule-RG-120 = Jede Person am Tisch hat eine Aktivierung für jeden Helden, der jetzt im Team ist.
rule-RG-121 = Jedes Token und jedes Monster hat eine Aktivierung in der Runde, Tokens zuerst, in zufälliger Reihenfolge.
rule-RG-122 = Alle Tokens halten auf dem billigsten Weg auf den nächsten Helden zu.
rule-RG-123 = Monster halten auf dem billigsten Weg auf den nächsten Helden zu.
rule-RG-124 = Von mehreren Helden, die es angreifen kann, wählt ein Monster die niedrigste Verteidigung, dann den, der die meisten Klicks verloren hat.
rule-RG-125 = Monster benutzen immer Fähigkeiten, die ihnen helfen.
rule-RG-126 = Erstens: Ein Monster, das jemanden beschießen kann, hält an und schießt.
rule-RG-127 = Zweitens: Es geht auf den nächsten Helden zu, bis der Held in Reichweite ist, und schießt mit 4 übrigen Punkten.
rule-RG-128 = Drittens: Ohne die Punkte wartet es und schießt beim nächsten Mal.
rule-RG-129 = Viertens: Ein Monster neben Helden schlägt zu und dreht sich vorher, wenn es muss.
rule-RG-130 = Fünftens: Es geht zum nächsten Helden und schlägt mit 4 übrigen Punkten zu.
rule-RG-131 = Sechstens: Ohne die Punkte wartet es und schlägt beim nächsten Mal zu.
rule-RG-132 = Siebtens: Ein entmutigtes Monster löst sich von den Helden ringsum.
rule-RG-133 = Es rennt auf dem billigsten Weg zum nächsten Monster oder Token und hält daneben an.
rule-RG-134 = Dort bleibt es einen Zug lang und tut nichts.
rule-RG-135 = Dann heilt es in jedem Zug einen Klick, bis es seinen Mut wiederhat; angegriffen rennt es zu einem anderen.
rule-RG-136 = Ist niemand da, zu dem es rennen kann, rennt es auf ein Plättchen, auf dem noch kein Held war, und ist fort.
rule-RG-137 = Die sieben Aktionen stehen in der Reihenfolge ihres Vorrangs.
