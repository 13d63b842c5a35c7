"""Rooms of 3 Dice and 3RD6 have furniture by their words: for looks alone, and for ever."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from rules.core.scene import Feature, Scene, Square, Terrain
from rules.core.words import CORE_CATALOG, load_words
from rules.registry import ruleset
from rules.systems import third_six, three_dice
from rules.systems.third_six.board.furniture import FLAVOURS as OF_THIRD_SIX
from rules.systems.three_dice.board.furniture import FLAVOURS as OF_THREE_DICE
from tests.support.playing import played

GAMES = ("three-dice", "third-six")


def scenes(key: str, seed: int, steps: int) -> Iterator[tuple[int, Scene]]:
    """The depth and the map of each turn of a game on autopilot."""
    rules = ruleset(key)
    for moment in played(rules, rules.preset, 3, seed=seed, steps=steps, stance="balanced"):
        yield moment.state.depth, rules.view(moment.state, None).scene


def furniture(scene: Scene) -> list[Feature]:
    return [each for each in scene.features if each.name.key.startswith("furniture-")]


def squares(feature: Feature) -> set[Square]:
    (left, top), (wide, high) = feature.at, feature.size
    return {(x, y) for x in range(left, left + wide) for y in range(top, top + high)}


def placed(scene: Scene, feature: Feature) -> tuple[str, str, tuple[int, int]]:
    """What a thing is and where, by names that do not change when the map grows."""
    step, (left, top) = scene.ruler.step, scene.ruler.offset
    inside = ((feature.at[0] - left) % step, (feature.at[1] - top) % step)
    return feature.name.key, scene.ruler.name(feature.at), inside


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_rooms_keep_their_furniture_and_it_stands_on_nothing_of_the_game(
    key: str, seed: int
) -> None:
    shown = list(scenes(key, seed, 90))
    most = 0
    for (depth, old), (next_depth, new) in pairwise(shown):
        pieces = furniture(new)
        most = max(most, len(pieces))
        others = {at for each in new.features if each not in pieces for at in squares(each)}
        others |= {(round(x), round(y)) for x, y in (label.at for label in new.labels)}
        for each in pieces:
            assert not squares(each) & others
            assert all(new.terrain[y][x] == Terrain.FLOOR for x, y in squares(each))
        same = depth == next_depth and old.region == new.region
        if same and old.ruler.moved == new.ruler.moved:
            gone = {placed(old, each) for each in furniture(old)}
            assert gone <= {placed(new, each) for each in pieces}
    assert most >= 4


def test_every_sentence_that_calls_for_a_purpose_is_in_the_catalog() -> None:
    for module, flavours in ((three_dice, OF_THREE_DICE), (third_six, OF_THIRD_SIX)):
        words = load_words((CORE_CATALOG, module.RULESET.catalog))
        assert all(words.has(key) for key in flavours.sentences)
