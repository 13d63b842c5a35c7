# What people look up in the rules of the adventure: their words for it, and the rules that answer.

topic-goal = The goal
topic-goal-words = quest
topic-goal-rules = MA-320 MA-321 MA-322 MA-288 MA-309

topic-boss = The Guardian
topic-boss-words = boss guardian lair master
topic-boss-rules = MA-042 MA-068 MA-078 MA-286

topic-round = A round
topic-round-words = round turn order activation
topic-round-rules = MA-051 MA-053 MA-055 MA-056 MA-057

topic-monsters = What Monsters do
topic-monsters-words = monster enemy opponent
topic-monsters-rules = MA-090 MA-091 MA-092 MA-094 MA-100

topic-tokens = Tokens
topic-tokens-words = token wander reveal
topic-tokens-rules = MA-061 MA-070 MA-071 MA-072 MA-080

topic-explore = What a tile holds
topic-explore-words = explore chamber hallway find discover
topic-explore-rules = MA-150 MA-151 MA-152 MA-153

topic-stairs = Stairs and floors
topic-stairs-words = stairs floor down deeper descend
topic-stairs-rules = MA-161 MA-163 MA-164 MA-166

topic-quest = Other quests
topic-quest-words = quest rescue stealth kidnapping prisoner time
topic-quest-rules = MA-280 MA-290 MA-300 MA-310
