"""How fast a level grows, beside drawing what it has become."""

from itertools import count, cycle, islice

import render
from bot.catalogs import all_words
from rules.core.dice import SeededDice
from rules.registry import ruleset
from rules.systems.mkd.resolution import MOST_TASKS, Resolution
from rules.systems.mkd.tasks import Discover
from rules.systems.mkd_delve.growth.sides import Plan
from rules.systems.mkd_delve.mode import DELVE
from rules.systems.mkd_delve.options import DelveOptions
from rules.systems.mkd_delve.state import DelveState
from tests.bench.figures import Figure, Finding
from tests.bench.rounds import medians
from tests.support.playing import played

SEATS, STEPS = 2, 400
ROUNDS, LEVELS = 30, 40
SAY = all_words("en").say


def measure(*, brief: bool = False) -> list[Finding]:
    """A step into a tile with open sides: all that it leads to, in milliseconds."""
    rules = ruleset("mkd-delve")
    moments = (
        moment.state
        for seed in range(6)
        for moment in played(rules, DelveOptions(), SEATS, seed, STEPS, stance="balanced")
    )
    large = (state for state in moments if len(state.site.tiles) >= 6 and _open_tile(state))
    states = list(islice(large, 4 if brief else LEVELS))
    numbers, turns = count(), cycle(states)
    scenes = cycle([rules.view(state, None).scene for state in states[::4]])
    taken = medians(
        {
            "growing": lambda: grown(next(turns), next(numbers)),
            "picture": lambda: render.picture(next(scenes), SAY, theme="parchment"),
        },
        1 if brief else ROUNDS,
    )
    ours, beside = taken["growing"] * 1000, taken["picture"] * 1000
    peer = f"drawing the level; {len(states)} levels of six tiles and more"
    return [Figure("a level grows", ours, beside, peer, "ms", at_most=1)]


def _open_tile(state: DelveState) -> int | None:
    """A tile nobody has entered that has two open sides."""
    plan = Plan(state.site)
    for tile in range(len(state.site.tiles)):
        if tile not in state.visited and len(list(plan.sides((tile,)))) > 1:
            return tile
    return None


def grown(state: DelveState, number: int) -> DelveState:
    """The level after somebody entered that tile, every side of it decided."""
    tile = _open_tile(state)
    assert tile is not None
    # Boards are kept for the same site, so this one is another in name.
    fresh = state.with_(site=state.site.with_(exits=()), visited=(*state.visited, tile), agenda=())
    play = Resolution(fresh, SeededDice(number.to_bytes(8, "big")), DELVE)
    play.push(Discover(tile=tile, figure=state.heroes[0].id))
    for _ in range(MOST_TASKS):
        if not play.state.agenda:
            break
        task = play.pop()
        DELVE.handlers[type(task)](play, task)
    assert isinstance(play.state, DelveState)
    return play.state
