# Was Leute in den Regeln von Green Dungeon nachschlagen: ihre Wörter dafür und die Regeln, die antworten.

topic-goal = Das Ziel
topic-goal-words = ziel punkte wertung punktzahl gewinnen
topic-goal-rules = GD-105 GD-138 GD-139 GD-063

topic-fight = Kämpfen
topic-fight-words = kampf kämpfen kaempfen angriff angreifen schlagen zuschlagen treffen treffer verfehlen nahkampf töten toeten monster schaden schlacht waffe hieb schießen schiessen schuss reichweite fernkampf bogen rüstung ruestung kritisch sichtlinie
topic-fight-rules = GD-112 GD-127 GD-128 GD-129 GD-064 GD-130

topic-spells = Zauber
topic-spells-words = zauber zaubern magie wirken zauberer mana zaubersprüche zaubersprueche spruch
topic-spells-rules = GD-117 GD-118 GD-119 GD-120 GD-124 GD-126

topic-boss = Bosse und ihre Höhlen
topic-boss-words = boss bosse wächter waechter höhle hoehle stroh endboss unterboss
topic-boss-rules = GD-090 GD-091 GD-101 GD-100 GD-103 GD-097

topic-flight = Aus dem Kampf fliehen
topic-flight-words = flucht fliehen flüchten fluechten weglaufen entkommen rückzug rueckzug abhauen
topic-flight-rules = GD-113 GD-114 GD-115 GD-103

topic-bribe = Bestechung
topic-bribe-words = bestechung bestechen bezahlen zahlen kaufen bestechungsgeld
topic-bribe-rules = GD-106 GD-107 GD-108 GD-109 GD-093

topic-rest = Rasten und heilen
topic-rest-words = rast rasten heilen heilung schlafen schlaf ausruhen erholen gesundheit trank leben trinken
topic-rest-rules = GD-047 GD-049 GD-050 GD-029 GD-133

topic-time = Zeit, Instandsetzung und Streuner
topic-time-words = zeit zeitstein stein uhr ereignis instandsetzung streuner aus spät spaet
topic-time-rules = GD-027 GD-029 GD-030 GD-038 GD-043

topic-doors = Türen
topic-doors-words = tür tuer türen tueren zu öffnen oeffnen durchgang schloss verschlossen schlüssel schluessel ausgänge ausgaenge
topic-doors-rules = GD-015 GD-016 GD-017 GD-018 GD-019 GD-012

topic-moving = Bewegung
topic-moving-words = bewegung bewegen raum erkunden gehen laufen plättchen plaettchen diagonal schräg schraeg weit norden süden sueden osten westen ausgang treppe runter hinaus
topic-moving-rules = GD-010 GD-026 GD-024 GD-027

topic-traps = Fallen
topic-traps-words = falle fallen ziegel
topic-traps-rules = GD-084 GD-085 GD-086 GD-087

topic-rooms = Was die Räume bergen
topic-rooms-words = symbol zeichen tropfen hammer holz zahnrad ziegel karte art bedeutung
topic-rooms-rules = GD-065 GD-072 GD-078 GD-084 GD-089 GD-090

topic-treasure = Schätze
topic-treasure-words = schatz schätze schaetze beute gegenstand waffe belohnung gold münze muenze münzen muenzen geld truhe tragen teilen
topic-treasure-rules = GD-132 GD-133 GD-134 GD-135 GD-136 GD-089

topic-luck = Glück und Tod
topic-luck-words = glück glueck tod tot sterben verlieren wiederbeleben gefallen auferstehen lebendig retten tp trefferpunkte lebenspunkte punkt
topic-luck-rules = GD-059 GD-060 GD-063 GD-131

topic-level = Stufen und Erfahrung
topic-level-words = erfahrung ep xp stufe stufen level aufsteigen aufstieg steigern
topic-level-rules = GD-052 GD-053 GD-056 GD-070

topic-company = Mehrere am Tisch
topic-company-words = gruppe zusammen mitspieler koop coop mehrere freund freunde held helden andere klasse klassen aufteilen trennen
topic-company-rules = GD-143 GD-144

topic-order = Ein Zug, Schritt für Schritt
topic-order-words = zuerst reihenfolge zug züge zuege runde ablauf nächster naechster
topic-order-rules = GD-026 GD-112 GD-124 GD-143

topic-wanderers = Wie stark Monster sind, und Streuner
topic-wanderers-words = streuner streunen wandern wandermonster stark stärke staerke
topic-wanderers-rules = GD-065 GD-073 GD-043 GD-044 GD-101

topic-dice = Würfel
topic-dice-words = würfel wuerfel würfeln wuerfeln wurf
topic-dice-rules = GD-127 GD-064 GD-113 GD-017

topic-search = Geheimtüren: Es gibt keine
topic-search-words = geheim geheimtür geheimtuer suchen suche versteckt
topic-search-rules = GD-080 GD-022

topic-facing = Blickrichtung: Es gibt keine
topic-facing-words = blickrichtung blickfeld vorn vorne hinten rücken ruecken
topic-facing-rules = GD-011 GD-010

topic-artifacts = Artefakte: Es gibt keine
topic-artifacts-words = artefakt artefakte
topic-artifacts-rules = GD-132 GD-135
