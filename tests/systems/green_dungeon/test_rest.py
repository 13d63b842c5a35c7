"""Resting, levels and luck."""

import pytest

from rules.systems.green_dungeon.actions import Rest, SpendLuck
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import blue, red, track
from tests.systems.green_dungeon.pieces import tile
from tests.systems.green_dungeon.tables import fight, foe, game, hero

TIRED = (1, 1, 1)
"""Dice of a rest that restores one health and one magic."""


@pytest.mark.rule("GD-047")
@pytest.mark.parametrize("left", ["fled", "bribed"])
def test_no_rest_beside_a_foe(left):
    for where in ("C3", "C2", "D3"):
        state = game(cleared="C2 D3", foes=(foe(where, left=left),))
        assert "rest" not in menu(state)
        key = "gd-error-not-cleared" if where == "C3" else "gd-error-foe-near"
        assert refusal(state, Rest()) == key
    assert "rest" in menu(game(cleared="D2", foes=(foe("D2", left=left),)))


@pytest.mark.rule("GD-047")
@pytest.mark.permits("GD-047")
@pytest.mark.parametrize("left", ["fled", "bribed"])
@pytest.mark.parametrize("where", ["D2", "B4", "C1", "E3"])
def test_heroes_rest_where_the_next_foe_is_across_a_corner_or_two_rooms_off(where, left):
    state = game(hero(health=3, magic=1), cleared="C2 D3 B3 C4", foes=(foe(where, left=left),))
    rested = act(state, "rest", 2, 5, 3).state
    assert (red(rested), blue(rested)) == (8, 4)


@pytest.mark.rule("GD-047")
def test_walls_may_count_if_so_ruled():
    walled = game(foes=(foe("D3"),), options={"adjacency_ignores_walls": False})
    assert "rest" in menu(walled)
    assert "rest" not in menu(walled.with_(foes=(foe("C2"),)))


@pytest.mark.rule("GD-048")
@joined("symbol", ["drop", "hammer", "wood", "brick", "cog", "straw"])
def test_any_cleared_room_will_do(symbol):
    assert "rest" in menu(game(rooms={"C3": symbol}, lairs=(tile("C3"),)))


@pytest.mark.rule(
    "GD-049",
    "GD-050: one die",
    "GD-050: not above the most",
    "GD-051: heals first",
    "GD-051: then levels",
)
def test_a_rest_heals_then_restores():
    rested = act(game(hero(health=3, magic=1)), "rest", 3, 5, 2)
    assert (red(rested.state), blue(rested.state)) == (8, 3)
    full = act(game(hero(health=9, magic=4)), "rest", 6, 6, 6).state
    assert (red(full), blue(full)) == (10, 5)
    due = act(game(hero(health=3, xp=5)), "rest", *TIRED)
    assert kinds(due)[-1] == "gd-rest-healed"
    assert kinds(act(due.state, "level-up")) == ["gd-level-reached"]


@pytest.mark.rule("GD-052")
@pytest.mark.permits("GD-052")
def test_five_experience_buy_a_level_in_a_rest_if_you_like():
    state = game(hero(xp=5))
    assert "level-up" not in menu(state)
    due = act(state, "rest", *TIRED).state
    risen = act(due, "level-up").state.heroes[0]
    assert (risen.level, risen.xp) == (2, 0)
    waited = act(due, "level-wait").state
    assert (waited.heroes[0].level, waited.heroes[0].xp, waited.agenda) == (1, 5, ())
    assert act(game(hero(xp=4)), "rest", *TIRED).state.agenda == ()


@pytest.mark.rule("GD-053: health", "GD-053: magic", "GD-054: health", "GD-054: magic")
def test_what_a_level_gives():
    due = act(game(hero(health=8, magic=1, xp=5)), "rest", 1, 1, 1).state
    before = due.heroes[0]
    assert (before.health, before.magic) == (9, 2)
    one = act(due, "level-up").state.heroes[0]
    assert (one.health_most, one.magic_most) == (11, 6)
    assert (one.health, one.magic) == (11, 5)
    low = act(game(hero(health=2, magic=0, xp=5)), "rest", 1, 1, 1).state
    one = act(low, "level-up").state.heroes[0]
    assert (one.health, one.magic) == (6, 4)


