"""Fights in any order by chance: who is interrupted has the same turn again."""

from rules.core.ruleset import AnyRuleset
from tests.support.playing import Moment


def kept(rules: AnyRuleset, moment: Moment) -> int:
    """How many turns that a question interrupted came back by this moment, each as it was.

    Raises:
        AssertionError: somebody is said to be interrupted who is awaited, or is not afterwards.
    """
    state = moment.state
    told, asked = rules.interrupted(state), rules.awaiting(state)
    assert not set(told) & set(asked)
    assert all(state.hero(seat).alive for seat in told)
    assert rules.following(state) == ()
    if moment.before is None:
        return 0
    before = rules.interrupted(moment.before)
    if state.fight is None or getattr(state.fight, "foes", True) == ():
        assert told == ()
        return 0
    assert set(before) <= {*told, *asked}
    offered = {seat: rules.legal_actions(state, seat) for seat in asked}
    assert all(offered.values())
    return len(set(before) & set(asked))
