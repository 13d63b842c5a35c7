# The fungus under the well.

gd-fungus-title = Fungus Deep
gd-fungus-entrance = Since the wet spring the well has been growing things, and the things have been growing ideas. A rope goes down into the glow, where it smells of bread, rain and cellar.
gd-fungus-victory = The glow fades to an honest dark, and the threads let go of the well. This autumn the mushrooms up above are only mushrooms.
gd-fungus-defeat = The moss makes up a bed, and the spores tuck in the sheets. Something handsome will grow here by spring.

## Monsters

gd-fungus-captain = Captain { $foe }
gd-fungus-captain-appears-drop = { $appears } The smaller caps bow: a captain.
gd-fungus-captain-appears-hammer = { $appears } Three rings on the stalk make a captain.
gd-fungus-captain-appears-wood = { $appears } The spores spell out captain, roughly.
gd-fungus-captain-appears-cog = { $appears } A captain’s badge has grown in.
gd-fungus-foe-0 = Puffball Wader
gd-fungus-foe-0-appears = A puffball on two stout legs wades out of the mulch and puffs itself up.
gd-fungus-foe-1 = Bracket Bull
gd-fungus-foe-1-appears = Shelves of fungus run along its flanks, and it paws the loam and lowers a woody brow.
gd-fungus-foe-2 = Rotwood Hauler
gd-fungus-foe-2-appears = A dead tree gets up, with a great deal of help from the mushrooms inside.
gd-fungus-foe-3 = Capshield Sprout
gd-fungus-foe-3-appears = It peers out from under a cap as hard as an oak table, and raises a thorn.
gd-fungus-foe-4 = Thornstalk Guard
gd-fungus-foe-4-appears = The stalks at the door cross like spears, and uncross only to take aim.
gd-fungus-foe-5 = Beetle-Plate Warden
gd-fungus-foe-5-appears = Plates of old beetle click into place over a warden who is all muscle and mould.
gd-fungus-foe-6 = Spore Piper
gd-fungus-foe-6-appears = It blows on a hollow stem, and the tune comes out as a yellow cloud.
gd-fungus-foe-7 = Lanterncap Mystic
gd-fungus-foe-7-appears = Green light swells under a broad cap, and a soft voice starts counting down.
gd-fungus-foe-8 = Lacecap Dreamer
gd-fungus-foe-8-appears = The lace round the stalk lifts like a curtain, and the air behind it is dreaming.
gd-fungus-foe-9 = Truffle Hog
gd-fungus-foe-9-appears = A hog with mushrooms for bristles stands guard over the finest truffle in the dark.
gd-fungus-foe-10 = Magpie Morel
gd-fungus-foe-10-appears = Every pit in its honeycomb head holds something shiny that belongs to someone else.
gd-fungus-foe-11 = Amber-Gill Hoarder
gd-fungus-foe-11-appears = Slow gold resin drips from its gills, and in each drop sits a coin or a gnat.

## Bosses

gd-fungus-final = Overgrown { $boss }
gd-fungus-final-appears = { $appears } Threads knit shut over the way out.
gd-fungus-boss-0 = Loam Behemoth
gd-fungus-boss-0-appears = The floor of the cave heaves, yawns, and shakes several tons of leaf-mould off its back.
gd-fungus-boss-1 = Toadstool Regent
gd-fungus-boss-1-appears = Red and spotted as a feast day, the regent rises until the roof gets in the way.
gd-fungus-boss-2 = Mouldering Granny
gd-fungus-boss-2-appears = She has been going soft since the first autumn, and it has done nothing for her mood.
gd-fungus-boss-3 = Ironwood Bailiff
gd-fungus-boss-3-appears = Knots creak, sap hardens, and the bailiff reads an eviction notice off his own bark.
gd-fungus-boss-4 = Mandible Marshal
gd-fungus-boss-4-appears = Horns sound in the beetle barracks, and the marshal charges on all six of his own legs.
gd-fungus-boss-5 = Petrified Giant
gd-fungus-boss-5-appears = What looked like a pillar opens a seam of quartz, which is its eye.
gd-fungus-boss-6 = Duchess of Spores
gd-fungus-boss-6-appears = She shakes out her skirts, and the air turns gold, sweet and unfit for breathing.
gd-fungus-boss-7 = Pale Mycologist
gd-fungus-boss-7-appears = The scholar came to study the colony, and by now is most of its voice.
gd-fungus-boss-8 = Thinking Carpet
gd-fungus-boss-8-appears = The whole floor is one creature, and it has been following the conversation.
gd-fungus-boss-9 = Compost Baron
gd-fungus-boss-9-appears = Steam rises off the baron’s shoulders; all that he owns was somebody else’s once.
gd-fungus-boss-10 = Truffle Magnate
gd-fungus-boss-10-appears = In a waistcoat of polished rind, the magnate eyes the visitors and names a price per ounce.
gd-fungus-boss-11 = Root of All Gold
gd-fungus-boss-11-appears = Threads as fine as hair run to every lost coin in the realm, and here they all meet.

