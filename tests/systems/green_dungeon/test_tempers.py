"""What each temper does on its way: when it rests, where it goes, what it drinks and keeps."""

import pytest

from rules.core.scene import Side
from rules.systems.green_dungeon import RULESET, layout
from rules.systems.green_dungeon.pilot.exploring import HEADED
from rules.systems.green_dungeon.state import Step, Tally
from rules.systems.green_dungeon.verbs import VERBS
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act
from tests.systems.green_dungeon.pieces import tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

ALL = tuple(layout.name(index) for index in range(25))
VIAL, FLASK, AXE = treasure("drop", 1), treasure("drop", 2), treasure("hammer", 2)
PHIAL, AMPOULE = treasure("wood", 1), treasure("wood", 2)
LATE = Tally(cubes=130)
"""So much time that even the careful hurry."""


def choice(state, stance="careful", seat=1):
    return VERBS.id_of(RULESET.autopilot(state, seat, stance))


def but(*names):
    """All tiles but some, by name."""
    return " ".join(name for name in ALL if name not in names)


@joined(("stance", "rests", "goes"), [("careful", 8, 9), ("balanced", 5, 6), ("bold", 4, 5)])
def test_below_which_share_of_health_each_temper_rests(stance, rests, goes):
    """Of twelve health three quarters are nine and a half is six; of 35 in 100 four and a bit."""
    assert choice(game(hero(level=3, health=rests)), stance) == "rest"
    assert choice(game(hero(level=3, health=goes)), stance) == "go-n"


@pytest.mark.parametrize(("stance", "rests", "goes"), [("careful", 2, 3), ("balanced", 0, 1)])
def test_below_which_share_of_magic_each_temper_rests(stance, rests, goes):
    assert choice(game(hero(magic=rests)), stance) == "rest"
    assert choice(game(hero(magic=goes)), stance) == "go-n"
    assert choice(game(hero(magic=0)), "bold") == "go-n"


@joined("stance", ["careful", "balanced", "bold"])
def test_whoever_can_rise_rests(stance):
    assert choice(game(hero(xp=5)), stance) == "rest"
    assert choice(game(hero(xp=4)), stance) == "go-n"


def test_in_haste_only_the_badly_hurt_rest():
    """The careful hurry from 130 cubes on: less than half of the health still sends them to bed."""
    assert choice(game(hero(health=5, magic=0, xp=5), tally=LATE)) != "rest"
    assert choice(game(hero(health=4), tally=LATE)) == "rest"
    assert choice(game(hero(xp=5), tally=Tally(cubes=129))) == "rest"


def test_the_worst_off_of_a_party_sends_all_to_bed():
    assert choice(game(hero(), hero(2, health=7))) == "rest"
    assert choice(game(hero(), hero(2, health=0, alive=False))) == "go-n"


def test_a_potion_comes_before_a_rest_while_there_is_time_for_it():
    tired = hero(health=3, cards=(VIAL,))
    assert choice(game(tired, potions_open=True)) == "drink-1"
    assert choice(game(tired)) == "rest"


def test_a_door_that_did_not_open_is_tried_again_where_nothing_else_is_left():
    state = game(cleared=but("C2"), east="C3")
    assert choice(state) == "go-n"
    assert choice(state.with_(tried=(Side.NORTH,))) == "retry-n"


@pytest.mark.parametrize(("level", "chosen"), [(1, "go-e"), (5, "go-n")])
def test_a_shut_door_is_worth_as_many_tries_as_it_takes(level, chosen):
    """North it takes a six at level one, a two at level five; east is an open way to a captain."""
    rooms = {"C2": "drop", "D3": "hammer"}
    state = game(hero(level=level), rooms=rooms, seen="C2 D3", cleared=but("C2", "D3"), east="C3")
    assert choice(state) == chosen


