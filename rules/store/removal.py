"""Units of work that delete: a person who asks for it, and what has been over for long."""

import json
from typing import Any

from rules.ports import PersonalRecords
from rules.store import evening_statements as evenings
from rules.store import removal_statements as sql
from rules.store import statements
from rules.store import voice_statements as voices
from rules.store.engine import Steps
from rules.store.evening_rows import evening_of, forgotten_guest
from rules.store.packs import offered_of
from rules.store.rows import dumped, note_of
from rules.store.units import adventures, dungeons, runs
from rules.store.voice_rows import forgotten, voice_of

SEEN_KEPT = 7 * 24 * 3600
"""Seconds for which a repeated request is recognised."""
DRAFTS_KEPT = 24 * 3600
"""Seconds for which words are kept that were never said."""
EVENINGS_KEPT = 30 * 24 * 3600
"""Seconds after its time for which an evening is remembered that is over."""
NOTES_KEPT = 60 * 24 * 3600
"""Seconds for which a note's occasion is remembered: no turn that is running is older."""
OWN = ("taste", "presence", "hints", "forge")
"""Settings that belong to a person, each under a key of its own."""


def records_of(person: int) -> Steps[PersonalRecords]:
    """Yield everything that names a person."""
    settings: dict[str, Any] = {}
    for name in OWN:
        rows = yield statements.SETTING, (f"{name}:{person}",)
        if rows:
            settings[name] = json.loads(rows[0][0])
    return PersonalRecords(
        adventures=(yield from adventures((sql.THEIR_ADVENTURES, (person,)))),
        runs=(yield from runs((sql.THEIR_RUNS, (person,)))),
        dungeons=(yield from dungeons((sql.THEIR_DUNGEONS, (person,)))),
        packs=tuple(offered_of(row) for row in (yield sql.THEIR_PACKS, (person,))),
        voices=tuple(voice_of(row) for row in (yield voices.THEIRS, (person,))),
        evenings=tuple(evening_of(row) for row in (yield evenings.WITH, (person,))),
        notes=tuple(note_of(row) for row in (yield sql.THEIR_NOTES, (person,))),
        settings=settings,
    )


def _without(clock: str, person: int) -> str:
    """Return an adventure's clocks without offers to a person and seats that were theirs.

    Clocks that cannot be read become empty.
    """
    try:
        read = json.loads(clock)
    except ValueError:
        return ""
    offers = [each for each in read.get("offers", ()) if each["to"] != person]
    former = [each for each in read.get("former", ()) if each["user"] != person]
    return dumped({**read, "offers": offers, "former": former})


def forget(person: int) -> Steps[int]:
    """Free every seat of a person, delete what they own, and remove their mentions."""
    touched = yield sql.TOUCHED_BY, (person,)
    for free in (sql.FREE_SEATS, sql.FREE_HOST, sql.FORGET_NOTES):
        yield free, (person,)
    for name in OWN:
        yield sql.FORGET_SETTING, (f"{name}:{person}",)
    for adventure, clock in (yield sql.CLOCKS_WITH, (person,)):
        yield sql.SET_CLOCK, (adventure, _without(clock, person))
    for (dungeon,) in (yield sql.PRIVATE_DUNGEONS, (person,)):
        yield sql.FORGET_TIMERS, (dungeon,)
    yield sql.FREE_DUNGEONS, (person,)
    yield sql.FREE_PACKS, (person,)
    for dungeon, text in (yield sql.DUNGEON_PEOPLE, (person,)):
        people = [other for other in json.loads(text) if other != person]
        yield sql.SET_DUNGEON_PEOPLE, (dungeon, dumped(people))
    yield from forgotten(person)
    yield from forgotten_guest(person)
    yield sql.ANONYMOUS_REPLIES, (person,)
    yield sql.FORGET_DEPARTURES, (person,)
    return len(touched)


def sweep(now: int, over: int | None, most: int) -> Steps[int]:
    """Delete at most `most` rows that are too old, and with them the last rows of a game or two.

    Games that ended before `over` are deleted, except those that the hall and chronicles need.
    """
    gone = len((yield sql.SWEEP_SEEN, (now - SEEN_KEPT, most)))
    gone += len((yield sql.SWEEP_NOTES, (now - NOTES_KEPT, most - gone)))
    gone += len((yield voices.SWEEP_DRAFTS, (now - DRAFTS_KEPT, most - gone)))
    old = (now - DRAFTS_KEPT, now - EVENINGS_KEPT, most - gone)
    gone += len((yield evenings.SWEEP, old))
    if over is None:
        return gone
    gone += len((yield sql.SWEEP_SNAPSHOTS, (over, most - gone)))
    while gone < most and (found := (yield sql.TOO_OLD, (over,))):
        for (adventure,) in found:
            if gone < most:
                gone += yield from _remove(adventure, most - gone)
    return gone


def _remove(adventure: str, most: int) -> Steps[int]:
    """Delete rows of a game, and the game itself with the last of them; return how many."""
    gone = 0
    for each in sql.EMPTY:
        gone += len((yield each, (adventure, most - gone)))
        if gone == most:
            return gone
    for each in sql.REMOVE:
        gone += len((yield each, (adventure,)))
    return gone
