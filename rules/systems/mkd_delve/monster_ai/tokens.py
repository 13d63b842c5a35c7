"""Tokens move towards the nearest Hero (RG-121, RG-122)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.growth import TokenCame, TokenWaits
from rules.systems.mkd.figures import name_of, squares_of
from rules.systems.mkd.monster_ai.nearest import nearest_of
from rules.systems.mkd.monster_ai.tokens import go, reached_by, shut, token_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Token
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import Reveal, TokenMoves


def token_moves(play: Resolution, task: TokenMoves) -> None:
    """Move a token 4 points towards the nearest Hero by the cheapest way (RG-122, 2.18).

    It opens doors on the way, and shuts wooden ones behind it. In a Hero's tile, or beside one, it
    turns over, even without moving (D14), and its strongest Monster goes on at once (RG-106,
    RG-123).
    """
    before = next((token for token in play.state.tokens if token.id == task.token), None)
    if before is None:
        return
    points = shut(play, before.id, RULINGS.number("token_speed"))
    heroes = [figure for figure in play.state.on_board if figure.side == "hero"]
    hero = nearest_of(play, before.at, heroes, "mkd-nearest")
    if hero is None:
        _waits(play, before)
        return
    board = board_of(play.state.site)
    goals = {square for at in squares_of(hero) for square in board.around(at)}
    go(play, before.id, goals, points)
    after = token_of(play.state, before.id)
    came = reached_by(play.state, after)
    if after.at == before.at and not came:
        _waits(play, after)
        return
    at = square_name(after.at)
    play.tell(TokenCame(colour=after.colour, at=at, figure=name_of(hero)))
    if came:
        play.push(Reveal(tokens=(after.id,)))
    else:
        play.set_token(after.with_(heading=None))


def _waits(play: Resolution, token: Token) -> None:
    play.tell(TokenWaits(colour=token.colour, at=square_name(token.at)))
