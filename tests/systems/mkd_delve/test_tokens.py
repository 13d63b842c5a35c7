"""Tokens that come for Heroes and become Monsters, and who acts when (RG-102 to RG-123)."""

import pytest

from rules.systems.mkd.actions import Begin, End, Finish
from rules.systems.mkd.compass import S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.reveal.split import adjusted
from rules.systems.mkd.tasks import Reveal
from rules.systems.mkd_delve.menu import VERBS
from tests.systems.mkd.boards import long_hall, open_chamber, two_chambers
from tests.systems.mkd.pieces import door, hero, monster, token
from tests.systems.mkd_delve.delves import (
    chose,
    delve,
    do,
    reasons,
    run,
    spent,
    table,
    token_acts,
    told,
)

MISS = (1, 2)


@pytest.mark.rule("RG-106", "RG-122", "RG-123")
def test_ex_33_a_token_comes_and_goes_on_as_a_monster():
    one, lurker = hero("brannoc", at=(0, 0), facing=S), token("Y", 1, at=(0, 9))
    start = delve(long_hall(), one, tokens=(lurker,))
    start = start.with_(pools=Pools(monsters=("grave_hound",)))
    play = token_acts(start, lurker)
    assert play.state.tokens[0].at == (0, 5)
    assert told(play, "token-came")[0].at == "A6"
    # Next round it comes into his tile.
    again = play.state
    play = token_acts(again, lurker, 2, 3, *MISS, *MISS)
    (hound,) = play.state.monsters
    assert hound.kind == "grave_hound"
    assert hound.at == (0, 1)
    assert told(play, "missed")
    assert chose(play) == [5]
    assert play.state.acted == (hound.id,)
    assert reasons(play)[:2] == ["mkd-reveal", "mkd-reveal"]


@pytest.mark.rule("RG-106")
def test_four_points_are_gone_whatever_the_token_spent():
    # It needs one step into the tile; the scrapper has 6 - 4 points and stops two steps on.
    one, lurker = hero("brannoc", at=(0, 0)), token("Y", 1, at=(0, 5))
    start = delve(long_hall(), one, tokens=(lurker,))
    start = start.with_(pools=Pools(monsters=("gutterkin_scrapper",)))
    play = token_acts(start, lurker, 2, 3)
    assert play.state.monsters[0].at == (0, 2)
    assert chose(play) == [6]


@pytest.mark.rule("RG-108", "RG-121")
def test_what_was_a_token_this_round_has_acted_the_others_have_not():
    one, lurker = hero("brannoc", at=(0, 0)), token("Y", 2, at=(0, 5))
    start = delve(long_hall(), one, tokens=(lurker,), served=(one.id,), order=(1,), acting=1).with_(
        pools=Pools(monsters=("gutterkin_scrapper", "gutterkin_scrapper"))
    )
    # 25 points are two by the table, shared evenly; the second stands beside the first.
    play = token_acts(start, lurker, 2, 3, 1, 1)
    first, second = play.state.monsters
    assert play.state.acted == (first.id,)
    assert second.at != first.at
    assert second.id not in play.state.acted


@pytest.mark.rule("RG-122")
def test_tokens_open_doors_and_shut_wooden_ones():
    one, lurker = hero("brannoc", at=(0, 2)), token("Y", 1, at=(6, 2))
    start = delve(two_chambers(doors=[door((4, 2))]), one, tokens=(lurker,))
    # One step to the door, two points to open it, one step through; the Monster goes on for 2.
    start = start.with_(pools=Pools(monsters=("gutterkin_scrapper",)))
    play = token_acts(start, lurker, 2, 3)
    assert not play.state.site.doors[0].closed
    assert play.state.monsters[0].at == (2, 2)


@pytest.mark.rule("RG-122")
def test_a_token_laid_down_beside_a_hero_is_there_already():
    one, lurker = hero("brannoc", at=(4, 2)), token("Y", 1, at=(5, 2))
    start = delve(two_chambers(), one, tokens=(lurker,))
    start = start.with_(pools=Pools(monsters=("gutterkin_scrapper",)))
    play = token_acts(start, lurker, 2, 3, 1)
    assert play.state.monsters[0].at == (5, 2)
    # It has 2 points left, and cannot strike yet.
    assert chose(play) == [6]


@pytest.mark.rule("RG-121")
def test_tokens_and_monsters_act_once_each_in_an_order_by_chance():
    one = hero("brannoc", at=(0, 0), facing=S)
    rats = monster("cellar_rats", at=(0, 14)), monster("cellar_rats", at=(2, 14), number=2)
    lurkers = token("Y", 1, at=(0, 10)), token("Y", 1, at=(2, 10))
    start = delve(long_hall(), one, *rats, tokens=lurkers, active=one)
    # The second token first; then the second of the rats.
    play = do(start, End(), 2, 2)
    assert reasons(play) == ["mkd-token-order", "mkd-monster-order"]
    assert [event.at for event in told(play, "token-came")] == ["C7", "A7"]
    assert len(told(play, "chose")) == 2
    assert play.state.round == 2


@pytest.mark.rule("RG-120")
def test_every_hero_who_is_left_has_one_activation():
    one, two = hero("brannoc", at=(0, 0)), hero("ysolde", at=(2, 0))
    dead = hero("derrik", where="dead")
    start = delve(open_chamber(), one, two, dead)
    assert VERBS.forbidden(start, 1, Begin(figure=one.id)) is None
    assert VERBS.forbidden(start, 1, Begin(figure=dead.id)).rule == "MA-322"
    served = start.with_(served=(one.id,))
    assert VERBS.forbidden(served, 1, Begin(figure=one.id)).rule == "MA-055"
    assert do(served, Finish()).state.round == 2


@pytest.mark.rule("RG-107")
def test_nobody_is_surprised():
    one, lurker = hero("brannoc", at=(0, 0), facing=S), token("Y", 1, at=(0, 6))
    start = delve(long_hall(), one, tokens=(lurker,), active=one, points=8)
    start = start.with_(pools=Pools(monsters=("cellar_rats",)))
    play = table(start, 2, 2, 1)
    play.push(Reveal(tokens=(lurker.id,), cause=one.id))
    run(play)
    (rat,) = play.state.monsters
    assert not rat.surprised
    # The Hero who did it is done for now (D12), and the Monster acts in this very round.
    assert play.state.activation is None
    assert one.id in play.state.served


@pytest.mark.rule("RG-102", "RG-105")
def test_points_are_shared_among_several():
    one, lurker = hero("brannoc", at=(0, 0)), token("R", 1, at=(2, 2))
    start = delve(open_chamber(), one, tokens=(lurker,))
    start = start.with_(pools=Pools(monsters=("iron_sentinel", *("drowned_sailor",) * 3)))

    def turned(*faces):
        play = table(start, *faces)
        play.push(Reveal(tokens=(lurker.id,), cause=one.id))
        return spent(run(play))

    # R1 with 4: three for 60 points. Evenly, 20 each.
    play = turned(1, 3, 2, 1, *(1, 1, 1), *(1, 1, 1))
    values = sorted(KINDS[figure.kind].value for figure in play.state.monsters)
    assert values == [20, 20, 20]
    assert play.state.monsters[0].at == (2, 2)
    assert all(max(abs(m.at[0] - 2), abs(m.at[1] - 2)) == 1 for m in play.state.monsters[1:])


@pytest.mark.rule("RG-104")
def test_points_go_from_the_strong_to_the_weakest_until_somebody_fits():
    assert adjusted((30, 26, 4), 8) == (28, 24, 8)
