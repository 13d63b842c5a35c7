# The clockmaker's house.

gd-clockwork-title = Clockwork House
gd-clockwork-entrance = The clockmaker died forty years ago, and the house has gone on striking the hours. Behind the pendulum is a door, and behind the door something has just been wound.
gd-clockwork-victory = The wheels run down one by one, and the house strikes thirteen, just to have done it. Then it is quiet enough to hear a watch.
gd-clockwork-defeat = An arm on a rail sweeps the floor and files what it finds. The house strikes the hour, exactly on time.

## Monsters

gd-clockwork-captain = Captain { $foe }
gd-clockwork-captain-appears-drop = { $appears } A brass plate says CAPTAIN, MARK TWO.
gd-clockwork-captain-appears-hammer = { $appears } Captain’s gears turn on its shoulders.
gd-clockwork-captain-appears-wood = { $appears } Captain’s bands glow on the coils.
gd-clockwork-captain-appears-cog = { $appears } A captain’s watch ticks in the loot.
gd-clockwork-foe-0 = Boiler Bumper
gd-clockwork-foe-0-appears = A boiler on three wheels sounds its whistle and does not slow down.
gd-clockwork-foe-1 = Piston Porter
gd-clockwork-foe-1-appears = The porter sets down a marble column, so as to have both hands free for guests.
gd-clockwork-foe-2 = Mainspring Ogre
gd-clockwork-foe-2-appears = It has been wound for a hundred years without being let go, and now it is let go.
gd-clockwork-foe-3 = Tin Lancer
gd-clockwork-foe-3-appears = A painted soldier ticks round on its rail, and then steps off the rail.
gd-clockwork-foe-4 = Riveted Doorman
gd-clockwork-foe-4-appears = A doorman in riveted plate checks a list with nothing on it, and draws a sabre.
gd-clockwork-foe-5 = Brass Duellist
gd-clockwork-foe-5-appears = It bows, presents four rapiers, and has a key turning in its back.
gd-clockwork-foe-6 = Spark Tinkerer
gd-clockwork-foe-6-appears = Sparks crawl along the tinkerer’s gloves and spell out a rude equation.
gd-clockwork-foe-7 = Galvanic Clerk
gd-clockwork-foe-7-appears = The clerk stamps a form, and blue lightning files it under Visitors.
gd-clockwork-foe-8 = Orrery Sage
gd-clockwork-foe-8-appears = Small planets wheel about its head, and two of them leave orbit to take aim.
gd-clockwork-foe-9 = Penny Automaton
gd-clockwork-foe-9-appears = For a penny it dances; its stomach is full of pennies, and it will not be stopped.
gd-clockwork-foe-10 = Wind-Up Cutpurse
gd-clockwork-foe-10-appears = It has felt soles, nine fingers to the hand, and a chest that rattles with watches.
gd-clockwork-foe-11 = Jackpot Engine
gd-clockwork-foe-11-appears = Three reels spin in its chest and come to rest on a picture of the visitors.

## Bosses

gd-clockwork-final = Prime { $boss }
gd-clockwork-final-appears = { $appears } Behind, every lock clicks home.
gd-clockwork-boss-0 = Furnace Foreman
gd-clockwork-boss-0-appears = The foreman opens its own firebox, spits on the coals, and calls the shift to order.
gd-clockwork-boss-1 = Runaway Locomotor
gd-clockwork-boss-1-appears = No rails, no driver, no brakes: it comes round the hall on momentum alone.
gd-clockwork-boss-2 = Matron of Pistons
gd-clockwork-boss-2-appears = Twelve arms unfold from the apron, and all of them disapprove.
gd-clockwork-boss-3 = Plate-Iron Governor
gd-clockwork-boss-3-appears = Two iron balls spin faster above its head, and the governor permits itself some steam.
gd-clockwork-boss-4 = Drop-Hammer Duke
gd-clockwork-boss-4-appears = The duke’s right arm was built to stamp anvils, and it is already rising.
gd-clockwork-boss-5 = Walking Armoury
gd-clockwork-boss-5-appears = Racks, turrets and drawbridges stand up on two legs, and the legs are loaded as well.
gd-clockwork-boss-6 = Lightning Seamstress
gd-clockwork-boss-6-appears = Her needle is a lightning rod, her thread is live, and she looks for something to hem.
gd-clockwork-boss-7 = Ghost in the Gearbox
gd-clockwork-boss-7-appears = The machines in this hall are all switched off, and one of them laughs.
gd-clockwork-boss-8 = Astrolabe Magister
gd-clockwork-boss-8-appears = Rings within rings turn about a brass face, and the hour they agree on is now.
gd-clockwork-boss-9 = Turnstile Tyrant
gd-clockwork-boss-9-appears = Steel arms click round on a spindle: one visitor at a time, exact fare only.
gd-clockwork-boss-10 = Count of Small Change
gd-clockwork-boss-10-appears = The count is made of pennies, and there are forty thousand of him.
gd-clockwork-boss-11 = Perpetual Vault
gd-clockwork-boss-11-appears = The vault yawns all by itself, shows its bolts like teeth, and winds up.

