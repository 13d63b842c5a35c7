"""Wanderers: made and fought as in a Drop room, and not to be bribed by sleepers."""

import pytest

from rules.systems.green_dungeon.actions import Bribe
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal
from tests.systems.green_dungeon.numbers import red, track
from tests.systems.green_dungeon.pieces import monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game

COMES = (6, 6, 1)
"""Dice of a check with one event cube: upkeep does nothing, a wanderer comes."""
SYMBOLS = ["drop", "hammer", "wood", "brick", "cog", "straw"]


def woken(card, symbol="drop", **more):
    """A rest into which a wanderer comes."""
    state = game(rooms={"C3": symbol}, time=4, monster_deck=(monster(*card),), **more)
    return act(state, "rest", *COMES).state


@pytest.mark.rule("GD-044: made so")
@joined("symbol", ["drop", "hammer"])
@joined(
    ("card", "hard", "magic", "treasure"),
    [
        (("drop", 2), 3, 0, False),
        (("hammer", 2), 2, 0, False),
        (("wood", 2), 2, 2, False),
        (("cog", 2), 2, 0, True),
    ],
)
def test_a_wanderer_is_made_from_one_card_as_in_a_drop_room(card, hard, magic, treasure, symbol):
    found = woken(card, symbol).fight.foe
    assert found.cards == (monster(*card),)
    assert (found.difficulty, found.health, found.magic, found.treasure) == (
        hard,
        hard,
        magic,
        treasure,
    )


@pytest.mark.rule("GD-044: fought so")
def test_a_wanderer_has_no_bonus_is_worth_one_and_guards_its_treasure():
    coin = treasure("wood", 1)
    met = woken(("cog", 1), "hammer", treasure_deck=(coin,))
    exchanged = act(met, "strike", 2, 3)
    assert (exchanged.events[0].mine, exchanged.events[0].theirs) == (3, 3)
    assert red(exchanged.state) == 9
    won = act(exchanged.state, "strike", 3, 3, 1).state
    assert (won.heroes[0].xp, won.heroes[0].cards) == (1, (coin,))
    assert won.monster_deck == (monster("cog", 1),)


@pytest.mark.rule("GD-044: fought so")
def test_a_wanderer_that_was_fled_waits_in_that_room():
    met = woken(("hammer", 2), cleared="C2 C4")
    fled = act(met, "flee-n", 6, 1).state
    assert [one.left for one in fled.waiting(tile("C3"))] == ["fled"]
    again = act(fled, "go-s")
    assert kinds(again) == ["gd-room-entered", "gd-foe-awaited"]


@pytest.mark.rule("GD-044: wherever you are")
@joined("symbol", SYMBOLS)
def test_a_wanderer_comes_into_a_room_of_any_kind(symbol):
    met = woken(("hammer", 2), symbol, lairs=(tile("C3"),), slain=("mini",))
    found = met.fight.foe
    assert (found.kind, found.at, found.difficulty) == ("minion", tile("C3"), 2)


@pytest.mark.rule("GD-045: of one's own will")
def test_nobody_who_rests_can_bribe_a_wanderer():
    met = woken(("hammer", 1), gold=50)
    assert "bribe" not in menu(met)
    assert refusal(met, Bribe()).startswith("gd-error-now-")


@pytest.mark.rule("GD-045: after the lesser boss")
def test_nor_can_who_must_rest():
    weak = foe("C3", "mini", difficulty=4, health=1)
    state = fight(
        against=weak,
        symbol="straw",
        lairs=(tile("C3"),),
        treasure_deck=(),
        monster_deck=(monster("hammer", 1),),
        time=3,
        gold=50,
    )
    met = act(state, "strike", 6, 1, *COMES).state
    assert met.fight.foe.kind == "minion"
    assert "bribe" not in menu(met)
    assert refusal(met, Bribe()).startswith("gd-error-now-")


@pytest.mark.rule("GD-045: awake")
@pytest.mark.permits("GD-045: awake")
def test_whoever_is_awake_can():
    state = game(rooms={"C2": "cog"}, treasure_deck=(), time=4, monster_deck=(4,))
    met = act(state, "go-n", *COMES).state
    assert "bribe" in menu(met)
    paid = act(met, "bribe").state
    assert (paid.gold, paid.fight) == (2, None)
    assert track(paid) == (6, 1)


@pytest.mark.rule("GD-045: awake")
def test_the_wanderer_that_broke_a_rest_may_be_bribed_another_day():
    met = woken(("hammer", 1), cleared="C2 C4", gold=9)
    fled = act(met, "flee-n", 6, 1).state
    again = act(fled, "go-s").state
    assert menu(again)["bribe"].label.args == (("gold", 2),)


@pytest.mark.rule("GD-045: awake")
def test_a_rest_that_is_over_keeps_nobody_from_a_bribe():
    """Rested and up again, the heroes enter a room whose cube brings a wanderer."""
    state = game(rooms={"C2": "cog"}, treasure_deck=(), time=1, monster_deck=(4,), gold=9)
    rested = act(state, "rest", 1, 1, 1).state
    assert (rested.resting, track(rested)) == ("", (4, 0))
    met = act(rested, "go-n", *COMES).state
    assert "bribe" in menu(met)
