"""The tiles and the decks as a new game lays them out."""

from collections import Counter

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.options import GreenDungeonOptions
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import seats
from tests.systems.green_dungeon.pieces import tiles

UNMIXED = (*range(23, 1, -1), *range(9, 1, -1))
"""Dice that leave the stack and what is left of it as they were."""
PASSAGES = (1, 2) * 12 + (1,)
"""Dice that turn every second tile, so that no wall cuts anything off."""
FAR = {
    "northwest": "E1 E2 E3 E4 E5 A5 B5 C5 D5",
    "northeast": "A1 A2 A3 A4 A5 B5 C5 D5 E5",
    "southwest": "E1 E2 E3 E4 E5 A1 B1 C1 D1",
    "southeast": "A1 A2 A3 A4 A5 B1 C1 D1 E1",
}
DROPS, HAMMERS, WOODS = ["drop"] * 6, ["hammer"] * 4, ["wood"] * 4
BRICKS, COGS = ["brick"] * 4, ["cog"] * 5


def laid(*faces, **options):
    """A new game with scripted dice, all of which fall."""
    dice = ScriptedDice(*faces)
    state = RULESET.new_game(GreenDungeonOptions(**options), seats(1), dice).state
    assert dice.left == ()
    return state


def symbols(state, at):
    return [state.tiles[tile].symbol for tile in at]


@pytest.mark.rule("GD-001")
def test_the_stack_lies_in_every_new_game():
    state = laid(*UNMIXED, *PASSAGES)
    found = Counter(tile.symbol for tile in state.tiles)
    assert found == {"drop": 6, "hammer": 4, "wood": 4, "brick": 4, "cog": 5, "straw": 2}


@pytest.mark.rule("GD-003: whole at first")
@pytest.mark.parametrize("mode", ["solo", "shared"])
def test_every_deck_is_whole_when_a_game_begins(mode):
    state = laid(*UNMIXED, *PASSAGES, mode=mode)
    twelve = tuple(range(12))
    assert (state.treasure_deck, state.monster_deck, state.boss_deck) == (twelve, twelve, twelve)


@pytest.mark.rule("GD-005: sixteen face down")
@joined("corner", sorted(FAR))
def test_the_first_sixteen_of_the_stack_lie_around_the_start(corner):
    state = laid(*UNMIXED, *PASSAGES, start_corner=corner)
    near = [tile for tile in range(25) if tile not in tiles(FAR[corner])]
    assert symbols(state, near) == [*DROPS, *HAMMERS, *WOODS, "brick", "brick"]
    assert [tile for tile in range(25) if state.tiles[tile].up] == [state.at]
    assert [tile for tile in range(25) if state.tiles[tile].known] == [state.at]


@pytest.mark.rule("GD-005: each way")
@pytest.mark.parametrize("faces", [PASSAGES, (2, 1) * 12 + (2,)])
def test_a_coin_turns_every_tile(faces):
    dice = ScriptedDice(*UNMIXED, *faces)
    state = RULESET.new_game(GreenDungeonOptions(), seats(1), dice).state
    assert state.light == "".join("ne"[face - 1] for face in faces)
    assert [roll.sides for roll in dice.rolls[-25:]] == [2] * 25


@pytest.mark.rule("GD-007: away from the start")
@joined("corner", sorted(FAR))
def test_the_rest_lies_on_the_two_sides_away_from_the_start(corner):
    state = laid(*UNMIXED, *PASSAGES, start_corner=corner)
    assert Counter(symbols(state, tiles(FAR[corner]))) == {"brick": 2, "cog": 5, "straw": 2}


@pytest.mark.rule("GD-007: shuffled with the Straws")
def test_a_lair_may_lie_on_each_of_the_nine_tiles():
    far = tiles(FAR["northwest"])
    lairs = set()
    for seed in range(60):
        dice = SeededDice(bytes([seed]))
        state = RULESET.new_game(GreenDungeonOptions(), seats(1), dice).state
        lairs |= {tile for tile in range(25) if state.tiles[tile].symbol == "straw"}
    assert lairs == set(far)


@pytest.mark.rule("GD-007: shuffled with the Straws")
@joined(
    ("corner", "places", "lairs"),
    [
        ("northwest", {25: 1}, "B1 D5"),
        ("northwest", {}, "D5 E5"),
        ("southeast", {25: 16}, "B2 A4"),
    ],
)
def test_a_lair_that_would_be_the_start_changes_places_with_the_first_other_tile(
    corner, places, lairs
):
    """By a setting all 25 are one stack. A die of 25 lays its last card, a lair, on the start."""
    faces = (places.get(sides, sides) for sides in range(25, 1, -1))
    state = laid(*faces, *PASSAGES, straw_placement="anywhere", start_corner=corner)
    found = [index for index in range(25) if state.tiles[index].symbol == "straw"]
    assert found == sorted(tiles(lairs))
    assert state.here.symbol != "straw"
