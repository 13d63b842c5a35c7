"""The heroes of absent players beside players who are there: nothing opened, spent or promised.

What opens and what spends is said here once more, in the words of each game's rulebook, so that a
system's own word for it is held to something.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from rules.core.caution import RISKS, Caution, careful_choice
from rules.core.errors import RuleError
from rules.core.grid import beside
from rules.core.model import Action
from rules.core.ruleset import AnyRuleset
from rules.registry import rulesets
from rules.systems.green_dungeon.movement import way_on
from rules.systems.mkd.actions import End, Spin
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import distances
from tests.support.absence import Covered, covered
from tests.support.chance import random_options
from tests.support.known import released
from tests.support.soak import SOAK

GAMES = 96 if SOAK else 3
STEPS, FEW = 250 if SOAK else 225, 110
"""Actions of a game, and of one that is not on squares in a short run."""
FEWEST = 60
"""Positions of each system that a short run looks at, at least."""
FAR = 1 << 20


class Book(NamedTuple):
    """Kinds of actions that open or spend by a rulebook, whatever the position."""

    opens: frozenset[str]
    spends: frozenset[str]
    ways: Callable[[Any, Action], bool]
    """Whether a walk leads where nobody has been."""
    patience: Callable[[Any], bool]
    """Whether the party has got nowhere for so long that ways are open to all."""


def _to_unknown_room(state: Any, action: Any) -> bool:
    if action.kind != "go" or state.fight is not None:
        return False
    cells = {room.cell for room in state.level.rooms if getattr(room, "entered", True)}
    return beside(state.room.cell, action.side) not in cells


def _to_unknown_tile(state: Any, action: Any) -> bool:
    if action.kind != "go":
        return False
    found = way_on(state, action.side)
    return found is not None and (found[1] == "door" or not state.tiles[found[0]].explored)


def _to_unseen_tile(state: Any, action: Any) -> bool:
    if action.kind != "move_to":
        return False
    return board_of(state.site).owner.get(action.to) not in (None, *state.visited)


MKD = Book(
    frozenset(("open_door", "open_chest", "check", "disarm", "take", "trigger", "shoot_door")),
    frozenset(("use_item", "use_artifact", "drop", "give", "set_aside")),
    _to_unseen_tile,
    lambda state: False,
)
BOOKS: Mapping[str, Book] = {
    "three-dice": Book(
        frozenset(("descend", "search", "force", "unlock")),
        frozenset(("drink", "drop", "read-teleport", "run-with-boots", "use-salts", "unearth")),
        _to_unknown_room,
        lambda state: state.idle >= 16,
    ),
    "green-dungeon": Book(
        frozenset(("retry", "enter")),
        frozenset(("drink", "cast", "bribe")),
        _to_unknown_tile,
        lambda state: state.idle >= 8,
    ),
    "third-six": Book(
        frozenset(("descend", "force", "pick")),
        frozenset(("drink", "cast", "read", "learn", "use-key", "treat", "level-up")),
        _to_unknown_room,
        lambda state: False,
    ),
    "mkd-adventure": MKD,
    "mkd-delve": MKD,
}


def positions(rules: AnyRuleset) -> Iterable[Covered]:
    """Every position in which somebody is played for, of games with one to three absent.

    They are played once for all tests, but in a long run, whose games have no room in memory.
    """
    return games(rules) if SOAK else kept(rules.key)


@cache
def kept(key: str) -> tuple[Covered, ...]:
    return tuple(games(rulesets()[key]))


def games(rules: AnyRuleset) -> Iterator[Covered]:
    for seed in range(GAMES):
        seats = min(rules.seats[1], 2 + seed % 4)
        absent = frozenset(range(1, seats)) if seed % 3 == 2 else frozenset({1 + seed % seats})
        options = random_options(rules, seed, seats)
        if seed % 2:
            options = rules.by_post(rules.preset)
        try:
            rules.check_options(options, seats)
        except RuleError:
            continue
        steps = STEPS if SOAK or BOOKS[rules.key] is MKD else FEW
        yield from covered(rules, options, seats, absent, seed, steps)


def is_forced(rules: AnyRuleset, position: Covered, wrong: Callable[[Action], bool]) -> bool:
    """Whether every legal action is as bad."""
    legal = rules.legal_actions(position.state, position.seat)
    return all(wrong(option.action) for option in legal)


def is_alone_in_charge(state: Any) -> bool:
    return getattr(state.options, "decisions", "") == "leader"


def goes_along(position: Covered) -> bool:
    """Whether a companion who is there voted for it."""
    votes = getattr(position.state, "votes", ())
    return any(v.seat in position.there and v.action == position.action for v in votes)


def saves_a_life(rules: AnyRuleset, position: Covered) -> bool:
    """Whether something is used that helps a hero who has lost two thirds of their points."""
    helps = ("drink", "run-with-boots", "use-salts", "attack")
    hurt = "badly_hurt" in rules.tactics(position.state, position.seat).holds
    return hurt and position.action.kind in helps


def company_is_here(position: Covered) -> bool:
    """Whether somebody who is there has not yet gone home, down or under."""
    heroes = getattr(position.state, "heroes", ())
    return any(
        hero.seat in position.there and getattr(hero, "where", "board") in ("board", "waiting")
        for hero in heroes
    )


def test_every_released_game_says_what_opens_and_spends() -> None:
    assert set(BOOKS) >= {key for key in rulesets() if released(key)}


@pytest.mark.parametrize("key", BOOKS)
def test_nothing_is_opened_or_spent_for_an_absent_player(key: str) -> None:
    rules, book, seen = rulesets()[key], BOOKS[key], 0
    for position in positions(rules):
        seen += 1
        state = position.state

        def spends(action: Action) -> bool:
            kind = getattr(action, "kind", "")
            return kind in book.spends or bool(getattr(action, "boosters", ()))

        def opens(action: Action, state: Any = state) -> bool:
            return getattr(action, "kind", "") in book.opens or book.ways(state, action)

        told = f"{position.action!r} of seat {position.seat}"
        if spends(position.action) and not goes_along(position):
            assert saves_a_life(rules, position) or is_forced(rules, position, spends), told
        free = is_alone_in_charge(state) or book.patience(state) or goes_along(position)
        if opens(position.action) and not free and company_is_here(position):
            assert is_forced(rules, position, lambda each: opens(each) or spends(each)), told
    assert seen >= FEWEST


def off(state: Any, seat: int, there: frozenset[int]) -> int:
    """Squares from the active Hero of a seat to the nearest companion who is there."""
    figure = state.figure(state.activation.figure)
    away = distances(board_of(state.site), figure.at)
    marks = [h.at for h in state.heroes if h.seat in there and h.where == "board"]
    return min((away.get(at, FAR) for at in marks), default=FAR)


@pytest.mark.parametrize("key", ["mkd-adventure", "mkd-delve"])
def test_a_hero_on_squares_ends_no_farther_from_the_party(key: str) -> None:
    rules, walks = rulesets()[key], 0
    for position in positions(rules):
        before, after = position.state, position.after
        if position.action.kind not in ("move_to", "step") or not company_is_here(position):
            continue
        if before.activation is None or after.activation is None:
            continue
        if rules.is_late(before):
            continue
        walks += 1
        assert off(after, position.seat, position.there) <= off(
            before, position.seat, position.there
        )
    assert walks >= 10


@pytest.mark.parametrize("key", ["mkd-adventure", "mkd-delve"])
def test_a_hero_on_squares_who_may_open_nothing_ends_his_activation(key: str) -> None:
    """Alone or late he would check a chest: turning on the spot instead goes on for ever."""
    rules, found = rulesets()[key], 0
    for position in positions(rules):
        legal = [each.action for each in rules.legal_actions(position.state, position.seat)]
        usual = next((each for each in legal if getattr(each, "kind", "") in MKD.opens), None)
        if usual is None or End() not in legal:
            continue
        found += 1
        for company in (position.there, frozenset((99,))):
            caution = rules.caution(position.state, position.seat, company)
            chosen = careful_choice([Spin(facing=1), *legal], caution, usual)
            assert getattr(chosen, "kind", "") != "spin"
    assert found >= 3


def test_where_nothing_is_careful_the_smallest_risk_is_taken() -> None:
    class Deed(Action):
        kind: str

    deeds = {risk: Deed(kind=risk) for risk in RISKS}
    caution = Caution(lambda action: getattr(action, "kind", None))
    legal = tuple(reversed(deeds.values()))
    assert careful_choice(legal, caution, deeds["spends"]) == deeds[RISKS[0]]
    assert careful_choice(legal[:-1], caution, deeds[RISKS[1]]) == deeds[RISKS[1]]


def test_a_system_that_says_nothing_has_its_autopilot_decide() -> None:
    legal = tuple(
        rulesets()["three-dice"].actions.validate_python({"kind": kind})
        for kind in ("rest", "wait")
    )
    assert careful_choice(legal, Caution(), legal[1]) is legal[1]
