# Was Leute in den gemeinsamen Dungeonregeln nachschlagen: ihre Worte dafür und die Regeln, die antworten.

topic-fight = Kämpfen
topic-fight-words = kampf kämpfen kaempfen kampfen angriff angreifen schlag schlagen zuschlagen treffen treffer verfehlen nahkampf töten toeten toten schaden gegenschlag zurückschlagen zurueckschlagen waffe kritisch doppelsechs zwölf zwoelf stark
topic-fight-rules = B-60 B-23 B-41 B-10 B-61 B-11

topic-shooting = Schießen
topic-shooting-words = schießen schiessen schuss schüsse schuesse reichweite fernkampf bogen pfeil feuern diagonal schräg schraeg linie sicht sichtlinie sehen
topic-shooting-rules = B-10 B-23 B-06 B-09 B-40

topic-facing = Blick, vorn und hinten
topic-facing-words = blick blicken blickfeld blickrichtung drehen drehung drehe vorn vorne front hinten rücken ruecken rückseite richtung
topic-facing-rules = B-33 B-34 B-40 B-41

topic-moving = Gehen
topic-moving-words = gehen bewegen bewegung ziehen tempo punkt punkte tempopunkte schritt laufen aktivierung diagonal schräg schraeg weit
topic-moving-rules = B-22 B-30 B-07 B-33 B-31

topic-break-away = Sich von einem Gegner lösen
topic-break-away-words = lösen loesen losreißen losreissen fliehen flucht flüchten fluechten rennen entkommen rückzug rueckzug weg festhalten festgehalten
topic-break-away-rules = B-45 B-46 B-47 B-50

topic-dial = Die Scheibe
topic-dial-words = scheibe klick klicks gesundheit tp leben trefferpunkte wunde wunden wert werte punkte rüstung ruestung klasse klassen
topic-dial-rules = B-11 B-10 B-12 B-14

topic-healing = Heilung und Tränke
topic-healing-words = heilen heilung heiltrank trank tränke traenke rasten rast erholen trinken leben
topic-healing-rules = B-11 B-12 B-89 B-93

topic-chests = Truhen
topic-chests-words = truhe truhen schatz schätze schaetze beute gold gegenstand gegenstände gegenstaende untersuchen teilen geben übergeben uebergeben tragen inventar rucksack schlüssel schluessel
topic-chests-rules = B-81 B-82 B-83 B-85 B-86 B-90

topic-traps = Fallen
topic-traps-words = falle fallen entschärfen entschaerfen auslösen ausloesen ausgelöst
topic-traps-rules = B-82 B-83 B-84 B-92

topic-doors = Türen
topic-doors-words = tür tuer türen tueren verschlossen schloss eisen eisentür eisentuer holz holztür holztuer zu öffnen oeffnen schließen schliessen schlüssel schluessel geheim geheimtür geheimtuer
topic-doors-rules = B-91 B-92

topic-tokens = Tokens
topic-tokens-words = token tokens wandern wandernd verdeckt verborgen umdrehen aufdecken farbe
topic-tokens-rules = B-100 B-101 B-102 B-35

topic-level = Stufen und Erfahrung
topic-level-words = erfahrung ep xp stufe stufen aufsteigen aufstieg steigen
topic-level-rules = B-93 B-94 B-12

topic-ground = Das Gelände
topic-ground-words = gelände gelaende boden wasser schatten hinderlich spalt feld wand mauer plättchen plaettchen karte
topic-ground-rules = B-04 B-05 B-07 B-32

topic-prisoners = Gefangene und Diebe
topic-prisoners-words = fangen gefangen gefangener gefangene stehlen diebstahl dieb
topic-prisoners-rules = B-70 B-71 B-72

topic-death = Tod
topic-death-words = tod sterben tot sterbend stirbt erschlagen gefallen entmutigt mut wiederbeleben auferwecken lebendig verloren
topic-death-rules = B-11 B-62 B-63 B-64

topic-dice = Würfel
topic-dice-words = würfel wuerfel wurf würfeln wuerfeln
topic-dice-rules = B-60 B-45 B-83 B-102

topic-abilities = Fähigkeiten und Magie
topic-abilities-words = fähigkeit faehigkeit fähigkeiten faehigkeiten zauber magie zaubern wirken
topic-abilities-rules = B-14 B-88 B-60
