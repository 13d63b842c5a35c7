"""Kidnapping: the Guardian that wanders, the quarry that runs, gives in, and is led out."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd.actions import Capture, Finish, Lead, Leave
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import N, S, chebyshev
from rules.systems.mkd.fights.forced_moves import force_out
from rules.systems.mkd.fights.harm import eliminate, hurt
from rules.systems.mkd.figures import strikes_back
from rules.systems.mkd.parse import parse
from rules.systems.mkd.pieces import Goal, Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import AskLead, Reveal
from rules.systems.mkd_adventure.menu import VERBS, legal_actions
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import long_hall, open_chamber
from tests.systems.mkd.pieces import door, hero, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE, acts, adventure, hall, settle, table
from tests.systems.mkd_adventure.quests import built, quarry, wanted, won
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, reasons, struck, told

KIDNAP = wanted("kidnap")
QUEST = QUESTS["kidnap"]
MEEK = Orders(strike_back="no")
AWAY = hero("ysolde", at=(0, 0), facing=N)
WEST = 4
"""A face of the tokens' die."""


def hunt(*figures, where=None, **more):
    """A hall of three tiles with its entrance in the south, the last figure being the quarry."""
    target = figures[-1]
    fields = {"options": KIDNAP, "quest_figure": target.id, "orders": MEEK, **more}
    return adventure(where or long_hall(3, entrance=((1, 14), S)), *figures, **fields)


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
@pytest.mark.parametrize("seed", range(4))
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
@pytest.mark.parametrize(
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


def led(*figures, tame, where=None, **more):
    """The activation of a quarry that has given in, up to the question where it goes."""
    return acts(hunt(*figures, tame, where=where, **more), tame)


def tame_at(square, kind="ogre_gaoler"):
    return quarry(kind, at=square, left=1, role="subdued", facing=S)


@pytest.mark.rule("MA-307", "MA-050")
def test_beside_a_hero_the_players_say_where_it_goes():
    near, tame = hero("derrik", at=(1, 4), facing=N), tame_at((1, 3))
    play = led(near, tame=tame)
    assert play.state.agenda[-1] == AskLead(seats=(1,), figure=tame.id)
    assert play.state.activation.points == 6
    squares = {
        option.goes_to: option.action for option in legal_actions(play.state, 1) if option.goes_to
    }
    assert squares["B7"] == Lead(to=(1, 6))
    assert all(action.to != near.at for action in squares.values())
    assert parse(play.state, 1, "b7") == Lead(to=(1, 6))


@pytest.mark.rule("MA-307")
def test_ex_63_it_is_walked_as_far_as_its_speed_goes_and_nobody_holds_it():
    near, tame = hero("derrik", at=(1, 4), facing=N), tame_at((1, 3))
    play = led(near, tame=tame)
    moved = table(play.state)
    verb(moved, Lead(to=(2, 7)))
    settle(moved)
    assert at(moved, tame) == (2, 7)
    assert "mkd-break-away" not in reasons(moved)
    assert moved.state.activation is not None
    assert isinstance(moved.state.agenda[-1], AskLead)
    verb(moved, Lead())
    settle(moved)
    assert moved.state.activation is None
    assert at(moved, tame) == (2, 7)
    assert [event.moved for event in told(moved, "quarry-led")] == [True, False]


def verb(play, action, seat=1):
    """Carry an answer out, up to what is on the agenda then."""
    chosen = VERBS[type(action)]
    assert chosen.forbids(play.state, seat, action) is None
    chosen.performs(play, seat, action)


@pytest.mark.rule("MA-307")
def test_it_goes_no_farther_than_its_speed_nor_through_doors():
    near, tame = hero("derrik", at=(1, 3), facing=S), tame_at((1, 2))
    narrow = hall(2, entrance=((1, 9), S), doors=(door((1, 4), S),))
    play = led(near, tame=tame, where=narrow)
    for to in ((1, 5), (1, 9), (1, 3)):
        with pytest.raises(RuleError) as caught:
            carry_out(play.state, 1, Lead(to=to), play.dice)
        assert caught.value.text.key == "mkd-refused-led-too-far"
    with pytest.raises(RuleError) as caught:
        carry_out(play.state, 1, Lead(out=True), play.dice)
    assert caught.value.text.key == "mkd-refused-led-not-out"


@pytest.mark.rule("MA-307")
def test_the_first_team_beside_it_leads():
    tame = tame_at((1, 3))
    one, two = hero("derrik", at=(0, 3), seat=2), hero("ysolde", at=(1, 4), seat=1)
    play = led(one, two, tame=tame, order=(2, 1))
    assert play.state.agenda[-1].seats == (2,)


@pytest.mark.rule("MA-307")
def test_nobody_leads_what_is_not_asked_about():
    situation = heroes_turn(open_chamber(entrance=ENTRANCE), AWAY, options=KIDNAP)
    with pytest.raises(RuleError):
        do(situation, Lead(to=(1, 1)))


@pytest.mark.rule("MA-308")
def test_ex_63_with_nobody_beside_it_flees_and_may_get_away():
    far, tame = hero("derrik", at=(1, 2), facing=N), tame_at((1, 10))
    play = acts(hunt(far, tame), tame)
    assert told(play, "fled")
    assert at(play, tame) == (1, 14)
    play = acts(play.state, play.figure(tame.id))
    assert play.figure(tame.id).where == "left"
    play.mode.settled(play)
    assert play.state.ending == "defeat"


@pytest.mark.rule("MA-190", "MA-308")
def test_one_that_hid_runs_anew_after_it_was_led():
    near, tame = hero("derrik", at=(1, 4), facing=N), tame_at((1, 3))
    play = acts(hunt(near, tame, hidden=(tame.id,)), tame)
    assert isinstance(play.state.agenda[-1], AskLead)
    assert play.state.hidden == ()


@pytest.mark.rule("MA-309")
def test_killed_it_is_lost():
    near, runs = hero("derrik", at=(1, 4), facing=N), quarry(at=(1, 3))
    play = table(hunt(near, runs))
    eliminate(play, runs.id, near.id)
    play.mode.settled(play)
    assert play.state.ending == "defeat"


@pytest.mark.rule("MA-309")
def test_led_out_the_quest_is_fulfilled_once_the_heroes_are_out_as_well():
    near, tame = hero("derrik", at=(1, 13), facing=S), tame_at((1, 14))
    play = led(near, tame=tame)
    assert "lead-out" in {option.id for option in legal_actions(play.state, 1)}
    verb(play, Lead(out=True))
    settle(play)
    assert play.figure(tame.id).where == "left"
    assert len(told(play, "quarry-out")) == 1
    assert told(play, "hero-left") == []
    assert won(play.state)
    play.mode.settled(play)
    assert play.state.ending == ""


@pytest.mark.rule("MA-309")
def test_dragged_out_by_a_hero_counts_as_well():
    where = long_hall(3, entrance=((1, 14), S))
    captor = hero("derrik", at=(1, 14), facing=N)
    tame = tame_at((1, 13)).with_(where="captive", captor=captor.id)
    captor = captor.with_(captive=tame.id)
    fields = {"options": KIDNAP, "quest_figure": tame.id, "active": captor}
    play = do(heroes_turn(where, captor, tame, **fields), Leave())
    assert play.state.ending == "victory"


@pytest.mark.rule("MA-309")
@pytest.mark.parametrize(("role", "fulfilled"), [("subdued", True), ("target", False)])
def test_driven_out_by_magic_it_counts_once_it_has_given_in(role, fulfilled):
    near, runs = hero("derrik", at=(1, 4)), quarry(at=(1, 13), role=role)
    play = table(hunt(near, runs))
    force_out(play, runs.id)
    assert won(play.state) == fulfilled
    assert QUEST.failed(play.state) != fulfilled


def test_a_hero_on_the_way_out_bars_it():
    keeper, runs = hero("derrik", at=(1, 14), facing=N), quarry(at=(1, 10), facing=S)
    play = acts(hunt(keeper, runs), runs, 1, 2)
    assert struck(play)
    assert play.figure(runs.id).where == "board"
    assert play.figure(runs.id).goal.kind == "exit"
