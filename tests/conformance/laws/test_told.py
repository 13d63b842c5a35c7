"""The card tells what was pressed: the deed first, with its dice, and what came of it."""

import pytest

from rules.service.cards.news import DEED, tells
from tests.support.known import KNOWN, told_of
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK
from tests.support.told import Press, presses

GAMES, PRESSES = (1000, 400) if SOAK else (4, 90)
SHARE = 0.995
"""The least share of presses of which the card tells all that it has to."""


MANY = 6
"""Dice of a step of which a card says only where their working is."""


def whole(press: Press) -> bool:
    """Whether a card tells the deed first, and the first die of it or where there are many."""
    deeds = [
        sentence
        for sentence, rank in zip(press.card.happened, press.card.ranks, strict=True)
        if rank == DEED
    ]
    if press.logged and not (deeds and press.shown.startswith(deeds[0][:200])):
        return False
    return all(sentence[:200] in press.shown for sentence in deeds) and (
        not press.faces
        or tells(press.shown, press.faces[0])
        or (len(press.step.faces) > MANY and "*More*" in press.shown)
    )


@pytest.mark.parametrize("key", KNOWN)
def test_a_card_tells_the_deed_its_die_and_what_came_of_it(key: str) -> None:
    rules = KNOWN[key]
    most = max(3, GAMES // told_of(key).costly)
    told: list[bool] = []
    left: list[Press] = []
    for seed in range(most):
        options = rules.options_type() if seed % 2 else rules.preset
        if rules.packs is not None and seed % 3 == 2:
            options = with_pack(rules, options, seed)
        size = rules.seats[0] if seed % 2 else min(2, rules.seats[-1])
        for press in presses(rules, options, size, seed, PRESSES):
            if press.logged or press.faces:
                told.append(whole(press))
                if not told[-1]:
                    left.append(press)
    assert told
    share = sum(told) / len(told)
    assert share >= SHARE, (share, [(each.logged, each.shown) for each in left[:4]])
