"""What a forge knows of figures: fair points, and twenty fights on the game's own engine."""

from statistics import mean

import pytest

from rules.core.dice import SeededDice
from rules.registry import ruleset
from rules.systems.mkd.content import HEROES, MONSTERS
from rules.systems.mkd.forge.arena import (
    FIGHTS,
    MOST_ROUNDS,
    PARTY,
    Bout,
    against,
    begun,
    fought,
    level_for,
    standard_foes,
    twenty,
)
from rules.systems.mkd.forge.fair_points import USUAL, WORST, fair_value, fair_values

DELVE = ruleset("mkd-delve")


def errors():
    """By what part of its printed points each standard figure's estimate is wrong."""
    for kind in MONSTERS.values():
        yield kind.id, abs(fair_value(kind) / kind.value - 1)
    for hero in HEROES.values():
        for level, (fair, printed) in enumerate(zip(fair_values(hero), hero.values, strict=True)):
            yield f"{hero.id} {level + 1}", abs(fair / printed - 1)


def test_the_standard_set_is_worth_about_what_is_printed():
    found = dict(errors())
    assert len(found) == len(MONSTERS) + 5 * len(HEROES)
    assert max(found.values()) < WORST
    assert mean(found.values()) < USUAL


@pytest.mark.parametrize("number", ["speed", "attack", "defense", "damage"])
@pytest.mark.parametrize("name", ["cellar_rats", "fen_troll", "old_cinder"])
def test_whoever_is_better_is_worth_more(name, number):
    kind = MONSTERS[name]
    better = tuple(click.with_(**{number: getattr(click, number) + 4}) for click in kind.dial)
    assert fair_value(kind.with_(dial=better)) > fair_value(kind)
    assert fair_value(kind.with_(dial=(*kind.dial, *kind.dial))) > fair_value(kind)
    assert fair_value(kind.with_(range=kind.range + 8)) > fair_value(kind)


def test_an_estimate_stays_a_number_whatever_the_dial():
    huge = MONSTERS["old_cinder"].dial[0].with_(speed=16, attack=18, defense=24, damage=8)
    assert 500 < fair_value(MONSTERS["old_cinder"].with_(dial=(huge,) * 16, range=16)) <= 9999


@pytest.mark.parametrize(
    ("worth", "level"), [(8, 1), (47, 1), (58, 2), (71, 3), (86, 4), (103, 5), (500, 5)]
)
def test_a_party_meets_what_it_is_worth(worth, level):
    assert level_for(PARTY, worth) == level


def test_copies_are_worth_about_what_the_party_is():
    for kind in MONSTERS.values():
        bout = against(kind)
        assert bout.foes == (kind.id,) * len(bout.foes)
        assert 2 / 3 < bout.worth / bout.points < 4 / 3


@pytest.mark.parametrize("name", ["cellar_rats", "grave_rider", "boar_knight", "old_cinder"])
def test_everybody_stands_on_a_square_of_their_own(name):
    state = begun(DELVE, against(MONSTERS[name]), (), SeededDice(b"arena"))
    squares = [
        square
        for figure in state.figures
        for square in (figure.at, figure.rear)
        if square is not None
    ]
    assert len(set(squares)) == len(squares)
    assert DELVE.view(state, None).scene is not None


def test_the_same_seed_gives_the_same_fights():
    bouts = (against(MONSTERS["cellar_rats"]),)
    assert twenty(DELVE, bouts, (), b"one") == twenty(DELVE, bouts, (), b"one")
    assert twenty(DELVE, bouts, (), b"one") != twenty(DELVE, bouts, (), b"two")


def test_rats_are_beaten_and_sentinels_are_not():
    rats = twenty(DELVE, (against(MONSTERS["cellar_rats"]),), (), b"fair")
    sentinels = twenty(DELVE, (against(MONSTERS["clay_sentinel"]),), (), b"fair")
    assert len(rats) == len(sentinels) == FIGHTS
    assert sum(each.won for each in rats) > 15
    assert sum(each.won for each in sentinels) < 5
    assert all(1 <= each.rounds <= MOST_ROUNDS and each.over for each in rats)


def test_a_fight_that_is_lost_is_over():
    result = fought(DELVE, Bout(PARTY, 1, ("old_cinder",) * 2), (), b"lost")
    assert not result.won
    assert result.over


def test_a_fight_that_does_not_end_is_given_up(monkeypatch):
    monkeypatch.setattr("rules.systems.mkd.forge.arena.MOST_ROUNDS", 1)
    result = fought(DELVE, against(MONSTERS["fen_troll"]), (), b"long")
    assert result == (False, 1, False)


def test_a_hero_meets_monsters_of_every_price_up_to_his_party():
    bouts = standard_foes(("tamsin", PARTY[0]))
    points = HEROES["tamsin"].values[0] + HEROES[PARTY[0]].values[0]
    assert {bout.level for bout in bouts} == {1}
    kinds = {bout.foes[0] for bout in bouts}
    assert kinds == {kind.id for kind in MONSTERS.values() if kind.value <= points}
