"""Everything that happens, in the past tense. An event's kind is its key in the catalog."""

from rules.core import votes
from rules.core.kinds import events_in
from rules.systems.mkd.events import (
    building,
    fights,
    floors,
    growth,
    missions,
    monster_ai,
    moves,
    quests,
    reveal,
    teams,
    things,
)

EVENTS = events_in(
    building, fights, floors, growth, missions, monster_ai,
    moves, quests, reveal, teams, things, votes,
)  # fmt: skip
"""Reads any event back from a journal."""
