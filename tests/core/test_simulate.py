"""Simulation: real games on autopilot, and the arithmetic that sums them up."""

from functools import cache

import pytest

from rules.core.dice import SeededDice
from rules.core.ruleset import BaseRuleset
from rules.core.simulate import Game, play_game, secret_of, spread, summed_up, wilson
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.events.fights import PointLost
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.ruleset import ThreeDice
from tests.support.joined import joined
from tests.support.playing import party, played
from tests.support.soak import SOAK, cases

QUEST = RULESET.preset
MANY = 12 if SOAK else 4


class Listening(ThreeDice):
    """The game itself, noting every point that anybody lost."""

    def __init__(self):
        self.lost = 0

    def apply(self, state, seat, action, dice):
        done = super().apply(state, seat, action, dice)
        self.lost += sum(isinstance(event, PointLost) for event in done.events)
        return done


class Plain(ThreeDice):
    """A system that leaves it to the base class to tell its party."""

    party = BaseRuleset.party


def game(number=0, *, seats=2, steps=2000, options=QUEST, stance="balanced", rules=RULESET):
    return play_game(rules, options, seats, secret_of("tests", number), steps, stance)


@cache
def usual(number):
    """A game that several tests look at."""
    return game(number)


@pytest.mark.parametrize("number", cases(1, soak=4))
def test_the_same_secret_gives_the_same_game(number):
    assert usual(number) == game(number, rules=Plain())
    assert usual(number) == game(number)


def test_other_secrets_words_stances_and_options_give_other_games():
    assert len({secret_of(seed, n) for seed in ("a", "b", "1") for n in range(12)}) == 36
    others = [
        usual(1),
        game(2),
        game(1, stance="careful"),
        game(1, options=ThreeDiceOptions(), steps=300),
        game(1, seats=3),
    ]
    assert len(set(others)) == len(others)


@pytest.mark.parametrize("number", cases(1, soak=6))
def test_damage_is_every_point_that_was_lost(number):
    rules = Listening()
    options = ThreeDiceOptions(loot="first")
    found = game(number, rules=rules, seats=3, options=options, steps=500)
    assert sum(found.damage) == rules.lost > 0
    assert len(found.damage) == 3


def test_a_game_that_is_cut_off_is_unfinished():
    cut = game(steps=5)
    assert (cut.result, cut.actions, cut.scores) == ("unfinished", 5, ())
    whole = usual(0)
    assert whole.result in ("victory", "defeat")
    assert whole.actions > 5
    assert len(whole.scores) == 2
    assert summed_up([cut, whole]).unfinished == 1


def test_who_died_is_counted():
    games = [usual(number) for number in range(MANY)]
    assert all(each.deaths == 2 for each in games if each.result == "defeat")
    assert summed_up(games).deaths == sum(each.deaths for each in games) / MANY


def test_games_are_summed_up():
    games = [
        Game(result="victory", turns=4, actions=10, deaths=0, damage=(1, 2), scores=(30, 10)),
        Game(result="defeat", turns=8, actions=20, deaths=2, damage=(6, 7), scores=(0, 0)),
        Game(result="finished", turns=6, actions=12, deaths=1, damage=(0, 0)),
        Game(result="unfinished", turns=9, actions=99, deaths=0, damage=(4, 4)),
    ]
    found = summed_up(games)
    assert (found.games, found.won, found.lost, found.finished, found.unfinished) == (4, 1, 1, 1, 1)
    assert found.win_rate == 0.25
    assert (found.deaths, found.damage, found.score) == (0.75, 3.0, 10.0)
    assert (found.turns.mean, found.turns.median, found.turns.ninetieth) == (6.75, 7, 9)
    assert summed_up(games[2:3]).score is None


@joined(
    ("hits", "tries", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_intervals(hits, tries, low, high):
    assert wilson(hits, tries) == pytest.approx((low, high), abs=5e-5)


def test_nine_in_ten_do_not_exceed_the_ninetieth():
    assert spread(range(1, 11)).ninetieth == 9
    assert spread(range(1, 12)).ninetieth == 10
    assert spread([3]).ninetieth == spread([3]).median == 3
    assert spread([1, 2]).median == 1.5


def test_a_system_may_tell_its_party_alone():
    state = RULESET.new_game(QUEST, party(3), SeededDice(b"x")).state
    assert RULESET.party(state) == Plain().party(state)
    for moment in played(RULESET, ThreeDiceOptions(split_party=True), 3, 4, 60):
        assert RULESET.party(moment.state) == RULESET.view(moment.state, None).party
