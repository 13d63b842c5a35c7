# Themen im Chat erfinden.

button-forge-title = Titel
button-forge-foes = Monster
button-forge-leaders = Anführer
button-forge-bosses = Bosse
button-forge-traps = Fallen
button-forge-magic = Magie
button-forge-rooms = Räume
button-forge-more-rooms = Weitere Räume
button-forge-colours = Farben

forge-field-colours = Farben der Karte
forge-choice-colours-brass = Kessel, Grünspan und Öl
forge-choice-colours-candle = Warmer Stein bei Kerzenlicht
forge-choice-colours-frost = Eis und darunter das Meer
forge-choice-colours-moss = Nasser Stein unter Moos und Pilzen
forge-choice-colours-velvet = Burgunder, Elfenbein und Gold

forge-field-entrance = Am Eingang
forge-field-victory = Am Ende, wenn die Gruppe gewonnen hat
forge-field-defeat = Am Ende, wenn die Gruppe verloren hat
forge-field-foes = Zwölf Monster, je eine Zeile
forge-about-foes = Je drei von Tropfen, Hammer, Holz und Zahnrad, die schwächsten zuerst
forge-field-foes-appear = Wie jedes auftaucht, je eine Zeile
forge-field-captain = Wie ein Hauptmann heißt
forge-about-captain = Wo {"{foe}"} steht, kommt der Name des Monsters hin: Hauptmann {"{foe}"}
forge-field-captains = Wie Hauptleute auftauchen: vier Zeilen
forge-about-captains = Von Tropfen, Hammer, Holz und Zahnrad; {"{appears}"} sagt, wie das Monster selbst auftaucht
forge-field-final = Wie der Endboss heißt
forge-about-final = Wo {"{boss}"} steht, kommt der Name des Bosses hin: Hoher {"{boss}"}
forge-field-final-appears = Wie der Endboss auftaucht
forge-about-final-appears = {"{appears}"} sagt, wie der Boss selbst auftaucht
forge-field-bosses = Zwölf Bosse, je eine Zeile
forge-about-bosses = Je drei von Tropfen, Hammer, Holz und Zahnrad, die schwächsten zuerst
forge-field-bosses-appear = Wie jeder auftaucht, je eine Zeile
forge-field-traps = Zwölf Fallen, je eine Zeile
forge-field-trap-scenes = Wie jede losgeht, je eine Zeile
forge-field-magic = Zwölf Wunder, je eine Zeile
forge-field-magic-scenes = Was jedes tut, je eine Zeile
forge-field-rooms-drop = Räume vom Tropfen, je Zeile ein Satz
forge-field-rooms-hammer = Räume vom Hammer, je Zeile ein Satz
forge-field-rooms-wood = Räume vom Holz, je Zeile ein Satz
forge-field-rooms-brick = Räume vom Ziegel, je Zeile ein Satz
forge-field-rooms-cog = Räume vom Zahnrad, je Zeile ein Satz
forge-field-rooms-straw = Räume vom Stroh, je Zeile ein Satz

gd-forge-colours = **Farben der Karte:** { $named }
gd-forge-foe = **Monster:** { $named }
gd-forge-boss = **Bosse:** { $named }
gd-forge-trap = **Fallen:** { $named }
gd-forge-magic = **Magie:** { $named }
gd-forge-example = **{ $name }**
gd-forge-lines = „{ $field }“ braucht { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
  }, hat aber { $have }.
