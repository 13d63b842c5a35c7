"""When a level is cleared, and the stairs that lead on (RG-055)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.squares import throw_square
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.growth import LevelCleared, StairsEmerged
from rules.systems.mkd.names import square_name
from rules.systems.mkd.play import Play
from rules.systems.mkd.reveal.place import taken
from rules.systems.mkd.state import Marker
from rules.systems.mkd_delve.growth.crevices import cut_off
from rules.systems.mkd_delve.state import DelveState, of


def is_clear(state: DelveState) -> bool:
    """Whether nothing lives on a grown level any more, and each chest is open or safe (RG-055).

    No Monster stands on it, no token lies on it, its master's neither.
    """
    safe = all(chest.opened or chest.trap == "spent" for chest in state.chests if _lies(chest.at))
    return state.grown and not state.master and not state.tokens and not state.monsters and safe


def _lies(at: Square | None) -> bool:
    return at is not None


def look_for_stairs(play: Play) -> None:
    """A level that has just been cleared counts, and opens its stairs if another is below.

    On a random square of the last tile (RG-055, D11).
    """
    state = of(play)
    if state.cleared >= state.level or not is_clear(state):
        return
    play.change(cleared=state.level)
    play.tell(LevelCleared(level=state.level))
    if state.deepest is None or state.level < state.deepest:
        _emerge(play)


def _emerge(play: Play) -> None:
    board, full = board_of(play.state.site), taken(play.state)
    marked = {marker.at for marker in play.state.site.markers}
    beyond = cut_off(play.state.site)

    def suits(square: Square) -> bool:
        free = square not in full and square not in marked
        return board.standable(square) and free and square not in beyond

    tiles = range(len(play.state.site.tiles) - 1, -1, -1)
    for tile in tiles:
        at = throw_square(play, board, tile, suits)
        if at is not None:
            site = play.state.site
            play.set_site(site.with_(markers=(*site.markers, Marker(kind="stairs", at=at))))
            play.tell(StairsEmerged(at=square_name(at)))
            return
