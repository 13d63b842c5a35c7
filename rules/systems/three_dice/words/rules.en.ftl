# The rules of 3 Dice Dungeon, a sentence each, for /rules.

rule-TD-001 = A hero is three six-sided dice: BODY, MIND and SPIRIT, in the order rolled, and each is both what you have and the most you can have.
rule-TD-002 = Three dice that come to ten or less are all rolled again.
rule-TD-003 = Each attribute is one die, so no hero starts with more than six in anything.
rule-TD-004 = Every new location takes three dice: one for the place, one for the monster, one for the treasure.
# permits
rule-TD-005 = A corridor has two exits; the party decides whether it runs straight or bends.
rule-TD-006 = A small room has one or two exits, at even chances.
rule-TD-007 = A large room has one to three exits.
rule-TD-008 = A vault has one to three exits.
rule-TD-009 = A temple has one to three exits.
rule-TD-010 = A great hall has two to four exits.
rule-TD-011 = The exit you came in by is counted, so a location can be a dead end.
rule-TD-012 = Every location takes one cell of the map, with exits to the four points of the compass only.
rule-TD-013 = Exits must agree with the rooms already drawn: a drawn exit that faces the new room is an exit of it, and a drawn blank wall stays blank.
# permits
rule-TD-014 = Exits that are free to go anywhere go where the party wants them.
rule-TD-015 = Connections to drawn rooms are kept even beyond the number rolled, and exits that find no free side are lost.
rule-TD-016 = In the first location of a level the way in counts as an exit, but at least one exit leads onward.
# clauses: its die, a six
rule-TD-017 = A monster has as many hit points as its die shows; a six means nobody is there.
rule-TD-018 = A monster that is there has to be fought before anything else.
# permits
rule-TD-019 = To attack, choose an attribute and roll a die: less than the attribute hits.
rule-TD-020 = A hit takes one point from the monster, and the last point kills it.
rule-TD-021 = A die equal to the attribute or higher misses, and the attribute you used loses a point.
rule-TD-022 = A one always hits.
rule-TD-023 = A six always misses.
rule-TD-024 = Every attribute at zero makes all attacks harder by one.
rule-TD-025 = A hero whose attributes are all at zero is dead.
rule-TD-026 = An attribute at zero cannot be used to attack.
# clauses: raises the number, never the die
rule-TD-027 = Whatever says “plus” raises the number you must stay below; it is never added to the die.
rule-TD-028 = In the first location of a game, a monster die of four or five is rolled again until it is neither.
rule-TD-029 = In the second location of a game, a monster die of five is rolled again.
rule-TD-030 = Treasure is yours once the monster is dead, or at once where nobody was.
# permits
rule-TD-031 = A healing potion gives two points to one attribute or one point to each of two, never above the maximum, at any time of your turn.
# clauses: adds one, BODY
rule-TD-032 = Each magic sword adds one to BODY attacks.
# clauses: adds one, MIND
rule-TD-033 = Each tome of enlightenment adds one to MIND attacks.
# permits
rule-TD-034 = A spell scroll, announced before the roll, adds three to one SPIRIT attack and is gone.
# permits
rule-TD-035 = In a vault without monsters a map fragment can be traded for a roll on the artifact table.
rule-TD-036 = A location is worth the sum of its three dice in experience, once its monster is dead or if it had none.
rule-TD-037 = When a beginner’s monster die was rolled again, the die that stayed counts for experience.
# permits
rule-TD-038 = Every fifty points of experience raise one maximum by one and restore every attribute.
# permits
rule-TD-039 = A hero who crosses several thresholds at once gains a level for each.
rule-TD-040 = A hero’s level is one, plus one for every fifty points of experience.
# clauses: a one, a two, anything else
rule-TD-041 = On entering a known room, roll a die: a one brings the weakest monster with one hit point, a two the second weakest with two, anything else nobody.
rule-TD-042 = A roving monster is worth its die in experience and carries no treasure.
# clauses: still there, no rover
rule-TD-043 = A monster you left alive is still there when you return, and no rover is rolled for.
# permits
rule-TD-044 = From a temple without monsters you can step into any other temple you have found.
# clauses: temples, scrolls
rule-TD-045 = A teleport counts as returning: roll for a roving monster on arrival.
rule-TD-046 = Teleporting never leaves the dungeon level.
# permits
rule-TD-047 = The way down starts in a great hall without monsters, and nowhere else.
# permits
rule-TD-048 = The way down is open once an artifact was collected on this level, even if it has been used up.
rule-TD-049 = A deeper level is a new map under the same rules, and the heroes bring everything they have.
# permits
rule-TD-050 = The jade idol adds two to one attack of any kind, once.
# clauses: three, MIND, once
# permits: MIND
rule-TD-051 = The crystal pendant adds three to one MIND attack, once.
# permits
rule-TD-052 = The boots of swiftness carry you out of a fight into a random explored room next door, as many times in all as you have levels.
# permits
rule-TD-053 = The scroll of teleportation takes you from a cleared room to any explored room of the level, once.
# permits
rule-TD-054 = Sleeping salts end a fight without reward; the monster is awake again at your next visit, as strong as it was.
# permits
rule-TD-055 = The shielding charm, used after a miss, takes one loss for you.
rule-TD-056 = In company every player rolls and keeps a hero of their own.
rule-TD-057 = In company each hero who enters rolls a monster die, and the highest names the monster.
rule-TD-058 = In company the monster’s hit points are the sum of all the monster dice.
rule-TD-059 = In company a monster die that shows nobody is left out, unless all of them do.
rule-TD-060 = In company every hero earns the whole experience of a location.
rule-TD-061 = In company only the highest monster die counts for a location’s experience.
# permits
rule-TD-062 = In company a location still holds one treasure, and one hero takes it.
rule-TD-063 = In company the heroes attack in the order of their seats, and a hero who misses pays alone.
# permits
rule-TD-064 = In company the party stays together, unless the host lets it split up.
rule-TD-065 = The undead level has its own table of monsters and rewards, with crypts in place of vaults.
# permits
rule-TD-066 = A crypt is used exactly like a vault.
rule-TD-067 = Against the undead a six with SPIRIT is not an automatic miss: it hits if it stays below the number.
rule-TD-068 = On an undead level the rovers are skeletons and zombies.
# clauses: corridors, halls
rule-TD-069 = Corridors and halls can hold monsters like any other place.
# permits
rule-TD-070 = In a room without monsters and without unexplored exits of its own you can search for a secret door.
# permits
rule-TD-071 = When a hero of a party dies, the belongings stay in the room and the party rolls one monster die less.
# clauses: beyond six, a six misses
rule-TD-072 = Maxima can rise beyond six, although a six still misses.
rule-TD-073 = A monster you ran from, or put to sleep, keeps the hit points it had.
# permits
rule-TD-074 = The classic game plays with the older table: monsters one row lower, caverns in place of vaults, a map fragment to choose between two locations, and flight for a point of each attribute.
# clauses: not without, boots, salts, house rule
# permits: boots, salts, house rule
rule-TD-075 = There is no running from a monster without boots, salts or a house rule.

