"""Figures, tokens, doors, markers and chests for tests, each in a line."""

from itertools import count

from rules.systems.mkd.compass import E, S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.pieces import Chest, Door, Figure, Marker, Token

_ids = count(100)


def hero(kind, at=(0, 0), facing=S, level=1, seat=1, **more):
    """A Hero at the start of a level."""
    start = 5 - level
    fields = {"seat": seat, "level": level, "click": start, "cap": start, **more}
    return _figure(kind, "hero", at, facing, **fields)


def monster(kind, at=(0, 0), facing=S, **more):
    """A Monster at the start of its dial."""
    return _figure(kind, KINDS[kind].side, at, facing, **more)


def _figure(kind, side, at, facing, **more):
    fields = {"id": next(_ids), "kind": kind, "side": side, "at": at, "facing": facing, **more}
    if KINDS[kind].mounted and "rear" not in fields:
        back = {0: (0, 1), 2: (-1, 0), 4: (0, -1), 6: (1, 0)}[facing]
        fields["rear"] = (at[0] + back[0], at[1] + back[1])
    return Figure(**fields)


def token(colour="Y", face=1, at=(0, 0), **more):
    """A token face down."""
    return Token(id=next(_ids), colour=colour, face=face, at=at, **more)


def door(at, side=E, **more):
    """A closed wooden door."""
    return Door(at=at, side=side, **more)


def marker(kind, at, **more):
    """A marker on the floor."""
    return Marker(kind=kind, at=at, **more)


def chest(number=0, kind="c10", at=None, **more):
    """A closed chest."""
    return Chest(number=number, kind=kind, at=at, **more)
