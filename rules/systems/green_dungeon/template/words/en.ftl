# Cards have the numbers 0 to 11 in each deck: three of Drop, three of Hammer, three of Wood, three of Cog, the weakest first.

gd-midnight_fair-title = Midnight Fair
gd-midnight_fair-entrance = The posters say that the fair is tonight, and they are forty years old. Behind the turnstile an organ begins to play.
gd-midnight_fair-victory = The organ runs down in the middle of a bar. Somebody takes in the flags, and it is morning.
gd-midnight_fair-defeat = The turnstile counts everybody who goes in. It has never had to count the other way.

## Monsters

gd-midnight_fair-captain = Ringmaster { $foe }
gd-midnight_fair-captain-appears-drop = { $appears } The others make room, as for a captain.
gd-midnight_fair-captain-appears-hammer = { $appears } Gold braid says captain.
gd-midnight_fair-captain-appears-wood = { $appears } The lamps bow to it as to a captain.
gd-midnight_fair-captain-appears-cog = { $appears } The top hat is a captain’s.
gd-midnight_fair-foe-0 = Sticky Urchin
gd-midnight_fair-foe-0-appears = Something small and sugared peels itself off the wall.
gd-midnight_fair-foe-1 = Carousel Boar
gd-midnight_fair-foe-1-appears = A painted boar steps down from its pole and paws the boards.
gd-midnight_fair-foe-2 = Barrel Strongman
gd-midnight_fair-foe-2-appears = A man the width of a door puts down a weight, and then his smile.
gd-midnight_fair-foe-3 = Tin Marksman
gd-midnight_fair-foe-3-appears = A tin soldier from the shooting gallery has been waiting to shoot back.
gd-midnight_fair-foe-4 = Stilt Guard
gd-midnight_fair-foe-4-appears = Two long legs come round the tent, and a halberd some time after.
gd-midnight_fair-foe-5 = Iron Hussar
gd-midnight_fair-foe-5-appears = The rider of the ghost train draws a sabre on the last platform.
gd-midnight_fair-foe-6 = Card Reader
gd-midnight_fair-foe-6-appears = She turns over a card, looks up, and is sorry for somebody.
gd-midnight_fair-foe-7 = Mirror Twin
gd-midnight_fair-foe-7-appears = One of the reflections stays behind when the others walk on.
gd-midnight_fair-foe-8 = Fire Swallower
gd-midnight_fair-foe-8-appears = He swallows the torch, and the next breath out is the room’s.
gd-midnight_fair-foe-9 = Pickpocket Monkey
gd-midnight_fair-foe-9-appears = A monkey in a waistcoat counts a purse that looks familiar.
gd-midnight_fair-foe-10 = Ticket Tout
gd-midnight_fair-foe-10-appears = He has tickets for the way out, and they are dear.
gd-midnight_fair-foe-11 = Bearded Banker
gd-midnight_fair-foe-11-appears = She shuts the cash box on her own beard, and stands up to free it.

## Bosses

gd-midnight_fair-final = Grand { $boss }
gd-midnight_fair-final-appears = { $appears } The tent flap laces itself up.
gd-midnight_fair-boss-0 = Bear of the Big Top
gd-midnight_fair-boss-0-appears = The bear gets off its bicycle, which does not get up again.
gd-midnight_fair-boss-1 = Toffee Kraken
gd-midnight_fair-boss-1-appears = The kettle boils over with arms, and every one is sweet.
gd-midnight_fair-boss-2 = Mother of Geese
gd-midnight_fair-boss-2-appears = The prize goose has sat on one egg for forty years, and rises.
gd-midnight_fair-boss-3 = General of Tin
gd-midnight_fair-boss-3-appears = The general winds himself up, salutes, and draws both swords.
gd-midnight_fair-boss-4 = Hammer of the High Striker
gd-midnight_fair-boss-4-appears = The bell at the top rings, and whoever rang it turns round.
gd-midnight_fair-boss-5 = Wheel Giant
gd-midnight_fair-boss-5-appears = The great wheel lifts its hub off the axle and stands.
gd-midnight_fair-boss-6 = Lady of the Last Card
gd-midnight_fair-boss-6-appears = She has only one card left, and it is face up.
gd-midnight_fair-boss-7 = Puppeteer Without Hands
gd-midnight_fair-boss-7-appears = The strings hang from nothing, and they are pulled tight.
gd-midnight_fair-boss-8 = Organ of a Thousand Pipes
gd-midnight_fair-boss-8-appears = The organ takes a breath, and the canvas goes in all around.
gd-midnight_fair-boss-9 = Lord of the Lottery
gd-midnight_fair-boss-9-appears = He draws a number and reads out who has lost.
gd-midnight_fair-boss-10 = Owner of the Pitch
gd-midnight_fair-boss-10-appears = The owner unrolls the lease, which is longer than the room.
gd-midnight_fair-boss-11 = Golden Goose Girl
gd-midnight_fair-boss-11-appears = Everything that she touches stays with her, and she holds out a hand.

## Traps: what the same cards are in Brick rooms