## Traps

gd-clockwork-trap-0 = Trapdoor Timetable
gd-clockwork-trap-0-scene = It is the hour precisely, and the floor departs.
gd-clockwork-trap-1 = Express Lift
gd-clockwork-trap-1-scene = Somewhere above a cord is cut, and the lift arrives without its cable.
gd-clockwork-trap-2 = Steam Valve Corridor
gd-clockwork-trap-2-scene = Valves open in order down the wall, with a hiss that gets closer.
gd-clockwork-trap-3 = Sharpened Pendulum
gd-clockwork-trap-3-scene = A pendulum with an edge goes by, and comes back better aimed.
gd-clockwork-trap-4 = Rivet Gun Gallery
gd-clockwork-trap-4-scene = The guns in the wall have been out of work for years and make up for it.
gd-clockwork-trap-5 = Stamping Mill
gd-clockwork-trap-5-scene = Twelve iron feet begin to march on the spot, and this is the spot.
gd-clockwork-trap-6 = Earthing Rod
gd-clockwork-trap-6-scene = A copper rod leans closer, and stored magic takes the shortest way down.
gd-clockwork-trap-7 = Metronome of Stupor
gd-clockwork-trap-7-scene = The metronome swings slower, and slower, and every spell keeps time with it.
gd-clockwork-trap-8 = Spell Condenser
gd-clockwork-trap-8-scene = A glass tube fills with blue light, which a moment ago was somebody’s magic.
gd-clockwork-trap-9 = Mousetrap Coffer
gd-clockwork-trap-9-scene = The lid of the coffer is on a spring, and the spring is out of a bridge.
gd-clockwork-trap-10 = Coin-Slot Crusher
gd-clockwork-trap-10-scene = The slot takes a hand as readily as a penny, and starts the rollers.
gd-clockwork-trap-11 = Molten Mint
gd-clockwork-trap-11-scene = Gold pours bright from the crucible of the mint, in the wrong direction.

## Magic

gd-clockwork-magic-0 = Mending Fountain
gd-clockwork-magic-0-scene = Tiny brass hands in the fountain put bones, buttons and moods to rights.
gd-clockwork-magic-1 = Nurse Engine
gd-clockwork-magic-1-scene = An engine in a starched cap rolls up, tuts, and applies warm copper.
gd-clockwork-magic-2 = Benevolent Mainspring
gd-clockwork-magic-2-scene = The great spring gives a little of its winding to everything that beats.
gd-clockwork-magic-3 = Sparking Globe
gd-clockwork-magic-3-scene = The globe crackles, picks the tallest thing in the room, and points.
gd-clockwork-magic-4 = Indignant Statue
gd-clockwork-magic-4-scene = The jaw of the statue drops open on a hinge, and there is a brass barrel behind it.
gd-clockwork-magic-5 = Storm Cage
gd-clockwork-magic-5-scene = A thunderstorm paces up and down behind copper bars, and the latch is up.
gd-clockwork-magic-6 = Periscope Cluster
gd-clockwork-magic-6-scene = Forty little periscopes turn round, each with a different room in its eye.
gd-clockwork-magic-7 = Self-Drawing Plan
gd-clockwork-magic-7-scene = A pen on a long arm draws the house room by room, and crosses out the stairs.
gd-clockwork-magic-8 = Lens of Corridors
gd-clockwork-magic-8-scene = Light falls through a pinhole and paints rooms that nobody has found yet.
gd-clockwork-magic-9 = Clock-Locked Safe
gd-clockwork-magic-9-scene = The safe will open on the hour, or else it will do the other thing.
gd-clockwork-magic-10 = Galvanised Strongbox
gd-clockwork-magic-10-scene = The strongbox is bare metal, wired at both ends, and buzzing like a hive.
gd-clockwork-magic-11 = Crown on the Magnet
gd-clockwork-magic-11-scene = A crown of steel hangs in mid-air above a coil that hums in a threatening key.

## Rooms

