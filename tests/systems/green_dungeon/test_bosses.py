"""The two bosses and their lairs."""

import pytest

from rules.core.scene import Side
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Bribe, Flee
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import track
from tests.systems.green_dungeon.pieces import boss, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

SLEEP = (1, 1, 1)
HERE = (tile("C3"),)


def lair(*cards, faces=(), **more):
    """Enter the lesser lair; the boss that is met."""
    deck = tuple(sorted(boss(*card) for card in cards))
    state = game(rooms={"C2": "straw"}, boss_deck=deck, **more)
    return act(state, "go-n", *faces).state


def last_blow(kind, one=None, slain=(), **more):
    """A fight with a boss who has one health left, won; the transition."""
    cards = (boss("hammer", 5),) if kind == "mini" else (boss("hammer", 5), boss("wood", 4))
    against = foe("C3", kind, cards=cards, difficulty=6, health=1)
    rest = tuple(i for i in range(12) if i not in cards)
    lairs = HERE if kind == "mini" else (tile("A1"), tile("C3"))
    made = {"symbol": "straw", "lairs": lairs, "boss_deck": rest, "slain": slain, **more}
    faces = made.pop("faces", ())
    state = fight(one or hero(level=3), against=against, **made)
    return act(state, "strike", 6, 1, *faces)


@pytest.mark.rule("GD-090")
def test_the_first_lair_flipped_is_the_lesser():
    state = game(rooms={"C2": "straw", "C4": "straw"}, boss_deck=(boss("cog", 4),), cleared="C1")
    met = act(state, "go-n").state
    assert (met.lairs, met.fight.foe.kind) == ((tile("C2"),), "mini")
    away = act(met, "flee-s", 6, 1).state
    found = act(away, "go-s").state
    assert (found.lairs, found.agenda[0].kind) == ((tile("C2"), tile("C4")), "lair")


@pytest.mark.rule("GD-090")
@pytest.mark.permits("GD-090")
def test_the_order_of_two_lairs_seen_at_once_is_chosen():
    rooms = {"C2": "wood", "A1": "straw", "B1": "straw"}
    asked = run(
        game(rooms=rooms, boss_deck=(boss("wood", 4),)),
        "go-n", "see-a1", "see-b1", "see-c1", "see-d1",
    )  # fmt: skip
    assert list(menu(asked)) == ["lair-a1", "lair-b1"]
    named = act(asked, "lair-b1").state
    assert named.lairs == (tile("B1"), tile("A1"))
    assert track(named) == (1, 0)


@pytest.mark.rule("GD-091")
@joined(("card", "hard"), [(("hammer", 5), 6), (("drop", 4), 5), (("wood", 6), 6), (("cog", 4), 4)])
def test_the_lesser_boss(card, hard):
    assert lair(card).fight.foe.difficulty == hard


@pytest.mark.rule("GD-092")
def test_magic_of_the_lesser_boss():
    assert lair(("wood", 6)).fight.foe.magic == 6
    assert lair(("cog", 6)).fight.foe.magic == 0


@pytest.mark.rule("GD-093: lesser")
def test_bosses_take_no_bribes():
    met = lair(("cog", 4), gold=50)
    assert "bribe" not in menu(met)
    assert refusal(met.with_(agenda=(met.agenda[0].with_(kind="bribe"), *met.agenda)), Bribe()) == (
        "gd-error-boss-bribe"
    )


@pytest.mark.rule("GD-094: flee", "GD-094: as it was")
def test_the_lesser_boss_may_be_fled():
    met = lair(("wood", 6))
    hurt = run(met.with_(heroes=(hero(health=10),)), ("lesser", 1))
    away = act(hurt, "flee-s", 6, 1).state
    (waiting,) = away.foes
    assert (waiting.health, waiting.magic) == (3, 3)
    again = act(away, "go-n").state
    assert (again.fight.foe.health, again.fight.foe.magic) == (3, 3)
    assert "bribe" not in menu(again)


@pytest.mark.rule("GD-095")
@joined(("before", "after"), [(2, 5), (0, 5), (5, 10), (9, 10)])
def test_experience_to_the_next_level(before, after):
    won = last_blow("mini", hero(level=3, xp=before), treasure_deck=(), faces=SLEEP)
    assert won.state.heroes[0].xp == after


@pytest.mark.rule("GD-096")
def test_the_lesser_boss_is_gone_for_good():
    won = last_blow("mini", treasure_deck=(), faces=SLEEP).state
    assert won.removed == (boss("hammer", 5),)
    assert boss("hammer", 5) not in won.boss_deck
    assert won.slain == ("mini",)