## Traps

gd-fungus-trap-0 = Mulch Sinkhole
gd-fungus-trap-0-scene = The leaves give way, then the leaves under those, and so on down.
gd-fungus-trap-1 = Log-Roll Slope
gd-fungus-trap-1-scene = A rotten trunk lets go of the slope above and brings its family.
gd-fungus-trap-2 = Choking Puffball
gd-fungus-trap-2-scene = Something soft goes pop underfoot, and the air fills up with brown.
gd-fungus-trap-3 = Whip Root
gd-fungus-trap-3-scene = A root that was pulled tight for years is finally let go.
gd-fungus-trap-4 = Thistle Volley
gd-fungus-trap-4-scene = The pods along the wall turn their faces to the door and burst.
gd-fungus-trap-5 = Snapping Bracket
gd-fungus-trap-5-scene = Two shelves of fungus close like a book on whoever was reading.
gd-fungus-trap-6 = Thirsty Lichen
gd-fungus-trap-6-scene = Blue lichen brightens at every charm it touches, and the charm goes dull.
gd-fungus-trap-7 = Drowsing Bloom
gd-fungus-trap-7-scene = The flower breathes out, and the spells nod off one after another.
gd-fungus-trap-8 = Spellblight Mildew
gd-fungus-trap-8-scene = Mildew creeps across the memory, starting with the magic words.
gd-fungus-trap-9 = Sundew Purse
gd-fungus-trap-9-scene = A purse glitters among red hairs, each with a drop of glue, all starting to curl.
gd-fungus-trap-10 = Truffle Deadfall
gd-fungus-trap-10-scene = Under the truffle is a root, under the root a peg, and on the peg hangs a boulder.
gd-fungus-trap-11 = Amber Spill
gd-fungus-trap-11-scene = The resin round the treasure cracks, and there is hot resin behind it.

## Magic

gd-fungus-magic-0 = Dew Cup
gd-fungus-magic-0-scene = A cap turned up like a bowl has gathered the cleanest dew under the earth.
gd-fungus-magic-1 = Bed of Kind Moss
gd-fungus-magic-1-scene = The moss is deep and warm, and draws aches out through the boots.
gd-fungus-magic-2 = Heartcap Grove
gd-fungus-magic-2-scene = Red caps beat slowly all together, and every heart nearby falls into step.
gd-fungus-magic-3 = Stinging Halo
gd-fungus-magic-3-scene = A ring of lights descends, pretty as a wreath, and it stings.
gd-fungus-magic-4 = Sour Rain Gallery
gd-fungus-magic-4-scene = Drops fall from the gills above, and each one hisses where it lands.
gd-fungus-magic-5 = Static Sporefall
gd-fungus-magic-5-scene = Spores drift down, crackling, in search of somebody to earth themselves in.
gd-fungus-magic-6 = Listening Root
gd-fungus-magic-6-scene = An ear of brown jelly repeats what every root in the place has been told.
gd-fungus-magic-7 = Glow-Path Pool
gd-fungus-magic-7-scene = Threads of light run out from the pool and down corridors nobody has walked.
gd-fungus-magic-8 = Eye-Spot Cap
gd-fungus-magic-8-scene = The spots on the great cap open one by one, each looking at another room.
gd-fungus-magic-9 = Webbed Cache
gd-fungus-magic-9-scene = White threads wrap a bundle of treasure, and pull tighter when anything breathes.
gd-fungus-magic-10 = Jealous Stump
gd-fungus-magic-10-scene = The hollow stump holds a small fortune and a large opinion of thieves.
gd-fungus-magic-11 = Crown in the Slime
gd-fungus-magic-11-scene = A crown lies in clear slime, which shivers with pleasure at company.

## Rooms

