# What people look up in the rules of 3RD6 Dungeon: their words for it, and the rules that answer.

topic-goal = The goal
topic-goal-words = boss stairs
topic-goal-rules = TS-055 TS-025 TS-049 TS-052

topic-fight = Fighting
topic-fight-words = fight attack strike hit miss combat melee kill foe monster damage battle weapon
topic-fight-rules = TS-004 TS-005 TS-007 TS-006 TS-053

topic-classes = Heroes and classes
topic-classes-words = class hero character barbarian dwarf wizard rogue elf str dex mnd hp attribute stat health
topic-classes-rules = TS-001 TS-002 TS-003 TS-008 TS-011

topic-spells = Spells
topic-spells-words = spell magic cast sleep heal unlock teleport shield fireball scroll mana
topic-spells-rules = TS-011 TS-012 TS-013 TS-014 TS-047

topic-boss = Bosses
topic-boss-words = boss guardian lair mummy ogre vampire dragon
topic-boss-rules = TS-036 TS-037 TS-038 TS-025 TS-055

topic-foes = Foes
topic-foes-words = foe monster orc goblin zombie skeleton enemy
topic-foes-rules = TS-033 TS-035 TS-048 TS-041

topic-flight = Running from a fight
topic-flight-words = flee flight run escape retreat away
topic-flight-rules = TS-053 TS-015 TS-018

topic-healing = Healing
topic-healing-words = heal healing potion rest restore recover life
topic-healing-rules = TS-016 TS-034 TS-042 TS-043 TS-050

topic-doors = Doors and locks
topic-doors-words = door lock locked key pick unlock open
topic-doors-rules = TS-021 TS-008 TS-010 TS-046 TS-054

topic-rooms = Rooms and exits
topic-rooms-words = room exit layout map explore move place
topic-rooms-rules = TS-021 TS-022 TS-024 TS-025 TS-026

topic-treasure = Treasure
topic-treasure-words = treasure loot coin gold item reward artifact pendant
topic-treasure-rules = TS-039 TS-040 TS-041 TS-044 TS-057

topic-town = The town
topic-town-words = town shop buy home coin
topic-town-rules = TS-049 TS-050 TS-051

topic-stairs = Stairs and levels of the dungeon
topic-stairs-words = stairs down deeper descend level depth
topic-stairs-rules = TS-025 TS-055 TS-029 TS-031

topic-level = Levels of heroes
topic-level-words = experience xp level rise advance
topic-level-rules = TS-003 TS-051 TS-014

topic-death = Death
topic-death-words = death die dead dying killed lose
topic-death-rules = TS-052 TS-005