@pytest.mark.rule("GD-097")
def test_the_lesser_boss_leaves_two_treasures():
    coins = (treasure("wood", 1), treasure("wood", 2))
    won = last_blow("mini", treasure_deck=coins, faces=(1, *SLEEP)).state
    assert won.heroes[0].cards == coins
    assert won.gold == 6


@pytest.mark.rule("GD-098")
def test_a_rest_after_the_lesser_boss():
    near = (foe("D3", left="fled"),)
    won = last_blow("mini", treasure_deck=(), foes=near, cleared="D3", faces=(2, 3, 1))
    names = kinds(won)
    assert (
        names.index("gd-foe-slain") < names.index("gd-time-passed") < names.index("gd-rest-begun")
    )
    assert won.state.time == 4
    assert list(menu(won.state)) == ["level-up", "level-wait"]


@pytest.mark.rule("GD-099")
def test_a_cleared_lair_stays_so():
    won = act(last_blow("mini", treasure_deck=(), faces=SLEEP).state, "level-wait").state
    away = won.with_(
        at=tile("C2"), time=4, tiles=game(at="C2", cleared="C3", rooms={"C3": "straw"}).tiles
    )
    rested = act(away, "rest", 3, 3, 6, 1, 1, 1).state
    assert rested.tally.cubes == away.tally.cubes + 3
    assert rested.tiles[tile("C3")].done


@pytest.mark.rule("GD-100: each time", "GD-100: enter", "GD-100: turn back")
@pytest.mark.permits("GD-100: each time", "GD-100: enter", "GD-100: turn back")
def test_the_threshold_of_the_final_lair():
    rooms = {"C2": "straw", "A1": "straw"}
    state = game(rooms=rooms, seen="A1 C2", lairs=(tile("A1"), tile("C2")))
    there = act(state, "go-n").state
    assert list(menu(there)) == ["retreat", "enter"]
    back = act(there, "retreat").state
    assert (back.at, track(back), back.turn) == (tile("C3"), (0, 0), state.turn + 1)
    assert act(back, "go-n").state.agenda[0].kind == "lair"
    faced = act(there, "enter", 1, 1).state
    assert faced.fight.foe.kind == "final"


@pytest.mark.rule("GD-101", "GD-102")
@joined(
    ("cards", "hard", "magic"),
    [
        ((("drop", 4), ("wood", 6)), 7, 4),
        ((("drop", 4), ("hammer", 5)), 7, 4),
        ((("cog", 5), ("wood", 6)), 6, 5),
    ],
)
def test_the_final_boss(cards, hard, magic):
    rooms = {"C2": "straw", "A1": "straw"}
    deck = tuple(sorted(boss(*card) for card in cards))
    state = game(rooms=rooms, seen="A1 C2", lairs=(tile("A1"), tile("C2")), boss_deck=deck)
    found = run(state, "go-n", ("enter", 1)).fight.foe
    assert (found.difficulty, found.health, found.magic) == (hard, hard, magic)


@pytest.mark.rule("GD-103: no flight", "GD-103: no bribe")
def test_no_way_out_of_the_final_lair():
    faced = fight(against=foe("C3", "final"), symbol="straw", cleared="C2", gold=50)
    assert not [name for name in menu(faced) if name.startswith(("flee", "bribe"))]
    assert refusal(faced, Flee(side=Side.NORTH)) == "gd-error-now-magic"
    assert refusal(faced, Bribe()) == "gd-error-now-magic"


@pytest.mark.rule("GD-104: five experience", "GD-104: three treasures")
def test_the_end_of_the_final_boss():
    coins = (treasure("cog", 1), treasure("cog", 2), treasure("wood", 2))
    won = last_blow("final", hero(level=4), slain=("mini",), treasure_deck=coins, faces=(3, 1, 1))
    assert kinds(won).count("gd-treasure-claimed") == 3
    assert won.state.heroes[0].xp == 5
    assert kinds(won)[-1] == "gd-game-won"
    assert RULESET.outcome(won.state).result == "victory"
    assert RULESET.awaiting(won.state) == ()


@pytest.mark.rule("GD-105")
def test_both_bosses_have_to_fall():
    first = last_blow("final", hero(level=4), treasure_deck=()).state
    assert (first.ending, first.slain) == ("", ("final",))
    assert "gd-game-won" in kinds(last_blow("mini", slain=("final",), treasure_deck=()))
