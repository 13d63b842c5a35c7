"""What a hero sets out with, and what each part of it is worth in the end."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.options import GreenDungeonOptions
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, run, seats
from tests.systems.green_dungeon.numbers import blue, red, track
from tests.systems.green_dungeon.pieces import monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero


@pytest.fixture
def newcomer():
    """The hero of a new game, with the gold in hand."""
    state = RULESET.new_game(GreenDungeonOptions(), seats(1), SeededDice(b"new")).state
    return state.heroes[0], state.gold


def against(newcomer, number, **more):
    """The hero of a new game before a Hammer monster of some number."""
    one, gold = newcomer
    card = monster("hammer", number)
    made = {"gold": gold, "monster_deck": (card,), "treasure_deck": (), **more}
    return act(game(one, **made), "go-n").state


@pytest.mark.rule("GD-008: ten health")
def test_ten_health_are_three_hits_of_three_and_one_more(newcomer):
    state = against(newcomer, 3)
    for left in (7, 4):
        state = act(state, "strike", 1, 6).state
        assert red(state) == left
    state = act(state, "strike", 1, 6).state
    assert (red(state), state.agenda[0].kind) == (1, "luck")
    # And ten are the most: no luck brings more.
    assert red(act(state, "luck-3", 6, 6, 6, 6, 6, 6).state) == 10


@pytest.mark.rule("GD-008: five magic")
def test_five_magic_are_a_greater_spell_and_two_lesser_ones(newcomer):
    one, gold = newcomer
    state = fight(one, against=foe("C3", difficulty=1, health=30), gold=gold)
    for option, faces, left in (
        ("greater", (1, 6, 1), 2),
        ("lesser", (6, 1), 1),
        ("lesser", (6, 1), 0),
    ):
        state = act(state, option, *faces).state
        assert blue(state) == left
    assert not menu(state).keys() & {"greater", "lesser"}
    # And five are the most: no potion brings more.
    full = game(one.with_(magic=4, cards=(treasure("wood", 2),)), cleared="C2")
    assert blue(run(full, "go-n", "drink-9")) == 5


@pytest.mark.rule("GD-008: three luck")
def test_three_luck_save_three_times(newcomer):
    state = act(against((newcomer[0].with_(health=2), newcomer[1]), 3), "strike", 1, 6).state
    assert list(menu(state)) == ["luck-1", "luck-2", "luck-3", "luck-0"]
    for left in (2, 1, 0):
        state = act(state, "luck-1", 1, 1).state
        assert state.heroes[0].luck == left
        if left:
            state = act(state, "strike", 1, 6).state
    assert act(state, "strike", 1, 6).state.ending == "dead"


@pytest.mark.rule("GD-008: three gold")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_three_gold_pay_any_one_monster_of_a_plain_room(newcomer, number):
    assert act(against(newcomer, number), "bribe").state.gold == 3 - number


@pytest.mark.rule("GD-008: three gold")
def test_three_gold_pay_no_monster_twice(newcomer):
    paid = act(against(newcomer, 2, cleared="C4"), "bribe").state
    assert "bribe" not in menu(run(paid, "go-s", "go-n"))


@pytest.mark.rule("GD-008: level one")
@pytest.mark.parametrize(("die", "kind"), [(5, "gd-door-held"), (6, "gd-door-opened")])
def test_at_level_one_only_a_six_opens_the_unexplored(newcomer, die, kind):
    state = game(newcomer[0], east="C3", rooms={"C2": "cog"}, treasure_deck=())
    assert kinds(act(state, "go-n", die))[0] == kind


@pytest.mark.rule("GD-008: level one")
def test_a_newcomer_has_no_experience_and_does_not_rise_for_two_monsters(newcomer):
    one, _ = newcomer
    state = game(one, monster_deck=(monster("hammer", 1),), treasure_deck=())
    for count in (1, 2):
        state = run(state, "go-n", ("strike", 6, 1))
        assert state.heroes[0].xp == count
    rested = act(state, "rest", 6, 6, 6, 1, 1, 1).state
    assert "level-up" not in menu(rested)


@pytest.mark.rule("GD-147")
@joined("name", ["A1", "B3", "E5"])
def test_upkeep_that_finds_the_sleepers_breaks_nothing(name):
    """Each of two pairs finds their own room: the rest gives all it does, a level too."""
    column, row = "ABCDE".index(name[0]) + 1, int(name[1])
    tired = hero(health=3, magic=1, xp=5)
    state = game(tired, at=name, time=4, events=1)
    rested = act(state, "rest", column, row, column, row, 6, 3, 5, 2)
    assert "gd-tile-reset" not in kinds(rested)
    assert (red(rested.state), blue(rested.state)) == (8, 3)
    assert (rested.state.here.up, rested.state.here.done) == (True, True)
    assert list(menu(rested.state)) == ["level-up", "level-wait"]


@pytest.mark.rule("GD-147")
def test_a_wanderer_after_such_upkeep_breaks_the_rest_all_the_same():
    tired = hero(health=3, magic=1, xp=5)
    state = game(tired, at="B3", time=4, monster_deck=(monster("hammer", 1),))
    met = act(state, "rest", 2, 3, 1).state
    over = act(met, "strike", 6, 1, 4).state
    assert (red(over), blue(over), over.heroes[0].level) == (7, 1, 1)
    assert "level-up" not in menu(over)


@pytest.mark.rule("GD-148")
def test_no_pile_runs_out():
    """More red, blue, green and yellow than any box has, and more monsters left than meeples."""
    names = [f"{column}{row}" for column in "ABDE" for row in (1, 2, 3, 4, 5)]
    waiting = tuple(foe(name, left="fled") for name in names)
    rich = hero(level=40, health=48, magic=40, xp=60)
    state = game(
        rich,
        rooms={"C2": "cog"},
        foes=waiting,
        cleared=" ".join(names),
        treasure_deck=(treasure("cog", 2),),
        gold=500,
    )
    found = act(state, "go-n").state
    assert found.gold == 504
    rested = run(found.with_(foes=()), ("rest", 1, 1, 3), *["level-up"] * 12)
    one = rested.heroes[0]
    assert (one.level, one.health, one.magic, one.xp) == (52, 61, 56, 0)
    fled = act(fight(rich, foes=waiting, cleared="C2"), "flee-n", 1, 1).state
    assert len(fled.foes) == 21


def points_of(one, **more):
    """The score of a game that its last boss's death ends at once."""
    last = foe("C3", "final", difficulty=4, health=1)
    lairs = (tile("A1"), tile("C3"))
    more = {"gold": 7, "treasure_deck": (), "events": 2, **more}
    state = fight(one, against=last, symbol="straw", lairs=lairs, slain=("mini",), **more)
    won = act(state, "strike", 6, 1)
    ((_, points),) = RULESET.outcome(won.state).scores
    assert won.events[-1].score == points
    return points


