"""A law held after every commit of every test: a running table has a next moment."""

from rules.pace.parked import GIVEN_UP, STOPPED
from rules.ports import Commit
from rules.service.clocks.known_turns import humans_of
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded


def next_moment(change: Commit) -> str:
    """What comes next at a table after a change; "" where nothing would, and nobody was told.

    A timer by itself, or somebody who is awaited in live play, or whoever was told that the table
    stands still: its host when it rests, everybody when it is paused, cannot be shown or is stopped
    by the owner of the bot, who lets it go on.
    """
    found = change.adventure
    if found.status != "running" or found.state is None:
        return "over"
    if change.timers:
        return "timer"
    table = table_of(found)
    if table.resting is not None:
        return "rests"
    if table.parked is not None and table.parked.why == STOPPED:
        return "stopped"
    if table.parked is not None and found.updated - table.parked.since >= GIVEN_UP:
        return "parked"
    rules, state = loaded(found)
    if found.pace == "live" and set(rules.awaiting(state)) & set(humans_of(found)):
        return "awaited"
    return ""
