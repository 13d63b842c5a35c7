# Hotel Nadir. Cards have the numbers 0 to 11 in each deck: three of Drop, three of Hammer, three of Wood, three of Cog, the weakest first.

gd-nadir-title = Hotel Nadir
gd-nadir-entrance = The revolving door stands in the middle of a field and turns in no wind. Inside, a bell rings on the desk, and the lift has only one arrow.
gd-nadir-victory = The last bill is torn in two, and a hundred and twelve doors unlock at once. The guests come up the stairs in their nightshirts and ask what year it is.
gd-nadir-defeat = Fresh towels are laid out, and a new name goes up on the board by the stairs. Breakfast is at seven, for ever.

## Monsters

gd-nadir-captain = Head { $foe }
gd-nadir-captain-appears-drop = { $appears } It wears a badge with a crown, and it growls for two.
gd-nadir-captain-appears-hammer = { $appears } The epaulettes are those of the head of staff.
gd-nadir-captain-appears-wood = { $appears } Even the lamps wait for orders here.
gd-nadir-captain-appears-cog = { $appears } The gold watch is for thirty years of service.
gd-nadir-foe-0 = Laundry Ghoul
gd-nadir-foe-0-appears = A heap of dirty sheets gets up and holds out its arms for more.
gd-nadir-foe-1 = Bearskin Rug
gd-nadir-foe-1-appears = The rug by the fire has had enough of feet, and raises its head.
gd-nadir-foe-2 = Butcher’s Boy
gd-nadir-foe-2-appears = He is eight feet tall, carries half an ox, and has been told to fetch the other half.
gd-nadir-foe-3 = Boot-Black
gd-nadir-foe-3-appears = Two rows of boots march out of the cupboard, and somebody small is cracking the whip.
gd-nadir-foe-4 = Iron Porter
gd-nadir-foe-4-appears = A suit of armour puts down eleven trunks and offers to take something off everybody’s shoulders.
gd-nadir-foe-5 = House Detective
gd-nadir-foe-5-appears = A newspaper with two holes in it is lowered. Behind it is mostly jaw.
gd-nadir-foe-6 = Table Rapper
gd-nadir-foe-6-appears = The table knocks twice for yes. Nobody has asked it anything.
gd-nadir-foe-7 = Mesmerist in Residence
gd-nadir-foe-7-appears = He swings his watch, and the corridor behind him begins to nod.
gd-nadir-foe-8 = Contessa of Steam
gd-nadir-foe-8-appears = The bath is empty. The steam above it has a tiara on and is not pleased.
gd-nadir-foe-9 = Light-Fingered Bellhop
gd-nadir-foe-9-appears = The bellhop bows low, with a hand in each of two pockets, neither of them his.
gd-nadir-foe-10 = Hotel Rat
gd-nadir-foe-10-appears = A rat in evening dress is just closing somebody’s jewel case.
gd-nadir-foe-11 = Clerk of the Minibar
gd-nadir-foe-11-appears = One bottle was moved. The clerk has crossed nine floors with the bill.

## Bosses

gd-nadir-final = Eternal { $boss }
gd-nadir-final-appears = { $appears } DO NOT DISTURB, says the sign, and the key turns.
gd-nadir-boss-0 = Thing in the Laundry Chute
gd-nadir-boss-0-appears = Every sock that was ever lost has gone to somebody, and he fills the room.
gd-nadir-boss-1 = Chef of the Long Dinner
gd-nadir-boss-1-appears = The chef tastes the sauce, looks up, and sees what was missing.
gd-nadir-boss-2 = Mother of All Moths
gd-nadir-boss-2-appears = The fur coats in the cloakroom open like curtains, and they were her wings.
gd-nadir-boss-3 = Doorman of the Last Door
gd-nadir-boss-3-appears = He has let everybody in, and he has his reasons.
gd-nadir-boss-4 = Colonel in Room Nine
gd-nadir-boss-4-appears = The colonel has held this floor since the war, though nobody has told him which.
gd-nadir-boss-5 = Lift That Walks
gd-nadir-boss-5-appears = The shaft is empty. Eight iron legs come down it, and a bell rings.
gd-nadir-boss-6 = Medium of the Blue Salon
gd-nadir-boss-6-appears = She takes hands all round the table, and there is one hand too many.
gd-nadir-boss-7 = Conductor Without a Band
gd-nadir-boss-7-appears = He lifts his stick in the empty ballroom, and every chandelier holds its breath.
gd-nadir-boss-8 = Architect of the Descent
gd-nadir-boss-8-appears = The plans on the wall show this very room, with the visitors already drawn in.
gd-nadir-boss-9 = Keeper of the Keys
gd-nadir-boss-9-appears = A hundred and twelve keys turn round on their hooks, and so does he.
gd-nadir-boss-10 = Baron Who Never Paid
gd-nadir-boss-10-appears = The baron has signed for everything since the opening, and reaches for the pen.
gd-nadir-boss-11 = Proprietor
gd-nadir-boss-11-appears = He owns the house, the hill, and the dark, and asks how everybody is enjoying the stay.

