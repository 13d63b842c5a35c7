"""Healing by autopilot: the Hero himself, friends beside him, and friends a walk away."""

from collections.abc import Iterator

from rules.core.answers import Stance
from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.fights.healing import cost_of_healing, wounded
from rules.systems.mkd.figures import has, opponents_beside
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.fighting import clicks_left
from rules.systems.mkd.pilot.stances import TEMPERS
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Ability
from rules.systems.mkd.verbs.ways import reach

CRAFTS: tuple[Ability, ...] = ("magic_healing", "healing")


def healing(state: MkdState, figure: Figure, stance: Stance) -> Iterator[Action]:
    """Yield healing the Hero or a friend, when no opponent is beside them."""
    temper = TEMPERS[stance]
    if has(figure, "regeneration") and figure.click - figure.cap > temper.mends // 2:
        yield actions.UseAbility(ability="regeneration")
    crafts = [craft for craft in CRAFTS if has(figure, craft)]
    if not crafts:
        return
    hurt = [
        other
        for other in state.on_board
        if other.side == "hero" and wounded(other) and other.click - other.cap >= temper.mends
    ]
    hurt.sort(key=lambda other: (clicks_left(other), other.id))
    for craft in crafts:
        for other in hurt:
            yield actions.UseAbility(ability=craft, target=other.id)
    if temper.tender:
        yield from _going_to(state, figure, hurt)


def _going_to(state: MkdState, figure: Figure, hurt: list[Figure]) -> Iterator[Action]:
    """Yield a walk to a friend who can still be healed in this activation, away from Monsters."""
    active = state.activation
    if active is None or active.attacked:
        return
    near = [
        (cost, square)
        for square, cost in reach(state).stops().items()
        if cost + cost_of_healing() <= active.points and square != figure.at
    ]
    for other in hurt:
        if other.id == figure.id or opponents_beside(state, other):
            continue
        beside = [
            (cost, square)
            for cost, square in near
            if max(abs(square[0] - other.at[0]), abs(square[1] - other.at[1])) == 1
            and not opponents_beside(state, figure, square)
        ]
        if beside:
            yield actions.MoveTo(to=min(beside)[1])
