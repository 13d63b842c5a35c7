# What every Mage Knight Dungeons game is built on, a sentence each, for /rules.

rule-B-01 = Hallway tiles are three squares by five and chamber tiles five by five; each has two printed sides and may lie turned by quarter turns.
rule-B-02 = Open edge squares next to each other on one side of a tile make one opening; all the rest of the rim is wall.
rule-B-03 = Two tiles are joined only where an open edge square of one meets an open edge square of the other; an opening that faces anything else is a dead end.
# permits
rule-B-04 = Things may be placed on clear, hindering, water and shadow squares, never on blocking squares or crevices.
# clauses: walls, blocking squares, wings
rule-B-05 = Nothing goes through walls or blocking squares, not even with wings.
# clauses: one figure, rider, chest, shots
# permits: shots
rule-B-06 = A square holds one figure, a rider takes two squares, and a chest on the floor fills its square but hides nobody from a shot.
rule-B-07 = Squares that touch are adjacent unless a wall or a closed door parts them, and a diagonal step never cuts the corner of a wall, a door or a blocking square.
rule-B-08 = A figure is in the tile that owns its square, and the edge of a doorway is part of both tiles.
rule-B-09 = Nearest means the fewest speed points to get there, ground and doors counted, figures not; range is counted in squares.
rule-B-10 = Speed, attack, defense and damage are read off the dial; range is printed on the base and never changes, and a range of 0 means no shooting.
# clauses: damage, healing, out
rule-B-11 = Each point of damage turns the dial one click on and each point of healing one click back; past the last click the figure is out.
rule-B-12 = A Hero’s dial has one click for each of five levels, the first level last, and then clicks of damage; healing goes no further than the start of the present level.
# clauses: present level, team
rule-B-13 = A Hero is worth what is printed for the present level, and a team what its Heroes are worth together.
# permits
rule-B-14 = A figure has the abilities of the click it is on, and those that items and artifacts lend it.
rule-B-15 = Heroes and their friends are opponents of the Monsters, and Monsters of them; nobody is an opponent of their own side.
# permits
rule-B-16 = A team is worth 100 points in the standard game; a table here chooses its own total, or none.
# permits
rule-B-20 = Every Hero, token and Monster has an activation of its own; no side has to share out a number of them.
rule-B-21 = No die says how many tokens and Monsters act: each has one activation in a round.
rule-B-22 = An activation gives a figure its present speed in speed points; what it does not spend is lost, and it has one activation in a turn.
# permits
rule-B-23 = A figure makes one attack in an activation: a blow, a shot, a capture or a theft; counterattacks and other automatic attacks do not count.
# permits
rule-B-24 = Nobody takes damage for acting round after round.
# permits
rule-B-25 = Damage or healing in the middle of an activation leaves the speed points still to spend as they are.
rule-B-30 = A move goes step by step, and each step is paid for before it is taken, so anything met on the way can end the move.
rule-B-31 = No move ends in somebody’s square, on a chest or an artifact, on a blocking square or over a crevice.
# permits
rule-B-32 = Nobody steps into a crevice, but those with Flight may cross one without stopping.
# permits
rule-B-33 = A step turns the figure the way it goes and its last facing is free to choose; turning on the spot costs 1 speed point.
# permits
rule-B-34 = A figure may turn at once, free of charge, when an opponent steps up beside it: Monsters always do, Heroes if their players wish.
# permits
rule-B-35 = Turning a token over ends the move that found it; figures with Nimble or Stealth may go on from there.
rule-B-40 = A wide front arc takes in all within 90 degrees of the facing, five of the eight squares around; a narrow one all within 45, three squares.
# permits
rule-B-41 = An attack from behind its target is one better and draws no counterattack.
rule-B-45 = To step away from inside an opponent’s front arc a figure must break away: 2 speed points, the step included, and one die for all who hold it.
# permits
rule-B-46 = A break away succeeds on 4 or more; Charge, Bound, Flight and riders fail only on a 1, and a figure that fails may try again while it has points.
# permits
rule-B-47 = Players may let a Monster go that their Heroes hold: it pays its 2 speed points and needs no die.
# permits
rule-B-48 = Levitation, confusion, teleports and hurling need no break away; the steps of Quickness do.
# permits
rule-B-50 = A figure may go through an opponent’s square if its points carry it to a free one; as it leaves, the opponent strikes it once from behind, free of charge and without a counterattack.
# permits
rule-B-51 = Nobody needs to break away from the opponent whose square is entered, but from all others around.
rule-B-52 = A figure that is struck down while passing somebody drops any chests it carries on the last free ground.
rule-B-60 = An attack deals the damage on the dial, one more on a natural 12; what traps, artifacts and abilities do is effect damage.
rule-B-61 = Armour leaves at least 1 of an attack’s damage and may take effect damage down to 0; nothing lessens the click of a critical miss.
rule-B-62 = Demoralized figures do not attack, strike back, hold anybody or step up to an opponent of their own accord, until they are healed off that click.
rule-B-63 = A slain Monster goes to the graveyard, drops what it carried and brings its value in experience, unless a trap, a chest, an artifact, another Monster or its own mistake killed it.
rule-B-64 = A fallen Hero’s chests lie open on that square, or beside it where it is taken.
rule-B-65 = An opponent with a Hero’s dial counts at the value of its best level.
# permits
rule-B-70 = A capture is declared before a blow, is 2 harder, and takes the target prisoner instead of hurting it; the demoralized are taken without a roll, and Berserk, Battle Fury, Command, Frenzy and riders cannot be taken.
rule-B-71 = A captor goes 2 slower, does not shoot and makes no automatic attacks; if the captor falls the prisoner stands free in its square.
# permits
rule-B-72 = A theft is declared before a blow at somebody who carries a chest; a hit takes one of the chests at random instead of hurting, and a natural 12 does 1 click as well.
rule-B-80 = A chest has six trap entries, some gold, one magic item and a front; it is open or shut, and its trap unknown, known or dealt with.
# permits
rule-B-81 = A chest is examined, disarmed and opened from one of the three squares before it, with the chest in the Hero’s front arc.
# permits
rule-B-82 = Looking for a trap costs nothing: a die says which of the six entries the chest has, and that stays until somebody sets the trap again.
# permits
rule-B-83 = To disarm a known trap takes 2 speed points and a die, or 4 and the higher of two, against the trap’s number; success is worth 50 experience, failure springs it.
# permits
rule-B-84 = A chest opened with its trap not disarmed springs it, and if nobody looked, a die first says which trap it is; a sprung trap is gone, leaves the chest open and is worth 25 experience.
# permits
rule-B-85 = Opening costs 2 speed points, and nothing more in the activation in which the trap was disarmed or went off.
# permits
rule-B-86 = A figure that carries fewer than two chests can take up an open chest from beside it, for 2 speed points.
# clauses: beside, stolen
rule-B-87 = A Monster beside an open chest shuts it, and its trap is set anew and unknown; so is that of a stolen chest which is put down.
# permits
rule-B-88 = An item adds to the present click of its carrier, for the rest of the activation in which it is used; any number may be used.
# clauses: own activation, Monsters' turn, next Hero turn, spent
# permits: own activation
rule-B-89 = A potion is drunk free of charge in the drinker’s own activation and lasts until the next Hero turn begins; then its magic is spent and its gold is left.
rule-B-90 = Gold counts only in a chest that a Hero carries out of the dungeon, and never changes chests.
# permits
rule-B-91 = A closed door stops steps and shots; wooden doors can be blasted or shaken to pieces, iron ones never, and it takes a figure beside the door to open or close it.
# permits
rule-B-92 = A door’s trap is that of a chest drawn and put back, by a die; a door opened without looking springs it, and it works only once.
# permits
rule-B-93 = Experience is one pool for all: at every 50 crossed one Hero rises a level and is healed, or is healed if the fifth is reached, and marks crossed together go to different Heroes.
rule-B-94 = Experience counts at once, before anything else happens.
rule-B-100 = A token has a colour and a hidden face, which says how many Monsters it hides and how strong.
rule-B-101 = A token is turned over when somebody comes into its tile or beside it, or when it comes into a Hero’s tile or beside one; it is not seen through a door.
# clauses: two dice, one by one, Heroes may turn
# permits: Heroes may turn
rule-B-102 = A revealed token is taken away and two dice say how many Monsters it was and for how many points; they are chosen, placed and faced one by one, then Heroes may turn.
rule-B-103 = A lone Monster is the one of highest value that the points pay for; a die picks among equals, and where nothing fits the token was a false alarm.
rule-B-104 = Several Monsters share the points by a die: evenly, or with a leader who gets a die more for every 20 points and followers who get a die less each.
rule-B-105 = Where the smallest share pays for nobody, the second strongest and the strongest give it a point by turns; if they cannot, it goes to the leader.
rule-B-106 = Shares are filled from the highest down, each with the best that is left, and no kind comes oftener than it has figures.
rule-B-107 = If even the best Monster left is worth less than half the points, a swarm comes: the best that fits, again and again, until nothing does.
rule-B-108 = The strongest stands where the token lay and the others on free squares beside it by die, or a ring further out.
# clauses: of the pool, graveyard
rule-B-109 = Every Monster is a figure of the pool, and the slain go to the graveyard, not back.
# clauses: set out, turns up
rule-B-110 = What a dungeon holds comes out of pools of chests, tokens, Monsters and furnishing; some is set out at first, the rest turns up by a die where a Hero is the first to come.
# clauses: score, way out
# permits: way out
rule-B-111 = Gold carried out is the score of whoever leads its carrier, and the entrance is always a way out.
