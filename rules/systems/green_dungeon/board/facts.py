"""What the board shows, in words: for those who cannot see it, the most useful first."""

from collections.abc import Iterator

from rules.core.words import Text
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.names import foe_name, side_name
from rules.systems.green_dungeon.state import GreenDungeonState


def facts(state: GreenDungeonState) -> tuple[Text, ...]:
    """Sentences about the moment: here, the ways on, foes, heroes, tracks, tiles by kind."""
    return tuple(_facts(state))


def _facts(state: GreenDungeonState) -> Iterator[Text]:
    here = layout.name(state.at)
    yield Text.of("gd-fact-here", tile=here, room=room_name(state, state.at))
    if state.fight:
        foe = state.fight.foe
        yield Text.of("gd-fact-fight", foe=foe_name(state, foe), health=foe.health, magic=foe.magic)
    for side, other, way in layout.ways(state.light)[state.at]:
        yield Text.of(
            f"gd-fact-{way}",
            side=side_name(side),
            tile=layout.name(other),
            room=room_name(state, other),
        )
    for foe in state.foes:
        yield Text.of(
            f"gd-fact-{foe.left}",
            foe=foe_name(state, foe),
            tile=layout.name(foe.at),
            health=foe.health,
        )
    for hero in state.heroes:
        key = "gd-fact-hero" if hero.alive else "gd-fact-fallen"
        yield Text.of(
            key, hero=hero.name, health=max(0, hero.health), magic=hero.magic, luck=hero.luck
        )
    yield Text.of("gd-fact-time", time=state.time, events=state.events, gold=state.gold)
    yield from _tiles(state)


def room_name(state: GreenDungeonState, tile: int) -> Text:
    """What is known of a room, in a few words."""
    there = state.tiles[tile]
    if not there.up:
        return Text.of("gd-room-covered")
    if there.symbol == "straw":
        return Text.of("gd-room-final" if state.lairs[1:] == (tile,) else "gd-room-lair")
    return Text.of(f"gd-room-{there.symbol}")


def _tiles(state: GreenDungeonState) -> Iterator[Text]:
    covered = sum(not tile.up for tile in state.tiles)
    yield Text.of("gd-fact-covered", count=covered)
    glimpsed = [
        layout.name(index)
        for index, tile in enumerate(state.tiles)
        if tile.up and not tile.explored
    ]
    if glimpsed:
        yield Text.of("gd-fact-glimpsed", tiles=", ".join(glimpsed), count=len(glimpsed))
