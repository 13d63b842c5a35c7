"""Kidnapping: the Guardian that wanders, the quarry that runs, gives in, and is led out."""

import pytest

from rules.systems.mkd.actions import Capture, Finish
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import N, S, chebyshev
from rules.systems.mkd.fights.harm import hurt
from rules.systems.mkd.figures import strikes_back
from rules.systems.mkd.pieces import Goal, Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import Reveal
from rules.systems.mkd_adventure.quests import QUESTS
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, open_chamber
from tests.systems.mkd.pieces import hero, token
from tests.systems.mkd_adventure.monster_turns import acts, adventure, hall, settle, table
from tests.systems.mkd_adventure.quests import built, hunt, quarry, wanted
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, reasons, struck, told

KIDNAP = wanted("kidnap")
QUEST = QUESTS["kidnap"]
MEEK = Orders(strike_back="no")
AWAY = hero("ysolde", at=(0, 0), facing=N)
WEST = 4
"""A face of the tokens' die."""


def lurking(*figures, faces=("Y", 2), monsters=("gutterkin_scrapper",) * 3, **more):
    """The Guardian's token about to be turned over."""
    guardian = token(*faces, at=(1, 2), guardian=True)
    pools = Pools(monsters=monsters, tokens=(("Y", 1),))
    play = table(
        adventure(
            long_hall(3, entrance=((1, 14), S)),
            *figures,
            options=KIDNAP,
            tokens=(guardian,),
            pools=pools,
            orders=MEEK,
        ),
        *more.get("dice", ()),
    )
    play.push(Reveal(tokens=(guardian.id,)))
    return settle(play)


@pytest.mark.rule("MA-300", "MA-301")
@joined("seed", range(4))
def test_no_chest_but_the_guardian_beside_the_centre(seed):
    state = built("kidnap", seed)
    board = board_of(state.site)
    (guardian,) = [lurker for lurker in state.tokens if lurker.guardian]
    assert state.quest_chest is None
    assert not state.chests
    assert board.owner[guardian.at] == state.central
    assert chebyshev(guardian.at, board.centre(state.central)) >= 1
    others = [other for other in state.tokens if board.owner[other.at] == state.central]
    assert len(others) == 2
    assert state.quest_figure is None
    assert not QUEST.failed(state)


@pytest.mark.rule("MA-301")
def test_who_comes_out_of_other_tokens_is_not_wanted_while_the_guardian_lurks():
    guardian, other = token("Y", 2, at=(1, 2), guardian=True), token("Y", 2, at=(1, 12))
    pools = Pools(monsters=("gutterkin_scrapper",) * 3)
    where = long_hall(3, entrance=((1, 14), S))
    situation = adventure(where, AWAY, options=KIDNAP, tokens=(guardian, other), pools=pools)
    play = table(situation, 2, 2, 1)
    play.push(Reveal(tokens=(other.id,)))
    settle(play)
    assert play.state.monsters
    assert play.state.quest_figure is None


@pytest.mark.rule("MA-302")
def test_of_several_the_die_says_which_is_wanted():
    play = lurking(AWAY, dice=(2, 3, 1, 1, 1, 1, 2))
    figures = play.state.monsters
    assert len(figures) > 1
    assert reasons(play)[-1] == "mkd-quarry"
    assert play.state.quest_figure == figures[1].id
    assert [figure.role for figure in figures] == ["guardian", "target"]
    assert play.figure(figures[1].id).surprised


@pytest.mark.rule("MA-301", "MA-302")
def test_one_alone_is_the_quarry_without_a_die():
    play = lurking(AWAY, faces=("Y", 1), dice=(2, 2, 1))
    (found,) = told(play, "quarry-found")
    assert found.figure.key == "mkd-figure-gutterkin_scrapper"
    assert "mkd-quarry" not in reasons(play)


@pytest.mark.rule("MA-301")
def test_where_nobody_comes_the_next_who_do_bring_it():
    play = lurking(AWAY, faces=("Y", 1), dice=(1, 1, 2, 2, 1))
    assert len(told(play, "quarry-missed")) == 1
    assert play.state.quest_figure is None
    lurker = token("Y", 1, at=(1, 7))
    play.set_token(lurker)
    play.push(Reveal(tokens=(lurker.id,)))
    settle(play)
    assert play.figure(play.state.quest_figure).role == "target"


def test_where_nobody_is_left_to_come_it_is_over():
    situation = lurking(AWAY, faces=("Y", 1), dice=(1, 1)).state
    assert not QUEST.failed(situation)
    assert QUEST.failed(situation.with_(pools=Pools()))


@pytest.mark.rule("MA-304")
def test_here_the_guardian_wanders_like_others():
    afar = hero("derrik", at=(1, 14), facing=N)
    guardian = token("Y", 1, at=(2, 2), guardian=True)
    where = long_hall(3, entrance=((1, 14), S))
    situation = heroes_turn(where, afar, tokens=(guardian,))
    still = do(situation, Finish())
    assert still.state.tokens == (guardian,)
    play = do(situation.with_(options=KIDNAP), Finish(), WEST, 1)
    assert play.state.tokens[0].at[0] == 0


