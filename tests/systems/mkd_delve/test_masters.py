"""The master of a level: what it is worth, where it lies, how it waits (RG-017 to RG-019)."""

import pytest

from rules.systems.mkd.actions import End, MoveTo, StepTo
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.tasks import Reveal
from rules.systems.mkd_delve.growth.levels import (
    worth_of_master,
)
from rules.systems.mkd_delve.growth.master import place_master
from rules.systems.mkd_delve.options import DelveOptions
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, open_chamber
from tests.systems.mkd.pieces import chest, hero, token
from tests.systems.mkd_delve.delves import (
    delve,
    do,
    entered,
    hall_and_chamber,
    reasons,
    run,
    spent,
    table,
    told,
)

OPEN_HALL = long_hall(entrance=((1, 14), S))
"""Three halls one below the other, without a wall between them."""
MISSES = (1, 2, 1, 2)
"""For the blow of the Monster that came, and for the one that answers it."""


def before_the_border(**lies):
    """A Hero two steps below a token that lies in the next hall, at its border."""
    one = hero("brannoc", at=(0, 6), facing=N)
    lurker = token("Y", 1, at=(1, 4), **lies)
    pools = Pools(monsters=("drowned_sailor",))
    return one, delve(OPEN_HALL, one, active=one, tokens=(lurker,), grown=True, pools=pools)


@pytest.mark.rule("RG-019")
def test_a_master_hides_from_who_stands_beside_it_in_another_tile():
    one, start = before_the_border(worth=30)
    beside = do(start, StepTo(facing=N))
    assert beside.figure(one.id).at == (0, 5)
    along = do(beside.state, MoveTo(to=(2, 5)))
    assert [each.at for each in along.state.tokens] == [(1, 4)]
    # Nor does it stir when tokens do.
    later = do(along.state, End())
    assert later.state.round == 2
    assert [each.at for each in later.state.tokens] == [(1, 4)]
    # One step into its tile, and there it is, looking north by a 1.
    play = do(later.state, StepTo(facing=N), 1, *MISSES)
    assert [event.points for event in told(play, "master-turned")] == [30]
    assert play.state.tokens == ()
    assert [figure.at for figure in play.state.monsters] == [(1, 4)]


@pytest.mark.rule("RG-019")
def test_any_other_token_turns_over_beside_a_hero():
    _, start = before_the_border()
    # Y1 with 8: one for 25 points.
    play = do(start, StepTo(facing=N), 4, 4, 1, *MISSES)
    assert play.state.tokens == ()
    assert [figure.at for figure in play.state.monsters] == [(1, 4)]


@pytest.mark.rule("RG-017")
@joined(("value", "worth"), [(15, 50), (50, 50), (95, 100), (100, 100), (101, 150), (120, 150)])
def test_what_a_master_is_worth(value, worth):
    assert worth_of_master(value) == worth


def guarded(*faces, lying=(), **more):
    """The master of a level put on its last tile."""
    start = delve(
        hall_and_chamber(), hero("brannoc", at=(2, 7)), chests=tuple(lying), master=150, **more
    )
    play = table(start.with_(pools=Pools(chests=more.get("pool", ()))), *faces)
    place_master(play)
    return spent(play)


@pytest.mark.rule("RG-018")
def test_a_master_guards_the_last_chest_of_the_last_tile():
    play = guarded(2, lying=(chest(0, at=(2, 1), facing=S),))
    (master,) = play.state.tokens
    assert (master.at, master.worth) == ((2, 2), 150)
    assert play.state.master == 0
    # Without a chest there, and none left, it waits in the middle.
    play = guarded(lying=(chest(0, at=(1, 6), facing=S),))
    assert play.state.tokens[0].at == (2, 2)


@pytest.mark.rule("RG-018")
def test_a_last_tile_without_a_chest_gets_one():
    start = delve(hall_and_chamber(), hero("brannoc", at=(2, 7)), master=50)
    play = table(start.with_(pools=Pools(chests=("c10",))), 1, 2, 6, 1, 2, 2, 2)
    place_master(play)
    assert [each.at for each in play.state.chests] == [(3, 1)]
    assert play.state.tokens[0].at == (3, 2)


@pytest.mark.rule("RG-018")
def test_the_master_comes_with_the_last_tile_and_not_before():
    start = delve(
        hall_and_chamber(), hero("brannoc", at=(2, 7)), visited=(0,), stack=(13, 16, 17),
        level_tiles=4, master=100,
    )  # fmt: skip
    two_tiles = (2, *(1, 1, 1, 1), 5, 2, *(1, 1, 1, 1), 5)
    play = entered(start, 1, *two_tiles)
    assert play.state.grown
    assert told(play, "master-laid")[0].points == 100
    assert play.state.tokens[0].worth == 100
    more = entered(start.with_(options=DelveOptions(level_tiles=9)), 1, *two_tiles, 1)
    assert told(more, "master-laid") == []


@pytest.mark.rule("RG-019")
def test_ex_41_the_master_is_one_great_monster():
    master = token("R", 1, at=(2, 2), worth=worth_of_master(120))
    start = delve(open_chamber(), hero("brannoc", at=(0, 0)), tokens=(master,))
    play = table(start, 1)
    play.push(Reveal(tokens=(master.id,), cause=start.figures[0].id))
    spent(run(play))
    best = max(kind.value for kind in MONSTERS.values() if kind.value <= 150)
    assert [MONSTERS[figure.kind].value for figure in play.state.monsters] == [best]
    assert told(play, "master-turned")[0].points == 150
    assert reasons(play) == ["mkd-facing"]


@pytest.mark.rule("RG-019")
def test_a_master_whose_points_nobody_is_worth_half_of_is_a_swarm():
    master = token("R", 1, at=(2, 2), worth=50)
    start = delve(open_chamber(), hero("brannoc", at=(0, 0)), tokens=(master,))
    start = start.with_(pools=Pools(monsters=("gutterkin_slinger",) * 6))
    play = table(start, *[1] * 40)
    play.push(Reveal(tokens=(master.id,), cause=start.figures[0].id))
    run(play)
    assert len(play.state.monsters) == 5
