# What people look up in the rules of the delve: their words for it, and the rules that answer.

topic-goal = The goal
topic-goal-words = gold mission
topic-goal-rules = B-111 B-90 RG-055 RG-073

topic-boss = Masters of a level
topic-boss-words = boss guardian lair master
topic-boss-rules = RG-016 RG-017 RG-018 RG-019

topic-explore = How the dungeon grows
topic-explore-words = explore tile grow room side new search secret
topic-explore-rules = RG-005 RG-023 RG-024 RG-025 RG-041

topic-round = A round
topic-round-words = round turn order first next turns
topic-round-rules = RG-120 RG-121 RG-122 RG-123

topic-monsters = What Monsters do
topic-monsters-words = monster enemy opponent strong strength
topic-monsters-rules = RG-123 RG-124 RG-017 RG-011 RG-014

topic-stairs = Stairs and levels
topic-stairs-words = stairs down deeper descend
topic-stairs-rules = RG-055 RG-007 RG-008

topic-mission = People below and what they ask for
topic-mission-words = mission people rescue escort vengeance hunt venture bounty somebody
topic-mission-rules = RG-060 RG-065 RG-072 RG-076 RG-082 RG-096

topic-exit = The way out
topic-exit-words = exit leave out entrance escape back
topic-exit-rules = B-111 RG-055 RG-004

topic-teams = Teams and players
topic-teams-words = player players company team several friend other each class hero heroes
topic-teams-rules = RG-001 RG-120 B-16 B-13

topic-time = Time: there is no limit
topic-time-words = time late limit out clock
topic-time-rules = RG-055 RG-007

topic-split = Splitting up
topic-split-words = split splitting separate apart
topic-split-rules = RG-005 B-22

topic-town = What can be bought: nothing
topic-town-words = town buy shop sell money
topic-town-rules = B-90 B-111

topic-artifact = Artifacts
topic-artifact-words = artifact artifacts
topic-artifact-rules = RG-009 RG-052
