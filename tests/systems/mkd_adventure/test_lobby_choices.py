"""What a table settles in the lobby, and the dungeon that it goes into then (MA-009 to MA-046)."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.content import CHESTS, HEROES, MONSTERS
from rules.systems.mkd.content.tiles import is_hall
from rules.systems.mkd.figures import team_value, value_of
from rules.systems.mkd.teams import team
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd_adventure.building.layout import Layout
from rules.systems.mkd_adventure.building.shift import joins
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.support.playing import party
from tests.systems.mkd.offered import offers
from tests.systems.mkd_adventure.quests import built

OBSTACLES, SPECIAL = {"bones", "water"}, {"shadow", "teleport", "vortex"}


def gathered(seats, *turns, **settings):
    """An adventure for so many, after some turns: a seat and the option that it took."""
    state = RULESET.new_game(AdventureOptions(**settings), party(seats), SeededDice(b"")).state
    return chosen(state, *turns)


def chosen(state, *turns):
    dice = SeededDice(b"lobby")
    for seat, name in turns:
        state = RULESET.apply(state, seat, offers(RULESET, state, seat)[name].action, dice).state
    return state


@pytest.mark.rule("MA-001", "MA-003")
@pytest.mark.permits("MA-001", "MA-003")
@pytest.mark.parametrize(
    "turns",
    [
        [(1, "take-brannoc"), (1, "ready")],
        [(1, f"take-{name}") for name in ("brannoc", "tamsin", "derrik", "garm")],
        [(1, "take-brannoc"), (2, "take-tamsin"), (1, "take-garm"), (2, "ready"), (1, "ready")],
        [(seat, f"take-{name}") for seat, name in enumerate([*HEROES][:8], 1)]
        + [(seat, "ready") for seat in range(1, 9)],
    ],
)
def test_one_or_several_lead_one_hero_or_more_each(turns):
    seats = max(seat for seat, _ in turns)
    state = gathered(seats, *turns, heroes=4, points="none", sets=1)
    assert (state.part, state.round) == ("heroes", 1)
    wanted = [(seat, name.removeprefix("take-")) for seat, name in turns if name != "ready"]
    assert [(figure.seat, figure.kind) for figure in state.heroes] == wanted
    assert {figure.level for figure in state.heroes} == {1}


@pytest.mark.rule("MA-005", "B-16")
@pytest.mark.permits("MA-005", "B-16")
@pytest.mark.parametrize(("points", "third"), [("50", False), ("75", True), ("none", True)])
def test_a_table_says_what_a_team_may_be_worth(points, third):
    turns = [(1, "take-brannoc"), (2, "take-ondine"), (1, "take-tamsin")]
    state = gathered(2, *turns, heroes=4, points=points, sets=1)
    worth = [sum(value_of(figure) for figure in team(state, seat)) for seat in (1, 2)]
    assert max(worth) < 50
    assert ("take-garm" in offers(RULESET, state, 2)) is third


@pytest.mark.rule("MA-007", "MA-008", "MA-323")
@pytest.mark.permits("MA-007")
def test_a_strong_hero_starts_as_a_novice():
    state = gathered(1, (1, "take-ondine-novice"), heroes=1, points="25", novices=True, sets=1)
    (who,) = state.heroes
    assert (who.kind, who.level, who.click, who.cap) == ("ondine", 0, 5, 5)
    assert team_value(state) == 20
    # As nobody else is worth more than 30, nobody else is offered so.
    lobby = RULESET.new_game(AdventureOptions(novices=True), party(1), SeededDice(b"")).state
    assert [name for name in offers(RULESET, lobby) if name.endswith("novice")] == [
        "take-ondine-novice"
    ]


@pytest.mark.rule("MA-009", "MA-011", "MA-012")
@pytest.mark.permits("MA-009", "MA-011", "MA-012")
@pytest.mark.parametrize(
    ("settings", "halls", "chambers"),
    [
        ({"sets": 1}, 1, 4),
        ({"sets": 1, "tiles": "easy"}, 2, 3),
        ({"sets": 2}, 2, 8),
        ({"sets": 4, "tiles": "easy"}, 8, 12),
    ],
)
def test_a_table_says_how_many_sets_and_how_many_hallways(settings, halls, chambers):
    tiles = [is_hall(placed.tile) for placed in built("chest", **settings).site.tiles]
    assert (tiles.count(True), tiles.count(False)) == (halls, chambers)


@pytest.mark.rule("MA-026")
@pytest.mark.permits("MA-026")
def test_a_table_has_its_tiles_shifted():
    plain, tidy = (Layout(built("chest", 7, shift=shift).site.tiles) for shift in (False, True))
    assert plain.tiles != tidy.tiles
    assert [placed.with_(at=(0, 0)) for placed in plain.tiles] == [
        placed.with_(at=(0, 0)) for placed in tidy.tiles
    ]
    assert joins(plain) == joins(tidy)


@pytest.mark.rule("MA-027", "MA-323")
@pytest.mark.permits("MA-027")
def test_a_table_has_bones_and_water_scattered():
    assert built("chest", 1).site.markers == ()
    site = built("chest", 1, markers=True).site
    owner = Board(site).owner
    assert {marker.kind for marker in site.markers} == OBSTACLES
    tiles = [owner[marker.at] for marker in site.markers]
    assert all(tiles.count(tile) <= 6 - 2 for tile in range(len(site.tiles)))


@pytest.mark.rule("MA-030")
@pytest.mark.permits("MA-030")
@pytest.mark.parametrize("tier", ["easy", "medium", "hard"])
def test_a_table_says_how_dangerous_chests_are(tier):
    state = built("chest", chests=tier)
    chests = [*state.pools.chests, *(chest.kind for chest in state.chests)]
    assert {CHESTS[kind].tier for kind in chests} == {tier}


@pytest.mark.rule("MA-034", "MA-323")
@pytest.mark.permits("MA-034", "MA-323")
@pytest.mark.parametrize(("artifacts", "dressing"), [(False, False), (True, False), (False, True)])
def test_a_table_says_whether_chambers_hold_artifacts_or_furniture(artifacts, dressing):
    pools = built("chest", artifacts=artifacts, dressing=dressing, novices=True).pools
    assert (bool(pools.artifacts), bool(pools.dressing)) == (artifacts, dressing)
    assert pools.doors


@pytest.mark.rule("MA-035")
@pytest.mark.permits("MA-035")
@pytest.mark.parametrize(("sides", "kinds"), [("obstacle", OBSTACLES), ("special", SPECIAL)])
def test_a_table_says_which_side_of_markers_is_up(sides, kinds):
    markers = built("chest", sets=4, marker_sides=sides).pools.markers
    assert markers
    assert set(markers) == kinds


@pytest.mark.rule("MA-046")
@pytest.mark.permits("MA-046")
def test_a_table_says_who_lives_in_the_dungeon():
    undead = built("chest", theme="undead").pools.monsters
    assert {MONSTERS[kind].theme for kind in undead} == {"undead"}
    state = built("chest", villains=True)
    villains = {kind for kind in state.pools.monsters if kind in HEROES}
    assert villains == set(HEROES) - {figure.kind for figure in state.heroes}


@pytest.mark.rule("MA-160")
@pytest.mark.permits("MA-160")
def test_a_table_says_how_many_floors_there_are_or_leaves_it_to_dice():
    deep = built("chest", sets=1, floors="3", floor_sets="2")
    assert (deep.floor, deep.floors, deep.sets) == (1, 3, (1,))
    rolled = built("chest", 3, floors="die", floor_sets="die")
    assert 1 <= rolled.floors <= 6
    assert 1 <= rolled.sets[0] <= 6


@pytest.mark.rule("MA-312", "MA-315", "MA-316")
@pytest.mark.permits("MA-312", "MA-315")
@pytest.mark.parametrize("quest", ["chest", "rescue", "stealth", "kidnap"])
def test_a_party_goes_against_time_and_in_from_two_sides_whatever_it_comes_for(quest):
    state = built(quest, seats=1, timed=True, split_up=True, sets=2)
    halls = sum(is_hall(placed.tile) for placed in state.site.tiles)
    assert state.deadline == 3 * (len(state.site.tiles) - halls) + halls
    entrance, stairs = ways_out(state)
    assert sorted(figure.gate or entrance for figure in state.heroes) == sorted((entrance, stairs))
    board = board_of(state.site)
    assert {board.shape(board.owner[way]).kind for way in (entrance, stairs)} == {"hall"}
