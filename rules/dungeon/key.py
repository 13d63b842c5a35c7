"""The numbered key: what the keeper of the game reads while the others explore."""

from collections import Counter
from collections.abc import Iterator

from rules.core.compass import clockwise, way
from rules.core.grid import OPPOSITE
from rules.core.model import Model
from rules.core.scene import Side
from rules.core.words import Colour, Text, Words
from rules.dungeon.brought import feature_of
from rules.dungeon.chart.facts import morphology_facts
from rules.dungeon.chart.water import water_of
from rules.dungeon.places import cell_name, listed, marks_of, measure
from rules.dungeon.plan import Join, Level, Plan, Tile
from rules.dungeon.purposes import purpose_of
from rules.dungeon.story import tale_of, truth_of

PHRASES = 6


class Entry(Model):
    """One place of the key: its number or letter on the map, its heading, its sentences."""

    tile: int
    mark: str
    cell: str
    heading: Text
    lines: tuple[Text, ...]


class LevelKey(Model):
    """The key of one level."""

    depth: int
    heading: Text
    entries: tuple[Entry, ...]


class Key(Model):
    """The key of a dungeon: its name, its story, remarks about all of it, then level by level."""

    name: Text
    title: Text
    story: tuple[Text, ...]
    remarks: tuple[Text, ...]
    levels: tuple[LevelKey, ...]


def key_of(plan: Plan) -> Key:
    """Write the key of a plan: every room by number, remarkable corridors by letter.

    DM-058: a dungeon that was not populated has a key all the same.
    """
    remarks = list(morphology_facts(plan, plan.results.morphologies))
    if plan.compass:
        remarks.append(Text.of("dm-fact-compass", top=Text.of(f"dir-{plan.compass}")))
    tale = tale_of(plan)
    return Key(
        name=tale.name,
        story=(*tale.lines, truth_of(plan)),
        title=Text.of("dm-key-title", levels=len(plan.levels), tiles=plan.tile_count),
        remarks=tuple(remarks),
        levels=tuple(_level(plan, level) for level in plan.levels),
    )


