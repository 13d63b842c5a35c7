# Making themes in the chat.

button-forge-title = Title
button-forge-foes = Monsters
button-forge-leaders = Leaders
button-forge-bosses = Bosses
button-forge-traps = Traps
button-forge-magic = Magic
button-forge-rooms = Rooms
button-forge-more-rooms = More rooms
button-forge-colours = Colours

forge-field-colours = Colours of the map
forge-choice-colours-brass = Boilers, verdigris and oil
forge-choice-colours-candle = Warm stone by candle light
forge-choice-colours-frost = Ice, and the sea below it
forge-choice-colours-moss = Wet stone under moss and fungus
forge-choice-colours-velvet = Burgundy, ivory and gold

forge-field-entrance = At the entrance
forge-field-victory = At the end, when the party has won
forge-field-defeat = At the end, when the party has lost
forge-field-foes = Twelve monsters, a line each
forge-about-foes = Three of Drop, three of Hammer, three of Wood, three of Cog, the weakest first
forge-field-foes-appear = How each of them appears, a line each
forge-field-captain = What a captain is called
forge-about-captain = {"{foe}"} is where the name of the monster stands: Captain {"{foe}"}
forge-field-captains = How captains appear: four lines
forge-about-captains = Of Drop, Hammer, Wood and Cog; {"{appears}"} is how the monster itself does
forge-field-final = What the final boss is called
forge-about-final = {"{boss}"} is where the name of the boss stands: High {"{boss}"}
forge-field-final-appears = How the final boss appears
forge-about-final-appears = {"{appears}"} is how the boss itself does
forge-field-bosses = Twelve bosses, a line each
forge-about-bosses = Three of Drop, three of Hammer, three of Wood, three of Cog, the weakest first
forge-field-bosses-appear = How each of them appears, a line each
forge-field-traps = Twelve traps, a line each
forge-field-trap-scenes = How each of them goes off, a line each
forge-field-magic = Twelve wonders, a line each
forge-field-magic-scenes = What each of them does, a line each
forge-field-rooms-drop = Rooms of Drop, a sentence a line
forge-field-rooms-hammer = Rooms of Hammer, a sentence a line
forge-field-rooms-wood = Rooms of Wood, a sentence a line
forge-field-rooms-brick = Rooms of Brick, a sentence a line
forge-field-rooms-cog = Rooms of Cog, a sentence a line
forge-field-rooms-straw = Rooms of Straw, a sentence a line

gd-forge-colours = **Colours of the map:** { $named }
gd-forge-foe = **Monsters:** { $named }
gd-forge-boss = **Bosses:** { $named }
gd-forge-trap = **Traps:** { $named }
gd-forge-magic = **Magic:** { $named }
gd-forge-example = **{ $name }**
gd-forge-lines = “{ $field }” takes { $count ->
    [one] one line
   *[other] { $count } lines
  }, but has { $have }.
