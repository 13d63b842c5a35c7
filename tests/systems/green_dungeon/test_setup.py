"""How a game begins."""

from collections import Counter

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.systems.green_dungeon import RULESET, layout, setup
from rules.systems.green_dungeon.content import BOSSES, LAIRS, MONSTERS, STACK, TREASURES
from rules.systems.green_dungeon.options import GreenDungeonOptions
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, seats

SHUFFLES = (1,) * 22 + (1,) * 8


def begin(seed=0, players=1, **options):
    return RULESET.new_game(
        GreenDungeonOptions(**options), seats(players), SeededDice(bytes([seed]))
    )


@pytest.mark.rule("GD-001", "GD-002")
def test_the_tiles():
    assert Counter(STACK) == {"drop": 6, "hammer": 4, "wood": 4, "brick": 4, "cog": 5}
    assert LAIRS == ("straw", "straw")
    symbols = [tile.symbol for tile in begin().state.tiles]
    assert Counter(symbols) == Counter((*STACK, *LAIRS))


@pytest.mark.rule("GD-003: the cards")
@joined(("deck", "numbers"), [(TREASURES, (1, 1, 2)), (MONSTERS, (1, 2, 3)), (BOSSES, (4, 5, 6))])
def test_the_decks(deck, numbers):
    faces = [(card.symbol, card.number) for card in deck]
    assert faces == [(s, n) for s in ("drop", "hammer", "wood", "cog") for n in numbers]


@pytest.mark.rule("GD-005: each way")
def test_each_tile_is_turned_by_a_coin():
    dice = ScriptedDice(*([1, 2] * 12), 1)
    assert setup.orient(dice) == "ne" * 12 + "n"
    assert {roll.sides for roll in dice.rolls} == {2}
    assert len(setup.square(0)) == len(setup.square(24)) == 16


@pytest.mark.rule("GD-006")
@joined(
    ("corner", "name"),
    [("northwest", "A1"), ("northeast", "E1"), ("southwest", "A5"), ("southeast", "E5")],
)
def test_the_start_is_a_corner_explored_and_cleared(corner, name):
    state = begin(start_corner=corner).state
    assert layout.name(state.at) == name
    assert (state.here.up, state.here.explored, state.here.done) == (True, True, True)
    assert sum(tile.up for tile in state.tiles) == 1
    assert state.agenda == ()


@pytest.mark.rule("GD-006")
@pytest.mark.permits("GD-006")
@pytest.mark.parametrize(
    ("corner", "name", "sides"),
    [("northeast", "E1", "sw"), ("southwest", "A5", "ne"), ("southeast", "E5", "nw")],
)
def test_a_table_chooses_the_corner_and_sets_out_from_it(corner, name, sides):
    begun = begin(2, start_corner=corner).state
    assert layout.name(begun.at) == name
    ways = {each.removeprefix("go-") for each in menu(begun) if each.startswith("go-")}
    assert ways
    assert ways <= set(sides)


@pytest.mark.rule("GD-006")
def test_the_start_tile_may_hold_something():
    endings = [begin(seed, start_tile_resolves=True) for seed in range(8)]
    assert all("gd-room-entered" in kinds(begun) for begun in endings)


@pytest.mark.rule("GD-002", "GD-007: away from the start")
@joined("corner", ["northwest", "northeast", "southwest", "southeast"])
def test_the_lairs_lie_away_from_the_start(corner):
    near = setup.square(setup.CORNERS[corner])
    assert setup.CORNERS[corner] in near
    for seed in range(30):
        tiles = begin(seed, start_corner=corner).state.tiles
        assert all(tiles[index].symbol != "straw" for index in near)


def test_or_anywhere_if_so_ruled_but_for_the_start():
    found = set()
    for seed in range(200):
        state = begin(seed, straw_placement="anywhere").state
        found |= {index for index, tile in enumerate(state.tiles) if tile.symbol == "straw"}
    assert found == set(range(1, 25))


