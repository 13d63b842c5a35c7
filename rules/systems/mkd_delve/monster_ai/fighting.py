"""Actions 1 to 6: shoot, come into range, wait, attack, come up, wait (RG-126 to RG-131)."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import step_costs
from rules.systems.mkd.compass import heading
from rules.systems.mkd.events.growth import Chose
from rules.systems.mkd.events.monster_ai import Idle
from rules.systems.mkd.fights.attack import cost_of_attack
from rules.systems.mkd.figures import kind_of, name_of
from rules.systems.mkd.monster_ai.assault import walk_to
from rules.systems.mkd.monster_ai.nearest import nearest_of
from rules.systems.mkd.monster_ai.prospects import Prospect, prospects
from rules.systems.mkd.monster_ai.routes import Path, both_ways
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.spins import nearest_square
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Attempt, Walk
from rules.systems.mkd_delve.monster_ai.prey import quarry
from rules.systems.mkd_delve.monster_ai.targets import (
    could_shoot,
    could_strike,
    strike_now,
    within_reach,
)
from rules.systems.mkd_delve.monster_ai.without_target import use_arts

ADVANCE, AIM, CLOSE_IN, COME_UP = 2, 3, 5, 6
"""The numbers of the actions told here; 1 and 4 are told as attacks (RG-137)."""


def fight(play: Resolution, figure: Figure) -> None:
    """Let a Monster attack, or else come nearer to the nearest Hero (RG-123, RG-137).

    A shot comes before a close attack, and both before any step (A2).
    """
    if strike_now(play, figure.id):
        return
    state = play.state
    if within_reach(state, figure):
        # A target is there but the points are lacking, so it waits (RG-128, RG-131).
        near = could_strike(state, figure)
        _wait(play, figure, COME_UP if near else AIM, (near or could_shoot(state, figure))[0])
        return
    hero = nearest_of(play, figure, quarry(state, figure), "mkd-nearest")
    plan = None if hero is None else _plan(state, figure, hero)
    if plan is None:
        if not use_arts(play, figure):
            play.tell(Idle(figure=name_of(figure)))
        return
    if not plan.attacks and use_arts(play, figure):
        return
    _carry_out(play, figure, plan)


class Plan(NamedTuple):
    """How to approach a Hero: by which action, and whether the attack follows at once."""

    action: int
    target: int
    attacks: bool
    path: Path = ()
    prospect: Prospect | None = None


def _plan(state: MkdState, figure: Figure, hero: Figure) -> Plan | None:
    """Return the plan for the nearest Hero, or for another one if no way leads to him.

    The rules are RG-127 and RG-130.
    """
    if kind_of(figure).range:
        plan = _into_range(state, figure, hero)
        if plan is not None:
            return plan
    found = {
        prospect.target: prospect for prospect in prospects(state, figure, quarry(state, figure))
    }
    wanted = found.get(hero.id) or min(
        found.values(), key=lambda prospect: (prospect.price, prospect.target), default=None
    )
    if wanted is None or state.activation is None:
        return None
    costs = wanted.price + cost_of_attack(state, figure)
    attacks = costs <= state.activation.points
    action = CLOSE_IN if attacks else COME_UP
    return Plan(action, wanted.target, attacks, wanted.path, wanted)


def _into_range(state: MkdState, figure: Figure, hero: Figure) -> Plan | None:
    """Return the first square on the way to a Hero from which he can be shot (RG-127, RG-128)."""
    active = state.activation
    if active is None:
        return None
    for routes in both_ways(state, figure):
        path = routes.to_nearest(_beside(state, hero))
        if not path:
            continue
        spent = 0
        for steps, price in enumerate(_prices(state, figure, path), start=1):
            spent += price
            at = path[steps - 1]
            if at in routes.stops and could_shoot(state, figure.with_(at=at), (hero,)):
                attacks = spent + cost_of_attack(state, figure, "shot") <= active.points
                return Plan(ADVANCE if attacks else AIM, hero.id, attacks, path[:steps])
        return None
    return None


def _beside(state: MkdState, hero: Figure) -> set[tuple[int, int]]:
    board = board_of(state.site)
    squares = (hero.at,) if hero.rear is None else (hero.at, hero.rear)
    return {near for at in squares for near in board.around(at)}


def _prices(state: MkdState, figure: Figure, path: Path) -> Iterator[int]:
    mover = mover_of(state, figure, opens=True, passes=True)
    stand = figure.at, figure.rear
    return (cost or 0 for cost in step_costs(board_of(state.site), stand, path, mover))


def _carry_out(play: Resolution, figure: Figure, plan: Plan) -> None:
    target = play.figure(plan.target)
    told = Chose(figure=name_of(figure), action=plan.action, target=name_of(target))
    play.tell(told)
    if plan.prospect is not None:
        walk_to(play, figure, target, plan.prospect)
        return
    end = plan.path[-1]
    facing = None if kind_of(figure).mounted else heading(end, nearest_square(end, target))
    walk = Walk(figure=figure.id, path=plan.path, facing=facing, opens=True)
    play.push(walk, Attempt(figure=figure.id, target=target.id, manner="shot"))


def _wait(play: Resolution, figure: Figure, action: int, target: Figure) -> None:
    """Wait for the rest of the activation, to attack first in the next one (RG-128, RG-131)."""
    told = Chose(figure=name_of(figure), action=action, target=name_of(target))
    play.tell(told)


def attempt(play: Resolution, task: Attempt) -> None:
    """Let a Monster attack after a walk, the weakest Hero first (RG-124, RG-127, RG-130)."""
    if play.figure(task.figure).where == "board":
        strike_now(play, task.figure, told=False)
