"""Chests: who can reach one, opening, taking, handing over, dropping (B-80 to B-87)."""

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.passage import stays_open
from rules.systems.mkd.board.stairs import kept_clear
from rules.systems.mkd.compass import Facing, Square, heading, step
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.events.moves import ChestShut
from rules.systems.mkd.events.things import (
    ChestDropped,
    ChestGiven,
    ChestOpened,
    ChestTaken,
)
from rules.systems.mkd.figures import looks_at, name_of, squares_of
from rules.systems.mkd.in_use import put_out_of_use
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.names import chest_name, item_name, square_name
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState


def gold_of(chest: Chest) -> int:
    """Return the gold in a chest, which stays in it wherever it goes (B-90, MA-142)."""
    return 0 if chest.bare else CHESTS[chest.kind].gold


def arc_of(board: Board, at: Square, facing: Facing) -> tuple[Square, ...]:
    """Return the squares from which a chest can be handled: before it and beside it (B-81)."""
    ahead = (step(at, (facing + turn) % 8) for turn in (-1, 0, 1))
    return tuple(
        square for square in ahead if board.standable(square) and board.adjacent(at, square)
    )


def unblocked(board: Board, at: Square, facing: Facing) -> Facing:
    """Return a chest's facing, turned clockwise until somebody can stand before it (RG-118, B-81).

    It turns by quarters, so that a straight facing stays straight and a diagonal one diagonal; the
    four facings together cover every square around.
    """
    turned = ((facing + quarter) % 8 for quarter in (0, 2, 4, 6))
    return next((way for way in turned if arc_of(board, at, way)), facing)


def is_beside(state: MkdState, figure: Figure, chest: Chest) -> bool:
    """Return whether a chest lies on the floor beside a figure, or under it."""
    if chest.at is None or chest.gone:
        return False
    board = board_of(state.site)
    stands = squares_of(figure)
    return chest.at in stands or any(board.adjacent(at, chest.at) for at in stands)


def is_before(state: MkdState, figure: Figure, chest: Chest) -> bool:
    """Return whether a figure stands in one of the squares before a chest (B-81)."""
    if chest.at is None or chest.gone:
        return False
    arc = arc_of(board_of(state.site), chest.at, chest.facing)
    return any(square in arc for square in squares_of(figure))


def sees(figure: Figure, chest: Chest) -> bool:
    """Return whether a chest lies in a figure's front arc (B-81)."""
    return chest.at is not None and looks_at(figure, chest.at)


def open_up(play: Resolution, chest: int) -> None:
    """Open a chest: its trap is spent, and the chest can be taken (B-84, B-86)."""
    opened = play.state.chest(chest).with_(opened=True, trap="spent")
    play.set_chest(opened)
    told = ChestOpened(chest=chest_name(opened), gold=gold_of(opened), item=item_name(opened))
    play.tell(told)


def take_up(play: Resolution, number: int, chest: int) -> None:
    """Take an open chest from the floor (B-86)."""
    taken = play.state.chest(chest).with_(at=None, carrier=number)
    play.set_chest(taken)
    figure = play.figure(number)
    play.alter(number, carries=(*figure.carries, chest))
    play.tell(ChestTaken(figure=name_of(figure), chest=chest_name(taken)))


def hand_over(play: Resolution, number: int, chest: int, to: int) -> None:
    """Hand a chest to somebody; an item in it is out of use (MA-140, B-88)."""
    put_out_of_use(play, number, chest)
    giver, taker = play.figure(number), play.figure(to)
    play.alter(number, carries=tuple(held for held in giver.carries if held != chest))
    play.alter(to, carries=(*taker.carries, chest))
    given = play.state.chest(chest).with_(carrier=to)
    play.set_chest(given)
    told = ChestGiven(figure=name_of(giver), chest=chest_name(given), to=name_of(taker))
    play.tell(told)


def room_beside(state: MkdState, figure: Figure) -> tuple[Square, ...]:
    """Return free squares beside a figure for a chest, the one ahead first, then clockwise.

    The rule is MA-143.
    """
    board, mover = board_of(state.site), mover_of(state, figure)
    full = mover.friends | mover.foes | mover.solid | mover.restless
    full = full | {token.at for token in state.tokens} | set(squares_of(figure))
    ways = ((figure.facing + turn) % 8 for turn in range(8))
    room = [step(figure.at, way) for way in ways if board.free(figure.at, way)]
    return tuple(square for square in room if board.standable(square) and square not in full)


def room_to_drop(state: MkdState, figure: Figure) -> Square | None:
    """Return the free square beside a figure for a chest: ahead, else clockwise (MA-143).

    A square where it would block the only way or stairs is the last resort (MA-024).
    """
    board, mover, clear = board_of(state.site), mover_of(state, figure), kept_clear(state.site)
    room = room_beside(state, figure)
    wide = (
        square
        for square in room
        if square not in clear and stays_open(board, (square,), mover.solid)
    )
    return next(wide, room[0] if room else None)


def put_down(play: Resolution, number: int, chest: int, at: Square) -> None:
    """Put a chest on the floor as it is, facing the one who puts it there (MA-143).

    An item in it is out of use (B-88).
    """
    put_out_of_use(play, number, chest)
    figure = play.figure(number)
    front = unblocked(board_of(play.state.site), at, heading(at, figure.at))
    dropped = play.state.chest(chest).with_(at=at, carrier=None, facing=front)
    play.alter(number, carries=tuple(held for held in figure.carries if held != chest))
    play.set_chest(dropped)
    told = ChestDropped(figure=name_of(figure), chest=chest_name(dropped), at=square_name(at))
    play.tell(told)


def shut_beside(play: Resolution, number: int) -> None:
    """Shut the open chests beside a Monster and set their traps again (B-87, MA-144)."""
    figure = play.figure(number)
    for chest in play.state.chests:
        if chest.opened and is_beside(play.state, figure, chest):
            play.set_chest(chest.with_(opened=False, trap=None))
            play.tell(ChestShut(figure=name_of(figure), chest=chest_name(chest)))
