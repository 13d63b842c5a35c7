"""Building a team: what Heroes can do, who is not to be had and why, and teams at one press."""

import pytest

from bot.catalogs import all_words
from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import Recruit, RecruitTeam
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.figures import team_value
from rules.systems.mkd.ready_teams import HEALING, SHOOTS
from rules.systems.mkd_adventure.ruleset import RULESET
from rules.systems.mkd_delve.ruleset import RULESET as DELVE
from tests.support.joined import joined

SAY = all_words("en").say
POINTS = ("25", "50", "75", "100", "150", "none")


def gathering(players=1, rules=RULESET, **changes):
    """A game whose teams are being gathered."""
    seats = tuple(SeatInfo(seat=seat, name=f"Player {seat}") for seat in range(1, players + 1))
    return rules.new_game(rules.preset.with_(**changes), seats, ScriptedDice()).state


def took(state, action, seat=1, rules=RULESET):
    """What becomes of it when a seat takes somebody, before the last team is complete."""
    return rules.apply(state, seat, action, ScriptedDice()).state


def ready(state, seat=1, rules=RULESET):
    """The teams at one press, by the ids of their buttons."""
    offered = rules.legal_actions(state, seat)
    return {each.id: each for each in offered if isinstance(each.action, RecruitTeam)}


def story(state):
    """What a card tells while teams are gathered."""
    return [SAY(text) for text in RULESET.view(state, None).story]


@pytest.mark.rule("MA-003", "MA-005")
@joined("rules", [RULESET, DELVE], ids=lambda rules: rules.key)
@joined("points", POINTS)
@joined("heroes", [1, 2, 3, 4])
def test_three_teams_are_ready_within_the_points(rules, points, heroes):
    found = ready(gathering(rules=rules, heroes=heroes, points=points), rules=rules)
    assert list(found) == ["team-close", "team-mixed", "team-lasting"]
    teams = [option.action.heroes for option in found.values()]
    assert len({frozenset(team) for team in teams}) == 3
    for team in teams:
        assert 1 <= len(set(team)) == len(team) <= heroes
        value = sum(HEROES[hero].values[0] for hero in team)
        assert points == "none" or value <= int(points)
    mixed = [HEROES[hero].range >= SHOOTS for hero in found["team-mixed"].action.heroes]
    assert any(mixed)
    assert len(mixed) == 1 or not all(mixed)
    lasting = found["team-lasting"].action.heroes
    assert any(HEROES[hero].dial[4].abilities & HEALING for hero in lasting)
    assert all(HEROES[hero].range < SHOOTS for hero in found["team-close"].action.heroes)


@pytest.mark.rule("MA-005")
def test_a_team_at_one_press_may_be_worth_all_of_the_points():
    teams = ready(gathering(heroes=2, points="50")).values()
    values = [sum(HEROES[hero].values[0] for hero in each.action.heroes) for each in teams]
    assert max(values) == 50


@pytest.mark.rule("MA-003", "MA-006")
def test_a_team_is_taken_at_one_press():
    state = gathering(2, points="50")
    team = ready(state)["team-mixed"].action
    after = took(state, team)
    mine = [figure for figure in after.heroes if figure.seat == 1]
    assert tuple(figure.kind for figure in mine) == team.heroes
    assert {figure.level for figure in mine} == {1}
    assert after.ready == (1,)
    assert RULESET.awaiting(after) == (2,)
    assert team_value(after) <= 50
    assert not set(team.heroes) & {hero for each in ready(after, 2).values()
                                   for hero in each.action.heroes}  # fmt: skip
    with pytest.raises(RuleError, match="team-gone"):
        took(after, team, 2)


@pytest.mark.rule("MA-003")
def test_no_team_leaves_somebody_else_without_a_hero():
    state = gathering(8, heroes=4, points="150")
    for seat in range(1, 8):
        for option in ready(state, seat).values():
            left = len(HEROES) - len(state.heroes) - len(option.action.heroes)
            assert left >= 8 - seat
        state = took(state, next(iter(RULESET.legal_actions(state, seat))).action, seat)


@pytest.mark.rule("MA-003")
@pytest.mark.parametrize(("players", "offered"), [(7, True), (8, False)])
def test_the_last_team_that_leaves_one_for_everybody_else_is_on_offer(players, offered):
    state = gathering(players, heroes=4, points="none")
    for seat in (1, 2):
        state = took(state, ready(state, seat)["team-close"].action, seat)
    # Eight are left, and a third team of four leaves four for the others.
    assert len(HEROES) - len(state.heroes) == 8
    assert bool(ready(state, 3)) is offered


@pytest.mark.rule("MA-003", "MA-005")
def test_a_team_is_complete_when_nobody_is_to_be_had_for_the_points_left():
    state = took(gathering(2, heroes=2, points="25"), Recruit(hero="corvane"))
    assert state.ready == (1,)
    assert RULESET.awaiting(state) == (2,)


@pytest.mark.rule("MA-003")
def test_who_has_taken_somebody_chooses_the_others_one_by_one():
    state = took(gathering(points="75"), Recruit(hero="rurik"))
    assert ready(state) == {}


def test_nobody_vanishes_without_a_word():
    """Whoever is not on the list is named with the reason, on the card and on the sheet."""
    state = took(gathering(2, points="50"), Recruit(hero="ondine"))
    state = took(state, Recruit(hero="garm"), 2)
    offered = {o.action.hero for seat in (1, 2) for o in RULESET.legal_actions(state, seat)
               if isinstance(o.action, Recruit)}  # fmt: skip
    dear, taken, quest = story(state)
    assert quest.startswith("The quest: ")
    assert gone(dear) | gone(taken) == set(HEROES) - offered
    assert gone(taken) == {"ondine", "garm"}
    assert "Maelle Windspar (30)" in dear
    told = " ".join(SAY(line) for _, lines in RULESET.sheet(state, 1).sections for line in lines)
    assert "Maelle Windspar (30), winged scout: flies over" in told
    assert "Garm Twiceburned (with Player 2), berserker: strikes" in told
    assert "Rurik Ironmule (15)" not in told


def gone(said):
    """The Heroes whom a sentence names."""
    words = {hero: all_words("en").phrase(f"mkd-figure-{hero}") for hero in HEROES}
    return {hero for hero, name in words.items() if name in said}


def test_the_question_says_the_points_and_what_is_left():
    alone = gathering(points="50")
    assert SAY(RULESET.view(alone, None).prompt) == (
        "Points left: 50 of 50. Player 1, which Hero do you choose?"
    )
    spent = took(alone, Recruit(hero="ondine"))
    assert SAY(RULESET.view(spent, None).prompt) == (
        "Points left: 18 of 50. Player 1, which Hero do you choose?"
    )
    two = RULESET.view(gathering(2, points="50"), None).prompt
    assert (
        SAY(two) == "Points for each team: 50. Player 1 and Player 2, which Heroes do you choose?"
    )
    assert (
        SAY(RULESET.view(gathering(points="none"), None).prompt)
        == "Player 1, which Hero do you choose?"
    )


def test_every_hero_says_what_he_can_do_in_one_line():
    for option in RULESET.legal_actions(gathering(points="none"), 1):
        if isinstance(option.action, Recruit):
            said = SAY(option.detail)
            assert all_words("en").phrase(f"mkd-can-{option.action.hero}") in said
            assert "speed" in said
            assert len(said) <= 100, said
