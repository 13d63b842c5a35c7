# Was Leute in den Regeln des Abstiegs nachschlagen: ihre Worte dafür und die Regeln, die antworten.

topic-goal = Das Ziel
topic-goal-words = ziel gold auftrag aufträge auftraege ergebnis gewinnen
topic-goal-rules = B-111 B-90 RG-055 RG-073

topic-boss = Meister einer Ebene
topic-boss-words = boss hüter hueter wächter waechter meister unterschlupf
topic-boss-rules = RG-016 RG-017 RG-018 RG-019

topic-explore = Wie der Dungeon wächst
topic-explore-words = erforschen erkunden plättchen plaettchen wachsen wächst waechst raum seite neu suchen geheim
topic-explore-rules = RG-005 RG-023 RG-024 RG-025 RG-041

topic-round = Eine Runde
topic-round-words = runde zug züge zuege reihenfolge zuerst nächster naechster dran
topic-round-rules = RG-120 RG-121 RG-122 RG-123

topic-monsters = Was Monster tun
topic-monsters-words = monster gegner feind feinde stark stärke staerke
topic-monsters-rules = RG-123 RG-124 RG-017 RG-011 RG-014

topic-stairs = Treppen und Ebenen
topic-stairs-words = treppe treppen hinab hinunter runter tiefer absteigen
topic-stairs-rules = RG-055 RG-007 RG-008

topic-mission = Leute unten und worum sie bitten
topic-mission-words = auftrag leute menschen rettung geleit rache schatzsuche wagnis kopfgeld jemand
topic-mission-rules = RG-060 RG-065 RG-072 RG-076 RG-082 RG-096

topic-exit = Der Ausgang
topic-exit-words = ausgang verlassen hinaus raus eingang entkommen zurück zurueck
topic-exit-rules = B-111 RG-055 RG-004

topic-teams = Teams und Mitspielen
topic-teams-words = spieler spielen gruppe team teams mehrere freund andere jeder klasse held helden
topic-teams-rules = RG-001 RG-120 B-16 B-13

topic-time = Zeit: keine Grenze
topic-time-words = zeit spät spaet grenze um uhr
topic-time-rules = RG-055 RG-007

topic-split = Sich aufteilen
topic-split-words = aufteilen teilen geteilt trennen getrennt
topic-split-rules = RG-005 B-22

topic-town = Was es zu kaufen gibt: nichts
topic-town-words = stadt kaufen laden verkaufen geld
topic-town-rules = B-90 B-111

topic-artifact = Artefakte
topic-artifact-words = artefakt artefakte
topic-artifact-rules = RG-009 RG-052
