"""In town every hero who is there is to be seen, with all that is to be had and the way out."""

from functools import cache
from typing import Any

import pytest

import render
from bot.catalogs import all_words
from render.view.visible import known_only
from render.view.window import layout
from rules.core.campaign.ruleset import Campaign
from rules.core.scene import Scene
from rules.registry import campaigns, ruleset
from tests.support.known import told_of
from tests.support.playing import played
from tests.support.soak import SOAK

STEPS, SEEDS = (6_000, range(6)) if SOAK else (700, range(1))
SAY = all_words("en").say


@cache
def moments(key: str, seed: int) -> list[tuple[Any, Scene]]:
    """What is seen in town, in a campaign by autopilot: a state for each number of heroes there."""
    rules = campaigns()[key]
    found: dict[tuple[int, int], Any] = {}
    steps = max(200, STEPS // told_of(key).costly)
    for each in played(rules, rules.preset, min(3, rules.seats[1]), seed, steps, stance="balanced"):
        state = each.state
        if state.away is None:
            at_home = sum(hero.fate == "home" for hero in state.roster)
            found[len(state.chapters), at_home] = state
    return [(state, rules.view(state, None).scene) for state in found.values()]


cases = pytest.mark.parametrize(("key", "seed"), [(k, s) for k in campaigns() for s in SEEDS])


@cases
def test_everybody_at_home_stands_in_town_with_a_face(key: str, seed: int) -> None:
    assert any(len(scene.tokens) > 2 for _, scene in moments(key, seed))
    for state, scene in moments(key, seed):
        known = known_only(scene)
        home = {f"veteran-{hero.number}" for hero in state.roster if hero.fate == "home"}
        shown = {token.key for token in known.tokens}
        assert shown == home if len(home) <= 18 else len(shown) == 18
        assert all(token.face or token.kind for token in known.tokens)
        assert len({token.at for token in known.tokens}) == len(shown)
        window = layout(known, "play").window
        assert (window.columns, window.rows) >= (scene.columns, scene.rows)


@cases
def test_a_town_names_its_services_and_the_way_to_the_dungeon(key: str, seed: int) -> None:
    rules = campaigns()[key]
    assert isinstance(rules, Campaign)
    for state, scene in moments(key, seed):
        services = rules.progress.services(state)
        assert len(services) > 1
        told = render.alt_text(scene, SAY)
        drawn = render.text_map(scene, SAY)
        for each in services:
            assert f"{SAY(each.name)}: {SAY(each.about)}." in told
            assert SAY(each.name) in drawn
            assert each.name in [sign.name for sign in scene.signs]
        assert "the way to the dungeon" in told


@pytest.mark.parametrize("key", campaigns())
def test_a_campaign_keeps_its_town_and_others_have_others(key: str) -> None:
    scenes = [scene for _, scene in moments(key, 0)]
    looks = {tuple((each.kind, each.at) for each in scene.features) for scene in scenes}
    assert len(looks) == 1
    state, scene = moments(key, 0)[-1]
    founder = state.members[0].with_(name="Somebody else")
    other = ruleset(key).view(state.with_(members=(founder, *state.members[1:])), None).scene
    assert tuple((each.kind, each.at) for each in other.features) not in looks
    assert render.picture(other, SAY) != render.picture(scene, SAY)


@pytest.mark.parametrize("key", campaigns())
def test_the_last_picture_of_a_campaign_is_its_town(key: str) -> None:
    state, _ = moments(key, 0)[-1]
    closed = ruleset(key).view(state.with_(ending="closed"), None).scene
    assert closed.finale is not None
    assert closed.finale.result == "finished"
    keys = {each.key for each in closed.finale.heroes if not each.fallen}
    assert keys == {token.key for token in closed.tokens}
    fallen = sum(hero.fate == "dead" for hero in state.roster)
    assert sum(each.fallen for each in closed.finale.heroes) == fallen
    assert "The end: The town." in render.alt_text(closed, SAY)
    assert render.picture(closed, SAY) != render.picture(closed.with_(finale=None), SAY)