gd-midnight_fair-trap-0 = Rotten Boards
gd-midnight_fair-trap-0-scene = The stage was only ever meant for children.
gd-midnight_fair-trap-1 = Runaway Carousel
gd-midnight_fair-trap-1-scene = The horses come round faster each time.
gd-midnight_fair-trap-2 = Swinging Gondola
gd-midnight_fair-trap-2-scene = A boat on chains comes down out of the dark.
gd-midnight_fair-trap-3 = Knife Thrower’s Board
gd-midnight_fair-trap-3-scene = The outline on the board fits somebody exactly.
gd-midnight_fair-trap-4 = Live Shooting Gallery
gd-midnight_fair-trap-4-scene = Tin ducks fold down, and tin rifles fold up.
gd-midnight_fair-trap-5 = Falling Tent Pole
gd-midnight_fair-trap-5-scene = A rope runs out, and the roof leans in.
gd-midnight_fair-trap-6 = Hall of Wrong Mirrors
gd-midnight_fair-trap-6-scene = In every glass a spell is being forgotten.
gd-midnight_fair-trap-7 = Hypnotist’s Wheel
gd-midnight_fair-trap-7-scene = The spiral turns, and thoughts go down it.
gd-midnight_fair-trap-8 = Whispering Booth
gd-midnight_fair-trap-8-scene = A small window opens, and a voice buys secrets.
gd-midnight_fair-trap-9 = Claw Machine
gd-midnight_fair-trap-9-scene = The claw comes down and takes its prize.
gd-midnight_fair-trap-10 = Crooked Coconut Shy
gd-midnight_fair-trap-10-scene = The coconuts are nailed on, and they throw back.
gd-midnight_fair-trap-11 = Toll Turnstile
gd-midnight_fair-trap-11-scene = The bars close, and the box asks for its coins.

## Magic: what the same cards are in Wood rooms

gd-midnight_fair-magic-0 = Lemonade Spring
gd-midnight_fair-magic-0-scene = The fountain is cold and sweet, and free tonight.
gd-midnight_fair-magic-1 = Warm Chestnuts
gd-midnight_fair-magic-1-scene = Somebody has left a bag of them, just roasted.
gd-midnight_fair-magic-2 = Bed of Straw and Song
gd-midnight_fair-magic-2-scene = The old lullaby machine knows everybody’s name.
gd-midnight_fair-magic-3 = Laughing Sailor
gd-midnight_fair-magic-3-scene = The sailor in the glass case begins to laugh, and sparks fly.
gd-midnight_fair-magic-4 = Firework Frame
gd-midnight_fair-magic-4-scene = A wheel of light spins itself loose.
gd-midnight_fair-magic-5 = Storm in a Teacup Ride
gd-midnight_fair-magic-5-scene = The cups turn, and the weather in them with them.
gd-midnight_fair-magic-6 = Peep Show
gd-midnight_fair-magic-6-scene = Through the hole in the box there are other rooms.
gd-midnight_fair-magic-7 = Crystal on a Cushion
gd-midnight_fair-magic-7-scene = The crystal clears, and shows what it likes.
gd-midnight_fair-magic-8 = Balloon With an Eye
gd-midnight_fair-magic-8-scene = A balloon goes up and tells what it sees.
gd-midnight_fair-magic-9 = Prize Nobody Won
gd-midnight_fair-magic-9-scene = The top shelf holds one thing, and it is staring.
gd-midnight_fair-magic-10 = Locked Penny Arcade
gd-midnight_fair-magic-10-scene = The machines have been fed for years and never paid out.
gd-midnight_fair-magic-11 = Crown of the Carnival Queen
gd-midnight_fair-magic-11-scene = The crown is pasteboard, but it thinks otherwise.

## Rooms: as many for each symbol as `scenes` says

gd-midnight_fair-scene-drop-1 = Straw, cages, and a smell of wet fur.
gd-midnight_fair-scene-drop-2 = Candy floss hangs from the roof like web, and it moves.
gd-midnight_fair-scene-hammer-1 = Tin soldiers stand in rows on a shelf, and one row is missing.
gd-midnight_fair-scene-hammer-2 = Weights lie about the ring, each with a dent beside it.
gd-midnight_fair-scene-wood-1 = Lanterns burn here without oil and whisper when they are passed.
gd-midnight_fair-scene-wood-2 = A tent with stars painted inside, and some of them twinkle.
gd-midnight_fair-scene-brick-1 = The sign says that the ride is closed, and the ride is running.
gd-midnight_fair-scene-brick-2 = A rope across the way, a hole in the rope.
gd-midnight_fair-scene-cog-1 = Stalls full of prizes, with not one customer.
gd-midnight_fair-scene-cog-2 = The cash office: a counter, a bell, a very thick door.
gd-midnight_fair-scene-straw-1 = The big top, with every seat taken and nobody breathing.
gd-midnight_fair-scene-straw-2 = The middle ring, raked smooth, with one light on it.

## Treasure: these names are the theme's own; all others stay as they are

gd-midnight_fair-treasure-0 = Paper Cup of Punch
gd-midnight_fair-treasure-9 = Roll of Tickets
