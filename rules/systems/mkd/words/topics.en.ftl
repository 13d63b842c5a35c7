# What people look up in the common dungeon rules: their words for it, and the rules that answer.

topic-fight = Fighting
topic-fight-words = fight attack strike hit miss combat melee kill damage battle blow counterattack weapon critical natural twice strong
topic-fight-rules = B-60 B-23 B-41 B-10 B-61 B-11

topic-shooting = Shooting
topic-shooting-words = shoot shot range ranged bow arrow fire diagonal diagonally line sight see
topic-shooting-rules = B-10 B-23 B-06 B-09 B-40

topic-facing = Facing, front and back
topic-facing-words = facing face turn arc front behind back rear direction
topic-facing-rules = B-33 B-34 B-40 B-41

topic-moving = Moving
topic-moving-words = move speed point step walk go activation diagonal far diagonally
topic-moving-rules = B-22 B-30 B-07 B-33 B-31

topic-break-away = Breaking away from an opponent
topic-break-away-words = break flee flight run escape retreat leave held away
topic-break-away-rules = B-45 B-46 B-47 B-50

topic-dial = The dial
topic-dial-words = dial click health hp wound stat hit points point armor armour class classes
topic-dial-rules = B-11 B-10 B-12 B-14

topic-healing = Healing and potions
topic-healing-words = heal healing potion draught rest restore recover drink life
topic-healing-rules = B-11 B-12 B-89 B-93

topic-chests = Chests
topic-chests-words = chest treasure loot gold item examine share give carry inventory pack key
topic-chests-rules = B-81 B-82 B-83 B-85 B-86 B-90

topic-traps = Traps
topic-traps-words = trap disarm sprung traps
topic-traps-rules = B-82 B-83 B-84 B-92

topic-doors = Doors
topic-doors-words = door locked lock iron wooden shut open close key secret
topic-doors-rules = B-91 B-92

topic-tokens = Tokens
topic-tokens-words = token wander hidden reveal wandering colour
topic-tokens-rules = B-100 B-101 B-102 B-35

topic-level = Levels and experience
topic-level-words = experience xp level rise advance
topic-level-rules = B-93 B-94 B-12

topic-ground = The ground
topic-ground-words = ground terrain water shadow hindering crevice square wall tile map
topic-ground-rules = B-04 B-05 B-07 B-32

topic-prisoners = Prisoners and thieves
topic-prisoners-words = capture prisoner steal theft thief
topic-prisoners-rules = B-70 B-71 B-72

topic-death = Death
topic-death-words = death die dead dying slain fallen demoralized nerve revive resurrect alive lost
topic-death-rules = B-11 B-62 B-63 B-64

topic-dice = Dice
topic-dice-words = dice roll natural
topic-dice-rules = B-60 B-45 B-83 B-102

topic-abilities = Abilities and magic
topic-abilities-words = ability abilities spell magic cast
topic-abilities-rules = B-14 B-88 B-60
