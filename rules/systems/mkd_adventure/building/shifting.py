"""Shifting tiles by a square for a player, before anybody has gone in (MA-026)."""

import re
from collections.abc import Callable
from typing import Final

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import ShiftTile
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.tiles import shape_of_placed
from rules.systems.mkd.compass import NAMES, SIDES, Facing, Square, step
from rules.systems.mkd.events.building import TilesShifted
from rules.systems.mkd.names import square_name
from rules.systems.mkd.parse import square_named
from rules.systems.mkd.pieces import Placed, Site
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.building.assemble import Assembled
from rules.systems.mkd_adventure.building.layout import Layout
from rules.systems.mkd_adventure.building.quest import from_entrance
from rules.systems.mkd_adventure.building.shift import as_before, groups
from rules.systems.mkd_adventure.state import AdventureState, of

TYPED = re.compile(r"shift\s+(\S+)\s+(north|east|south|west|n|e|s|w)", re.IGNORECASE)
RULE: Final = "MA-026"
Carry = Callable[[Square], Square]
"""Gives where the things on a square are after a shift."""


def shift_named(text: str) -> ShiftTile | None:
    """Return the shift that `shift C4 east` stands for; None for other words."""
    found = TYPED.fullmatch(text.strip())
    at = square_named(found[1]) if found else None
    if found is None or at is None:
        return None
    return ShiftTile(at=at, side=NAMES.index(found[2][0].casefold()))


def forbids_shift(state: AdventureState, _seat: Seat, action: ShiftTile) -> Refusal | None:
    """Return why a tile cannot be shifted, or None: once each, before play begins.

    All ways must stay as they are.
    """
    waiting = all(figure.where == "waiting" for figure in state.heroes)
    if (state.floor, state.round) != (1, 1) or state.served or not waiting:
        return refuse("shift-late", RULE)
    tile = board_of(state.site).owner.get(action.at)
    if tile is None or action.side not in SIDES:
        return refuse("shift-nowhere", RULE, square=square_name(action.at))
    if tile in state.shifted:
        return refuse("shift-again", RULE, square=square_name(action.at))
    return None if _found(state, tile, action.side) else refuse("shift-apart", RULE)


def shift(play: Resolution, seat: Seat, action: ShiftTile) -> None:
    """Shift a tile by a square, with as few neighbours as possible.

    All that lies or stands on them moves with them; no die is rolled.
    """
    state = of(play)
    tile = board_of(state.site).owner[action.at]
    found = _found(state, tile, action.side)
    if found is None:
        raise RuntimeError("a shift that was allowed cannot be made")
    group, placed = found
    site, carry = _moved(state.site, placed)
    play.change(
        site=site,
        shifted=(*state.shifted, *sorted(group)),
        tokens=tuple(token.with_(at=carry(token.at)) for token in state.tokens),
        aside=state.aside and state.aside.with_(at=carry(state.aside.at)),
        chests=tuple(
            chest if chest.at is None else chest.with_(at=carry(chest.at)) for chest in state.chests
        ),
        figures=tuple(
            figure.with_(at=carry(figure.at), rear=figure.rear and carry(figure.rear))
            if figure.where == "board"
            else figure.with_(gate=figure.gate and carry(figure.gate))
            for figure in state.figures
        ),
    )
    told = TilesShifted(
        player=state.player_name(seat),
        tiles=len(group),
        at=square_name(carry(action.at)),
        side=Text.of(f"dir-{NAMES[action.side]}"),
    )
    play.tell(told)


def _found(
    state: AdventureState, tile: int, side: Facing
) -> tuple[frozenset[int], tuple[Placed, ...]] | None:
    """Return the fewest tiles that can be shifted with one, and the places of all tiles then."""
    if state.site.entrance is None:
        return None
    whole = Assembled(Layout(state.site.tiles), state.site.entrance)
    reached = _reached(state.site)
    for group in sorted(groups(whole.layout), key=lambda group: (len(group), sorted(group))):
        if tile not in group or group & set(state.shifted):
            continue
        placed = tuple(
            each.with_(at=step(each.at, side)) if index in group else each
            for index, each in enumerate(state.site.tiles)
        )
        if as_before(whole, Layout(placed), group, side) is None:
            continue
        if _reached(_moved(state.site, placed)[0]) == reached:
            return group, placed
    return None


def _reached(site: Site) -> frozenset[int]:
    """Return the tiles that can be reached on foot, with all markers in place."""
    board = Board(site)
    return frozenset(board.owner[square] for square in from_entrance(board))


def _moved(site: Site, placed: tuple[Placed, ...]) -> tuple[Site, Carry]:
    """Return the site with its tiles where they are placed, its least column and row 0 again."""
    left, top = (min(each.at[axis] for each in placed) for axis in (0, 1))
    tiles = tuple(each.with_(at=(each.at[0] - left, each.at[1] - top)) for each in placed)
    moves: dict[Square, Square] = {}
    for before, after in zip(site.tiles, tiles, strict=True):
        shape, (x, y), (to_x, to_y) = shape_of_placed(before), before.at, after.at
        for column in range(shape.columns):
            for row in range(shape.rows):
                moves[x + column, y + row] = (to_x + column, to_y + row)

    def carry(square: Square) -> Square:
        return moves[square]

    entrance = site.entrance and (carry(site.entrance[0]), site.entrance[1])
    moved = site.with_(
        tiles=tiles,
        doors=tuple(door.with_(at=carry(door.at)) for door in site.doors),
        markers=tuple(marker.with_(at=carry(marker.at)) for marker in site.markers),
        entrance=entrance,
        exits=tuple(carry(square) for square in site.exits),
        closed=tuple((carry(square), side) for square, side in site.closed),
    )
    return moved, carry
