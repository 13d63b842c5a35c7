# What people look up in the rules of Green Dungeon: their words for it, and the rules that answer.

topic-goal = The goal
topic-goal-words = score points
topic-goal-rules = GD-105 GD-138 GD-139 GD-063

topic-fight = Fighting
topic-fight-words = fight attack strike hit miss combat melee kill monster damage battle weapon blow shoot shot range ranged bow armor armour critical hp line sight
topic-fight-rules = GD-112 GD-127 GD-128 GD-129 GD-064 GD-130

topic-spells = Spells
topic-spells-words = spell magic cast caster mana spells
topic-spells-rules = GD-117 GD-118 GD-119 GD-120 GD-124 GD-126

topic-boss = Bosses and their lairs
topic-boss-words = boss guardian lair straw final lesser
topic-boss-rules = GD-090 GD-091 GD-101 GD-100 GD-103 GD-097

topic-flight = Running from a fight
topic-flight-words = flee flight run escape retreat away
topic-flight-rules = GD-113 GD-114 GD-115 GD-103

topic-bribe = Bribes
topic-bribe-words = bribe pay buy
topic-bribe-rules = GD-106 GD-107 GD-108 GD-109 GD-093

topic-rest = Resting and healing
topic-rest-words = rest heal healing sleep recover restore health potion life drink
topic-rest-rules = GD-047 GD-049 GD-050 GD-029 GD-133

topic-time = Time, upkeep and wanderers
topic-time-words = time cube clock event upkeep wanderer out late
topic-time-rules = GD-027 GD-029 GD-030 GD-038 GD-043

topic-doors = Doors
topic-doors-words = door shut open passage lock locked key exits
topic-doors-rules = GD-015 GD-016 GD-017 GD-018 GD-019 GD-012

topic-moving = Moving
topic-moving-words = move room explore go walk tile diagonal diagonally far north south east west exit stairs down out
topic-moving-rules = GD-010 GD-026 GD-024 GD-027

topic-traps = Traps
topic-traps-words = trap brick
topic-traps-rules = GD-084 GD-085 GD-086 GD-087

topic-rooms = What the rooms hold
topic-rooms-words = symbol drop hammer wood cog brick card kind meaning
topic-rooms-rules = GD-065 GD-072 GD-078 GD-084 GD-089 GD-090

topic-treasure = Treasure
topic-treasure-words = treasure loot item weapon reward gold coin coins money chest carry share
topic-treasure-rules = GD-132 GD-133 GD-134 GD-135 GD-136 GD-089

topic-luck = Luck and death
topic-luck-words = luck death die dead dying lose revive fallen resurrect alive save hp hit points point
topic-luck-rules = GD-059 GD-060 GD-063 GD-131

topic-level = Levels and experience
topic-level-words = experience xp level rise advance
topic-level-rules = GD-052 GD-053 GD-056 GD-070

topic-company = Several players
topic-company-words = company party together player coop several friend hero heroes other each class classes split
topic-company-rules = GD-143 GD-144

topic-order = A turn, step by step
topic-order-words = first order turn turns round next
topic-order-rules = GD-026 GD-112 GD-124 GD-143

topic-wanderers = How strong monsters are, and wanderers
topic-wanderers-words = wander wandering wanderer strong strength
topic-wanderers-rules = GD-065 GD-073 GD-043 GD-044 GD-101

topic-dice = Dice
topic-dice-words = dice roll natural
topic-dice-rules = GD-127 GD-064 GD-113 GD-017

topic-search = Secret doors: there are none
topic-search-words = secret search hidden
topic-search-rules = GD-080 GD-022

topic-facing = Facing: there is none
topic-facing-words = facing arc front behind back
topic-facing-rules = GD-011 GD-010

topic-artifacts = Artifacts: there are none
topic-artifacts-words = artifact artifacts
topic-artifacts-rules = GD-132 GD-135
