"""What attacks cost, and who decides about automatic ones."""

import pytest

from rules.systems.mkd.compass import N
from rules.systems.mkd.fights.attack import cost_of_attack, may_attack
from rules.systems.mkd.fights.strike import answer_strike_back
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import AskStrikeBack, StrikeBack
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import (
    duel,
    facing_hero,
    facing_monster,
    gifted,
    pay_and_strike,
    run,
    strike,
    told,
)
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd.tables import play, state


@pytest.mark.rule("B-63", "B-94")
def test_experience_comes_before_the_next_counterattack():
    ondine = gifted(facing_hero("ondine"), "sweep", attack=9)
    ogre = monster("ogre_gaoler", at=(1, 2), facing=N, click=6)
    brute = monster("fen_troll", at=(2, 2), facing=N)
    there = state(open_chamber(), ondine, ogre, brute, xp=20)
    table = strike(play(there, 4, 4), ondine, ogre, using="sweep")
    assert table.state.xp == 60
    assert [task.kind for task in table.state.agenda] == ["strike_back", "strike_back", "advance"]


@pytest.mark.parametrize(("asleep", "rolls"), [(True, 2), (False, 4)])
def test_sleepers_do_not_strike_back_but_the_frozen_do(asleep, rolls):
    spell = Effect(source="freeze", until="next_activation", halted=True, asleep=asleep)
    hound, pell = facing_monster("grave_hound", effects=(spell,)), facing_hero("pell")
    table = strike(duel(pell, hound, 1, 2, 1, 2), pell, hound)
    assert len(table.dice.rolls) == rolls


@pytest.mark.rule("B-23")
def test_counterattacks_are_outside_the_one_attack():
    brannoc, ogre = facing_hero("brannoc"), facing_monster("ogre_gaoler")
    table = duel(brannoc, ogre, 1, 2, 1, 2, active=brannoc, points=9)
    assert may_attack(table.state, brannoc) is None
    pay_and_strike(table, brannoc, ogre)
    assert may_attack(table.state, brannoc) == "fight-done"
    table.push(StrikeBack(striker=brannoc.id, target=ogre.id))
    table.dice = type(table.dice)(1, 2)
    assert len(told(run(table), "missed")) == 3


@pytest.mark.rule("B-23")
def test_an_attack_needs_its_points_and_its_activation():
    brannoc, ogre = facing_hero("brannoc"), facing_monster("ogre_gaoler")
    held = duel(brannoc, ogre, active=brannoc, points=3).state
    held = held.with_(activation=held.activation.with_(free=False))
    assert may_attack(held, brannoc) == "fight-points"
    assert may_attack(held, ogre) == "fight-not-active"
    quick = held.with_(activation=held.activation.with_(points=9, quick=True))
    assert may_attack(quick, brannoc) == "fight-quick"


@joined(
    ("gifts", "free", "manner", "cost"),
    [
        ((), True, "close", 4),
        ((), True, "shot", 4),
        (("nimble",), True, "close", 2),
        (("nimble",), True, "shot", 2),
        (("nimble",), True, "capture", 4),
        (("nimble",), True, "theft", 4),
        (("charge",), True, "close", 0),
        (("charge",), True, "theft", 4),
        (("charge",), False, "close", 4),
        (("charge",), True, "shot", 4),
        (("bound",), True, "shot", 0),
        (("bound",), True, "door", 0),
        (("bound",), True, "close", 4),
        (("charge", "nimble"), False, "close", 2),
        (("charge",), True, "counter", 0),
        (("charge",), True, "chest", 4),
    ],
)
def test_what_attacks_cost(gifts, free, manner, cost):
    who = gifted(hero("brannoc", at=(0, 0)), *gifts)
    there = state(open_chamber(), who, active=who)
    there = there.with_(activation=there.activation.with_(free=free))
    assert cost_of_attack(there, who, manner) == cost


@pytest.mark.rule("MA-214")
def test_a_counterattack_can_be_waived():
    brannoc, ogre = facing_hero("brannoc"), facing_monster("ogre_gaoler")
    table = duel(brannoc, ogre, 1, 2, orders=Orders(strike_back="no"))
    strike(table, ogre, brannoc)
    assert len(table.dice.rolls) == 2
    assert told(table, "waived")


@pytest.mark.rule("MA-214")
@pytest.mark.parametrize(("yes", "rolls"), [(True, 4), (False, 2)])
def test_players_who_want_to_are_asked(yes, rolls):
    brannoc, ogre = facing_hero("brannoc", seat=2), facing_monster("ogre_gaoler")
    table = duel(brannoc, ogre, 1, 2, 1, 2, orders=Orders(strike_back="ask"))
    question = strike(table, ogre, brannoc).state.agenda[-1]
    assert question == AskStrikeBack(
        seats=(2,), striker=brannoc.id, target=ogre.id, manner="counter"
    )
    answer_strike_back(table, table.pop(), yes=yes)
    assert len(run(table).dice.rolls) == rolls


@pytest.mark.rule("MA-082")
def test_the_surprised_strike_back_and_monsters_never_waive():
    brannoc, ogre = facing_hero("brannoc"), facing_monster("ogre_gaoler", surprised=True)
    table = duel(brannoc, ogre, 1, 2, 1, 2, orders=Orders(strike_back="no"))
    assert len(strike(table, brannoc, ogre).dice.rolls) == 4


@pytest.mark.rule("B-71")
def test_a_captor_makes_no_automatic_attack():
    brannoc, ogre = facing_hero("brannoc", captive=1), facing_monster("ogre_gaoler")
    table = strike(duel(brannoc, ogre, 1, 2), ogre, brannoc)
    assert len(table.dice.rolls) == 2


@pytest.mark.rule("MA-293", "MA-294")
def test_no_ability_makes_it_cheaper_to_strike_at_the_quest_chest():
    foe = gifted(monster("dusk_stalker", at=(2, 2)), "nimble", "charge")
    there = state(open_chamber(), foe, active=foe, points=5, chests=(chest(at=(2, 1), quest=True),))
    table = pay_and_strike(play(there, 1, 2), foe, manner="chest")
    assert table.state.activation.points == 1
