# The cult under the candle shop.

gd-cult-title = Hidden Cult
gd-cult-entrance = The shop above sells candles, all of them black, to nobody at all. Behind the counter a stair winds down, and forty voices are rehearsing the end of the world.
gd-cult-victory = The candles go out one by one, embarrassed. By morning the shop above is selling soap.
gd-cult-defeat = The choir adds a verse, and the register gains a name in careful red ink.

## Monsters

gd-cult-captain = Captain { $foe }
gd-cult-captain-appears-drop = { $appears } Even the choir says captain here.
gd-cult-captain-appears-hammer = { $appears } A captain’s knot is in the sash.
gd-cult-captain-appears-wood = { $appears } The silver tassel is a captain’s.
gd-cult-captain-appears-cog = { $appears } The ledger says captain, underlined.
gd-cult-foe-0 = Kneeling Bruiser
gd-cult-foe-0-appears = A very large penitent rises from his knees, and goes on rising.
gd-cult-foe-1 = Cellar Zealot
gd-cult-foe-1-appears = A zealot with a cellar door for a shield has waited all week for unbelievers.
gd-cult-foe-2 = Fasting Ox
gd-cult-foe-2-appears = It has eaten nothing for forty days, by holy vow, and the vow ends today.
gd-cult-foe-3 = Lampless Sentry
gd-cult-foe-3-appears = A hooded watchman raises a billhook and asks for the password, without much hope.
gd-cult-foe-4 = Chainmail Deacon
gd-cult-foe-4-appears = Mail rings under the vestments as the deacon closes a hymnal on the blade inside.
gd-cult-foe-5 = Anointed Clubman
gd-cult-foe-5-appears = Holy oil drips from a club as long as a pew, because it used to be one.
gd-cult-foe-6 = Mumbling Novice
gd-cult-foe-6-appears = A novice loses his place in the book, finds a worse one, and reads that aloud.
gd-cult-foe-7 = Ash Chanter
gd-cult-foe-7-appears = Ash lifts from the bowl and gathers round the singer like a choir.
gd-cult-foe-8 = Hollow Prophet
gd-cult-foe-8-appears = The prophet opens her eyes, and a long way in there are candles burning.
gd-cult-foe-9 = Alms Thief
gd-cult-foe-9-appears = The collection plate is leaving the altar, carried by someone in borrowed robes.
gd-cult-foe-10 = Tithe Collector
gd-cult-foe-10-appears = He has a ledger, a mace, and a bag that has never been known to give back.
gd-cult-foe-11 = Relic Smuggler
gd-cult-foe-11-appears = The coat hangs open on rows of holy trinkets, and between them one plain knife.

## Bosses

gd-cult-final = Exalted { $boss }
gd-cult-final-appears = { $appears } A prayer bars every door.
gd-cult-boss-0 = Abbot of Bruises
gd-cult-boss-0-appears = The abbot sets down his supper, cracks ten knuckles, and says grace over the visitors.
gd-cult-boss-1 = Faithful Mountain
gd-cult-boss-1-appears = What seemed to be the altar stands up, shakes off the candles, and still believes.
gd-cult-boss-2 = Mother of Penance
gd-cult-boss-2-appears = She asks if anybody is sorry yet, and rolls up sleeves that could roof a barn.
gd-cult-boss-3 = Templar of Nothing
gd-cult-boss-3-appears = A knight sworn to nothing at all salutes an empty plinth and lowers his visor.
gd-cult-boss-4 = Gatewarden of Psalms
gd-cult-boss-4-appears = Each line of the psalm ends in a halberd stroke, and the gatewarden knows all hundred lines.
gd-cult-boss-5 = Iron Beatitude
gd-cult-boss-5-appears = A suit of blessed iron unfolds from the shrine, serene, and the floor bends under it.
gd-cult-boss-6 = Sister of Cinders
gd-cult-boss-6-appears = She blows out one candle, and every shadow in the room takes a step nearer.
gd-cult-boss-7 = Unlit Cantor
gd-cult-boss-7-appears = The cantor sings a note too low to hear, and the lanterns bow to it.
gd-cult-boss-8 = Archdeacon of Dusk
gd-cult-boss-8-appears = Evening falls in a room without windows, wearing the archdeacon’s face.
gd-cult-boss-9 = Bishop of Receipts
gd-cult-boss-9-appears = Quill behind one ear, the bishop reads out the bill for the broken doors, with interest.
gd-cult-boss-10 = Treasurer of Souls
gd-cult-boss-10-appears = Shelves of small corked bottles glow behind the treasurer, labelled, dated and whispering.
gd-cult-boss-11 = Golden Confessor
gd-cult-boss-11-appears = Behind a gilded grille a voice asks for everything, and will begin with the valuables.

