"""What heroes may say ahead of their turn in a fight."""

import pytest

from rules.systems.three_dice import RULESET
from tests.systems.three_dice.moves import act
from tests.systems.three_dice.tables import fight as begun
from tests.systems.three_dice.tables import hero, monster


def fight(*heroes, **options):
    return begun(*heroes, foe=monster(hp=9), **options)


def ids(state, seat):
    return [option.id for option in RULESET.declarable(state, seat)]


@pytest.mark.rule("TD-063")
def test_who_comes_later_in_a_round_may_say_ahead_what_they_do():
    state = fight(hero(), hero(seat=2, pack=("scroll",)), hero(seat=3, now=(4, 0, 2)))
    assert (RULESET.awaiting(state), RULESET.following(state)) == ((1,), (2, 3))
    assert RULESET.declarable(state, 1) == RULESET.legal_actions(state, 1)
    boosted = [option for option in RULESET.declarable(state, 2) if option.group == "boosted"]
    assert [option.id for option in boosted] == ["attack-spirit+scroll"]
    assert not any("mind" in each for each in ids(state, 3))
    after = act(state, "attack-body", 1).state
    assert RULESET.declarable(state, 2) == RULESET.legal_actions(after, 2)
    assert RULESET.declarable(after, 1) == ()


@pytest.mark.rule("TD-055")
def test_they_may_also_while_a_charm_is_being_asked_about():
    state = fight(hero(pack=("charm",)), hero(seat=2), hero(seat=3))
    asked = act(state, "attack-body", 6).state
    assert (RULESET.awaiting(asked), RULESET.following(asked)) == ((1,), ())
    assert RULESET.declarable(asked, 1) == ()
    assert ids(asked, 2) == ids(state, 2)
    assert ids(asked, 3) == ids(state, 3)


@pytest.mark.rule("TD-063")
def test_the_last_of_a_round_is_followed_by_nobody():
    state = fight(hero(), hero(seat=2, pack=("charm",)))
    state = act(state, "attack-body", 1).state
    asked = act(state, "attack-body", 6, seat=2).state
    assert ids(asked, 1) == []
    assert ids(asked, 2) == []


@pytest.mark.rule("TD-063")
def test_everybody_has_a_turn_where_all_may_strike_in_any_order():
    state = fight(hero(), hero(seat=2), mp_order="any")
    assert RULESET.awaiting(state) == (1, 2)
    for seat in (1, 2):
        assert RULESET.its_turn(state, seat)
        assert RULESET.declarable(state, seat) == RULESET.legal_actions(state, seat)
    struck = act(state, "attack-body", 1).state
    assert ids(struck, 1) == []


@pytest.mark.rule("TD-031")
def test_a_potion_leaves_the_turn_open_and_a_blow_ends_it():
    drinker = hero(now=(3, 3, 4), most=(5, 3, 4), pack=("potion",))
    state = fight(drinker, hero(seat=2))
    drunk = act(state, "potion-body").state
    assert RULESET.goes_on(state, drunk, 1)
    struck = act(drunk, "attack-body", 1).state
    assert not RULESET.goes_on(drunk, struck, 1)
    alone = fight(hero())
    again = act(alone, "attack-body", 1).state
    assert RULESET.awaiting(again) == (1,)
    assert not RULESET.goes_on(alone, again, 1)


@pytest.mark.rule("HR-006")
def test_whose_flight_failed_still_has_the_turn_and_binds_nobody_else():
    state = fight(hero(came_from=1), hero(seat=2, came_from=1), escape_roll=True)
    asked = act(state, "flee").state
    failed = act(asked, "run", 5, seat=2).state
    assert RULESET.awaiting(failed) == (1,)
    assert not RULESET.goes_on(asked, failed, 2)
    assert "flee" not in [option.id for option in RULESET.legal_actions(failed, 1)]
    assert "flee" in ids(failed, 2)
    alone = fight(hero(came_from=1), escape_roll=True)
    assert RULESET.goes_on(alone, act(alone, "flee", 5).state, 1)


@pytest.mark.rule("TD-034")
def test_an_attack_that_uses_nothing_up_may_be_kept_at():
    state = fight(hero(now=(3, 3, 4), most=(5, 3, 4), pack=("scroll", "potion")))
    kept = [
        each.id for each in RULESET.legal_actions(state, 1) if RULESET.repeats(state, each.action)
    ]
    assert kept == ["attack-body", "attack-mind", "attack-spirit"]
    quiet = state.with_(fight=None)
    assert not any(RULESET.repeats(quiet, each.action) for each in RULESET.legal_actions(state, 1))
