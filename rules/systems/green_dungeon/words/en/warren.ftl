# The goblin warren.

gd-warren-title = Goblin Warren
gd-warren-entrance = Somebody has painted KEEP OUT over the hole in three languages, all misspelt. Below, pots clatter, something laughs, and a smell of boiled turnip comes up to say hello.
gd-warren-victory = The warren holds an election on the spot, and then another. Nobody has a vote to spare for whoever walks out with the crown jewels.
gd-warren-defeat = The warren celebrates with turnips. A pair of good boots changes owners twice before midnight.

## Monsters

gd-warren-captain = Captain { $foe }
gd-warren-captain-appears-drop = { $appears } The others say captain, from well back.
gd-warren-captain-appears-hammer = { $appears } The bent feather on top means captain.
gd-warren-captain-appears-wood = { $appears } Chalk stripes on one arm: a captain.
gd-warren-captain-appears-cog = { $appears } The sash says captain, in stolen lace.
gd-warren-foe-0 = Gutter Biter
gd-warren-foe-0-appears = Something low and damp lets go of the drain it was chewing and considers an ankle.
gd-warren-foe-1 = Scar-Lip Raider
gd-warren-foe-1-appears = A goblin with more scars than face puts down half a boot and takes an interest.
gd-warren-foe-2 = Barrelback Lout
gd-warren-foe-2-appears = The far wall sighs, turns round, and proves to be a goblin of unusual depth.
gd-warren-foe-3 = Potlid Sentry
gd-warren-foe-3-appears = A cooking pot salutes; the goblin beneath has a spear and has been told to use it.
gd-warren-foe-4 = Ironcap Guard
gd-warren-foe-4-appears = Boots in step, for once: an iron cap, an iron shirt, and a pike longer than the room.
gd-warren-foe-5 = Pit Enforcer
gd-warren-foe-5-appears = Chains round both fists, it shuts the door with care, so as not to be disturbed.
gd-warren-foe-6 = Candle Witchling
gd-warren-foe-6-appears = A small goblin with candle stubs for a crown giggles, and every lantern burns blue.
gd-warren-foe-7 = Mire Hexer
gd-warren-foe-7-appears = Mud bubbles in the corner, mutters, and sits up holding a rattle of snail shells.
gd-warren-foe-8 = Ember Oracle
gd-warren-foe-8-appears = An old goblin stirs the coals with her thumb and smiles at what she reads there.
gd-warren-foe-9 = Coin Rat
gd-warren-foe-9-appears = A rat the size of a dog drags a sack that jingles, and has no plans to share.
gd-warren-foe-10 = Larder Skulker
gd-warren-foe-10-appears = Somebody is already robbing this room, and resents the competition.
gd-warren-foe-11 = Gilt-Tooth Uncle
gd-warren-foe-11-appears = Every tooth is gold, not one is his own, and the purse is as full as the grin.

## Bosses

gd-warren-final = High { $boss }
gd-warren-final-appears = { $appears } Behind, a portcullis hits the ground.
gd-warren-boss-0 = Warchief of the Ladle
gd-warren-boss-0-appears = The warchief won this seat with a ladle, in one night, and still has the ladle.
gd-warren-boss-1 = Bull of Nine Cellars
gd-warren-boss-1-appears = It takes nine cellars to house him, and he has come out of all of them at once.
gd-warren-boss-2 = Tusked Grandmother
gd-warren-boss-2-appears = She has outlived eleven chiefs and every one of her manners, and hands her knitting to a guard.
gd-warren-boss-3 = Scrap-Iron Castellan
gd-warren-boss-3-appears = Ploughshares, gates and a church door clank forward, with a pair of yellow eyes among them.
gd-warren-boss-4 = Hammerlord of the Sump
gd-warren-boss-4-appears = The hammer comes up out of the sump, and keeps coming, and at last there is a goblin on it.
gd-warren-boss-5 = Barrel-Stave Colossus
gd-warren-boss-5-appears = Forty goblins in one wooden giant argue over the left leg, and agree to stamp.
gd-warren-boss-6 = Cinder Aunt
gd-warren-boss-6-appears = The cook wipes soot from her hands, and the soot stays in the air, waiting for orders.
gd-warren-boss-7 = Moth-Eaten Shaman
gd-warren-boss-7-appears = A robe full of holes flaps in, and through each of the holes there is a different night.
gd-warren-boss-8 = Archmage by Mistake
gd-warren-boss-8-appears = He found the staff in a ditch, has no idea how it works, and is about to try again.
gd-warren-boss-9 = Toll Keeper
gd-warren-boss-9-appears = A barrier drops, a palm comes out, and the fee turns out to be everything.
gd-warren-boss-10 = Baron of Left Boots
gd-warren-boss-10-appears = A mountain of left boots has a throne on top, and the baron is short of a few sizes.
gd-warren-boss-11 = King of the Heap
gd-warren-boss-11-appears = The heap is his by right of sitting on it, and he gets up only to make it taller.

