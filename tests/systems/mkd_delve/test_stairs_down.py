"""Stairs when a level is cleared, and the level below (RG-007, RG-008, RG-055)."""

import pytest

from rules.systems.mkd.actions import UseStairs
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import S
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd_delve.mode import is_clear, look_for_stairs
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd_delve.delves import (
    act,
    delve,
    hall_and_chamber,
    spent,
    table,
    told,
)

TEN = 10


@pytest.mark.rule("RG-055")
def test_ex_42_stairs_when_the_last_monster_is_dead_and_the_last_chest_open():
    rat = monster("cellar_rats", at=(0, 0))
    shut = chest(0, at=(4, 4))
    start = delve(
        hall_and_chamber(), hero("brannoc", at=(2, 7)), rat, grown=True, chests=(shut,), levels="3"
    )
    assert not is_clear(start)
    no_rats = start.with_(figures=start.figures[:1])
    assert not is_clear(no_rats)
    clear = no_rats.with_(chests=(shut.with_(trap="spent"),))
    assert is_clear(clear)
    assert is_clear(no_rats.with_(chests=(shut.with_(opened=True),)))
    assert not is_clear(clear.with_(tokens=(token(at=(0, 4)),)))
    assert not is_clear(clear.with_(grown=False))
    play = table(clear, 2, TEN, 1)
    look_for_stairs(play)
    assert stairs_of(spent(play).state.site) == ((2, 2),)
    assert play.state.cleared == 1
    # Once is enough.
    look_for_stairs(play)
    assert len(told(play, "stairs-emerged")) == 1


@pytest.mark.rule("RG-055")
def test_the_last_level_is_cleared_without_stairs():
    start = delve(hall_and_chamber(), hero("brannoc", at=(2, 7)), grown=True)
    play = table(start)
    look_for_stairs(play)
    assert told(play, "level-cleared")
    assert stairs_of(play.state.site) == ()


@pytest.mark.rule("RG-007", "RG-008", "RG-055")
@pytest.mark.permits("RG-055")
def test_the_stairs_lead_to_a_new_level():
    where = open_chamber(markers=[marker("stairs", (2, 2))], entrance=((2, 4), S))
    curse = Effect(source="curse", until="level", attack=-1, defense=-1)
    one = hero("brannoc", at=(2, 2), carries=(0,), effects=(curse,))
    kept, left = chest(0, carrier=one.id, opened=True), chest(1, at=(0, 0), opened=True)
    start = delve(
        where, one, active=one, points=3, levels="3", grown=True, cleared=1, chests=(kept, left),
        stack=(1, 2),
    )  # fmt: skip
    play = act(start, UseStairs(), 1, 1, 1)
    assert play.state.level == 2
    assert play.figure(one.id).where == "waiting"
    assert play.figure(one.id).effects == ()
    assert play.state.chests[1].gone
    assert not play.state.chests[0].gone
    assert len(play.state.site.tiles) == 1
    assert len(play.state.stack) == 17
    assert not play.state.grown
    assert play.state.part == "heroes"
