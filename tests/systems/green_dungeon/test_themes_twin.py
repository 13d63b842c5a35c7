"""Games in themes of packs by chance beside the plain book, which knows of no themes."""

import re
from functools import cache

import pytest

from rules.core.packs.library import LIBRARY
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.content.points import POINTS
from rules.systems.green_dungeon.names import foe_name
from tests.support.packs import words_with
from tests.support.random_packs import random_files, random_pack
from tests.support.soak import cases
from tests.systems.green_dungeon.twin.beside import Pair
from tests.systems.green_dungeon.twin.box import number

GAMES, SOAK_GAMES, STEPS, PACKS = 3, 1000, 120, 30
TITLE = re.compile(r"\{ \$(?:foe|boss) \}")


@cache
def called(pack):
    """What the pack's own file calls everybody, by key."""
    lines = random_files(POINTS, pack)["words/en.ftl"].decode().splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


def names(said, theme, foe):
    """What a foe may be called: as its highest card, captains and final bosses with a title."""
    boss = foe.kind in ("mini", "final")
    deck, what = ("boss", "boss") if boss else ("monster", "foe")
    highest = max(number(deck, card) for card in foe.cards)
    found = [card for card in foe.cards if number(deck, card) == highest]
    plain = [said[f"gd-{theme}-{what}-{card}"] for card in found]
    title = said.get(f"gd-{theme}-{foe.kind}") if foe.kind in ("captain", "final") else None
    return {TITLE.sub(name, title) if title else name for name in plain}


@pytest.mark.rule("GD-145")
@pytest.mark.parametrize("seed", cases(GAMES, SOAK_GAMES))
def test_a_theme_of_a_pack_changes_names_alone(seed):
    """Every die and every card is as in the book, and whoever is fought is called as in the pack.

    The pack's themes are told by its own file; which of several it is, nobody may say before.
    """
    pack, said = random_pack(POINTS, seed % PACKS), called(seed % PACKS)
    LIBRARY.add(pack)
    words = words_with(RULESET, pack)
    pair = Pair(f"theme {seed}", shared=seed % 3 == 0, packs=(pack.ref,))
    theme = pair.state.theme.split("--")[0]
    assert f"gd-{theme}-title" in said
    for _ in range(STEPS):
        if pair.asked is None:
            pair.end()
            return
        pair.step()
        assert pair.state.theme.split("--")[0] == theme
        foe = pair.box.fought
        if foe is not None and pair.state.fight:
            heard = words.say(foe_name(pair.state, pair.state.fight.foe))
            assert heard in names(said, theme, foe)
