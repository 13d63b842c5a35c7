"""Commands for people's own preferences: when they are away, and how things are shown."""
