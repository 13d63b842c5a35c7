"""Time as every change needs it: the clocks of turns, people's hours, and whom to call."""
