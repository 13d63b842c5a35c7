# What people look up in the rules of 3 Dice Dungeon: their words for it, and the rules that answer.

topic-goal = The goal
topic-goal-words = home artifact
topic-goal-rules = TD-047 TD-048 TD-025 TD-040

topic-fight = Fighting
topic-fight-words = fight attack strike hit miss combat melee kill monster damage battle weapon shoot shot range ranged bow armor armour critical plus line sight
topic-fight-rules = TD-019 TD-021 TD-020 TD-022 TD-023 TD-018

topic-attributes = BODY, MIND and SPIRIT
topic-attributes-words = attribute body mind spirit stat hp health hero character class classes heroes hit points point
topic-attributes-rules = TD-001 TD-026 TD-025 TD-038

topic-boss = Bosses and guardians: there are none
topic-boss-words = boss guardian lair enemy strongest
topic-boss-rules = TD-017 TD-048 TD-047

topic-flight = Running from a fight
topic-flight-words = flee flight run escape retreat away
topic-flight-rules = TD-075 TD-052 TD-054 TD-073

topic-healing = Healing
topic-healing-words = heal healing potion rest restore recover drink
topic-healing-rules = TD-031 TD-038 HR-005

topic-treasure = Treasure
topic-treasure-words = treasure loot item thing reward sword tome scroll chest gold coin key inventory carry pack spell cast
topic-treasure-rules = TD-030 TD-062 TD-032 TD-033 TD-034 TD-035

topic-artifacts = Artifacts
topic-artifacts-words = artifact idol pendant boots salts charm teleportation
topic-artifacts-rules = TD-050 TD-051 TD-052 TD-053 TD-054 TD-055

topic-rooms = Rooms and exits
topic-rooms-words = room exit place location door map explore move corridor north south east west diagonal diagonally far out
topic-rooms-rules = TD-004 TD-011 TD-014 TD-013 TD-041

topic-stairs = The way down
topic-stairs-words = stairs down deeper descend
topic-stairs-rules = TD-047 TD-048 TD-049

topic-level = Levels and experience
topic-level-words = experience xp level rise advance
topic-level-rules = TD-036 TD-038 TD-039 TD-040

topic-search = Secret doors, and traps in a house rule
topic-search-words = secret search hidden traps
topic-search-rules = TD-070 HR-015 HR-016

topic-company = Several players
topic-company-words = company party together player coop several friend vote players other each
topic-company-rules = TD-056 TD-058 TD-063 TD-060 TD-062 TD-071 HR-023

topic-death = Death
topic-death-words = death die dead dying killed lose revive fallen resurrect alive
topic-death-rules = TD-025 TD-071

topic-order = Whose turn it is
topic-order-words = first order turn turns round next after before
topic-order-rules = TD-063 TD-057 TD-018 TD-031

topic-rovers = Monsters that come back
topic-rovers-words = rover roving wander wandering return again strong strength
topic-rovers-rules = TD-017 TD-041 TD-043 TD-042

topic-split = Splitting up
topic-split-words = split splitting separate apart alone
topic-split-rules = TD-064 HR-024

topic-facing = Facing: there is none
topic-facing-words = facing arc front behind back
topic-facing-rules = TD-012 TD-013

topic-time = Time: there is no limit
topic-time-words = time late limit clock out
topic-time-rules = TD-049 TD-041

topic-buy = What can be bought: nothing
topic-buy-words = buy shop sell town
topic-buy-rules = TD-030 TD-035

topic-share = Sharing
topic-share-words = share give trade swap
topic-share-rules = TD-062 TD-060 HR-014

topic-dice = Dice
topic-dice-words = dice roll natural
topic-dice-rules = TD-019 TD-022 TD-023 TD-004

topic-doors = Locked doors
topic-doors-words = lock locked door doors key open
topic-doors-rules = HR-017 HR-018 TD-070
