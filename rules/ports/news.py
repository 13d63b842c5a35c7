"""What a store announces after a change: that there is something to do, never what it is.

Listeners look into the store for it, so a lost announcement only costs time until the next look.
"""

from collections.abc import Callable, Collection
from typing import Literal

Topic = Literal["postings", "timers", "notes", "retiring", "servers", "people", "lessons", "shards"]
"""A card is due some time, a timer is set, a note waits, an old card is to lose its buttons,
settings of a server, stops, what a person has settled or the lessons that somebody was told have
changed, or a shard is free."""

Listener = Callable[[Collection[Topic]], None]
"""Hears the topics of a change once it is on disk, on the event loop. It must not raise."""
