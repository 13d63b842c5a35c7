"""The stairs that lead on from a level (RG-055)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.random_square import throw_square
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.growth import StairsEmerged
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Marker
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.place import taken
from rules.systems.mkd_delve.growth.crevices import cut_off


def let_stairs_emerge(play: Resolution) -> None:
    """Put stairs on a random free square, of the last tile if there is one (RG-055, D11)."""
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