## Traps

gd-cult-trap-0 = Baptismal Sump
gd-cult-trap-0-scene = The mosaic parts down the middle, and there is black water under the saints.
gd-cult-trap-1 = Toppling Pulpit
gd-cult-trap-1-scene = Three storeys of carved oak lean forward to make a point.
gd-cult-trap-2 = Incense Flood
gd-cult-trap-2-scene = Sweet grey smoke rolls out of the vents and leaves nothing over for breathing.
gd-cult-trap-3 = Censer Pendulum
gd-cult-trap-3-scene = A brass censer as big as a calf swings down from the vault, trailing sparks.
gd-cult-trap-4 = Organ of Darts
gd-cult-trap-4-scene = A pedal sinks underfoot, and the organ plays a short piece in darts.
gd-cult-trap-5 = Penitents’ Press
gd-cult-trap-5-scene = The pews slide together from both sides, row after row, with great conviction.
gd-cult-trap-6 = Vow of Silence
gd-cult-trap-6-scene = A stone finger is laid on stone lips, and every spell goes dumb.
gd-cult-trap-7 = Doubting Mirror
gd-cult-trap-7-scene = The reflection shakes its head sadly, and all belief in magic runs out at the heels.
gd-cult-trap-8 = Drain of Whispers
gd-cult-trap-8-scene = A grating in the floor starts to confess, and draws the magic down to listen.
gd-cult-trap-9 = Poisoned Poor Box
gd-cult-trap-9-scene = The poor box takes a coin, thinks it over, and gives back a needle.
gd-cult-trap-10 = Jealous Reliquary
gd-cult-trap-10-scene = The casket slams shut on its gold, and on anything else within reach.
gd-cult-trap-11 = Tithe Scales
gd-cult-trap-11-scene = One pan of the scales is heaped with silver; the other comes down like an axe.

## Magic

gd-cult-magic-0 = Font of Mild Mercy
gd-cult-magic-0-scene = The water in the font is warm and asks no questions about doctrine.
gd-cult-magic-1 = Forgiving Candle
gd-cult-magic-1-scene = One candle burns white among the black, and hurts fade while it is watched.
gd-cult-magic-2 = Saint with Open Hands
gd-cult-magic-2-scene = The statue is older than the cult, and its open hands are still full of light.
gd-cult-magic-3 = Scowling Icon
gd-cult-magic-3-scene = The painted eyes follow, narrow, and spit white fire.
gd-cult-magic-4 = Weeping Statue
gd-cult-magic-4-scene = The statue weeps, and wherever a tear lands the floor smokes.
gd-cult-magic-5 = Choir of Thunder
gd-cult-magic-5-scene = Stone cherubs draw breath, and the first chord comes down like a roof.
gd-cult-magic-6 = Scrying Basin
gd-cult-magic-6-scene = The oil in the basin clears, and other rooms lie at the bottom like coins.
gd-cult-magic-7 = Book of Open Doors
gd-cult-magic-7-scene = The book turns its own pages, each the plan of a corridor, with the ink still wet.
gd-cult-magic-8 = Ninth Window
gd-cult-magic-8-scene = The stained glass shows the whole house of the cult from above, with the lid off.
gd-cult-magic-9 = Locked Tabernacle
gd-cult-magic-9-scene = Gold gleams through the grille, and so does something that hisses a blessing.
gd-cult-magic-10 = Offering Under Oath
gd-cult-magic-10-scene = The offerings lie inside a ring of spilled salt, and the salt is listening.
gd-cult-magic-11 = Crown of the Unlit Lamp
gd-cult-magic-11-scene = A crown of black glass rests on a cushion, and the cushion is not a cushion.

## Rooms

