"""What the map shows, in words: for those who cannot see it, the most useful first."""

from collections.abc import Iterator

from rules.core.words import Text
from rules.systems.third_six.layout import cell_name
from rules.systems.third_six.mapping import neighbour
from rules.systems.third_six.names import calling_name, monster_name, place_name, side_name
from rules.systems.third_six.state import Hero, Room, ThirdSixState


def facts(state: ThirdSixState) -> tuple[Text, ...]:
    """Return sentences about the present room, foes, known exits, the party and unused things.

    Points, unexplored exits and the last move are left out: the scene's own parts tell them.
    """
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
    yield from (_hero(hero) for hero in state.heroes)
    yield from _elsewhere(state)


def _foes(state: ThirdSixState) -> Iterator[Text]:
    foes = state.fight.foes if state.fight else ()
    for key, some in (
        ("ts-fact-foes", [foe for foe in foes if not foe.asleep]),
        ("ts-fact-sleepers", [foe for foe in foes if foe.asleep]),
    ):
        if some:
            foe = monster_name(some[0].monster, len(some))
            yield Text.of(key, foe=foe, count=len(some))


def _exits(state: ThirdSixState, room: Room) -> Iterator[Text]:
    for side in room.exits:
        beyond = neighbour(state.level, room, side)
        if beyond is None:
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
        mnd=hero.mnd,
    )


def _elsewhere(state: ThirdSixState) -> Iterator[Text]:
    here = state.room
    rooms = [room for room in state.level.rooms if room is not here]
    for room in rooms:
        if room.guards:
            foe = monster_name(room.guards[0].monster, len(room.guards))
            yield Text.of("ts-fact-guards", foe=foe, room=cell_name(state, room.cell))
