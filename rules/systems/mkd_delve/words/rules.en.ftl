# The rules of the delve, a sentence each, for /rules.

# permits
rule-RG-001 = Levels are drawn up while they are explored, for one player or several; nothing is laid out in advance.
rule-RG-002 = Where these rules say nothing, the common dungeon rules hold.
# permits
rule-RG-003 = There are eighteen double-sided tiles, and a table may use tiles of its own.
rule-RG-004 = A level begins with one hallway that has two or more openings; one of them is the way in.
# permits
rule-RG-005 = More tiles come whenever a Hero enters a tile where no Hero has been, the first hallway included; coming in costs 1 point.
rule-RG-006 = Every tile has a token with its number, with two faces like the tile.
rule-RG-007 = All levels of a dungeon have the same number of tiles; once a level has them, its open sides close without a roll.
rule-RG-008 = For a new level all tile tokens are mixed again.
# permits
rule-RG-009 = As many chests, markers, doors, artifacts and furnishings come as the table has agreed on; what has run out does not come.
rule-RG-010 = A level’s pool has eighteen wandering tokens; their colours depend on what the Heroes are worth as it begins.
# permits
rule-RG-011 = Teams of at most fifty points have eighteen yellow tokens or, with the hard setting, twelve yellow and six blue ones.
rule-RG-012 = With the hard setting, the six blue tokens are mixed in once nine yellow ones have been used.
rule-RG-013 = Stronger teams have 9 yellow, 6 blue and 3 red tokens, then 3, 6 and 9, then 6 blue and 12 red, 3 and 15, and at last 18 red ones.
rule-RG-014 = From 301 points on, 1 is added to every reveal, and 1 more for every further fifty, ten at most.
rule-RG-015 = Each colour’s tokens take its six faces in turn.
# permits
rule-RG-016 = If the table wants a master for every level, it takes the place of one token of the strongest colour.
rule-RG-017 = A master is worth what the team was at the start, rounded up to fifty.
rule-RG-018 = The master is not in the pool: it waits on the last tile, before the last chest there; a last tile without one gets one.
rule-RG-019 = The master neither moves nor turns over until a Hero enters its tile; it is the strongest Monster for its points, or a swarm.
rule-RG-020 = Monsters come from the whole bestiary.
# permits
rule-RG-021 = A table may keep to Monsters of one kind.
rule-RG-022 = You need only six-sided and ten-sided dice.
rule-RG-023 = When a Hero enters a new tile, roll a die for each of its open sides: north, east, south, west; sides that are joined or were the way in get no roll.
rule-RG-024 = On an odd die no tile comes there.
rule-RG-025 = On an even die a tile comes there.
# clauses: steps, shots
rule-RG-026 = An open side without a tile is closed, like a wall.
rule-RG-027 = A closed side may open later.
rule-RG-028 = The last open side of the whole level needs no roll: a tile always comes.
rule-RG-029 = For every tile a token is drawn, and shown to all.
rule-RG-030 = The token’s face names the tile and its side.
rule-RG-031 = The tile is laid against that side, turned as the token lies.
rule-RG-032 = An opening of the new tile joins one of the old, so that the whole level is connected.
rule-RG-033 = The tile is shifted so that its middle is as near as can be to the opening it joins.
rule-RG-034 = A tile that does not fit is turned clockwise and tried again. Any of the 36 printed sides may come; beyond a crevice that cuts a tile in two nothing grows until a way leads there.
rule-RG-035 = A tile that does not fit, whichever way it is turned, goes back, and another is drawn.
rule-RG-036 = Where no tile fits, the side is closed; a level that has closed itself up too early opens a side again, if anything fits there.
rule-RG-037 = The token of a tile that was laid is out of play for the level.
# clauses: closed sides, printed walls
# permits: printed walls
rule-RG-038 = A closed side that an opening of a new tile meets opens: a secret passage. A printed wall does so where the table wants it.
rule-RG-039 = An open side that an opening of a new tile meets is joined without a roll.
rule-RG-040 = Two dice turn a tile: odd and odd not at all, odd and even by 90 degrees, even and even by 180, even and odd by 270.
rule-RG-041 = For every new tile a die says what comes with it, as it is laid.
rule-RG-042 = On a 1 a hallway holds nothing, and a chamber holds somebody to meet.
rule-RG-043 = On a 2 or 3 a wandering token comes.
rule-RG-044 = On a 4 terrain comes.
rule-RG-045 = On a 5 a chest comes.
rule-RG-046 = On a 6 a token, terrain and a chest come.
rule-RG-047 = Nothing comes with the first hallway.
rule-RG-048 = The square in a hallway is found with a ten-sided die, whose 0 counts nothing, and a six-sided one.
rule-RG-049 = The square in a chamber is found with two ten-sided dice, the 0 of one counting nothing and of the other ten, and a six-sided one.
rule-RG-050 = What cannot be there is rolled for again, and so is what nobody could walk to.
# clauses: hallway, chamber
rule-RG-051 = Squares are numbered row by row as printed, whichever way the tile lies.
rule-RG-052 = Markers and artifacts override whatever is printed on their square.
rule-RG-053 = Monsters, chests and artifacts never share a square.
rule-RG-054 = Monsters and chests may share a square with terrain.
# permits
rule-RG-055 = When all Monsters of a grown level are dead and all its chests are open or disarmed, the stairs to the next level appear on its last tile.
# clauses: who wants it, Monsters never
# permits: who wants it
rule-RG-056 = Teleports and vortices work only for a figure that stands on them and wants them to; Monsters never do.
# permits
rule-RG-057 = Once set off, they work as they always do.
rule-RG-060 = People below are living beings, neither Monsters nor golems nor Heroes; nobody comes twice before all who fit have come.
rule-RG-061 = Nobody is worth more than the team’s Heroes were on average as the game began; if all are, the cheapest comes.
rule-RG-062 = A person comes where nothing else does: in chambers only, on a rolled square.
rule-RG-063 = When the first Hero comes into the tile, a die says what the person asks for; until then everybody ignores them.
rule-RG-064 = A mission that fails costs nothing.
rule-RG-065 = Rescue, on a 1: somebody lies in bonds that have a trap.
rule-RG-066 = A rescued person who is out of the dungeon is worth their value in experience.
# permits
rule-RG-067 = The trap is that of a chest drawn and put back; the bonds come off when it is disarmed, or goes off at the one who tries.
rule-RG-068 = A person in bonds is safe from every attack, trap and spell.
# permits
rule-RG-069 = A person in bonds has one click left, and can be healed when the bonds are off.
rule-RG-070 = From the next round on, the freed person has an activation after the Heroes’ in which to run to the level’s entrance through tiles where Heroes have been, and leaves.
# clauses: Monsters, traps
rule-RG-071 = Out of bonds, the person can be hurt by Monsters and traps.
rule-RG-072 = Escort, on a 2: a healthy hostage who cannot attack wants to get out of the dungeon.
rule-RG-073 = At the end a hostage who is out is worth ten times its value in gold, if one of the party is out too.
# permits
rule-RG-074 = A hostage has no activation: it walks on the points of its bodyguard, whom a player may change at the start of a turn, and goes down or out beside the bodyguard.
rule-RG-075 = An escort fails with the hostage’s death, by whatever means.
# permits
rule-RG-076 = Vengeance, on a 3: a dying person asks for the murderer’s death; the party may decline.
rule-RG-077 = The murderer’s death is worth twice its value in experience, besides the usual.
rule-RG-078 = A dying person cannot be healed, and is gone after the answer.
# permits
rule-RG-079 = If the party promises, a die is rolled and its number noted.
rule-RG-080 = For each Monster that appears later a die is rolled, and the first with the noted number is the murderer.
rule-RG-081 = If none is, or it gets away, the vengeance fails.
# permits
rule-RG-082 = Treasure hunt, on a 4: a wounded person longs for a treasure; the party may decline.
# permits
rule-RG-083 = Handed over, the treasure is worth a twentieth of its gold in experience, fractions dropped; the hunter keeps the chest.
rule-RG-084 = The hunter has lost a die of clicks from the start, but always has one left.
# permits
rule-RG-085 = If the party accepts, a die is rolled and noted, and then one for every treasure it has found; the first with that number is the one.
rule-RG-086 = For every treasure found later a die is rolled as well.
rule-RG-087 = If none is found by the end, the hunt fails.
# clauses: waits, safe
rule-RG-088 = The hunter waits, and is safe while no Monster is in the tile.
rule-RG-089 = If a Monster ends its activation in the tile or beside, or anything hurts the hunter, the hunter runs for the entrance by the shortest way, one activation a round, and leaves.
# permits
rule-RG-090 = Nobody stops the hunter, but until the hunter is out a Hero can catch up and hand over the treasure from beside, for 2 points.
rule-RG-091 = With the treasure the hunter is gone as soon as no Hero is in the tile.
rule-RG-092 = If the hunter is killed before, the hunt fails.
# permits
rule-RG-093 = Venture, on a 5: a lone survivor joins the team of the Hero who meets them, without being asked, and acts in the same round.
# permits
rule-RG-094 = The survivor does whatever Heroes do, but gains no levels.
rule-RG-095 = The survivor leaves the team at the end of the session.
rule-RG-096 = Bounty, on a 6: a criminal at large.
# permits
rule-RG-097 = A criminal who is captured and brought out is worth twice their value in experience, and once their value if killed, by whatever means.
# permits
rule-RG-098 = A criminal is captured like anybody else.
rule-RG-099 = The criminal runs at once, and then in every Monsters’ turn, like a figure that has lost its nerve: to where nobody has been, or away from Heroes.
rule-RG-100 = The criminal resists by all means, and fights as a Monster does when cornered.
rule-RG-101 = The criminal is nobody’s friend: Monsters go for a criminal who is nearer than any Hero, and traps and spells work on criminals.
rule-RG-102 = On a 1 to 3, a token’s points are shared as evenly as can be.
rule-RG-103 = On a 4 to 6, the leader has a die more for every twenty points, each follower a die less than the one before, and the last what is left.
rule-RG-104 = Where no Monster fits, points go one by one from the second strongest and the strongest to the weakest.
rule-RG-105 = The strongest stands on the token’s square, the others beside it by chance.
rule-RG-106 = A token that turns over by its own move goes on as its strongest Monster, with 4 points fewer.
rule-RG-107 = Nobody is surprised: Monsters that a Hero wakes act in the coming Monsters’ turn.
rule-RG-108 = A Monster that went on like that has had its activation of the round.
rule-RG-109 = Terrain on a 1 is a door, of wood on a 1 to 4, of iron on a 5 or 6.
rule-RG-110 = Terrain on a 2 is bones, on a 3 water, on a 4 shadow.
rule-RG-111 = Terrain on a 5 is a teleport on an odd die and a vortex on an even one; without artifacts it is a teleport.
rule-RG-112 = Terrain on a 6 is an artifact or furniture; without them it is a vortex.
rule-RG-113 = Of artifacts an odd die means the first group and an even one the second, and another die which of six; what is not available gives way to the next.
rule-RG-114 = Artifacts of the first group have six tokens, or 4 red, 3 red, 2 red, 4 blue, 3 blue.
rule-RG-115 = Those of the second have 2 blue, 4 yellow, 3 yellow, 2 yellow; the last two are a pillar, and a table with two chairs.
rule-RG-116 = A door is north of its square on two odd dice, west on odd and even, south on two even ones, east on even and odd; never in a wall.
rule-RG-117 = A chest faces straight on an odd die and diagonally on an even one; two more dice say where.
rule-RG-118 = A chest before which nobody could stand is turned clockwise until somebody can.
# permits
rule-RG-120 = Each player has an activation for every Hero who is in the team now.
rule-RG-121 = Every token and every Monster has one activation in a round, tokens first, in an order by chance.
rule-RG-122 = All tokens make for the nearest Hero by the cheapest way.
rule-RG-123 = Monsters make for the nearest Hero by the cheapest way.
rule-RG-124 = Of several Heroes it can attack a Monster chooses the lowest defense, then the one who lost the most clicks.
rule-RG-125 = Monsters always use abilities that help them.
rule-RG-126 = First: a Monster that can shoot somebody stops and shoots.
rule-RG-127 = Second: it moves towards the nearest Hero until the Hero is in range, and shoots with 4 points left.
rule-RG-128 = Third: without the points it waits, and shoots the next time.
rule-RG-129 = Fourth: a Monster beside Heroes strikes, turning first if it must.
rule-RG-130 = Fifth: it moves up to the nearest Hero, and strikes with 4 points left.
rule-RG-131 = Sixth: without the points it waits, and strikes the next time.
rule-RG-132 = Seventh: a Monster without its nerve breaks away from the Heroes around it.
rule-RG-133 = It runs to the nearest Monster or token by the cheapest way, and stops beside it.
rule-RG-134 = It stays there for one turn and does nothing.
rule-RG-135 = It then heals a click each turn until it has its nerve again; attacked, it runs to another.
rule-RG-136 = With nobody to run to, it runs to a tile where no Hero has been, and is gone.
rule-RG-137 = The seven actions are in the order of their priority.