## Traps: what the same cards are in Brick rooms

gd-nadir-trap-0 = Waxed Staircase
gd-nadir-trap-0-scene = The stairs have been polished every night since the opening, with nobody to walk on them.
gd-nadir-trap-1 = Folding Bed
gd-nadir-trap-1-scene = The bed folds up into the wall, and it does not ask who is near it.
gd-nadir-trap-2 = Missing Lift
gd-nadir-trap-2-scene = The doors slide open, a voice says “Going down”, and only half of that is true.
gd-nadir-trap-3 = Dumb Waiter
gd-nadir-trap-3-scene = The hatch flies up, and forty plates come out edge first.
gd-nadir-trap-4 = Trophy Wall
gd-nadir-trap-4-scene = The antlers on the wall have been waiting for somebody to walk between them.
gd-nadir-trap-5 = Loosened Chandelier
gd-nadir-trap-5-scene = Half a ton of crystal hangs by one good intention.
gd-nadir-trap-6 = Wake-Up Call
gd-nadir-trap-6-scene = A gong sounds in the head alone, and every spell that was asleep there bolts.
gd-nadir-trap-7 = Portrait of the Founder
gd-nadir-trap-7-scene = The eyes of the portrait follow everybody, and then the hands do.
gd-nadir-trap-8 = Visitors’ Book
gd-nadir-trap-8-scene = The pen is dipped, the page is open, and the ink is drawn from whoever reads it.
gd-nadir-trap-9 = Hungry Safe
gd-nadir-trap-9-scene = The safe is ajar. It has been ajar before, and there are rings in its teeth.
gd-nadir-trap-10 = Service Charge
gd-nadir-trap-10-scene = A drawer shoots out at the height of a purse, and another at that of a knee.
gd-nadir-trap-11 = Coat-Check Counter
gd-nadir-trap-11-scene = Brass hooks swing down and take whatever is not worn tightly.

## Magic: what the same cards are in Wood rooms

gd-nadir-magic-0 = Pitcher of Spring Water
gd-nadir-magic-0-scene = A jug on the night table is full to the brim and cold, as it was a hundred years ago.
gd-nadir-magic-1 = Turned-Down Bed
gd-nadir-magic-1-scene = Somebody has warmed the sheets and left a sweet on the pillow. It means no harm.
gd-nadir-magic-2 = Bath of the Old Queen
gd-nadir-magic-2-scene = The taps are swans, the water is warm, and old wounds float off in it.
gd-nadir-magic-3 = Bell That Summons
gd-nadir-magic-3-scene = One ring, and something is on its way up from the cellars, in a hurry and in sparks.
gd-nadir-magic-4 = Lit Cigar
gd-nadir-magic-4-scene = It has burned in its ashtray since the opening night, and does not like draughts.
gd-nadir-magic-5 = Bottled Thunder
gd-nadir-magic-5-scene = The label says 1811, a year of storms. The cork is already moving.
gd-nadir-magic-6 = Floor Plan
gd-nadir-magic-6-scene = YOU ARE HERE, says the plan on the wall, and adds a few words about the others.
gd-nadir-magic-7 = Speaking Tube
gd-nadir-magic-7-scene = The tube runs to every room, and most of the rooms are talking.
gd-nadir-magic-8 = Keyhole to Everywhere
gd-nadir-magic-8-scene = Through the keyhole there is another room, and in its door another keyhole.
gd-nadir-magic-9 = Lost Property
gd-nadir-magic-9-scene = Everything here was left behind by somebody, and some of it still wants to go home.
gd-nadir-magic-10 = Room Service
gd-nadir-magic-10-scene = The trolley rolls in by itself. Whatever is under the silver lid lifts it a little.
gd-nadir-magic-11 = Dress of the Dancing Princess
gd-nadir-magic-11-scene = The ball gown waltzes alone over the floor, and means to be asked.

## Rooms

