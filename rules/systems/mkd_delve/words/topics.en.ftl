# What people look up in the rules of the delve: their words for it, and the rules that answer.

topic-goal = The goal
topic-goal-words = gold mission
topic-goal-rules = B-111 B-90 RG-055 RG-073

topic-boss = Masters of a level
topic-boss-words = boss guardian lair master
topic-boss-rules = RG-016 RG-017 RG-018 RG-019

topic-explore = How the dungeon grows
topic-explore-words = explore tile grow room door side new
topic-explore-rules = RG-005 RG-023 RG-024 RG-025 RG-041

topic-round = A round
topic-round-words = round turn order activation
topic-round-rules = RG-120 RG-121 RG-122 RG-123

topic-monsters = What Monsters do
topic-monsters-words = monster enemy opponent
topic-monsters-rules = RG-123 RG-124 RG-126 RG-129 RG-130

topic-stairs = Stairs and levels
topic-stairs-words = stairs level down deeper descend
topic-stairs-rules = RG-055 RG-007 RG-008

topic-mission = People below and what they ask for
topic-mission-words = mission people rescue escort vengeance hunt venture bounty somebody
topic-mission-rules = RG-060 RG-065 RG-072 RG-076 RG-082 RG-096
