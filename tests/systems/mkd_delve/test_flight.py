"""Monsters that have lost their nerve: they run to a friend or out of sight (RG-132 to RG-136)."""

import pytest

from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.pieces import Goal
from tests.systems.mkd.boards import long_hall
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_delve.delves import (
    acts,
    chose,
    monsters_part,
    told,
)


def last(kind):
    """The last click of a dial: where the faint-hearted lose their nerve."""
    return len(KINDS[kind].dial) - 1


@pytest.mark.rule("RG-132", "RG-133", "RG-134", "RG-135")
def test_ex_36_an_ogre_runs_to_a_friend_and_finds_its_nerve_again():
    one = hero("brannoc", at=(0, 0), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 1), facing=N, click=last("ogre_gaoler"))
    friend = monster("gutterkin_scrapper", at=(0, 7), facing=N)
    play = acts(monsters_part(long_hall(), one, ogre, friend), ogre, 4)
    assert told(play, "broke-away")
    state = play.state
    for _ in range(3):
        if state.figure(ogre.id).goal is not None:
            break
        play = acts(state, ogre)
        state = play.state
    assert told(play, "rallied")
    assert state.figure(ogre.id).at in {(0, 6), (1, 6)}
    # A breath, and then a click with each activation.
    play = acts(state, ogre)
    assert told(play, "breathed")
    play = acts(play.state, ogre)
    assert play.figure(ogre.id).click == last("ogre_gaoler") - 1
    assert play.figure(ogre.id).goal is None
    # On leaving that click it fights again.
    assert chose(acts(play.state, ogre)) == [6]


@pytest.mark.rule("RG-136")
def test_ex_36_without_a_helper_it_runs_where_nobody_has_been():
    one = hero("brannoc", at=(0, 4), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 6), facing=N, click=last("ogre_gaoler"))
    state = monsters_part(long_hall(), one, ogre, visited=(0, 1))
    for _ in range(3):
        play = acts(state, ogre)
        state = play.state
        if told(play, "vanished"):
            break
    assert play.figure(ogre.id).where == "gone"
    assert play.state.xp == 0
    assert play.state.graveyard == ()


@pytest.mark.rule("RG-136")
def test_where_all_tiles_are_known_it_keeps_away_from_heroes():
    one = hero("brannoc", at=(0, 4), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 6), facing=N, click=last("ogre_gaoler"))
    play = acts(monsters_part(long_hall(), one, ogre), ogre)
    assert told(play, "idle")
    assert play.figure(ogre.id).where == "board"


@pytest.mark.rule("RG-132")
def test_it_breaks_away_by_the_usual_die_and_nobody_is_asked():
    one = hero("brannoc", at=(0, 0), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 1), facing=N, click=last("ogre_gaoler"))
    friend = monster("gutterkin_scrapper", at=(0, 7), facing=N)
    start = monsters_part(long_hall(), one, ogre, friend, active=ogre, points=5)
    play = acts(start, ogre, 3, 1)
    assert [event.die for event in told(play, "held")] == [3, 1]
    assert play.figure(ogre.id).at == (0, 1)


@pytest.mark.rule("RG-133")
def test_a_token_gives_heart_as_well_and_stays_face_down():
    one = hero("brannoc", at=(0, 0), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 3), facing=N, click=last("ogre_gaoler"))
    lurker = token(at=(0, 7))
    state = monsters_part(long_hall(), one, ogre, tokens=(lurker,))
    for _ in range(3):
        play = acts(state, ogre)
        state = play.state
        if told(play, "rallied"):
            break
    assert told(play, "rallied")
    assert play.state.tokens == (lurker,)


@pytest.mark.rule("RG-135")
def test_attacked_there_it_runs_to_another():
    one = hero("brannoc", at=(0, 0), facing=S)
    friend = monster("gutterkin_scrapper", at=(0, 5))
    other = monster("gutterkin_scrapper", at=(0, 12), number=2)
    ogre = monster(
        "ogre_gaoler", at=(0, 6), click=last("ogre_gaoler"), hurt_this_round=True,
        goal=Goal(kind="rally", beside=friend.id, rested=True),
    )  # fmt: skip
    play = acts(monsters_part(long_hall(), one, friend, other, ogre), ogre)
    assert told(play, "fled")
    assert play.figure(ogre.id).click == last("ogre_gaoler")
    assert play.figure(ogre.id).at[1] > 7
