"""What traps do: each of the list, on chests and on doors."""

import pytest

from rules.systems.mkd.actions import OpenChest, OpenDoor
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.content import CHESTS, TRAPS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.things.traps import EFFECTS
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.handling import Recorder, do, run
from tests.systems.mkd.pieces import chest, door, hero, monster
from tests.systems.mkd.tables import kinds, play, state


def sprung(trap, *faces, kind="kestrel", others=(), where=None, **more):
    """A Hero opens a chest whose trap is known; he and the table afterwards."""
    who = hero(kind, at=(2, 3), facing=N, **more.pop("hero", {}))
    boxes = (chest(at=(2, 2), facing=S, trap=trap), *more.pop("boxes", ()))
    situation = state(where or open_chamber(), who, *others, active=who, chests=boxes, **more)
    table = do(play(situation, *faces, mode=Recorder()), OpenChest(chest=0))
    return who, table


@pytest.mark.rule("B-84")
@joined(("trap", "faces", "lost"), [
    ("needle", (), 1), ("darts", (), 2), ("blade", (), 3), ("drain", (), 2),
    ("fireburst", (1,), 1), ("fireburst", (4,), 2), ("gas", (), 1),
])  # fmt: skip
def test_traps_that_wound(trap, faces, lost):
    who, table = sprung(trap, *faces, kind="hask")
    assert table.figure(who.id).click == 4 + lost
    assert table.state.xp == 25
    assert table.state.chest(0).opened


@pytest.mark.rule("B-84")
@joined(("trap", "lost"), [("needle", 0), ("darts", 1), ("blade", 2), ("drain", 2)])
def test_armour_helps_against_all_but_drains(trap, lost):
    who, table = sprung(trap, kind="derrik")
    assert table.figure(who.id).click == 4 + lost


@pytest.mark.rule("B-84")
def test_gas_fills_the_tile_and_reaches_prisoners():
    held = monster("thorn_ape", at=(4, 4))
    near, far = hero("hask", at=(0, 0), captive=held.id), monster("thorn_ape", at=(6, 2))
    held = held.with_(where="captive", captor=near.id)
    who, table = sprung("gas", others=(near, far, held), where=two_chambers())
    assert [table.figure(f.id).click for f in (who, near, held, far)] == [5, 5, 1, 0]


@pytest.mark.rule("B-84")
def test_gas_can_kill_a_prisoner():
    held = monster("cellar_rats", click=1, where="captive")
    near = hero("hask", at=(0, 0), captive=held.id)
    _, table = sprung("gas", others=(near, held.with_(captor=near.id)))
    assert table.figure(held.id).where == "dead"
    assert table.figure(near.id).captive is None


@pytest.mark.rule("B-63", "B-84")
def test_ex_17_monster_killed_by_a_fireburst():
    rats = monster("cellar_rats", at=(1, 1), click=1)
    who = hero("hask", at=(2, 3), facing=N)
    boxes = (chest(kind="c11", at=(2, 2), facing=S),)
    table = play(state(open_chamber(), who, rats, active=who, chests=boxes), 5, 3)
    do(table, OpenChest(chest=0))
    assert table.figure(rats.id).where == "dead"
    assert table.figure(who.id).click == 6
    assert table.state.xp == 25


@pytest.mark.rule("B-84")
def test_a_fireburst_reaches_only_what_is_beside_the_chest():
    near, far = hero("hask", at=(1, 2)), hero("maelle", at=(2, 4))
    _, table = sprung("fireburst", 1, others=(near, far))
    assert table.figure(near.id).click == 5
    assert table.figure(far.id).click == 4


@pytest.mark.rule("B-84")
@pytest.mark.parametrize(("trap", "asleep"), [("snare", False), ("sleep", True)])
def test_a_snare_takes_this_activation_and_the_next(trap, asleep):
    who, table = sprung(trap)
    assert table.state.activation.points == 0
    (effect,) = table.figure(who.id).effects
    assert (effect.halted, effect.asleep, effect.until) == (True, asleep, "next_activation")


@pytest.mark.rule("B-84")
def test_a_hurled_hero_lands_on_another_tile_and_finds_what_is_there():
    where = site(placed(7), placed(7, at=(5, 0)), placed(7, at=(10, 0)))
    who, table = sprung("hurl", 2, 1, where=where, visited=(0,))
    assert table.figure(who.id).at == (12, 2)
    run(table)
    assert table.state.visited == (0, 2)


@pytest.mark.rule("B-84")
def test_a_hurled_hero_lands_beside_what_stands_in_the_centre():
    rats = monster("cellar_rats", at=(7, 2))
    who, table = sprung("hurl", where=two_chambers(), others=(rats,))
    assert table.figure(who.id).at == (6, 1)


