"""Drawing outside of the event loop, in fair turns, and returning memory to the system."""
