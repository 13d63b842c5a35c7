"""Games with the packs that come with the program, by chance and by autopilot, under all laws."""

import tomllib

import pytest

from render import trouble_with_picture
from rules.core.answers import STANCES
from rules.core.packs.dressing import with_emblems
from rules.core.packs.library import LIBRARY
from rules.packs import FOLDER, shipped_packs
from rules.registry import pack_points, rulesets
from tests.support.chance import laws_of, play_random, random_options
from tests.support.packs import SHIPPED, to_the_end
from tests.support.playing import played
from tests.support.soak import SOAK, cases


def made_for() -> dict[str, list[str]]:
    """The systems that each pack is for, as its file says: no pack is read yet."""
    return {
        name: tomllib.loads((FOLDER / name / "pack.toml").read_text("utf-8"))["systems"]
        for name in SHIPPED
    }


PLAYED = [
    pytest.param(name, rules, id=f"{name}-{rules.key}")
    for name, systems in made_for().items()
    for rules in rulesets().values()
    if rules.packs is not None and rules.packs.folder in systems
]
ENDED = PLAYED if SOAK else list({each.values[0]: each for each in PLAYED}.values())
"""Games that are played to their end: in a short run one with each pack."""
SHARE = 40
"""The games of the long form are played in so many parts, so that several processes share them."""
GAMES = 25
"""Games of each part: a thousand in all."""
ENOUGH = 4000
"""Actions within which every game by autopilot ends."""


LARGEST = 20_000
"""Bytes of an emblem of ours."""


def the_pack(name):
    pack = shipped_packs()[name].pack
    LIBRARY.add(pack)
    return pack


@pytest.mark.parametrize(("name", "rules"), PLAYED)
@pytest.mark.parametrize("part", cases(1, SHARE))
def test_games_by_chance_keep_all_laws(name, rules, part):
    """A short run plays two games with each pack of each system."""
    pack = the_pack(name)
    steps = laws_of(rules.key).steps
    for number in cases(2, GAMES):
        seed = part * GAMES + number
        seats = rules.seats[0] + seed % (rules.seats[1] - rules.seats[0] + 1)
        options = random_options(rules, seed, seats).with_(packs=(pack.ref,))
        rules.check_options(options, seats)
        play_random(rules, options, seats, seed, steps[seed % len(steps)])


@pytest.mark.parametrize(("name", "rules"), ENDED)
@pytest.mark.parametrize("number", cases(1, 25))
def test_games_by_autopilot_keep_all_laws_to_their_end(name, rules, number):
    pack = the_pack(name)
    fewest, most = rules.seats
    options = rules.preset.with_(packs=(pack.ref,))
    stance = STANCES[number % len(STANCES)]
    seats = fewest + number % (min(most, 3) - fewest + 1)
    last = play_random(rules, options, seats, 5000 + number, ENOUGH, stance)
    assert rules.outcome(last) is not None


@pytest.mark.parametrize(("name", "rules"), ENDED)
@pytest.mark.parametrize("number", cases(1, 10))
def test_all_that_happens_in_a_game_can_be_said(name, rules, number):
    pack = the_pack(name)
    *_, last = to_the_end(rules, pack, rules.preset, max(2, rules.seats[0]), 700 + number)
    assert rules.outcome(last.state) is not None


@pytest.mark.parametrize("name", SHIPPED)
def test_emblems_are_there_for_all_that_is_drawn_and_small(name):
    pack = the_pack(name)
    pictured = [
        (kind, entry)
        for folder, files in pack.entries.items()
        for file in files
        if (kind := pack_points()[folder].kind(file)).emblems
        for entry in files[file]
    ]
    may = {id_ for kind, entry in pictured for id_ in kind.pictured(entry)}
    single = {id_ for kind, entry in pictured for id_ in kind.parts(entry)}
    assert may - single <= set(pack.emblems) <= may
    for data in pack.emblems.values():
        assert len(data) < LARGEST
        assert trouble_with_picture(data) is None


@pytest.mark.parametrize(("name", "rules"), PLAYED)
def test_figures_are_seen_with_their_emblems(name, rules):
    pack = the_pack(name)
    seats = max(2, rules.seats[0])
    options = rules.preset.with_(packs=(pack.ref,))
    seen = set()
    for seed in range(40):
        for moment in played(rules, options, seats, seed, 150 if SOAK else 60, stance="balanced"):
            scene = with_emblems(rules.view(moment.state, None).scene)
            seen |= {token.emblem.id for token in scene.tokens if token.emblem}
        if seen:
            break
    assert seen
    assert seen <= set(pack.emblems)
