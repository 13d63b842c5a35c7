# What the cogs say around the hall of fame.

hall-open = Look at a run
hall-run = Run { $id }
button-run-replay = Replay
button-run-check = Check every die
error-run-elsewhere = That run was played in a channel that you cannot see.
