# The crypt of the old burial ground.

gd-crypt-title = Restless Crypt
gd-crypt-entrance = The gate of the old burial ground is rusted shut, though only from the outside. Down the steps the air is dry, the lamps are lit, and somebody has been sweeping.
gd-crypt-victory = The dead lie down again, some of them with evident relief. Up above, for the first time in years, a cock crows over the graves.
gd-crypt-defeat = A niche is cleared, a name is cut, and the neighbours make room. It is a quiet place, on the whole.

## Monsters

gd-crypt-captain = Captain { $foe }
gd-crypt-captain-appears-drop = { $appears } Its headstone said captain.
gd-crypt-captain-appears-hammer = { $appears } A captain’s plume nods above, moths and all.
gd-crypt-captain-appears-wood = { $appears } The seal on the ribbon is a captain’s.
gd-crypt-captain-appears-cog = { $appears } The grave goods are a captain’s.
gd-crypt-foe-0 = Shroud Wrestler
gd-crypt-foe-0-appears = A roll of grave linen tumbles off its shelf and comes on, arms wide.
gd-crypt-foe-1 = Restless Ploughman
gd-crypt-foe-1-appears = He was buried in a temper a century ago and has had nothing else to think about.
gd-crypt-foe-2 = Slab Lifter
gd-crypt-foe-2-appears = The lid of a tomb goes up as if it weighed nothing, held by somebody who weighs less.
gd-crypt-foe-3 = Rattling Sentry
gd-crypt-foe-3-appears = Bones click to attention, one of them late, under a freshly polished helmet.
gd-crypt-foe-4 = Rusted Halberdier
gd-crypt-foe-4-appears = Rust flakes off a halberd as it comes down to bar the way, as ordered in life.
gd-crypt-foe-5 = Leadclad Knight
gd-crypt-foe-5-appears = The lead coffin turns out to have knees, and then a sword arm.
gd-crypt-foe-6 = Wax Widow
gd-crypt-foe-6-appears = A veil of wax lifts from a face that is mostly smoke, and the smoke recites.
gd-crypt-foe-7 = Mourning Reader
gd-crypt-foe-7-appears = Someone thin is reading the service backwards, and the dust gathers to hear it.
gd-crypt-foe-8 = Unburied Magus
gd-crypt-foe-8-appears = The magus never lay down, never stopped talking, and has reached the last chapter.
gd-crypt-foe-9 = Ferry-Penny Picker
gd-crypt-foe-9-appears = It collects the pennies left for the ferryman, and has found a way to earn more.
gd-crypt-foe-10 = Barrow Burglar
gd-crypt-foe-10-appears = The burglar died on this job two centuries ago and means to finish it.
gd-crypt-foe-11 = Gilded Mourner
gd-crypt-foe-11-appears = Gold leaf covers it from brow to heel, and under the gold somebody is still weeping.

## Bosses

gd-crypt-final = Deathless { $boss }
gd-crypt-final-appears = { $appears } Outside, someone mortars up the door.
gd-crypt-boss-0 = Heaving Sexton
gd-crypt-boss-0-appears = The sexton dug every grave in here, and looks up from the last one with a tape measure.
gd-crypt-boss-1 = Marrow Prince
gd-crypt-boss-1-appears = The prince stretches until something cracks, and is glad to find it was the wall.
gd-crypt-boss-2 = Barrow Matriarch
gd-crypt-boss-2-appears = She sits up among her forty buried sons and tells them all to stay where they are.
gd-crypt-boss-3 = Tomb Castellan
gd-crypt-boss-3-appears = The castellan has held this gate since before there was a road to it.
gd-crypt-boss-4 = General of Dust
gd-crypt-boss-4-appears = Dust rises in ranks and files, and the last of it becomes a general.
gd-crypt-boss-5 = Marble Colossus
gd-crypt-boss-5-appears = The statue on the great tomb comes down the steps, and the steps break one by one.
gd-crypt-boss-6 = Veiled Duchess
gd-crypt-boss-6-appears = She lifts her veil as far as the smile, which is far enough.
gd-crypt-boss-7 = Canon of Ashes
gd-crypt-boss-7-appears = The canon strews ash in a ring, and the names of the living catch fire in it.
gd-crypt-boss-8 = Endless Professor
gd-crypt-boss-8-appears = He has lectured to the dead for three hundred years and would welcome a question.
gd-crypt-boss-9 = Ferryman’s Auditor
gd-crypt-boss-9-appears = Two coins were owed for the crossing, with interest, and the auditor has the file.
gd-crypt-boss-10 = Collector of Urns
gd-crypt-boss-10-appears = Urns stand shoulder to shoulder behind the collector, and each lid is lifting a little.
gd-crypt-boss-11 = Miser in State
gd-crypt-boss-11-appears = Heaped to the chin in coin, the miser lies in state and does not care to be viewed.

