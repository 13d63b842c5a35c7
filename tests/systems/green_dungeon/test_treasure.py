"""Treasure, potions, weapons, the score."""

import pytest

from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Drink
from rules.systems.green_dungeon.scoring import merits, penalties, score
from rules.systems.green_dungeon.state import Step
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import blue, red, track
from tests.systems.green_dungeon.pieces import boss, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero


def claims(one, card, *, after=(), **more):
    """A monster dies that guards a certain treasure; the transition."""
    guard = foe("C3", health=1, treasure=True)
    state = fight(one, against=guard, treasure_deck=(card,), after=list(after), **more)
    return act(state, "strike", 6, 1)


@pytest.mark.rule("GD-132")
@joined(
    ("symbol", "number", "gold"), [("wood", 2, 2), ("drop", 1, 1), ("hammer", 2, 2), ("cog", 2, 4)]
)
def test_gold_with_every_card(symbol, number, gold):
    assert claims(hero(), treasure(symbol, number)).state.gold == 3 + gold


@pytest.mark.rule("GD-133")
@pytest.mark.permits("GD-133")
def test_a_healing_potion():
    vial = treasure("drop", 2)
    found = claims(hero(health=3), vial).state
    assert list(menu(found)) == ["drink-3", "skip"]
    drunk = act(found, "drink-3").state
    assert (red(drunk), drunk.heroes[0].cards, drunk.treasure_deck) == (7, (), (vial,))
    assert red(act(fight(hero(health=3, cards=(vial,))), "drink-3", 6, 1).state) == 7
    nearly = act(claims(hero(health=9), vial).state, "drink-3").state
    assert red(nearly) == 10


@pytest.mark.rule("GD-133")
def test_no_other_potion_between_treasures():
    old, found = treasure("wood", 2), treasure("drop", 2)
    state = claims(hero(health=3, magic=1, cards=(old,)), found).state
    assert list(menu(state)) == ["drink-3", "skip"]
    assert refusal(state, Drink(card=old)) == "gd-error-potion-time"


@pytest.mark.rule("GD-133")
def test_the_dead_do_not_come_between_a_potion_and_the_end_of_the_turn():
    card, vial = boss("cog", 6), treasure("drop", 2)
    state = game(
        *(hero(1), hero(2, health=3), hero(3, health=3, luck=0)),
        rooms={"C2": "brick"},
        boss_deck=(card,),
        treasure_deck=(0, vial),
        options={"decisions": "leader"},
    )
    fallen = act(state, "go-n", 6, 6, 1, 1).state
    assert not fallen.hero(3).alive
    assert [fallen.hero(seat).cards for seat in (1, 2)] == [(0,), (vial,)]
    assert RULESET.awaiting(fallen) == (2,)
    assert track(act(fallen, "skip", seat=2).state) == (1, 0), "asked once"


@pytest.mark.rule("GD-133")
@pytest.mark.permits("GD-133")
def test_at_the_end_of_a_turn_before_the_time():
    thirsty = hero(health=3, cards=(treasure("drop", 1),))
    asked = act(game(thirsty, rooms={"C2": "brick"}, boss_deck=(3,)), "go-n", 6).state
    assert asked.time == 0
    assert kinds(act(asked, "drink-1")) == ["gd-potion-drunk", "gd-time-passed"]
    assert kinds(act(asked, "skip")) == ["gd-time-passed"]
    full = act(game(hero(cards=(0,)), rooms={"C2": "brick"}, boss_deck=(3,)), "go-n", 6)
    assert kinds(full)[-1] == "gd-time-passed"


@pytest.mark.rule("GD-133")
def test_a_turn_without_time_ends_with_potions_as_well():
    thirsty = hero(health=3, cards=(treasure("drop", 1),))
    still = game(thirsty, cleared="C2")
    assert refusal(still, Drink(card=0)) == "gd-error-potion-time"
    moved = act(still, "go-n").state
    assert red(act(moved, "drink-1").state) == 5
    rested = act(moved, "rest", 1, 1, 1).state
    assert refusal(rested, Drink(card=0)) == "gd-error-potion-time"
    assert refusal(moved, Drink(card=5)) == "gd-error-card"


@pytest.mark.rule("GD-134")
@pytest.mark.permits("GD-134")
def test_a_potion_of_magic():
    phial = treasure("wood", 2)
    assert blue(act(claims(hero(magic=1), phial).state, "drink-9").state) == 3
    assert blue(act(claims(hero(magic=4), phial).state, "drink-9").state) == 5
    full = claims(hero(), phial).state
    assert full.agenda == ()
    assert full.heroes[0].cards == (phial,)
    assert refusal(full.with_(potions_open=True), Drink(card=phial)) == "gd-error-full"


