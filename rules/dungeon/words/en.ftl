# The map generator in words.

dm-title = Dungeon map

## Map

dm-map = Dungeon, level { $level }
dm-map-named = { $name }{ $levels ->
    [1] {""}
   *[other] , level { $level }
}
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
dm-about-extensive = Corridors run on and on: { $length } where others are shorter.
dm-about-geometric = { $reshaped ->
    [one] One room is not a box but has another shape.
   *[other] { $reshaped } rooms are not boxes but have other shapes.
}
dm-about-natural = { $caves ->
    [one] One part of it is a cave
   *[other] { $caves } parts of it are caves
} that nobody dug: crooked, with uneven floors.
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
    [wicker] woven wicker
   *[other] { $material }
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
    [0] No crawlway runs through the rock.
    [one] A crawlway runs through the rock.
   *[other] { $count } crawlways run through the rock.
}
dm-fact-specials = { $count ->
    [one] One place is special.
   *[other] { $count } places are special.
}
dm-fact-rooms = Rooms: { $cells }.
dm-fact-ways = Ways: { $ways }.
dm-fact-way = { $cell } { $exit }
dm-fact-water = Water stands or runs in { $cells }, nowhere too deep to wade.
dm-fact-compass = The top of the map is { $top }.

dm-feature-entrance = the way in
dm-feature-stairs = stairs { $direction }
dm-feature-blocked = stairs down, blocked by rubble
dm-feature-landing = stairs to level { $level }
dm-feature-barricade = a barricade
dm-feature-bridge = a bridge
dm-feature-break = a corridor of { $feet } feet, drawn shorter
dm-feature-grate = a grate before a crawlway
dm-feature-slope = { $steepness ->
    [1] a floor that falls a little
    [2] a slope of 20 degrees
    [3] a slope of 45 degrees
   *[4] a sheer drop
}
dm-furnishing-altar = an altar
dm-furnishing-barrel = a barrel
dm-furnishing-bed = a bed
dm-furnishing-bones = bones
dm-furnishing-column = a pillar
dm-furnishing-crate = a crate
dm-furnishing-fountain = a fountain
dm-furnishing-rubble = rubble
dm-furnishing-shelf = shelves
dm-furnishing-statue = a statue
dm-furnishing-table = a table
dm-special-1 = something special
dm-special-2 = something very special
dm-brings-trap = a trap
dm-brings-treasure = a treasure
dm-brings-surprise = a surprise
dm-brings-deadly_trap = a deadly trap that guards a treasure
dm-brings-major_treasure = a great treasure
dm-brings-wonder = a wonder, or a foe with a name

## Refusals

dm-error-material = “{ $value }” cannot be a material: use words of letters, { $most } at most, such as “salt” or “old bones”.
dm-error-plan = The plan of a dungeon in this file is damaged. Without it (the file’s “plan”) the map can still be read.
dm-error-no-way = The party knows no way to the { $side }.
dm-error-no-crawlway = The party knows of no crawlway there.
dm-error-no-stairs = There are no stairs here.
dm-error-stairs-blocked = Rubble blocks these stairs.
dm-error-surface = These stairs lead out of the dungeon.
dm-error-now-roll = Roll the dice first.
dm-error-now-place = A tile is waiting to be placed.
dm-error-now-close = This level is complete. Close it, or change it while you can.
dm-error-now-finish = All levels are drawn.
dm-error-turn = It is seat { $seat }’s turn to draw.
dm-error-owner = Only seat { $seat }, who owns this map, may do that.
dm-error-choice = On this map the rules place tiles. Only its owner may overrule them.
dm-error-place = No tile can lie there.
dm-error-turns = Laid like that, the tile would not open to the way it continues.
dm-error-tile = There is no tile { $number } on this level.
dm-error-move-last = Only the last tile can be moved.
dm-error-undo = There is no tile on this level to take back.

## Key

dm-centimetres = { $length } cm
dm-key-title = { $levels ->
    [one] One level
   *[other] { $levels } levels
}, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
dm-key-level = Level { $level }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
dm-key-room = { $mark }. { $name }, { $size } square ({ $cell })
dm-key-corridor = { $mark }. { $name }, { $size } long, { $width } wide ({ $cell })

dm-shape-1 = Straight corridor
dm-shape-2 = Crossroads
dm-shape-3 = Side branch
dm-shape-4 = Through-chamber
dm-shape-5 = Hub
dm-shape-6 = Three-way chamber
dm-shape-7 = Corner chamber
dm-shape-8 = Bend
dm-shape-9 = Closed chamber
dm-shape-10 = Blind corridor
dm-shape-11 = Straight corridor
dm-shape-12 = Stairs

dm-key-exits = Ways: { $exits }.
dm-key-purpose = This was { $a_purpose }.
    .b = By what stands here, it was { $a_purpose }.
    .c = Somebody used this as { $a_purpose }.
    .d = Once it was { $a_purpose }, and not much has been moved since.
    .e = One sees at once that this is { $a_purpose }, long out of use.
    .f = Whoever lived here made it { $a_purpose }.
dm-key-natural = This is { $a_purpose }.
    .b = Here is { $a_purpose }, as nature left it.
    .c = Nobody made this: it is { $a_purpose }.
    .d = The rock opens into { $a_purpose }.
dm-exit = { $side } { $door ->
    [open] through an open door
    [closed] through a closed door
    [locked] through a locked door
    [secret] through a secret door
   *[none] {""}
}{ $door ->
    [none] {""}
   *[other] {" "}
}to { $to }
dm-exit-to = { $mark }
dm-exit-corridor = a corridor
dm-exit-unseen = an unexplored place
dm-exit-entrance = { $level ->
    [1] the way in
   *[other] the stairs from above
}
dm-key-closed = What looks like a way leads nowhere: { $sides }.

