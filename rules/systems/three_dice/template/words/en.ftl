# What the table is called where it can be chosen, and above the map.
td-do-theme-drowned_abbey = The drowned abbey
td-map-drowned_abbey = Drowned abbey, level { $depth }

td-monster-crabs = Crabs
td-monster-eels = Eels
td-monster-drowned_monks = Drowned Monks
td-monster-abbot = Abbot of the Deep
td-monster-tide_serpent = Tide Serpent

# Places come with their article, for sentences such as “Room 2: a cell.”
td-place-flooded_cloister = flooded cloister
    .indefinite = a flooded cloister
td-flavour-flooded_cloister-1 = The water stands to the knee here, and mutters along the walls.
td-flavour-flooded_cloister-2 = Every pillar has a line of weed, and it is higher than your head.
td-place-cell = monk’s cell
    .indefinite = a monk’s cell
td-flavour-cell-1 = A bed, a bowl, a candle, and all three have barnacles.
td-flavour-cell-2 = Somebody has scratched the hours of high water into the wall.
td-place-reliquary = reliquary
    .indefinite = a reliquary
td-flavour-reliquary-1 = Silver boxes hang from the roof, out of reach of the tide.
td-flavour-reliquary-2 = The saints in their niches all hold their breath.

# Whatever the game says may be said otherwise.
td-item-idol = Coral Idol
