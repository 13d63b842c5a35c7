# The tables of the adventure, for people who roll on them at a table of their own.

mkd-oracle-movement = Where a token goes
mkd-oracle-movement-north = north, tile by tile, and on to the far edge
mkd-oracle-movement-south = south, tile by tile, and on to the far edge
mkd-oracle-movement-east = east, tile by tile, and on to the far edge
mkd-oracle-movement-west = west, tile by tile, and on to the far edge
mkd-oracle-movement-stay = nowhere
mkd-oracle-movement-hero = to the tile of the nearest Hero

mkd-oracle-decision = What a Monster decides
mkd-oracle-decision-first = its first choice: the Hero who costs the fewest points to reach
mkd-oracle-decision-second = its second choice
mkd-oracle-decision-unexpected = something unexpected
mkd-oracle-unexpected = Something unexpected
mkd-oracle-unexpected-theft = theft: it goes for the nearest Hero with a chest and tries to take it; roll for where it runs once it has it. If it cannot try now, reinforcements, as on a 2 to 5
mkd-oracle-unexpected-reinforce = reinforcements: it runs to the nearest token, or out by the nearest exit
mkd-oracle-unexpected-hesitate = it hesitates: it turns to the nearest Hero and does nothing else
mkd-oracle-reinforcements = A Monster comes back in
mkd-oracle-reinforcements-none = alone
mkd-oracle-reinforcements-reveal = with company: reveal a token where it came in
mkd-oracle-theft = Where a thief takes a chest
mkd-oracle-theft-exit = to the nearest exit, and out
mkd-oracle-theft-central = to the Central Chamber
mkd-oracle-theft-token = to the nearest token

mkd-oracle-discovery-chamber = A chamber entered for the first time
mkd-oracle-discovery-chamber-none = nothing
mkd-oracle-discovery-chamber-chest = a chest
mkd-oracle-discovery-chamber-accessory = an accessory
mkd-oracle-discovery-chamber-both = a chest and an accessory
mkd-oracle-discovery-hallway = A hallway entered for the first time
mkd-oracle-discovery-hallway-none = nothing
mkd-oracle-discovery-hallway-door = a door in one of the other exits
mkd-oracle-discovery-hallway-terrain = a terrain marker
mkd-oracle-discovery-hallway-token = a token in the middle, turned over at once
mkd-oracle-discovery-hallway-door-and-token = a door in one of the other exits, and a token in the middle
mkd-oracle-discovery-accessory = Which accessory
mkd-oracle-discovery-accessory-terrain = a terrain marker
mkd-oracle-discovery-accessory-door = a door
mkd-oracle-discovery-accessory-artifact = an artifact
mkd-oracle-discovery-accessory-dressing = furniture or pillars
