# What places look like.

ts-flavour-entrance-1 = Daylight reaches three steps into this hall, and no further.
ts-flavour-entrance-2 = Old boots stand in a row by the entrance. Nobody came back for them.
ts-flavour-entrance-3 = Wind breathes in and out of the entrance, slow as sleep.
ts-flavour-entrance-4 = Somebody has scratched a tally beside the way in: so many went, fewer returned.

ts-flavour-chamber-1 = Soot on the ceiling spells names in four hands.
ts-flavour-chamber-2 = A long table, set for six; the seventh chair lies broken.
ts-flavour-chamber-3 = Water drips into a helmet, and the helmet is nearly full.
ts-flavour-chamber-4 = Painted eyes on the plaster follow your lantern.

ts-flavour-vault-1 = Shelves, chests, cobwebs: whoever locked this meant it.
ts-flavour-vault-2 = Iron bands run round the walls like hoops round a barrel.
ts-flavour-vault-3 = The dust here lies so smooth that you are sorry to tread on it.
ts-flavour-vault-4 = A ledger lies open, and the last entry is today's.

ts-flavour-stairs-1 = Cold air climbs the stairs to look at you.
ts-flavour-stairs-2 = Steps worn hollow by feet that went only down.
ts-flavour-stairs-3 = Bones have been swept neatly to both sides of the stairs.
ts-flavour-stairs-4 = A bell rope hangs beside the stairs, cut off just out of reach.

ts-town-1 = The innkeeper has kept your table, and your bill.
    .b = Smoke over the roofs, and somebody is tuning a fiddle.
ts-town-2 = The healer counts your bruises, then your coins.
    .b = Children want to hear about the Ogre. There may not have been an Ogre.
ts-town-3 = The drill yard is open, and the trainer is looking at you.
    .b = Market day: turnips, rope, and rumours of the deep.
