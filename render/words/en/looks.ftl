# How things look on a map, for who asks what its symbols mean.

render-look-figure = { $kind ->
    [hero] **hero**: a disc with a letter, and a face where there is room
    [monster] **monster**: a six-sided token with letters, and a face where there is room
    [guest] **guest**: a rounded square
   *[wanderer] **wandering token**: a diamond
}

render-look-door = { $kind ->
    [double] **double door**: two leaves
    [ajar] **open door**: a leaf that stands open
    [locked] **locked door**: a leaf with a keyhole
    [iron] **iron door**: a grey leaf with rivets
    [portcullis] **portcullis**: a bar with knobs
    [barricade] **barricade**: crossed planks
    [one_way] **one-way door**: an arrow shows the way through
    [secret] **secret door**: an S in a ring
    [arch] **open arch**: a gap between posts
    [opening] **opening**: a gap in the wall
    [unexplored] **unexplored exit**: a question mark
   *[door] **door**: a leaf with a handle
}

render-look-thing = { $kind ->
    [altar] **altar**: a slab with a cross
    [barricade] **barricade**: crossed planks
    [barrel] **barrel**: a hoop around staves
    [bed] **bed**: a blanket and a pillow
    [bones] **bones**: a skull
    [break] **shortened passage**: a zigzag
    [campfire] **campfire**: flames in a ring of stones
    [chest] **chest**: a box; its arrow is its front
    [cleared] **done with**: a tick in a ring
    [column] **pillar**: two rings
    [covered] **face-down tile**: the back of a card
    [crate] **crate**: boards with a brace across
    [drop] **sheer drop**: a dark shaft
    [entrance] **way in**: a broad arrow
    [fight] **fight**: crossed swords
    [fountain] **fountain**: rings of water
    [glimpsed] **seen from afar**: an eye
    [grate] **crawlway**: a small barred square
    [hard_fight] **hard fight**: swords in a burst
    [lair] **lair**: a mouth with fangs
    [loot] **treasure**: coins and a gem
    [magic] **magic**: a spark
    [portal] **portal**: a ring with rays
    [rubble] **rubble**: loose stones
    [shelf] **shelves**: the backs of books
    [slope] **slope**: chevrons point down
    [special] **something special**: a star
    [stairs_down] **stairs down**: bars that get shorter, and an arrow down
    [stairs_up] **stairs up**: bars that get longer, and an arrow up
    [statue] **statue**: a star on a disc
    [table] **table**: a wooden top
    [tent] **tent**: a triangle with an open flap
    [trap] **trap**: a crossed box
    [treasure] **treasure**: a cut gem
    [vault] **vault**: a round door with bolts
    [very_special] **something very special**: a filled star
   *[vortex] **vortex**: a whirl
}

render-look-ground = { $kind ->
    [water] **water**: waves
    [shadow] **shadow**: a dark square
    [hindering] **rubble that slows**: small stones
    [pit] **a pit**: a black square
   *[crevice] **a crevice**: a black crack
}
