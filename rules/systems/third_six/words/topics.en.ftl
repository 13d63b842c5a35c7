# What people look up in the rules of 3RD6 Dungeon: their words for it, and the rules that answer.

topic-goal = The goal
topic-goal-words = boss stairs
topic-goal-rules = TS-055 TS-025 TS-049 TS-052

topic-fight = Fighting
topic-fight-words = fight attack strike hit miss combat melee kill foe damage battle weapon shoot shot range ranged bow armor armour critical line sight
topic-fight-rules = TS-004 TS-005 TS-007 TS-006 TS-053

topic-classes = Heroes and classes
topic-classes-words = class hero character barbarian dwarf wizard rogue elf str dex mnd hp attribute stat heroes point points
topic-classes-rules = TS-001 TS-002 TS-003 TS-008 TS-011

topic-spells = Spells
topic-spells-words = spell magic cast sleep unlock teleport shield fireball scroll mana
topic-spells-rules = TS-011 TS-012 TS-013 TS-014 TS-047

topic-boss = Bosses
topic-boss-words = boss guardian lair mummy ogre vampire dragon
topic-boss-rules = TS-036 TS-037 TS-038 TS-025 TS-055

topic-foes = Foes
topic-foes-words = foe monster orc goblin zombie skeleton enemy monsters strong strength wander wandering return again rover
topic-foes-rules = TS-033 TS-035 TS-048 TS-041

topic-flight = Running from a fight
topic-flight-words = flee flight run escape retreat away
topic-flight-rules = TS-053 TS-015 TS-018

topic-healing = Healing
topic-healing-words = heal healing potion rest restore recover life drink
topic-healing-rules = TS-016 TS-034 TS-042 TS-043 TS-050

topic-doors = Doors and locks
topic-doors-words = door lock locked key pick unlock open
topic-doors-rules = TS-021 TS-008 TS-010 TS-046 TS-054

topic-rooms = Rooms and exits
topic-rooms-words = room exit layout map explore move exits north south east west diagonal diagonally far out
topic-rooms-rules = TS-021 TS-022 TS-024 TS-025 TS-026

topic-treasure = Treasure
topic-treasure-words = treasure loot coin gold item reward artifact pendant chest money share carry inventory pack idol potion
topic-treasure-rules = TS-039 TS-040 TS-041 TS-044 TS-057

topic-town = The town
topic-town-words = town shop buy home armor armour
topic-town-rules = TS-049 TS-050 TS-051

topic-stairs = Stairs and levels of the dungeon
topic-stairs-words = stairs down deeper descend depth
topic-stairs-rules = TS-025 TS-055 TS-029 TS-031

topic-level = Levels of heroes
topic-level-words = experience xp level rise advance
topic-level-rules = TS-003 TS-051 TS-014

topic-death = Death
topic-death-words = death die dead dying killed lose revive fallen resurrect alive
topic-death-rules = TS-052 TS-005

topic-order = Whose turn it is
topic-order-words = first order turn turns round next
topic-order-rules = TS-004 TS-059 TS-011 TS-057

topic-traps = Traps and secret doors: there are none
topic-traps-words = trap traps disarm secret search hidden
topic-traps-rules = TS-021 TS-008

topic-facing = Facing: there is none
topic-facing-words = facing arc front behind back
topic-facing-rules = TS-024 TS-022

topic-time = Time: there is no limit
topic-time-words = time late limit clock out
topic-time-rules = TS-048 TS-031

topic-company = Several players
topic-company-words = company party together player players coop several friend vote split separate alone other each
topic-company-rules = TS-035 TS-057 TS-060

topic-dice = Dice
topic-dice-words = dice roll natural
topic-dice-rules = TS-004 TS-006 TS-007
