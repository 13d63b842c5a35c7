"""Flight and scrolls that move everybody are everybody's decision."""

import pytest

from bot.catalogs import all_words
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Attack, Flee, ReadTeleport, RunWithBoots
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, kinds, menu, refusal
from tests.systems.three_dice.tables import game, hero, monster, now, room

WORDS = all_words("en")


def hunted(*heroes, hp=6, **options):
    """A fight in room 2, whose heroes came from room 1."""
    rooms = (room(doors="n"), room(2, (0, 1), doors="s", monster=monster(hp)))
    return game(*(one.with_(room=2, came_from=1) for one in heroes), rooms=rooms, here=2, **options)


def three(**options):
    """The third would not survive a flight at a point of each."""
    return hunted(hero(), hero(seat=2), hero((1, 0, 1), (4, 4, 4), seat=3), **options)


def points(state):
    return [now(state, one.seat) for one in state.heroes]


@pytest.mark.rule("HR-008")
def test_nobody_pays_for_a_flight_that_most_do_not_want():
    state = three(flee_original=True)
    asked = act(state, "flee").state
    assert points(asked) == points(state)
    assert (asked.here, RULESET.awaiting(asked)) == (2, (2, 3))
    assert refusal(asked, Attack(attribute="body"), seat=2) == "td-error-now-flight"
    against = act(asked, "stand", seat=3).state
    assert RULESET.awaiting(against) == (2,)
    stood = act(against, "stand", seat=2)
    assert "td-flight-refused" in kinds(stood)
    assert (points(stood.state), stood.state.here) == (points(state), 2)
    assert RULESET.awaiting(stood.state) == (1,)
    assert refusal(stood.state, Flee()) == "td-error-stood"
    struck = act(stood.state, "attack-body", 1).state
    again = act(struck, "flee", seat=2).state
    assert RULESET.awaiting(again) == (1, 3)


@pytest.mark.rule("HR-008")
def test_all_pay_for_a_flight_that_most_want():
    asked = act(three(flee_original=True), "flee").state
    ran = act(asked, "run", 6, seat=2).state
    assert points(ran) == [(4, 2, 3), (4, 2, 3), (0, 0, 0)]
    assert not ran.hero(3).alive
    assert (ran.here, ran.acting, ran.level.room(2).monster.hp) == (1, (1, 2), 6)
    assert ran.level.room(2).bones == (ran.hero(3).name,)
    assert ran.hero(3).room == 2


@pytest.mark.rule("HR-008")
@pytest.mark.parametrize(("caller", "other", "answer"), [(1, 2, "stand"), (2, 1, "run")])
def test_a_tie_is_the_leaders(caller, other, answer):
    """The lowest seat has its way, whichever it is."""
    state = hunted(hero(), hero(seat=2), flee_original=True)
    if caller == 2:
        state = act(state, "attack-body", 1).state
    asked = act(state, "flee", seat=caller).state
    assert act(asked, answer, 6, seat=other).state.here == 1
    if caller == 2:
        assert act(asked, "stand", seat=other).state.here == 2


@pytest.mark.rule("HR-009")
def test_a_rolled_price_is_rolled_after_the_vote():
    state = hunted(hero(), hero(seat=2), hero((1, 0, 0), (4, 4, 4), seat=3), flee_table=True)
    asked = act(state, "flee").state
    ran = act(asked, "run", 1, 5, 2, 6, seat=3).state
    assert not ran.hero(3).alive
    assert RULESET.awaiting(ran) == (2,)
    ran = act(act(ran, "lose-body", seat=2).state, "lose-mind", seat=2).state
    assert points(ran) == [(5, 3, 4), (4, 2, 4), (0, 0, 0)]
    assert (ran.here, ran.acting) == (1, (1, 2))


@pytest.mark.rule("HR-006")
def test_an_escape_is_tried_once_all_were_asked():
    asked = act(hunted(hero(), hero(seat=2), escape_roll=True), "flee").state
    assert act(asked, "run", 2, 6, seat=2).state.here == 1
    stuck = act(asked, "run", 5, seat=2).state
    assert (stuck.here, RULESET.awaiting(stuck)) == (2, (1,))
    assert refusal(stuck, Flee()) == "td-error-attack-first"


@pytest.mark.rule("TD-052")
def test_boots_take_along_who_wants_to_go():
    state = hunted(hero(pack=("boots",)), hero(seat=2), hero(seat=3))
    asked = act(state, "boots").state
    stood = act(act(asked, "stand", seat=2).state, "stand", seat=3).state
    assert (stood.here, stood.hero(1).spent) == (2, ())
    assert refusal(stood, RunWithBoots()) == "td-error-stood"
    ran = act(asked, "run", 6, seat=3).state
    assert (ran.here, ran.hero(1).spent) == (1, ("boots",))


