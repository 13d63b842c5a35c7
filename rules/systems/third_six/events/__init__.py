"""Everything that happens, in the past tense. An event's kind is its key in the catalog."""

from rules.core import votes
from rules.core.kinds import events_in
from rules.systems.third_six.events import company, fights, magic, places, rewards

EVENTS = events_in(company, fights, magic, places, rewards, votes)
"""Reads any event of the game back from a journal."""
