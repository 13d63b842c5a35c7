"""Monsters met on the way: how strong, at what price, and what becomes of them."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Bribe
from rules.systems.green_dungeon.content import MONSTERS
from rules.systems.green_dungeon.options import GreenDungeonOptions
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run, seats
from tests.systems.green_dungeon.numbers import red, track
from tests.systems.green_dungeon.pieces import monster, tile, treasure
from tests.systems.green_dungeon.tables import game, hero


def met(*cards, one=None, symbol="drop", faces=(), **more):
    """The heroes in C2, north of C3, before a monster of known cards."""
    deck = tuple(sorted(monster(*card) for card in cards))
    made = {"rooms": {"C2": symbol}, "monster_deck": deck, "cleared": "C4 C1", **more}
    return act(game(one or hero(), **made), "go-n", *faces).state


def price(state):
    """What a bribe is offered for, or None where it is not offered."""
    offered = menu(state).get("bribe")
    return offered and dict(offered.label.args)["gold"]


@pytest.mark.rule("GD-071: stays", "GD-071: wounds", "GD-071: magic")
def test_wounds_and_spells_spent_are_still_so_after_flight_and_rest():
    """Two wounds by a spell, one spell of its own; then away, two rooms on, a rest, and back."""
    hurt = act(met(("wood", 3)), "lesser").state
    assert (hurt.fight.foe.health, hurt.fight.foe.magic) == (1, 2)
    away = run(hurt, ("flee-s", 6, 1), "go-s", ("rest", 1, 1, 1))
    (waiting,) = away.foes
    assert (waiting.at, waiting.health, waiting.magic) == (tile("C2"), 1, 2)
    back = run(away, "go-n")
    assert "rest" not in menu(back)
    again = act(back, "go-n").state
    assert (again.fight.foe.health, again.fight.foe.magic) == (1, 2)
    cast = act(again, "strike", 1, 6)
    assert kinds(cast) == ["gd-foe-cast", "gd-health-lost", "gd-melee-parried"]
    assert act(cast.state, "lesser", 6, 6, 6).state.heroes[0].xp == 1


@pytest.mark.rule("GD-071: stays")
def test_what_it_was_paid_and_what_it_guards_stay_with_it():
    coin = treasure("wood", 1)
    paid = act(met(("cog", 1), gold=9, treasure_deck=(coin,)), "bribe").state
    back = run(paid, "go-s", "go-n")
    fled = act(back, "flee-s", 6, 1).state
    assert [(foe.paid, foe.left) for foe in fled.foes] == [(1, "fled")]
    won = run(fled, "go-n", ("strike", 6, 1))
    assert (won.gold, won.heroes[0].cards) == (8 + 1 + 1, (coin,))


@pytest.mark.rule("GD-072: two cards")
def test_two_cards_are_taken_from_the_deck_one_after_the_other():
    """Of twelve the last, a Cog of three; of the other eleven the first, a Drop of one."""
    state = game(rooms={"C2": "hammer"})
    found = act(state, "go-n", 12, 1).state
    assert set(found.fight.foe.cards) == {monster("cog", 3), monster("drop", 1)}
    assert len(found.monster_deck) == 10
    assert found.fight.foe.difficulty == 3 + 1


@pytest.mark.rule("GD-072: the higher number")
@joined("first", [1, 2])
@joined(
    ("cards", "number"),
    [
        ((("wood", 1), ("cog", 3)), 3),
        ((("wood", 3), ("cog", 1)), 3),
        ((("wood", 2), ("cog", 1)), 2),
        ((("cog", 1), ("wood", 1)), 1),
    ],
)
def test_the_higher_number_counts_whichever_is_drawn_first(cards, number, first):
    found = met(*cards, symbol="hammer", faces=(first,))
    foe = found.fight.foe
    assert (foe.difficulty, foe.health, foe.price) == (number, number, number)
    still = found.with_(fight=found.fight.with_(foe=foe.with_(magic=0)))
    assert red(act(still, "strike", 1, 6).state) == 10 - number


@pytest.mark.rule("GD-076")
@joined(("mine", "won"), [(3, False), (4, False), (5, True)])
def test_a_captain_adds_one_to_every_melee_roll(mine, won):
    """A level of one against one more: even dice are a tie, which is the monster's."""
    state = met(("cog", 1), ("cog", 3), symbol="hammer", faces=(1,))
    for _ in range(2):
        fought = act(state, "strike", mine, 4)
        exchange = fought.events[0]
        assert (exchange.mine, exchange.theirs) == (mine + 1, 5)
        assert (exchange.kind == "gd-melee-won") is won
        state = fought.state


@pytest.mark.rule("GD-076")
def test_a_captain_adds_nothing_to_its_roll_against_flight():
    state = met(("cog", 1), ("cog", 3), symbol="hammer", faces=(1,))
    assert kinds(act(state, "flee-s", 4, 4))[0] == "gd-flight-won"


@pytest.mark.rule("GD-076")
def test_a_captain_met_again_is_a_captain_and_a_monster_of_a_drop_room_is_none():
    """Four against four, and one for the level: a tie only with whoever adds one."""
    fled = act(met(("cog", 1), ("cog", 2), symbol="hammer", faces=(1,)), "flee-s", 6, 1).state
    back = act(fled, "go-n").state
    assert kinds(act(back, "strike", 4, 4))[0] == "gd-melee-lost"
    assert kinds(act(met(("cog", 2)), "strike", 4, 4))[0] == "gd-melee-won"