def said(level: LevelKey, words: Words) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the heading and the sentences of each place, the same wherever a key is shown.

    Sentences of one meaning come in turns: none comes again before all others were said.
    """
    seed, said_before = repr([entry.cell for entry in level.entries]).encode(), Counter[str]()
    for entry in level.entries:
        lines = []
        for line in entry.lines:
            colour = Colour(seed, f"key {level.depth}", turn=said_before[line.key])
            said_before[line.key] += 1
            lines.append(words.say(line, colour))
        yield words.say(entry.heading), tuple(lines)


def _level(plan: Plan, level: Level) -> LevelKey:
    marks = marks_of(plan, level)
    chosen = [tile for tile in level.tiles if tile.number in marks]
    chosen.sort(key=lambda tile: not tile.is_room)
    ways = level.ways()
    return LevelKey(
        depth=level.depth,
        heading=Text.of("dm-key-level", level=level.depth, count=len(level.tiles)),
        entries=tuple(
            Entry(
                tile=tile.number,
                mark=marks[tile.number],
                cell=cell_name(plan.options, tile.at),
                heading=_heading(plan, tile, marks[tile.number]),
                lines=tuple(_lines(plan, level, tile, marks, ways[tile.number])),
            )
            for tile in chosen
        ),
    )


def _heading(plan: Plan, tile: Tile, mark: str) -> Text:
    size = plan.room_ft if tile.is_room else plan.corridor_length_ft
    return Text.of(
        "dm-key-room" if tile.is_room else "dm-key-corridor",
        mark=mark,
        name=Text.of(f"dm-shape-{tile.shape}"),
        size=measure(plan.options, size),
        width=measure(plan.options, plan.corridor_width_ft),
        cell=cell_name(plan.options, tile.at),
    )


def _lines(
    plan: Plan, level: Level, tile: Tile, marks: dict[int, str], ways: dict[Side, Join]
) -> Iterator[Text]:
    purpose = purpose_of(plan, level, tile)
    if purpose is not None:
        kind = "natural" if tile.cave else "purpose"
        yield Text.of(f"dm-key-{kind}", purpose=purpose.name)
    water = water_of(plan, level)
    if tile.number in water.streams:
        yield Text.of("dm-key-stream")
    elif tile.number in water.pools:
        yield Text.of("dm-key-pool")
    exits = [
        _exit(plan, level, tile, side, ways[side], marks) for side in clockwise(ways, plan.north)
    ]
    if tile.number == 1:
        exits.append(Text.of("dm-exit-entrance", level=level.depth))
    if exits:
        yield Text.of("dm-key-exits", exits=listed(exits))
    closed = [each.side for each in level.closed if each.tile == tile.number]
    if closed:
        sides = [way(side, plan.north) for side in clockwise(closed, plan.north)]
        yield Text.of("dm-key-closed", sides=listed(sides))
    yield from _stairs(plan, level, tile)
    yield from _features(plan, level, tile, marks)
    feature = feature_of(plan.options, level, tile)
    if feature:
        yield Text.of(f"dm-brings-{feature.id}-key")
    elif tile.special:
        yield Text.of(f"dm-key-special-{tile.special}")
    if plan.results.has("eldritch"):
        yield Text.of(f"dm-eldritch-{_phrase(level, tile)}")


def _exit(
    plan: Plan, level: Level, tile: Tile, side: Side, join: Join, marks: dict[int, str]
) -> Text:
    other = level.tile(join.b if join.a == tile.number else join.a)
    door = "secret" if join.secret else join.door or "none"
    return _way(plan, side, door, marks.get(other.number))


def _stairs(plan: Plan, level: Level, tile: Tile) -> Iterator[Text]:
    """Yield where stairs here lead, and which end here. DM-021, DM-022, DM-023."""
    stair = plan.stairs_of(level.depth).get(tile.number)
    if stair is not None:
        if stair.blocked:
            yield Text.of("dm-key-stairs-blocked")
        elif not stair.to_level:
            yield Text.of("dm-key-stairs-surface")
        else:
            yield _toward("dm-key-stairs", plan, stair.to_level, stair.to_tile, stair.direction)
    for other in plan.arrivals(level.depth).get(tile.number, ()):
        yield _toward("dm-key-arrival", plan, other.level, other.tile, other.direction)


def _toward(key: str, plan: Plan, depth: int, number: int | None, direction: str) -> Text:
    tile = plan.level(depth).tile(number or 1)
    cell = cell_name(plan.options, tile.at)
    return Text.of(key, level=depth, cell=cell, direction=direction)


def _features(plan: Plan, level: Level, tile: Tile, marks: dict[int, str]) -> Iterator[Text]:
    """Yield what the morphologies did to this place."""
    if tile.cave:
        yield Text.of("dm-key-cave")
    elif tile.form:
        yield Text.of(f"dm-form-{tile.form}")
    if tile.barricade:
        yield Text.of("dm-key-barricade")
    if tile.slope:
        slope, side = tile.slope, way(OPPOSITE[tile.via], plan.north)
        yield Text.of(
            "dm-key-slope", direction=slope.direction, steepness=slope.steepness, side=side
        )
    if tile.bends and plan.results.width_ft < 10:
        yield Text.of("dm-key-bends", count=tile.bends)
    yield from _crawlways(plan, level, tile, marks)


def _crawlways(plan: Plan, level: Level, tile: Tile, marks: dict[int, str]) -> Iterator[Text]:
    """Yield where crawlways lead; they are two feet high and three wide. DM-055."""
    found: dict[Side, int] = {}
    for each in level.crawlways:
        if each.a == tile.number:
            found[each.side] = each.b
        elif each.b == tile.number:
            found[OPPOSITE[each.side]] = each.a
    if not found:
        return
    metric = plan.options.units == "metres"
    height = Text.of("dm-centimetres", length=50) if metric else Text.of("dm-feet", feet=2)
    width = Text.of("dm-centimetres", length=100) if metric else Text.of("dm-feet", feet=3)
    ways = [
        _way(plan, side, "none", marks.get(found[side])) for side in clockwise(found, plan.north)
    ]
    yield Text.of(
        "dm-key-crawlways", count=len(ways), ways=listed(ways), height=height, width=width
    )


def _way(plan: Plan, side: Side, door: str, mark: str | None) -> Text:
    to = Text.of("dm-exit-to", mark=mark) if mark else Text.of("dm-exit-corridor")
    return Text.of("dm-exit", side=way(side, plan.north), door=door, to=to)


def _phrase(level: Level, tile: Tile) -> int:
    """Return which eerie sentence a place gets, the same each time and without dice. DM-046."""
    first = Colour(repr(level.rolls).encode(), "eldritch").pick(PHRASES)
    return (first + tile.number) % PHRASES + 1