## Traps

gd-crypt-trap-0 = Open Grave
gd-crypt-trap-0-scene = The earth here is soft, freshly dug, and about the right size.
gd-crypt-trap-1 = Sinking Slab
gd-crypt-trap-1-scene = There is a name on the slab, which nobody notices until it begins to go down.
gd-crypt-trap-2 = Hourglass Shaft
gd-crypt-trap-2-scene = A stone plug drops out of the roof, and a desert comes in after it.
gd-crypt-trap-3 = Row of Reapers
gd-crypt-trap-3-scene = Stone reapers line the wall, and with a click it is harvest.
gd-crypt-trap-4 = Dead Archers’ Slit
gd-crypt-trap-4-scene = Bowstrings creak in the wall, where the archers never had any other orders.
gd-crypt-trap-5 = Hungry Sarcophagus
gd-crypt-trap-5-scene = Two halves of a stone coffin come together, hoping for an occupant.
gd-crypt-trap-6 = Unwritten Epitaph
gd-crypt-trap-6-scene = Letters appear on a blank headstone, and every stroke is paid for in magic.
gd-crypt-trap-7 = Cold Handshake
gd-crypt-trap-7-scene = A courteous hand comes out of the wall and draws the warmth from every charm.
gd-crypt-trap-8 = Moth Urn
gd-crypt-trap-8-scene = Grey moths pour out of the urn, and they eat nothing but spells.
gd-crypt-trap-9 = Grave-Goods Wire
gd-crypt-trap-9-scene = Between the silver bowls runs a wire, and above the bowls hangs a millstone.
gd-crypt-trap-10 = Weighted Bier
gd-crypt-trap-10-scene = Relieved of its jewels, the bier goes up, and something else comes down.
gd-crypt-trap-11 = Cursed Dowry Chest
gd-crypt-trap-11-scene = The bride’s chest springs open, and so do the knives she packed.

## Magic

gd-crypt-magic-0 = Lily Well
gd-crypt-magic-0-scene = White lilies grow down here without a sun, round water that smells of morning.
gd-crypt-magic-1 = Unbroken Lamp
gd-crypt-magic-1-scene = The lamp was lit for the first of the dead and has warmed every visitor since.
gd-crypt-magic-2 = Healer’s Effigy
gd-crypt-magic-2-scene = The healer on the tomb still sees patients: both of the stone hands are warm.
gd-crypt-magic-3 = Angry Epitaph
gd-crypt-magic-3-scene = The epitaph reads itself aloud, gets to the insults, and begins to spark.
gd-crypt-magic-4 = Bell for the Buried
gd-crypt-magic-4-scene = A little bell rings on its string, and each ring lands like a hammer.
gd-crypt-magic-5 = Tempest Urn
gd-crypt-magic-5-scene = The ashes in this urn were struck by lightning once, and have been practising.
gd-crypt-magic-6 = Mirror of Ancestors
gd-crypt-magic-6-scene = The dead in the mirror step politely aside, and point out rooms.
gd-crypt-magic-7 = Map of the Mourners
gd-crypt-magic-7-scene = Footprints of old funerals glow on the floor, and go on glowing through the walls.
gd-crypt-magic-8 = Eye of the Keystone
gd-crypt-magic-8-scene = A keystone carved as an eye opens, and sees along every vault at once.
gd-crypt-magic-9 = Hexed Jewel Case
gd-crypt-magic-9-scene = The case is open, the jewels are lovely, and the lettering round them is wide awake.
gd-crypt-magic-10 = Strongbox of Oaths
gd-crypt-magic-10-scene = The box is bound in oaths instead of iron, and the oaths still bite.
gd-crypt-magic-11 = Crown Without a King
gd-crypt-magic-11-scene = A crown floats at the height it was worn, and resents being out of office.

## Rooms

