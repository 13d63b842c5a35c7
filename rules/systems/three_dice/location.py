"""New locations: their three dice, their monsters, and entering them."""

from collections.abc import Callable

from rules.core.grid import Cell
from rules.systems.three_dice.content import LOCATIONS, TABLES
from rules.systems.three_dice.content.points import Table
from rules.systems.three_dice.events.fights import MonsterMet, MonsterRerolled, NobodyMet
from rules.systems.three_dice.events.places import LocationEntered
from rules.systems.three_dice.names import monster_name, place_name
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.party import arrive
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Draw, Monster, Room, ThreeDiceState

RoomEvent = Callable[[Resolution], None]

ROOM_EVENTS: tuple[RoomEvent, ...] = ()
"""What else may happen in a new location. Readers wished for quests, events, puzzles and
obstacles (HR-025, HR-032) but gave no rule for any, so there is nothing here."""


def table_of(state: ThreeDiceState) -> Table:
    """Return the table of the present level (TD-004, TD-065, TD-074)."""
    return TABLES[state.level.theme]


def too_strong(state: ThreeDiceState) -> tuple[str, ...]:
    """Return the monsters a beginner's location rolls again.

    TD-028: the fourth and fifth in the first location of the game; TD-029: the fifth in the
    second. With `training_every_level` the count starts again on each level.
    """
    before = len(state.level.rooms) if state.options.training_every_level else state.drawn
    first_barred = {0: 3, 1: 4}.get(before, 5)
    return table_of(state).by_strength[first_barred:]


def roll_draw(play: Resolution) -> Draw:
    """Roll a location: its kind, one monster die for each hero who enters, its treasure.

    TD-004, TD-057, TD-064, TD-069, TD-071, HR-024.
    """
    table = table_of(play.state)
    barred = too_strong(play.state)
    location = play.roll(6, "location")
    monsters = []
    for _ in play.movers:
        die = play.roll(6, "monster")
        while table.monster(die) in barred:
            play.tell(MonsterRerolled(die=die))
            die = play.roll(6, "monster")
        monsters.append(die)
    return Draw(location=location, monsters=tuple(monsters), treasure=play.roll(6, "treasure"))


def counted(options: ThreeDiceOptions, table: Table, draw: Draw) -> tuple[int, ...]:
    """Return the monster dice that count: not those of nobody, unless read literally (TD-059)."""
    if options.mp_six == "literal":
        return draw.monsters
    return tuple(die for die in draw.monsters if die != table.none_face)


def monster_for(state: ThreeDiceState, draw: Draw) -> Monster | None:
    """Return the monster a draw brings: the highest die names it, their sum is its hit points.

    TD-017, TD-057, TD-058, TD-059, HR-030. HR-001 adds a hit point and HR-012 another monster of
    the same kind for each dungeon level below the first.
    """
    table = table_of(state)
    dice = counted(state.options, table, draw)
    name = table.monster(max(dice)) if dice else None
    if not name:
        return None
    hp = sum(dice) + extra_hp(state)
    return Monster(
        name=name,
        rank=table.by_strength.index(name) + 1,
        hp=hp,
        each=hp,
        more=state.depth - 1 if state.options.extra_monster_per_dungeon_level else 0,
        undead=table.undead,
    )


def extra_hp(state: ThreeDiceState) -> int:
    """Return the hit points that every monster has beyond its dice (HR-001)."""
    return state.depth - 1 if state.options.monster_hp_per_dungeon_level else 0


def xp_of(options: ThreeDiceOptions, table: Table, draw: Draw) -> int:
    """Return the experience of a location for each hero: its dice for place, monsters and treasure.

    TD-036, TD-037, TD-061. An empty one counts the face that means nobody, or nothing if so ruled
    (HR-022).
    """
    dice = counted(options, table, draw)
    if not dice or table.monster(max(dice)) is None:
        monster = table.none_face if options.empty_room_xp == "literal" else 0
    else:
        monster = max(dice) if options.mp_xp == "highest" else sum(dice)
    return draw.location + monster + draw.treasure


def roll_exits(play: Resolution, kind: str) -> int:
    """Return how many exits a location has in all, the way in included.

    TD-005, TD-006, TD-007, TD-008, TD-009, TD-010, TD-011, HR-019.
    """
    location = LOCATIONS[kind]
    rolled = 1 if location.exits_sides == 1 else play.roll(location.exits_sides, "exits")
    return rolled + location.exits_plus


def enter_new(play: Resolution, cell: Cell, draw: Draw) -> None:
    """Put a location on the map and the heroes into it; exits, fight and spoils follow.

    TD-004, TD-012. HR-025, HR-032: whatever `ROOM_EVENTS` holds happens then, which is nothing.
    """
    kind = table_of(play.state).place(draw.location)
    number = len(play.state.level.rooms) + 1
    exits = roll_exits(play, kind)
    monster = monster_for(play.state, draw)
    play.set_room(
        Room(number=number, cell=cell, kind=kind, draw=draw, exits=exits, monster=monster)
    )
    play.change(drawn=play.state.drawn + 1)
    arrive(play, number, walked=True)
    play.tell(LocationEntered(place=place_name(kind), room=number))
    if monster:
        name = monster_name(monster.name)
        play.tell(MonsterMet(monster=name, hp=monster.hp, more=monster.more))
    else:
        play.tell(NobodyMet())
    for happen in ROOM_EVENTS:
        happen(play)