dm-key-stairs = Stairs { $direction } to level { $level }, { $cell }.
dm-key-stairs-blocked = Stairs down, under so much rubble that nobody will dig them out.
dm-key-stairs-surface = Stairs up, and out: a second way to the surface.
dm-key-arrival = { $direction ->
    [down] Stairs come down here from level { $level }, { $cell }.
   *[up] Stairs come up here from level { $level }, { $cell }.
}

dm-key-stream = A stream comes out of one wall and goes into another. It is knee-deep.
    .b = Cold water runs through here, to the knees of whoever wades it.
    .c = One hears the stream before one sees it. It can be waded.
dm-key-pool = There is a pool here, clear and knee-deep.
    .b = Water has gathered in a corner, deep enough to wet one’s knees.
    .c = Drops fall into a shallow pool.
dm-key-cave = A cave: no straight wall, no level floor.
    .b = Water made this cave, and nobody has tidied it since.
    .c = Raw rock, a floor of loose stones, a ceiling that comes and goes.
    .d = Nobody has squared a single stone here.
    .e = The walls are as the water left them, ribbed and cold.
dm-form-pyramid = Three walls lean together to a point high above.
dm-form-oval = The room is an oval without a corner.
dm-form-hexagon = The room has six walls of equal length.
dm-form-dome = Eight walls carry a dome.
dm-form-cylinder = The room is round, like the inside of a tower.
dm-form-wedge = Two walls run to a point, as in the bow of a ship.
dm-key-barricade = Furniture and timber are piled into a barricade.
    .b = Somebody meant to hold this place: a barricade, breast high.
    .c = Barrels, doors and broken carts bar the way to half a man’s height.
dm-key-slope = Toward the { $side } the floor { $steepness ->
    [1] { $direction ->
        [down] falls
       *[up] rises
    } a little.
    [2] { $direction ->
        [down] falls
       *[up] rises
    } by 20 degrees.
    [3] { $direction ->
        [down] falls
       *[up] rises
    } by 45 degrees.
   *[4] { $direction ->
        [down] drops straight down.
       *[up] ends at a sheer wall, and goes on above.
    }
}
    .b = The floor { $steepness ->
        [1] { $direction ->
            [down] goes down gently to the { $side }.
           *[up] goes up gently to the { $side }.
        }
        [2] { $direction ->
            [down] goes down by 20 degrees to the { $side }.
           *[up] goes up by 20 degrees to the { $side }.
        }
        [3] { $direction ->
            [down] goes down by 45 degrees to the { $side }.
           *[up] goes up by 45 degrees to the { $side }.
        }
       *[4] { $direction ->
            [down] ends at a sheer drop to the { $side }.
           *[up] ends at a sheer wall to the { $side }, and goes on above.
        }
    }
    .c = { $steepness ->
        [1] It is a little { $direction ->
            [down] downhill to the { $side }.
           *[up] uphill to the { $side }.
        }
        [2] It is { $direction ->
            [down] downhill to the { $side }, at 20 degrees.
           *[up] uphill to the { $side }, at 20 degrees.
        }
        [3] It is steep, { $direction ->
            [down] 45 degrees down to the { $side }.
           *[up] 45 degrees up to the { $side }.
        }
       *[4] To the { $side } there is { $direction ->
            [down] a sheer drop.
           *[up] a sheer wall, and the way goes on above it.
        }
    }
dm-key-bends = It turns { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} more than it needs to.
dm-key-crawlways = Half hidden behind { $count ->
    [one] a grate, a crawlway
   *[other] grates, crawlways
} { $height } high and { $width } wide: { $ways }.

dm-key-special-1 = Something here is special. You decide what it is.
dm-key-special-2 = Something here is very special. You decide what it is.
dm-brings-trap-key = A trap waits here.
    .b = Do not trust the floor here: there is a trap.
    .c = Somebody has rigged this place with a trap.
dm-brings-treasure-key = A treasure lies here.
    .b = Whoever looks around finds something worth carrying.
    .c = Valuables were left behind here.
dm-brings-surprise-key = Here is something that nobody expects.
    .b = A surprise: this place is not what it seems.
    .c = Something here will make them stop and stare.
dm-brings-deadly_trap-key = A deadly trap guards a treasure.
    .b = A fortune lies in plain sight, and a hidden trap kills whoever takes it.
    .c = The treasure is real. So are the bones before it.
dm-brings-major_treasure-key = A great treasure lies here.
    .b = This is what the stories were about: a hoard.
    .c = More wealth than one party can carry.
dm-brings-wonder-key = A wonder stands here, or a foe with a name.
    .b = There is only one of these in the world.
    .c = Somebody lives here whose name is known above ground.

dm-eldritch-1 = The walls lean in directions that no plumb line finds.
dm-eldritch-2 = The dark here is patient. It lets the light come close.
dm-eldritch-3 = Figures line the wall, carved by hands that had not yet seen a face.
dm-eldritch-4 = Count the steps across it twice and you get two numbers.
dm-eldritch-5 = A note too low to hear makes the teeth ache.
dm-eldritch-6 = Every shadow falls toward a lamp that nobody carries.

## Packs

pack-count-maps-materials = { $count ->
    [one] 1 material
   *[other] { $count } materials
}
pack-count-maps-furnishings = { $count ->
    [one] 1 piece of furniture
   *[other] { $count } pieces of furniture
}
pack-count-maps-arrangements = { $count ->
    [one] 1 arrangement of furniture
   *[other] { $count } arrangements of furniture
}
dm-pack-no-furnishing = The pack has no furnishing “{ $id }”. It has: { $known }
pack-count-maps-features = { $count ->
    [one] 1 find
   *[other] { $count } finds
}
