"""What everybody may know of a dungeon before anybody has been in it."""

from functools import lru_cache
from typing import NamedTuple

from rules.core.scene import Material
from rules.core.words import Colour
from rules.dungeon.chart.reachable import reachable
from rules.dungeon.plan import Plan
from rules.dungeon.terms import Morphology

WET: frozenset[Morphology | Material] = frozenset({"natural", "smooth", "ice", "living_soil"})
"""What always has water in it: caves, worn tunnels, ice that melts, rich soil."""
PLANS_KEPT = 32
"""Dungeons of which this is remembered, as it is asked for many times of each."""
DRY = 3
"""Of other dungeons one in so many has water."""


def morphologies(plan: Plan) -> tuple[Morphology, ...]:
    """Return the morphologies that everybody sees: crawlways are a secret."""
    return tuple(kind for kind in plan.results.morphologies if kind != "ventilated")


def chance(plan: Plan, salt: str) -> Colour:
    """Return chance for looks of a whole dungeon, made of nothing that is hidden from players."""
    return Colour(_known(plan).seed, salt)


def rooms(plan: Plan) -> int:
    """Return how many rooms there are without those that only a secret door leads to."""
    return _known(plan).rooms


def has_water(plan: Plan) -> bool:
    """Return whether streams and pools are in a dungeon."""
    kinds = {*plan.results.morphologies, plan.results.material}
    return not WET.isdisjoint(kinds) or not chance(plan, "water").pick(DRY)


class _Known(NamedTuple):
    """What is made of the places that everybody can reach."""

    seed: bytes
    rooms: int


@lru_cache(maxsize=PLANS_KEPT)
def _known(plan: Plan) -> _Known:
    """Return the layout without hidden places, the shape of the whole, and the compass."""
    open_to_all = reachable(plan)
    tiles = [
        (level.depth, tile)
        for level in plan.levels
        for tile in level.tiles
        if (level.depth, tile.number) in open_to_all
    ]
    laid = sorted(
        (depth, tile.at, tile.shape, "".join(side.value for side in tile.openings))
        for depth, tile in tiles
    )
    results = plan.results
    made = (results.scale, results.stretch, results.material, results.origin)
    seed = repr((laid, morphologies(plan), made, plan.compass)).encode()
    return _Known(seed, sum(tile.is_room for _, tile in tiles))
