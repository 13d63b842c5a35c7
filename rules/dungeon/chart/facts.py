"""What the map shows, in words, the most useful first."""

from collections.abc import Iterator

from rules.core.words import Text
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.places import cell_name, measure
from rules.dungeon.plan import Plan
from rules.dungeon.terms import Morphology


def facts(shown: Shown) -> tuple[Text, ...]:
    """Return sentences about the level: its size, its entrance, its stairs, its kind."""
    return tuple(_facts(shown))


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
    if shown.keeper:
        contents = sum(bool(tile.special) for tile in shown.tiles)
        if contents:
            yield Text.of("dm-fact-specials", count=contents)
    if shown.party is None:
        yield from morphology_facts(shown.plan, shown.morphologies)
    if shown.plan.compass:
        yield Text.of("dm-fact-compass", top=Text.of(f"dir-{shown.plan.compass}"))


def morphology_facts(plan: Plan, kinds: tuple[Morphology, ...]) -> Iterator[Text]:
    """Yield a sentence for each of these morphologies with what it came to, and nothing else."""
    for kind in kinds:
        yield Text.of(f"dm-about-{kind.replace('_', '-')}", **_numbers(plan, kind))


def _numbers(plan: Plan, kind: Morphology) -> dict[str, int | str | Text]:
    results, options = plan.results, plan.options
    match kind:
        case "barred":
            doors = [join.door for level in plan.levels for join in level.joins if join.door]
            return {
                "doors": len(doors),
                "closed": len(doors) - doors.count("open"),
                "locked": doors.count("locked"),
                "barricades": results.barricades,
            }
        case "cyclopean":
            return {"scale": results.scale, "room": measure(options, plan.room_ft)}
        case "extensive":
            return {"length": measure(options, plan.corridor_length_ft)}
        case "geometric":
            return {"reshaped": results.reshaped}
        case "natural":
            return {"caves": results.caves}
        case "open_plan" | "warren":
            return {"width": measure(options, plan.corridor_width_ft)}
        case "smooth":
            return {"origin": results.origin or "none"}
        case "materials":
            return {"material": results.material or "none"}
        case "ventilated":
            return {"crawlways": sum(len(level.crawlways) for level in plan.levels)}
        case _:
            return {}
