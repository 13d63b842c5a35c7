"""What a figure is worth, can do and has to spend, as its dial stands."""

import pytest

from rules.systems.mkd.actions import Begin
from rules.systems.mkd.fights.harm import heal, hurt
from rules.systems.mkd.figures import abilities, opposed, squares_of
from rules.systems.mkd.moves.activation import begin, end_activation
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.tasks import EndActivation
from rules.systems.mkd.verbs.turns import forbids_begin
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd.tables import play, state


@pytest.mark.rule("B-06")
def test_a_rider_takes_two_squares_and_all_others_one():
    assert squares_of(hero("brannoc", at=(2, 2))) == ((2, 2),)
    assert len(set(squares_of(monster("grave_rider", at=(2, 2))))) == 2


@pytest.mark.rule("B-14")
def test_abilities_are_those_of_the_click_and_what_is_lent():
    who = hero("brannoc", at=(2, 2))
    assert abilities(who) == {"battle_fury"}
    assert abilities(who.with_(click=0)) == {"charge", "weapon_master", "toughness"}
    cloak = Effect(source="item", until="activation", abilities=("stealth",))
    lent = who.with_(effects=(cloak,))
    assert abilities(lent) == {"battle_fury", "stealth"}
    assert abilities(lent.with_(click=8)) == {"stealth"}


@pytest.mark.rule("B-14")
def test_a_wound_takes_abilities_away_and_healing_brings_them_back():
    who = hero("brannoc", at=(2, 2), click=6, cap=4)
    table = play(state(open_chamber(), who))
    hurt(table, who.id, 1, kind="raw", by=None)
    assert abilities(table.figure(who.id)) == set()
    heal(table, who.id, 1)
    assert abilities(table.figure(who.id)) == {"battle_fury"}


@pytest.mark.rule("B-15")
def test_monsters_oppose_heroes_and_their_friends_and_nobody_opposes_his_own():
    who, friend = hero("brannoc"), hero("kestrel", seat=2)
    guest, foe, fiend = monster("n_squire"), monster("cellar_rats"), monster("fen_troll")
    for one in (who, guest):
        assert opposed(one, foe)
        assert opposed(foe, one)
    assert not opposed(who, friend)
    assert not opposed(who, guest)
    assert not opposed(foe, fiend)


@pytest.mark.rule("B-22")
def test_an_activation_gives_the_present_speed_and_what_is_left_is_lost():
    who, friend = hero("brannoc", at=(0, 0), click=7), hero("kestrel", at=(4, 4))
    table = play(state(open_chamber(), who, friend))
    begin(table, who.id)
    assert table.state.activation.points == 6
    table.spend(2)
    end_activation(table, EndActivation(figure=who.id))
    assert table.state.activation is None
    begin(table, friend.id)
    assert table.state.activation.points == 9


@pytest.mark.rule("B-22")
def test_one_activation_in_a_turn():
    who = hero("brannoc", at=(0, 0))
    table = play(state(open_chamber(), who))
    assert forbids_begin(table.state, 1, Begin(figure=who.id)) is None
    begin(table, who.id)
    end_activation(table, EndActivation(figure=who.id))
    assert table.state.served == (who.id,)
    refusal = forbids_begin(table.state, 1, Begin(figure=who.id))
    assert refusal is not None
    assert refusal.key == "mkd-refused-served"


@pytest.mark.rule("B-25")
def test_a_click_in_mid_activation_leaves_the_points_as_they_are():
    who = hero("brannoc", at=(0, 0), click=6, cap=4)
    table = play(state(open_chamber(), who))
    begin(table, who.id)
    hurt(table, who.id, 1, kind="raw", by=None)
    assert table.state.activation.points == 7
    heal(table, who.id, 1)
    assert table.state.activation.points == 7
    end_activation(table, EndActivation(figure=who.id))
    hurt(table, who.id, 1, kind="raw", by=None)
    begin(table, who.id)
    assert table.state.activation.points == 6
