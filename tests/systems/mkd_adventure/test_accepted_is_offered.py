"""Whatever the rules accept in an adventure is on offer: nothing is allowed that nobody can reach.

The laws of all games hold the reverse. What a Hero could do is tried with every ability at once.
"""

from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import chebyshev
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.terms import Ability
from rules.systems.mkd.turns import situation
from rules.systems.mkd_adventure.menu import VERBS
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.ruleset import RULESET
from rules.systems.mkd_adventure.state import AdventureState
from tests.support.playing import played
from tests.support.soak import SOAK

BURDENS = {"demoralized", "berserk", "battle_fury", "frenzy"}
EVERY: tuple[Ability, ...] = tuple(each for each in get_args(Ability) if each not in BURDENS)
ALONE: tuple[Ability, ...] = ("regeneration", "quickness", "summon")
NEAR = 3
"""Squares around a Hero in which things are laid down, led or called back to."""
GAMES, STEPS, BETWEEN = (40, 160, 5) if SOAK else (4, 120, 12)


def master_of_all(state: AdventureState) -> AdventureState:
    """The same moment, but the active Hero has every ability, and points for all of them."""
    active, figure = state.active_hero()
    gift = Effect(source="test", until="level", abilities=EVERY)
    able = figure.with_(effects=(*figure.effects, gift), gained=("flight",))
    figures = tuple(able if each.id == able.id else each for each in state.figures)
    return state.with_(figures=figures, activation=active.with_(points=12))


def conceivable(state: AdventureState) -> Iterator[Action]:
    """Everything that a player might want, with all that it might be done to."""
    squares = [*board_of(state.site).ground]
    numbers = [figure.id for figure in state.figures]
    for number in numbers:
        yield actions.Begin(figure=number)
        yield actions.Leave(figure=number)
        yield actions.Choose(figure=number)
    yield from (actions.Finish(), actions.Travel(), actions.Lead(), actions.Lead(out=True))
    for yes in (True, False):
        yield actions.Answer(yes=yes)
    for square in squares:
        yield actions.Travel(to=square)
        yield actions.Lead(to=square)
    if state.activation is not None:
        yield from of_a_hero(state, squares, numbers)


def of_a_hero(
    state: AdventureState, squares: list[tuple[int, int]], numbers: list[int]
) -> Iterator[Action]:
    _, figure = state.active_hero()
    near = [square for square in squares if chebyshev(square, figure.at) <= NEAR]
    yield from (actions.End(), actions.Undo(), actions.Release(), actions.Trigger())
    yield from (actions.UseStairs(), actions.Leave())
    yield from (actions.MoveTo(to=square) for square in squares)
    for facing in range(8):
        yield actions.StepTo(facing=facing)
        yield actions.Spin(facing=facing)
    for ability in EVERY:
        yield actions.SetAside(ability=ability)
        yield actions.SetAside(ability=ability, yes=False)
    yield from (actions.UseAbility(ability=ability) for ability in ALONE)
    yield from (actions.UseAbility(ability="summon", to=square) for square in near)
    for number in numbers:
        yield from to_somebody(number, near)
    for number in range(len(state.site.doors)):
        yield actions.ShootDoor(door=number)
        yield actions.OpenDoor(door=number)
        yield actions.CloseDoor(door=number)
        yield actions.Check(door=number)
        yield from (actions.Disarm(slow=slow, door=number) for slow in (True, False))
    for number in range(len(state.chests)):
        for wanted in (actions.OpenChest, actions.Take, actions.UseItem, actions.Drop):
            yield wanted(chest=number)
        yield actions.Check(chest=number)
        yield from (actions.Disarm(slow=slow, chest=number) for slow in (True, False))
        yield from (actions.Drop(chest=number, to=square) for square in near)
        yield from (actions.Give(chest=number, to=other) for other in numbers)


def to_somebody(number: int, near: list[tuple[int, int]]) -> Iterator[Action]:
    yield from (actions.Capture(target=number), actions.Steal(target=number))
    yield actions.Check(figure=number)
    yield from (actions.Disarm(slow=slow, figure=number) for slow in (True, False))
    for using in (None, *EVERY):
        yield actions.Attack(target=number, using=using)
        yield actions.Shoot(target=number, using=using)
    for ability in ("healing", "magic_healing", "necromancy"):
        yield actions.UseAbility(ability=ability, target=number)
    for square, ability in product(near, ("necromancy", "magic_levitation")):
        yield actions.UseAbility(ability=ability, target=number, to=square)
    for square in near:
        yield actions.Shoot(target=number, using="magic_confusion", to=square)


def unreachable(state: AdventureState, seat: int) -> list[Action]:
    """What is accepted of a seat now, and not on offer."""
    offered = {option.action for option in RULESET.legal_actions(state, seat)}
    now = situation(state, seat)
    return [
        action
        for action in conceivable(state)
        if action not in offered and VERBS.forbidden_when(state, seat, action, now) is None
    ]


@pytest.mark.parametrize("seed", range(GAMES))
def test_whatever_is_accepted_is_offered(seed):
    quest = ("chest", "rescue", "stealth", "kidnap")[seed % 4]
    options = AdventureOptions(sets=1, quest=quest, artifacts=True, dressing=True)
    start = SeededDice(bytes([seed])).roll(BETWEEN, "start")
    seen = 0
    moments = played(RULESET, options, 2, seed, STEPS, stance="bold" if seed % 2 else None)
    for count, moment in enumerate(moments):
        state = moment.state
        if state.part == "setup" or count % BETWEEN != start % BETWEEN:
            continue
        for seat in RULESET.awaiting(state):
            assert unreachable(state, seat) == []
            seen += 1
        if state.activation is not None and state.part == "heroes" and not state.agenda:
            assert unreachable(master_of_all(state), state.acting) == []
    assert seen
