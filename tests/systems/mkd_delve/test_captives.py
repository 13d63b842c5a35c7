"""Prisoners and the end of a level: whoever is led along has not been killed (RG-055, B-71)."""

import pytest

from rules.systems.mkd.actions import Begin, End
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd_delve import RULESET
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.offered import offers, typed
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_delve.delves import delve, do, told

TEN = 10
SQUARE = (2, TEN, 5)
"""The dice that name a square for the stairs."""
HIT = (6, 6)
ENTRANCE = ((2, 4), S)


def last_monster(**more):
    """A grown level of three whose last Monster has lost its nerve, beside a Hero who acts."""
    who, rat = hero("kestrel", at=(2, 3), facing=N), monster("cellar_rats", at=(2, 2), click=1)
    start = delve(
        open_chamber(entrance=ENTRANCE), who, rat, hero("brannoc", at=(1, 2), facing=E),
        grown=True, **{"levels": "3", **more},
    )  # fmt: skip
    return who, rat, do(start, Begin(figure=who.id)).state


def captured(who, rat, state, *faces):
    """The last Monster taken captive, as the card offers it."""
    play = do(state, offers(RULESET, state)[f"capture-{rat.id}"].action, *faces)
    assert play.figure(rat.id).where == "captive"
    assert play.figure(who.id).captive == rat.id
    return play


@pytest.mark.rule("RG-055")
def test_a_level_is_not_cleared_while_its_last_monster_is_led_along():
    who, rat, state = last_monster()
    play = captured(who, rat, state)
    assert (play.state.cleared, stairs_of(play.state.site)) == (0, ())
    # Let go, it is back, and the level is no more cleared than before.
    play = do(play.state, typed(RULESET, play.state, "release"))
    assert play.figure(rat.id).where == "board"
    assert play.state.cleared == 0


@pytest.mark.rule("RG-055")
def test_stairs_come_once_a_monster_that_was_let_go_is_dead():
    who, rat, state = last_monster()
    play = captured(who, rat, state)
    play = do(play.state, offers(RULESET, play.state)["release"].action)
    play = do(play.state, End())
    # It is the other Hero's activation now.
    play = do(play.state, offers(RULESET, play.state)[f"hit-{rat.id}"].action, *HIT, *SQUARE)
    assert play.figure(rat.id).where == "dead"
    assert play.state.cleared == 1
    assert stairs_of(play.state.site)


@pytest.mark.rule("RG-055", "B-71")
def test_whom_a_hero_leads_out_is_no_monster_of_the_level_any_more():
    who, rat, state = last_monster()
    play = captured(who, rat, state)
    play = do(play.state, typed(RULESET, play.state, "C5", moves=True))
    play = do(play.state, typed(RULESET, play.state, "leave"), *SQUARE)
    assert play.figure(who.id).where == "left"
    assert play.state.cleared == 1


@pytest.mark.rule("RG-055")
def test_the_card_says_that_only_a_captive_keeps_the_level_from_being_cleared():
    who, rat, state = last_monster()
    before = {text.key for text in RULESET.view(state, None).story}
    after = {text.key for text in RULESET.view(captured(who, rat, state).state, None).story}
    assert after - before == {"mkd-captive-alive"}


@pytest.mark.rule("RG-055", "B-71")
def test_a_table_may_count_captives_as_beaten_and_they_run_off_if_they_are_let_go():
    who, rat, state = last_monster(captives="beaten")
    play = captured(who, rat, state, *SQUARE)
    assert play.state.cleared == 1
    assert stairs_of(play.state.site)
    play = do(play.state, typed(RULESET, play.state, "release"))
    assert (play.figure(rat.id).where, play.figure(who.id).captive) == ("left", None)
    assert [event.kind for event in play.events[:2]] == ["mkd-released", "mkd-went-out"]
    assert told(play, "went-out")
