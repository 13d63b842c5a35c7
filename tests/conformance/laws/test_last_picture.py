"""The last picture of a game shows who won or fell, where, and what they carried."""

from functools import cache
from typing import Any

import pytest

import render
from bot.catalogs import all_words
from render.view.visible import known_only
from render.view.window import LAST_SIZES, layout
from rules.core.icons import ICONS
from rules.core.scene import Scene, Token
from rules.registry import rulesets
from tests.support.known import released, told_of
from tests.support.playing import played
from tests.support.soak import SOAK

SEEDS = range(8) if SOAK else range(2)
STEPS = 20_000
SAY = all_words("en").say
GAMES = tuple(key for key in rulesets() if released(key))
"""A game that was just written need not tell of its end."""


@cache
def ended(key: str, seed: int) -> Any:
    """The state in which a game by autopilot ends, with one hero or team more for each seed."""
    rules = rulesets()[key]
    size = min(rules.seats[1], rules.seats[0] + seed % 3)
    stance = ("balanced", "bold", "careful")[seed % 3]
    return [each.state for each in played(rules, rules.preset, size, seed, STEPS, stance=stance)][
        -1
    ]


def picture_of(key: str, seed: int) -> Scene:
    """The scene of the end."""
    return rulesets()[key].view(ended(key, seed), None).scene


cases = pytest.mark.parametrize(
    ("key", "seed"),
    [
        (key, seed)
        for key in GAMES
        for seed in SEEDS
        if SOAK or seed < max(1, len(SEEDS) // told_of(key).costly)
    ],
)


def heroes(scene: Scene) -> dict[str, Token]:
    """The figures of heroes by their keys."""
    return {each.key: each for each in scene.tokens if each.side == "hero"}


@cases
def test_every_hero_who_lives_is_a_figure_in_it(key: str, seed: int) -> None:
    rules, state = rulesets()[key], ended(key, seed)
    scene = picture_of(key, seed)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert scene.finale is not None
    assert scene.finale.result == outcome.result
    standing = {each for each, token in heroes(known_only(scene)).items() if not token.down}
    alive = {each.key for each in scene.finale.heroes if not each.fallen}
    assert alive == standing
    assert len(alive) == sum(not line.down for line in rules.party(state))
    assert len(scene.finale.heroes) >= len(rules.party(state))
    assert heroes(known_only(scene)), "no picture is without a hero"


@cases
def test_they_are_in_its_frame(key: str, seed: int) -> None:
    """Where they are so far apart that no frame holds them, as many are as can be."""
    known = known_only(picture_of(key, seed))
    window = layout(known, "play").window
    everybody = heroes(known).values()
    shown = [each for each in everybody if not each.down] or list(everybody)
    inside = [
        each
        for each in shown
        if all(
            0 <= each.at[axis] - window.at[axis] < (window.columns, window.rows)[axis]
            for axis in (0, 1)
        )
    ]
    assert inside
    columns, rows = zip(*(each.at for each in shown), strict=True)
    most = LAST_SIZES[-1]
    if max(columns) - min(columns) < most[0] // 2 and max(rows) - min(rows) < most[1] // 2:
        assert inside == shown


@cases
def test_who_does_not_see_it_is_told_the_same(key: str, seed: int) -> None:
    scene = picture_of(key, seed)
    assert scene.finale is not None
    result = {"victory": "Victory", "defeat": "Defeat", "finished": "The end"}[scene.finale.result]
    for told in (render.alt_text(scene, SAY), render.text_map(scene, SAY)):
        assert f"{result}: {SAY(scene.finale.place)}." in told
        for each in scene.finale.heroes:
            carried = [SAY(thing) for thing in each.carried]
            fallen = ["fallen"] if each.fallen else []
            words = ", ".join((*fallen, *carried))
            assert not words or f"{SAY(each.name)}: {words}." in told


@cases
def test_things_that_were_carried_have_icons(key: str, seed: int) -> None:
    """Whoever has icons carried something; who fell has nothing any more."""
    end = picture_of(key, seed).finale
    assert end is not None
    for each in end.heroes:
        assert set(each.icons) <= set(ICONS)
        assert len(each.icons) <= len(each.carried)
        assert not (each.fallen and each.icons)
    assert set(end.icons) <= set(ICONS)


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_told_of_an_end_before_it(key: str) -> None:
    rules = rulesets()[key]
    begun = next(iter(played(rules, rules.preset, rules.seats[0], 1, 1)))
    assert rules.view(begun.state, None).scene.finale is None


@pytest.mark.parametrize("key", GAMES)
def test_it_is_drawn_with_what_they_carried_beside_it(key: str) -> None:
    """The picture is larger than the map alone, by the same in every drawing."""
    scene = picture_of(key, 0)
    whole = render.picture(scene, SAY)
    alone = render.picture(scene.with_(finale=None), SAY)
    assert whole != alone
    assert whole == render.picture(scene, SAY)
    assert scene.finale is not None
    heroes = tuple(each.with_(icons=()) for each in scene.finale.heroes)
    without = scene.with_(finale=scene.finale.with_(heroes=heroes, icons=()))
    some = any((*scene.finale.icons, *(each.icons for each in scene.finale.heroes)))
    assert (render.picture(without, SAY) != whole) == some
