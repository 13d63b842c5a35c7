# What people look up in the rules of the adventure: their words for it, and the rules that answer.

topic-goal = The goal
topic-goal-words = quest score gold
topic-goal-rules = MA-320 MA-321 MA-322 MA-288 MA-309

topic-boss = The Guardian
topic-boss-words = boss guardian lair master
topic-boss-rules = MA-042 MA-068 MA-078 MA-286

topic-round = A round
topic-round-words = round turn order first next turns
topic-round-rules = MA-051 MA-055 MA-052 MA-053 MA-057

topic-monsters = What Monsters do
topic-monsters-words = monster enemy opponent strong strength
topic-monsters-rules = MA-090 MA-091 MA-094 MA-096 MA-004

topic-tokens = Tokens
topic-tokens-words = token wander reveal wandering monster
topic-tokens-rules = MA-061 MA-070 MA-071 MA-072 MA-080

topic-explore = What a tile holds
topic-explore-words = explore chamber hallway discover search artifact secret
topic-explore-rules = MA-150 MA-151 MA-152 MA-153

topic-stairs = Stairs and floors
topic-stairs-words = stairs floor down deeper descend
topic-stairs-rules = MA-161 MA-163 MA-164 MA-166

topic-quest = Other quests
topic-quest-words = quest rescue stealth kidnapping prisoner
topic-quest-rules = MA-280 MA-290 MA-300 MA-310

topic-time = Against time
topic-time-words = time late limit clock out
topic-time-rules = MA-310 MA-311

topic-exit = The way out
topic-exit-words = exit leave out entrance escape back
topic-exit-rules = MA-320 MA-321 MA-169 MA-240

topic-teams = Teams and players
topic-teams-words = player players company team several friend other each class hero heroes
topic-teams-rules = MA-001 MA-003 MA-004 MA-050 MA-006

topic-split = Splitting up
topic-split-words = split splitting separate apart
topic-split-rules = MA-315 MA-317

topic-share = Handing chests on
topic-share-words = share give carry trade
topic-share-rules = MA-140 MA-141 MA-142 MA-143

topic-town = The town, in a campaign
topic-town-words = town buy shop sell
topic-town-rules = MA-241 MA-249 MA-244 MA-251

topic-revive = Raising the fallen
topic-revive-words = revive resurrect raise fallen
topic-revive-rules = MA-251 MA-147

topic-artifact = Artifacts
topic-artifact-words = artifact artifacts
topic-artifact-rules = MA-152 MA-242
