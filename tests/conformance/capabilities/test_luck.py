"""Systems that say what heroes throw for say the odds that the dice have.

Over many games as many throws come off as were promised, or the odds are wrong.
"""

from collections.abc import Iterator

import pytest

from rules.core.dice import SeededDice
from rules.core.luck import Throw, luck_of
from rules.core.ruleset import AnyRuleset
from rules.registry import campaigns
from tests.support.known import KNOWN, PLAYED, told_of
from tests.support.playing import done, party
from tests.support.soak import SOAK

FEWEST = 150 if SOAK else 60
"""Throws that have to be there to be compared."""
FAR = 3.5
"""Spreads from the promise in which dice that are as told fall in all but one of 2,000 runs."""
STEPS = 250
MOST = 400 if SOAK else 24
FEW = 3
"""A campaign throws for what its system throws for: in a short run, so much less."""


def thrown(rules: AnyRuleset, seed: int) -> Iterator[Throw]:
    """Everything that is thrown for in one game by autopilot."""
    secret, size = seed.to_bytes(8, "big"), min(3, rules.seats[-1])
    dice = SeededDice(secret)
    state = rules.new_game(rules.preset, party(size), dice).state
    for _ in range(STEPS):
        asked = rules.awaiting(state)
        if not asked:
            return
        action = rules.autopilot(state, asked[seed % len(asked)], "balanced")
        dice = SeededDice(secret, dice.cursor)
        moved = done(rules, state, asked[seed % len(asked)], action, dice)
        state = moved.state
        yield from rules.throws(
            [each.model_dump(mode="json") for each in moved.events],
            [(each.sides, each.reason, each.face) for each in dice.rolls],
        )


@pytest.mark.parametrize("key", [key for key, rules in PLAYED.items() if rules.tells_luck])
def test_as_many_throws_come_off_as_were_promised(key: str) -> None:
    rules = KNOWN[key]
    fewest = FEWEST // told_of(key).costly // (FEW if key in campaigns() and not SOAK else 1)
    throws: list[Throw] = []
    for seed in range(MOST):
        throws += thrown(rules, seed)
        if not SOAK and len(throws) >= fewest:
            break
    assert len(throws) >= fewest
    for each in throws:
        assert 0 <= each.ways <= each.of
        assert each.ways > 0 or not each.good
        assert each.ways < each.of or each.good
    (all_of_them,) = luck_of(each._replace(who=throws[0].who) for each in throws)
    assert abs(all_of_them.favour) < FAR, all_of_them


def test_a_system_that_says_nothing_has_no_throws() -> None:
    for rules in KNOWN.values():
        if not rules.tells_luck:
            assert tuple(rules.throws([{"kind": "any"}], [(6, "any", 3)])) == ()
