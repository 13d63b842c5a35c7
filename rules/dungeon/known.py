"""What everybody may know of a dungeon before anybody has been in it."""

from rules.core.scene import Material
from rules.core.words import Colour
from rules.dungeon.chart.reachable import reachable
from rules.dungeon.plan import Plan
from rules.dungeon.terms import Morphology

WET: frozenset[Morphology | Material] = frozenset({"natural", "smooth", "ice", "living_soil"})
"""What always has water in it: caves, worn tunnels, ice that melts, rich soil."""
DRY = 3
"""Of other dungeons one in so many has water."""


def morphologies(plan: Plan) -> tuple[Morphology, ...]:
    """Return the morphologies that everybody sees: crawlways are a secret."""
    return tuple(kind for kind in plan.results.morphologies if kind != "ventilated")


def chance(plan: Plan, salt: str) -> Colour:
    """Return chance for looks of a whole dungeon, made of nothing that is hidden from players."""
    return Colour(_seed(plan), salt)


def rooms(plan: Plan) -> int:
    """Return how many rooms there are without those that only a secret door leads to."""
    open_to_all = reachable(plan)
    return sum(
        tile.is_room and (level.depth, tile.number) in open_to_all
        for level in plan.levels
        for tile in level.tiles
    )


def has_water(plan: Plan) -> bool:
    """Return whether streams and pools are in a dungeon."""
    kinds = {*plan.results.morphologies, plan.results.material}
    return not WET.isdisjoint(kinds) or not chance(plan, "water").pick(DRY)


def _seed(plan: Plan) -> bytes:
    """Return the layout without hidden places, the shape of the whole, and the compass."""
    open_to_all = reachable(plan)
    laid = sorted(
        (level.depth, tile.at, tile.shape, tile.openings)
        for level in plan.levels
        for tile in level.tiles
        if (level.depth, tile.number) in open_to_all
    )
    results = plan.results
    made = (results.scale, results.stretch, results.material, results.origin)
    return repr((laid, morphologies(plan), made, plan.compass)).encode()