# clauses: monsters, rovers
# permits
rule-HR-001 = House rule: each dungeon level below the first gives every monster one hit point more.
# permits
rule-HR-002 = House rule: the first level costs 50 points of experience, the second 100 more, the third 150 more, and so on.
# permits
rule-HR-003 = House rule: all rewards are lost at every new character level, at every new dungeon level, or at both.
rule-HR-004 = Character levels and dungeon levels have nothing to do with each other.
# permits
rule-HR-005 = House rule: a rest in a cleared temple, once per visit, gives a point back on four to six and brings a monster on one or two.
# permits
rule-HR-006 = House rule: on a one or a two you escape to the room you came from; otherwise you must attack before trying again.
# clauses: every maximum, never below one
# permits
rule-HR-007 = House rule: each deeper dungeon level lowers every maximum by one, though never below one.
# permits
rule-HR-008 = House rule: you can always run, at the price of a point of each attribute.
# permits
rule-HR-009 = House rule: you can always run, and a die sets the price: nothing on one, one point on two or three, two on four or five, three on six.
# clauses: three levels, one from each
# permits
rule-HR-010 = House rule: an artifact from each of three levels wins the game.
# permits
rule-HR-011 = House rule: the host chooses which levels are undead.
# permits
rule-HR-012 = House rule: each deeper level adds one more monster of the same kind, fought one after another for one reward.
# clauses: treasures, artifacts, picked up
# permits
rule-HR-013 = House rule: nobody can carry more than a set number of things.
# clauses: laid down, picked up
# permits: laid down, picked up
rule-HR-014 = House rule: you can lay things down in rooms and pick them up again.
# permits
rule-HR-015 = A search names three numbers, or odd or even: if the die shows one of them, a secret door opens on a free wall. One try per visit.
# permits
rule-HR-016 = House rule: a one on a search is also a trap and costs a point of your choice.
# permits
rule-HR-017 = House rule: each new exit rolls a die, and odd means locked; a key opens it, or a BODY attack at the price of a point for each miss.
# permits
rule-HR-018 = House rule: where the treasure die shows nothing there is a key.
rule-HR-019 = Two-sided and three-sided dice are a coin and half a die: one or two, one to three.
# clauses: used up, unless the host says otherwise
# permits: used up, unless the host says otherwise
rule-HR-020 = An artifact that was used up still counts as collected, unless the host says otherwise.
# permits
rule-HR-021 = Boots of swiftness without a run left stay in the pack, and the next level gives another.
# permits
rule-HR-022 = House rule: an empty location counts nothing for its monster die.
# permits
rule-HR-023 = House rule: companions can duel, striking in turn; a miss costs the striker a point, a hit costs the other one.
# permits
rule-HR-024 = House rule: the party can split up; its groups then take turns, and each rolls and earns for those present.
rule-HR-025 = Readers spoke of quests and room events without giving rules, so there are none.
rule-HR-026 = The blank wall of a drawn neighbour forbids an exit there.
rule-HR-027 = The bonuses of things raise the number to stay below.
rule-HR-028 = One die makes one attribute.
rule-HR-029 = What a map fragment unearths is rolled on the artifact table.
rule-HR-030 = A monster’s row in the table is its hit points.
# clauses: a new level, the same rules
rule-HR-031 = Going down means a new level by the same rules.
rule-HR-032 = Readers wished for puzzles and obstacles without giving rules, so there are none.
# permits
rule-HR-033 = The classic table can be chosen as a mode of its own.
rule-HR-034 = The corrections to 3RD6, to modify a roll instead of rolling again and to pick locks without a roll, belong to that game alone.
# clauses: minions, bosses
rule-HR-035 = The later names of minions and bosses belong to 3RD6 alone.
# permits
rule-HR-036 = House rule: heroes have hit points, one die or one die plus six; misses cost a hit point, potions restore two, and swords add two.
