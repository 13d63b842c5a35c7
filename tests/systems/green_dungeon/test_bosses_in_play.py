"""Both bosses, from the first sight of their lairs to what their ends bring."""

import pytest

from rules.core.scene import Side
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Bribe, Flee
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import red, track
from tests.systems.green_dungeon.pieces import boss, tile, treasure
from tests.systems.green_dungeon.tables import game, hero

ROOMS = {"C2": "straw", "C4": "straw"}
REST = (1, 1, 1)
ABLE = {"level": 6, "health": 30, "health_most": 30, "magic": 20, "magic_most": 20}
"""A hero whose lesser spell does seven, and whom no boss kills soon."""


def lairs(*cards, one=None, **more):
    """The heroes in C3 between two lairs that nobody has seen, with a boss deck of some cards."""
    deck = tuple(sorted(boss(*card) for card in cards))
    made = {"boss_deck": deck, "treasure_deck": (), **more}
    return game(one or hero(**ABLE), rooms=ROOMS, **made)


def first_slain(*cards, **more):
    """The lesser boss of a Cog of four slain in C2, and the rest after it slept out; in C3."""
    state = act(
        lairs(("cog", 4), *cards, **more), "go-n", *([len(cards) + 1] if cards else [])
    ).state
    return run(act(state, "lesser", *REST).state, "level-wait", "go-s")


@pytest.mark.rule("GD-093: lesser", "GD-093: final")
@pytest.mark.parametrize("kind", ["lesser", "final"])
def test_no_boss_takes_gold_in_any_combat_turn(kind):
    weak = hero(**ABLE | {"level": 1})
    if kind == "lesser":
        met = act(lairs(("cog", 6), one=weak, gold=99), "go-n").state
    else:
        seen = {
            "lairs": (tile("C2"), tile("C4")),
            "slain": ("mini",),
            "cleared": "C2",
            "seen": "C4",
        }
        state = lairs(("cog", 4), ("cog", 6), one=weak, gold=99, **seen)
        met = run(state, "go-s", ("enter", 1))
    for _ in range(3):
        assert "bribe" not in menu(met)
        assert refusal(met, Bribe()).startswith("gd-error-now-")
        dice = (1, 1, 6) if met.fight.foe.magic >= 3 else (1, 6)
        met = act(met, "strike", *dice).state
    assert met.gold == 99


@pytest.mark.rule("GD-093: lesser")
def test_nor_does_the_lesser_boss_when_it_is_met_again():
    fled = run(lairs(("cog", 4), gold=99, cleared="C1"), "go-n", ("flee-s", 6, 1))
    assert "bribe" not in menu(act(fled, "go-n").state)


@pytest.mark.rule("GD-094: flee")
@pytest.mark.permits("GD-094: flee")
def test_from_the_lesser_boss_one_may_flee_like_from_any_monster():
    """Its bonus is for melee alone: one and the level of six beat its six."""
    fled = act(act(lairs(("cog", 4)), "go-n").state, "flee-s", 1, 6)
    assert kinds(fled) == ["gd-flight-won", "gd-time-passed"]
    assert (fled.state.at, track(fled.state)) == (tile("C3"), (1, 0))
    assert fled.state.heroes[0].xp == 0


@pytest.mark.rule("GD-094: flee")
def test_a_tie_keeps_the_heroes_with_the_lesser_boss():
    met = act(lairs(("cog", 4), one=hero()), "go-n").state
    stayed = act(met, "flee-s", 5, 6, 1, 6)
    assert kinds(stayed)[0] == "gd-flight-lost"
    assert (stayed.state.at, red(stayed.state)) == (tile("C2"), 6)


@pytest.mark.rule("GD-094: as it was")
def test_the_lesser_boss_keeps_its_wounds_and_magic_and_is_worth_as_much_later():
    """Six magic and six health; two spells each, of three and one; then away, and back."""
    one = hero(**ABLE | {"level": 1, "luck": 1, "xp": 3})
    met = act(lairs(("wood", 6), one=one), "go-n").state
    hurt = act(met, "lesser", 1).state
    assert (hurt.fight.foe.health, hurt.fight.foe.magic) == (3, 3)
    fled = run(hurt, ("flee-s", 6, 1), "go-n")
    assert (fled.fight.foe.kind, fled.fight.foe.health, fled.fight.foe.magic) == ("mini", 3, 3)
    assert fled.lairs == (tile("C2"),)
    # Its second great spell is the end of it: wounds of two and of one, and an event in the rest.
    won = act(fled, "lesser", 1, 6, 6, 6, *REST)
    assert (won.state.slain, kinds(won).count("gd-purse-found")) == (("mini",), 2)
    assert (won.state.heroes[0].xp, won.state.heroes[0].luck) == (5, 2)


@pytest.mark.rule("GD-096")
def test_when_the_used_cards_come_back_the_lesser_boss_stays_away():
    """The deck has two cards: one is the boss, the other a trap; then the deck is made anew."""
    state = game(
        hero(**ABLE),
        rooms={"C2": "straw", "C1": "brick", "C4": "brick"},
        boss_deck=(boss("hammer", 4), boss("cog", 4)),
        treasure_deck=(),
    )
    won = act(act(state, "go-n", 2).state, "lesser", *REST).state
    assert (won.boss_deck, won.removed) == ((boss("hammer", 4),), (boss("cog", 4),))
    trap = run(won, "level-wait", ("go-n", 6, 6, 6, 6))
    assert (trap.boss_deck, trap.spent) == ((), (boss("hammer", 4),))
    again = run(trap, "go-s", "go-s", ("go-s", 6))
    assert (again.boss_deck, again.spent) == ((), (boss("hammer", 4),))
    assert again.removed == (boss("cog", 4),)


