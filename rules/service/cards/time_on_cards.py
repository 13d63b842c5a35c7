"""What a card says about time: its lines, the open votes, and what others may agree to."""

from collections.abc import Sequence

from rules.core.words import Words
from rules.ports import Adventure
from rules.service.by_post.pace_card import ballot_menus, pace_lines_of
from rules.service.by_post.proposal_card import answer_buttons
from rules.service.by_post.table_time import time_at
from rules.service.clocks.schedule import table_of
from rules.service.journal.last_steps import LastSteps
from rules.service.journal.loading import loaded
from rules.service.records import Button, Card
from rules.service.unit_of_work import UnitOfWork

NOTICED = 40
"""Steps that are searched for what the clock or a vote did."""


async def with_time(
    work: UnitOfWork, recent: LastSteps, found: Adventure, shown: Card, words: Words
) -> Card:
    """Return the card with its lines about time, and with the open votes."""
    rules, state = loaded(found)
    time = await time_at(work, found)
    steps = await recent.since(found.version - NOTICED)
    away = {seat.seat for seat in table_of(found).seats if seat.away is not None}
    here = {seat.user for seat in found.seats if seat.seat not in away}
    return shown.with_(
        # For whoever counts as away the turn is taken at once: only others are asked by name.
        waiting=tuple(user for user in shown.waiting if user in here) or shown.waiting,
        buttons=(*_going_on(found, words), *_with_agreement(found, shown.buttons, words)),
        clock=pace_lines_of(found, rules.awaiting(state), steps, time, words),
        menus=(*ballot_menus(found, words), *shown.menus),
    )


def _with_agreement(
    found: Adventure, buttons: Sequence[Button], words: Words
) -> tuple[Button, ...]:
    """Return the buttons of a turn, those that answer what is proposed first."""
    answers = answer_buttons(found, table_of(found), words)
    verbs = {each.verb for each in answers}
    return (*answers, *(each for each in buttons if each.verb not in verbs))


def _going_on(found: Adventure, words: Words) -> tuple[Button, ...]:
    """Return the button that starts the clocks again, or wakes a table that rests."""
    table = table_of(found)
    if found.status != "running" or found.pace == "live" or table.parked is not None:
        return ()
    if table.paused is None and table.resting is None:
        return ()
    label = words.phrase("button-resume" if table.paused is not None else "button-wake")
    return (Button(verb="resume", label=label, style="primary"),)