## Traps

gd-warren-trap-0 = Spiked Pit
gd-warren-trap-0-scene = The straw on the floor turns out to be all the floor there was.
gd-warren-trap-1 = Falling Larder
gd-warren-trap-1-scene = A rope twangs, and a whole winter’s turnips come down at once.
gd-warren-trap-2 = Ditchwater Burrow
gd-warren-trap-2-scene = A plank slides shut behind, a cork flies out ahead, and the burrow fills with ditch.
gd-warren-trap-3 = Swinging Log
gd-warren-trap-3-scene = A log comes out of the dark at head height, with a rude drawing on the end of it.
gd-warren-trap-4 = Spoon Catapult
gd-warren-trap-4-scene = A hundred sharpened spoons leave the opposite wall together.
gd-warren-trap-5 = Two-Way Portcullis
gd-warren-trap-5-scene = Two halves of a stolen portcullis rush to meet in the middle.
gd-warren-trap-6 = Leech Rune
gd-warren-trap-6-scene = A chalk scrawl on the floor sucks at every spell it can reach.
gd-warren-trap-7 = Humming Gourd
gd-warren-trap-7-scene = A gourd on a string hums one note, and clever thoughts drain away into it.
gd-warren-trap-8 = Sulking Totem
gd-warren-trap-8-scene = The totem puts out its tongue, and magic runs down it like water off a roof.
gd-warren-trap-9 = Needle-Locked Chest
gd-warren-trap-9-scene = The chest has eleven locks, and ten of them are needles.
gd-warren-trap-10 = Bait Purse
gd-warren-trap-10-scene = A purse lies in the open, tied by a thread to something overhead that is not a purse.
gd-warren-trap-11 = Hoard on a Hinge
gd-warren-trap-11-scene = The heap of loot tips up like a lid, with the owner’s regards underneath.

## Magic

gd-warren-magic-0 = Clear Spring
gd-warren-magic-0-scene = Water rises here that not even goblins have managed to spoil.
gd-warren-magic-1 = Hearthstone Altar
gd-warren-magic-1-scene = A warm stone hums under a crust of old porridge, and aches go quiet beside it.
gd-warren-magic-2 = Everlasting Stewpot
gd-warren-magic-2-scene = The pot has simmered for ninety years, and one ladle of it mends bruises and opinions.
gd-warren-magic-3 = Jewel-Eyed Idol
gd-warren-magic-3-scene = The idol’s glass eyes light up, compare notes, and fire.
gd-warren-magic-4 = Slingstone Circle
gd-warren-magic-4-scene = Pebbles lift off the floor, choose partners, and begin to whirl.
gd-warren-magic-5 = Storm Kettle
gd-warren-magic-5-scene = The lid of a black kettle rattles, and lightning looks for the way out.
gd-warren-magic-6 = Puddle of Elsewhere
gd-warren-magic-6-scene = The puddle reflects ceilings, none of which belongs to this room.
gd-warren-magic-7 = Gossiping Keyhole
gd-warren-magic-7-scene = The keyhole belongs to no door, and will tell anything about all the others.
gd-warren-magic-8 = Eye of the Burrow
gd-warren-magic-8-scene = A painted eye blinks, and for a breath the whole warren is as thin as paper.
gd-warren-magic-9 = Growling Bundle
gd-warren-magic-9-scene = A bundle tied with red string growls whenever the string is touched.
gd-warren-magic-10 = Chained Strongbox
gd-warren-magic-10-scene = The chains are not there to keep the box shut; they are there to hold it down.
gd-warren-magic-11 = Crown on the Glyph
gd-warren-magic-11-scene = A tin crown with real jewels sits on a chalk glyph, which clears its throat.

## Rooms