@pytest.mark.rule("GD-077: two experience", "GD-077: both cards back")
def test_a_dead_captain_is_worth_two_and_its_cards_are_back_in_the_deck():
    state = game(rooms={"C2": "hammer"}, treasure_deck=())
    fought = act(state, "go-n", 4, 9).state
    assert (fought.fight.foe.difficulty, len(fought.monster_deck)) == (2, 10)
    won = run(fought, ("strike", 6, 1), ("strike", 6, 1))
    assert (won.heroes[0].xp, won.monster_deck) == (2, tuple(range(12)))


@pytest.mark.rule("GD-077: both cards back")
def test_neither_card_is_back_while_it_lives():
    fled = act(met(("cog", 1), ("cog", 2), symbol="hammer", faces=(1,)), "flee-s", 6, 1).state
    assert (fled.monster_deck, fled.heroes[0].xp) == ((), 0)


@pytest.mark.rule("GD-106")
@joined(
    "turn",
    [
        ("strike", 1, 6),
        ("lesser", 1, 6),
        ("greater", 1, 1, 6),
        ("flee-s", 1, 6, 1, 6),
        ("drink-1", 1, 6),
    ],
)
def test_after_any_first_turn_it_is_too_late_to_pay(turn):
    able = hero(level=2, health=9, cards=(0,))
    state = met(("hammer", 2), ("drop", 3), one=able, symbol="hammer", faces=(1,), gold=20)
    assert price(state) == 3
    option, *faces = turn
    later = act(state, option, *faces).state
    assert later.fight.round == 2
    assert price(later) is None
    assert refusal(later, Bribe()).startswith("gd-error-now-")
    assert later.gold == 20


@pytest.mark.rule("GD-106")
def test_who_comes_back_begins_anew():
    fled = run(met(("hammer", 2), gold=9), ("strike", 1, 6), ("flee-s", 6, 1))
    again = act(fled, "go-n").state
    assert (again.fight.round, price(again)) == (1, 4)


@pytest.mark.rule("GD-107: the number")
@joined("card", range(12))
def test_the_price_of_each_monster_is_its_number(card):
    number = MONSTERS[card].number
    face = (MONSTERS[card].symbol, number)
    rich = met(face, gold=number)
    assert price(rich) == number
    assert act(rich, "bribe").state.gold == 0
    poor = met(face, gold=number - 1)
    assert price(poor) is None
    assert refusal(poor, Bribe()).startswith("gd-error-now-")


@pytest.mark.rule("GD-107: the higher")
@joined(
    ("cards", "number"),
    [
        ((("drop", 1), ("hammer", 2)), 2),
        ((("drop", 3), ("wood", 1)), 3),
        ((("cog", 1), ("wood", 1)), 1),
    ],
)
def test_the_price_of_a_captain_is_its_higher_number(cards, number):
    state = met(*cards, symbol="hammer", faces=(1,), gold=5)
    assert act(state, "bribe").state.gold == 5 - number


@pytest.mark.rule("GD-108")
@pytest.mark.permits("GD-108")
def test_whoever_was_fled_from_takes_double_ever_after():
    state = run(met(("hammer", 2), gold=20), ("flee-s", 6, 1), "go-n")
    for left in (16, 12):
        assert price(state) == 4
        paid = act(state, "bribe").state
        assert (paid.gold, paid.foes[0].left) == (left, "bribed")
        state = run(paid, "go-s", "go-n")


@pytest.mark.rule("GD-108")
def test_whoever_was_only_paid_takes_no_more_than_before():
    state = met(("hammer", 2), gold=20)
    for left in (18, 16):
        paid = act(state, "bribe").state
        assert paid.gold == left
        state = run(paid, "go-s", "go-n")


@pytest.mark.rule("GD-108")
def test_a_flight_that_failed_makes_nothing_dearer():
    failed = act(met(("hammer", 2), gold=20), "flee-s", 1, 6, 1, 6).state
    assert not failed.fight.foe.fled


@pytest.mark.rule("GD-108")
def test_without_double_the_gold_there_is_no_bribe():
    back = run(met(("hammer", 2)), ("flee-s", 6, 1), "go-n")
    assert (back.gold, price(back)) == (3, None)


@pytest.mark.rule("GD-116")
@pytest.mark.parametrize("seed", range(6))
def test_every_fight_of_a_game_ends_by_death_by_gold_or_by_the_heroes_flight(seed):
    """Whole games by autopilot: no foe goes from the board or from room to room by itself."""
    dice = SeededDice(bytes([seed]))
    state = RULESET.new_game(GreenDungeonOptions(), seats(1), dice).state
    fights = 0
    for _ in range(600):
        if state.ending:
            break
        done = RULESET.apply(state, 1, RULESET.autopilot(state, 1, "bold"), dice)
        after, told = done.state, set(kinds(done))
        for foe in state.foes:
            assert foe in after.foes or foe.at == after.at or "gd-foe-awaited" in told
        if state.fight and (after.fight is None or after.fight.foe.cards != state.fight.foe.cards):
            fights += 1
            ways = {"gd-foe-slain", "gd-flight-won", "gd-foe-bribed", "gd-party-lost"}
            assert told & ways
        elif state.fight:
            assert after.at == state.at
        state = after
    assert fights > 0


@pytest.mark.rule("GD-116")
@pytest.mark.parametrize("symbol", ["drop", "hammer"])
def test_the_last_wound_drives_no_monster_away(symbol):
    cards = (("hammer", 2),) if symbol == "drop" else (("cog", 1), ("cog", 2))
    faces = (1,) if symbol == "hammer" else ()
    state = met(*cards, symbol=symbol, faces=faces, treasure_deck=())
    state = act(state, "strike", 6, 1).state
    for _ in range(3):
        state = act(state, "strike", 1, 6).state
        assert (state.fight.foe.health, state.at) == (1, tile("C2"))
    assert track(act(state, "strike", 6, 1).state) == (1, 0)
