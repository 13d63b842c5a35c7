# Was in den Regeln von 3RD6 Dungeon nachgeschlagen wird: die Wörter dafür und die Regeln, die antworten.

topic-goal = Das Ziel
topic-goal-words = ziel gewinnen boss treppe
topic-goal-rules = TS-055 TS-025 TS-049 TS-052

topic-fight = Kämpfen
topic-fight-words = kampf kämpfen kaempfen kampfen angriff angreifen schlag schlagen zuschlagen treffer treffen fehlschlag verfehlen nahkampf töten toeten toten gegner schaden schlacht waffe schießen schiessen schuss reichweite fernkampf bogen rüstung ruestung rustung kritisch sichtlinie sicht
topic-fight-rules = TS-004 TS-005 TS-007 TS-006 TS-053

topic-classes = Helden und Klassen
topic-classes-words = klasse klassen held helden figur charakter barbar zwerg zauberer magier dieb schurke elf stä stae sta stärke staerke starke ges gst geist geschick tp str dex mnd hp eigenschaft wert werte punkt punkte
topic-classes-rules = TS-001 TS-002 TS-003 TS-008 TS-011

topic-spells = Zauber
topic-spells-words = zauber zaubern magie wirken schlaf heilung öffnung oeffnung offnung teleportation teleport schild feuerball schriftrolle rolle mana
topic-spells-rules = TS-011 TS-012 TS-013 TS-014 TS-047

topic-boss = Bosse
topic-boss-words = boss bosse wächter waechter wachter nest mumie oger vampir drache
topic-boss-rules = TS-036 TS-037 TS-038 TS-025 TS-055

topic-foes = Gegner
topic-foes-words = gegner feind feinde monster ork goblin zombie skelett stark stärke staerke starke wandern wandernd rückkehr rueckkehr ruckkehr zurück zurueck zuruck wieder streuner
topic-foes-rules = TS-033 TS-035 TS-048 TS-041

topic-flight = Flucht aus einem Kampf
topic-flight-words = flucht fliehen flüchten fluechten fluchten weglaufen rennen entkommen rückzug rueckzug ruckzug weg
topic-flight-rules = TS-053 TS-015 TS-018

topic-healing = Heilung
topic-healing-words = heilen heilung heiltrank trank rast rasten wiederherstellen erholen erholung leben trinken
topic-healing-rules = TS-016 TS-034 TS-042 TS-043 TS-050

topic-doors = Türen und Schlösser
topic-doors-words = tür tuer tur türen tueren turen schloss schlösser schloesser schlosser verschlossen schlüssel schluessel schlussel knacken dietrich öffnen oeffnen offnen
topic-doors-rules = TS-021 TS-008 TS-010 TS-046 TS-054

topic-rooms = Räume und Ausgänge
topic-rooms-words = raum räume raeume raume ausgang ausgänge ausgaenge ausgange grundriss karte erkunden bewegen bewegung gehen norden süden sueden suden osten westen diagonal schräg schraeg schrag weit hinaus
topic-rooms-rules = TS-021 TS-022 TS-024 TS-025 TS-026

topic-treasure = Schätze
topic-treasure-words = schatz schätze schaetze schatze beute münze muenze munze münzen muenzen munzen gold gegenstand belohnung artefakt anhänger anhaenger anhanger truhe geld teilen tragen inventar gepäck gepaeck gepack tasche beutel idol trank
topic-treasure-rules = TS-039 TS-040 TS-041 TS-044 TS-057

topic-town = Die Stadt
topic-town-words = stadt laden kaufen heim hause zuhause rüstung ruestung rustung
topic-town-rules = TS-049 TS-050 TS-051

topic-stairs = Treppen und Ebenen des Dungeons
topic-stairs-words = treppe treppen hinab hinunter runter tiefer tiefe ebene ebenen absteigen
topic-stairs-rules = TS-025 TS-055 TS-029 TS-031

topic-level = Stufen der Helden
topic-level-words = erfahrung ep xp stufe stufen aufstieg aufsteigen level
topic-level-rules = TS-003 TS-051 TS-014

topic-death = Tod
topic-death-words = tod tot sterben stirbt sterbend gefallen verlieren verloren wiederbeleben auferstehen lebend lebendig
topic-death-rules = TS-052 TS-005

topic-order = Wer dran ist
topic-order-words = dran erster zuerst reihenfolge zug züge zuege zuge runde nächster naechster nachster
topic-order-rules = TS-004 TS-059 TS-011 TS-057

topic-traps = Fallen und Geheimtüren: gibt es nicht
topic-traps-words = falle fallen entschärfen entschaerfen entscharfen geheim geheimtür geheimtuer geheimtur suche suchen verborgen versteckt
topic-traps-rules = TS-021 TS-008

topic-facing = Blickrichtung: gibt es nicht
topic-facing-words = blickrichtung blickfeld richtung vorn vorne hinten hinter rücken ruecken rucken
topic-facing-rules = TS-024 TS-022

topic-time = Zeit: ist nicht begrenzt
topic-time-words = zeit spät spaet spat grenze zeitlimit uhr ablaufen
topic-time-rules = TS-048 TS-031

topic-company = Mehrere am Tisch
topic-company-words = gruppe gemeinsam zusammen spieler mitspieler mehrere koop freund freunde abstimmung abstimmen teilen trennen getrennt allein andere einander
topic-company-rules = TS-035 TS-057 TS-060

topic-dice = Würfel
topic-dice-words = würfel wuerfel wurfel würfeln wuerfeln wurfeln wurf natürlich natuerlich
topic-dice-rules = TS-004 TS-006 TS-007
