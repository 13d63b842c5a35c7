"""Teleport markers, which lead to another one or anywhere (MA-226, MA-227, RG-056)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.things import Travelled
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskTeleport
from rules.systems.mkd.things.landing import other_tile, put_down


def destinations(state: MkdState, figure: Figure) -> tuple[Square, ...]:
    """Return the other teleport markers on the board (MA-227)."""
    return tuple(
        marker.at
        for marker in state.site.markers
        if marker.kind == "teleport" and marker.at != figure.at
    )


def step_through(play: Resolution, number: int) -> None:
    """Set off a teleport; if there are several others, its user chooses where (MA-226, MA-227)."""
    figure = play.figure(number)
    others = destinations(play.state, figure)
    if others and figure.seat is not None:
        play.push(AskTeleport(seats=(figure.seat,), figure=number, markers=others))
    else:
        travel_chosen(play, number, None)


def travel_chosen(play: Resolution, number: int, to: Square | None) -> None:
    """Travel to a marker, or to the centre of a random other tile, or the nearest free square.

    The rules are MA-226 and MA-227; it needs no break away (B-48).
    """
    figure = play.figure(number)
    if figure.where != "board":
        return
    if to is None:
        tile = other_tile(play, figure, "mkd-teleport")
        to = board_of(play.state.site).centre(tile)
    at = put_down(play, number, to)
    play.tell(Travelled(figure=name_of(figure), to=square_name(at)))
