# The rules of the adventure, a sentence each, for /rules.

# permits
rule-MA-001 = One player or several go in without a game master; one tile set and a Hero each is a quick raid, more of both a long evening.
rule-MA-002 = The common dungeon rules hold wherever these rules say nothing else.
# permits
rule-MA-003 = Every player leads a team of one Hero or more.
rule-MA-004 = The more the Heroes are worth together, the stronger what waits for them.
# permits
rule-MA-005 = Two teams of less than fifty points each make for a fast game.
rule-MA-006 = Heroes start at level 1.
# permits
rule-MA-007 = If the table allows novices, a Hero worth more than 30 may start at level 0, one click damaged, and heals no further than that until gaining a level.
rule-MA-008 = A novice counts 20 points at the start.
# permits
rule-MA-009 = More hallways and fewer chambers make an easier dungeon.
rule-MA-010 = Tiles come in sets of five, each with at least one hallway and three chambers.
# permits
rule-MA-011 = A dungeon needs one tile set, and every further set makes a longer game.
# permits
rule-MA-012 = One set is a quick game, two make an evening for two players.
rule-MA-013 = The tiles are shuffled into one stack, order, side and turn by chance, with a hallway at the bottom.
rule-MA-014 = The top tile is laid first, anywhere.
rule-MA-015 = All free entryways of the layout are numbered, and a roll picks the one where the next tile goes.
rule-MA-016 = An entryway is an open square or a run of them on a tile’s edge that joins no other tile.
rule-MA-017 = A new tile is laid at the chosen entryway as it lies, its centre in line with the neighbour’s, or shifted by as few squares as will join them, four at most.
# clauses: joins, overlap
rule-MA-018 = A tile that makes no passable join, or would lie on another, is turned clockwise until it does fit.
rule-MA-019 = A tile that fits in no turn is flipped and tried again.
rule-MA-020 = If neither side fits, another entryway is rolled for; a tile that fits at none is set aside.
rule-MA-021 = The last tile laid is a hallway, and the way into the dungeon.
rule-MA-022 = A roll picks the entrance among that hallway’s free entryways; with none free, the hallway is turned or flipped, or stairs lead in opposite its join.
rule-MA-023 = The Central Chamber is the one with the most tiles between it and the entrance, by a roll among equals.
rule-MA-024 = A way on foot has to lead from the entrance to the Central Chamber.
rule-MA-025 = If a crevice cuts the Central Chamber off, the split tile is turned, flipped or exchanged until a way leads through.
# permits
rule-MA-026 = If the table wants it, tiles are shifted by a square, and their neighbours with them, for a tidier map that joins as it did before: all at once by a setting, or before play by `/do shift C4 east`.
# permits
rule-MA-027 = If the table wants markers, every tile gets a die less two of them on squares by chance: hindering on an odd die, water on an even one.
rule-MA-028 = All entryways but the entrance that join no tile are dead ends.
rule-MA-029 = North is up on the map.
# permits
rule-MA-030 = The chest pool holds at least a chest for every chamber, and the chests chosen set how hard the game is.
rule-MA-031 = The Quest Chest stands in the Central Chamber, on the square with the longest walk from the entrance tile, and looks back along it.
rule-MA-032 = Where the Quest Chest could not be opened, it is turned, or moved to the next farthest square.
rule-MA-033 = The other chests wait in the pool to be discovered.
# permits
rule-MA-034 = The accessory pool holds doors and terrain markers for every hallway and, if the table wants them, an artifact or furnishing for every chamber.
# permits
rule-MA-035 = Which side of a terrain marker is up, obstacle or something special, is settled before the game.
rule-MA-036 = Accessories wait in their pool to be discovered.
rule-MA-037 = A dressing set of chairs, tables and columns always stands the same way within its chamber; pieces that find no room stay away.
rule-MA-040 = Every tile set brings six wandering tokens, all mixed into one pool.
rule-MA-041 = The Heroes’ total value on entering decides the colours of the tokens and a bonus to every reveal.
rule-MA-042 = A token of the strongest colour, the Guardian, waits on a square that the Quest Chest faces.
rule-MA-043 = One token by chance waits in the centre of every chamber, the Central Chamber included.
rule-MA-044 = Where the centre is taken, blocked or split by a crevice, the token waits on the nearest square to it.
rule-MA-045 = The tokens left over stay in the pool to be discovered.
# permits
rule-MA-046 = The Monster pool may be of one theme, and where the table wants it Heroes whom nobody leads serve as villains of level 1.
# permits
rule-MA-050 = Players command their own Heroes only; tokens and Monsters act by dice.
rule-MA-051 = A round is the Heroes’ turn, the tokens’ turn and the Monsters’ turn, until every Hero has left or died.
# permits
rule-MA-052 = The order of the teams is settled before they enter, and stays.
rule-MA-053 = A team waits until the team before it has finished.
# permits
rule-MA-054 = A team with a Hero who has Command may choose to go first in a round.
# permits
rule-MA-055 = Each Hero has one activation in a Hero turn; coming in is one, and any may be skipped.
rule-MA-056 = Tokens move one after the other in reading order.
rule-MA-057 = Each round a die decides anew in which order the Monsters act.
rule-MA-058 = The Monsters’ turn ends when each Monster has acted, except those that have just appeared.
rule-MA-060 = In the tokens’ turn a token takes the shortest way to its goal.
rule-MA-061 = Each turn a die says where a token goes: north, south, east, west, nowhere, or to a Hero.
rule-MA-062 = A token goes straight in its direction, as many tiles as it can.
rule-MA-063 = With no tile that way, a token goes to the edge of its own tile and stops.
rule-MA-064 = If two ways around an obstacle are equally long, a die chooses.
rule-MA-065 = On a six a token takes the shortest way to the tile of the nearest Hero.
rule-MA-066 = A token opens doors on its way for 2 speed points, shuts them for 1, and sets off no traps.
rule-MA-067 = A token shuts every wooden door behind it and leaves iron ones open.
rule-MA-068 = The Guardian’s token never moves.
# clauses: Heroes' turn, tokens' turn, Monsters' turn
# permits: Heroes' turn
rule-MA-070 = A token can be turned over in anybody’s turn, even in a Monster’s.
rule-MA-071 = Whoever comes into a token’s tile or beside the token turns it over, whatever the reason.
# permits
rule-MA-072 = Turning a token over ends the activation at once; only a figure with Nimble or Stealth goes on, with the speed it has left.
rule-MA-073 = A single Monster is the most valuable one in the pool that the points can pay; among equals a die chooses.
# clauses: evenly, leader
rule-MA-074 = When several Monsters appear, a die tells how the points are shared: evenly, or between a leader and followers.
rule-MA-075 = If the best Monster that the points can pay is worth less than half of them, a swarm appears: as many Monsters as the points can pay.
rule-MA-076 = A Monster appears facing the way its token moved, or else the way that a die says.
rule-MA-077 = The first Monster stands where the token was, the others on squares beside it by chance.
rule-MA-078 = A Guardian’s roll has a bonus of 2 for every full 100 points of Hero value above 100.
rule-MA-079 = The Guardian’s bonus goes by the value on entering, and replaces the usual bonus.
rule-MA-080 = Monsters that have just appeared are surprised and miss the next Monsters’ turn.
rule-MA-081 = A surprised Monster acts for the first time in the Monsters’ turn of the next round.
rule-MA-082 = A surprised Monster still strikes back.
rule-MA-083 = Monsters with Nimble or Stealth are never surprised.
# clauses: knows all, no further than needed
rule-MA-090 = Monsters know where every Hero is, hunt them, and move only as far as an attack needs.
rule-MA-091 = A Monster’s first choice is the Hero it can attack, by a shot or a blow, with the least movement; turns, doors and breaking away count.
rule-MA-092 = A Monster prefers to shoot, but takes no step away for it: it strikes a Hero who stands beside it.
rule-MA-093 = Between Heroes who are equally easy to attack, a die decides.
rule-MA-094 = Each Monster then rolls: half the time it goes for its first choice, otherwise for its second, or it does something unexpected.
rule-MA-095 = For something unexpected a second die says whether it steals, runs for help or hesitates.
rule-MA-096 = A Monster takes the shortest way to its target and ignores the other Heroes.
rule-MA-097 = A Monster breaks away and runs past Heroes rather than go round by another passage.
rule-MA-098 = A Monster that fails to break away forgets its target and attacks the Hero who held it, unless it is demoralized.
rule-MA-099 = A Monster passes through a Hero only where there is no other way.
rule-MA-100 = An attacking Monster faces its target as directly as it can.
rule-MA-101 = Monsters take every free spin, even while surprised.
rule-MA-102 = Monsters use their optional abilities whenever they can; among several, a die chooses.
rule-MA-110 = A Monster that runs for help first loses 4 speed points, then makes for the nearest token.
rule-MA-111 = It runs on turn after turn, through any Hero and at any cost, and decides nothing else meanwhile.
rule-MA-112 = When it arrives, the tokens there are turned over, and its activation ends.
rule-MA-113 = From its next activation on it behaves as usual.
rule-MA-114 = With no token left in the dungeon it leaves by the nearest exit.
rule-MA-115 = In its next activation it comes back in, and behaves as usual.
rule-MA-116 = Then roll a die: on a 4 or more a token from the pool is turned over at the entrance, and its Monsters are surprised.
# clauses: stops at once, first choice
rule-MA-117 = A Monster whose only way to help is blocked stops at once and attacks its first choice.
rule-MA-120 = A thief makes for the nearest Hero with a chest and tries to take it.
rule-MA-121 = A Monster that cannot try its theft this turn runs for help instead.
rule-MA-122 = A Monster steals by the common rule for theft from an opponent.
rule-MA-123 = A stolen chest falls shut with its trap set, and its contents are of no use to the thief.
rule-MA-124 = A die says where the thief takes the chest: out of the dungeon, to the Central Chamber, or to the nearest token.
rule-MA-125 = A thief whose way is blocked drops the chest on the spot, shut, with its trap set.
rule-MA-126 = A thief that dies drops its chest, shut, in its square.
# permits
rule-MA-130 = All teams share one pool of experience and agree who heals or rises at every fifty points.
# permits
rule-MA-140 = One Hero carries a chest, and can hand it to a Hero beside the carrier for 2.
# permits
rule-MA-141 = A team may own any number of chests, but a Hero carries two at most.
rule-MA-142 = Gold never goes from one chest to another.
# permits
rule-MA-143 = A carrier can set a chest down on an adjacent square, open, for 1; any Hero picks it up for 2.
rule-MA-144 = A Monster that comes beside an open chest in its activation shuts it for nothing, and its trap is set again.
# permits
rule-MA-145 = Swords, cloaks and other items that are worn work in the Hero turn only.
# clauses: until the next Hero turn, gone for good
rule-MA-146 = A potion works until the next Hero turn begins, and then it is gone for good.
# permits
rule-MA-147 = A dead Hero’s chests fall on the Hero’s square and those around it; picking one up costs 2.
rule-MA-148 = Chests that a dead Hero drops lie open, and their traps are not set again.
rule-MA-150 = The first Hero to enter a chamber, except the Central Chamber, rolls a die for what is there.
rule-MA-151 = A three, four or six finds a treasure chest in a chamber, a five or six an accessory.
rule-MA-152 = A second die says what the accessory is: a terrain marker, a door, an artifact or furnishing.
rule-MA-153 = The first Hero to enter a hallway rolls a die: it may hold a door, a terrain marker, a token, or a door and a token.
# permits
rule-MA-160 = Before the game the table, or dice, decide how many floors the dungeon has and how many tile sets each of them has.
rule-MA-161 = Every floor but the last has stairs in the centre of its farthest chamber instead of the Quest Chest and its Guardian.
rule-MA-162 = On every floor but the last, the party is after the stairs.
# permits
rule-MA-163 = A Hero who stands on the stairs takes them for 3.
rule-MA-164 = Nobody takes the stairs with a Monster in the same tile.
rule-MA-165 = A Hero who has gone down waits below with all they carry, and cannot come back up.
rule-MA-166 = When every Hero has gone down, left or died, the floor is done; what nobody carried is lost with it.
rule-MA-167 = The next floor is built by the same rules, with all its pools full again.
rule-MA-168 = The tokens of every floor depend on what the teams were worth when they first went in.
# permits
rule-MA-169 = The entrance of each floor leads out of the whole dungeon, and nobody who left comes back.
# clauses: leave, come back
rule-MA-170 = Monsters that run for help may leave and come back on every floor.
# permits
rule-MA-171 = The last floor has the Quest Chest and its Guardian as usual, and the way home is its entrance.
rule-MA-172 = A Monster on its way out takes the stairs or the entrance, whichever is nearer, and comes back the same way; the stairs cost it 3 each time.
# clauses: four more, moving and doors
# permits: four more, moving and doors
rule-MA-180 = Quickness gives 4 more speed points to an activation that only moves and opens doors.
rule-MA-181 = Monsters use Quickness when they could not attack their target anyway.
rule-MA-182 = A Monster beside a Hero uses Magic Levitation on that Hero on a roll of 3 or less.
# clauses: die, again, next tile, ten squares
rule-MA-183 = Levitation goes the way a token’s die says (fives and sixes are rolled again), into the next tile if it can, and 10 squares at most.
# clauses: entrance, for good
rule-MA-184 = A Hero levitated out through the entrance is out of the adventure for good.
rule-MA-185 = Monsters with Stealth always hide, except where they could turn a token over.
# permits
rule-MA-186 = A figure with Stealth is never surprised, and goes on after turning a token over.
# permits
rule-MA-187 = A figure with Nimble attacks for less speed, is never surprised, and goes on after turning a token over.
rule-MA-188 = A demoralized Monster runs the shortest way to a Monster with Command.
rule-MA-189 = With no commander in reach it leaves the dungeon for good, and nobody gains experience for it.
rule-MA-190 = With no way out it runs to a tile without Heroes and stays there until one comes.
rule-MA-191 = A demoralized Monster that cannot move at all waits for its end.
rule-MA-192 = Fleeing Monsters turn tokens over as others do.
rule-MA-193 = A Monster with Necromancy raises the dead on a roll of 3 or less: always the most valuable Monster that has left the dungeon.
# clauses: same tile, beside, nerve
# permits: nerve
rule-MA-194 = Friends of a commander in its tile or beside it have 2 more speed points, and may find their nerve again.
# permits
rule-MA-195 = A team led by Command may go first.
rule-MA-196 = A Monster with Magic Freeze uses it instead of a blow on a roll of 3 or less.
rule-MA-197 = A Monster with Magic Confusion uses it on a roll of 3 or less, and moves the Hero the way a token’s die says; a Hero moved out by the entrance is out for good.
rule-MA-198 = Monsters always use Limited Invisibility, except where they could turn a token over.
rule-MA-199 = A Monster with Healing heals itself if it is hurt; otherwise it goes to its nearest hurt friend and heals until the friend is whole.
rule-MA-200 = Monsters always use Magic Blast, unless that takes a step they would not need otherwise.
rule-MA-201 = Monsters always use Flame/Lightning, even where they hit each other.
rule-MA-202 = Monsters use Shockwave as they do Magic Blast.
rule-MA-203 = Monsters use Magic Healing as they do Healing.
rule-MA-204 = A Monster with Sneak Attack judges Heroes by the way to their backs, and goes there.
rule-MA-205 = If it cannot get behind a Hero this time, but can attack, it attacks from where it can.
# permits
rule-MA-210 = Anybody may pass through an opponent, even with others near, but does not strike back at the blow from behind.
# permits
rule-MA-211 = Whoever passes through several opponents takes a blow from behind from each.
# permits
rule-MA-212 = Heroes may let a Monster break away: it rolls no die, but still pays its 2.
# permits
rule-MA-213 = You may shoot into or out of a fight; the attack is then 1 worse.
# permits
rule-MA-214 = Players may decline automatic attacks: counterattacks, and blows at somebody who passes through.
rule-MA-215 = Mounted figures fill two squares, front and rear; what hits both hits them once.
rule-MA-216 = Closed doors usually have a trap that nobody knows.
# permits
rule-MA-217 = A Hero beside a door may look for its trap for nothing: a chest from the pool and a die tell which trap it is.
# permits
rule-MA-218 = A door’s trap is disarmed slowly or fast, for the same experience, as a chest’s is.
rule-MA-219 = A door’s trap that brings Monsters puts them on the far side.
rule-MA-220 = A trap sprung or disarmed never comes back to its door.
rule-MA-221 = Monsters and tokens use doors without setting off traps.
rule-MA-222 = Tokens shut wooden doors behind them, Monsters never.
# permits
rule-MA-223 = The trap of an open door harms nobody.
# permits
rule-MA-224 = If an open door is shut again, a trap nobody has dealt with counts again.
# permits
rule-MA-225 = A door destroyed by magic takes its trap along, for no experience.
# permits
rule-MA-226 = If only one teleport is known, it takes its user to another tile by chance, one way.
# permits
rule-MA-227 = With several teleports on the board the user picks another of them, or a trip by chance.
# permits
rule-MA-228 = A vortex turns its whole tile a quarter about the centre.
# clauses: over its neighbours, gaps, stays
rule-MA-229 = A hallway that turns may lie over its neighbours or leave gaps, and that is how it stays.
rule-MA-230 = Whatever is on the squares that a turning tile covers is destroyed.
# clauses: every square, hindering already
rule-MA-231 = When the tile turns back, every square it had covered is hindering from then on.
rule-MA-240 = A Hero who has left the dungeon does not go back in, and when the last is out the dungeon is sealed for good.
# permits
rule-MA-241 = Town has its order: first experience is shared, then the fallen may be raised, the quest is paid, the party trades, the fallen may be raised once more, Heroes train, and the next adventure begins.
rule-MA-242 = What artifacts did or gave ends in town, and cannot be sold.
rule-MA-243 = Only chests that were carried out bring their gold and items home.
rule-MA-244 = An item is worth 200 gold for each point of its bonuses, every ability counting two points; a draught is worth a third of that.
rule-MA-245 = Items lose their magic in town, used or not.
# permits
rule-MA-246 = A worn item sells for half its value; a draught that was drunk does not sell.
# permits
rule-MA-247 = A worn item can be charged again for the next dungeon at half its value.
# permits
rule-MA-248 = An item not charged again before the party leaves town has lost its magic for good; it can still be sold.
# permits
rule-MA-249 = The shop sells items in chests at twice their value; they are passed on, dropped, stolen and trapped again like any chest.
rule-MA-250 = Chests from the shop hold no gold.
# permits
rule-MA-251 = Raising a fallen Hero costs 1000 gold; whoever is raised before the quest is paid has a share of that, and of nothing earned before.
rule-MA-252 = In a campaign the next level costs ten times what the Hero is worth now.
rule-MA-253 = Past level 5 the next level costs twice the Hero’s worth at level 5, times the present level.
rule-MA-254 = Past level 5 a Hero is worth a tenth of what the next level costs.
# permits
rule-MA-255 = Each level past 5 makes one ability of the dial permanent.
# permits
rule-MA-256 = When the whole dial is permanent, a level teaches an ability from anywhere else, for as long as that level lasts.
# permits
rule-MA-257 = Abilities that get in each other’s way may be learnt together; at the start of each activation the player says which to do without.
# permits
rule-MA-258 = In a campaign nobody rises in the dungeon, only in town.
rule-MA-259 = Experience is divided evenly among the Heroes who did not die; what is left over is lost.
# permits
rule-MA-260 = A level takes 500 gold as well as its experience, from the common purse or the Hero’s own.
# permits
rule-MA-261 = With enough experience and gold a Hero trains several levels at once.
rule-MA-262 = After training a Hero’s experience starts at 0 again.
rule-MA-263 = A fulfilled quest pays 100 experience and 500 gold for each tile set, shared by all who went and live, the raised included.
# permits
rule-MA-264 = In the dungeon every fifty points of experience still heal one Hero to the start of the present level.
rule-MA-265 = From level 6 on, only every full hundred points heal a Hero so.
rule-MA-280 = In a rescue there is no Quest Chest: a Hero of no team lies in bonds where it would stand, and is to be brought out.
rule-MA-281 = The Guardian’s token is set aside in a rescue; the Central Chamber has its common one.
rule-MA-282 = A Hero in bonds is one click from death, and until freed neither moves nor wakes tokens, and nothing harms the prisoner.
# permits
rule-MA-283 = A Hero beside the prisoner looks for a trap as on a door, for nothing: by a chest of the pool and a die. If there is none, the bonds come off at once.
# permits
rule-MA-284 = Once the trap is disarmed or has gone off, the prisoner is a Hero of the team that did it. The prisoner acts from the next Hero turn on and can be harmed, by the trap too.
rule-MA-285 = Nothing heals a prisoner who was freed, and no level does.
rule-MA-286 = As the bonds come off, the Guardian is turned over at the entrance, surprised, with its own bonus.
rule-MA-287 = The prisoner is the first choice of the Guardian’s Monsters, wherever they are.
rule-MA-288 = A rescue is won when the prisoner leaves alive, and lost when they die.
rule-MA-290 = In a stealth mission there is no Guardian, and the Quest Chest is best reached without waking anybody.
rule-MA-291 = In a stealth mission the Quest Chest is every Monster’s first choice.
rule-MA-292 = A Monster that once went for the chest goes for it as long as it lies there; if no way leads to it, it fights as others do.
rule-MA-293 = A Monster at the Quest Chest attacks it against a defense of five until it hits.
rule-MA-294 = A Monster uses no abilities and no shots on the Quest Chest.
rule-MA-295 = A hit destroys what the Quest Chest holds.
rule-MA-296 = A Monster that goes for the chest in a Hero’s hands attacks that Hero, and a hit destroys the chest.
rule-MA-297 = That hit also wounds the Hero as any other would.
rule-MA-300 = In a kidnapping there is no Quest Chest: a certain Monster is to be brought out alive.
rule-MA-301 = The quarry comes out of the Guardian’s token, which begins beside the centre of the Central Chamber; if nobody comes out of it, it is among the next who appear.
rule-MA-302 = When several come out a die says which is the quarry.
# clauses: token, quarry
rule-MA-303 = The token under which the quarry hides is marked on the map, and so is the quarry.
rule-MA-304 = Here the Guardian’s token wanders like all others.
rule-MA-305 = The quarry always makes for the way out, breaking away and passing through as it must; if it gets out by itself, the quest is lost.
# permits
rule-MA-306 = The quarry gives in when it is demoralized, or at its last click if it never is; before that it may be captured by the common rule.
# permits
rule-MA-307 = If a Hero stands beside it as its activation begins, the players say where a quarry that has given in goes, within its speed.
rule-MA-308 = With no Hero beside it a quarry that has given in flees like the demoralized.
# permits
rule-MA-309 = A kidnapping is won when the players bring the quarry out, and lost when it dies.
rule-MA-310 = Against time, every chamber gives three rounds and every hallway one, floor by floor; if what the party came for is not out at the end of the last, the quest is lost.
rule-MA-311 = An adventure won against time is worth half as much experience again, and 250 gold.
# permits
rule-MA-312 = The clock may run whatever else the party has to do.
# permits
rule-MA-315 = A party that splits up needs two hallways: half of the Heroes, the larger half of an odd number, begin at the entrance, the others in the hallway nearest to the Central Chamber.
# permits
rule-MA-316 = Stairs in that hallway are a second entrance, and everybody may leave by either.
rule-MA-317 = An adventure won by a party that split up is worth half as much experience again, and 250 gold.
rule-MA-320 = The adventure is won when a living Hero carries the Quest Chest out, and lost when nobody is left who could.
rule-MA-321 = The game ends when no Hero is left inside.
rule-MA-322 = A Hero who has left cannot come back in.
# permits
rule-MA-323 = Novices, scattered markers, artifacts and furnishings are left out until the table asks for them.