@pytest.mark.rule("TD-054")
def test_salts_cost_nobody_anything_and_need_no_vote():
    state = act(hunted(hero(pack=("salts",)), hero(seat=2)), "salts").state
    assert state.room.monster.asleep


@pytest.mark.rule("HR-008")
def test_a_leader_is_asked_and_anyone_decides_alone():
    led = act(
        hunted(hero(), hero(seat=2), flee_original=True, decisions="leader"), "attack-body", 1
    )
    asked = act(led.state, "flee", seat=2).state
    assert RULESET.awaiting(asked) == (1,)
    assert points(act(asked, "stand").state) == [(5, 3, 4), (5, 3, 4)]
    assert points(act(asked, "run", 6).state) == [(4, 2, 3), (4, 2, 3)]
    own = hunted(hero(), hero(seat=2), flee_original=True, decisions="leader")
    assert act(own, "flee", 6).state.here == 1
    anyone = hunted(hero(), hero(seat=2), flee_original=True, decisions="anyone")
    assert act(anyone, "flee", 6).state.here == 1


@pytest.mark.rule("HR-008", "HR-009")
def test_each_is_told_what_it_may_cost():
    asked = act(three(flee_original=True), "flee").state
    said = WORDS.say(RULESET.view(asked, None).prompt)
    assert "a point of each attribute" in said
    assert "Corvane" in said.split("It may kill")[1]
    assert "Aldith" not in said.split("It may kill")[1].split(".")[0]
    for seat in (2, 3):
        detail = WORDS.say(menu(asked, seat)["run"].detail)
        assert "a point of each attribute" in detail
    healthy = hunted(hero(), hero(seat=2), flee_table=True)
    said = WORDS.say(RULESET.view(act(healthy, "flee").state, None).prompt)
    assert "up to three points" in said
    assert "death" not in said
    weak = hunted(hero(), hero((1, 1, 1), (4, 4, 4), seat=2), flee_table=True)
    assert "kill Brannoc" in WORDS.say(RULESET.view(act(weak, "flee").state, None).prompt)


@pytest.mark.rule("HR-036")
def test_the_pool_says_whom_a_flight_would_kill():
    weak = hero(seat=2, pool=3, pool_most=9)
    state = hunted(hero(pool=4, pool_most=9), weak, flee_original=True, hp_pool="easy")
    asked = act(state, "flee").state
    assert "kill Brannoc" in WORDS.say(RULESET.view(asked, None).prompt)
    assert [one.alive for one in act(asked, "run", 6, seat=2).state.heroes] == [True, False]


@pytest.mark.rule("TD-063")
@pytest.mark.parametrize("order", ["seat", "any"])
def test_whose_turn_a_vote_interrupts_has_it_again(order):
    state = hunted(*(hero(seat=n) for n in (1, 2, 3)), flee_original=True, mp_order=order)
    state = act(state, "attack-body", 1).state
    asked = act(state, "flee", seat=2).state
    assert RULESET.awaiting(asked) == (1, 3)
    assert RULESET.interrupted(asked) == (2,)
    half = act(asked, "stand", seat=3).state
    assert RULESET.interrupted(half) == ((2,) if order == "seat" else (2, 3))
    stood = act(half, "stand").state
    assert RULESET.awaiting(stood) == ((2,) if order == "seat" else (2, 3))
    assert RULESET.interrupted(stood) == ()


@pytest.mark.rule("TD-063", "HR-008")
def test_a_flight_said_ahead_is_a_question_when_its_turn_comes():
    state = hunted(*(hero(seat=n) for n in (1, 2, 3)), flee_original=True)
    ahead = {option.id: option for option in RULESET.declarable(state, 2)}
    asked = act(state, "flee").state
    assert [option.id for option in RULESET.declarable(asked, 1)] == []
    assert "flee" in [option.id for option in RULESET.declarable(asked, 3)]
    stood = act(act(asked, "stand", seat=2).state, "stand", seat=3).state
    assert "flee" in [option.id for option in RULESET.declarable(stood, 2)]
    struck = act(stood, "attack-body", 1).state
    assert RULESET.awaiting(act(struck, ahead["flee"].id, seat=2).state) == (1, 3)


@pytest.mark.parametrize("stance", ["careful", "balanced"])
@pytest.mark.rule("HR-008")
def test_an_autopilot_does_not_run_to_its_death(stance):
    asked = act(three(flee_original=True), "flee").state
    assert RULESET.autopilot(asked, 3, stance).kind == "stand"
    hurt = hunted(hero(), hero((2, 1, 0), (4, 4, 4), seat=2), flee_original=True)
    asked = act(hurt, "flee").state
    expected = "run" if stance == "careful" else "stand"
    assert RULESET.autopilot(asked, 2, stance).kind == expected


