"""Wounds, healing, elimination, and what falls with the fallen."""

import pytest

from rules.systems.mkd.compass import N, S
from rules.systems.mkd.fights.harm import eliminate, heal, hurt
from rules.systems.mkd.figures import value_of
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import click, strike, told
from tests.systems.mkd.pieces import chest, hero, marker, monster
from tests.systems.mkd.tables import play, room, state


@pytest.mark.rule("B-11")
def test_damage_and_healing_turn_the_dial():
    troll = monster("fen_troll", at=(2, 2))
    table = play(room(troll))
    assert hurt(table, troll.id, 3, kind="raw", by=None) == 3
    assert click(table, troll) == 3
    assert heal(table, troll.id, 2) == 2
    assert click(table, troll) == 1
    assert hurt(table, troll.id, 9, kind="raw", by=None) == 7
    assert table.figure(troll.id).where == "dead"
    assert heal(table, troll.id, 1) == 0


@pytest.mark.rule("B-12")
def test_nobody_heals_past_the_start_of_the_level():
    pell = hero("pell", at=(2, 2), click=6)
    table = play(room(pell))
    assert heal(table, pell.id, 5) == 2
    assert click(table, pell) == 4


@pytest.mark.rule("B-63", "B-94")
def test_a_slain_monster_counts_at_once_and_lies_in_the_graveyard():
    pell, troll = hero("pell", at=(2, 1)), monster("fen_troll", at=(2, 2))
    table = play(room(pell, troll))
    eliminate(table, troll.id, pell.id)
    assert (table.state.xp, table.state.graveyard) == (55, ("fen_troll",))
    assert table.state.agenda[-1].kind == "advance"


@pytest.mark.rule("B-63")
def test_traps_and_other_monsters_bring_no_experience():
    troll, imp = monster("fen_troll", at=(2, 2)), monster("torch_imp", at=(2, 4))
    for killer in (None, imp.id):
        table = play(room(troll, imp))
        eliminate(table, troll.id, killer)
        assert table.state.xp == 0


@pytest.mark.rule("B-63", "MA-126")
def test_a_thief_drops_its_chest_shut_and_set_again():
    thief = monster("gutterkin_sneak", at=(2, 2), carries=(0,))
    held = chest(carrier=thief.id, opened=True, trap="spent")
    table = play(room(thief, chests=(held,)))
    eliminate(table, thief.id, None)
    fallen = table.state.chests[0]
    assert (fallen.at, fallen.opened, fallen.trap, fallen.carrier) == ((2, 2), False, None, None)


@pytest.mark.rule("B-64", "MA-147", "MA-148")
def test_a_fallen_hero_leaves_his_chests_open_around_him():
    pell = hero("pell", at=(2, 2), carries=(0, 1))
    held = tuple(chest(number, carrier=pell.id, opened=True, trap="spent") for number in (0, 1))
    table = play(room(pell, chests=held))
    eliminate(table, pell.id, None)
    assert [dropped.at for dropped in table.state.chests] == [(2, 2), (2, 1)]
    assert all(dropped.opened and dropped.trap == "spent" for dropped in table.state.chests)
    assert table.figure(pell.id).where == "dead"
    assert table.state.graveyard == ()


@pytest.mark.rule("B-71")
def test_the_captive_has_the_square_before_the_chests():
    prey = monster("cellar_rats", where="captive", captor=7)
    pell = hero("pell", id=7, at=(2, 2), carries=(0,), captive=prey.id)
    table = play(room(prey, pell, chests=(chest(carrier=pell.id, opened=True),)))
    eliminate(table, pell.id, None)
    assert table.figure(prey.id).at == (2, 2)
    assert table.state.chests[0].at == (2, 1)


@pytest.mark.rule("B-65")
def test_a_villain_of_heroic_blood_is_worth_its_best():
    pell, villain = hero("pell", at=(2, 1)), monster("garm", at=(2, 2)).with_(side="monster")
    assert value_of(villain) == 56
    table = play(room(pell, villain))
    eliminate(table, villain.id, pell.id)
    assert table.state.xp == 56


@pytest.mark.rule("B-60")
def test_a_blow_deals_the_damage_value_and_a_twelve_one_more():
    strong = hero("hask", at=(2, 1), facing=S, level=5)
    for faces, clicks in (((6, 5), 3), ((6, 6), 4)):
        troll = monster("fen_troll", at=(2, 2), facing=S)
        table = strike(play(room(strong, troll), *faces), strong, troll)
        assert click(table, troll) == clicks


@pytest.mark.rule("B-62")
def test_healed_off_that_click_one_fights_again():
    shy = monster("ogre_gaoler", at=(2, 2), facing=N, click=6)
    pell = hero("pell", at=(2, 1), facing=S)
    table = play(room(pell, shy), 1, 2, 1, 2)
    heal(table, shy.id, 1)
    strike(table, pell, shy)
    assert [event.manner for event in told(table, "missed")] == ["close", "counter"]


def test_the_active_dead_end_their_activation():
    who = hero("pell", at=(2, 2), click=7)
    table = play(room(who, active=who))
    hurt(table, who.id, 1, kind="raw", by=None)
    assert table.state.agenda[-1].kind == "end_activation"


@pytest.mark.rule("B-64", "B-31")
def test_no_chest_falls_onto_an_artifact():
    pell = hero("pell", at=(2, 2), carries=(0, 1))
    boxes = (chest(0, carrier=pell.id), chest(1, carrier=pell.id))
    skull = marker("artifact", (2, 1), what="hour_skull")
    table = play(state(open_chamber(markers=[skull]), pell, chests=boxes))
    eliminate(table, pell.id, None)
    assert [box.at for box in table.state.chests] == [(2, 2), (3, 1)]
