"""Heroes and monsters on the map."""

from itertools import cycle, islice

from rules.core.grid import SIDES, beside
from rules.core.hero_marks import marks
from rules.core.packs.pack import marked
from rules.core.party import hero_token
from rules.core.scene import Side, Square, Token
from rules.core.words import Text
from rules.systems.three_dice.board.ground import Rooms, onward_side
from rules.systems.three_dice.board.page import Page
from rules.systems.three_dice.board.shapes import hero_spots, monster_spot
from rules.systems.three_dice.content import icon_of
from rules.systems.three_dice.names import monster_name
from rules.systems.three_dice.phases import awaiting
from rules.systems.three_dice.state import Hero, Monster, Room, ThreeDiceState


def tokens(state: ThreeDiceState, page: Page, rooms: Rooms) -> tuple[Token, ...]:
    """Return every living hero and every monster on the page; when all is over, the fallen too."""
    figures: list[Token] = []
    active = awaiting(state)
    letters = marks((hero.seat, hero.name) for hero in state.heroes)
    by_room: dict[int, list[Hero]] = {}
    for hero in state.living:
        by_room.setdefault(hero.room, []).append(hero)
    for hero in _fallen(state):
        by_room.setdefault(hero.room, []).append(hero)
    for room in rooms.values():
        heroes = by_room.get(room.number, [])
        onward = onward_side(room, entered_by(state, room))
        avoid = onward if room.monster else None
        spots = islice(cycle(hero_spots(room, avoid)), len(heroes))
        figures.extend(
            _hero(hero, letters[hero.seat], page.place(room, spot), active=hero.seat in active)
            for hero, spot in zip(heroes, spots, strict=True)
        )
        if room.monster:
            at = page.place(room, monster_spot(room, onward))
            figures.append(_monster(room.monster, room.number, at))
    return tuple(figures)


def _fallen(state: ThreeDiceState) -> list[Hero]:
    """Return the dead of a game that is over who lie on this level."""
    if not state.ending:
        return []
    dead = (hero for hero in state.heroes if not hero.alive)
    rooms = state.level.rooms
    return [
        hero
        for hero in dead
        if hero.room <= len(rooms) and hero.name in state.level.room(hero.room).bones
    ]


def entered_by(state: ThreeDiceState, room: Room) -> Side | None:
    """Return the side by which the acting heroes last came into a room."""
    step = state.last_step
    if not step or not step.walked or step.to_room != room.number:
        return None
    origin = state.level.room(step.from_room).cell
    return next((side for side in SIDES if beside(room.cell, side) == origin), None)


def _hero(hero: Hero, mark: str, at: Square, *, active: bool) -> Token:
    name = Text.of("td-token-hero", hero=hero.name)
    token = hero_token(hero, mark, at, name, active=active).with_(down=not hero.alive)
    if hero.pool is None:
        return token.with_(health=hero.now.total, health_max=hero.most.total)
    return token.with_(health=hero.pool, health_max=hero.pool_most)


def _monster(monster: Monster, room: int, at: Square) -> Token:
    name = monster_name(monster.name)
    return Token(
        key=f"monster-{room}",
        face=icon_of(monster.name),
        kind=marked(monster.name),
        side="monster",
        mark=f"{monster.name[0].upper()}{monster.hp}"[:3],
        name=Text.of("td-token-monster", monster=name, hp=monster.hp),
        at=at,
        health=monster.hp,
        health_max=monster.each,
        conditions=(Text.of("td-condition-asleep"),) if monster.asleep else (),
    )
