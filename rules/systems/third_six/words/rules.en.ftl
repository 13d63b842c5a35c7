# The rules of 3RD6 Dungeon, a sentence each, for /rules.

# clauses: STR, DEX, MND, HP
rule-TS-001 = A hero has STR, DEX, MND and HP by class: 2, 3, 3 and 18 for the strong, 1, 3, 4 and 14 for the learned, 1, 4, 3 and 14 for the quick.
# clauses: strong, learned, quick
# permits
rule-TS-002 = Barbarians and Dwarves are strong, Wizards are learned, Rogues and Elves are quick.
rule-TS-003 = Every level, the first included, adds a point of MND and a die of HP.
# permits
rule-TS-004 = To attack, roll a die: your DEX or less hits, and takes your STR from the foe.
rule-TS-005 = A miss costs you as many HP as the die was over your DEX.
# clauses: none hits, none misses
rule-TS-006 = No face always hits, and none always misses.
# permits
rule-TS-007 = After a miss you can pay MND to lower the die by one, as often as you can: 1 MND a time for Barbarians, Rogues and Elves, 2 for Dwarves and Wizards.
# permits
rule-TS-008 = Dwarves and Rogues pick a lock for 1 MND, without a roll.
# permits
rule-TS-009 = By the first wording a picked lock also takes a roll: one less than the die must be your DEX or less.
# permits
rule-TS-010 = A door has 6 HP and anybody can attack it; every miss costs exactly 1 HP.
# permits
rule-TS-011 = Wizards and Elves cast the spells they know for 1 MND each, in place of an attack and without a risk.
# permits
rule-TS-012 = A Wizard knows three spells from the start.
# permits
rule-TS-013 = An Elf knows one spell from the start.
# permits
rule-TS-014 = Each level gained makes room for one more spell, to be learned from a scroll of it.
# permits
rule-TS-015 = Sleep sends all foes to sleep: you can leave, or steal a treasure on your DEX or less; a foe that you attack, or rob badly, wakes.
# permits
rule-TS-016 = Heal gives one hero a die of HP.
# permits
rule-TS-017 = Unlock opens any locked door.
# permits
rule-TS-018 = Teleport brings the party to the entrance of the level, even out of a fight.
# permits
rule-TS-019 = Shield makes each loss of the next encounter one point less.
# permits
rule-TS-020 = Fireball does a die of damage, shared out among the foes as you like.
rule-TS-021 = Layout 1 is a locked door, a dead end with a treasure and no foes.
# permits
rule-TS-022 = Layout 2 closes two of the other three exits.
# permits
rule-TS-023 = Layout 3 closes one of the other three exits.
rule-TS-024 = Layouts 4 and 5 close none.
rule-TS-025 = Layout 6 is a dead end with stairs down and bosses before them.
# permits
rule-TS-026 = Borders and discovered rooms close exits first; the party chooses only what is left to close.
rule-TS-027 = An exit of a discovered room that leads into the new one stays open from both sides.
rule-TS-028 = Once a level’s stairs are known, layout 6 counts as 1.
rule-TS-029 = The dungeon cannot be deeper than your level: at its last allowed level, layout 6 counts as 1.
rule-TS-030 = A room without a way onward counts as layout 1.
# permits
rule-TS-031 = Another dungeon begins only when the present one is fully explored.
rule-TS-032 = A level is a sheet of six by six rooms with the entrance in the middle of the bottom row.
rule-TS-033 = Foes by die: 1 Orcs with 4 HP, 2 Goblins with 3, 3 and 4 nobody, 5 Zombies with 2, 6 Skeletons with 1.
# clauses: HP, MND, every hero
rule-TS-034 = Where nobody is, every hero regains 1 HP and 1 MND.
rule-TS-035 = As many foes come as there are living heroes.
rule-TS-036 = Bosses by die: a Mummy, two Mummies, an Ogre, two Ogres, a Vampire, a Dragon, with 2, 3, 2, 3, 4 and 5 treasures.
rule-TS-037 = A Mummy has 5 HP, an Ogre 6, a Vampire 8, a Dragon 12.
rule-TS-038 = A Vampire regains every HP you lose to it, up to what it had.
rule-TS-039 = Treasure by die: 1 nothing, 2 to 5 so many coins, 6 something special.
rule-TS-040 = Special treasure by die: Key, Potion of Healing, Potion of Enlightenment, Spell Scroll, 30 coins, Artifact.
rule-TS-041 = Every foe you defeat is a treasure roll; bosses give the number of their line.
# permits
rule-TS-042 = A Potion of Healing restores two dice of HP.
# permits
rule-TS-043 = A Potion of Enlightenment restores two dice of MND.
# permits
rule-TS-044 = Artifacts are pendants: Topaz, Amethyst or Sapphire, two faces each; only Sapphires add up.
# clauses: Topaz, Amethyst, Sapphire
rule-TS-045 = A Topaz adds 1 to STR, an Amethyst 1 to DEX, a Sapphire 1 to the most MND.
# clauses: one lock, spent
# permits: one lock
rule-TS-046 = A Key opens one lock and is spent.
# permits
rule-TS-047 = Anybody can read a scroll aloud: its spell works once, for no MND.
rule-TS-048 = Coming back to a room is the same foe check as coming in for the first time.
# permits
rule-TS-049 = From the entrance of the first level the party can go to town.
# permits
rule-TS-050 = In town, 5 coins restore a die of HP and as much MND, as often as you can pay.
# permits
rule-TS-051 = In town, 100 coins buy a hero’s next level, which helps at once.
rule-TS-052 = A hero without HP is dead.
# permits
rule-TS-053 = You cannot run from a fight, except by Sleep or Teleport.
# permits
rule-TS-054 = A locked room can be entered once its door is open; the door keeps its damage, and inside is one treasure.
# permits
rule-TS-055 = The stairs can be used only when their bosses are dead.
# permits
rule-TS-056 = The author’s later bosses: Mummy, Gargoyle, Undead Knight, Vampire, Orclops, Dragon.
# permits
rule-TS-057 = The party has one purse and one bag.
rule-TS-058 = Barbarians, Wizards and Elves cannot pick locks.
# permits
rule-TS-059 = You can drink potions at any time; in a fight, on your turn.
rule-TS-060 = In a party, the lowest level among the living limits how deep the dungeon can be.
