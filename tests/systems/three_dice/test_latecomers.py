"""Who comes late: made like everybody else, and as deep in the dungeon as the others are."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Attack
from rules.systems.three_dice.goals import ranking
from tests.support.joined import joined
from tests.support.turn_order import awaits, standing
from tests.systems.three_dice.moves import act, kinds, menu, refusal, run
from tests.systems.three_dice.tables import fight, game, hero, monster, now, room

HALL = room(kind="great_hall")


def late(state, *faces, seat=2):
    """Somebody comes late; every face must be used."""
    dice = ScriptedDice(*faces)
    joined = RULESET.join(state, SeatInfo(seat=seat, name="Late"), dice)
    assert not dice.left
    return joined


def below(depth, state):
    """The same position so many levels below."""
    return state.with_(levels=state.levels * depth, depth=depth)


def maxima(state, seat):
    most = state.hero(seat).most
    return (most.body, most.mind, most.spirit)


@pytest.mark.rule("TD-001", "TD-056")
def test_who_comes_late_gives_the_faces_out_as_well():
    joined = late(game(assign="free"), 6, 5, 4).state
    assert RULESET.awaiting(joined) == (2,)
    assert len(menu(joined, 2)) == 6
    given = act(joined, "assign-4.5.6", seat=2).state
    assert (now(given, 2), maxima(given, 2)) == ((4, 5, 6), (4, 5, 6))
    assert RULESET.awaiting(given) == (1, 2)
    assert RULESET.awaiting(late(game(), 6, 5, 4).state) == (1, 2)


@pytest.mark.rule("TD-001", "TD-063")
@pytest.mark.parametrize("order", ["seat", "any"])
def test_a_fight_waits_for_a_newcomer_to_give_faces_out(order):
    """The second of three has its turn before the third, whom it interrupts in any order."""
    state = fight(hero(seat=1), hero(seat=3), foe=monster(9), assign="free", mp_order=order)
    state = act(state, "attack-body", 1, seat=1).state
    joined = late(state, 6, 5, 4).state
    waiting = awaits(2, interrupted=() if order == "seat" else (3,))
    assert standing(RULESET, joined) == waiting.without_ahead()
    assert [RULESET.declarable(joined, seat) for seat in (1, 2, 3)] == [(), (), ()]
    assert refusal(joined, Attack(attribute="body"), seat=3) == "td-error-now-assign"
    given = act(joined, "assign-6.5.4", seat=2).state
    assert RULESET.awaiting(given) == ((2,) if order == "seat" else (2, 3))


@pytest.mark.rule("TD-036", "TD-056")
def test_who_comes_late_has_reached_the_level_of_the_others():
    """It is this level that breaks ties of the ranking, and the way down brings both further."""
    state = below(3, game(hero(deepest=3), rooms=(HALL,), artifacts=("idol",), decisions="anyone"))
    joined = late(state, 6, 5, 4).state
    assert joined.hero(2).deepest == 3
    even = joined.with_(heroes=(joined.hero(1).with_(deepest=2), joined.hero(2)))
    assert ranking(even) == (2, 1)
    deeper = run(joined, "descend", ("theme-standard", 1, 6, 6, 1))
    assert [one.deepest for one in deeper.heroes] == [4, 4]


@pytest.mark.rule("HR-007: every maximum", "HR-007: never below one")
@joined(
    ("depth", "lower", "points"),
    [(1, True, (6, 2, 5)), (2, True, (5, 1, 4)), (3, True, (4, 1, 3)), (3, False, (6, 2, 5))],
)
@joined("free", [False, True])
def test_who_comes_late_to_a_deeper_level_has_its_lower_maxima(depth, lower, points, free):
    rules = {"attribute_drop_per_dungeon_level": lower, "assign": "free" if free else "in_order"}
    joined = late(below(depth, game(**rules)), 6, 2, 5)
    if free:
        joined = act(joined.state, "assign-6.2.5", seat=2)
    assert (now(joined.state, 2), maxima(joined.state, 2)) == (points, points)
    falls = depth - 1 if lower else 0
    assert kinds(joined).count("td-maxima-lowered") == falls


@pytest.mark.rule("HR-006", "HR-008", "HR-009")
@joined("way", ["escape_roll", "flee_original", "flee_table"])
def test_who_comes_late_runs_where_the_others_came_from(way):
    """Also when nobody of the others is left."""
    rooms = (room(doors="n"), room(2, (0, 1), doors="s", monster=monster(9)))
    last = hero((1, 0, 0), seat=2, room=2, came_from=1)
    state = game(last, rooms=rooms, here=2, decisions="anyone", **{way: True})
    joined = late(state, 6, 5, 4, seat=1).state
    assert "flee" in menu(joined, 1)
    alone = act(joined.with_(fight=joined.fight.with_(last=1)), "attack-body", 6, seat=2).state
    ran = act(alone, "flee", *{"flee_original": (6,)}.get(way, (1, 6)), seat=1).state
    assert (ran.here, ran.fight) == (1, None)


def test_the_deepest_level_ever_seen_stays_the_deepest():
    """Of a hero who has been deeper in an earlier adventure."""
    veterans = (hero(deepest=3, veteran=1), hero(seat=2, veteran=2))
    state = game(*veterans, rooms=(HALL,), artifacts=("idol",), decisions="anyone")
    deeper = run(state, "descend", ("theme-standard", 1, 6, 6, 1))
    assert [one.deepest for one in deeper.heroes] == [3, 2]