gd-fungus-scene-drop-1 = The floor is springy, the walls are damp, and the ceiling is coming into season.
gd-fungus-scene-drop-2 = Shelves of fungus climb the walls, like stairs for something patient.
gd-fungus-scene-drop-3 = A clearing of stumps, every one of them placed as if for a meeting.
gd-fungus-scene-drop-4 = Grey mould has furnished this room: a bed, a table, a very convincing chair.
gd-fungus-scene-drop-5 = Pale stalks stand as close as a crowd, and the crowd parts slowly.
gd-fungus-scene-drop-6 = A trickle of brown water feeds a garden that nobody would admit to planting.
gd-fungus-scene-drop-7 = Puffballs as big as barrels lie about, and some have been opened from inside.
gd-fungus-scene-drop-8 = A carpet of threads covers everything, including the last visitors.
gd-fungus-scene-hammer-1 = Thorn stalks line the hall in two ranks, dressed by the right.
gd-fungus-scene-hammer-2 = A rampart of old roots, with a gate of living wood, closed.
gd-fungus-scene-hammer-3 = Beetle shells are stacked like armour, sorted by size, and oiled.
gd-fungus-scene-hammer-4 = The bark on these walls is scarred in rows: something sharpens itself here.
gd-fungus-scene-hammer-5 = Stalks stand in close order here, like men with their hats on.
gd-fungus-scene-hammer-6 = Something with a hard cap has rubbed the walls smooth.
gd-fungus-scene-hammer-7 = The caps in this cave are armoured, and they lean towards the light.
gd-fungus-scene-hammer-8 = Old spears grow out of the mould, still held.
gd-fungus-scene-wood-1 = Rings within rings of caps, and the innermost ring is humming.
gd-fungus-scene-wood-2 = The light in here is green and comes from nowhere in particular.
gd-fungus-scene-wood-3 = Veils of thread hang across the cave, and ripple against the draught.
gd-fungus-scene-wood-4 = Time smells different in this hollow, rather like rain.
gd-fungus-scene-wood-5 = Blue light pulses from gill to gill, slowly, like thinking.
gd-fungus-scene-wood-6 = A ring of pale caps hums at every step inside it.
gd-fungus-scene-wood-7 = Spores hang in the air here and draw pictures.
gd-fungus-scene-wood-8 = The largest mushroom of the cave has a door, much too small.
gd-fungus-scene-brick-1 = The moss is worn away in a path, and the path stops short.
gd-fungus-scene-brick-2 = Seed pods the size of helmets hang here, ripe and pointing down.
gd-fungus-scene-brick-3 = Every mushroom in this passage leans the same way: away.
gd-fungus-scene-brick-4 = A single white cap grows in the middle of the floor, as if by appointment.
gd-fungus-scene-brick-5 = The ground here is soft, and takes a print before anybody treads on it.
gd-fungus-scene-brick-6 = Ripe pods hang over the path by their last threads.
gd-fungus-scene-brick-7 = A sweet smell waits at the bend, and a lot of small bones with it.
gd-fungus-scene-brick-8 = The path divides round a cap that is much too red.
gd-fungus-scene-cog-1 = A magpie’s pantry: buttons, beads and spoons bedded in soft moss.
gd-fungus-scene-cog-2 = What is lost in the forest above sinks down here, sooner or later.
gd-fungus-scene-cog-3 = Amber runs down the walls of this hollow, with small fortunes inside.
gd-fungus-scene-cog-4 = Casks of mushroom wine, from a good year, if a wet one.
gd-fungus-scene-cog-5 = A cart rolled in here long ago, goods and all, and has since flowered.
gd-fungus-scene-cog-6 = Roots have carried coins in here for years, one at a time.
gd-fungus-scene-cog-7 = A miner’s chest is overgrown, and has been fed well.
gd-fungus-scene-cog-8 = Amber drips from the wall, with rings and beads inside it.
gd-fungus-scene-straw-1 = The heart of the colony: a cap as broad as a market square.
gd-fungus-scene-straw-2 = Threads from every wall run together here, and hum like a thought.
gd-fungus-scene-straw-3 = A great hollow under the oldest tree, as warm as breath and about as regular.
gd-fungus-scene-straw-4 = Compost steams here in terraces, and at the top of them something stirs.
gd-fungus-scene-straw-5 = The mother stalk fills the cave from floor to roof, and it is warm.
gd-fungus-scene-straw-6 = All the threads of the dungeon meet here in one great knot.
gd-fungus-scene-straw-7 = A court of toadstools surrounds a seat of moss, freshly pressed.
gd-fungus-scene-straw-8 = The cave is a throat, ribbed and wet, and it swallows.