gd-crypt-scene-drop-1 = Niches climb the walls, full of sleepers in grey linen, not all of them asleep.
gd-crypt-scene-drop-2 = A family vault, with one place still free and dusted.
gd-crypt-scene-drop-3 = The bone store: skulls sorted by size, and then by temper.
gd-crypt-scene-drop-4 = Broken coffins lean here like doors to nowhere.
gd-crypt-scene-drop-5 = A mourners’ hall, its benches worn by people with all the time in the world.
gd-crypt-scene-drop-6 = Roots have come down through the roof and taken a seat at the table of the dead.
gd-crypt-scene-drop-7 = Stone shelves hold the dead three deep, and the lowest row is restless.
gd-crypt-scene-drop-8 = The pall-bearers’ room: poles, straps, and a coffin nobody called for.
gd-crypt-scene-hammer-1 = The guards of this chamber were buried standing, at their own request.
gd-crypt-scene-hammer-2 = Old banners hang over a ring of stone saddles: a company lies here, minus the horses.
gd-crypt-scene-hammer-3 = An iron gate, and a motto to say it was never meant to keep people out.
gd-crypt-scene-hammer-4 = Swords stand upright in the floor, one to a grave, and one place is empty.
gd-crypt-scene-hammer-5 = Shields hang over the biers of this room, and each has a fresh dent.
gd-crypt-scene-hammer-6 = A dead captain’s guardroom, where the dice on the table are made of knuckles.
gd-crypt-scene-hammer-7 = Spears line the wall, polished by hands without skin.
gd-crypt-scene-hammer-8 = The last watch was never relieved here, and still stands.
gd-crypt-scene-wood-1 = Candles float along here in the order of a funeral, without the bearers.
gd-crypt-scene-wood-2 = The embalmers’ study: jars, charts, and a kettle that is still warm.
gd-crypt-scene-wood-3 = A dome of black glass, in which the stars of long ago go round.
gd-crypt-scene-wood-4 = Every stone of this room is written on, and it is all one sentence.
gd-crypt-scene-wood-5 = Wax runs up the candles here instead of down.
gd-crypt-scene-wood-6 = A prayer wheel turns by itself, a little faster when watched.
gd-crypt-scene-wood-7 = Someone has chalked a circle round an empty grave.
gd-crypt-scene-wood-8 = Incense burns before a statue whose eyes are shut on purpose.
gd-crypt-scene-brick-1 = The corridor narrows politely, as if to ask for hats off.
gd-crypt-scene-brick-2 = Fresh flowers on the floor mark the spot where somebody stood too long.
gd-crypt-scene-brick-3 = A row of slabs, each with a name, except for the one in the middle.
gd-crypt-scene-brick-4 = The dust lies thick on this floor, apart from one perfect square.
gd-crypt-scene-brick-5 = The tiles of this floor rock a little, like old teeth.
gd-crypt-scene-brick-6 = Thin wires run between the urns at the height of a knee.
gd-crypt-scene-brick-7 = The stone angel in this passage holds its sword by the point.
gd-crypt-scene-brick-8 = A row of holes in the wall is free of cobwebs, every one.
gd-crypt-scene-cog-1 = Grave goods fill the chamber: bowls, brooches, and a boat for the journey.
gd-crypt-scene-cog-2 = A treasury for the next world, its delivery somewhat delayed.
gd-crypt-scene-cog-3 = Offerings stand in rows with name cards, like the gifts at a very long wedding.
gd-crypt-scene-cog-4 = Tomb robbers left their ladder here, and their lamp, and their share.
gd-crypt-scene-cog-5 = Behind a false coffin is a false wall, and behind that a real cupboard.
gd-crypt-scene-cog-6 = Bronze mirrors and ivory combs lie ready for a queen who sleeps late.
gd-crypt-scene-cog-7 = Somebody buried the tax money here and forgot to die of it.
gd-crypt-scene-cog-8 = A merchant’s tomb, with the stock laid out in order of price.
gd-crypt-scene-straw-1 = The royal tomb: steps, a canopy, and a bed of stone that has been slept in.
gd-crypt-scene-straw-2 = A vault as high as a church, where the echo answers before the question.
gd-crypt-scene-straw-3 = Ten thousand names run round this hall, and the last line is just being cut.
gd-crypt-scene-straw-4 = The great sarcophagus stands open, with its lid put neatly aside.
gd-crypt-scene-straw-5 = Four black horses of marble pull a bier that is no longer here.
gd-crypt-scene-straw-6 = The crown on the tombstone is painted; the hollow beneath it is real.
gd-crypt-scene-straw-7 = A long hall of pillars, and behind each a door that opens inwards.
gd-crypt-scene-straw-8 = The oldest grave of all lies here, under a slab as big as a barn.
