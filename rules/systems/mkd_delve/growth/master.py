"""The master of a level: where it waits (RG-016 to RG-019)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.events.growth import MasterLaid
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Chest, Token
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.place import taken
from rules.systems.mkd.things.chests import arc_of
from rules.systems.mkd.things.placing import lay_chest
from rules.systems.mkd_delve.growth.crevices import cut_off
from rules.systems.mkd_delve.state import DelveState, of


def place_master(play: Resolution) -> None:
    """Put the master on the last tile, before its last chest (RG-018).

    A tile without a chest gets one; if none is left, the master waits in the tile's middle.
    """
    state = of(play)
    last = len(state.site.tiles) - 1
    if _guarded(state, last) is None:
        lay_chest(play, last, barred=cut_off(state.site))
    squares = _before(of(play), last) or _about_middle(of(play), last)
    worth = of(play).master
    play.change(master=0)
    if not squares:
        return
    at = squares[play.pick(len(squares), "mkd-master-square")]
    play.set_token(Token(id=play.new_id(), colour="R", face=1, at=at, worth=worth))
    play.tell(MasterLaid(at=square_name(at), points=worth))


def _guarded(state: DelveState, tile: int) -> Chest | None:
    """Return the chest laid last on a tile."""
    board = board_of(state.site)
    there = [
        chest
        for chest in state.chests
        if chest.at is not None and not chest.gone and board.owner.get(chest.at) == tile
    ]
    return there[-1] if there else None


def _before(state: DelveState, tile: int) -> tuple[Square, ...]:
    chest = _guarded(state, tile)
    if chest is None or chest.at is None:
        return ()
    board, full = board_of(state.site), taken(state)
    arc = arc_of(board, chest.at, chest.facing)
    free = (at for at in arc if at not in full and board.owner.get(at) == tile)
    return tuple(sorted(free, key=lambda at: (at[1], at[0])))


def _about_middle(state: DelveState, tile: int) -> tuple[Square, ...]:
    board, full = board_of(state.site), taken(state)
    middle, beyond = board.centre(tile), cut_off(state.site)
    free = [
        at
        for at in board.squares(tile)
        if board.standable(at) and at not in full and at not in beyond
    ]
    least = min((chebyshev(at, middle) for at in free), default=0)
    near = [at for at in free if chebyshev(at, middle) == least]
    return tuple(sorted(near, key=lambda at: (at[1], at[0])))
