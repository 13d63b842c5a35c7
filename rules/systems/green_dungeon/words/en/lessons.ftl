# Lessons of Green Dungeon: one line of why, shown the first times that something is asked.

green-dungeon-lesson-luck = You are nearly dead. Each point of luck heals the better of two dice, and luck is rare.
green-dungeon-lesson-bribe = Before a fight you may pay the foe to let you pass. It stays there, and gives nothing.
green-dungeon-lesson-lair = The final boss waits here, and nobody flees from it. Turning back costs no time.
green-dungeon-lesson-flee = To flee, your die and level must beat its die. If that fails, you fight this turn without bonuses.
green-dungeon-lesson-spell = A spell hurts the foe for sure and costs magic. You do no damage in melee that turn.
green-dungeon-lesson-strike = In melee you add your level and weapon to a die. A tie goes to the foe, so a weapon helps most.
green-dungeon-lesson-level = Five experience buy a level: more health and magic, and a point on almost every roll.
green-dungeon-lesson-pick = You keep one of two treasures: potions heal, weapons hit, cogs are gold.
green-dungeon-lesson-sell = A hero has one weapon. The other is sold for twice its number.
green-dungeon-lesson-touch = The magic of a room works once: it may heal, show tiles, or hurt.
green-dungeon-lesson-see = The vision turns a tile up for you. Look where you want to go, or for the lairs.
green-dungeon-lesson-name = Two lairs were seen at once. The lesser boss is weaker, and you may flee from it.
green-dungeon-lesson-retry = The door stays shut. Another try costs a cube of time; another way costs nothing.
green-dungeon-lesson-drink = A potion drunk now heals before the next room. It is gone afterwards.
green-dungeon-lesson-rest = A rest heals and restores magic, but costs three cubes of time, and time brings wanderers.
green-dungeon-lesson-go = A room that is not cleared costs a cube of time. Look at the arrows: a door may shut behind you.
