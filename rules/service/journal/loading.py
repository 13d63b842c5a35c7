"""A stored adventure, read as its rules know it."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.errors import NoAdventure, Unreadable
from rules.core.model import GameState
from rules.core.remembered import remembered
from rules.core.ruleset import AnyRuleset
from rules.core.upgrade import load_state
from rules.pace.table import Table
from rules.ports import STAGED, Adventure, SeatRecord
from rules.registry import campaigns, ruleset, rulesets

MISSHAPEN = (ValueError, TypeError, LookupError, AttributeError)
"""Errors of a state that cannot be read: upgrades read fields that may be missing."""
STATES_KEPT = 16
"""States that are remembered, as each is read for a press, for its card and for a hint."""

_latest: tuple[tuple[AnyRuleset, Mapping[str, Any], GameState], ...] = ()
"""Of each state its rules, how it is stored, and how its rules know it."""


def loaded(adventure: Adventure) -> tuple[AnyRuleset, GameState]:
    """Return the rules and the state of a begun adventure.

    Raises:
        NoAdventure: it has not begun.
        Unreadable: what is stored of it cannot be read, or a newer program wrote it.
    """
    check_whole(adventure)
    if adventure.state is None:
        raise NoAdventure("error-not-begun")
    rules = ruleset(adventure.ruleset)
    try:
        return rules, state_of(rules, adventure.state)
    except MISSHAPEN as trouble:
        raise unreadable(adventure) from trouble


def present_state(adventure: Adventure) -> GameState | None:
    """Return the state of an adventure, or None before it has begun.

    Raises:
        Unreadable: what is stored cannot be read.
    """
    return None if adventure.state is None else loaded(adventure)[1]


def check_whole(adventure: Adventure) -> None:
    """Check that nothing of an adventure is missing, and that its rules are known.

    Raises:
        Unreadable: something is, or they are not.
    """
    known = adventure.ruleset in rulesets() or adventure.ruleset in campaigns()
    if adventure.broken or not known:
        raise unreadable(adventure)


def unreadable(adventure: Adventure) -> Unreadable:
    """Return the error that an adventure cannot be read, for its players."""
    return Unreadable("error-unreadable", id=adventure.id)


def trouble_of(adventure: Adventure) -> Unreadable | None:
    """Return why an adventure cannot be read, if it cannot."""
    try:
        check_whole(adventure)
        if adventure.state is not None:
            loaded(adventure)
        if adventure.clock:
            clock_of(adventure)
    except Unreadable as trouble:
        return trouble
    return None


def clock_of(adventure: Adventure) -> Table:
    """Return an adventure's clocks as they are stored.

    Raises:
        Unreadable: they are not.
    """
    try:
        return _table(adventure.clock)
    except ValueError as trouble:
        raise unreadable(adventure) from trouble


@remembered
def _table(clock: Mapping[str, Any]) -> Table:
    return Table.model_validate(dict(clock))


def readable(adventures: Iterable[Adventure]) -> list[Adventure]:
    """Return the adventures that can be read, so that lists go on without the others."""
    return [each for each in adventures if trouble_of(each) is None]


def state_of(rules: AnyRuleset, raw: Mapping[str, Any]) -> GameState:
    """Return a state from its stored form, brought up to date.

    The same stored form gives the same object, so that answers about it can be remembered.
    """
    for of, stored, state in _latest:
        if of is rules and stored == raw:
            return state
    read: GameState = load_state(rules.state_type, rules.upgrades, dict(raw))
    remember(rules, raw, read)
    return read


def remember(rules: AnyRuleset, raw: Mapping[str, Any], state: GameState) -> None:
    """Remember a state by its stored form, which is read soon after it was written."""
    global _latest  # noqa: PLW0603
    # A new tuple each time, as several threads may read.
    _latest = ((rules, raw, state), *_latest[: STATES_KEPT - 1])


def kept_state(rules: AnyRuleset, raw: Mapping[str, Any] | None) -> GameState | None:
    """Return the state of a snapshot; None where there is none, or it cannot be read."""
    try:
        return None if raw is None else state_of(rules, raw)
    except (Unreadable, *MISSHAPEN):
        return None


def seats_of(adventure: Adventure, user: int) -> tuple[SeatRecord, ...]:
    """Return the seats a person holds."""
    return tuple(seat for seat in adventure.seats if seat.user == user)


def led_by(adventure: Adventure, user: int) -> tuple[SeatRecord, ...]:
    """Return the seats for which a person presses: theirs, and in a game they staged all others.

    Changes to a staged game are refused where nothing may be staged.
    """
    mine = seats_of(adventure, user)
    if adventure.seeded != STAGED or adventure.host != user:
        return mine
    return (*mine, *(seat for seat in adventure.seats if seat.user != user))
