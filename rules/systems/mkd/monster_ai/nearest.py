"""Who is nearest, as the rules count it (B-09)."""

from collections.abc import Iterable

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import has, squares_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution


def nearest_of(
    play: Resolution, start: Square | Figure, figures: Iterable[Figure], reason: str
) -> Figure | None:
    """Return the figure with the cheapest way to it, or None if no way leads to any.

    Figures in between are ignored, and a die breaks ties (B-09). A way from a figure counts as it
    moves, a way from a square as a token moves.
    """
    board = board_of(play.state.site)
    if isinstance(start, Figure):
        flight, aquatic = has(start, "flight"), has(start, "aquatic")
        prices = distances(board, start.at, flight=flight, aquatic=aquatic)
    else:
        prices = distances(board, start)
    priced = [
        (min(prices.get(square, FAR) for square in squares_of(figure)), figure)
        for figure in figures
    ]
    least = min((price for price, _ in priced), default=FAR)
    if least >= FAR:
        return None
    tied = sorted(
        (figure for price, figure in priced if price == least),
        key=lambda figure: (figure.at[1], figure.at[0], figure.id),
    )
    return tied[play.pick(len(tied), reason)]
