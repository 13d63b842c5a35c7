"""Levels: how one begins, and its pools (RG-001 to RG-021)."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.actions import Begin
from rules.systems.mkd.compass import S
from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd.content.tiles import TILES
from rules.systems.mkd.figures import speed_of
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.reveal.pools import monster_pool, row_for
from rules.systems.mkd.tasks import Reveal
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.growth.levels import (
    begin_level,
    halls,
    tokens_for,
)
from rules.systems.mkd_delve.options import DelveOptions
from tests.support.joined import joined
from tests.support.playing import party
from tests.systems.mkd.boards import open_chamber, site
from tests.systems.mkd.pieces import chest, hero, token
from tests.systems.mkd_delve.delves import (
    delve,
    laid,
    reasons,
    run,
    spent,
    table,
    told,
)


def unbegun(*heroes, **more):
    """A delve whose team stands before the first level."""
    team = heroes or (hero("brannoc", where="waiting"),)
    start = delve(site(), *team, level=0, visited=(), terrain_left=0, **more)
    return start.with_(pools=Pools())


def begun(*faces, heroes=(), **more):
    play = table(unbegun(*heroes, **more), *faces)
    begin_level(play)
    return spent(play)


def colours(tokens):
    """How many of each colour, such as 3Y 6B 9R."""
    names = [colour for colour, _ in tokens]
    return " ".join(f"{names.count(c)}{c}" for c in "YBR" if c in names)


@pytest.mark.rule("RG-001", "RG-004")
def test_a_level_begins_with_one_hallway_and_a_way_in():
    # The second of ten hallways, and the second of its doors.
    play = begun(1, 2, 2)
    assert len(play.state.site.tiles) == 1
    assert TILES[play.state.site.tiles[0].tile, play.state.site.tiles[0].side].kind == "hall"
    assert laid(play) == [("1B", 0)]
    assert play.state.site.tiles[0].at == (0, 0), "the squares of a level begin with A1"
    assert play.state.site.entrance == ((1, 4), S)
    assert reasons(play) == ["mkd-first-tile", "mkd-first-tile", "mkd-first-entrance"]
    assert told(play, "level-began")[0].level == 1


@pytest.mark.rule("RG-004")
def test_the_first_hallway_has_two_openings_and_can_be_walked():
    names = {f"{leaf.tile}{leaf.side}" for leaf in halls()}
    assert names == {"1A", "1B", "2A", "2B", "3A", "3B", "4A", "5A", "5B", "6B"}


@pytest.mark.rule("RG-002")
def test_what_the_delve_leaves_alone_is_the_cores():
    assert any(path.parent.name == "mkd" for path in RULESET.shared_catalogs)
    assert RULESET.actions is not None


@pytest.mark.rule("RG-003", "RG-006")
def test_eighteen_tiles_with_two_faces():
    assert {tile for tile, _ in TILES} == set(range(1, 19))
    assert {side for _, side in TILES} == {"A", "B"}


@pytest.mark.rule("RG-006", "RG-008")
def test_all_tile_tokens_but_the_first_tiles_are_in_the_pool():
    play = begun(1, 1, 1)
    first = play.state.site.tiles[0].tile
    assert play.state.stack == tuple(number for number in range(1, 19) if number != first)


@pytest.mark.rule("RG-010", "RG-013")
@joined(
    ("value", "pool"),
    [
        (50, "18Y"),
        (51, "9Y 6B 3R"),
        (100, "9Y 6B 3R"),
        (101, "3Y 6B 9R"),
        (120, "3Y 6B 9R"),
        (150, "3Y 6B 9R"),
        (151, "6B 12R"),
        (201, "3B 15R"),
        (251, "18R"),
        (349, "18R"),
    ],
)
def test_tokens_by_what_the_team_is_worth(value, pool):
    tokens, reserve = tokens_for(unbegun(), value)
    assert colours(tokens) == pool
    assert len(tokens) == 18
    assert reserve == ()


@pytest.mark.rule("RG-014")
@joined(("value", "bonus"), [(300, 0), (349, 1), (351, 2), (751, 10), (2000, 10)])
def test_the_bonus_of_strong_teams(value, bonus):
    assert row_for(value).bonus == bonus


@pytest.mark.rule("RG-010")
def test_the_team_is_counted_as_it_is_when_a_level_begins():
    below = hero("brannoc", level=5, where="below")
    dead = hero("ondine", level=5, where="dead")
    play = table(delve(open_chamber(), below, dead, levels="3", start_value=22), 1, 1, 1)
    begin_level(play)
    assert colours(play.state.pools.tokens) == "18Y"
    assert play.state.start_value == 22
    assert play.state.level == 2


@pytest.mark.rule("RG-011", "RG-012")
def test_ex_37_the_hard_tokens_of_a_weak_team():
    state = unbegun(hard=True)
    tokens, reserve = tokens_for(state, 40)
    assert (colours(tokens), colours(reserve)) == ("12Y", "6B")
    assert colours(tokens_for(state, 51)[0]) == "9Y 6B 3R"
    assert colours(tokens_for(unbegun(), 40)[0]) == "18Y"


@pytest.mark.rule("RG-012")
@pytest.mark.parametrize(("left", "joins"), [(4, False), (3, True)])
def test_the_blue_ones_come_after_nine_yellow(left, joins):
    tokens, reserve = tokens_for(unbegun(hard=True), 40)
    shown = token("Y", 1, at=(2, 2))
    start = delve(open_chamber(), hero("brannoc", at=(0, 0)), hard=True, tokens=(shown,))
    start = start.with_(
        pools=Pools(tokens=tokens[:left], monsters=monster_pool("any")), reserve=reserve
    )
    play = table(start, 1, 1)
    play.push(Reveal(tokens=(shown.id,), cause=start.figures[0].id))
    spent(run(play))
    assert told(play, "false-alarm")
    assert bool(told(play, "reserve-came")) == joins
    assert colours(play.state.pools.tokens) == (f"{left}Y 6B" if joins else f"{left}Y")


@pytest.mark.rule("RG-015")
def test_faces_go_round():
    faces = [face for _, face in tokens_for(unbegun(), 40)[0]]
    assert faces == [1, 2, 3, 4, 5, 6] * 3


@pytest.mark.rule("RG-016")
@pytest.mark.parametrize(
    ("kinds", "pool"), [(("brannoc", "ondine"), "9Y 6B 2R"), (("brannoc",), "17Y")]
)
def test_a_master_takes_the_place_of_the_strongest_token(kinds, pool):
    heroes = tuple(hero(kind, where="waiting") for kind in kinds)
    play = begun(1, 1, 1, heroes=heroes, boss=True)
    assert colours(play.state.pools.tokens) == pool
    assert play.state.master in (50, 100)
    assert begun(1, 1, 1, heroes=heroes).state.master == 0


@pytest.mark.rule("RG-020", "RG-021")
def test_the_bestiary_or_one_theme_of_it():
    assert begun(1, 1, 1).state.pools.monsters == monster_pool("any")
    undead = begun(1, 1, 1, theme="undead").state.pools.monsters
    assert undead
    assert {MONSTERS[kind].theme for kind in undead} == {"undead"}


@pytest.mark.rule("RG-009")
def test_as_many_chests_and_markers_as_the_table_agreed_on():
    play = begun(1, 1, 1, treasures=4, terrain=7)
    assert len(play.state.pools.chests) == 4
    assert play.state.terrain_left == 7
    assert begun(1, 1, 1, treasures=0).state.pools.chests == ()


@pytest.mark.rule("RG-005")
def test_heroes_come_in_for_one_point():
    state = RULESET.new_game(DelveOptions(heroes=1), party(1), _dice()).state
    while state.part == "setup":
        state = RULESET.apply(state, 1, RULESET.autopilot(state, 1, "balanced"), _dice()).state
    (one,) = state.heroes
    assert one.where == "waiting"
    assert state.visited == ()
    after = RULESET.apply(state, 1, Begin(figure=one.id), _dice()).state
    assert after.visited[0] == 0
    assert after.figure(one.id).where == "board"
    if after.activation is not None:
        assert after.activation.points == speed_of(one) - 1


def _dice():
    return SeededDice(b"in")


@pytest.mark.rule("RG-010")
def test_nobody_draws_chests_that_heroes_carry():
    one = hero("brannoc", where="below", carries=(0,))
    start = delve(open_chamber(), one, levels="3", treasures=12)
    start = start.with_(chests=(chest(0, "c01", carrier=one.id, opened=True),))
    play = table(start, 1, 1, 1)
    begin_level(play)
    assert "c01" not in play.state.pools.chests
    assert len(play.state.pools.chests) == 12
