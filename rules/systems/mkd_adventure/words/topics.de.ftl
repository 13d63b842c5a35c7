# Was Leute in den Regeln des Abenteuers nachschlagen: ihre Worte dafür und die Regeln, die antworten.

topic-goal = Das Ziel
topic-goal-words = ziel quest auftrag ergebnis punkte gold gewinnen
topic-goal-rules = MA-320 MA-321 MA-322 MA-288 MA-309

topic-boss = Der Hüter
topic-boss-words = boss hüter hueter wächter waechter meister unterschlupf
topic-boss-rules = MA-042 MA-068 MA-078 MA-286

topic-round = Eine Runde
topic-round-words = runde zug züge zuege reihenfolge zuerst nächster naechster dran
topic-round-rules = MA-051 MA-055 MA-052 MA-053 MA-057

topic-monsters = Was Monster tun
topic-monsters-words = monster gegner feind feinde stark stärke staerke
topic-monsters-rules = MA-090 MA-091 MA-094 MA-096 MA-004

topic-tokens = Tokens
topic-tokens-words = token tokens wandern wandernd aufdecken umdrehen monster
topic-tokens-rules = MA-061 MA-070 MA-071 MA-072 MA-080

topic-explore = Was ein Plättchen birgt
topic-explore-words = erforschen erkunden kammer gang entdecken suchen artefakt geheim
topic-explore-rules = MA-150 MA-151 MA-152 MA-153

topic-stairs = Treppen und Stockwerke
topic-stairs-words = treppe treppen stockwerk hinab hinunter runter tiefer absteigen
topic-stairs-rules = MA-161 MA-163 MA-164 MA-166

topic-quest = Andere Quests
topic-quest-words = quest quests rettung retten heimlich entführung entfuehrung gefangener gefangene
topic-quest-rules = MA-280 MA-290 MA-300 MA-310

topic-time = Gegen die Zeit
topic-time-words = zeit spät spaet grenze uhr um
topic-time-rules = MA-310 MA-311

topic-exit = Der Ausgang
topic-exit-words = ausgang verlassen hinaus raus eingang entkommen zurück zurueck
topic-exit-rules = MA-320 MA-321 MA-169 MA-240

topic-teams = Teams und Mitspielen
topic-teams-words = spieler spielen gruppe team teams mehrere freund andere jeder klasse held helden
topic-teams-rules = MA-001 MA-003 MA-004 MA-050 MA-006

topic-split = Sich aufteilen
topic-split-words = aufteilen teilen geteilt trennen getrennt
topic-split-rules = MA-315 MA-317

topic-share = Truhen weitergeben
topic-share-words = teilen geben weitergeben übergeben uebergeben tragen tauschen
topic-share-rules = MA-140 MA-141 MA-142 MA-143

topic-town = Die Stadt, in einer Kampagne
topic-town-words = stadt kaufen laden verkaufen
topic-town-rules = MA-241 MA-249 MA-244 MA-251

topic-revive = Gefallene erwecken
topic-revive-words = wiederbeleben erwecken auferwecken gefallene gefallen
topic-revive-rules = MA-251 MA-147

topic-artifact = Artefakte
topic-artifact-words = artefakt artefakte
topic-artifact-rules = MA-152 MA-242
