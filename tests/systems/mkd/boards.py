"""Small sites and figures for tests: built in a line, played with scripted dice."""

from itertools import count

from rules.core.dice import ScriptedDice
from rules.systems.mkd.compass import E, S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.pieces import Chest, Door, Figure, Marker, Placed, Site, Token
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Activation, Player
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.state import AdventureState

_ids = count(100)


def placed(tile, side="A", at=(0, 0), turn=0, layer=0):
    """A tile on the table."""
    return Placed(tile=tile, side=side, turn=turn, at=at, layer=layer)


def site(*tiles, doors=(), markers=(), entrance=None, closed=(), exits=()):
    """A site of placed tiles."""
    return Site(
        tiles=tiles,
        doors=tuple(doors),
        markers=tuple(markers),
        entrance=entrance,
        closed=tuple(closed),
        exits=tuple(exits),
    )


def open_chamber(**things):
    """One bare chamber, 5 by 5 (tile 7A), from (0, 0) to (4, 4)."""
    return site(placed(7), **things)


def two_chambers(**things):
    """Two bare chambers side by side, joined by the edge between (4, 2) and (5, 2)."""
    return site(placed(7), placed(7, at=(5, 0)), **things)


def long_hall(length=3, **things):
    """Wide open halls (tile 1B) one below the other, 3 squares wide, 5 x `length` long."""
    return site(*(placed(1, "B", at=(0, 5 * index)) for index in range(length)), **things)


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


def state(where, *figures, active=None, points=None, orders=None, **more):
    """An adventure in the Heroes' part, all of it known; `active` begins an activation."""
    seats = sorted({figure.seat for figure in figures if figure.seat} or {1})
    fields = {
        "players": tuple(Player(seat=seat, name=f"Player {seat}") for seat in seats),
        "site": where,
        "figures": figures,
        "part": "heroes",
        "round": 1,
        "order": tuple(seats),
        "acting": seats[0],
        "next_id": 100_000,
        "options": AdventureOptions(),
        "visited": tuple(range(len(where.tiles))),
        **more,
    }
    if orders:
        fields["players"] = tuple(p.with_(orders=orders) for p in fields["players"])
    if active is not None:
        have = KINDS[active.kind].dial[active.click].speed if points is None else points
        fields["activation"] = Activation(figure=active.id, points=have, free=True)
    return AdventureState(**fields)


def play(situation, *faces, mode=None):
    """A working table of an adventure over a state, with the faces that will be rolled."""
    return Play(situation, ScriptedDice(*faces), mode or ADVENTURE)


def kinds(table):
    """The kinds of the events told so far."""
    return [event.kind for event in table.events]
