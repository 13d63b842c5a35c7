# What the settings of every game do, and the headings of their lists.

settings-group-time = Preset and pace
settings-group-party = The party
settings-group-dungeon = The dungeon
settings-group-fights = Fights
settings-group-turns = Turns and time
settings-group-rules = Rules
settings-group-house = House rules

setting-preset-about = Sets everything at once, from a quick game to a long or a hard one.
setting-pace-about = Live is for players who are online together. By post, everybody has hours or days for each turn.
setting-turn-time-about = How long a player has for a turn before the table goes on.
setting-absence-about = What happens when a player does not take a turn in time.
setting-misses-about = After how many missed turns in a row a player counts as away.
setting-vacations-about = Whether the table waits for a player on vacation, or the hero plays by itself.
setting-weekends-about = Whether clocks run on Saturdays and Sundays.
setting-thread-name-about = Whether the thread’s name says whose turn it is.
setting-zone-about = The time zone for the table’s nights, weekends and daily turns.
setting-together-about = Whether players can plan a turn of the round before it comes.