BASE = {"level": 3, "health": 7, "magic": 4, "luck": 1, "xp": 2, "cards": (0,)}


@pytest.mark.rule(
    "GD-138: health",
    "GD-138: magic",
    "GD-138: gold",
    "GD-138: cards",
    "GD-138: levels",
    "GD-138: experience",
    "GD-138: luck",
)
def test_a_score_is_the_sum_of_its_parts():
    """Three coins and five experience come with the last boss; 24 tiles lie face down."""
    merits = 7 + 4 + (7 + 3) + 2 + 3 * 10 + (2 + 5) + 20
    assert points_of(hero(**BASE)) == merits - 24 - 2 * 5


@pytest.mark.rule(
    "GD-138: health",
    "GD-138: magic",
    "GD-138: cards",
    "GD-138: levels",
    "GD-138: experience",
    "GD-138: luck",
)
@joined(
    ("change", "points"),
    [
        ({"health": 8}, 1),
        ({"magic": 5}, 1),
        ({"cards": (0, 6)}, 2),
        ({"cards": (0, 5)}, 2),
        ({"level": 4}, 10),
        ({"xp": 3}, 1),
        ({"luck": 2}, 20),
        ({"luck": 3}, 40),
    ],
)
def test_what_one_more_of_each_is_worth(change, points):
    assert points_of(hero(**BASE | change)) - points_of(hero(**BASE)) == points


@pytest.mark.rule("GD-138: gold")
def test_each_coin_is_worth_a_point():
    assert points_of(hero(**BASE), gold=12) - points_of(hero(**BASE)) == 5


@pytest.mark.rule("GD-138: cards")
def test_a_sold_weapon_is_no_card_but_its_gold():
    """The third treasure is a second weapon: of the two one is kept, the other is two coins."""
    armed = hero(**BASE | {"cards": (treasure("hammer", 1),)})
    last = foe("C3", "final", difficulty=4, health=1)
    state = fight(
        armed,
        against=last,
        symbol="straw",
        lairs=(tile("A1"), tile("C3")),
        slain=("mini",),
        treasure_deck=(treasure("hammer", 2),),
        gold=0,
    )
    asked = act(state, "strike", 6, 1).state
    assert (asked.ending, list(menu(asked))) == ("", ["sell-old", "sell-new"])
    ended = {which: act(asked, f"sell-{which}").state for which in ("old", "new")}
    gold = {which: 2 + 2 + sale for which, sale in (("old", 2), ("new", 4))}
    for which, state in ended.items():
        ((_, points),) = RULESET.outcome(state).scores
        assert state.gold == gold[which]
        assert points == 7 + 4 + gold[which] + 2 + 30 + 7 + 20 - 24
        assert track(state) == (0, 0)