gd-clockwork-scene-drop-1 = Belts flap overhead, on wheels that have forgotten what they drive.
gd-clockwork-scene-drop-2 = A workshop of half-built arms, waving slightly.
gd-clockwork-scene-drop-3 = The boiler room: dials on every wall, all in the red and proud of it.
gd-clockwork-scene-drop-4 = Crates of clockwork geese stand here, and one of the crates is ajar.
gd-clockwork-scene-drop-5 = The lift stops here, according to the sign; the lift does not agree.
gd-clockwork-scene-drop-6 = A canteen for machines, with oil in three flavours.
gd-clockwork-scene-drop-7 = A workbench, a vice, and a hand that still practises its grip.
gd-clockwork-scene-drop-8 = Spare heads hang in a row here, and they turn to the door.
gd-clockwork-scene-hammer-1 = A parade ground of brass tiles, worn in the pattern of marching.
gd-clockwork-scene-hammer-2 = The armoury revolves slowly, so that every weapon has its moment.
gd-clockwork-scene-hammer-3 = A door fit for a bank stands open, and so do the gun ports beside it.
gd-clockwork-scene-hammer-4 = Tin uniforms hang pressed and numbered, and number seven is missing.
gd-clockwork-scene-hammer-5 = Iron soldiers stand in boxes, and one of the boxes is open.
gd-clockwork-scene-hammer-6 = A drill yard of brass plates, where the footprints are all alike.
gd-clockwork-scene-hammer-7 = Hammers rise and fall here upon nothing, to keep in practice.
gd-clockwork-scene-hammer-8 = The guards of this room are wound up daily, by whom nobody knows.
gd-clockwork-scene-wood-1 = Lightning is kept here, in jars, by date.
gd-clockwork-scene-wood-2 = Brass planets wheel across the ceiling, and one of them blinks.
gd-clockwork-scene-wood-3 = Copper coils climb to the roof, and every hair stands up to watch.
gd-clockwork-scene-wood-4 = The pendulum in this room swings over a map of somewhere nearby.
gd-clockwork-scene-wood-5 = A glass globe shows the heavens, and a lever to move them.
gd-clockwork-scene-wood-6 = Sparks jump from ball to ball and spell out a word.
gd-clockwork-scene-wood-7 = A music box plays here, and the dancers do not like it.
gd-clockwork-scene-wood-8 = Mercury runs along the wall in letters that will not stay.
gd-clockwork-scene-brick-1 = The flagstones here are on hinges, and have been oiled lately.
gd-clockwork-scene-brick-2 = Slots run along both walls at the height of knees, hips and hats.
gd-clockwork-scene-brick-3 = A sign counts the days since the last accident: nought.
gd-clockwork-scene-brick-4 = Something ticks under the floor, and stops when spoken to.
gd-clockwork-scene-brick-5 = Every second plate of this floor has a seam round it.
gd-clockwork-scene-brick-6 = A great spring is held back here by one small pin.
gd-clockwork-scene-brick-7 = The arrows in the wall slits are new, and oiled.
gd-clockwork-scene-brick-8 = Two wheels turn in the ceiling, and one of them has teeth.
gd-clockwork-scene-cog-1 = Pay day was never collected here: little envelopes, row upon row.
gd-clockwork-scene-cog-2 = A pattern store, with drawers of silver wheels no bigger than lentils.
gd-clockwork-scene-cog-3 = The lost property office, fully staffed by hooks.
gd-clockwork-scene-cog-4 = A music box as large as a cottage, its drum studded with real gems.
gd-clockwork-scene-cog-5 = Coin presses stand in a line, and the last one has something in its mouth.
gd-clockwork-scene-cog-6 = Gold wire, silver screws: the waste of this shop is worth a house.
gd-clockwork-scene-cog-7 = A cash register of brass opens with a cheerful ring.
gd-clockwork-scene-cog-8 = Clocks of all kinds fill the shelves, each one set with stones.
gd-clockwork-scene-straw-1 = The great clock: a hall of wheels, and something sits where the hours meet.
gd-clockwork-scene-straw-2 = Every pipe in the building ends here, and so do most of the questions.
gd-clockwork-scene-straw-3 = A stage of iron, red curtains, and a mechanism warming up in the wings.
gd-clockwork-scene-straw-4 = The master’s study, with a chair on rails and a hundred bell-pulls.
gd-clockwork-scene-straw-5 = The great machine of the dungeon stands here, and its seat is empty.
gd-clockwork-scene-straw-6 = A pendulum as long as a mast swings through this hall.
gd-clockwork-scene-straw-7 = All the shafts and belts lead here and vanish behind one door.
gd-clockwork-scene-straw-8 = The floor of this hall is a dial, and the hand sweeps by at ankle height.
