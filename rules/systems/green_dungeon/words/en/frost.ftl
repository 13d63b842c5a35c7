# The cave of frost.

gd-frost-title = Frozen Halls
gd-frost-entrance = It is midsummer outside, and the mouth of the cave is hung with icicles. The first torch goes blue at the threshold, and far below somebody beats a drum to keep warm.
gd-frost-victory = A drop falls from the highest icicle, then another, then all of them. Outside the cave, the brook has started running again.
gd-frost-defeat = The snow keeps what it is given, with every button in place. A thaw is expected in about four hundred years.

## Monsters

gd-frost-captain = Captain { $foe }
gd-frost-captain-appears-drop = { $appears } White stripes on the hide mean captain.
gd-frost-captain-appears-hammer = { $appears } A captain’s star of ice is on the breast.
gd-frost-captain-appears-wood = { $appears } The wind itself says captain.
gd-frost-captain-appears-cog = { $appears } Only captains wear fur like this.
gd-frost-foe-0 = Drift Lurcher
gd-frost-foe-0-appears = The snowdrift in the corner finds its feet, all three of them, and lurches over.
gd-frost-foe-1 = Rime-Haired Ox
gd-frost-foe-1-appears = Breath like a bellows comes first, then horns hung with icicles.
gd-frost-foe-2 = Glacier Lout
gd-frost-foe-2-appears = A thick blue lump of the wall detaches itself, with fists, and in no hurry.
gd-frost-foe-3 = Icicle Picket
gd-frost-foe-3-appears = A thin sentry of ice lowers an icicle and asks the night for its name.
gd-frost-foe-4 = Skate-Blade Guard
gd-frost-foe-4-appears = Steel sings on ice as the guard glides in, blades on the heels, blades in the hands.
gd-frost-foe-5 = Frozen Cuirassier
gd-frost-foe-5-appears = He froze at his post in full plate, and the post has not been abandoned.
gd-frost-foe-6 = Sleet Mutterer
gd-frost-foe-6-appears = Sleet blows in from nowhere with a voice in it, complaining.
gd-frost-foe-7 = Hoarfrost Crone
gd-frost-foe-7-appears = Feathers of frost spread across the floor from her slippers, and she hums.
gd-frost-foe-8 = Aurora Speaker
gd-frost-foe-8-appears = Green light folds itself into a robe, and the robe begins to recite.
gd-frost-foe-9 = Snow-Fox Fence
gd-frost-foe-9-appears = A white fox in a hood sits on a bundle of goods and will not say where they came from.
gd-frost-foe-10 = Sledge Robber
gd-frost-foe-10-appears = A sledge stands packed for flight, and its driver comes round it with a boathook.
gd-frost-foe-11 = Ice-Locked Merchant
gd-frost-foe-11-appears = The merchant froze from the beard up, and still holds the strongbox with both arms.

## Bosses

gd-frost-final = Glacial { $boss }
gd-frost-final-appears = { $appears } Ice closes the doors to the lintel.
gd-frost-boss-0 = Cave-Ice Mauler
gd-frost-boss-0-appears = Claw marks as deep as a doorframe lead to the bed that it is just getting out of.
gd-frost-boss-1 = Appetite of Winter
gd-frost-boss-1-appears = The cold in the hall draws itself together, opens its mouth, and is hungry.
gd-frost-boss-2 = Walrus Dowager
gd-frost-boss-2-appears = She heaves herself off a throne of floes and picks her teeth with a harpoon.
gd-frost-boss-3 = Warden of the Floe
gd-frost-boss-3-appears = Key in one hand, ice saw in the other, the warden walks the rounds and stops here.
gd-frost-boss-4 = Hammerer of Hail
gd-frost-boss-4-appears = Hail rattles on the roof, in time, and the one beating time has two mauls.
gd-frost-boss-5 = Walking Glacier
gd-frost-boss-5-appears = It has come down from the mountains at a foot a year, and it has arrived.
gd-frost-boss-6 = Lady of Long Nights
gd-frost-boss-6-appears = She puts out the last of the daylight between two fingers and bids everyone good night.
gd-frost-boss-7 = Blizzard Hermit
gd-frost-boss-7-appears = He came here for the quiet, and the storm that keeps it for him is waking.
gd-frost-boss-8 = Archivist of Snow
gd-frost-boss-8-appears = Every spell is on a flake, every flake is filed, and the archivist opens a drawer.
gd-frost-boss-9 = Ice-Tax Assessor
gd-frost-boss-9-appears = The assessor detects undeclared warmth and unfolds the table of penalties.
gd-frost-boss-10 = Viscount Below Zero
gd-frost-boss-10-appears = The wine is solid in the viscount’s glass, and his courtesies crack in the air.
gd-frost-boss-11 = Silver-Toothed Hoard
gd-frost-boss-11-appears = The heap of frozen silver shifts, sorts its coins into teeth, and smiles.

