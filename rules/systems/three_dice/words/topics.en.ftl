# What people look up in the rules of 3 Dice Dungeon: their words for it, and the rules that answer.

topic-goal = The goal
topic-goal-words = home artifact
topic-goal-rules = TD-047 TD-048 TD-025 TD-040

topic-fight = Fighting
topic-fight-words = fight attack strike hit miss combat melee kill monster damage battle weapon bonus
topic-fight-rules = TD-019 TD-021 TD-020 TD-022 TD-023 TD-018

topic-attributes = BODY, MIND and SPIRIT
topic-attributes-words = attribute body mind spirit stat hp health hero character maximum point
topic-attributes-rules = TD-001 TD-026 TD-025 TD-038

topic-boss = Bosses and guardians: there are none
topic-boss-words = boss guardian lair enemy strongest
topic-boss-rules = TD-017 TD-048 TD-047

topic-flight = Running from a fight
topic-flight-words = flee flight run escape retreat away
topic-flight-rules = TD-075 TD-052 TD-054 TD-073

topic-healing = Healing
topic-healing-words = heal healing potion rest restore recover life
topic-healing-rules = TD-031 TD-038 HR-005

topic-treasure = Treasure
topic-treasure-words = treasure loot item thing reward artifact sword tome scroll
topic-treasure-rules = TD-030 TD-062 TD-032 TD-033 TD-034 TD-035

topic-artifacts = Artifacts
topic-artifacts-words = artifact idol pendant boots salts charm teleportation
topic-artifacts-rules = TD-050 TD-051 TD-052 TD-053 TD-054 TD-055

topic-rooms = Rooms and exits
topic-rooms-words = room exit place location door map explore move corridor
topic-rooms-rules = TD-004 TD-011 TD-014 TD-013 TD-041

topic-stairs = The way down
topic-stairs-words = stairs down level deeper descend
topic-stairs-rules = TD-047 TD-048 TD-049

topic-level = Levels and experience
topic-level-words = experience xp level rise advance
topic-level-rules = TD-036 TD-038 TD-039 TD-040

topic-search = Secret doors
topic-search-words = secret search hidden trap stuck
topic-search-rules = TD-070 HR-015 HR-016

topic-company = Several players
topic-company-words = company party together player coop several friend turn vote
topic-company-rules = TD-056 TD-058 TD-063 TD-060 TD-062 TD-071

topic-death = Death
topic-death-words = death die dead dying killed lose
topic-death-rules = TD-025 TD-071
