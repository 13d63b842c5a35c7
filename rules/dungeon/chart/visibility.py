"""What of a level is shown to whom. Secrets are kept here and nowhere else."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rules.core.grid import OPPOSITE
from rules.core.scene import Side
from rules.dungeon.chart.reachable import reachable
from rules.dungeon.explore import Party
from rules.dungeon.plan import Crawlway, Join, Level, Plan, Tile
from rules.dungeon.terms import Audience, Morphology


@dataclass(frozen=True)
class Shown:
    """A level as somebody sees it.

    `tiles` are those to be drawn, sorted by place: the order in which they were laid would tell
    which of them only a secret door leads to. `here` is where the party stands, `ways` the joined
    sides that are known (a secret door not found is a wall).
    """

    plan: Plan
    level: Level
    audience: Audience
    party: Party | None = None
    tiles: tuple[Tile, ...] = ()
    joins: tuple[Join, ...] = ()
    crawlways: tuple[Crawlway, ...] = ()
    ways: dict[int, dict[Side, Join]] = field(default_factory=dict)

    @property
    def keeper(self) -> bool:
        """Whether everything may be shown, as to the keeper."""
        return self.audience == "keeper"

    @property
    def here(self) -> int | None:
        """The number of the tile where the party stands, if it is on this level."""
        return self.party.tile if self.party and self.party.level == self.level.depth else None

    @property
    def morphologies(self) -> tuple[Morphology, ...]:
        """The morphologies that may be named: crawlways are a secret."""
        kinds = self.plan.results.morphologies
        return kinds if self.keeper else tuple(kind for kind in kinds if kind != "ventilated")

    @property
    def told(self) -> bool:
        """Whether the contents of tiles are known: to the keeper, and to those who were there."""
        return self.keeper or self.party is not None

    def openly(self) -> "Shown":
        """Return the same without secret ways; itself if it has none."""
        if not any(join.secret for join in self.joins):
            return self
        joins = tuple(join for join in self.joins if not join.secret)
        return replace(self, joins=joins, ways=ways_of(self.level, joins))


def shown(plan: Plan, depth: int, audience: Audience, party: Party | None) -> Shown:
    """Return the visible part of a level, for an audience or a party that explores.

    DM-062: tiles that were not entered are not drawn, secret doors and crawlways only once found.
    Maps for players lack rooms behind secret doors, unless the options say otherwise.
    """
    level = plan.level(depth)
    tiles, joins, crawlways = level.tiles, level.joins, level.crawlways
    if party is not None:
        seen, found = party.seen_on(depth), party.found_on(depth)
        tiles = tuple(tile for tile in tiles if tile.number in seen)
        joins = tuple(
            join
            for join in joins
            if (join.a in seen or join.b in seen)
            and (not join.secret or (join.a, join.side) in found)
        )
        crawlways = tuple(each for each in crawlways if (each.a, each.side) in found)
    elif audience == "player":
        joins = tuple(join for join in joins if not join.secret)
        crawlways = ()
        if not plan.options.hidden_rooms:
            open_to_all = reachable(plan)
            tiles = tuple(tile for tile in tiles if (depth, tile.number) in open_to_all)
            numbers = {tile.number for tile in tiles}
            joins = tuple(join for join in joins if join.a in numbers)
    ways = ways_of(level, joins)
    laid_out = tuple(sorted(tiles, key=lambda tile: tile.at))
    return Shown(plan, level, audience, party, laid_out, joins, crawlways, ways)


def ways_of(level: Level, joins: Iterable[Join]) -> dict[int, dict[Side, Join]]:
    """Return the sides of every tile of a level at which one of these ways begins or ends."""
    ways: dict[int, dict[Side, Join]] = {tile.number: {} for tile in level.tiles}
    for join in joins:
        ways[join.a][join.side] = join
        ways[join.b][OPPOSITE[join.side]] = join
    return ways