@pytest.mark.rule("B-84")
def test_an_alarm_calls_those_near_in_the_middle_of_the_activation():
    here, next_door = monster("cellar_rats", at=(0, 0)), monster("grave_hound", at=(7, 2))
    dazed = monster("thorn_ape", at=(4, 4), surprised=True)
    away = monster("bat_matron", at=(12, 2))
    where = site(placed(7), placed(7, at=(5, 0)), placed(7, at=(10, 0)))
    who, table = sprung("alarm", 2, where=where, others=(here, next_door, dazed, away))
    assert table.state.activation is None
    run(table)
    assert table.mode.acted == [(next_door.id, True), (here.id, True)]
    assert table.state.activation.figure == who.id
    assert table.state.paused is None


@pytest.mark.rule("B-84")
def test_an_alarm_that_kills_ends_the_activation():
    others = (monster("cellar_rats", at=(0, 0)), hero("hask", at=(4, 4)))
    who, table = sprung("alarm", others=others)
    table.alter(who.id, where="dead")
    run(table)
    assert table.active.figure != who.id
    assert who.id in table.state.served


@pytest.mark.rule("B-84")
@joined(("trap", "face", "roll"), [
    ("ambush_y", 3, (1, 2)), ("ambush_b", 5, (1, 1)), ("ambush_r", 2, (1, 1)),
])  # fmt: skip
def test_an_ambush_stands_around_the_chest(trap, face, roll):
    pool = Pools(monsters=("gutterkin_slinger",))
    _, table = sprung(trap, face, *roll, 1, 1, 1, pools=pool, points=8)
    (woken,) = table.state.monsters
    assert woken.surprised
    assert woken.at in {(1, 1), (2, 1), (3, 1), (1, 2), (3, 2), (1, 3), (3, 3)}
    assert "mkd-token-turned" in kinds(table)


@pytest.mark.rule("B-84")
def test_a_curse_lasts_as_long_as_the_level():
    who, table = sprung("curse")
    (effect,) = table.figure(who.id).effects
    assert (effect.attack, effect.defense, effect.until) == (-1, -1, "level")


@pytest.mark.rule("B-84")
def test_rust_takes_an_items_magic_and_leaves_the_gold():
    _, table = sprung(
        "rust", 2,
        hero={"carries": (1, 2)},
        boxes=(chest(1, opened=True), chest(2, opened=True)),
    )  # fmt: skip
    assert [box.charged for box in table.state.chests] == [True, True, False]
    assert not table.state.chest(2).bare
    _, table = sprung("rust")
    assert "mkd-nothing-to-rust" in kinds(table)


def test_every_trap_does_something():
    assert set(EFFECTS) == set(TRAPS)
    assert all(set(kind.traps) <= set(TRAPS) for kind in CHESTS.values())


@pytest.mark.rule("MA-217")
def test_gas_from_a_door_fills_the_openers_tile():
    who, other = hero("hask", at=(4, 2), facing=E), hero("maelle", at=(5, 2))
    where = two_chambers(doors=[door((4, 2), E, trap="gas")])
    table = play(state(where, who, other, active=who))
    do(table, OpenDoor(door=0))
    assert (table.figure(who.id).click, table.figure(other.id).click) == (5, 4)


@pytest.mark.rule("MA-217")
def test_a_fireburst_from_a_door_burns_on_both_sides():
    who, other = hero("hask", at=(4, 2), facing=E), hero("maelle", at=(6, 1))
    third = hero("kestrel", at=(2, 2))
    where = two_chambers(doors=[door((4, 2), E, trap="fireburst")])
    table = play(state(where, who, other, third, active=who), 6)
    do(table, OpenDoor(door=0))
    assert [table.figure(f.id).click for f in (who, other, third)] == [7, 5, 4]


@pytest.mark.rule("B-92")
def test_a_fireburst_from_a_door_burns_who_stands_right_behind_it():
    who, rats = hero("kestrel", at=(4, 2), facing=E), monster("cellar_rats", at=(5, 2))
    where = two_chambers(doors=[door((4, 2), E, trap="fireburst")])
    table = play(state(where, who, rats, active=who), 1, mode=Recorder())
    do(table, OpenDoor(door=0))
    assert table.figure(rats.id).click == 1


@pytest.mark.rule("B-84")
def test_gas_does_nothing_to_a_tough_prisoner():
    held = monster("drowned_sailor", where="captive", captor=50)
    captor = hero("hask", at=(4, 4), id=50, captive=held.id)
    _, table = sprung("gas", others=(captor, held))
    assert table.figure(held.id).click == 0
    assert table.figure(captor.id).click == captor.click + 1


@pytest.mark.rule("B-84")
def test_rust_takes_no_item_that_is_spent_already():
    spent = chest(1, "c08", carrier=60, opened=True, charged=False)
    sword = chest(2, "c10", carrier=60, opened=True)
    _, table = sprung("rust", hero={"id": 60, "carries": (1, 2)}, boxes=(spent, sword))
    assert not table.state.chest(2).charged