@joined(
    ("north", "south", "chosen"),
    [
        ("brick", "drop", "go-s"),
        ("drop", "brick", "go-n"),
        ("drop", "cog", "go-s"),
        ("hammer", "wood", "go-s"),
        ("brick", "hammer", "go-s"),
        ("wood", "drop", "go-s"),
        ("drop", "drop", "go-n"),
    ],
)
def test_of_two_rooms_that_are_seen_the_kinder_is_entered(north, south, chosen):
    state = game(rooms={"C2": north, "C4": south}, seen="C2 C4", cleared=but("C2", "C4"))
    assert choice(state) == chosen


@joined(("stance", "early", "ready"), [("careful", 2, 3), ("balanced", 1, 2), ("bold", 0, 1)])
def test_at_which_level_each_temper_seeks_the_lesser_boss(stance, early, ready):
    """North its lair, south a trap that is worse than any boss who is not too strong."""
    made = {
        "rooms": {"C2": "straw", "C4": "brick"},
        "seen": "C2 C4",
        "cleared": but("C2", "C4"),
        "lairs": (tile("C2"),),
    }
    if early:
        assert choice(game(hero(level=early), **made), stance) == "go-s"
        assert choice(game(hero(level=early), tally=LATE, **made), stance) == "go-n"
    assert choice(game(hero(level=ready), **made), stance) == "go-n"


@joined(
    ("stance", "level", "health", "magic", "chosen"),
    [
        ("careful", 4, 11, 7, "enter"),
        ("careful", 4, 10, 7, "retreat"),
        ("careful", 4, 11, 6, "retreat"),
        ("careful", 3, 12, 7, "retreat"),
        ("balanced", 3, 10, 6, "enter"),
        ("balanced", 3, 9, 6, "retreat"),
        ("balanced", 3, 10, 5, "retreat"),
        ("balanced", 2, 11, 6, "retreat"),
        ("bold", 1, 1, 0, "enter"),
    ],
)
def test_when_each_temper_dares_the_final_lair(stance, level, health, magic, chosen):
    """With four fifths of health and of magic, and all who live must have them."""
    one = hero(level=level, health=health, magic=magic)
    lairs = (tile("A1"), tile("C2"))
    state = game(one, rooms={"C2": "straw", "A1": "straw"}, seen="A1 C2", lairs=lairs)
    there = act(state, "go-n").state
    assert choice(there, stance) == chosen


def test_a_foe_that_was_left_is_fought_again_by_the_fit_alone():
    """It waits two rooms to the north, and nothing else is left to be done."""
    left = {"cleared": " ".join(ALL), "foes": (foe("C1", left="fled"),)}
    assert choice(game(hero(health=8), **left), "balanced") == "go-n"
    assert choice(game(hero(health=7), **left), "balanced") == "rest"


def test_the_lesser_boss_that_was_left_is_sought_also_by_the_less_fit():
    boss = foe("C1", "mini", left="fled")
    left = {"rooms": {"C1": "straw"}, "cleared": " ".join(ALL), "lairs": (tile("C1"),)}
    assert choice(game(hero(level=3, health=9), foes=(boss,), **left)) == "go-n"


def test_nobody_goes_to_bed_beside_a_foe():
    """One room on the rest would be refused, as a foe waits next to it; two rooms on it is not."""
    hurt = hero(health=3)
    state = game(hurt, cleared="C2 C1 C4 C5", foes=(foe("D3", left="fled"), foe("D2", left="fled")))
    assert choice(state) in ("go-s", "go-n")
    moved = act(state, choice(state)).state
    assert layout.name(moved.at) == "C4"
    assert choice(moved) == "rest"


@joined(
    ("more", "chosen"),
    [
        ({}, "go-n"),
        ({"tally": LATE}, "go-s"),
        ({"tally": LATE, "options": {"straw_placement": "anywhere"}}, "go-n"),
        ({"tally": LATE, "options": {"start_corner": "southwest"}}, "go-n"),
    ],
)
def test_in_haste_a_lair_is_looked_for_where_it_can_lie(more, chosen):
    """D5 is away from the start in the north-west, D3 is not; else the first is as good."""
    assert choice(game(at="D4", **more)) == chosen


