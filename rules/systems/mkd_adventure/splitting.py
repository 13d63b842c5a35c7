"""Splitting the party, which goes in from two sides (MA-315, MA-316)."""

from rules.systems.mkd.directions import listed
from rules.systems.mkd.events.floors import PartySplit
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.play import Play
from rules.systems.mkd_adventure.state import of


def split_up(play: Play) -> None:
    """Let half of the Heroes, rounded down, come in by the second way (MA-315).

    They are taken in the order of the teams, so that teams stay together where they can.
    """
    state = of(play)
    if not state.site.exits:
        return
    seats = [player.seat for player in state.players]
    heroes = [
        figure
        for seat in seats
        for figure in state.heroes
        if figure.seat == seat and figure.where == "waiting"
    ]
    others = heroes[(len(heroes) + 1) // 2 :]
    gate = state.site.exits[0]
    for figure in others:
        play.alter(figure.id, gate=gate)
    if others:
        names = listed(name_of(figure) for figure in others)
        play.tell(PartySplit(figures=names, count=len(others), at=square_name(gate)))
