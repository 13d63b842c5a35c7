"""What a new tile brings: a token, terrain, a chest, or somebody (RG-041 to RG-050)."""

from rules.core.dice import face_down
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.random_square import throw_square
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.growth import NothingCame, TokenLaid
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Token
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.place import taken
from rules.systems.mkd.things.placing import lay_chest, without
from rules.systems.mkd_delve.growth.crevices import cut_off
from rules.systems.mkd_delve.growth.people import place_somebody
from rules.systems.mkd_delve.growth.terrain import lay_some_terrain
from rules.systems.mkd_delve.state import of


def bring(play: Resolution, tile: int) -> None:
    """Roll for the things on a tile as it is laid, before anybody enters it (RG-041).

    1 is nothing, or a person in a chamber; 2 and 3 a token; 4 terrain; 5 a chest; 6 all three, in
    this order (RG-042 to RG-046). Things whose pool is empty or that have no room do not come
    (RG-009).
    """
    die = play.roll(6, "mkd-feature")
    came = [_BRINGS[what](play, tile) for what in RULINGS.words("feature")[die - 1].split("+")]
    if not any(came):
        play.tell(NothingCame(die=die))


def _nobody_or_somebody(play: Resolution, tile: int) -> bool:
    """Put a person to be met into a chamber, and nobody into a hallway (RG-042, RG-062)."""
    return place_somebody(play, tile)


def lay_token(play: Resolution, tile: int) -> bool:
    """Lay a token of the pool on a random square, face down (RG-043, RG-053)."""
    pool = play.state.pools.tokens
    board, full = board_of(play.state.site), taken(play.state)
    beyond = cut_off(play.state.site)

    def suits(square: Square) -> bool:
        return board.standable(square) and square not in full and square not in beyond

    if not pool or not any(suits(square) for square in board.squares(tile)):
        return False
    index = play.pick(len(pool), face_down("mkd-token"))
    colour, face = pool[index]
    at = throw_square(play, board, tile, suits)
    if at is None:
        return False
    play.change(pools=play.state.pools.with_(tokens=without(pool, index)))
    play.set_token(Token(id=play.new_id(), colour=colour, face=face, at=at))
    play.tell(TokenLaid(colour=colour, at=square_name(at)))
    return True


def _chest(play: Resolution, tile: int) -> bool:
    """Lay a chest where somebody can walk to it (RG-045, RG-050)."""
    return lay_chest(play, tile, barred=cut_off(play.state.site))


def _terrain(play: Resolution, tile: int) -> bool:
    """Lay terrain, while any is left (RG-009, RG-044)."""
    return of(play).terrain_left > 0 and lay_some_terrain(play, tile)


_BRINGS = {
    "nothing": _nobody_or_somebody,
    "token": lay_token,
    "terrain": _terrain,
    "chest": _chest,
}
