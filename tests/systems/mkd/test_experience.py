"""Experience: the pool, its thresholds, and who gets what they give."""

import pytest

from rules.systems.mkd.actions import Choose
from rules.systems.mkd.experience import eligible, gain, usual_choice
from rules.systems.mkd.fights.harm import hurt
from rules.systems.mkd.tasks import Advance, AskAdvance
from rules.systems.mkd.verbs.answers import choose
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.handling import run
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd.tables import kinds, play, state


def table(*figures, xp=45, faces=()):
    return play(state(open_chamber(), *figures, xp=xp), *faces)


@pytest.mark.rule("B-63", "B-93", "B-94")
def test_ex_15_a_killed_monster_raises_a_hero():
    who = hero("brannoc", click=7)
    ogre = monster("ogre_gaoler", at=(1, 1), click=6)
    game = table(who, ogre)
    hurt(game, ogre.id, 1, kind="attack", by=who.id)
    assert game.state.xp == 85
    run(game)
    risen = game.figure(who.id)
    assert (risen.level, risen.click, risen.cap) == (2, 3, 3)
    assert "mkd-rose" in kinds(game)


@pytest.mark.rule("B-93")
def test_ex_16_two_thresholds_raise_two_heroes():
    first, second = hero("brannoc"), hero("kestrel", at=(1, 0))
    basilisk = monster("vault_basilisk", at=(1, 1), click=6)
    game = table(first, second, basilisk)
    hurt(game, basilisk.id, 1, kind="attack", by=first.id)
    run(game)
    task = game.state.agenda[-1]
    assert (task.threshold, task.figures) == (50, (first.id, second.id))
    choose(game, 1, Choose(figure=first.id))
    run(game)
    assert [game.figure(f.id).level for f in (first, second)] == [2, 2]
    assert game.state.xp == 105


@pytest.mark.rule("B-93")
def test_ex_16_with_one_hero_both_go_to_him():
    who = hero("brannoc")
    game = table(who)
    gain(game, 60)
    run(game)
    assert game.figure(who.id).level == 3


@pytest.mark.rule("B-93")
def test_a_hero_of_level_5_is_healed_instead():
    who = hero("brannoc", level=5, click=3)
    game = table(who)
    gain(game, 5)
    run(game)
    after = game.figure(who.id)
    assert (after.level, after.click) == (5, 0)
    assert kinds(game) == ["mkd-earned", "mkd-restored"]


@pytest.mark.rule("B-94")
@joined(("points", "tasks"), [
    (4, ()), (5, (Advance(threshold=50),)), (55, (Advance(threshold=50, more=(100,)),)),
    (105, (Advance(threshold=50, more=(100, 150)),)),
])  # fmt: skip
def test_every_threshold_crossed_counts_at_once(points, tasks):
    game = table(hero("brannoc"))
    gain(game, points)
    assert game.state.agenda == tasks


@pytest.mark.rule("B-93")
def test_the_dead_and_those_who_left_learn_nothing():
    alive, dead = hero("brannoc"), hero("kestrel", where="dead")
    left, waiting = hero("hask", where="left"), hero("maelle", where="waiting")
    game = table(alive, dead, left, waiting)
    assert {figure.id for figure in eligible(game.state, ())} == {alive.id, waiting.id}
    assert eligible(game.state, (alive.id,)) == (waiting,)
    nobody = table(dead)
    gain(nobody, 10)
    run(nobody)
    assert nobody.state.agenda == ()


@pytest.mark.rule("B-93")
@pytest.mark.parametrize("where", ["captive", "below"])
def test_the_carried_off_and_those_on_another_floor_learn_as_well(where):
    alive, elsewhere = hero("brannoc"), hero("kestrel", where=where)
    game = table(alive, elsewhere)
    assert eligible(game.state, (alive.id,)) == (elsewhere,)


@pytest.mark.rule("MA-130")
def test_all_teams_share_one_pool_and_agree_on_who_rises():
    first, second = hero("brannoc", seat=1), hero("kestrel", at=(1, 0), seat=2)
    game = table(first, second)
    gain(game, 5)
    run(game)
    task = game.state.agenda[-1]
    assert isinstance(task, AskAdvance)
    assert task.seats == (1, 2)
    choose(game, 1, Choose(figure=second.id))
    assert game.state.agenda == (task,)
    choose(game, 2, Choose(figure=second.id))
    assert game.figure(second.id).level == 2
    assert game.figure(first.id).level == 1


@pytest.mark.rule("MA-130")
def test_by_default_the_lowest_level_and_then_the_most_hurt_gets_it():
    low, hurt_one, high = hero("brannoc"), hero("kestrel", click=6), hero("hask", level=2, click=7)
    game = table(low, hurt_one, high)
    task = AskAdvance(seats=(1,), figures=(low.id, hurt_one.id, high.id), threshold=50)
    assert usual_choice(game.state, task) == hurt_one.id
    task = AskAdvance(seats=(1,), figures=(low.id, high.id), threshold=50)
    assert usual_choice(game.state, task) == low.id
