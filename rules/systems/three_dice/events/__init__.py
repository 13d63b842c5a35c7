"""Everything that happens, in the past tense. An event's kind is its key in the catalog."""

from rules.core import votes
from rules.core.kinds import events_in
from rules.systems.three_dice.events import company, fights, places, rewards

EVENTS = events_in(company, fights, places, rewards, votes)
"""Reads any event of the game back from a journal."""
