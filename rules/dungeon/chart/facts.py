"""What the map shows, in words, the most useful first."""

from collections.abc import Iterator

from rules.core.compass import clockwise, way
from rules.core.scene import name_of_material
from rules.core.words import Text
from rules.dungeon.chart.reachable import without_hidden
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.chart.water import water_of
from rules.dungeon.places import cell_name, listed, measure
from rules.dungeon.plan import Plan
from rules.dungeon.terms import Morphology

ROOMS, WAYS = "dm-fact-rooms", "dm-fact-ways"
"""The keys of the sentences that say what a picture shows at a glance: the layout."""
LAYOUT = frozenset({ROOMS, WAYS})
IN_A_SENTENCE = 6
"""The most ways that one sentence tells."""


def facts(shown: Shown) -> tuple[Text, ...]:
    """Return sentences about the level: its size, entrance, stairs and kind, then all its ways."""
    ways = list(_ways(shown))
    parts = (ways[at : at + IN_A_SENTENCE] for at in range(0, len(ways), IN_A_SENTENCE))
    cells = [cell_name(shown.plan.options, tile.at) for tile in shown.tiles if tile.is_room]
    rooms = (Text.of(ROOMS, cells=", ".join(cells)),) if cells else ()
    return (*_facts(shown), *rooms, *(Text.of(WAYS, ways=listed(part)) for part in parts))


def _ways(shown: Shown) -> Iterator[Text]:
    """Yield every way that is known between two places, once, in the order of the places."""
    told: set[tuple[int, str]] = set()
    seen = {tile.number: tile for tile in shown.tiles}
    for tile in shown.tiles:
        here = cell_name(shown.plan.options, tile.at)
        ways = shown.ways[tile.number]
        for side in clockwise(ways, shown.plan.north):
            join = ways[side]
            if (join.a, join.side) in told:
                continue
            told.add((join.a, join.side))
            other = seen.get(join.b if join.a == tile.number else join.a)
            to = Text.of("dm-exit-unseen")
            if other is not None:
                to = Text.of("dm-exit-to", mark=cell_name(shown.plan.options, other.at))
            door = "secret" if join.secret else join.door or "none"
            exit_ = Text.of("dm-exit", side=way(side, shown.plan.north), door=door, to=to)
            yield Text.of("dm-fact-way", cell=here, exit=exit_)


def _facts(shown: Shown) -> Iterator[Text]:
    rooms = sum(tile.is_room for tile in shown.tiles)
    yield Text.of("dm-fact-size", rooms=rooms, corridors=len(shown.tiles) - rooms)
    if shown.here is not None:
        tile = shown.level.tile(shown.here)
        yield Text.of("dm-fact-party", cell=cell_name(shown.plan.options, tile.at))
    first = next((tile for tile in shown.tiles if tile.number == 1), None)
    if first is not None:
        entrance = cell_name(shown.plan.options, first.at)
        yield Text.of("dm-fact-entrance", cell=entrance, level=shown.level.depth)
    stairs = [tile for tile in shown.tiles if tile.stairs]
    if stairs:
        cells = ", ".join(cell_name(shown.plan.options, tile.at) for tile in stairs)
        yield Text.of("dm-fact-stairs", count=len(stairs), cells=cells)
    secrets = sum(join.secret for join in shown.joins)
    if secrets:
        yield Text.of("dm-fact-secrets", count=secrets)
    if shown.crawlways:
        yield Text.of("dm-fact-crawlways", count=len(shown.crawlways))
    yield from _water(shown)
    if shown.keeper:
        contents = sum(bool(tile.special) for tile in shown.tiles)
        if contents:
            yield Text.of("dm-fact-specials", count=contents)
    if shown.party is None:
        yield from morphology_facts(_told(shown), shown.morphologies)
    if shown.plan.compass:
        yield Text.of("dm-fact-compass", top=Text.of(f"dir-{shown.plan.compass}"))


def _water(shown: Shown) -> Iterator[Text]:
    water = water_of(shown.plan, shown.level)
    wet = [tile.at for tile in shown.tiles if water.of(tile.number)]
    if wet:
        cells = ", ".join(cell_name(shown.plan.options, at) for at in wet)
        yield Text.of("dm-fact-water", cells=cells)


def _told(shown: Shown) -> Plan:
    """Return the plan whose rooms may be counted: for players one without hidden rooms."""
    plan = shown.plan
    if shown.keeper or plan.options.hidden_rooms:
        return plan
    return without_hidden(plan)


def morphology_facts(plan: Plan, kinds: tuple[Morphology, ...]) -> Iterator[Text]:
    """Yield a sentence for each of these morphologies, with its results in the dungeon."""
    for kind in kinds:
        yield Text.of(f"dm-about-{kind.replace('_', '-')}", **_numbers(plan, kind))


def _numbers(plan: Plan, kind: Morphology) -> dict[str, int | str | Text]:
    results, options = plan.results, plan.options
    tiles = [tile for level in plan.levels for tile in level.tiles]
    match kind:
        case "barred":
            doors = [join.door for level in plan.levels for join in level.joins if join.door]
            return {
                "doors": len(doors),
                "closed": len(doors) - doors.count("open"),
                "locked": doors.count("locked"),
                "barricades": sum(tile.barricade for tile in tiles),
            }
        case "cyclopean":
            return {"scale": results.scale, "room": measure(options, plan.room_ft)}
        case "extensive":
            return {"length": measure(options, plan.corridor_length_ft)}
        case "geometric":
            return {"reshaped": sum(tile.form is not None for tile in tiles)}
        case "natural":
            return {"caves": sum(tile.cave for tile in tiles)}
        case "open_plan" | "warren":
            return {"width": measure(options, plan.corridor_width_ft)}
        case "smooth":
            return {"origin": results.origin or "none"}
        case "materials":
            return {"material": name_of_material(results.material or "none")}
        case "ventilated":
            return {"crawlways": sum(len(level.crawlways) for level in plan.levels)}
        case _:
            return {}
