"""Teams in any order: by post whoever is first acts first, each once a round (MA-052)."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import Answer, Begin, End, Finish, GiveOrders, GiveUp
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.campaign.options import CampaignOptions, first_plan
from rules.systems.mkd_adventure.campaign.options import by_post as campaign_by_post
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.laws import check_round
from tests.systems.mkd.pieces import hero, token
from tests.systems.mkd_adventure.rounds import begun, do, heroes_turn

ANY = AdventureOptions(order="any")
STAY = 5
"""The face that lets a token stay."""


def three_teams():
    """Brannoc of seat 1, Derrik and Ondine, who commands, of seats 2 and 3."""
    return [
        hero("brannoc", at=(0, 0)),
        hero("derrik", at=(4, 4), seat=2),
        hero("ondine", at=(4, 0), seat=3),
    ]


def asked(state):
    return RULESET.awaiting(state), RULESET.interrupted(state)


@pytest.mark.rule("MA-052", "MA-053", "MA-050")
@pytest.mark.permits("MA-050", "MA-052")
def test_whoever_is_first_acts_first_and_the_others_only_between_activations():
    one, two, three = three_teams()
    start = heroes_turn(open_chamber(), one, two, three, options=ANY)
    assert asked(start) == ((1, 2, 3), ())
    assert RULESET.following(start) == ()
    middle = do(start, Begin(figure=two.id), seat=2).state
    check_round(middle)
    assert asked(middle) == ((2,), (1, 3))
    with pytest.raises(RuleError):
        carry_out(middle, 1, Begin(figure=one.id), ScriptedDice())
    after = do(middle, End(), seat=2).state
    assert asked(after) == ((1, 3), ())
    assert after.turn == start.turn + 1
    with pytest.raises(RuleError):
        carry_out(after, 2, Begin(figure=two.id), ScriptedDice())
    third = do(do(after, Begin(figure=three.id), seat=3).state, End(), seat=3).state
    # The last Hero of a round begins by himself, as there is nothing to choose.
    assert asked(third) == ((1,), ())
    assert third.activation.figure == one.id


@pytest.mark.rule("MA-051", "MA-055")
def test_the_monsters_act_once_every_team_has():
    one, two, _ = three_teams()
    where = site(placed(7), placed(7, at=(20, 20)))
    start = heroes_turn(where, one, two, tokens=(token(at=(22, 22)),), options=ANY)
    half = do(start, Finish(), seat=2).state
    assert (half.round, half.part) == (start.round, "heroes")
    whole = do(half, End(), STAY).state
    assert (whole.round, whole.part) == (start.round + 1, "heroes")
    assert asked(whole) == ((1, 2), ())


@pytest.mark.rule("MA-055")
def test_a_team_of_two_may_act_with_others_in_between():
    one, two, _ = three_teams()
    friend = hero("vashti", at=(0, 4))
    start = heroes_turn(open_chamber(), one, friend, two, options=ANY)
    half = do(do(start, Begin(figure=one.id)).state, End()).state
    assert asked(half) == ((1, 2), ())
    assert half.turn == start.turn
    other = do(half, Begin(figure=two.id), seat=2).state
    assert asked(other) == ((2,), (1,))
    last = do(other, End(), seat=2).state
    assert last.activation.figure == friend.id
    check_round(last)


@pytest.mark.rule("MA-054")
def test_a_commander_needs_no_leave_to_go_first():
    start = begun(heroes_turn(open_chamber(), *three_teams(), options=ANY)).state
    assert start.agenda == ()
    assert asked(start) == ((1, 2, 3), ())


@pytest.mark.rule("MA-321")
def test_a_question_interrupts_all_but_who_is_asked():
    one, two, three = three_teams()
    start = heroes_turn(open_chamber(), one, two, three, options=ANY, round=90)
    doubting = do(start, GiveUp(), seat=2).state
    assert asked(doubting) == ((2,), (1, 3))
    resolved = do(doubting, Answer(yes=False), seat=2).state
    assert asked(resolved) == ((1, 2, 3), ())


@pytest.mark.rule("MA-214")
def test_standing_answers_take_nobodys_turn():
    one, two, three = three_teams()
    start = heroes_turn(open_chamber(), one, two, three, options=ANY)
    said = do(start, GiveOrders(about="spin", answer="ask"), seat=3).state
    assert said.acting == start.acting
    assert asked(said) == ((1, 2, 3), ())


def test_by_post_teams_act_in_any_order():
    assert RULESET.by_post(AdventureOptions()) == ANY
    assert RULESET.by_post(ANY) == ANY
    proposed = campaign_by_post(CampaignOptions())
    assert first_plan(proposed).order == "any"
    assert first_plan(CampaignOptions()).order == "seat"