@pytest.mark.rule("MA-305")
def test_the_quarry_makes_for_the_way_out_without_a_decision():
    near, runs = hero("derrik", at=(0, 1), facing=N), quarry(at=(1, 3), facing=S)
    play = acts(hunt(near, runs), runs)
    assert "mkd-decision" not in reasons(play)
    assert at(play, runs)[1] > 5
    assert len(told(play, "quarry-ran")) == 1


@pytest.mark.rule("MA-305")
def test_it_breaks_away_and_keeps_trying():
    near = hero("derrik", at=(1, 4), facing=N)
    runs = quarry(at=(1, 3), facing=S, goal=Goal(kind="exit"))
    play = acts(hunt(near, runs), runs, 1, 6, 6, spent=False)
    assert set(reasons(play)) == {"mkd-break-away"}
    assert len(told(play, "held")) == 1
    assert struck(play) == []
    assert at(play, runs) != (1, 3)


@pytest.mark.rule("MA-305")
def test_it_passes_through_who_bars_the_only_way():
    barring = hero("derrik", at=(1, 4), facing=S)
    runs = quarry(at=(1, 3), facing=S, goal=Goal(kind="exit"))
    narrow = hall(2, entrance=((1, 9), S))
    play = acts(hunt(barring, runs, where=narrow), runs, 6, 6, spent=False)
    assert at(play, runs)[1] > 4


@pytest.mark.rule("MA-305")
def test_heroes_whom_it_is_too_slow_to_pass_all_at_once_leave_it_no_way_out():
    one, two = hero("derrik", at=(1, 4), facing=S), hero("brannoc", at=(1, 5), facing=S)
    slow = quarry("clay_sentinel", left=3, at=(1, 3), facing=S, goal=Goal(kind="exit"))
    narrow = hall(2, entrance=((1, 9), S))
    play = acts(hunt(one, two, slow, where=narrow), slow, 1, 2)
    assert struck(play) == [("mkd-figure-clay_sentinel", "mkd-figure-derrik", "close")]
    assert play.figure(slow.id).goal == Goal(kind="exit")


@pytest.mark.rule("MA-305")
def test_where_no_way_leads_out_it_fights():
    near, runs = hero("derrik", at=(1, 4), facing=N), quarry(at=(1, 3), facing=S)
    play = acts(hunt(near, runs, where=open_chamber()), runs, 1, 2)
    assert struck(play) == [("mkd-figure-ogre_gaoler", "mkd-figure-derrik", "close")]


@pytest.mark.rule("MA-305")
def test_out_on_its_own_feet_it_is_lost():
    near, runs = hero("derrik", at=(1, 2), facing=N), quarry(at=(1, 14), facing=S)
    play = acts(hunt(near, runs), runs)
    assert play.figure(runs.id).where == "left"
    play.mode.settled(play)
    assert play.state.ending == "defeat"
    assert told(play, "quest-lost")[0].quest == "kidnap"


@pytest.mark.rule("MA-306")
@joined(
    ("kind", "left", "gives_in"),
    [("ogre_gaoler", 3, False), ("ogre_gaoler", 2, True), ("fen_whelp", 2, True)],
)
def test_it_gives_in_without_its_nerve_or_at_its_last_click(kind, left, gives_in):
    near, runs = hero("derrik", at=(1, 4), facing=N), quarry(kind, at=(1, 3), left=left)
    play = table(hunt(near, runs))
    hurt(play, runs.id, 1, kind="raw", by=near.id)
    play.mode.settled(play)
    assert (play.figure(runs.id).role == "subdued") == gives_in
    assert len(told(play, "quarry-subdued")) == gives_in


@pytest.mark.rule("MA-306")
@pytest.mark.permits("MA-306")
@pytest.mark.parametrize(("role", "faces"), [("target", (6, 4)), ("subdued", ())])
def test_a_hero_may_also_carry_it_off_by_a_roll_or_once_it_has_given_in_without_one(role, faces):
    near, runs = hero("derrik", at=(1, 4), facing=N), quarry("fen_whelp", at=(1, 3), facing=S)
    runs = runs.with_(role=role, click=4 if role == "subdued" else 0)
    where = long_hall(3, entrance=((1, 14), S))
    fields = {"options": KIDNAP, "quest_figure": runs.id, "active": near}
    play = do(heroes_turn(where, near, runs, **fields), Capture(target=runs.id), *faces)
    assert play.figure(runs.id).where == "captive"
    assert play.figure(near.id).captive == runs.id


def test_freed_from_its_captors_hands_it_runs_again():
    near, runs = hero("derrik", at=(0, 1), facing=N), quarry(at=(1, 3), facing=S)
    play = acts(hunt(near, runs), runs)
    assert play.figure(runs.id).goal.kind == "exit"


@pytest.mark.rule("MA-306")
def test_who_has_given_in_neither_strikes_back_nor_heals_to_its_senses():
    tame = quarry("fen_whelp", left=1, role="subdued")
    assert not strikes_back(tame)
    play = table(hunt(hero("derrik", at=(1, 4)), tame.with_(click=2)))
    play.mode.settled(play)
    assert play.figure(tame.id).role == "subdued"
