# Was in den Regeln von 3 Dice Dungeon nachgeschlagen wird: die Wörter dafür und die Regeln, die antworten.

topic-goal = Das Ziel
topic-goal-words = ziel gewinnen heim heimkehr hause artefakt
topic-goal-rules = TD-047 TD-048 TD-025 TD-040

topic-fight = Kämpfen
topic-fight-words = kampf kämpfen kaempfen kampfen angriff angreifen schlag schlagen zuschlagen treffer treffen fehlschlag verfehlen nahkampf töten toeten toten monster schaden schlacht waffe schießen schiessen schuss reichweite fernkampf bogen rüstung ruestung rustung kritisch plus sichtlinie sicht
topic-fight-rules = TD-019 TD-021 TD-020 TD-022 TD-023 TD-018

topic-attributes = KÖRPER, GEIST und SEELE
topic-attributes-words = eigenschaft eigenschaften körper koerper korper geist seele wert werte tp trefferpunkte gesundheit leben held helden figur charakter klasse klassen punkt punkte
topic-attributes-rules = TD-001 TD-026 TD-025 TD-038

topic-boss = Bosse und Wächter: gibt es nicht
topic-boss-words = boss bosse wächter waechter wachter höhle hoehle hohle gegner feind stärkste staerkste starkste
topic-boss-rules = TD-017 TD-048 TD-047

topic-flight = Flucht aus einem Kampf
topic-flight-words = flucht fliehen flüchten fluechten fluchten weglaufen rennen entkommen rückzug rueckzug ruckzug weg
topic-flight-rules = TD-075 TD-052 TD-054 TD-073

topic-healing = Heilung
topic-healing-words = heilen heilung heiltrank trank rast rasten wiederherstellen erholen erholung trinken
topic-healing-rules = TD-031 TD-038 HR-005

topic-treasure = Schätze
topic-treasure-words = schatz schätze schaetze schatze beute gegenstand ding dinge belohnung schwert buch schriftrolle rolle truhe gold münze muenze munze schlüssel schluessel schlussel inventar tragen gepäck gepaeck gepack rucksack zauber zaubern
topic-treasure-rules = TD-030 TD-062 TD-032 TD-033 TD-034 TD-035

topic-artifacts = Artefakte
topic-artifacts-words = artefakt artefakte idol anhänger anhaenger anhanger stiefel salz schlafsalz amulett schutzamulett teleportation
topic-artifacts-rules = TD-050 TD-051 TD-052 TD-053 TD-054 TD-055

topic-rooms = Räume und Ausgänge
topic-rooms-words = raum räume raeume raume ausgang ausgänge ausgaenge ausgange ort orte tür tuer tur karte erkunden bewegen bewegung gehen gang norden süden sueden suden osten westen diagonal schräg schraeg schrag weit hinaus
topic-rooms-rules = TD-004 TD-011 TD-014 TD-013 TD-041

topic-stairs = Der Weg hinab
topic-stairs-words = treppe treppen hinab hinunter runter tiefer ebene absteigen
topic-stairs-rules = TD-047 TD-048 TD-049

topic-level = Stufen und Erfahrung
topic-level-words = erfahrung ep xp stufe stufen aufstieg aufsteigen level
topic-level-rules = TD-036 TD-038 TD-039 TD-040

topic-search = Geheimtüren, und Fallen als Hausregel
topic-search-words = geheim geheimtür geheimtuer geheimtur suche suchen verborgen versteckt falle fallen
topic-search-rules = TD-070 HR-015 HR-016

topic-company = Mehrere am Tisch
topic-company-words = gruppe gemeinsam zusammen spieler mitspieler mehrere koop freund freunde abstimmung abstimmen andere einander
topic-company-rules = TD-056 TD-058 TD-063 TD-060 TD-062 TD-071 HR-023

topic-death = Tod
topic-death-words = tod tot sterben stirbt sterbend gefallen verlieren verloren wiederbeleben auferstehen lebend lebendig
topic-death-rules = TD-025 TD-071

topic-order = Wer dran ist
topic-order-words = dran erster zuerst reihenfolge zug züge zuege zuge runde nächster naechster nachster danach davor
topic-order-rules = TD-063 TD-057 TD-018 TD-031

topic-rovers = Monster, die wiederkommen
topic-rovers-words = streuner streunen streunend wandern wandernd rückkehr rueckkehr ruckkehr zurück zurueck zuruck wieder stark stärke staerke starke
topic-rovers-rules = TD-017 TD-041 TD-043 TD-042

topic-split = Sich teilen
topic-split-words = teilen aufteilen trennen getrennt allein
topic-split-rules = TD-064 HR-024

topic-facing = Blickrichtung: gibt es nicht
topic-facing-words = blickrichtung blickfeld richtung vorn vorne hinten hinter rücken ruecken rucken
topic-facing-rules = TD-012 TD-013

topic-time = Zeit: ist nicht begrenzt
topic-time-words = zeit spät spaet spat grenze zeitlimit uhr ablaufen
topic-time-rules = TD-049 TD-041

topic-buy = Was man kaufen kann: nichts
topic-buy-words = kaufen laden verkaufen stadt händler haendler handler
topic-buy-rules = TD-030 TD-035

topic-share = Teilen und Geben
topic-share-words = teilen geben tauschen tausch handeln weitergeben
topic-share-rules = TD-062 TD-060 HR-014

topic-dice = Würfel
topic-dice-words = würfel wuerfel wurfel würfeln wuerfeln wurfeln wurf natürlich natuerlich
topic-dice-rules = TD-019 TD-022 TD-023 TD-004

topic-doors = Verschlossene Türen
topic-doors-words = schloss verschlossen tür tuer tur türen tueren turen schlüssel schluessel schlussel öffnen oeffnen offnen
topic-doors-rules = HR-017 HR-018 TD-070
