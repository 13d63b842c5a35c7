"""What a forge knows of figures: fair points, and twenty fights on the game's own engine."""

from random import Random
from statistics import mean
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.core.packs.library import LIBRARY
from rules.core.packs.reading import read_pack
from rules.core.packs.writing import message, table, to_toml
from rules.registry import ruleset
from rules.systems.mkd.content import HEROES, MONSTERS
from rules.systems.mkd.content.models import Click
from rules.systems.mkd.content.points import POINTS
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
from rules.systems.mkd.forge.typed_rows import rows_of
from rules.systems.mkd.terms import ABILITIES, Trait
from tests.support.joined import joined
from tests.support.soak import SOAK, cases

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


@joined("number", ["speed", "attack", "defense", "damage"])
@joined("name", ["cellar_rats", "fen_troll", "old_cinder"])
def test_whoever_is_better_is_worth_more(name, number):
    kind = MONSTERS[name]
    better = tuple(click.with_(**{number: getattr(click, number) + 4}) for click in kind.dial)
    assert fair_value(kind.with_(dial=better)) > fair_value(kind)
    assert fair_value(kind.with_(dial=(*kind.dial, *kind.dial))) > fair_value(kind)
    assert fair_value(kind.with_(range=kind.range + 8)) > fair_value(kind)


def test_an_estimate_stays_a_number_whatever_the_dial():
    huge = MONSTERS["old_cinder"].dial[0].with_(speed=16, attack=18, defense=24, damage=8)
    assert 500 < fair_value(MONSTERS["old_cinder"].with_(dial=(huge,) * 16, range=16)) <= 9999


@joined(("worth", "level"), [(8, 1), (47, 1), (58, 2), (71, 3), (86, 4), (103, 5), (500, 5)])
def test_a_party_meets_what_it_is_worth(worth, level):
    assert level_for(PARTY, worth) == level


def test_copies_are_worth_about_what_the_party_is():
    for kind in MONSTERS.values():
        bout = against(kind)
        assert bout.foes == (kind.id,) * len(bout.foes)
        assert 2 / 3 < bout.worth / bout.points < 4 / 3


@joined("name", ["cellar_rats", "grave_rider", "boar_knight", "old_cinder"])
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


def fights(name, seed=b"fair"):
    """Fights of the usual party against copies of a Monster."""
    return twenty(DELVE, (against(MONSTERS[name]),), (), seed)


def test_the_same_seed_gives_the_same_fights(monkeypatch):
    """Three fights show it as well as twenty."""
    monkeypatch.setattr("rules.systems.mkd.forge.arena.FIGHTS", 3)
    assert fights("grave_rider") == fights("grave_rider")
    assert fights("grave_rider") != fights("grave_rider", b"two")


def test_rats_are_beaten_and_sentinels_are_not(monkeypatch):
    """In a long run in twenty fights, as they are shown, and else in a few."""
    assert FIGHTS == 20
    many = FIGHTS if SOAK else 8
    monkeypatch.setattr("rules.systems.mkd.forge.arena.FIGHTS", many)
    rats, sentinels = fights("cellar_rats"), fights("clay_sentinel")
    assert len(rats) == len(sentinels) == many
    assert sum(each.won for each in rats) > many * 3 // 4
    assert sum(each.won for each in sentinels) < many // 4
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


def strange_dial(chance, clicks):
    """A dial that nobody has seen, of whatever the rules allow."""
    return tuple(
        Click(
            speed=chance.randint(0, 16),
            attack=chance.randint(0, 18),
            defense=chance.randint(5, 24),
            damage=chance.randint(0, 8),
            abilities=frozenset(chance.sample(ABILITIES, k=chance.randint(0, 6))),
        )
        for _ in range(clicks)
    )


def strange_pack(chance):
    """A pack with a Monster and a Hero that nobody has seen."""
    monster = {
        "id": "strange_one",
        "value": chance.choice((1, 8, 30, 90, 500)),
        "copies": 1,
        "range": chance.randint(0, 16),
        "arc": chance.choice((90, 180)),
        "traits": sorted(chance.sample(get_args(Trait), k=chance.randint(0, 3))),
        "dial": rows_of(strange_dial(chance, chance.randint(1, 16))),
    }
    hero = {
        "id": "strange_hero",
        "values": sorted(chance.sample(range(1, 60), k=5)),
        "range": chance.randint(0, 16),
        "dial": rows_of(strange_dial(chance, chance.randint(6, 16))),
    }
    manifest = {
        "format": 1, "name": "strange", "version": "0.0.1", "title": "S", "about": "S",
        "authors": ["S"], "licence": "S", "systems": ["mkd"],
    }  # fmt: skip
    names = ("figure-strange_one", "figure-strange_hero", "role-strange_hero", "can-strange_hero")
    words = "".join(message(f"mkd-{name}", "Strange") for name in names)
    files = {
        "pack.toml": table(manifest),
        "mkd/monsters.toml": to_toml("monster", [monster]),
        "mkd/heroes.toml": to_toml("hero", [hero]),
        "words/en.ftl": words,
    }
    pack = read_pack({name: text.encode() for name, text in files.items()}, {"mkd": POINTS})
    LIBRARY.add(pack)
    return pack


@pytest.mark.parametrize("number", cases(2, 200))
def test_whoever_is_forged_can_fight(number):
    """Of figures by chance a short run tries two Monsters and two Heroes."""
    chance = Random(number)
    pack = strange_pack(chance)
    (kind,) = pack.of("mkd", "monsters")
    (hero,) = pack.of("mkd", "heroes")
    for heroes in (PARTY, (hero.id, PARTY[0])):
        bout = against(kind, heroes)
        result = fought(DELVE, bout, (pack.ref,), b"%d" % number)
        assert 1 <= result.rounds <= MOST_ROUNDS
        assert result.over or result.rounds == MOST_ROUNDS
    for bout in standard_foes((hero.id, PARTY[0]))[:3]:
        fought(DELVE, bout, (pack.ref,), b"%d" % number)
    assert fair_value(kind) >= 1
    assert len(fair_values(hero)) == 5
