# The rules of the map generator, a sentence each, for /rules.

rule-DM-001 = The first level is rolled with three twelve-sided dice at a time.
rule-DM-002 = The first roll, added up, is the number of tiles of the level.
rule-DM-003 = The same first roll also gives the first tiles.
rule-DM-004 = Of the tiles of one roll the lowest number is placed first.
rule-DM-005 = New tiles go on clockwise from nine o’clock, and older tiles are continued before younger ones.
rule-DM-006 = While there is an open passage, the next tile goes there.
rule-DM-007 = With no open passage left and tiles still missing, the next one goes behind a wall, and the wall gets a secret door.
rule-DM-008 = A double gives one tile only, and that tile is special.
rule-DM-009 = A triple gives one tile only, and that tile is very special.
rule-DM-010 = Every special tile holds a trap, a treasure or a surprise.
# permits
rule-DM-011 = The owner of the map can overrule any placement, and decides where rules contradict each other.
rule-DM-012 = The first tile opens downward, and that opening is the entrance.
rule-DM-013 = The map starts in the middle of the bottom of the sheet.
rule-DM-014 = The other tiles of the first roll are placed by the same rules as all later ones.
rule-DM-015 = Dice are rolled until the level is as large as it was to be; tiles beyond that are dropped.
rule-DM-016 = In the end every open passage that leads nowhere is walled up.
rule-DM-017 = A new tile is turned so that it opens to the passage it continues, and meets its neighbours as well as it can.
rule-DM-018 = An opening that faces a wall leads nowhere.
rule-DM-019 = Stairs down make a level below, rolled with one die less.
rule-DM-020 = A lower level is rolled with its fewer dice every time.
rule-DM-021 = Below the last level stairs are blocked by rubble.
rule-DM-022 = All stairs of a level lead to the same next level: the first to its entrance, others to tiles chosen by chance.
# permits
rule-DM-023 = Stairs lead down, unless a coin may send them up.
rule-DM-024 = Below the first level special tiles count a step higher, and one room in six becomes special.
rule-DM-025 = An eight-sided die says which direction is at the top of the map: one is north, and on clockwise.
rule-DM-026 = A twelve-sided die says what kind of place the dungeon is.
rule-DM-027 = One is a straight corridor, thirty feet long and ten wide.
rule-DM-028 = Two is a crossing of two corridors.
rule-DM-029 = Three is a corridor with a branch to one side.
# clauses: thirty feet, opposite ends
rule-DM-030 = Four is a room of thirty by thirty feet with ways at opposite ends.
rule-DM-031 = Five is a room with a way in every wall.
rule-DM-032 = Six is a room with ways in three walls.
rule-DM-033 = Seven is a room with ways in two walls that meet.
rule-DM-034 = Eight is a corridor that turns.
rule-DM-035 = Nine is a room with a single way in.
rule-DM-036 = Ten is a corridor that ends blind.
rule-DM-037 = Eleven is a straight corridor again.
rule-DM-038 = Twelve is a corridor with stairs at its end.
rule-DM-039 = Ten feet are about three metres, and thirty a little under ten.
rule-DM-040 = Barred: every way into a room has a door.
rule-DM-041 = Barred: three doors in four are closed.
rule-DM-042 = Barred: half of the closed doors are locked.
rule-DM-043 = Barred: a tenth of all tiles hold a barricade, and one at least.
rule-DM-044 = Cyclopean: everything is twice as large.
# permits
rule-DM-045 = Cyclopean, by option: everything is two to four times as large.
rule-DM-046 = Eldritch: nothing changes but the words for it.
# permits
rule-DM-047 = Extensive: corridors are twice as long, or by option two to four times.
# permits
rule-DM-048 = Geometric: half of the rooms, or as many as a die says, are not boxes.
# permits
rule-DM-049 = Natural: half of the dungeon, or as much as a die says, is cave.
rule-DM-050 = Open plan: corridors are as wide as rooms and run into them.
rule-DM-051 = Smooth: there is no right angle anywhere.
rule-DM-052 = Slanted: every corridor slopes, up or down at even chances.
rule-DM-053 = Slanted: a four-sided die says how steep: barely, 20 degrees, 45 degrees, or sheer.
rule-DM-054 = Unusual materials: a twelve-sided die says what everything is made of.
# permits
rule-DM-055 = Ventilated: crawlways two feet high and three feet wide link rooms that lie side by side, and by option some corridors.
# permits
rule-DM-056 = Warren-like: passages are five feet wide, or three to five by option, and bend more than they need to.
# permits
rule-DM-057 = A set of picture dice may take the place of the table of tiles.
# permits
rule-DM-058 = Plot, puzzles and monsters are left to whoever runs the game.
rule-DM-059 = The finished map is redrawn from the sketch, with all that its kind changes.
rule-DM-060 = A first tile with a single opening spends it on the entrance, so the next tile lies behind a secret door.
rule-DM-061 = Tiles never overlap and never leave the sheet.
# permits
rule-DM-062 = A map can be drawn in turns, or hidden and uncovered by walking through it.
# permits
rule-DM-063 = What a die would say about the kind of place may be chosen instead, a material in any words.