@pytest.mark.rule("GD-096")
def test_its_card_is_with_the_lesser_boss_as_long_as_it_waits():
    fled = run(lairs(("cog", 4), ("cog", 5)), ("go-n", 1), ("flee-s", 6, 1))
    assert (fled.boss_deck, fled.removed) == ((boss("cog", 5),), ())


@pytest.mark.rule("GD-097")
def test_both_treasures_are_claimed_with_their_gold_before_the_rest():
    state = lairs(("cog", 4), treasure_deck=(treasure("hammer", 1), treasure("cog", 2)))
    won = act(act(state, "go-n").state, "lesser", 1, *REST)
    told = kinds(won)
    assert told.count("gd-treasure-claimed") == 2
    last = max(at for at, kind in enumerate(told) if kind == "gd-treasure-claimed")
    assert last < told.index("gd-rest-begun")
    assert won.state.gold == 3 + 1 + 2 * 2
    assert won.state.heroes[0].cards == (treasure("hammer", 1),)


@pytest.mark.rule("GD-097")
def test_of_two_weapons_one_must_be_sold_at_once():
    state = lairs(("cog", 4), treasure_deck=(treasure("hammer", 1), treasure("hammer", 2)))
    asked = act(act(state, "go-n").state, "lesser", 1).state
    assert list(menu(asked)) == ["sell-old", "sell-new"]
    sold = act(asked, "sell-old", *REST).state
    assert (sold.heroes[0].cards, sold.gold) == ((treasure("hammer", 2),), 3 + 1 + 2 + 2)


@pytest.mark.rule("GD-103: no flight", "GD-103: no bribe")
def test_the_barrier_of_the_final_lair_holds_as_long_as_its_boss_lives():
    state = first_slain(("cog", 5), ("cog", 6), gold=99)
    met = run(state, "go-s", ("enter", 1))
    for turn in (1, 2, 3):
        assert met.fight.round == turn
        offered = menu(met).keys()
        assert offered == {"strike", "lesser", "greater"}
        for side in Side:
            assert refusal(met, Flee(side=side)) == "gd-error-now-magic"
        assert refusal(met, Bribe()) == "gd-error-now-magic"
        dice = {1: (1, 1, 1), 2: (1, 1), 3: (1, 1)}[turn]
        met = act(met, "strike", *dice).state
    assert (met.at, met.gold) == (tile("C4"), state.gold)


@pytest.mark.rule("GD-104: five experience", "GD-104: three treasures")
def test_the_final_boss_brings_five_and_three_treasures_and_then_the_score():
    """Two purses and a weapon; face-down tiles and events are counted after them."""
    deck = (treasure("hammer", 2), treasure("cog", 1), treasure("cog", 2))
    seen = {"lairs": (tile("C2"), tile("C4")), "slain": ("mini",), "cleared": "C2", "seen": "C4"}
    one = hero(**ABLE | {"xp": 2})
    state = lairs(("cog", 4), ("cog", 5), one=one, treasure_deck=deck, events=2, **seen)
    met = run(state, "go-s", ("enter", 1))
    won = act(met, "lesser", 3, 1, 1)
    told = kinds(won)
    assert told[:2] == ["gd-spell-cast", "gd-foe-slain"]
    assert told.count("gd-treasure-claimed") == 3
    after = won.state.heroes[0]
    assert (after.xp, after.cards, won.state.gold) == (7, (5,), 3 + 2 + 2 + 4)
    down = sum(not there.up for there in won.state.tiles)
    score = (30 + 19 + 11 + 2 + 60 + 7 + 60) - (down + 10)
    assert told[-1] == "gd-game-won"
    assert won.events[-1].score == score
    assert RULESET.outcome(won.state).scores == ((1, score),)


@pytest.mark.rule("GD-105", "GD-104: five experience", "GD-104: three treasures")
def test_the_game_goes_on_when_the_final_boss_falls_first():
    """Its lair is found second, but the lesser boss is left alive behind."""
    state = run(lairs(("cog", 4), ("cog", 5), ("cog", 6)), ("go-n", 1), ("flee-s", 1, 1))
    met = run(state, "go-s", ("enter", 1))
    first = act(met, "lesser")
    assert "gd-game-won" not in kinds(first)
    assert kinds(first).count("gd-purse-found") == 3
    assert (first.state.ending, first.state.slain) == ("", ("final",))
    assert first.state.heroes[0].xp == 5
    assert RULESET.outcome(first.state) is None
    assert RULESET.awaiting(first.state) == (1,)
    # Its lair is cleared, and never reset nor entered as a threshold again.
    back = run(first.state, "go-n", "go-n")
    won = act(back, "lesser")
    assert kinds(won)[-1] == "gd-game-won"
    assert (won.state.ending, set(won.state.slain)) == ("won", {"final", "mini"})
    assert RULESET.outcome(won.state).result == "victory"


@pytest.mark.rule("GD-105")
def test_the_lesser_boss_alone_wins_nothing():
    state = first_slain(("cog", 5), ("cog", 6))
    assert (state.ending, RULESET.outcome(state)) == ("", None)
    met = run(state, "go-s", ("enter", 1))
    assert act(met, "lesser").state.ending == "won"