gd-warren-scene-drop-1 = A guard burrow, with dice on an upturned bucket and a seat still warm.
gd-warren-scene-drop-2 = Bunks of sacking climb the wall, four high and made for nobody tall.
gd-warren-scene-drop-3 = The kitchen of the warren: everything in it is stew, or about to be.
gd-warren-scene-drop-4 = A pit for wrestling, with benches all round and the scores in chalk.
gd-warren-scene-drop-5 = Tunnels meet here like relatives: too many, and all of them leaning.
gd-warren-scene-drop-6 = A kennel, its bars chewed through from the outside.
gd-warren-scene-drop-7 = A wash-house, judging by the tub; nobody else would.
gd-warren-scene-drop-8 = The goblins keep score on this wall, and the last line is still wet.
gd-warren-scene-hammer-1 = An armoury of other people’s armour, none of it in pairs.
gd-warren-scene-hammer-2 = The drill hall: straw knights hang in a row, and they have been losing.
gd-warren-scene-hammer-3 = A gatehouse built underground, for the pleasure of having a gate.
gd-warren-scene-hammer-4 = Shields from six lost wars are nailed up here, and polished by somebody proud.
gd-warren-scene-hammer-5 = The strong ones sleep here, in armour, in a heap.
gd-warren-scene-hammer-6 = A pit for wrestling, with seats, and a bone for the winner.
gd-warren-scene-hammer-7 = Clubs hang on pegs, each with its owner’s bite mark.
gd-warren-scene-hammer-8 = A kennel without dogs, and the chains are as thick as wrists.
gd-warren-scene-wood-1 = Feathers, bells and spoons hang on strings, and none of them stir in the draught.
gd-warren-scene-wood-2 = The walls are covered in chalk moons, each corrected by a later hand.
gd-warren-scene-wood-3 = A ring of toadstools grows through the floorboards, plainly on purpose.
gd-warren-scene-wood-4 = Smoke hangs in this burrow in the shape of a question.
gd-warren-scene-wood-5 = A shaman’s larder: toes, feathers, and a jar that hums.
gd-warren-scene-wood-6 = Someone has painted a sun on the ceiling, and it gives light.
gd-warren-scene-wood-7 = Bones hang on strings here and turn to point at the newcomers.
gd-warren-scene-wood-8 = A cauldron simmers in the corner without any fire.
gd-warren-scene-brick-1 = The dirt is trodden flat here, except for one spot that every footprint avoids.
gd-warren-scene-brick-2 = The floor has been swept, which in a warren is the first bad sign.
gd-warren-scene-brick-3 = A sign in goblin letters says WELCOME, and someone is trying not to laugh.
gd-warren-scene-brick-4 = Bits of string cross this passage, some at knee height and some merely to confuse.
gd-warren-scene-brick-5 = The floor here is leaves, and under the leaves it is not floor.
gd-warren-scene-brick-6 = A bell, a string, a bucket: goblins have been clever.
gd-warren-scene-brick-7 = Somebody has written NO TRAP HERE across the passage.
gd-warren-scene-brick-8 = A log hangs from the ceiling, tied back with one thin rope.
gd-warren-scene-cog-1 = A store of all that was not nailed down, and of the nails.
gd-warren-scene-cog-2 = Sacks of barley, candlesticks and one church bell: the winter supplies.
gd-warren-scene-cog-3 = The counting burrow: the tallies run up to five, and then to LOTS.
gd-warren-scene-cog-4 = A cupboard under the roots, its door taken from somewhere much grander.
gd-warren-scene-cog-5 = Savings are kept under this hearthstone, with a note telling everyone not to look.
gd-warren-scene-cog-6 = Stolen spoons, stolen buttons, half a stolen cart.
gd-warren-scene-cog-7 = A nest of coins in straw, still warm from being sat on.
gd-warren-scene-cog-8 = Everything the village ever missed is here, sorted by shine.
gd-warren-scene-straw-1 = The throne room: a wheelbarrow on a heap of carpets, under a stolen chandelier.
gd-warren-scene-straw-2 = Drums stop as the door opens, and two hundred eyes remember business elsewhere.
gd-warren-scene-straw-3 = A cavern of captured banners, most of them tablecloths.
gd-warren-scene-straw-4 = The tunnel opens on a great hollow, lit by bonfires and bad decisions.
gd-warren-scene-straw-5 = A throne of shields, and a footstool that still growls.
gd-warren-scene-straw-6 = The biggest cave of the warren, with the biggest bones.
gd-warren-scene-straw-7 = Drums stand in a ring here, and their skins are trembling.
gd-warren-scene-straw-8 = All the tunnels end in this hall, and so did most of the travellers.