gd-cult-scene-drop-1 = A robing room: forty hooks, thirty-nine robes, and a draught.
gd-cult-scene-drop-2 = A refectory with benches of black oak; the soup is grey, and so is the bread.
gd-cult-scene-drop-3 = Sleeping cells stand in a row, each with a cot, a lamp and a list of faults.
gd-cult-scene-drop-4 = A side chapel to a minor horror, kept tidy by volunteers.
gd-cult-scene-drop-5 = Wine cellar above, burial vault below: this landing smells of both.
gd-cult-scene-drop-6 = The choir practises here, judging by the hymns and by the dents.
gd-cult-scene-drop-7 = Robes hang in a row here, and one of the hoods is breathing.
gd-cult-scene-drop-8 = A bare cell with a mat, a lash and a very thick book.
gd-cult-scene-hammer-1 = The watch room of the temple guard, with a rack of maces sorted by sin.
gd-cult-scene-hammer-2 = A cloister round a training yard, where the dummies all wear the mayor’s hat.
gd-cult-scene-hammer-3 = Two rows of stone knights kneel here, and their swords are not stone.
gd-cult-scene-hammer-4 = The inner gate: nine bars, nine prayers, and a doormat.
gd-cult-scene-hammer-5 = The faithful train here: straw dummies wear familiar faces.
gd-cult-scene-hammer-6 = A guardroom with an altar in it, or the other way about.
gd-cult-scene-hammer-7 = Masks of iron watch the door from both sides.
gd-cult-scene-hammer-8 = The oath is carved on this wall, and the blood in it is new.
gd-cult-scene-wood-1 = A circle is cut into the floor, and its candles burn downwards.
gd-cult-scene-wood-2 = Nine empty chairs face a tenth, and the tenth is warm.
gd-cult-scene-wood-3 = Chalk, salt and silver wire: the sacristy of somebody who means it.
gd-cult-scene-wood-4 = The dome is painted with stars that are not in any sky.
gd-cult-scene-wood-5 = Seven candles burn with seven colours, and none of them gives warmth.
gd-cult-scene-wood-6 = The ink in the great book is still moving.
gd-cult-scene-wood-7 = A bowl of black water shows a sky with the wrong stars.
gd-cult-scene-wood-8 = Chalk figures crowd the floor, and one of them has stepped out of its ring.
gd-cult-scene-brick-1 = A corridor of confessionals, every curtain drawn, every curtain breathing.
gd-cult-scene-brick-2 = The tiles spell out a prayer, and the penalty for skipping a line.
gd-cult-scene-brick-3 = A narrow stair of worn steps, apart from one, which is like new.
gd-cult-scene-brick-4 = A notice asks visitors to kneel at this spot, and the spot is often scrubbed.
gd-cult-scene-brick-5 = A kneeler stands alone in the passage, facing the wrong way.
gd-cult-scene-brick-6 = The eyes of the mosaic are holes, and there is a draught in them.
gd-cult-scene-brick-7 = One of the prayer stones sinks a little under its own weight.
gd-cult-scene-brick-8 = The chain of the lamp runs on, through the wall, to something heavy.
gd-cult-scene-cog-1 = The vestry: silver cups in felt bags, counted twice a day.
gd-cult-scene-cog-2 = Collection plates are stacked to the ceiling, under a motto about poverty.
gd-cult-scene-cog-3 = A storeroom of gifts from worried merchants, the ribbons still on.
gd-cult-scene-cog-4 = Behind the altar cloth is a shelf for the things the flock must never see.
gd-cult-scene-cog-5 = An archive of last wills, all altered in the same careful hand.
gd-cult-scene-cog-6 = Gifts of the frightened fill this room to the ceiling.
gd-cult-scene-cog-7 = Gold masks lie in velvet, each with a name that nobody may say.
gd-cult-scene-cog-8 = A chest for alms, with very good locks for a chest for alms.
gd-cult-scene-straw-1 = The sanctum: a sea of black candles, and one seat above it.
gd-cult-scene-straw-2 = Steps rise to an altar wide enough for a banquet, or for a guest of honour.
gd-cult-scene-straw-3 = The congregation has left in a hurry, and its shadows still kneel on the floor.
gd-cult-scene-straw-4 = A bell without a clapper hangs over the pit, and it is swinging.
gd-cult-scene-straw-5 = A black stair leads up to an altar, and somebody has worn it smooth.
gd-cult-scene-straw-6 = The whole congregation could stand in here, and once it did.
gd-cult-scene-straw-7 = A curtain of red silk hides the end of the hall, and it stirs.
gd-cult-scene-straw-8 = Beneath the great idol the floor is hollow, and answers each step.
