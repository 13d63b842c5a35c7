"""What heroes may say ahead of their turn in a fight."""

import pytest

from rules.systems.third_six import RULESET
from rules.systems.third_six.state import PendantPrompt
from tests.systems.third_six.moves import act
from tests.systems.third_six.tables import fight, foe, hero


def ids(state, seat):
    return [option.id for option in RULESET.declarable(state, seat)]


@pytest.mark.rule("TS-059")
def test_who_comes_later_in_a_round_may_say_ahead_what_they_do():
    hurt = hero(seat=3, hp=4, hp_most=20)
    state = fight(hero(), hero(seat=2), hurt, foes=(foe(), foe(number=2)), bag=("healing",))
    assert (RULESET.awaiting(state), RULESET.following(state)) == ((1,), (2, 3))
    assert RULESET.declarable(state, 1) == RULESET.legal_actions(state, 1)
    assert ids(state, 2) == ["attack-1", "pass"]
    assert "drink-healing" in ids(state, 3)
    after = act(state, "pass").state
    assert RULESET.declarable(state, 2) == RULESET.legal_actions(after, 2)
    assert RULESET.declarable(after, 1) == ()


@pytest.mark.rule("TS-007")
def test_they_may_also_while_somebody_is_asked_to_pay_for_a_blow():
    state = fight(hero("wizard", mnd=9), hero(seat=2), hero(seat=3))
    asked = act(state, "attack-1", 6).state
    assert (RULESET.awaiting(asked), RULESET.following(asked)) == ((1,), ())
    assert ids(asked, 1) == []
    assert ids(asked, 2) == ids(state, 2)
    assert ids(asked, 3) == ids(state, 3)


@pytest.mark.rule("TS-004")
def test_foes_that_differ_are_told_apart_as_they_stand_now():
    state = fight(hero(), hero(seat=2), foes=(foe(hp=9), foe(hp=9, number=2)))
    struck = act(state, "attack-1", 1).state
    assert [each for each in ids(struck, 2) if each.startswith("attack")] == [
        "attack-1",
        "attack-2",
    ]


@pytest.mark.rule("TS-041")
def test_a_fight_without_foes_and_a_round_that_is_over_leave_nothing_to_say():
    state = fight(hero(), hero(seat=2), hero(seat=3))
    won = state.with_(fight=state.fight.with_(foes=()), prompts=(PendantPrompt(artifact="topaz"),))
    asked = state.with_(prompts=(PendantPrompt(artifact="topaz"),))
    for seat in (1, 2, 3):
        assert ids(won, seat) == []
        assert ids(asked, seat) == ids(state, seat)
    after = act(act(state, "pass").state, "pass", seat=2).state
    assert [ids(after, seat) for seat in (1, 2)] == [[], []]
    assert RULESET.awaiting(after) == (3,)


@pytest.mark.rule("TS-004")
def test_an_attack_may_be_kept_at_and_nothing_else():
    wizard = hero("wizard", mnd=9, spells=("fireball",))
    state = fight(wizard, foes=(foe(hp=9), foe(number=2)), bag=("healing",))
    offered = RULESET.legal_actions(state, 1)
    assert any(each.id.startswith("cast") for each in offered)
    kept = [each.id for each in offered if RULESET.repeats(state, each.action)]
    assert kept == ["attack-1", "attack-2"]