@joined("stance", ["careful", "balanced", "bold"])
@pytest.mark.rule("TD-052")
def test_an_autopilot_comes_along_where_it_costs_nothing(stance):
    asked = act(hunted(hero(pack=("boots",)), hero(seat=2)), "boots").state
    assert RULESET.autopilot(asked, 2, stance).kind == "run"


def explorers(*heroes, **options):
    rooms = (room(doors="n"), room(2, (0, 1), doors="ns"), room(3, (0, 2), doors="s"))
    return game(*heroes, rooms=rooms, **options)


@pytest.mark.rule("TD-053")
def test_a_scroll_of_teleportation_is_read_when_most_want_it():
    state = explorers(hero(), hero(seat=2, pack=("teleport",)), hero(seat=3))
    assert refusal(state, ReadTeleport(room=3)) == "td-error-item-not-owned"
    said = act(state, "teleport-3", seat=2).state
    assert (said.here, said.hero(2).pack, RULESET.awaiting(said)) == (1, ("teleport",), (1, 3))
    assert refusal(said, ReadTeleport(room=2)) == "td-error-item-not-owned"
    detail = WORDS.say(menu(said, 1)["teleport-3"].detail)
    assert "everybody" in detail
    read = act(said, "teleport-3", 6).state
    assert [one.room for one in read.heroes] == [3, 3, 3]
    assert read.hero(2).pack == ()
    refused = act(act(said, "go-n").state, "go-n", 6, seat=3).state
    assert (refused.here, refused.hero(2).pack) == (2, ("teleport",))


@pytest.mark.rule("TD-053")
def test_of_two_scrolls_that_of_whoever_wanted_it_is_read():
    pack = ("teleport",)
    state = explorers(hero(), hero(seat=2, pack=pack), hero(seat=3, pack=pack))
    said = act(act(state, "teleport-3", seat=3).state, "teleport-3", 6).state
    assert [one.pack for one in said.heroes] == [(), pack, ()]


@pytest.mark.rule("TD-053")
def test_a_vote_for_a_scroll_outlasts_what_others_do_meanwhile():
    hurt = hero((3, 3, 4), (5, 3, 4), seat=4, pack=("potion",))
    state = explorers(hero(), hero(seat=2, pack=("teleport",)), hero(seat=3), hurt)
    said = act(act(state, "teleport-3", seat=2).state, "teleport-3", seat=3).state
    drunk = act(said, "potion-body", seat=4).state
    assert RULESET.awaiting(drunk) == (1, 4)
    assert [vote.seat for vote in drunk.votes] == [2, 3]
    assert act(drunk, "teleport-3", 6, seat=4).state.here == 3


@pytest.mark.rule("TD-053")
def test_who_reads_a_scroll_alone_or_first_asks_nobody():
    pack = ("teleport",)
    assert act(explorers(hero(pack=pack)), "teleport-3", 6).state.here == 3
    anyone = explorers(hero(), hero(seat=2, pack=pack), decisions="anyone")
    assert act(anyone, "teleport-3", 6, seat=2).state.here == 3
    split = explorers(hero(), hero(seat=2, pack=pack), split_party=True)
    assert [one.room for one in act(split, "teleport-3", 6, seat=2).state.heroes] == [1, 3]


@pytest.mark.rule("HR-024", "HR-008")
def test_in_a_party_that_may_split_those_who_want_to_run_do():
    heroes = [hero(seat=n) for n in (1, 2, 3)]
    state = hunted(*heroes, split_party=True, flee_original=True)
    asked = act(act(state, "flee").state, "run", seat=2).state
    assert RULESET.awaiting(asked) == (3,)
    parted = act(asked, "stand", 6, seat=3)
    assert "td-party-split" in kinds(parted)
    after = parted.state
    assert points(after) == [(4, 2, 3), (4, 2, 3), (5, 3, 4)]
    assert [one.room for one in after.heroes] == [1, 1, 2]
    assert (after.acting, bool(after.fight)) == ((3,), True)


@pytest.mark.rule("HR-024", "HR-009")
def test_only_who_runs_rolls_for_the_price():
    state = hunted(*(hero(seat=n) for n in (1, 2)), split_party=True, flee_table=True)
    after = act(act(state, "flee").state, "stand", 1, 6, seat=2).state
    assert [one.room for one in after.heroes] == [1, 2]
    assert points(after) == [(5, 3, 4), (5, 3, 4)]


@pytest.mark.rule("HR-008")
def test_an_order_to_flee_is_a_voice_for_it():
    asked = act(three(flee_original=True), "flee").state
    assert RULESET.tactics(asked, 2).deeds["flee"].kind == "run"
