# The tables of the delve, for people who roll on them at a table of their own.

mkd-oracle-side = An open side of a tile that a Hero has entered
mkd-oracle-side-closed = stone: the side is closed, though it can still open from the other side
mkd-oracle-side-tile = a tile lies there: draw one

mkd-oracle-tile = Which tile is drawn
mkd-oracle-tile-number = tile { $tile }; if it has been laid already, draw again

mkd-oracle-feature-hallway = What comes with a hallway
mkd-oracle-feature-hallway-nothing = nothing
mkd-oracle-feature-hallway-token = a token
mkd-oracle-feature-hallway-terrain = terrain
mkd-oracle-feature-hallway-chest = a chest
mkd-oracle-feature-hallway-token-terrain-chest = a token, then terrain, then a chest
mkd-oracle-feature-chamber = What comes with a chamber
mkd-oracle-feature-chamber-nothing = a person: roll for what they ask when a Hero comes in
mkd-oracle-feature-chamber-token = a token
mkd-oracle-feature-chamber-terrain = terrain
mkd-oracle-feature-chamber-chest = a chest
mkd-oracle-feature-chamber-token-terrain-chest = a token, then terrain, then a chest

mkd-oracle-terrain = Which terrain
mkd-oracle-terrain-door = a door
mkd-oracle-terrain-bones = bones
mkd-oracle-terrain-water = water
mkd-oracle-terrain-shadow = shadow
mkd-oracle-terrain-device = a device
mkd-oracle-terrain-artifact = an artifact or furniture; a vortex where neither is in use

mkd-oracle-door = What a door is made of
mkd-oracle-door-wooden = wood
mkd-oracle-door-iron = iron
mkd-oracle-door-edge = On which side of its square a door hangs
mkd-oracle-device = Which device
mkd-oracle-device-teleport = a teleport portal
mkd-oracle-device-vortex = a vortex; a portal where no artifacts and no furniture are in use

mkd-oracle-artifact = Which group of artifacts
mkd-oracle-artifact-is-first = the first
mkd-oracle-artifact-is-second = the second
mkd-oracle-artifact-first = Artifacts of the first group; if you do not have it, take the next
mkd-oracle-artifact-second = Artifacts of the second group; if you do not have it, take the next

mkd-oracle-mission = What a person in a chamber asks for
mkd-oracle-mission-rescue = rescue: free them from their trapped bonds and bring them out alive, for their value in experience
mkd-oracle-mission-escort = escort: a bodyguard leads a hostage out, for ten gold for each point of value
mkd-oracle-mission-vengeance = vengeance: note a die; the Monster revealed with the same die is the murderer, worth twice its value more
mkd-oracle-mission-hunt = treasure hunt: note a die; deliver the treasure with the same die, for a twentieth of its gold in experience
mkd-oracle-mission-venture = venture: a lone survivor joins the party
mkd-oracle-mission-bounty = bounty: a criminal who runs; twice the value if you bring them out alive, once if dead

mkd-oracle-actions = What a Monster does: the first of these that applies
mkd-oracle-action-1 = if it can shoot a Hero in range, it stops and shoots
mkd-oracle-action-2 = if it can shoot, it goes towards the nearest Hero, stops as soon as one is in range, and shoots with the 4 points left
mkd-oracle-action-3 = if it is in range without those points, it waits there, and shoots next time
mkd-oracle-action-4 = if it fights hand to hand and touches Heroes, it strikes at the lowest defense, turning for 1 point if need be
mkd-oracle-action-5 = otherwise it goes to the nearest Hero, stops beside that Hero, and strikes with the 4 points left
mkd-oracle-action-6 = if it lacks those points, it stops there or on the way, and strikes next time
mkd-oracle-action-7 = if it has lost its nerve, it breaks away, runs to the nearest friend or token, rests a turn, and heals a click a turn; without friends it runs where nobody has been, and is gone