@pytest.mark.rule("GD-055: one more", "GD-055: up to three")
@pytest.mark.parametrize(("luck", "after"), [(3, 3), (1, 2)])
def test_a_level_gives_luck(luck, after):
    due = act(game(hero(luck=luck, xp=5)), "rest", *TIRED).state
    assert act(due, "level-up").state.heroes[0].luck == after


@pytest.mark.rule("GD-057")
@pytest.mark.permits("GD-057")
def test_several_levels_in_one_rest():
    due = act(game(hero(xp=11)), "rest", *TIRED).state
    twice = run(due, "level-up", "level-up")
    assert (twice.heroes[0].level, twice.heroes[0].xp, twice.agenda) == (3, 1, ())
    one = game(hero(xp=11), options={"multi_levelup": False})
    once = run(one, ("rest", *TIRED), "level-up")
    assert (once.heroes[0].level, once.heroes[0].xp, once.agenda) == (2, 6, ())


@pytest.mark.rule("GD-058: again")
def test_resting_again():
    twice = run(game(), ("rest", *TIRED), ("rest", 6, 6, 6, *TIRED))
    assert track(twice) == (6, 1)


def hit(one, harm, **more):
    """A hero loses an exchange against a foe of some difficulty."""
    return act(fight(one, against=foe("C3", difficulty=harm), **more), "strike", 1, 6)


@pytest.mark.rule("GD-059")
@joined(("health", "asked"), [(4, False), (3, True), (2, True), (1, True)])
def test_luck_is_for_one_health_or_none(health, asked):
    struck = hit(hero(health=health), 2).state
    assert (struck.agenda[0].kind == "luck") is asked
    assert red(struck) == max(0, health - 2)
    if not asked:
        assert refusal(struck, SpendLuck(count=1)).startswith("gd-error-now-")


@pytest.mark.rule("GD-060: the higher of two dice", "GD-060: several")
@pytest.mark.permits("GD-059", "GD-060: several")
def test_luck_heals_the_higher_of_two_dice():
    struck = hit(hero(health=3), 5).state
    assert red(act(struck, "luck-1", 4, 6).state) == 6
    twice = act(struck, "luck-2", 1, 2, 3, 1).state
    assert (red(twice), twice.heroes[0].luck) == (5, 1)
    one = hit(hero(health=3, luck=1), 5).state
    assert refusal(one, SpendLuck(count=2)) == "gd-error-luck"


@pytest.mark.rule("GD-061")
def test_health_stops_at_zero_before_luck():
    struck = hit(hero(health=3), 5).state
    assert red(act(struck, "luck-1", 2, 5).state) == 5
    below = hit(hero(health=3), 5, options={"luck_floor_zero": False}).state
    assert red(act(below, "luck-1", 2, 5).state) == 3


@pytest.mark.rule("GD-062: one more", "GD-062: up to three")
@pytest.mark.parametrize(("luck", "after"), [(2, 3), (3, 3)])
def test_the_lesser_boss_brings_luck(luck, after):
    weak = foe("C3", "mini", difficulty=4, health=1)
    state = fight(
        hero(luck=luck),
        against=weak,
        symbol="straw",
        lairs=(tile("C3"),),
        treasure_deck=(),
        boss_deck=tuple(i for i in range(12) if i != weak.cards[0]),
    )
    won = act(state, "strike", 6, 1, 1, 1, 1).state
    assert won.heroes[0].luck == after


@pytest.mark.rule("GD-063: none left", "GD-063: none spent")
@pytest.mark.permits("GD-063: none spent")
def test_no_health_and_no_luck_is_the_end():
    dead = hit(hero(health=2, luck=0), 5)
    assert kinds(dead)[-2:] == ["gd-hero-fell", "gd-party-lost"]
    assert dead.state.ending == "dead"
    declined = act(hit(hero(health=2), 5).state, "luck-0")
    assert declined.state.ending == "dead"
    alive = act(hit(hero(health=3), 2).state, "luck-0").state
    assert (alive.ending, red(alive)) == ("", 1)
