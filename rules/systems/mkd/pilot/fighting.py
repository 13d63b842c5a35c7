"""Fighting by autopilot: whom to attack, and from where."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.answers import Stance
from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.compass import Square
from rules.systems.mkd.fights.attack import (
    MASTERS_UP_TO,
    attack_value,
    beside,
    can_strike,
    cost_of_attack,
    defense_value,
    may_attack,
)
from rules.systems.mkd.fights.targets import can_shoot
from rules.systems.mkd.figures import click_of, demoralized, has, kind_of, opponents_beside
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.stances import TEMPERS, Temper
from rules.systems.mkd.spins import facing_to
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Manner
from rules.systems.mkd.terms import Ability
from rules.systems.mkd.verbs.ways import reach

WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""How many of the 36 throws of two dice come to each sum."""
DEAR = 1.0
"""What it adds, in clicks, to attack a figure that the quest wants dealt with."""


def throws_that_hit(attack: int, defense: int) -> int:
    """Return how many of 36 throws hit: 12 always, 2 never."""
    return sum(
        ways
        for total, ways in enumerate(WAYS)
        if total != 2 and (total == 12 or total + attack >= defense)
    )


def clicks_left(figure: Figure) -> int:
    """Return live clicks of a figure."""
    return len(kind_of(figure).dial) - figure.click


class Wants(NamedTuple):
    """Whom the quest wants left alone, and whom it wants dealt with before others."""

    spared: frozenset[int] = frozenset()
    dear: frozenset[int] = frozenset()


NOTHING = Wants()


def best_attack(
    state: MkdState, figure: Figure, stance: Stance, wants: Wants = NOTHING
) -> Action | None:
    """Return the attack that promises most, if one is worth it.

    Opponents whom the quest spares are not attacked.
    """
    close = may_attack(state, figure) is None
    shot = may_attack(state, figure, "shot") is None
    temper = TEMPERS[stance]
    least = temper.pressed if opponents_beside(state, figure) else temper.odds
    found: list[tuple[float, int, Action]] = []
    for other in state.monsters:
        if other.id in wants.spared:
            continue
        more = DEAR if other.id in wants.dear else 0
        turned = figure.with_(facing=facing_to(figure, other))
        if close and can_strike(state, turned, other) is None:
            hits = throws_that_hit(attack_value(state, turned, other), defense_value(state, other))
            if hits >= least:
                action: Action = actions.Attack(target=other.id, using=_best_blow(figure))
                found.append((_gain(figure, other, hits) + more, other.id, action))
        elif shot and kind_of(figure).range and can_shoot(state, turned, other) is None:
            value = attack_value(state, turned, other, "shot")
            hits = throws_that_hit(value, defense_value(state, other, shot=True))
            # A shot has no counterattack, so any shot is worth its points.
            action = actions.Shoot(target=other.id)
            found.append((_gain(figure, other, hits) + 0.5 + more, other.id, action))
    if not found:
        return None
    return max(found, key=lambda each: (each[0], -each[1]))[2]


def _best_blow(figure: Figure) -> Ability | None:
    """Return Weapon Master where a die is worth more than the damage on the dial."""
    better = has(figure, "weapon_master") and click_of(figure).damage <= MASTERS_UP_TO
    return "weapon_master" if better else None


def _gain(figure: Figure, other: Figure, hits: int) -> float:
    """Return clicks that an attack is likely to take, more for one that would be the last."""
    clicks = min(click_of(figure).damage, clicks_left(other))
    ends = clicks_left(other) <= click_of(figure).damage
    return hits / 36 * (clicks + (2 if ends else 0)) + kind_of(other).value / 200


def fighting_move(
    state: MkdState, figure: Figure, stance: Stance, wants: Wants = NOTHING
) -> Iterator[Action]:
    """Yield walks to where an opponent can be attacked in this activation."""
    temper, active = TEMPERS[stance], state.activation
    if active is None or demoralized(figure) or clicks_left(figure) <= temper.frail:
        return
    if opponents_beside(state, figure):
        return
    manner: Manner = "shot" if kind_of(figure).range > 2 else "close"
    price = cost_of_attack(state, figure, manner)
    found = [
        (worth - cost / 50 - _press(state, figure, square, temper), square)
        for square, cost in reach(state).stops().items()
        if square != figure.at and cost + price <= active.points
        for worth in _worths(state, figure.with_(at=square), manner, stance, wants)
    ]
    if found:
        yield actions.MoveTo(to=max(found)[1])


def _worths(
    state: MkdState, figure: Figure, manner: Manner, stance: Stance, wants: Wants
) -> Iterator[float]:
    """Yield the worth of each attack from where a Hero would stand, if it is worth making."""
    shot = manner == "shot"
    for other in state.monsters:
        if other.id in wants.spared:
            continue
        if shot:
            turned = figure.with_(facing=facing_to(figure, other))
            if can_shoot(state, turned, other) is not None:
                continue
        elif not beside(state, figure, other):
            continue
        value = attack_value(state, figure, other, manner)
        hits = throws_that_hit(value, defense_value(state, other, shot=shot))
        if hits >= TEMPERS[stance].odds:
            yield _gain(figure, other, hits) + (DEAR if other.id in wants.dear else 0)


def _press(state: MkdState, figure: Figure, square: Square, temper: Temper) -> float:
    """Return what it costs wary tempers to stand beside several opponents at once."""
    if not temper.wary:
        return 0
    return 0.5 * max(0, len(opponents_beside(state, figure, square)) - 1)
