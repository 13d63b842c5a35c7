"""Limits that Discord does not publish: measured by others, or assumed."""

OLD = 3600.0
"""Seconds after which a message counts as old, so that few edits are allowed."""
OLD_EDITS = (3, 20.0)
"""Edits of old messages in so many seconds, in each channel. Discord names no number
(discord-api-docs 4413); this is what others measured ("I think", starboard-4 118)."""
OPENINGS = (20, 60.0)
"""Direct messages opened in so many seconds. No source names a number: this one is assumed."""
MOST_THREADS = 1000
"""Active threads of a server at a time."""
MOST_FOLLOWED = 5
"""Follow-ups of an interaction where the bot is no member (I, discord-api-docs 6958)."""
MOST_GUILDS = 2500
"""Servers that one shard may serve (G)."""
MOST_COUNTED = 50
"""Where the number of members that a thread tells of stops (T)."""
