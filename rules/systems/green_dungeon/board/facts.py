"""What the board shows, in words: for those who cannot see it, the most useful first."""

from collections.abc import Iterator

from rules.core.scene import Side
from rules.core.words import Text
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.combat import refuges
from rules.systems.green_dungeon.foes import threat
from rules.systems.green_dungeon.names import foe_name, side_name
from rules.systems.green_dungeon.phases import phase_of
from rules.systems.green_dungeon.state import GreenDungeonState


def facts(state: GreenDungeonState) -> tuple[Text, ...]:
    """Return sentences about the moment: here, the foe, the heroes, the ways that matter, the rest.

    Health, the tracks and the decks are left out: figures and counts of the scene tell them.
    """
    return tuple(_facts(state))


def _facts(state: GreenDungeonState) -> Iterator[Text]:
    here = layout.name(state.at)
    yield Text.of("gd-fact-here", tile=here, room=room_name(state, state.at))
    if state.fight:
        foe = state.fight.foe
        yield Text.of(
            "gd-fact-fight",
            foe=foe_name(state, foe),
            round=state.fight.round,
            difficulty=threat(foe, weakens=state.options.wounded_monsters_weaken),
            magic=foe.magic,
        )
    for hero in state.heroes:
        key = "gd-fact-hero" if hero.alive else "gd-fact-fallen"
        yield Text.of(key, hero=hero.name, magic=hero.magic, luck=hero.luck)
    yield from _ways(state)
    yield from _waiting(state)
    yield Text.of("gd-fact-gold", gold=state.gold)
    yield from _tiles(state)


def _ways(state: GreenDungeonState) -> Iterator[Text]:
    """Yield where to flee to, early in a fight; on a move, what is on each side."""
    phase = phase_of(state)
    if phase in ("bribe", "flight"):
        final = state.fight and state.fight.foe.kind == "final"
        for flight, other in () if final else refuges(state):
            yield _way(state, "flee", flight.side, other)
    elif phase == "move":
        for side, other, way in layout.ways(state.light)[state.at]:
            yield _way(state, way, side, other)


def _way(state: GreenDungeonState, way: str, side: Side, tile: int) -> Text:
    return Text.of(
        f"gd-fact-{way}",
        side=side_name(side),
        tile=layout.name(tile),
        room=room_name(state, tile),
    )


def _waiting(state: GreenDungeonState) -> Iterator[Text]:
    for foe in state.foes:
        yield Text.of(f"gd-fact-{foe.left}", foe=foe_name(state, foe), tile=layout.name(foe.at))


def room_name(state: GreenDungeonState, tile: int) -> Text:
    """Return the known part of a room, in a few words."""
    there = state.tiles[tile]
    if not there.up:
        return Text.of("gd-room-covered")
    if there.symbol == "straw":
        return Text.of("gd-room-final" if state.lairs[1:] == (tile,) else "gd-room-lair")
    if state.cleared(tile) and not (state.fight and state.at == tile):
        return Text.of("gd-room-cleared")
    return Text.of(f"gd-room-{there.symbol}")


def _tiles(state: GreenDungeonState) -> Iterator[Text]:
    if phase_of(state) == "vision" and state.agenda[0].tiles:
        chosen = ", ".join(map(layout.name, state.agenda[0].tiles))
        yield Text.of("gd-fact-chosen", tiles=chosen)
    covered = sum(not tile.up for tile in state.tiles)
    yield Text.of("gd-fact-covered", count=covered)
    glimpsed = [
        layout.name(index)
        for index, tile in enumerate(state.tiles)
        if tile.up and not tile.explored
    ]
    if glimpsed:
        yield Text.of("gd-fact-glimpsed", tiles=", ".join(glimpsed), count=len(glimpsed))
