"""From when somebody may be called for a note: what the note is about decides, and who they are."""

from collections.abc import Mapping

from rules.pace.clock import HALF, Policy, Turn, runs_until
from rules.pace.eras import frozen_for
from rules.pace.table import SeatClock, Table, policy_of
from rules.ports import Adventure, Note, Store
from rules.service.clocks.assumed_nights import with_night
from rules.service.clocks.new_calls import AHEAD, ASKED, NEXT, PAUSED, TURN, VOTE, WANTED
from rules.service.clocks.presence import AS_USUAL, First, Presence, Presences
from rules.service.clocks.quiet_hours import LATELY, CallKind, Occasion, callable_from
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded, seats_of

KINDS: Mapping[str, CallKind] = {
    TURN: "turn",
    AHEAD: "turn",
    VOTE: "vote",
    NEXT: "next",
    "remind": "remind",
    ASKED: "remind",
    "late": "remind",
}
"""The kind of call that a note makes; others only tell something."""
CARRIED = (TURN, AHEAD, VOTE, PAUSED, WANTED)
"""Kinds of notes that a new card can say as well as a message of its own."""
FIRST_CALL = 2 * 60 * 60
"""Seconds of a turn's clock after which those are first called who wish it so."""
SHORT_TURN = 12 * 60 * 60
"""Seconds of a turn up to which a call as it begins is enough, without one at half of it."""
APART = 6 * 60 * 60
"""Seconds between two calls of a person for turns on the way, where others are asked as well."""
BRIEFLY = 2 * 60 * 60
"""Seconds for which somebody else may answer a question in the middle of a round before those who
are to come in it are called to plan ahead."""
LATELY_BY_POST = 10 * 60
"""Seconds after an action in which its player is not called for a turn by post: they may be there,
and nobody hurries."""


async def callable_at(
    store: Store, presences: Presences, found: Adventure, note: Note, now: int
) -> int | None:
    """Return from when somebody may be called for a note; None where they may not be.

    Somebody who has said nothing of their nights has those that are assumed.
    """
    table = table_of(found)
    presence = await with_night(presences, await presences.of(note.user), found, table)
    clocks = [table.clock(each.seat) for each in seats_of(found, note.user)]
    opened = min((each.opened for each in clocks if each.opened is not None), default=None)
    called = 0
    if opened is not None:
        called = await store.calls_since(found.id, note.user, opened)
    acted = max((each.acted for each in clocks if each.acted is not None), default=None)
    kind = KINDS.get(note.body["kind"], "word")
    lately = LATELY_BY_POST if kind == "turn" and found.pace == "post" else LATELY
    first: First = "start"
    since = 0
    if found.pace == "post" and kind in ("turn", "remind"):
        clock = table.clock(int(note.body["seat"]))
        if called and _is_enough(presence, found.id, note, table, clock):
            return None
        first = _first(presence, found.id, policy_of(table, clock))
        if first == "two-hours" and clock.opened is not None:
            since = _after_two_hours(table, presence, clock, now)
        if presence.rhythm(found.id) == AS_USUAL:
            since = max(since, await _put_off(store, found, table, note, clock))
    part = int(note.body.get("part") or 0)
    occasion = Occasion(found.id, kind, called, acted, lately, part, first)
    return callable_from(presence, occasion, max(now, since))


def _is_enough(presence: Presence, game: str, note: Note, table: Table, clock: SeatClock) -> bool:
    """Return whether a note is of half of a short turn, for somebody who was called already.

    Whoever is asked by a companion hears it, and so does who chose when and how often to be called.
    """
    policy = policy_of(table, clock)
    return (
        note.body["kind"] == "remind"
        and note.body.get("part") == HALF
        and not note.body.get("by")
        and policy.kind == "budget"
        and policy.budget <= SHORT_TURN
        and presence.rhythm(game) == AS_USUAL
    )


async def _put_off(
    store: Store, found: Adventure, table: Table, note: Note, clock: SeatClock
) -> int:
    """Return from when a call tells somebody something new; 0 where it does at once.

    On the way there is a question after each step of anybody, so that a person who was called for
    one is called for the next a while after that, as long as others are asked it as well. Whoever
    may plan ahead in a round, as somebody else is asked something in the middle of it, is called
    once that takes long; when it is over, their turn calls them.
    """
    seat, kind = int(note.body["seat"]), note.body["kind"]
    if kind not in (TURN, AHEAD) or found.status != "running":
        return 0
    rules, state = loaded(found)
    if kind == AHEAD:
        waits = clock.opened is not None and seat in rules.interrupted(state)
        return (clock.opened or 0) + BRIEFLY if waits else 0
    others = any(each.owes and each.away is None for each in table.seats if each.seat != seat)
    if rules.in_round(state) or not others:
        return 0
    last = await store.last_call(found.id, note.user)
    return 0 if last is None else last + _apart(policy_of(table, clock))


def _apart(policy: Policy) -> int:
    """Return the seconds between two such calls: half of a turn's time at most."""
    match policy.kind:
        case "budget":
            return min(APART, policy.budget // 2)
        case "daily":
            return min(APART, policy.notice // 2)
        case _:
            return APART


def _first(presence: Presence, game: str, policy: Policy) -> First:
    """Return when somebody is first called for a turn; as it begins, where it has no end."""
    first = presence.rhythm(game).first
    return "start" if policy.kind == "none" and first in ("half", "end") else first


def _after_two_hours(table: Table, presence: Presence, clock: SeatClock, now: int) -> int:
    """Return when a turn's clock has run for two hours, or half of the time where that is less."""
    policy = policy_of(table, clock)
    seconds = min(FIRST_CALL, policy.budget // 2) if policy.kind == "budget" else FIRST_CALL
    frozen = frozen_for(table, presence.person, now)
    return runs_until(Turn(opened=clock.opened or now), frozen, seconds) or now
