# Die Tabellen des Abstiegs, für alle, die am eigenen Tisch würfeln.

mkd-oracle-side = Eine offene Seite eines Plättchens, das ein Held betreten hat
mkd-oracle-side-closed = Stein: Die Seite ist zu, kann sich aber noch von der anderen Seite öffnen
mkd-oracle-side-tile = dort liegt ein Plättchen: zieh eins

mkd-oracle-tile = Welches Plättchen gezogen wird
mkd-oracle-tile-number = Plättchen { $tile }; liegt es schon, zieh neu

mkd-oracle-feature-hallway = Was mit einem Gang kommt
mkd-oracle-feature-hallway-nothing = nichts
mkd-oracle-feature-hallway-token = ein Token
mkd-oracle-feature-hallway-terrain = Gelände
mkd-oracle-feature-hallway-chest = eine Truhe
mkd-oracle-feature-hallway-token-terrain-chest = ein Token, dann Gelände, dann eine Truhe
mkd-oracle-feature-chamber = Was mit einer Kammer kommt
mkd-oracle-feature-chamber-nothing = eine Person: Würfle, worum sie bittet, wenn ein Held hereinkommt
mkd-oracle-feature-chamber-token = ein Token
mkd-oracle-feature-chamber-terrain = Gelände
mkd-oracle-feature-chamber-chest = eine Truhe
mkd-oracle-feature-chamber-token-terrain-chest = ein Token, dann Gelände, dann eine Truhe

mkd-oracle-terrain = Welches Gelände
mkd-oracle-terrain-door = eine Tür
mkd-oracle-terrain-bones = Knochen
mkd-oracle-terrain-water = Wasser
mkd-oracle-terrain-shadow = Schatten
mkd-oracle-terrain-device = eine Vorrichtung
mkd-oracle-terrain-artifact = ein Artefakt oder Möbel; ein Strudel, wo beides nicht im Spiel ist

mkd-oracle-door = Woraus eine Tür ist
mkd-oracle-door-wooden = Holz
mkd-oracle-door-iron = Eisen
mkd-oracle-door-edge = An welcher Seite ihres Feldes eine Tür hängt
mkd-oracle-device = Welche Vorrichtung
mkd-oracle-device-teleport = ein Teleporter
mkd-oracle-device-vortex = ein Strudel; ein Teleporter, wo keine Artefakte und keine Möbel im Spiel sind

mkd-oracle-artifact = Welche Gruppe von Artefakten
mkd-oracle-artifact-is-first = die erste
mkd-oracle-artifact-is-second = die zweite
mkd-oracle-artifact-first = Artefakte der ersten Gruppe; fehlt es dir, nimm das nächste
mkd-oracle-artifact-second = Artefakte der zweiten Gruppe; fehlt es dir, nimm das nächste

mkd-oracle-mission = Worum eine Person in einer Kammer bittet
mkd-oracle-mission-rescue = Rettung: aus Fesseln mit Falle befreien und lebend hinausbringen; der Wert zählt als Erfahrung
mkd-oracle-mission-escort = Geleit: Eine Leibwache führt eine Geisel hinaus, für zehn Gold je Punkt Wert
mkd-oracle-mission-vengeance = Rache: Merk dir einen Wurf; das Monster, das mit demselben Wurf aufgedeckt wird, ist der Mörder und bringt zusätzlich seinen doppelten Wert
mkd-oracle-mission-hunt = Schatzsuche: Merk dir einen Wurf; der Schatz mit demselben Wurf bringt überreicht ein Zwanzigstel seines Goldes an Erfahrung
mkd-oracle-mission-venture = Wagnis: Jemand, der als Einziger überlebt hat, kommt zur Gruppe
mkd-oracle-mission-bounty = Kopfgeld: ein Verbrecher, der rennt; lebend hinausgebracht doppelter Wert, tot einfacher

mkd-oracle-actions = Was ein Monster tut: das Erste davon, was zutrifft
mkd-oracle-action-1 = kann es einen Helden in Reichweite beschießen, hält es an und schießt
mkd-oracle-action-2 = kann es schießen, geht es auf den nächsten Helden zu, hält an, sobald einer in Reichweite ist, und schießt mit den 4 übrigen Punkten
mkd-oracle-action-3 = reichen die Punkte nicht, wartet es in Reichweite und schießt beim nächsten Mal
mkd-oracle-action-4 = kämpft es im Nahkampf und berührt Helden, schlägt es auf die niedrigste Verteidigung und dreht sich nötigenfalls für 1 Punkt
mkd-oracle-action-5 = sonst geht es zum nächsten Helden, hält neben ihm an und schlägt mit den 4 übrigen Punkten zu
mkd-oracle-action-6 = ohne die Punkte hält es dort oder unterwegs an und schlägt beim nächsten Mal zu
mkd-oracle-action-7 = ist es entmutigt, löst es sich, rennt zum nächsten Freund oder Token, ruht einen Zug und heilt einen Klick je Zug; ohne Freunde rennt es dorthin, wo noch niemand war, und ist fort
