# What the settings of every game do, and the headings of their lists.

settings-group-time = Preset and pace
settings-group-party = The party
settings-group-dungeon = The dungeon
settings-group-fights = Fights
settings-group-turns = Turns and time
settings-group-rules = Rules
settings-group-house = House rules

setting-preset-about = Sets everything at once, from a quick game to a long or a hard one.
setting-pace-about = Live is for people who are here together; by post everybody has time for each turn.
setting-turn-time-about = How long somebody has for a turn before the table goes on without them.
setting-absence-about = What happens to a turn that nobody took in time.
setting-misses-about = After how many turns missed in a row somebody counts as away.
setting-vacations-about = Whether the table waits for somebody on vacation, or their hero plays by itself.
setting-weekends-about = Whether clocks run on Saturdays and Sundays.
setting-thread-name-about = Whether the thread’s name says whose turn it is.
setting-zone-about = Where the table’s nights, weekends and hours of the day are counted.
setting-together-about = Whether players may say their turn of a round before it comes.
