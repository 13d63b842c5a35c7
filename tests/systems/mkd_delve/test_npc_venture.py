"""Venture: a lone survivor joins for as long as it lasts (RG-093 to RG-095)."""

import pytest

from rules.systems.mkd.actions import Begin, End, Finish, Leave, MoveTo, StepTo
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.experience import eligible, gain
from rules.systems.mkd.fights.harm import eliminate
from rules.systems.mkd.figures import team_value, value_of
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.npcs import missions
from rules.systems.mkd_delve.ruleset import RULESET
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_delve.delves import act, do, run, spent, table, told
from tests.systems.mkd_delve.people import WAY_IN, below, comes_in, met, person, refusals, stage


def companion(at=(0, 0), **more):
    return person("n_outlaw", at, "companion").with_(side="hero", seat=1, **more)


def party(*figures, at=(0, 0), **more):
    one, other = hero("brannoc", at=(2, 4)), companion(at)
    return one, other, below(one, other, *figures, about=[met(other, "venture")], **more)


@pytest.mark.rule("RG-093")
def test_he_joins_unasked():
    one, other = hero("brannoc", at=(2, 4), seat=1), person("n_outlaw", at=(0, 0))
    play = comes_in(below(one, other, active=one), one, 5)
    joined = play.figure(other.id)
    assert (joined.side, joined.seat, joined.role) == ("hero", 1, "companion")
    assert told(play, "companion-joined")[0].player == "Player 1"
    assert play.state.agenda == ()


@pytest.mark.rule("RG-093", "RG-120")
@pytest.mark.permits("RG-093")
def test_he_acts_in_the_round_in_which_he_joins():
    one, other = hero("brannoc", at=(2, 5), facing=N), person("n_outlaw", at=(0, 0))
    play = act(below(one, other, active=one), StepTo(facing=N), 5)
    assert told(play, "companion-joined")
    # The Hero who met him is done; nobody else is left, so that he begins by himself.
    play = act(play.state, End())
    assert play.state.activation.figure == other.id
    play = act(play.state, MoveTo(to=(1, 1)))
    assert play.figure(other.id).at == (1, 1)
    round_now = play.state.round
    assert act(play.state, End()).state.round == round_now + 1


@pytest.mark.rule("RG-093", "RG-094")
@pytest.mark.permits("RG-094")
def test_he_has_his_own_activation_like_any_of_the_team():
    _, other, start = party()
    assert refusals(start, 1, Begin(figure=other.id), VERBS) is None
    play = act(start, Begin(figure=other.id))
    # The outlaw's speed is 8.
    assert play.state.activation.points == 8
    assert act(play.state, MoveTo(to=(1, 1))).figure(other.id).at == (1, 1)
    assert [line.title.key for line in RULESET.party(start)] == [
        "mkd-figure-brannoc", "mkd-figure-n_outlaw",
    ]  # fmt: skip
    assert RULESET.sheet(start, 1).sections


@pytest.mark.rule("RG-094")
@pytest.mark.permits("RG-094")
def test_he_fights_opens_chests_carries_them_and_leaves_like_any_of_the_team():
    foe = monster("cellar_rats", at=(2, 7), facing=N)
    box = chest(0, at=(1, 9), facing=E, trap="spent")
    _, other, start = party(foe, at=(2, 8), chests=(box,))
    begun = act(start, f"begin-{other.id}")
    struck = act(begun.state, f"hit-{foe.id}", 6, 6)
    assert struck.figure(foe.id).where == "dead"
    taken = act(act(act(begun.state, MoveTo(to=(2, 9))).state, "open-0").state, "take-0")
    assert taken.figure(other.id).carries == (0,)
    out = act(taken.state, "leave")
    assert (out.figure(other.id).where, out.figure(other.id).carries) == ("left", (0,))


@pytest.mark.rule("RG-094")
def test_he_gains_no_levels_and_is_worth_what_he_was():
    one, other, start = party(xp=40)
    assert value_of(other) == 22
    assert team_value(start) == value_of(one) + 22
    assert [figure.id for figure in eligible(start, ())] == [one.id]
    play = table(start)
    gain(play, 20)
    run(play)
    assert play.figure(one.id).level == 2
    assert play.figure(other.id).level == 0
    alone = start.with_(figures=(one.with_(where="dead"), other))
    play = spent(run(_earning(alone)))
    assert play.figure(other.id).level == 0


def _earning(situation):
    play = table(situation)
    gain(play, 60)
    return play


@pytest.mark.rule("RG-095")
def test_he_goes_his_own_way_in_the_end():
    one, other, start = party(at=WAY_IN)
    one_out = start.with_(figures=(one.with_(where="left"), other.with_(facing=S)))
    play = table(one_out)
    missions.over(play)
    assert stage(play, other) == "failed"
    begun = below(
        one.with_(where="left"), other, about=[met(other, "venture")], active=other, points=8
    )
    play = do(begun, Leave())
    assert (stage(play, other), play.state.missions) == ("won", 1)
    assert play.state.ending == "out"
    assert told(play, "mission-won")[0].xp == 0


@pytest.mark.rule("RG-064")
def test_his_death_costs_nothing():
    _, other, start = party()
    play = table(start)
    eliminate(play, other.id, None)
    run(play)
    assert (stage(play, other), play.state.xp) == ("failed", 0)
    assert refusals(play.state, 1, Finish(), VERBS) is None
