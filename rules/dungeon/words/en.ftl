# The map generator in words.

dm-title = Dungeon map
dm-blurb = Three twelve-sided dice, thrown until the dungeon is as large as the first throw said.

## Map

dm-map = Dungeon, level { $level }
dm-map-kind = { $kind } dungeon, level { $level }
dm-list = { $first }, { $rest }
dm-party = the party
dm-scale = a square is { $length }
dm-feet = { $feet } ft
dm-metres = { $metres } m

dm-morphology-barred = Barred
dm-morphology-cyclopean = Cyclopean
dm-morphology-eldritch = Eldritch
dm-morphology-extensive = Extensive
dm-morphology-geometric = Geometric
dm-morphology-natural = Natural
dm-morphology-open-plan = Open plan
dm-morphology-smooth = Smooth
dm-morphology-slanted = Slanted
dm-morphology-materials = Unusual materials
dm-morphology-ventilated = Ventilated
dm-morphology-warren = Warren-like

dm-about-barred = Rooms have doors, { $doors } in all: { $closed } closed, { $locked } of those locked. { $barricades ->
    [one] One barricade bars
   *[other] { $barricades } barricades bar
} the way.
dm-about-cyclopean = Giants built this: everything is { $scale } times as large, and a room is { $room } wide.
dm-about-eldritch = The plan is sound, and yet nothing here looks right.
dm-about-extensive = Corridors run on and on: { $length } where others would be content with less.
dm-about-geometric = { $reshaped ->
    [one] One room is
   *[other] { $reshaped } rooms are
} no box, but some other figure.
dm-about-natural = { $caves ->
    [one] One part
   *[other] { $caves } parts
} of it are caves that nobody dug: crooked, with floors that slant and stumble.
dm-about-open-plan = Corridors are { $width } wide and run into the rooms like halls.
dm-about-smooth = There is no right angle anywhere. { $origin ->
    [water] Water wore the tunnels out.
    [colossus] Something huge tunnelled here.
   *[engines] Engines nobody knows bored them.
}
dm-about-slanted = No corridor is level.
dm-about-materials = Walls and floors are made of { $material ->
    [ice] clear ice
    [flesh] flesh that half knows you are there
    [ceramite] plastic and ceramite
    [grave_soil] the earth of old graves
    [black_metal] black metal
    [shadow_light] solid shadow and solid light
    [dreams] dreams and what they leave behind
    [weapons] the weapons of forgotten wars
    [living_soil] rich soil that crawls with insects
    [bricks] little bricks, each made by hand
    [glass] coloured glass
   *[wicker] woven wicker
}.
dm-about-ventilated = { $crawlways ->
    [0] No two rooms lie side by side, so there are no crawlways.
    [one] One half-hidden crawlway links two rooms.
   *[other] { $crawlways } half-hidden crawlways link rooms that lie side by side.
}
dm-about-warren = Passages are { $width } wide and turn for no reason.

dm-fact-size = The map shows { $rooms ->
    [0] no room
    [one] one room
   *[other] { $rooms } rooms
} and { $corridors ->
    [0] no stretch of corridor
    [one] one stretch of corridor
   *[other] { $corridors } stretches of corridor
}.
dm-fact-party = The party is in { $cell }.
dm-fact-entrance = { $level ->
    [1] The entrance is at the bottom of { $cell }.
   *[other] The stairs from above arrive at the bottom of { $cell }.
}
dm-fact-stairs = { $count ->
    [one] There are stairs in { $cells }.
   *[other] There are { $count } stairs, in { $cells }.
}
dm-fact-secrets = { $count ->
    [one] One door is secret.
   *[other] { $count } doors are secret.
}
dm-fact-crawlways = { $count ->
    [one] A crawlway runs through the rock.
   *[other] { $count } crawlways run through the rock.
}
dm-fact-specials = { $count ->
    [one] One place is special.
   *[other] { $count } places are special.
}
dm-fact-compass = The top of the map is { $top }.

dm-compass-n = north
dm-compass-ne = northeast
dm-compass-e = east
dm-compass-se = southeast
dm-compass-s = south
dm-compass-sw = southwest
dm-compass-w = west
dm-compass-nw = northwest

dm-feature-entrance = the way in
dm-feature-stairs = stairs { $direction }
dm-feature-blocked = stairs down, blocked by rubble
dm-feature-landing = stairs to level { $level }
dm-feature-barricade = a barricade
dm-feature-break = a corridor of { $feet } feet, drawn shorter
dm-feature-grate = a grate before a crawlway
dm-feature-slope = { $steepness ->
    [1] a floor that falls a little
    [2] a slope of 20 degrees
    [3] a slope of 45 degrees
   *[4] a sheer drop
}
dm-special-1 = something special
dm-special-2 = something very special
dm-content-trap = a trap
dm-content-treasure = a treasure
dm-content-surprise = a surprise
dm-content-deadly-trap = a deadly trap that guards a treasure
dm-content-major-treasure = a great treasure
dm-content-wonder = a wonder, or a foe with a name

## Refusals

dm-error-no-way = There is no way to the { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
} that the party knows of.
dm-error-no-crawlway = The party knows of no crawlway there.
dm-error-no-stairs = There are no stairs here.
dm-error-stairs-blocked = Rubble blocks these stairs.
dm-error-surface = These stairs lead out of the dungeon.
