# The rules of Green Dungeon, a sentence each, for /rules.

rule-GD-001 = Twenty-three tiles make the stack: six Drop, four Hammer, four Wood, four Brick, five Cog.
rule-GD-002 = The two Straw tiles, lairs of the bosses, are laid aside at first.
# clauses: the cards, whole at first
rule-GD-003 = There are three decks of twelve cards, Treasure, Monster and Boss, each with Drop, Hammer, Wood and Cog.
# clauses: only where a rule says so, when the deck is empty
rule-GD-004 = A used card goes back into its deck only where a rule says so, or when the deck is empty.
# clauses: sixteen face down, each way
rule-GD-005 = Sixteen tiles are laid face down, four by four, each turned one way or the other.
# permits
rule-GD-006 = One corner is flipped, and the hero starts there; that room is explored and cleared.
# clauses: shuffled with the Straws, away from the start
rule-GD-007 = The seven tiles left are shuffled with the Straws and make the square five by five, away from the start.
# clauses: ten health, five magic, three luck, three gold, level one
rule-GD-008 = A hero begins with ten health, five magic, three luck, three gold, at level one without experience.
rule-GD-009 = If walls cut any tile off, all tiles are turned again.
# clauses: beside, never diagonally
# permits: beside
rule-GD-010 = You go to a room beside yours, never diagonally.
rule-GD-011 = A tile has exits on two opposite sides, the light ones.
# permits
rule-GD-012 = Where light meets light there is an open passage, free both ways.
rule-GD-013 = Where dark meets dark there is a wall.
# clauses: wall all around, nobody leaves
rule-GD-014 = Around the dungeon is nothing but wall, and nobody leaves.
# permits
rule-GD-015 = Where light meets dark there is a door, open to a hero who comes from the light side.
rule-GD-016 = A door falls shut behind you.
# permits
rule-GD-017 = A shut door to a room you have been in opens if a die and your level make more than four.
# permits
rule-GD-018 = A shut door to a room that is new to you opens if a die and your level make more than six.
# clauses: a cube, before the roll
# permits: a cube
rule-GD-019 = To try a shut door again costs a cube of time, paid before the roll.
rule-GD-020 = Passing a shut door costs a cube of time, before the cube for the room.
# clauses: another way, at no cost
# permits: another way, at no cost
rule-GD-021 = When a door stays shut you can go another way instead, at no cost.
# clauses: flipped, as it lies
rule-GD-022 = A tile that is entered for the first time is flipped as it lies.
# clauses: by a vision, from its threshold
rule-GD-023 = A room that was only seen counts as new for its doors.
# clauses: entered freely, nothing happens
# permits: entered freely
rule-GD-024 = A cleared room is entered freely, and nothing happens there.
rule-GD-025 = One turn leads into one room.
rule-GD-026 = A turn is: go in, face what is there, drink, count the time, rest.
rule-GD-027 = Entering a room that is not cleared costs a cube of time.
# permits
rule-GD-028 = Moving through cleared rooms by free ways costs nothing.
# clauses: by choice, after the lesser boss
# permits: by choice
rule-GD-029 = A rest costs three cubes of time.
rule-GD-030 = At five, ten and fifteen cubes an event cube is added and an event check made.
rule-GD-031 = At fifteen, after the check, the track is emptied and two event cubes are taken off.
rule-GD-032 = Cubes are added one by one, and those over go on after the track is emptied.
# permits
rule-GD-033 = Turning back from the final lair costs no time.
rule-GD-034 = When the fight with a wanderer is over, one more cube is added.
rule-GD-035 = In a check, upkeep is rolled once for each event cube.
rule-GD-036 = A six on either die means that upkeep does nothing.
rule-GD-037 = The first die counts columns to the right, the second rows down.
rule-GD-038 = An explored tile that upkeep finds is turned face down and holds something new.
# clauses: face down, only seen
rule-GD-039 = Upkeep leaves tiles alone that are not explored.
rule-GD-040 = Upkeep leaves the room of the heroes alone.
# clauses: the lesser boss's, the final one
rule-GD-041 = Upkeep leaves lairs alone.
# clauses: fled, bribed
rule-GD-042 = Upkeep leaves a room alone where a foe waits.
# clauses: one die, not above the cubes
rule-GD-043 = Then one die is rolled: if it does not pass the event cubes, a wanderer comes.
# clauses: made so, fought so, wherever you are
rule-GD-044 = A wanderer is made and fought as in a Drop room, wherever you are.
# clauses: of one's own will, after the lesser boss, awake
# permits: awake
rule-GD-045 = A wanderer that finds you resting takes no bribe.
rule-GD-046 = A rest broken by a wanderer heals one die and gives nothing else.
# permits
rule-GD-047 = You can rest only where no foe waits in your room or beside it.
# permits
rule-GD-048 = Any cleared room will do for a rest.
rule-GD-049 = A rest heals the higher of two dice.
# clauses: one die, not above the most
rule-GD-050 = A rest restores one die of magic.
# clauses: heals first, then magic, then levels
rule-GD-051 = A rest first heals, then restores magic, then lets you gain a level.
# permits
rule-GD-052 = In a rest, five experience buy a level, if you like.
# clauses: health, magic
rule-GD-053 = A level raises the most health and the most magic by one.
# clauses: health, magic
rule-GD-054 = A level heals three and restores three magic.
# clauses: one more, up to three
rule-GD-055 = A level gives a point of luck, up to three.
rule-GD-056 = The level is added to melee, flight, doors, traps and spells.
# permits
rule-GD-057 = In one rest you can gain several levels.
# clauses: stay, again
# permits: stay, again
rule-GD-058 = You can stay and rest again.
# permits
rule-GD-059 = When damage leaves you with one health or none, you can spend luck.
# clauses: the higher of two dice, several
# permits: several
rule-GD-060 = Each point of luck heals the higher of two dice, and you can spend several.
rule-GD-061 = Health stops at zero before luck heals.
# clauses: one more, up to three
rule-GD-062 = The lesser boss’s end gives a point of luck, up to three.
# clauses: none left, none spent
# permits: none spent
rule-GD-063 = A hero who has no health and spends no luck is dead.
rule-GD-064 = Every tie goes to the monster.
# clauses: health, damage
rule-GD-065 = A Drop room is shown as a fight: a Monster card is drawn, whose number is health and damage.
rule-GD-066 = There, a Drop on the card makes it harder by one.
rule-GD-067 = There, a Wood card makes a caster with as much magic as it is hard.
rule-GD-068 = There, a Cog card guards a treasure.
rule-GD-069 = There, a Hammer on the card means nothing.
rule-GD-070 = A dead monster of a Drop room is worth one experience, and its card goes back.
# clauses: stays, wounds, magic
rule-GD-071 = A monster you fled from stays, with its wounds and its magic.
# clauses: two cards, the higher number
rule-GD-072 = A Hammer room is shown as a hard fight: two Monster cards are drawn, and the higher number counts.
rule-GD-073 = There, each Drop or Hammer makes it harder by one.
rule-GD-074 = There, a Wood card makes a caster with magic as its number.
rule-GD-075 = There, Cogs guard one treasure, however many they are.
rule-GD-076 = In a Hammer room the monster adds one to its melee rolls.
# clauses: two experience, both cards back
rule-GD-077 = There, it is worth two experience, and both cards go back.
# clauses: drawn, laid aside
rule-GD-078 = A Wood room is shown as a place of magic: a Boss card is drawn, and laid aside.
rule-GD-079 = There, a Drop heals as much as its number.
# permits
rule-GD-080 = There, Wood shows as many face-down tiles as its number, of your choice.
rule-GD-081 = There, a Hammer does damage: its number less a die and your level.
# permits
rule-GD-082 = There, a Cog does the same, and the living then keep one of two treasures.
rule-GD-083 = The magic of a room works once, at once, until the room is reset.
rule-GD-084 = A Brick room is shown as a trap: a Boss card is drawn, and a die and your level must reach its number.
rule-GD-085 = If they do not, the trap does damage: its number less your level.
rule-GD-086 = A trap of Wood takes magic instead of health.
rule-GD-087 = A trap of Cog leaves a treasure, hit or not.
# clauses: laid aside, free to pass
# permits: free to pass
rule-GD-088 = The card of a trap is laid aside, and the room is free to pass.
# clauses: two drawn, one kept
# permits: one kept
rule-GD-089 = A Cog room is shown as a treasure room: two Treasure cards are drawn, of which you keep one.
# permits
rule-GD-090 = The Straw flipped first is the lesser boss’s lair, the other the final one.
rule-GD-091 = The lesser boss is one Boss card, harder by one for a Drop or a Hammer.
rule-GD-092 = A lesser boss of Wood has magic as its number.
# clauses: lesser, final
rule-GD-093 = Bosses take no bribes.
# clauses: flee, as it was
# permits: flee
rule-GD-094 = You can flee from the lesser boss, who stays as it was.
rule-GD-095 = The lesser boss is worth what is missing to the next level.
rule-GD-096 = The lesser boss’s card never comes back.
rule-GD-097 = The lesser boss leaves two treasures.
rule-GD-098 = After the lesser boss you must rest.
rule-GD-099 = Lairs are never reset.
# clauses: each time, enter, turn back
# permits: each time, enter, turn back
rule-GD-100 = At the final lair you choose each time to enter or to turn back.
rule-GD-101 = The final boss is two Boss cards: the higher number, one more for each Drop and Hammer.
rule-GD-102 = The final boss has magic as the lower number.
# clauses: no flight, no bribe
rule-GD-103 = You cannot flee from the final boss, and it takes no bribe.
# clauses: five experience, three treasures
rule-GD-104 = The final boss is worth five experience and three treasures.
rule-GD-105 = The game is won when both bosses are dead.
# permits
rule-GD-106 = A bribe is for the first combat turn.
# clauses: the number, the higher
rule-GD-107 = A bribe costs the number on the card, of two the higher.
# permits
rule-GD-108 = A monster that you once fled from takes double.
# permits
rule-GD-109 = A bribed monster stays and lets you pass, until you come again.
# permits
rule-GD-110 = Killing it later brings all its bribes back.
# clauses: traps, magic
rule-GD-111 = Neither traps nor magic can be bribed.
# clauses: in order, again and again
# permits: again and again
rule-GD-112 = A combat turn is flight, magic, melee, again and again.
# permits
rule-GD-113 = To flee, a die and your level must beat the monster’s die.
# permits
rule-GD-114 = If you get away, you run to an explored room next door, and the monster stays.
rule-GD-115 = A failed flight means no magic and no bonuses this combat turn.
rule-GD-116 = Monsters never flee.
# clauses: one magic, one and the level
# permits: one magic
rule-GD-117 = The lesser spell costs one magic and does one damage and your level.
# permits
rule-GD-118 = The greater spell costs three magic, does a die and your level, and one damage to you.
# clauses: instead of a spell, one
# permits: instead of a spell
rule-GD-119 = Instead of a spell, you can drink one potion in a combat turn.
# clauses: casts, does not strike
rule-GD-120 = A monster with magic casts and does not strike.
# clauses: one magic, its full damage
rule-GD-121 = Its spell costs one magic and does its full damage.
rule-GD-122 = A boss with three magic casts the greater spell: a die more, and one damage to itself.
rule-GD-123 = Other monsters never cast the greater spell.
rule-GD-124 = You cast first, and the dead cast no more.
rule-GD-125 = If both sides cast, there is no melee.
rule-GD-126 = If one side casts, it has no bonuses in melee and does no damage there.
rule-GD-127 = In melee both roll: you add level and weapon, the monster one to three by its kind.
rule-GD-128 = Your hit does one damage and your weapon’s number.
rule-GD-129 = The monster’s hit does its full damage.
rule-GD-130 = A fight ends the moment one side has no health.
# clauses: lost, luck saves
# permits: luck saves
rule-GD-131 = If both are at zero, you have lost, unless luck saves you.
rule-GD-132 = Every treasure brings gold as its number, a Cog twice that.
# permits
rule-GD-133 = A Drop treasure is a potion that heals twice its number.
# permits
rule-GD-134 = A Wood treasure is a potion that restores magic as its number.
# clauses: its number, one at a time
rule-GD-135 = A Hammer treasure is a weapon: its number to melee rolls and damage, one at a time.
# permits
rule-GD-136 = Of two weapons you sell one for twice its number, and it is gone.
# clauses: only gold, goes back
rule-GD-137 = A Cog treasure is only gold, and goes back.
# clauses: health, magic, gold, cards, levels, experience, luck
rule-GD-138 = The score counts health, magic, gold, two a card, ten a level, experience, and twenty a luck.
rule-GD-139 = It loses one for each face-down tile, five for each foe you fled from, five for each event cube.
rule-GD-140 = The score is what counts minus what it loses, whether you won or not.
rule-GD-141 = The rules speak of treasures that cast spells, but there are none in the box.
# clauses: used cards, monsters are lent, a coin
rule-GD-142 = An empty deck takes back its used cards; if there are none, monsters are lent and treasure is a coin.
rule-GD-143 = Against a party, health and magic of a foe count once for each living hero.
# permits
rule-GD-144 = A shared hero has the numbers of one, and anybody at the table may act.
rule-GD-145 = Every foe has a name, and those of Hammer rooms are captains.
rule-GD-146 = Wounded monsters hit as hard as ever.
rule-GD-147 = Only a wanderer breaks a rest: upkeep does nothing to your own room.
rule-GD-148 = There are as many cubes and coins as you need.