def test_with_both_lairs_found_no_other_is_looked_for():
    found = {"lairs": (tile("A1"), tile("B1")), "slain": ("mini", "final"), "cleared": "A1 B1"}
    state = game(at="D4", rooms={"A1": "straw", "B1": "straw"}, tally=LATE, **found)
    assert choice(state) == "go-n"


@pytest.mark.parametrize(("idle", "chosen"), [(HEADED - 1, "go-n"), (HEADED, "go-s")])
def test_a_companion_does_not_turn_straight_back_for_ever(idle, chosen):
    """Hurt, beside a foe, the careful one goes back to bed; the balanced one would go on."""
    hurt = hero(health=6)
    made = {"cleared": "C2", "foes": (foe("D3", left="fled"),), "came_from": tile("C2")}
    pair = game(hurt, hero(2, health=6), **made)
    assert choice(pair.with_(idle=idle)) == chosen
    assert choice(pair.with_(idle=idle, came_from=tile("C4"))) == "go-n"
    assert choice(game(hurt, **made).with_(idle=idle)) == "go-n"


@joined(("stance", "difficulty", "stands"), [("careful", 3, 7), ("balanced", 3, 5), ("bold", 4, 6)])
def test_how_little_health_may_be_left_by_what_each_temper_expects(stance, difficulty, stands):
    """Foes of three and four cost six and eleven by the mean; the careful mean to live through."""
    for health, chosen in ((stands, "strike"), (stands - 1, "flee-n")):
        one = hero(health=health, luck=0, magic=0)
        against = foe("C3", difficulty=difficulty)
        state = fight(one, against=against, cleared="C2", gold=0)
        assert choice(state, stance) == chosen


@pytest.mark.parametrize(("luck", "chosen"), [(0, "bribe"), (3, "strike")])
def test_luck_is_health_to_whoever_reckons_with_a_fight(luck, chosen):
    one = hero(health=2, luck=luck, magic=0)
    state = fight(one, against=foe("C3", difficulty=4, price=3), cleared="C2")
    assert choice(state) == chosen


def test_the_weakest_of_a_party_decides_whether_it_pays():
    strong = hero(level=4, cards=(AXE,))
    weak = hero(2, health=1, luck=0, magic=0)
    against = foe("C3", difficulty=4, health=8, price=1)
    assert choice(fight(strong, weak, against=against)) == "bribe"
    assert choice(fight(strong, weak.with_(health=10, luck=3), against=against)) == "refuse"


@pytest.mark.parametrize(("health", "chosen"), [(4, "drink-3"), (5, "strike")])
def test_whoever_the_next_blow_could_kill_drinks_if_it_heals(health, chosen):
    """Without magic, and with so much luck that nobody runs; a phial of magic is no help."""
    one = hero(health=health, magic=0, cards=(FLASK,))
    state = fight(one, against=foe("C3", difficulty=4), gold=0)
    assert choice(state, "bold") == chosen
    phial = fight(one.with_(cards=(AMPOULE,)), against=foe("C3", difficulty=4), gold=0)
    assert choice(phial, "bold") == "strike"


@joined(
    ("health", "luck", "chosen"),
    [(1, 3, "luck-0"), (0, 3, "luck-1"), (-1, 3, "luck-2"), (-4, 3, "luck-3"), (-4, 2, "luck-2")],
)
def test_the_deeper_below_zero_the_more_luck_is_spent(health, luck, chosen):
    """By a setting health goes below zero before luck heals."""
    state = game(hero(health=health, luck=luck), agenda=(Step(kind="luck", seat=1),))
    assert choice(state) == chosen


