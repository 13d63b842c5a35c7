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
    [anvil] **anvil**: an anvil with its horn
    [barrel] **barrel**: a hoop around staves
    [barricade] **barricade**: crossed planks
    [basin] **basin**: a bowl of water on a foot
    [bed] **bed**: a blanket and a pillow
    [bench] **bench**: a long plank on legs
    [bones] **bones**: a skull
    [brazier] **brazier**: flames over a bowl
    [break] **shortened passage**: a zigzag
    [bridge] **bridge**: planks between rails
    [cage] **cage**: bars under a ring
    [campfire] **campfire**: flames in a ring of stones
    [candles] **candles**: three candles
    [cart] **cart**: a bed between two wheels
    [cauldron] **cauldron**: a round pot that bubbles
    [chair] **chair**: a seat with a bowed back
    [chest] **chest**: a box; its arrow is its front
    [cleared] **done with**: a tick in a ring
    [coffin] **coffin**: a long lid with a cross
    [column] **pillar**: two rings
    [covered] **face-down tile**: the back of a card
    [crate] **crate**: boards with a brace across
    [crystal] **crystals**: a cluster of points
    [desk] **desk**: papers and a quill
    [drop] **sheer drop**: a dark shaft
    [entrance] **way in**: a broad arrow
    [fight] **fight**: crossed swords
    [fountain] **fountain**: rings of water
    [glimpsed] **seen from afar**: an eye
    [grate] **crawlway**: a small barred square
    [hard_fight] **hard fight**: swords in a burst
    [hearth] **hearth**: fire between stones
    [house] **house**: a roof from above
    [idol] **idol**: a horned head
    [lair] **lair**: a mouth with fangs
    [lectern] **lectern**: an open book on a stand
    [loom] **loom**: threads in a frame
    [loot] **treasure**: coins and a gem
    [magic] **magic**: a spark
    [mushrooms] **mushrooms**: caps with spots
    [oven] **oven**: a dome with embers in its mouth
    [pillory] **pillory**: a board with three holes
    [pool] **pool**: water in a rim of boulders
    [portal] **portal**: a ring with rays
    [rack] **weapon rack**: weapons on a bar
    [roots] **roots**: branching out of the wall
    [rubble] **rubble**: loose stones
    [rug] **rug**: lozenges and fringes
    [sack] **sack**: a bag tied with a cord
    [sarcophagus] **sarcophagus**: a figure on a stone lid
    [shackles] **shackles**: two rings on chains
    [shelf] **shelves**: the backs of books
    [signpost] **signpost**: two boards on a post
    [slope] **slope**: chevrons point down
    [special] **something special**: a star
    [stairs_down] **stairs down**: bars that get shorter, and an arrow down
    [stairs_up] **stairs up**: bars that get longer, and an arrow up
    [stall] **market stall**: a striped awning
    [statue] **statue**: a star on a disc
    [stool] **stool**: a round seat on three legs
    [straw] **straw**: loose stalks
    [table] **table**: a wooden top
    [tent] **tent**: a triangle with an open flap
    [throne] **throne**: a golden back over a cushion
    [trap] **trap**: a crossed box
    [treasure] **treasure**: a cut gem
    [tree] **tree**: a round crown of leaves
    [trough] **trough**: a hollow log full of water
    [urn] **urn**: a jar with two handles
    [vault] **vault**: a round door with bolts
    [very_special] **something very special**: a filled star
    [web] **web**: threads in a corner
    [well] **well**: a small roof over a round wall
    [workbench] **workbench**: a hammer and a saw
   *[vortex] **vortex**: a whirl
}

render-look-ground = { $kind ->
    [water] **water**: waves
    [shadow] **shadow**: a dark square
    [hindering] **rubble that slows**: small stones
    [pit] **a pit**: a black square
   *[crevice] **a crevice**: a black crack
}
