"""Evenings as rows, and what a deletion does with them."""

import json

from rules.ports import Evening, Guest
from rules.store import evening_statements as sql
from rules.store.engine import Row, Steps, Value
from rules.store.rows import dumped

_COLUMNS = tuple(sql.COLUMNS.split(", "))


def evening_values(evening: Evening) -> tuple[Value, ...]:
    """Return the columns of an evening, in the order of its table."""
    row = {**dict(evening), "calls": int(evening.calls), "guests": _guests(evening.guests)}
    return tuple(row[name] for name in _COLUMNS)


def _guests(guests: tuple[Guest, ...]) -> str:
    return dumped([list(each) for each in guests])


def evening_of(row: Row) -> Evening:
    """Return an evening from its row."""
    found = dict(zip(_COLUMNS, row, strict=True))
    guests = tuple(Guest(*each) for each in json.loads(found["guests"]))
    return Evening.model_validate({**found, "calls": bool(found["calls"]), "guests": guests})


def forgotten_guest(person: int) -> Steps[None]:
    """Delete a person's drafts and answers; what they host loses its title, and has no host."""
    yield sql.DROP_THEIR_DRAFTS, (person,)
    for row in (yield sql.WITH, (person,)):
        found = evening_of(row)
        hosts = found.host == person
        guests = tuple(each for each in found.guests if each.user != person)
        title = "" if hosts else found.title
        yield sql.FORGET, (found.id, 0 if hosts else found.host, title, _guests(guests))
