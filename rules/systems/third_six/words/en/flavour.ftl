# What places look like.

ts-flavour-entrance-1 = Daylight reaches three steps into this hall, and no further.
ts-flavour-entrance-2 = Old boots stand in a row by the entrance. Nobody came back for them.
ts-flavour-entrance-3 = Wind breathes in and out of the entrance, slow as sleep.
ts-flavour-entrance-4 = Somebody has scratched a tally beside the way in: so many went, fewer returned.
ts-flavour-entrance-5 = Torch stubs lie about the entrance, each burnt down to a hand’s breadth.
ts-flavour-entrance-6 = Somebody has hung a horseshoe over the way in, upside down.
ts-flavour-entrance-7 = Swallows nest under the first arch, and not one under the second.
ts-flavour-entrance-8 = A notice asks visitors to leave word with the next of kin.

ts-flavour-chamber-1 = Soot on the ceiling spells names in four hands.
ts-flavour-chamber-2 = A long table, set for six; the seventh chair lies broken.
ts-flavour-chamber-3 = Water drips into a helmet, and the helmet is nearly full.
ts-flavour-chamber-4 = Painted eyes on the plaster follow your lantern.
ts-flavour-chamber-5 = Straw lies in one corner, pressed into the shape of something large.
ts-flavour-chamber-6 = The fireplace is cold, but the kettle has been moved.
ts-flavour-chamber-7 = Somebody played chess here, and left in the middle of losing.
ts-flavour-chamber-8 = Hooks hang from the beams, and one of them still swings.

ts-flavour-vault-1 = Shelves, chests, cobwebs: whoever locked this meant it.
ts-flavour-vault-2 = Iron bands run round the walls like hoops round a barrel.
ts-flavour-vault-3 = The dust here lies so smooth that you are sorry to tread on it.
ts-flavour-vault-4 = A ledger lies open, and the last entry is today’s.
ts-flavour-vault-5 = Keys hang on the wall, and none of them fits anything here.
ts-flavour-vault-6 = The lamp in here is full of oil, though the door was locked for years.
ts-flavour-vault-7 = Moths rise from the sacks when your light comes in.
ts-flavour-vault-8 = A skeleton sits at the desk with its hand on the drawer.

ts-flavour-stairs-1 = Cold air climbs the stairs to look at you.
ts-flavour-stairs-2 = Steps worn hollow by feet that went only down.
ts-flavour-stairs-3 = Bones have been swept neatly to both sides of the stairs.
ts-flavour-stairs-4 = A bell rope hangs beside the stairs, cut off just out of reach.
ts-flavour-stairs-5 = The first step is new, and the others are not.
ts-flavour-stairs-6 = Somebody has painted numbers on the steps, counting down.
ts-flavour-stairs-7 = Smoke from below blackens the vault above the stairs.
ts-flavour-stairs-8 = The handrail of the stairs is smooth from hands with too many fingers.

ts-town-1 = The innkeeper has kept your table, and your bill.
ts-town-2 = The healer counts your bruises, then your coins.
ts-town-3 = The drill yard is open, and the trainer is looking at you.
ts-town-4 = Smoke over the roofs, and somebody is tuning a fiddle.
ts-town-5 = Children want to hear about the Ogre. There may not have been an Ogre.
ts-town-6 = Market day: turnips, rope, and rumours of the deep.
ts-town-7 = The baker gives you the broken loaves, and asks about the stairs.
ts-town-8 = Rain on the cobbles, a lamp in every window, and dry boots by the fire.
