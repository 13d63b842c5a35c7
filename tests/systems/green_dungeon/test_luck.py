"""Luck: what it heals, what brings it back, and the end without it."""

import pytest

from rules.systems.green_dungeon import RULESET
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds
from tests.systems.green_dungeon.numbers import red
from tests.systems.green_dungeon.pieces import boss, tile
from tests.systems.green_dungeon.tables import fight, foe, game, hero


def hit(one, harm, **more):
    """A hero loses an exchange against a foe of some difficulty."""
    return act(fight(one, against=foe("C3", difficulty=harm), **more), "strike", 1, 6)


def slay(kind, *heroes):
    """The last blow against a boss, by the first hero; the state after it."""
    cards = (boss("hammer", 4),) if kind == "mini" else (boss("hammer", 4), boss("wood", 4))
    state = fight(
        *heroes,
        against=foe("C3", kind, cards=cards, difficulty=4, health=1),
        symbol="straw",
        lairs=(tile("C3"),) if kind == "mini" else (tile("A1"), tile("C3")),
        treasure_deck=(),
        cleared="C2",
    )
    rest = (1, 1, 1) * len(heroes) if kind == "mini" else ()
    if len(heroes) == 1:
        return act(state, "strike", 6, 1, *rest).state
    state = act(act(state, "stand").state, "stand", seat=2).state
    state = act(state, "strike").state
    return act(state, "strike", 6, 1, *rest, seat=2).state


@pytest.mark.rule("GD-060: the higher of two dice")
@joined(("dice", "health"), [((4, 6), 6), ((6, 4), 6), ((3, 3), 3), ((1, 2), 2)])
def test_one_luck_heals_the_higher_die_and_no_more(dice, health):
    saved = act(hit(hero(health=3), 5).state, "luck-1", *dice).state
    assert (red(saved), saved.heroes[0].luck) == (health, 2)
    assert saved.fight is not None


@pytest.mark.rule("GD-060: several")
@joined("count", [1, 2, 3])
def test_each_luck_spent_rolls_its_own_two_dice(count):
    faces = (1, 2, 3, 1, 4, 2)[: 2 * count]
    saved = act(hit(hero(health=1), 2).state, f"luck-{count}", *faces).state
    assert (red(saved), saved.heroes[0].luck) == ((2, 5, 9)[count - 1], 3 - count)


@pytest.mark.rule("GD-060: several")
def test_luck_heals_to_the_most_and_not_above():
    saved = act(hit(hero(health=3), 5).state, "luck-2", 6, 6, 6, 6).state
    assert red(saved) == 10


@pytest.mark.rule("GD-062: one more", "GD-062: up to three")
@joined(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_luck_after_the_lesser_boss(before, after):
    assert slay("mini", hero(luck=before)).heroes[0].luck == after


@pytest.mark.rule("GD-062: one more")
def test_the_lesser_boss_brings_luck_to_everybody_alive():
    won = slay("mini", hero(luck=1), hero(2, luck=0))
    assert [one.luck for one in won.heroes] == [2, 1]


@pytest.mark.rule("GD-062: one more")
def test_the_final_boss_brings_none():
    assert slay("final", hero(luck=1)).heroes[0].luck == 1


@pytest.mark.rule("GD-063: none left")
@pytest.mark.parametrize("harm", [2, 3])
def test_without_luck_the_last_health_is_the_end(harm):
    dead = hit(hero(health=2, luck=0), harm)
    assert (dead.state.ending, dead.state.heroes[0].alive, red(dead.state)) == ("dead", False, 0)
    assert RULESET.legal_actions(dead.state, 1) == ()
    assert RULESET.outcome(dead.state).result == "defeat"


@pytest.mark.rule("GD-063: none left")
def test_with_one_health_and_no_luck_the_fight_goes_on():
    struck = hit(hero(health=3, luck=0), 2)
    assert (struck.state.ending, red(struck.state)) == ("", 1)
    assert kinds(struck) == ["gd-melee-lost", "gd-health-lost"]


@pytest.mark.rule("GD-063: none spent")
def test_luck_that_is_kept_at_no_health_is_the_end():
    struck = hit(hero(health=2, luck=2), 2).state
    assert struck.ending == ""
    dead = act(struck, "luck-0")
    assert kinds(dead) == ["gd-hero-fell", "gd-party-lost"]
    assert (dead.state.ending, dead.state.heroes[0].luck) == ("dead", 2)


@pytest.mark.rule("GD-063: none spent")
def test_luck_may_be_kept_at_one_health():
    kept = act(hit(hero(health=3), 2).state, "luck-0").state
    assert (kept.ending, red(kept), kept.heroes[0].luck) == ("", 1, 3)


@pytest.mark.rule("GD-063: none left")
def test_a_trap_kills_as_a_foe_does_and_the_score_is_told():
    state = game(
        hero(health=3, luck=0, xp=2), rooms={"C2": "brick"}, boss_deck=(boss("hammer", 4),), gold=7
    )
    dead = act(state, "go-n", 1)
    assert kinds(dead)[-2:] == ["gd-hero-fell", "gd-party-lost"]
    score = (5 + 7 + 10 + 2) - 23
    assert dead.events[-1].score == score
    assert RULESET.outcome(dead.state).scores == ((1, score),)


@pytest.mark.rule("GD-061", "GD-063: none left")
@pytest.mark.parametrize(("dice", "health", "ending"), [((1, 2), 0, "dead"), ((4, 3), 1, "")])
def test_where_health_goes_below_zero_luck_may_not_be_enough(dice, health, ending):
    """Three health and a blow of six by a setting; nobody reads of less than none."""
    struck = hit(hero(health=3), 6, options={"luck_floor_zero": False})
    assert [event.left for event in struck.events if event.kind == "gd-health-lost"] == [0]
    tried = act(struck.state, "luck-1", *dice)
    assert (tried.events[0].kind, tried.events[0].health) == ("gd-luck-spent", health)
    assert (tried.state.ending, red(tried.state)) == (ending, health)
    assert tried.state.heroes[0].luck == 2


@pytest.mark.rule("GD-061")
def test_without_luck_health_stops_at_zero_whatever_the_setting():
    dead = hit(hero(health=3, luck=0), 6, options={"luck_floor_zero": False}).state
    assert (dead.ending, red(dead)) == ("dead", 0)
