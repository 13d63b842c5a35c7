"""What the map shows, in words: for those who cannot see it, the most useful first."""

from collections.abc import Iterator

from rules.core.words import Text
from rules.systems.third_six.layout import cell_name
from rules.systems.third_six.mapping import neighbour, unexplored
from rules.systems.third_six.names import calling_name, monster_name, place_name, side_name
from rules.systems.third_six.state import Hero, Room, ThirdSixState


def facts(state: ThirdSixState) -> tuple[Text, ...]:
    """Sentences about the moment: here, foes, exits, the last step, the party, what is left."""
    return tuple(_facts(state))


def _facts(state: ThirdSixState) -> Iterator[Text]:
    room = state.room
    if state.place == "town":
        yield Text.of("ts-fact-town", coins=state.coins)
    else:
        name = cell_name(state, room.cell)
        place = place_name(room.kind)
        yield Text.of("ts-fact-here", depth=state.depth, room=name, place=place)
        yield from _foes(state)
        yield from _exits(state, room)
    if state.last_step:
        first = state.level.room(state.last_step.from_room)
        yield Text.of(
            "ts-fact-walked", first=cell_name(state, first.cell), second=cell_name(state, room.cell)
        )
    yield from (_hero(hero) for hero in state.heroes)
    yield from _elsewhere(state)


def _foes(state: ThirdSixState) -> Iterator[Text]:
    for foe in state.fight.foes if state.fight else ():
        yield Text.of(
            "ts-fact-foe",
            foe=monster_name(foe.monster),
            number=foe.number,
            hp=foe.hp,
            asleep="yes" if foe.asleep else "no",
        )


def _exits(state: ThirdSixState, room: Room) -> Iterator[Text]:
    for side in room.exits:
        beyond = neighbour(state.level, room, side)
        if beyond is None:
            yield Text.of("ts-fact-unexplored", side=side_name(side))
            continue
        name = cell_name(state, beyond.cell)
        if beyond.lock:
            yield Text.of("ts-fact-locked", side=side_name(side), room=name, left=beyond.lock)
        else:
            place = place_name(beyond.kind)
            yield Text.of("ts-fact-exit", side=side_name(side), room=name, place=place)


def _hero(hero: Hero) -> Text:
    if not hero.alive:
        return Text.of("ts-fact-dead", hero=hero.name)
    if hero.calling is None:
        return Text.of("ts-fact-newcomer", hero=hero.name)
    return Text.of(
        "ts-fact-hero",
        hero=hero.name,
        calling=calling_name(hero.calling),
        level=hero.level,
        hp=hero.hp,
        most=hero.hp_most,
        mnd=hero.mnd,
    )


def _elsewhere(state: ThirdSixState) -> Iterator[Text]:
    here = state.room
    rooms = [room for room in state.level.rooms if room is not here]
    open_ended = [cell_name(state, room.cell) for room in rooms if unexplored(state.level, room)]
    if open_ended:
        yield Text.of("ts-fact-elsewhere", rooms=", ".join(open_ended), count=len(open_ended))
    locked = [cell_name(state, room.cell) for room in rooms if room.lock]
    if locked:
        yield Text.of("ts-fact-locks", rooms=", ".join(locked), count=len(locked))
    for room in rooms:
        if room.guards:
            foe = monster_name(room.guards[0].monster, len(room.guards))
            yield Text.of("ts-fact-guards", foe=foe, room=cell_name(state, room.cell))
