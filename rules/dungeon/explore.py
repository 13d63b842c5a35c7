"""A party in a finished dungeon: what it has seen, where it can go, what it finds."""

from rules.core.compass import way
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.grid import OPPOSITE
from rules.core.model import Model
from rules.core.scene import Side
from rules.dungeon.plan import Crawlway, Join, Plan, Tile


class Place(Model):
    """A tile of a level."""

    level: int
    tile: int


class Find(Model):
    """A secret door or crawlway that was found: a side of a tile, the earlier of the two."""

    level: int
    tile: int
    side: Side


class Party(Model):
    """A pawn that explores: where it stands, where it was, what it has found. DM-062."""

    level: int = 1
    tile: int = 1
    seen: tuple[Place, ...] = (Place(level=1, tile=1),)
    found: tuple[Find, ...] = ()

    def seen_on(self, depth: int) -> set[int]:
        """Return the tiles of a level where the party has been."""
        return {place.tile for place in self.seen if place.level == depth}

    def found_on(self, depth: int) -> set[tuple[int, Side]]:
        """Return the secrets that the party found on a level, as sides of tiles."""
        return {(find.tile, find.side) for find in self.found if find.level == depth}


def here(plan: Plan, party: Party) -> Tile:
    """Return the tile where the party stands."""
    return plan.level(party.level).tile(party.tile)


def ways(plan: Plan, party: Party) -> tuple[Side, ...]:
    """Return the sides through which the party can walk, with secret doors it found. DM-062."""
    found = party.found_on(party.level)
    return tuple(
        side
        for side, join in plan.level(party.level).ways()[party.tile].items()
        if not join.secret or (join.a, join.side) in found
    )


def walk(plan: Plan, party: Party, side: Side) -> Party:
    """Go through a side into the next tile, which is revealed with all that is in it. DM-062.

    Raises:
        RuleError: there is no way that the party knows of.
    """
    if side not in ways(plan, party):
        raise RuleError("dm-error-no-way", side=way(side, plan.north))
    join = plan.level(party.level).ways()[party.tile][side]
    return _entered(party, party.level, join.b if join.a == party.tile else join.a)


def crawls(plan: Plan, party: Party) -> tuple[Side, ...]:
    """Return the sides where the party knows of a crawlway. DM-055."""
    found = party.found_on(party.level)
    return tuple(
        each.side if each.a == party.tile else OPPOSITE[each.side]
        for each in _crawlways_here(plan, party)
        if (each.a, each.side) in found
    )


def crawl(plan: Plan, party: Party, side: Side) -> Party:
    """Go through a crawlway that was found. DM-055.

    Raises:
        RuleError: the party knows of none on that side.
    """
    if side not in crawls(plan, party):
        raise RuleError("dm-error-no-crawlway", side=side.value)
    for each in _crawlways_here(plan, party):
        if party.tile == each.a and each.side is side:
            return _entered(party, party.level, each.b)
        if party.tile == each.b and OPPOSITE[each.side] is side:
            return _entered(party, party.level, each.a)
    raise AssertionError(side)


def climb(plan: Plan, party: Party) -> Party:
    """Take the stairs here, whichever way they lead, also back to where they come from. DM-022.

    Raises:
        RuleError: there are none, they are blocked (DM-021), or they lead out of the dungeon.
    """
    stair = plan.stairs_of(party.level).get(party.tile)
    if stair is not None and not stair.blocked:
        if not stair.to_level or stair.to_tile is None:
            raise RuleError("dm-error-surface")
        return _entered(party, stair.to_level, stair.to_tile)
    arriving = plan.arrivals(party.level).get(party.tile)
    if arriving:
        return _entered(party, arriving[0].level, arriving[0].tile)
    raise RuleError("dm-error-stairs-blocked" if stair else "dm-error-no-stairs")


def search(plan: Plan, party: Party, dice: Dice) -> Party:
    """Search the tile: one or two on a d6 finds every secret door and crawlway of it. DM-062."""
    if dice.roll(6, "search") > 2:
        return party
    return reveal(plan, party)


def reveal(plan: Plan, party: Party) -> Party:
    """Find everything hidden in the tile without a die, as when the game's keeper says so."""
    known = party.found_on(party.level)
    hidden: list[Join | Crawlway] = [
        join for join in plan.level(party.level).ways()[party.tile].values() if join.secret
    ]
    hidden += _crawlways_here(plan, party)
    found = tuple(
        Find(level=party.level, tile=each.a, side=each.side)
        for each in hidden
        if (each.a, each.side) not in known
    )
    return party.with_(found=party.found + found) if found else party


def _crawlways_here(plan: Plan, party: Party) -> list[Crawlway]:
    crawlways = plan.level(party.level).crawlways
    return [each for each in crawlways if party.tile in (each.a, each.b)]


def _entered(party: Party, level: int, tile: int) -> Party:
    place = Place(level=level, tile=tile)
    seen = party.seen if place in party.seen else (*party.seen, place)
    return party.with_(level=level, tile=tile, seen=seen)