## Traps

gd-frost-trap-0 = Thin Ice Floor
gd-frost-trap-0-scene = A crack runs across the floor with the sound of a plucked string.
gd-frost-trap-1 = Roof Avalanche
gd-frost-trap-1-scene = A sneeze would have done it; a footstep does it just as well.
gd-frost-trap-2 = Meltwater Sluice
gd-frost-trap-2-scene = A gate of ice gives way, and a whole winter of water wants through.
gd-frost-trap-3 = Icicle Portcullis
gd-frost-trap-3-scene = Forty icicles let go of the arch together.
gd-frost-trap-4 = Crossbow Snowdrift
gd-frost-trap-4-scene = White canvas whips aside, and six crossbows have thawed just enough.
gd-frost-trap-5 = Millstone Floes
gd-frost-trap-5-scene = Two floes drift together, politely, with very little room between.
gd-frost-trap-6 = Spellfrost Sigil
gd-frost-trap-6-scene = A sigil of frost comes into flower, and magic stiffens in mid-thought.
gd-frost-trap-7 = Breath Catcher
gd-frost-trap-7-scene = A silver horn inhales, and every muttered charm goes in with the breath.
gd-frost-trap-8 = Numbing Chime
gd-frost-trap-8-scene = Bells of ice ring out, and remembered spells go as numb as toes.
gd-frost-trap-9 = Frozen Lockbox
gd-frost-trap-9-scene = The lock is so cold that it takes hold of the hand, and then it turns.
gd-frost-trap-10 = Gold Under Glass
gd-frost-trap-10-scene = The clear ice over the coins bears a hand, bears a knee, and then has had enough.
gd-frost-trap-11 = Runaway Treasure Sledge
gd-frost-trap-11-scene = The treasure sledge slips its brake and comes down the hall on sharpened runners.

## Magic

gd-frost-magic-0 = Steaming Spring
gd-frost-magic-0-scene = A hot spring steams between the drifts, with a towel laid ready.
gd-frost-magic-1 = Hearth Without Ash
gd-frost-magic-1-scene = The fire burns blue, needs no wood, and has kept a chair free.
gd-frost-magic-2 = Noon in a Lantern
gd-frost-magic-2-scene = Someone caught a summer noon in this lantern, and it has not gone stale.
gd-frost-magic-3 = Shivering Idol
gd-frost-magic-3-scene = The idol shivers, clenches its jaw, and shakes off splinters of light.
gd-frost-magic-4 = Singing Icefall
gd-frost-magic-4-scene = The icefall sings high, then higher, then in pieces.
gd-frost-magic-5 = Tempest Globe
gd-frost-magic-5-scene = The glass globe shakes itself, and the storm inside is out.
gd-frost-magic-6 = Frostfern Window
gd-frost-magic-6-scene = Ferns of frost grow over the pane, and draw rooms as they go.
gd-frost-magic-7 = Lake of Still Glass
gd-frost-magic-7-scene = Under the ice other halls go about their evening, upside down.
gd-frost-magic-8 = Eye of the Aurora
gd-frost-magic-8-scene = The light overhead folds into an eye, and looks down the length of everything.
gd-frost-magic-9 = Rime-Sealed Coffer
gd-frost-magic-9-scene = The seal of rime has a face, and the face frowns at warm hands.
gd-frost-magic-10 = Snowbound Strongbox
gd-frost-magic-10-scene = The box stands in a tiny blizzard all its own, and the blizzard has seen somebody.
gd-frost-magic-11 = Crown in the Icicle
gd-frost-magic-11-scene = A crown hangs at the heart of an icicle, and the icicle hums with temper.

## Rooms

