"""Who is nearest, as the rules count it (B-09)."""

from collections.abc import Iterable

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.ways import FAR, distances
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure


def nearest_of(play: Play, at: Square, figures: Iterable[Figure], reason: str) -> Figure | None:
    """The figure with the cheapest way to it, figures in between ignored; ties by die (B-09).

    None if there is nobody to whom a way leads.
    """
    prices = distances(board_of(play.state.site), at)
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
