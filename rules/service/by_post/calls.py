"""Calls: notes in words, as long as they are true, with their game and where its card is."""

from collections.abc import Callable, Mapping

from rules.core.model import Model, Seat
from rules.core.words import Words
from rules.pace.table import Table, to_declare
from rules.ports import Adventure, Note
from rules.service.clocks.new_calls import (
    AHEAD,
    ASKED,
    AWAY,
    EXTENDED,
    NEXT,
    PAUSED,
    RESTS,
    STILL,
    TURN,
)
from rules.service.clocks.proposals import asked_of
from rules.service.clocks.schedule import lobby_due, table_of
from rules.service.journal.loading import loaded, seats_of


class Call(Model):
    """A note in words, for a person who still has to be told.

    `channel` is 0 where it can only be said in private. `instead` are other ways to say it, each to
    be tried when those before it failed. `back` is the label of a button that brings the person
    back to the table, empty for none.
    """

    adventure: str
    channel: int
    guild: int | None
    user: int
    text: str
    private: bool
    back: str = ""
    instead: tuple["Call", ...] = ()


def _turn(found: Adventure, note: Note, words: Words) -> str | None:
    """Return that it is somebody's turn."""
    seat = int(note.body["seat"])
    if not owed(found, table_of(found), note):
        return None
    return words.phrase("call-turn", hero=hero_of(found, seat))


def _ahead(found: Adventure, note: Note, words: Words) -> str | None:
    """Return that somebody may declare their turn in a round that has begun."""
    seat, table = int(note.body["seat"]), table_of(found)
    if not owed(found, table, note) or table.clock(seat).ahead is None:
        return None
    return words.phrase("call-ahead", hero=hero_of(found, seat))


def _next(found: Adventure, note: Note, words: Words) -> str | None:
    """Return that somebody is next."""
    seat = int(note.body["seat"])
    rules, state = loaded(found)
    if not holds(found, note) or seat not in rules.following(state):
        return None
    return words.phrase("call-next", hero=hero_of(found, seat))


def _paused(found: Adventure, note: Note, words: Words) -> str | None:
    """Return that somebody stopped the clocks, and until when."""
    table = table_of(found)
    if table.paused != note.body["since"] or table.pauser is None:
        return None
    until = f"<t:{table.paused_until}:f>" if table.paused_until else ""
    hero, reason = hero_of(found, table.pauser), table.why
    said = "yes" if reason else "no"
    return words.phrase("call-paused", hero=hero, until=until, said=said, reason=reason)


def _still(found: Adventure, note: Note, words: Words) -> str | None:
    """Return that a table has waited for weeks, for its host."""
    table = table_of(found)
    if table.words < int(note.body["words"]):
        return None
    heroes = ", ".join(hero_of(found, seat) for seat in sorted(owing(found, table)))
    resting = "yes" if table.resting is not None else "no"
    return words.phrase("call-still", heroes=heroes, weeks=table.words, resting=resting)


def _extended(found: Adventure, note: Note, words: Words) -> str | None:
    """Return that somebody gave turns more time, for the host."""
    return words.phrase(
        "call-extended",
        hero=hero_of(found, int(note.body["seat"])),
        heroes=", ".join(hero_of(found, int(seat)) for seat in note.body["seats"]),
        hours=int(note.body["hours"]),
    )


def wanted(found: Adventure, note: Note, words: Words) -> str | None:
    """Return the question whether a lobby is still wanted, while it is asked."""
    if found.status != "lobby" or table_of(found).wondered != note.body["since"]:
        return None
    return words.phrase("call-wanted", until=f"<t:{lobby_due(found)}:R>")


def _rests(found: Adventure, note: Note, words: Words) -> str | None:
    """Return that a table rests as none of its players is there, for its host."""
    if table_of(found).resting != note.body["since"]:
        return None
    return words.phrase("call-rests")


def _asked(found: Adventure, note: Note, words: Words) -> str | None:
    """Return that a companion asks somebody about their turn in live play."""
    table = table_of(found)
    if found.pace != "live" or not owed(found, table, note):
        return None
    hero = hero_of(found, int(note.body["seat"]))
    return words.phrase("call-asked", hero=hero, by=str(note.body["by"]))


def _away(found: Adventure, note: Note, words: Words) -> str | None:
    """Return that somebody counts as away, and what happens to their hero meanwhile."""
    seat, table = int(note.body["seat"]), table_of(found)
    clock = table.clock(seat)
    # An outage puts `away` off, so it need not be the instant that was noted.
    came_back = clock.acted is not None and clock.acted >= int(note.body["since"])
    if clock.away is None or came_back or clock.auto or not holds(found, note):
        return None
    waits = "yes" if table.terms.on_miss == "wait" else "no"
    return words.phrase("call-away", hero=hero_of(found, seat), waits=waits, misses=clock.missed)


TELLING: Mapping[str, Callable[[Adventure, Note, Words], str | None]] = {
    TURN: _turn,
    AHEAD: _ahead,
    NEXT: _next,
    PAUSED: _paused,
    STILL: _still,
    RESTS: _rests,
    EXTENDED: _extended,
    ASKED: _asked,
    AWAY: _away,
}
"""How each kind of note is said, if nothing more has to be read for it."""


def way_back(note: Note, words: Words) -> str:
    """Return the label of the button with which the person comes back, empty for none."""
    return words.phrase("button-return") if note.body["kind"] == AWAY else ""


def is_interrupted(found: Adventure, note: Note) -> bool:
    """Return whether a note is about a turn that somebody else's turn interrupts."""
    about_turn = note.body["kind"] in (TURN, "remind", "late")
    return about_turn and table_of(found).clock(int(note.body["seat"])).interrupted is not None


def holds(found: Adventure, note: Note) -> bool:
    """Return whether the person of a note still has the seat that it is about."""
    return any(mine.seat == note.body["seat"] for mine in seats_of(found, note.user))


def owing(found: Adventure, table: Table) -> set[Seat]:
    """Return the seats that have something to do or to declare."""
    rules, state = loaded(found)
    return {*asked_of(rules, state, table), *to_declare(table)}


def owed(found: Adventure, table: Table, note: Note) -> bool:
    """Return whether the turn that a note is about is still open, for the same person."""
    seat = int(note.body["seat"])
    clock = table.clock(seat)
    same = clock.owes and clock.opened == note.body["opened"] and clock.away is None
    return same and seat in owing(found, table) and holds(found, note)


def hero_of(found: Adventure, seat: Seat) -> str:
    """Return the name of the hero in a seat; "?" where there is no such seat."""
    return next((record.name for record in found.seats if record.seat == seat), "?")


def in_game(found: Adventure, said: str, words: Words) -> str:
    """Return a sentence about a game with the game's name and the link to its card."""
    title = found.name or words.phrase(f"{found.ruleset}-title")
    return words.phrase("call-in", game=title, said=said, link=_link(found))


def _link(found: Adventure) -> str:
    """Return a link to the card, so that a call leads there directly."""
    return f"https://discord.com/channels/{found.guild or '@me'}/{found.channel}/{found.card or ''}"
