"""What the map shows, in words: for those who cannot see it, the most useful first."""

from collections.abc import Iterator

from rules.core.grid import beside
from rules.core.words import Text
from rules.systems.three_dice.board.ground import Rooms
from rules.systems.three_dice.mapping import ways
from rules.systems.three_dice.names import item_name, monster_name, place_name, side_name
from rules.systems.three_dice.state import Door, Hero, Room, ThreeDiceState


def facts(state: ThreeDiceState, rooms: Rooms) -> tuple[Text, ...]:
    """Return sentences about the present room, exits, last step, party and unexplored exits."""
    return tuple(_facts(state, rooms))


def _facts(state: ThreeDiceState, rooms: Rooms) -> Iterator[Text]:
    room = state.room
    yield Text.of("td-fact-here", depth=state.depth, room=room.number, place=place_name(room.kind))
    if room.monster:
        yield Text.of(
            "td-fact-asleep" if room.monster.asleep else "td-fact-monster",
            monster=monster_name(room.monster.name),
            hp=room.monster.hp,
        )
    for door in room.doors:
        yield _exit(room, door, rooms)
    for item in dict.fromkeys(room.floor):
        yield Text.of("td-fact-floor", item=item_name(item), count=room.floor.count(item))
    if state.last_step:
        key = "td-fact-walked" if state.last_step.walked else "td-fact-teleported"
        yield Text.of(key, first=state.last_step.from_room, second=state.last_step.to_room)
    yield from (_hero(state, hero) for hero in state.heroes)
    elsewhere = [
        str(other.number)
        for other in rooms.values()
        if other != room and any(beside(other.cell, door.side) not in rooms for door in ways(other))
    ]
    if elsewhere:
        yield Text.of("td-fact-elsewhere", rooms=", ".join(elsewhere), count=len(elsewhere))
    for other in rooms.values():
        if other.monster and other != room:
            yield Text.of(
                "td-fact-lurks",
                monster=monster_name(other.monster.name),
                hp=other.monster.hp,
                room=other.number,
            )


def _exit(room: Room, door: Door, rooms: Rooms) -> Text:
    side = side_name(door.side)
    if door.kind == "entrance":
        return Text.of("td-fact-entrance", side=side)
    beyond = rooms.get(beside(room.cell, door.side))
    locked = "yes" if door.kind == "locked" else "no"
    if not beyond:
        return Text.of("td-fact-unexplored", side=side, locked=locked)
    place = place_name(beyond.kind)
    return Text.of("td-fact-exit", side=side, room=beyond.number, place=place, locked=locked)


def _hero(state: ThreeDiceState, hero: Hero) -> Text:
    if not hero.alive:
        return Text.of("td-fact-dead", hero=hero.name)
    apart = "no" if hero.room == state.here else "yes"
    numbers = hero.now.model_dump()
    if hero.pool is not None:
        return Text.of(
            "td-fact-pool", hero=hero.name, hp=hero.pool, room=hero.room, apart=apart, **numbers
        )
    return Text.of("td-fact-hero", hero=hero.name, room=hero.room, apart=apart, **numbers)
