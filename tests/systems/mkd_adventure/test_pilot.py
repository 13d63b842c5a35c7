"""The autopilot's tempers: what the careful, the balanced and the bold do unlike."""

from rules.systems.mkd.actions import Attack, End, MoveTo
from rules.systems.mkd.compass import N, S, chebyshev
from rules.systems.mkd.pilot.fighting import Wants, best_attack
from rules.systems.mkd.pilot.handling import ways_to_disarm
from rules.systems.mkd.pilot.walking import price_map, towards
from rules.systems.mkd_adventure.pilot.destinations import is_lingering
from rules.systems.mkd_adventure.pilot.heroes import act
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.pieces import chest, hero, monster, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.rounds import heroes_turn


def quest(**more):
    """The Quest Chest in the corner of a chamber."""
    return chest(number=0, quest=True, **more)


def test_the_bold_disarm_in_a_hurry_and_the_careful_never():
    fresh, hurt = hero("brannoc"), hero("brannoc", click=7)
    assert ways_to_disarm(fresh, "careful") == (True,)
    assert ways_to_disarm(fresh, "balanced") == (True, False)
    assert ways_to_disarm(hurt, "balanced") == (True,)
    assert ways_to_disarm(hurt, "bold") == (False, True)


def test_only_the_bold_strike_at_hopeless_odds():
    weak = hero("tamsin", at=(2, 2), facing=N, click=7)
    strong = monster("old_cinder", at=(2, 1), facing=N)
    where = open_chamber(entrance=ENTRANCE)
    box = quest(at=(0, 0))
    there = heroes_turn(where, weak, strong, chests=(box,), quest_chest=0, active=weak)
    assert act(there, 1, "bold") == Attack(target=strong.id)
    assert not isinstance(act(there, 1, "careful"), Attack)


def test_the_careful_healer_walks_to_who_is_wounded():
    healer, friend = hero("ysolde", at=(0, 0)), hero("brannoc", at=(4, 4), click=6)
    box = quest(at=(4, 0))
    there = heroes_turn(
        open_chamber(entrance=ENTRANCE), healer, friend, chests=(box,), quest_chest=0, active=healer
    )
    walk = act(there, 1, "careful")
    assert isinstance(walk, MoveTo)
    assert chebyshev(walk.to, friend.at) == 1


def test_a_way_through_a_tokens_tile_counts_twice_for_the_wary():
    who = hero("brannoc", at=(0, 2))
    there = heroes_turn(two_chambers(entrance=ENTRANCE), who, tokens=(token(at=(7, 2)),))
    plain = price_map(there, who, ((9, 2),))
    wary = price_map(there, who, ((9, 2),), wary=True)
    assert plain[who.at] == 9
    assert wary[who.at] > plain[who.at]
    guarded = heroes_turn(
        two_chambers(entrance=ENTRANCE), who, tokens=(token(at=(7, 2), guardian=True),)
    )
    assert price_map(guarded, who, ((9, 2),), wary=True) == plain


def test_the_bold_stay_for_another_chest_and_the_others_take_theirs_home():
    box = quest(at=None, carrier=1, opened=True)
    other = chest(number=1, at=(4, 0), facing=S)
    who = hero("brannoc", at=(0, 0)).with_(id=1, carries=(0,))
    there = heroes_turn(
        open_chamber(entrance=ENTRANCE), who, chests=(box, other), quest_chest=0, active=who
    )
    assert is_lingering(there, who, "bold")
    assert not is_lingering(there, who, "balanced")
    assert not is_lingering(there, who, "careful")
    towards_chest, towards_home = act(there, 1, "bold"), act(there, 1, "careful")
    assert chebyshev(towards_chest.to, (4, 0)) < chebyshev(who.at, (4, 0))
    assert towards_home == MoveTo(to=ENTRANCE[0])
    worn = who.with_(click=7)
    assert not is_lingering(there, worn, "bold")


def test_the_frail_and_careful_let_a_stronger_friend_go_first():
    frail, friend = hero("brannoc", at=(2, 3), click=7), hero("derrik", at=(2, 4))
    box = quest(at=(2, 0), facing=S)
    there = heroes_turn(
        open_chamber(entrance=ENTRANCE), frail, friend, chests=(box,), quest_chest=0, active=frail
    )
    assert act(there, 1, "careful") == End()
    assert isinstance(act(there, 1, "bold"), MoveTo)


def test_who_is_to_be_spared_is_not_attacked_and_the_next_one_is():
    who = hero("brannoc", at=(2, 2), facing=N)
    spared, other = monster("ogre_gaoler", at=(2, 1)), monster("ogre_gaoler", at=(2, 3))
    there = heroes_turn(open_chamber(entrance=ENTRANCE), who, spared, other, active=who)
    assert best_attack(there, who, "bold", Wants(spared=frozenset({spared.id}))) == Attack(
        target=other.id
    )
    everybody = Wants(spared=frozenset({spared.id, other.id}))
    assert best_attack(there, who, "bold", everybody) is None


def test_who_is_in_a_hurry_runs_through_a_guard_if_no_walk_leads_nearer():
    who, guard = hero("brannoc", at=(3, 2)), monster("ogre_gaoler", at=(4, 2))
    there = heroes_turn(two_chambers(entrance=ENTRANCE), who, guard, active=who)
    beyond = ((9, 2),)
    hurried = list(towards(there, who, beyond, stop_beside=False))
    assert hurried[0] == MoveTo(to=(9, 2))
    assert all(chebyshev(walk.to, (9, 2)) < 6 for walk in hurried)
    assert list(towards(there, who, beyond)) == []
