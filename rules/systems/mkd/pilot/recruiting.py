"""Recruiting by autopilot: as much value as the points allow, fighters and shooters."""

from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.teams import affordable, points_left, price, team

LEAST = 15
"""The value of the cheapest Hero, kept for each place still to fill."""


def recruit(state: MkdState, seat: Seat) -> Action:
    """Return the most valuable Hero that leaves points for others, a shooter beside fighters."""
    able = affordable(state, seat)
    mine = team(state, seat)
    places = state.limits.heroes - len(mine) - 1
    left = points_left(state, seat) - LEAST * places
    shooters = sum(HEROES[figure.kind].range > 2 for figure in state.heroes)
    fighters = sum(HEROES[figure.kind].range <= 2 for figure in state.heroes)

    def worth(action: actions.Recruit) -> tuple[bool, int, int, str]:
        kind = HEROES[action.hero]
        wanted = (kind.range > 2) == (shooters < fighters)
        cost = price(kind, novice=action.novice)
        return cost <= left, 8 * wanted + cost, -len(kind.dial), action.hero

    if not able:
        return actions.Ready()
    return max(able, key=worth)
