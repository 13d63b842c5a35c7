"""Fighting by autopilot: whom to strike, where to stand for it, whom to heal."""

from collections.abc import Iterator

from rules.core.model import Action
from rules.core.ruleset import Stance
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.fights.costs import cost_of_attack, may_attack
from rules.systems.mkd.fights.specials import can_heal, can_regenerate, wounded
from rules.systems.mkd.fights.strength import attack_value, defense_value
from rules.systems.mkd.fights.targets import can_shoot, can_strike
from rules.systems.mkd.figures import click_of, demoralized, has, kind_of, squares_of
from rules.systems.mkd.moves.mover import opponents_beside, reach_of
from rules.systems.mkd.moves.spins import facing_to
from rules.systems.mkd.state import Figure
from rules.systems.mkd.verbs.moving import reach
from rules.systems.mkd_adventure.state import AdventureState

WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""Of 36 throws of two dice, how many come to each sum."""
LEAST_HITS = {"careful": 9, "balanced": 5, "bold": 1}
"""Throws of 36 that must hit for an attack to be worth its counterattack."""


def throws_that_hit(attack: int, defense: int) -> int:
    """Of 36 throws, how many hit: 12 always, 2 never."""
    return sum(
        ways
        for total, ways in enumerate(WAYS)
        if total != 2 and (total == 12 or total + attack >= defense)
    )


def clicks_left(figure: Figure) -> int:
    """Live clicks of a figure."""
    return len(kind_of(figure).dial) - figure.click


def best_attack(state: AdventureState, figure: Figure, stance: Stance) -> Action | None:
    """The attack that promises most, if one is worth it."""
    close = may_attack(state, figure) is None
    shot = may_attack(state, figure, "shot") is None
    found: list[tuple[float, int, Action]] = []
    for other in state.monsters:
        turned = figure.with_(facing=facing_to(figure, other))
        if close and can_strike(state, turned, other) is None:
            hits = throws_that_hit(attack_value(state, turned, other), defense_value(state, other))
            if hits >= LEAST_HITS[stance] or opponents_beside(state, figure):
                action: Action = actions.Attack(target=other.id)
                found.append((_gain(figure, other, hits), other.id, action))
        elif shot and kind_of(figure).range and can_shoot(state, turned, other) is None:
            value = attack_value(state, turned, other, "shot")
            hits = throws_that_hit(value, defense_value(state, other, shot=True))
            # A shot is not answered, so any is worth its points.
            action = actions.Shoot(target=other.id)
            found.append((_gain(figure, other, hits) + 0.5, other.id, action))
    if not found:
        return None
    return max(found, key=lambda each: (each[0], -each[1]))[2]


def _gain(figure: Figure, other: Figure, hits: int) -> float:
    """Clicks that an attack is likely to take, more for one that would be the last."""
    clicks = min(click_of(figure).damage, clicks_left(other))
    ends = clicks_left(other) <= click_of(figure).damage
    return hits / 36 * (clicks + (2 if ends else 0)) + kind_of(other).value / 200


def fighting_move(state: AdventureState, figure: Figure, stance: Stance) -> Iterator[Action]:
    """Walk to where an opponent can be attacked in this activation."""
    weak = clicks_left(figure) <= 2
    if demoralized(figure) or (weak and stance == "careful") or opponents_beside(state, figure):
        return
    active = state.activation
    if active is None:
        return
    ways = reach(state)
    board = board_of(state.site)
    shoots = kind_of(figure).range > 2
    price = cost_of_attack(state, figure, "shot" if shoots else "close")
    best: tuple[float, int, Action] | None = None
    for square, cost in ways.stops().items():
        if square == figure.at or cost + price > active.points:
            continue
        stands = figure.with_(at=square)
        for other in state.monsters:
            turned = stands.with_(facing=facing_to(stands, other))
            if shoots:
                fits = can_shoot(state, turned, other) is None
            else:
                fits = any(board.adjacent(square, at) for at in squares_of(other))
            if not fits:
                continue
            manner = "shot" if shoots else "close"
            value = attack_value(state, turned, other, manner)
            hits = throws_that_hit(value, defense_value(state, other, shot=shoots))
            if hits < LEAST_HITS[stance]:
                continue
            worth = _gain(figure, other, hits) - cost / 50
            if best is None or worth > best[0]:
                best = (worth, other.id, actions.MoveTo(to=square))
    if best is not None:
        yield best[2]


def healing(state: AdventureState, figure: Figure, stance: Stance) -> Iterator[Action]:
    """Mend oneself or a friend, when nobody presses."""
    if has(figure, "regeneration") and figure.click - figure.cap >= (
        1 if stance == "careful" else 2
    ):
        if can_regenerate(state, figure) is None and not opponents_beside(state, figure):
            yield actions.UseAbility(ability="regeneration")
    for craft in ("magic_healing", "healing"):
        if not has(figure, craft):
            continue
        hurt = [other for other in state.on_board if other.side == "hero" and wounded(other)]
        hurt.sort(key=lambda other: (clicks_left(other), other.id))
        for other in hurt:
            turned = (
                figure if other.id == figure.id else figure.with_(facing=facing_to(figure, other))
            )
            if can_heal(state, turned, other, craft) is None:
                yield actions.UseAbility(ability=craft, target=other.id)


def threatened(state: AdventureState, figure: Figure) -> bool:
    """Whether a Monster could come beside a Hero in its next activation."""
    return any(
        reach_of(state, other, click_of(other).speed, opens=True).nearest(
            tuple(board_of(state.site).around(figure.at))
        )
        for other in state.monsters
    )
