"""How the autopilot answers what the rules ask."""

from collections.abc import Mapping

from rules.core.answers import Stance
from rules.core.grid import Cell, beside
from rules.core.model import Action, Seat
from rules.systems.three_dice.actions import (
    AcceptLoss,
    AnswerChallenge,
    Gain,
    Keep,
    Lose,
    PlaceDoor,
    PlaceExits,
    RaiseMaximum,
    UseCharm,
)
from rules.systems.three_dice.combat import target
from rules.systems.three_dice.content import TABLES
from rules.systems.three_dice.pilot.fighting import BEST_TARGET, FEAR, health
from rules.systems.three_dice.state import Draw, HitPrompt, KeepPrompt, ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES, Attribute

Options = Mapping[str, Action]
RESERVE = 2
"""Points above the best useful target that a miss may take without harm."""


def face_hit(state: ThreeDiceState, seat: Seat, stance: Stance, _: Options) -> Action | None:
    """Return whether to use the charm: when a loss would leave an attribute or hero nearly dead."""
    prompt = state.prompts[0]
    hero = state.hero(seat)
    if not isinstance(prompt, HitPrompt):
        return None
    left = hero.now.of(prompt.attribute) if hero.pool is None else hero.pool
    precious = left <= (2 if stance == "careful" else 1) or health(hero) <= FEAR[stance]
    return UseCharm() if precious else AcceptLoss()


def lose_least(state: ThreeDiceState, seat: Seat, _: Stance, __: Options) -> Action | None:
    """Return which attribute loses a point: the weakest that keeps one, else the strongest."""
    now = state.hero(seat).now
    spare = [attribute for attribute in ATTRIBUTES if now.of(attribute) > 1]
    chosen = min(spare, key=now.of) if spare else max(ATTRIBUTES, key=now.of)
    return Lose(attribute=chosen)


def mend(state: ThreeDiceState, seat: Seat, _: Stance, __: Options) -> Action | None:
    """Return which attribute regains a point: one at zero, else the one that lacks most."""
    hero = state.hero(seat)

    def need(attribute: Attribute) -> tuple[bool, int]:
        return (not hero.now.of(attribute) and bool(hero.lacks(attribute)), hero.lacks(attribute))

    return Gain(attribute=max(ATTRIBUTES, key=need))


def raise_best(state: ThreeDiceState, seat: Seat, _: Stance, __: Options) -> Action | None:
    """Return which maximum to raise: the best until it survives a few misses, then the next."""
    hero = state.hero(seat)
    full = hero.with_(now=hero.most)
    aims = {attribute: target(state, full, attribute) for attribute in ATTRIBUTES}
    useful = [attribute for attribute in ATTRIBUTES if aims[attribute] < BEST_TARGET + RESERVE]
    return RaiseMaximum(attribute=max(useful or ATTRIBUTES, key=lambda a: aims[a]))


def keep_draw(state: ThreeDiceState, _: Seat, stance: Stance, __: Options) -> Action | None:
    """Return which location to keep: the weaker monsters; when bold, the greater reward."""
    prompt = state.prompts[0]
    if not isinstance(prompt, KeepPrompt):
        return None
    none_face = TABLES[state.level.theme].none_face

    def cost(draw: Draw) -> int:
        monsters = sum(die for die in draw.monsters if die != none_face)
        return -draw.location - draw.treasure - monsters if stance == "bold" else monsters

    first, second = map(cost, prompt.draws)
    return Keep(draw=1 if first <= second else 2)


def spread_exits(state: ThreeDiceState, _: Seat, __: Stance, options: Options) -> Action | None:
    """Return where to place exits: towards the most unexplored cells."""
    cells = {room.cell for room in state.level.rooms}
    here = state.room.cell

    def openness(cell: Cell) -> int:
        return sum((cell[0] + dx, cell[1] + dy) not in cells for dx, dy in AROUND)

    def value(action: Action) -> int:
        if isinstance(action, PlaceExits):
            return sum(openness(beside(here, side)) for side in action.sides)
        return openness(beside(here, action.side)) if isinstance(action, PlaceDoor) else 0

    return max(options.values(), key=value)


AROUND = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


def decline(_: ThreeDiceState, __: Seat, ___: Stance, ____: Options) -> Action | None:
    """Return the answer to a duel: to decline it."""
    return AnswerChallenge(accept=False)
