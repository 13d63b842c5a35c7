# Das Abenteuer aus Tokens und Plättchen: sein Name, seine Einstellungen, seine Listen.

mkd-adventure-title = Mage Knight Dungeons: Abenteuer
mkd-adventure-short = Abenteuer
mkd-adventure-blurb = Führ Helden Feld für Feld zur Questtruhe, und mit ihr wieder hinaus.
mkd-adventure-undeclarable = Vorausplanen kannst du nur, solange die Helden handeln und dein Team in dieser Runde noch nicht fertig ist.

mkd-map-adventure = Dungeon
mkd-map-floor = Stockwerk { $floor } von { $floors }
mkd-progress-quest = Quest { $now } von { $most }
mkd-heading-floor = { $of } · Stockwerk { $floor } von { $floors }
mkd-heading-left = { $of } · { $left ->
    [0] keine Zeit mehr
    [one] die letzte Runde
   *[other] noch { $left } Runden
  }

mkd-refused-shift-late = Plättchen kannst du nur auf dem ersten Stockwerk verschieben, bevor jemand hineingeht ({ $rule }).
mkd-refused-shift-nowhere = Auf { $square } liegt kein Plättchen zum Verschieben ({ $rule }). Nenn ein Feld und eine Seite, etwa „C4 nach Osten verschieben“.
mkd-refused-shift-again = Das Plättchen auf { $square } hast du schon verschoben ({ $rule }). Jedes geht nur um ein Feld.
mkd-refused-shift-apart = Das würde verbundene Plättchen trennen, andere verbinden oder einen Weg versperren ({ $rule }). Versuch eine andere Seite, oder ein Plättchen daneben.
mkd-refused-split-alone = Allein kannst du dich nicht aufteilen ({ $rule }). Führ zwei Helden, oder lass jemanden mitspielen.
mkd-refused-split-hallway = Zwei Eingänge brauchen zwei Gänge, und ein Satz Plättchen hat nur einen ({ $rule }). Nimm zwei Sätze, oder zwei Gänge auf fünf Plättchen.

## Settings

mkd-adventure-preset-quick = ein schnelles
mkd-adventure-preset-quick-blurb = Ein Satz aus fünf Plättchen: hinein, zur Questtruhe, hinaus.
mkd-adventure-preset-evening = ein Abend
mkd-adventure-preset-evening-blurb = Zwei Sätze Plättchen, für einen Tisch mit Zeit.
mkd-adventure-preset-long = ein langes
mkd-adventure-preset-long-blurb = Zwei Stockwerke aus je zwei Sätzen, für einen ganzen Tag oder per Post.
mkd-adventure-preset-stealth = ganz heimlich
mkd-adventure-preset-stealth-blurb = Monster wollen die Questtruhe zerschlagen; die Hälfte von euch schleicht zu ihr.
mkd-adventure-preset-kidnapping = eine Entführung
mkd-adventure-preset-kidnapping-blurb = Ein Gossling rennt zum Ausgang: Fangt ihn lebend.

mkd-adventure-option-sets = Sätze aus fünf Plättchen
mkd-adventure-option-tiles = Gänge unter den Plättchen
mkd-adventure-option-heroes = Helden pro Person
mkd-adventure-option-points = Punkte für jedes Team
mkd-adventure-option-chests = Truhen
mkd-adventure-option-theme = Monster einer Art
mkd-adventure-option-monsters = Der Zug der Monster
mkd-adventure-option-order = Reihenfolge der Teams
mkd-adventure-option-ranged-in-melee = Schüsse neben einem Gegner
mkd-adventure-option-downstairs = Monster auf der Treppe
mkd-adventure-option-adjust-match = Monster für die Punkte eines Tokens
mkd-adventure-option-novices = Starke Helden dürfen als Neulinge beginnen
mkd-adventure-option-villains = Freie Helden als Schurken
mkd-adventure-option-shift = Plättchen verschieben für eine saubere Karte
mkd-adventure-option-markers = Knochen und Tümpel vor dem Spiel
mkd-adventure-option-marker-sides = Gefundene Marker
mkd-adventure-option-artifacts = Artefakte
mkd-adventure-option-dressing = Möbel und Säulen
mkd-adventure-option-quest = Wofür die Gruppe kommt
mkd-adventure-option-floors = Stockwerke
mkd-adventure-option-floor-sets = Sätze auf weiteren Stockwerken
mkd-adventure-option-timed = Gegen die Zeit
mkd-adventure-option-split-up = Geteilte Gruppe, von zwei Seiten

mkd-adventure-value-quest-chest = die Questtruhe
mkd-adventure-value-quest-rescue = die Rettung eines Gefangenen
mkd-adventure-value-quest-stealth = die Questtruhe, ehe Monster sie zerschlagen
mkd-adventure-value-quest-kidnap = ein Monster, das lebend hinaus soll
mkd-adventure-value-floors-1 = eins
mkd-adventure-value-floors-2 = zwei
mkd-adventure-value-floors-3 = drei
mkd-adventure-value-floors-4 = vier
mkd-adventure-value-floors-5 = fünf
mkd-adventure-value-floors-6 = sechs
mkd-adventure-value-floors-die = ein Würfel entscheidet
mkd-adventure-value-floor-sets-same = so viele wie auf dem ersten
mkd-adventure-value-floor-sets-1 = einer
mkd-adventure-value-floor-sets-2 = zwei
mkd-adventure-value-floor-sets-3 = drei
mkd-adventure-value-floor-sets-4 = vier
mkd-adventure-value-floor-sets-die = je Stockwerk ein Würfel, einer bis sechs
mkd-adventure-value-marker-sides-die = je ein Würfel
mkd-adventure-value-marker-sides-obstacle = Knochen und Wasser
mkd-adventure-value-marker-sides-special = Schatten, Teleporter, Strudel
mkd-adventure-value-tiles-normal = einer von fünf
mkd-adventure-value-tiles-easy = zwei von fünf
mkd-adventure-value-tiles-mixed = ein Würfel je Satz
mkd-adventure-value-points-none = keine Grenze
mkd-adventure-value-chests-easy = leicht
mkd-adventure-value-chests-medium = mittel
mkd-adventure-value-chests-hard = schwer
mkd-adventure-value-chests-mixed = gemischt
mkd-adventure-value-theme-any = alle
mkd-adventure-value-theme-undead = Untote
mkd-adventure-value-theme-gutterkin = Gosslinge
mkd-adventure-value-theme-vermin = Ungeziefer
mkd-adventure-value-theme-cult = ein Kult
mkd-adventure-value-theme-beast = Bestien
mkd-adventure-value-theme-fiend = Unholde
mkd-adventure-value-monsters-at-once = alle auf einmal
mkd-adventure-value-monsters-by-hand = einzeln, vom Tisch gewürfelt
mkd-adventure-value-order-seat = Platz für Platz
mkd-adventure-value-order-any = wer zuerst da ist
mkd-adventure-value-ranged-in-melee-allowed = erlaubt, mit -1, auch in einen Nahkampf hinein
mkd-adventure-value-ranged-in-melee-held = nicht aus dem Blickfeld eines Gegners
mkd-adventure-value-downstairs-seekers = nur, wer Hilfe sucht
mkd-adventure-value-downstairs-all = auch, wer flieht oder stiehlt
mkd-adventure-value-adjust-match-le = von diesem Wert oder weniger
mkd-adventure-value-adjust-match-exact = von genau diesem Wert, wenn sich Punkte so verschieben lassen
