"""Paying monsters."""

import pytest

from rules.core.scene import Side
from rules.systems.green_dungeon.actions import Bribe, Flee, Refuse, Stand
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, do, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import track
from tests.systems.green_dungeon.pieces import monster, tile
from tests.systems.green_dungeon.tables import fight, foe, game, hero


@pytest.mark.rule("GD-106")
def test_only_in_the_first_combat_turn():
    met = fight()
    assert "bribe" in menu(met)
    second = act(met, "strike", 1, 6).state
    assert second.fight.round == 2
    assert "bribe" not in menu(second)
    assert refusal(second, Bribe()).startswith("gd-error-now-")


@pytest.mark.rule("GD-107: the number", "GD-107: the higher")
@pytest.mark.permits("GD-106")
def test_the_price_is_the_number_on_the_card():
    met = act(game(monster_deck=(monster("drop", 2),)), "go-n").state
    assert met.fight.foe.difficulty == 3
    assert act(met, "bribe").state.gold == 1
    deck = (monster("drop", 1), monster("hammer", 3))
    hard = act(game(rooms={"C2": "hammer"}, monster_deck=deck), "go-n", 1).state
    assert (hard.fight.foe.difficulty, act(hard, "bribe").state.gold) == (5, 0)


@pytest.mark.rule("GD-108")
def test_double_for_whom_you_fled_from():
    once = foe("C2", price=3, fled=True, left="fled")
    met = act(game(foes=(once,), cleared="C2", gold=8), "go-n").state
    assert act(met, "bribe").state.gold == 2
    poor = act(game(foes=(once,), cleared="C2", gold=5), "go-n").state
    assert "bribe" not in menu(poor)
    assert refusal(fight(against=once.with_(at=tile("C3")), gold=5), Bribe()) == "gd-error-gold"


@pytest.mark.rule("GD-109")
@pytest.mark.permits("GD-109")
def test_a_bribed_monster_stays_and_lets_you_pass():
    paid = run(game(monster_deck=(monster("cog", 2),), gold=6, cleared="C1"), "go-n", "bribe")
    (waiting,) = paid.foes
    assert (waiting.at, waiting.left, waiting.paid) == (tile("C2"), "bribed", 2)
    assert not paid.cleared(tile("C2"))
    assert track(paid) == (1, 0)
    back = run(paid, "go-n", "go-s")
    assert back.fight.foe.left == "bribed"
    again = act(back, "bribe").state
    assert (again.gold, again.foes[0].paid) == (2, 4)


@pytest.mark.rule("GD-110")
def test_killing_it_brings_the_bribes_back():
    rich = foe("C3", health=1, difficulty=3, paid=6, left="bribed")
    won = act(fight(against=rich, gold=0), "strike", 6, 1)
    assert won.state.gold == 6
    assert "gd-bribe-regained" in kinds(won)


@pytest.mark.rule("GD-106", "GD-112: in order")
def test_a_lone_hero_may_also_answer_one_question_after_the_other():
    """Nobody has to refuse and to stand before a strike, but may; then it is too late to pay."""
    met = fight(cleared="C2", gold=9)
    refused = do(met, Refuse()).state
    assert refusal(refused, Bribe()) == "gd-error-now-flight"
    assert menu(refused).keys() >= {"strike", "lesser", "greater", "flee-n"}
    stood = do(refused, Stand()).state
    assert refusal(stood, Flee(side=Side.NORTH)) == "gd-error-now-magic"
    assert kinds(act(stood, "strike", 6, 1)) == ["gd-melee-won"]


@pytest.mark.rule("GD-106")
@joined("early", ["strike", "lesser", "flee-n", "drink-1"])
def test_nobody_of_a_party_acts_before_all_have_answered(early):
    thirsty = hero(health=3, cards=(0,))
    alone = menu(fight(thirsty, cleared="C2"))
    party = fight(thirsty, hero(2), cleared="C2")
    assert refusal(party, alone[early].action) == "gd-error-now-bribe"