gd-frost-scene-drop-1 = Snow has drifted in through a roof that is said to be a mile thick.
gd-frost-scene-drop-2 = A cabin of whale ribs, with hammocks, and a stove gone out.
gd-frost-scene-drop-3 = The walls are blue ice, and the shapes in them seem to have been in a hurry.
gd-frost-scene-drop-4 = A stool, a bucket, a hole in the ice: someone’s whole profession.
gd-frost-scene-drop-5 = The wind lives in this gallery, and takes visitors for furniture.
gd-frost-scene-drop-6 = Hides are hung up to dry, as stiff as doors and just as talkative.
gd-frost-scene-drop-7 = Icicles hang to the floor like bars, and some are broken from within.
gd-frost-scene-drop-8 = A fire was lit here once; even the flames have frozen.
gd-frost-scene-hammer-1 = A guardroom of packed snow, with the weapons frozen into their rack.
gd-frost-scene-hammer-2 = Battlements of ice face inwards, which is not the usual arrangement.
gd-frost-scene-hammer-3 = A rink where the garrison drills; not all the marks in it are from skates.
gd-frost-scene-hammer-4 = Shields rimed white line the hall, each with a frowning face.
gd-frost-scene-hammer-5 = Warriors stand in the ice of the walls, and one fist has come free.
gd-frost-scene-hammer-6 = Axes are stuck in a frozen post, higher than a tall man reaches.
gd-frost-scene-hammer-7 = A hall of snow, trodden flat by heavy feet in step.
gd-frost-scene-hammer-8 = Shields of ice lean against the wall and do not melt in the lamplight.
gd-frost-scene-wood-1 = Snow falls upwards here, slowly, and makes no remark.
gd-frost-scene-wood-2 = A ring of standing ice, each stone with a small light asleep in it.
gd-frost-scene-wood-3 = The air is so cold that old words lie about on the floor, still legible.
gd-frost-scene-wood-4 = Candles of ice burn along the wall, dripping light.
gd-frost-scene-wood-5 = A ring of lights circles under the ice, and stops when footsteps stop.
gd-frost-scene-wood-6 = A frozen fountain plays one note for whoever passes.
gd-frost-scene-wood-7 = The frost on the wall draws ferns, then faces, then familiar faces.
gd-frost-scene-wood-8 = A blue star hangs in the ice, just out of reach.
gd-frost-scene-brick-1 = The ice ahead is beautifully clear, right down to the last visitor’s hat.
gd-frost-scene-brick-2 = A rope is strung along the passage, and cut short at the interesting part.
gd-frost-scene-brick-3 = Somebody has sanded this floor with care, all but four flagstones.
gd-frost-scene-brick-4 = The icicles overhead are very long and seem to be listening.
gd-frost-scene-brick-5 = The ice on this floor is thin, and something dark lies under it.
gd-frost-scene-brick-6 = A wall of icicles leans out over the way, holding its breath.
gd-frost-scene-brick-7 = The snow is smooth here but for one straight line across it.
gd-frost-scene-brick-8 = Wind comes from a row of slits in the floor, in gusts, on time.
gd-frost-scene-cog-1 = A cold store of good things: cheeses, furs, and silver by the crate.
gd-frost-scene-cog-2 = A trader’s tent stands under the ice, pegs and price list included.
gd-frost-scene-cog-3 = A ship lies here with her hold full, miles from any sea.
gd-frost-scene-cog-4 = Lockers are frozen into the wall, a few with their keys still in.
gd-frost-scene-cog-5 = The snow in this alcove has been dug up, patted flat and marked with a ribbon.
gd-frost-scene-cog-6 = A sledge stands here, loaded, with the reins frozen upright.
gd-frost-scene-cog-7 = Coins lie in the ice like fish in a pond.
gd-frost-scene-cog-8 = Furs, amber and silver: somebody meant to winter here in style.
gd-frost-scene-straw-1 = The throne hall: pillars of green ice, a carpet of snow, and no fire anywhere.
gd-frost-scene-straw-2 = A frozen lake fills the cavern, and something under it keeps pace.
gd-frost-scene-straw-3 = The blizzard has a middle, perfectly calm, and this is it.
gd-frost-scene-straw-4 = Stairs of ice climb to a seat that nothing warm has ever sat on.
gd-frost-scene-straw-5 = A throne of blue ice, and in the seat of it the shape of somebody large.
gd-frost-scene-straw-6 = The roof of this hall is a frozen lake, and things swim overhead.
gd-frost-scene-straw-7 = Great bones hold up the ice here, rib by rib.
gd-frost-scene-straw-8 = A bed of snow as big as a barn has been slept in tonight.