@pytest.mark.rule(
    "GD-008: ten health",
    "GD-008: five magic",
    "GD-008: three luck",
    "GD-008: three gold",
    "GD-008: level one",
)
def test_a_hero_begins():
    state = begin().state
    (hero,) = state.heroes
    assert (hero.health, hero.health_most, hero.magic, hero.magic_most) == (10, 10, 5, 5)
    assert (hero.luck, hero.level, hero.xp, hero.cards) == (3, 1, 0, ())
    assert (state.gold, state.time, state.events) == (3, 0, 0)


@pytest.mark.rule("GD-009")
def test_tiles_that_are_cut_off_are_turned_anew():
    columns_apart = "n" * 25
    assert not layout.connected(columns_apart)
    bridged = "n" * 10 + "e" * 5 + "n" * 10
    assert layout.connected(bridged)
    turned = [1] * 25 + [2 if letter == "e" else 1 for letter in bridged]
    dice = ScriptedDice(*SHUFFLES, *turned)
    begun = RULESET.new_game(GreenDungeonOptions(), seats(1), dice)
    assert dice.left == ()
    assert begun.state.light == bridged
    assert kinds(begun) == ["gd-layout-relaid", "gd-dungeon-laid"]


@pytest.mark.rule("GD-009")
def test_or_left_so_if_so_ruled():
    dice = ScriptedDice(*SHUFFLES, *[1] * 25)
    begun = RULESET.new_game(GreenDungeonOptions(require_connected=False), seats(1), dice)
    assert begun.state.light == "n" * 25
    assert "go-s" in menu(begun.state)


def test_options_that_do_not_go_together():
    for options, players in ((GreenDungeonOptions(mode="solo"), 2), (GreenDungeonOptions(), 5)):
        with pytest.raises(RuleError):
            RULESET.check_options(options, players)
    with pytest.raises(RuleError):
        RULESET.check_options(GreenDungeonOptions(), 0)


def test_the_mode_follows_the_seats():
    assert begin().state.mode == "solo"
    assert begin(players=3).state.mode == "party"
    assert begin(players=3, mode="shared").state.mode == "shared"
    assert len(begin(players=3, mode="shared").state.heroes) == 1
    assert begin(mode="party").state.mode == "party"


def test_the_theme_is_chosen_or_follows_the_layout():
    assert begin(theme="frost").state.theme == "frost"
    themes = {begin(seed).state.theme for seed in range(40)}
    assert len(themes) == 6
    assert begin(3).state.theme == begin(3).state.theme


def test_a_first_move():
    state = begin(2).state
    moves = [name for name in menu(state) if name.startswith("go-")]
    assert moves
    assert act(state, "rest", 1, 1, 1).state.time == 3


@pytest.mark.parametrize("mode", ["party", "shared"])
def test_seats_play_in_their_order_in_whichever_they_came(mode):
    """Seats of the lobby may be taken in any order; the lowest leads, and has a shared hero."""
    came = tuple(reversed(seats(3)))
    state = RULESET.new_game(GreenDungeonOptions(mode=mode), came, SeededDice(b"late")).state
    assert [player.seat for player in state.players] == [1, 2, 3]
    assert [hero.seat for hero in state.heroes] == ([1] if mode == "shared" else [1, 2, 3])
    assert state.heroes[0].name == seats(1)[0].name
    assert state.gold == (3 if mode == "shared" else 9)


def test_what_the_presets_begin_with():
    """One hero for all; a hero each without a limit; a hero each with 80 cubes, as every day."""
    assert set(RULESET.presets) == {"shared", "evening", "timed"}
    assert RULESET.preset == RULESET.presets["evening"]
    assert RULESET.daily == RULESET.presets["timed"]
    for name, mode, limit in (
        ("shared", "shared", "none"),
        ("evening", "party", "none"),
        ("timed", "party", "80"),
    ):
        options = RULESET.presets[name]
        assert options == GreenDungeonOptions(mode=mode, time_limit=limit)
