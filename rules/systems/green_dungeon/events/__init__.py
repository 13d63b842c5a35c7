"""Everything that happens, in the past tense. An event's kind is its key in the catalog."""

from rules.core import votes
from rules.core.kinds import events_in
from rules.systems.green_dungeon.events import fights, gains, places

EVENTS = events_in(fights, gains, places, votes)
"""Reads any event of the game back from a journal."""
