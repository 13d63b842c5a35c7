# Helden, Monster und Plättchen im Chat bauen.

button-forge-dial = Scheibe
button-forge-nature = Art
button-forge-grid = Seiten
button-forge-abilities = Fähigkeiten

mkd-forge-ability = **{ $ability }**: { $does }

forge-field-points = Punkte, 1 bis 500
forge-field-dial = Ein Klick je Zeile, der beste zuerst
forge-about-dial = Tempo, Angriff, Verteidigung, Schaden, Fähigkeiten: 8 5 11 1 Rammen, Ausweichen
forge-field-range = Reichweite in Feldern, 0 bis 16
forge-field-icon = Gesicht auf der Karte
forge-about-icon = die zum bisherigen Namen passen
forge-field-arc = Blickfeld
forge-choice-arc-180 = 180 Grad, die Hälfte ringsum
forge-choice-arc-90 = 90 Grad, was geradeaus ist
forge-field-traits = Merkmale
forge-field-theme = Thema
forge-about-theme = Ein Spiel mit Thema hat Standardmonster dieses Themas und alle eines Pakets
forge-choice-theme-beast = Bestien
forge-choice-theme-cult = ein Kult
forge-choice-theme-drake = Drachen
forge-choice-theme-fiend = Unholde
forge-choice-theme-giant = Riesen
forge-choice-theme-golem = Golems
forge-choice-theme-gutterkin = Gosslinge
forge-choice-theme-troll = Trolle
forge-choice-theme-undead = Untote
forge-choice-theme-vermin = Ungeziefer
forge-field-copies = Exemplare im Vorrat, 1 bis 6
forge-field-role = Rolle, etwa Jägerin
forge-field-can = Was der Held kann, in wenigen Worten
forge-field-values = Punkte auf Stufe 1 bis 5
forge-field-tile = Name
forge-field-face-a = Seite A, je Zeile eine Reihe Felder
forge-about-face-a = . frei, # blockierend, h hinderlich, ~ Wasser, X Spalt, s Schatten. 3 oder 5 breit, 5 hoch.
forge-field-face-b = Seite B
forge-field-edges-a = Offene Kanten der Seite A
forge-about-edges-a = N1 S1 E0-2: Seiten (E = Ost) und Felder, ab 0 gezählt, von links und von oben
forge-field-edges-b = Offene Kanten der Seite B

mkd-forge-points = { $points ->
    [one] **1 Punkt.**
   *[other] **{ $points } Punkte.**
  } Die Regeln würden etwa { $fair } verlangen.
mkd-forge-values = **Punkte auf Stufe 1 bis 5:** { $values }. Die Regeln würden etwa { $fair } verlangen.
mkd-forge-pool = { $copies ->
    [one] Eins im Vorrat
   *[other] { $copies } im Vorrat
  }; Thema: { $theme }
mkd-forge-role = { $role }: { $can }
mkd-forge-nature = { $range ->
    [0] Kämpft im Nahkampf
    [one] Schießt 1 Feld weit
   *[other] Schießt { $range } Felder weit
  }, { $arc } Grad; { $traits }
mkd-forge-no-traits = keine Merkmale
mkd-forge-dial = **Scheibe** (Tempo / Angriff / Verteidigung / Schaden)
mkd-forge-click = { $number }. { $speed } / { $attack } / { $defense } / { $damage }: { $abilities }
mkd-forge-tile = { $kind ->
    [hall] **Ein Gang**, drei mal fünf Felder
   *[chamber] **Eine Kammer**, fünf mal fünf Felder
  }
mkd-forge-edges = Offene Kanten der Seite { $side }: { $edges }
mkd-forge-letters = . frei, # blockierend, h hinderlich, ~ Wasser, X Spalt, s Schatten
mkd-forge-face = { $name }, Seite { $side }

forge-choice-traits-living = lebend
forge-choice-traits-undead = untot
forge-choice-traits-inanimate = unbelebt
forge-choice-traits-demon = Dämon
forge-choice-traits-golem = Golem
forge-choice-traits-mounted = beritten

mkd-forge-no-number = „{ $value }“ ist keine ganze Zahl.
mkd-forge-no-click = Klick { $line }, „{ $said }“, besteht nicht aus vier Zahlen und dann Fähigkeiten. Schreib ihn so: 8 5 11 1 Sturmangriff, Ausweichen
mkd-forge-no-ability = Klick { $line }: Eine Fähigkeit „{ $said }“ gibt es nicht. Meinst du { $near }?
mkd-forge-no-edges = „{ $said }“ ist keine offene Kante. Schreib eine Seite und die Felder, ab 0 gezählt: N1 S1 E0-2

mkd-forge-fought-monster = Zwanzig Kämpfe von { $heroes }, Wert { $points } auf Stufe { $level }, gegen { $count ->
    [one] 1 × { $name }
   *[other] { $count } × { $name }
  }, Wert { $worth }:
mkd-forge-fought-hero = Zwanzig Kämpfe von { $name } und { $other }, Wert { $points } auf Stufe 1, gegen Standardmonster vom selben Wert:
mkd-forge-won = Die Helden gewannen **{ $won } von { $fights }**; Runden im Schnitt: { $rounds }{ $given_up ->
    [0] .
    [one] ; einer wurde aufgegeben.
   *[other] ; { $given_up } wurden aufgegeben.
  }
mkd-forge-won-like = { $name }, Wert { $points }: { $won } von { $fights }; Runden im Schnitt: { $rounds }
mkd-forge-verdict = { $said ->
    [stronger] Weit stärker als übliche mit so vielen Punkten.
    [weaker] Weit schwächer als übliche mit so vielen Punkten.
   *[alike] Etwa so stark wie übliche mit so vielen Punkten.
  }
