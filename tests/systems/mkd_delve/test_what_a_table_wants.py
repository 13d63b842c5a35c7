"""Delves as a table wants them: settings of the lobby, and what they lead to on the first level."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.actions import Ready, StepTo
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E
from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd_delve import RULESET
from tests.support.playing import party
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.pieces import hero
from tests.systems.mkd.tables import activation
from tests.systems.mkd_delve.delves import act, told


def begun(players=1, **wanted):
    """The first level of a delve with these settings, for players with teams that are ready."""
    dice = SeededDice(b"wanted")
    state = RULESET.new_game(RULESET.preset.with_(**wanted), party(players), dice).state
    while state.part == "setup":
        seat = RULESET.awaiting(state)[0]
        offered = RULESET.legal_actions(state, seat)
        team = [each.action for each in offered if each.id.startswith("team-")]
        state = RULESET.apply(state, seat, next(iter(team), Ready()), dice).state
    assert state.level == 1
    return state


def colours(pools):
    """How many tokens of each colour are in the pool."""
    names = [colour for colour, _ in pools]
    return {colour: names.count(colour) for colour in "YBR" if colour in names}


@pytest.mark.rule("RG-001")
@pytest.mark.permits("RG-001")
@pytest.mark.parametrize("players", [1, 2, 8])
def test_one_player_or_several_go_down_and_nothing_is_laid_out_but_the_first_hallway(players):
    state = begun(players)
    assert {one.seat for one in state.heroes} == set(range(1, players + 1))
    assert len(state.site.tiles) == 1
    # Of several a few say first who goes first.
    while not state.visited:
        seat = RULESET.awaiting(state)[0]
        offered = RULESET.legal_actions(state, seat)
        enters = [each.action for each in offered if each.id.startswith("begin-")]
        action = next(iter(enters), offered[0].action)
        state = RULESET.apply(state, seat, action, SeededDice(b"down")).state
    assert len(state.site.tiles) > 1


@pytest.mark.rule("RG-009")
@pytest.mark.permits("RG-009")
def test_a_table_says_how_many_chests_and_markers_a_level_has():
    state = begun(treasures=3, terrain=5, artifacts=True, dressing=False)
    assert len(state.pools.chests) == 3
    assert state.terrain_left == 5
    assert begun(treasures=0, terrain=0).pools.chests == ()


@pytest.mark.rule("RG-011")
@pytest.mark.permits("RG-011")
def test_a_table_of_weak_heroes_may_want_it_hard():
    hard, plain = begun(hard=True, points="50"), begun(points="50")
    assert (colours(hard.pools.tokens), colours(hard.reserve)) == ({"Y": 12}, {"B": 6})
    assert (colours(plain.pools.tokens), plain.reserve) == ({"Y": 18}, ())


@pytest.mark.rule("RG-016")
@pytest.mark.permits("RG-016")
def test_a_table_may_want_a_master_for_every_level():
    assert begun(boss=True).master == 50
    assert len(begun(boss=True).pools.tokens) == 17
    assert begun().master == 0


@pytest.mark.rule("RG-021")
@pytest.mark.permits("RG-021")
@pytest.mark.parametrize("theme", ["undead", "gutterkin", "vermin", "cult", "beast", "fiend"])
def test_a_table_may_keep_to_one_kind_of_monsters(theme):
    met = begun(theme=theme).pools.monsters
    assert met
    assert {MONSTERS[kind].theme for kind in met} == {theme}


@pytest.mark.rule("RG-038: printed walls")
@pytest.mark.permits("RG-038: printed walls")
@pytest.mark.parametrize("through", [False, True])
def test_a_table_may_want_passages_through_printed_walls(through):
    # The chamber in the west lies a square further north: its wall faces the new tile's opening.
    where = site(placed(7, at=(0, -1)), placed(7, at=(0, 5)), placed(7, at=(5, 5)))
    who = hero("brannoc", at=(4, 7), facing=E)
    start = begun(secret_through_walls=through).with_(
        site=where, figures=(who,), activation=activation(who), visited=(0, 1), stack=(7, 13),
        pools=Pools(), part="heroes", acting=1, round=1,
    )  # fmt: skip
    play = act(start, StepTo(facing=E), 2, 1, 1, 1, 1, 5, 1, 1)
    assert play.figure(who.id).at == (5, 7)
    assert [event.at for event in told(play, "passage-found")] == (["E3"] if through else [])
    assert board_of(play.state.site).joined((4, 2), E) is through
