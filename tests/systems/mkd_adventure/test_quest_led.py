"""A kidnapping to its end: who has given in is led, flees, or gets out (MA-307 to MA-309)."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd.actions import Lead, Leave
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.fights.forced_moves import force_out
from rules.systems.mkd.fights.harm import eliminate
from rules.systems.mkd.parse import parse
from rules.systems.mkd.tasks import AskLead
from rules.systems.mkd_adventure.menu import VERBS, legal_actions
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import long_hall, open_chamber
from tests.systems.mkd.pieces import door, hero
from tests.systems.mkd_adventure.monster_turns import ENTRANCE, acts, hall, settle, table
from tests.systems.mkd_adventure.quests import hunt, quarry, wanted, won
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, reasons, struck, told

KIDNAP = wanted("kidnap")
QUEST = QUESTS["kidnap"]
AWAY = hero("ysolde", at=(0, 0), facing=N)


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
    chosen = VERBS.of(action)
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