@pytest.mark.rule("GD-135: its number")
def test_a_weapon():
    armed = claims(hero(), treasure("hammer", 2)).state.heroes[0]
    assert (armed.weapon, armed.edge) == (treasure("hammer", 2), 2)
    hit = act(fight(armed, against=foe("C3", difficulty=5)), "strike", 3, 5)
    assert (hit.events[0].mine, hit.state.fight.foe.health) == (6, 2)


@pytest.mark.rule("GD-135: one at a time", "GD-136")
@pytest.mark.permits("GD-136")
def test_of_two_weapons_one_is_sold():
    old, new = treasure("hammer", 1), treasure("hammer", 2)
    asked = claims(hero(cards=(old,)), new).state
    assert list(menu(asked)) == ["sell-old", "sell-new"]
    better = act(asked, "sell-old").state
    assert (better.heroes[0].cards, better.gold, better.sold) == ((new,), 7, (old,))
    same = act(asked, "sell-new").state
    assert (same.heroes[0].cards, same.gold, same.sold) == ((old,), 9, (new,))
    assert same.treasure_deck == ()


@pytest.mark.rule("GD-136")
def test_of_two_alike_one_is_sold_unasked():
    axe = treasure("hammer", 2)
    done = claims(hero(cards=(axe,)), axe)
    assert "gd-weapon-sold" in kinds(done)
    assert not done.state.agenda
    assert (done.state.heroes[0].cards, done.state.gold, done.state.sold) == ((axe,), 9, (axe,))


@pytest.mark.rule("GD-137: only gold", "GD-137: goes back")
def test_a_cog_is_only_gold():
    purse = treasure("cog", 1)
    found = claims(hero(), purse).state
    assert (found.heroes[0].cards, found.treasure_deck, found.gold) == ((), (purse,), 5)


@pytest.mark.rule("GD-138", "GD-139", "GD-140")
def test_the_score():
    """GD-X16."""
    one = hero(level=4, health=7, magic=4, cards=(0, 1), xp=2, luck=2)
    assert merits(one) + 18 == 115
    left = (foe("A1", left="fled"), foe("B1", left="bribed"))
    up = " ".join(f"{c}{r}" for r in range(1, 6) for c in "ABCDE")[: 3 * 19]
    state = game(one, gold=18, foes=left, events=4, cleared=up)
    assert sum(not there.up for there in state.tiles) == 6
    assert penalties(state) == 31
    assert score(state) == 84


@pytest.mark.rule("GD-140")
def test_the_score_of_the_dead():
    dying = fight(hero(health=1, luck=0), against=foe("C3", difficulty=5))
    over = act(dying, "strike", 1, 6).state
    result = RULESET.outcome(over)
    assert result.result == "defeat"
    assert result.scores == ((1, 0 + 5 + 3 + 10 - 24),)


@pytest.mark.rule("GD-139")
def test_whoever_dies_by_a_foe_once_fled_from_still_pays_for_it():
    """Away from the foe with 6 and 1 against 1, back to it, and down by a 1 against a 6."""
    met = fight(hero(health=2, luck=0), against=foe("C3", difficulty=5), explored="C2")
    unmet = act(met, "strike", 1, 6).state
    back = run(met, ("flee-n", 6, 1), "go-s")
    assert back.fight.foe.left == "fled"
    died = act(back, "strike", 1, 6).state
    assert (unmet.ending, died.ending) == ("dead", "dead")
    assert penalties(died) == penalties(unmet) + 5
    assert RULESET.outcome(died).scores[0][1] == RULESET.outcome(unmet).scores[0][1] - 5


@pytest.mark.rule("GD-148")
def test_there_is_gold_without_end():
    rich = claims(hero(), treasure("cog", 2), gold=40)
    assert rich.state.gold == 44


def test_potions_of_a_fight_are_offered_before_the_time():
    later = [Step(kind="potion", seat=1), Step(kind="time", count=1), Step(kind="turn-end")]
    asked = claims(hero(health=2), 0, after=later).state
    assert asked.agenda[0].cards == ()
    assert run(asked, "drink-1").time == 1


@pytest.mark.rule("GD-133")
def test_several_free_turns_at_once_end_with_potions_too():
    thirsty = hero(health=3, cards=(treasure("drop", 1),))
    walked = act(game(thirsty, cleared="C2 C1"), "walk-c1").state
    assert red(act(walked, "drink-1").state) == 5
