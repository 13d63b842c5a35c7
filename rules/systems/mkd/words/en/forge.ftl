# Making Heroes, Monsters and tiles in the chat.

button-forge-dial = Dial
button-forge-nature = Kind
button-forge-grid = Faces
button-forge-abilities = Abilities

mkd-forge-ability = **{ $ability }**: { $does }

forge-field-points = Points, 1 to 500
forge-field-dial = One click a line, the best first
forge-about-dial = Speed, attack, defense, damage, then abilities: 8 5 11 1 Charge, Dodge
forge-field-range = Range in squares, 0 to 16
forge-field-icon = Face on the map
forge-about-icon = those that fit its name so far
forge-field-arc = Front arc
forge-choice-arc-180 = 180 degrees, half of what is around it
forge-choice-arc-90 = 90 degrees, what is straight ahead
forge-field-traits = Traits
forge-field-theme = Theme
forge-about-theme = A game of one theme is played with standard Monsters of that theme, and with all of a pack
forge-choice-theme-beast = beasts
forge-choice-theme-cult = a cult
forge-choice-theme-drake = drakes
forge-choice-theme-fiend = fiends
forge-choice-theme-giant = giants
forge-choice-theme-golem = golems
forge-choice-theme-gutterkin = gutterkin
forge-choice-theme-troll = trolls
forge-choice-theme-undead = the undead
forge-choice-theme-vermin = vermin
forge-field-copies = Copies in the pool, 1 to 6
forge-field-role = Role, such as huntress
forge-field-can = What the Hero can do, in a few words
forge-field-values = Points at levels 1 to 5
forge-field-tile = Name
forge-field-face-a = Side A, a row of squares a line
forge-about-face-a = . clear, # blocking, h hindering, ~ water, X crevice, s shadow. 3 or 5 across, 5 down.
forge-field-face-b = Side B
forge-field-edges-a = Open edges of side A
forge-about-edges-a = N1 S1 E0-2: sides, and squares counted from 0, from the left and from the top
forge-field-edges-b = Open edges of side B

mkd-forge-points = { $points ->
    [one] **1 point.**
   *[other] **{ $points } points.**
  } The rules would ask about { $fair }.
mkd-forge-values = **Points at levels 1 to 5:** { $values }. The rules would ask about { $fair }.
mkd-forge-pool = { $copies ->
    [one] One in the pool
   *[other] { $copies } in the pool
  }; theme: { $theme }
mkd-forge-role = { $role }: { $can }
mkd-forge-nature = { $range ->
    [0] Fights hand to hand
    [one] Shoots 1 square
   *[other] Shoots { $range } squares
  }, { $arc } degrees; { $traits }
mkd-forge-no-traits = no traits
mkd-forge-dial = **Dial** (speed / attack / defense / damage)
mkd-forge-click = { $number }. { $speed } / { $attack } / { $defense } / { $damage }: { $abilities }
mkd-forge-tile = { $kind ->
    [hall] **A hallway**, three squares by five
   *[chamber] **A chamber**, five squares by five
  }
mkd-forge-edges = Open edges of side { $side }: { $edges }
mkd-forge-letters = . clear, # blocking, h hindering, ~ water, X crevice, s shadow
mkd-forge-face = { $name }, side { $side }

forge-choice-traits-living = living
forge-choice-traits-undead = undead
forge-choice-traits-inanimate = inanimate
forge-choice-traits-demon = demon
forge-choice-traits-golem = golem
forge-choice-traits-mounted = mounted

mkd-forge-no-number = “{ $value }” is not a whole number.
mkd-forge-no-click = Click { $line }, “{ $said }”, is not four numbers and then abilities. Write it like this: 8 5 11 1 Charge, Dodge
mkd-forge-no-ability = Click { $line }: there is no ability “{ $said }”. Do you mean { $near }?
mkd-forge-no-edges = “{ $said }” is not an open edge. Write a side and the squares, counted from 0: N1 S1 E0-2

mkd-forge-fought-monster = Twenty fights of { $heroes }, worth { $points } at level { $level }, against { $count ->
    [one] one { $name }
   *[other] { $count } × { $name }
  }, worth { $worth }:
mkd-forge-fought-hero = Twenty fights of { $name } and { $other }, worth { $points } at level 1, against standard Monsters of the same worth:
mkd-forge-won = The Heroes won **{ $won } of { $fights }**; rounds on average: { $rounds }{ $given_up ->
    [0] .
    [one] ; one was given up.
   *[other] ; { $given_up } were given up.
  }
mkd-forge-won-like = { $name }, worth { $points }: { $won } of { $fights }; rounds on average: { $rounds }
mkd-forge-verdict = { $said ->
    [stronger] Far stronger than standard ones of like points.
    [weaker] Far weaker than standard ones of like points.
   *[alike] About as strong as standard ones of like points.
  }