gd-nadir-scene-drop-1 = The laundry: vats, steam, and a shirt that is wringing itself.
gd-nadir-scene-drop-2 = Hooks hang in rows in the cold room, and most of what is on them has stopped moving.
gd-nadir-scene-drop-3 = The kitchen is the size of a street, and every pot on it is boiling over.
gd-nadir-scene-drop-4 = Feathers drift down this corridor from a pillow that fought back.
gd-nadir-scene-drop-5 = A bedroom with the blankets on the floor, and the floor scratched through to the next one.
gd-nadir-scene-drop-6 = The winter garden has not been watered for years. It has been fed.
gd-nadir-scene-drop-7 = Trophies of a hundred hunts hang here, and four of the pegs are empty.
gd-nadir-scene-drop-8 = The scullery: a hill of plates, licked clean up to the height of a man.
gd-nadir-scene-hammer-1 = The porters’ lodge, with trunks to the ceiling and a chair worn to the shape of iron.
gd-nadir-scene-hammer-2 = A dozen suits of armour line the passage. The thirteenth has gone to see who it is.
gd-nadir-scene-hammer-3 = The guests of this floor have piled the furniture against the door, from the wrong side.
gd-nadir-scene-hammer-4 = A smoking room for old soldiers, with the battle still laid out on the billiard table.
gd-nadir-scene-hammer-5 = The staff stand here in a row for the morning inspection. It is not morning.
gd-nadir-scene-hammer-6 = The boiler room: red light, hot pipes, and a shovel that has been used for other things.
gd-nadir-scene-hammer-7 = Behind the desk hangs a board of hooks, and on each hook is a truncheon with a number.
gd-nadir-scene-hammer-8 = The fencing hall has mirrors on every wall, and one of them parries.
gd-nadir-scene-wood-1 = The Blue Salon: a round table, seven chairs drawn up, and the chalk still warm.
gd-nadir-scene-wood-2 = A lamp burns on every landing here, and each goes out just before it is reached.
gd-nadir-scene-wood-3 = The piano in this lounge plays very softly, so as not to wake the pianist.
gd-nadir-scene-wood-4 = The wallpaper has a pattern of vines. They were roses yesterday.
gd-nadir-scene-wood-5 = A library where guests may leave a book and take one. The books do it among themselves.
gd-nadir-scene-wood-6 = The mirror in this hall is a few minutes slow, and the hall is still empty in it.
gd-nadir-scene-wood-7 = The baths: green tiles, gold fish, and a voice under the water that hums.
gd-nadir-scene-wood-8 = Thirteen clocks over the desk tell the hour in cities that are not there any more.
gd-nadir-scene-brick-1 = The corridor runs slightly downhill, and all its doors are on one side.
gd-nadir-scene-brick-2 = MIND THE STEP, says a brass plate. There is no step as yet.
gd-nadir-scene-brick-3 = A carpet as red as a tongue, with a bulge that moves along under it.
gd-nadir-scene-brick-4 = The cleaners have left a bucket, a mop, and one shoe.
gd-nadir-scene-brick-5 = The ceiling of this room has been painted to look higher than it is.
gd-nadir-scene-brick-6 = A bell rope hangs here to bring the maid. It has brought down three so far.
gd-nadir-scene-brick-7 = Room 13 has been walled up, and so has whoever counted the doors.
gd-nadir-scene-brick-8 = The lift shaft has a gate, and the gate has a very worn handle on the inside.
gd-nadir-scene-cog-1 = The cloakroom: a thousand coats, and the tickets long since lost.
gd-nadir-scene-cog-2 = Behind a painting of a safe is a safe, and beside it a painting of a key.
gd-nadir-scene-cog-3 = The wine cellar, where the dust is the younger the further one goes.
gd-nadir-scene-cog-4 = Silver for four hundred is laid out here, and counted every hour by somebody.
gd-nadir-scene-cog-5 = The casino never closes. The ball has been running round for eleven years.
gd-nadir-scene-cog-6 = A trunk with forty labels stands open, and each label is in a different hand.
gd-nadir-scene-cog-7 = The cashier’s office: a grille, a green lamp, and a stool still turning.
gd-nadir-scene-cog-8 = Left luggage rises in hills and valleys, with a path trodden along the ridge.
gd-nadir-scene-straw-1 = The ballroom: an acre of parquet, and one pair of footprints in the dust, dancing.
gd-nadir-scene-straw-2 = The bridal suite. The cake has been cut, and the knife is not there.
gd-nadir-scene-straw-3 = The grand dining hall is laid for everybody who ever came, with the names on cards.
gd-nadir-scene-straw-4 = The great staircase ends here, on a landing with a throne that says RECEPTION.
gd-nadir-scene-straw-5 = The theatre of the house: the curtain is down, and it breathes.
gd-nadir-scene-straw-6 = The deepest lounge of all, where the fire burns black and the chairs face away.
gd-nadir-scene-straw-7 = A lobby just like the one at the top, with a revolving door, bricked up.
gd-nadir-scene-straw-8 = The founder’s apartment has no ceiling. Far up there is a grey spot, and it may be sky.

## Treasure

gd-nadir-treasure-0 = Cup of Beef Tea
gd-nadir-treasure-1 = Glass of House Red
gd-nadir-treasure-2 = Founder’s Brandy
gd-nadir-treasure-3 = Well-Balanced Carving Knife
gd-nadir-treasure-4 = Lid of the Silver Tureen
gd-nadir-treasure-5 = Fireman’s Axe
gd-nadir-treasure-6 = Sachet of Lavender Sleep
gd-nadir-treasure-7 = Pot of Green Tea
gd-nadir-treasure-8 = Bottle of Applause
gd-nadir-treasure-9 = Saucer of Tips
gd-nadir-treasure-10 = Ring Left on the Basin
gd-nadir-treasure-11 = Second-Best Tiara