@joined(
    ("held", "cards", "kept"),
    [
        ((), (treasure("hammer", 1), FLASK), treasure("hammer", 1)),
        ((AXE,), (treasure("hammer", 1), VIAL), VIAL),
        ((treasure("hammer", 1),), (AXE, FLASK), AXE),
        ((), (VIAL, PHIAL), VIAL),
        ((), (PHIAL, treasure("cog", 2)), treasure("cog", 2)),
        ((), (VIAL, treasure("cog", 2)), treasure("cog", 2)),
    ],
)
def test_which_of_two_treasures_is_kept(held, cards, kept):
    """A better weapon first, then draughts, and of what is as good the higher number."""
    state = game(hero(cards=held), agenda=(Step(kind="pick", seat=1, cards=cards),))
    assert choice(state) == f"pick-{kept + 1}"


@joined(
    ("old", "new", "chosen"),
    [(3, 5, "sell-old"), (5, 3, "sell-new"), (3, 4, "sell-new")],
)
def test_the_better_weapon_stays_and_of_two_as_good_the_old_one(old, new, chosen):
    state = game(hero(cards=(old,)), agenda=(Step(kind="sell", seat=1, cards=(old, new)),))
    assert choice(state) == chosen


@joined(
    ("one", "chosen"),
    [
        (hero(health=5, cards=(VIAL,)), "drink-1"),
        (hero(health=6, cards=(VIAL,)), "skip"),
        (hero(magic=2, cards=(AMPOULE,)), "drink-9"),
        (hero(magic=3, cards=(PHIAL,)), "skip"),
        (hero(health=6, magic=2, cards=(VIAL, PHIAL)), "drink-7"),
    ],
)
def test_potions_are_drunk_from_half_of_the_most_downwards(one, chosen):
    assert choice(game(one, agenda=(Step(kind="potion", seat=1),))) == chosen


@joined(
    ("dark", "seen"),
    [(("C5", "D3"), "d3"), (("A3", "C2"), "c2"), (("E3", "C1"), "c1"), (("A1", "B2"), "b2")],
)
def test_a_vision_shows_what_lies_nearest(dark, seen):
    state = game(seen=but(*dark), agenda=(Step(kind="vision", count=1),))
    assert choice(state) == f"see-{seen}"


def test_a_companion_goes_along_with_most_of_those_who_voted():
    state = game(*(hero(seat) for seat in (1, 2, 3, 4)), cleared="C2 C4")
    voted = act(act(state, "go-n").state, "go-s", seat=2).state
    voted = act(voted, "go-s", seat=3).state
    assert choice(voted, seat=4) == "go-s"


def orders(state, seat=1):
    """What a moment offers to the orders of whoever is away: conditions, and deeds by id."""
    found = RULESET.tactics(state, seat)
    return found.holds, {deed: VERBS.id_of(action) for deed, action in found.deeds.items()}


def test_what_orders_can_speak_of_in_a_fight():
    thirsty = hero(health=3, cards=(VIAL, FLASK))
    holds, deeds = orders(fight(thirsty, cleared="C2 C4"))
    assert {"fighting", "badly_hurt"} <= holds
    assert deeds == {
        "strike_weakest": "strike",
        "strike_strongest": "strike",
        "drink": "drink-1",
        "flee": "flee-n",
    }
    assert RULESET.tactics(fight(thirsty), 1).spends == {"drink"}


def test_what_orders_can_speak_of_in_a_party():
    """Who stays is on guard; a friend who is badly hurt is somebody else's."""
    state = fight(hero(), hero(2, health=3), cleared="C2")
    holds, deeds = orders(state.with_(agenda=state.agenda[1:]))
    assert ("friend_badly_hurt" in holds, "badly_hurt" in holds) == (True, False)
    assert deeds == {"guard": "stand", "flee": "flee-n"}
    holds, _ = orders(state.with_(agenda=state.agenda[1:]), seat=2)
    assert ("friend_badly_hurt" in holds, "badly_hurt" in holds) == (False, True)
    potion = game(hero(health=9, cards=(VIAL,)), agenda=(Step(kind="potion", seat=1),))
    holds, deeds = orders(potion)
    assert ("quiet" in holds, "fighting" in holds) == (True, False)
    assert deeds == {"drink": "drink-1", "guard": "skip"}
