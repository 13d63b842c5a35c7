"""Time as every change needs it: the clocks of turns, who is there, and whom to call when."""
