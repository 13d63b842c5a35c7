"""Recruiting by autopilot: as much value as the points allow, fighters and shooters."""

from typing import Final

from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.ready_teams import Style, ready_teams
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.teams import affordable, points_left, price, team, to_recruit
from rules.systems.mkd.turns import situation

FIRST_STYLE: Final[Style] = "mixed"
"""The style of team that somebody gets who does not choose."""
LEAST = 15
"""The value of the cheapest Hero, kept for each place still to fill."""


def ready_made(state: MkdState, seat: Seat) -> Action | None:
    """Return the action that takes a team for a seat without one: fighters and a shooter.

    Where no team is ready, Hero by Hero. A Hero who is the whole party comes in, as there is
    nobody else to begin with; None once all that is done.
    """
    if state.part != "setup":
        return _comes_in(state, seat)
    if seat not in to_recruit(state):
        return None
    teams = sorted(ready_teams(state, seat), key=lambda each: each.style != FIRST_STYLE)
    return actions.RecruitTeam(heroes=teams[0].heroes) if teams else recruit(state, seat)


def _comes_in(state: MkdState, seat: Seat) -> Action | None:
    """Return what brings the only Hero of the party into the dungeon at the start."""
    if state.round > 1 or len(state.heroes) != 1 or situation(state, seat) != "between":
        return None
    (lone,) = state.heroes
    return actions.Begin(figure=lone.id) if lone.where == "waiting" else None


def recruit(state: MkdState, seat: Seat) -> Action:
    """Return the choice of a Hero: the most valuable affordable one, a shooter beside fighters."""
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
