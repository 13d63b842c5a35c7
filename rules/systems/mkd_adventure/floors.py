"""Floors one below the other: when one is done, and what comes along to the next (MA-160...)."""

from rules.systems.mkd.descending import all_below, leave_level
from rules.systems.mkd.events.floors import FloorLeft, WentDown
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd_adventure.building.build import build
from rules.systems.mkd_adventure.state import AdventureState, of


def is_upper(state: AdventureState) -> bool:
    """Whether there is a floor below this one: the stairs are what the party wants (MA-162)."""
    return 0 < state.floor < state.floors


def went_down(play: Play, figure: Figure) -> None:
    """A Hero waits below for his companions, off this floor for good (MA-165)."""
    play.tell(WentDown(figure=name_of(figure)))


def is_done(state: AdventureState) -> bool:
    """Return whether nobody is left on a floor and somebody waits on the one below (MA-166)."""
    return is_upper(state) and all_below(state)


def go_down(play: Play) -> None:
    """Discard a floor and build the next one (MA-166, MA-167)."""
    floor = of(play).floor
    play.tell(FloorLeft(floor=floor, chests=leave_level(play)))
    build(play)
