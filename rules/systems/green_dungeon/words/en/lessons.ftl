# Lessons of Green Dungeon: one line of why, shown the first times that something is asked.

green-dungeon-lesson-luck = You are nearly dead. Each point of luck heals the higher of two dice, and luck is rare.
green-dungeon-lesson-bribe = Before a fight you can pay the foe to let you pass. It stays there, and you gain nothing.
green-dungeon-lesson-lair = The final boss waits here, and you cannot flee from it. Turning back costs no time.
green-dungeon-lesson-flee = To flee, your die and level must beat its die. If that fails, you fight this turn without bonuses.
green-dungeon-lesson-spell = A spell always hurts the foe, and costs magic. You do no damage in melee that turn.
green-dungeon-lesson-strike = In melee you add your level and weapon to a die. The foe wins ties, so a weapon helps most.
green-dungeon-lesson-level = Five XP buy a level: more health and magic, and +1 on almost every roll.
green-dungeon-lesson-pick = You keep one of two treasures. Potions heal, weapons hit harder, and cogs are worth gold.
green-dungeon-lesson-sell = A hero keeps one weapon. You sell the other for twice its number.
green-dungeon-lesson-touch = The magic of a room works once: it may heal, show tiles, or hurt.
green-dungeon-lesson-see = The vision turns a tile up for you. Look where you want to go, or for the lairs.
green-dungeon-lesson-name = You have seen both lairs at once. The lesser boss is weaker, and you can flee from it.
green-dungeon-lesson-retry = The door stays shut. Another try costs a cube of time; another way costs nothing.
green-dungeon-lesson-drink = A potion heals you before the next room. Then it is gone.
green-dungeon-lesson-rest = A rest heals and restores magic, but costs three cubes of time, and time brings wanderers.
green-dungeon-lesson-go = Each room that is not cleared costs a cube of time. Look at the arrows: a door may shut behind you.
