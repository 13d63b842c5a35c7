"""Small positions: a party, a foe, and what of the dungeon is known."""

from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.options import GreenDungeonOptions, mode_of
from rules.systems.green_dungeon.state import Fight, Foe, GreenDungeonState, Hero, Step, Tile
from tests.support.moves import NAMES, seats
from tests.systems.green_dungeon.pieces import boss, monster, tile, tiles


def hero(seat=1, **more):
    """A hero; `level` raises the maxima with it, health and magic are full unless given."""
    level = more.get("level", 1)
    most = {"health_most": 9 + level, "magic_most": 4 + level}
    full = {"health": most["health_most"], "magic": most["magic_most"]}
    return Hero(seat=seat, name=NAMES[seat - 1], **{**most, **full, **more})


def foe(at, kind="minion", cards=None, **more):
    """A foe; of difficulty 2 unless told."""
    cards = cards or (
        (boss("hammer", 4),) if kind in ("mini", "final") else (monster("hammer", 2),)
    )
    hard = more.pop("difficulty", 2)
    health = more.pop("health", hard)
    most = more.pop("health_most", max(hard, health))
    return Foe(
        kind=kind,
        at=tile(at),
        cards=cards,
        difficulty=hard,
        health=health,
        health_most=most,
        price=more.pop("price", 2),
        **more,
    )


def game(*heroes, at="C3", rooms=None, east="", explored="", cleared="", seen="", **more):
    """A position on tile `at`, explored and cleared; it is somebody's move unless told.

    All other tiles are Drop tiles face down, but for `rooms` (name: symbol). All passages run
    north and south, but for the tiles in `east`. Decks are whole unless given.
    """
    heroes = heroes or (hero(),)
    rooms = rooms or {}
    done = {tile(at), *tiles(cleared)}
    entered = done | set(tiles(explored))
    up = entered | set(tiles(seen))
    symbols = {tile(name): symbol for name, symbol in rooms.items()}
    turned = tiles(east)
    options = GreenDungeonOptions(**more.pop("options", {}))
    count = more.pop("players", len(heroes))
    made = {
        "options": options,
        "mode": mode_of(options, count),
        "theme": "warren",
        "players": seats(count),
        "heroes": heroes,
        "tiles": tuple(
            Tile(
                symbol=symbols.get(i, "drop"),
                up=i in up,
                explored=i in entered,
                done=i in done,
                known=i in up,
            )
            for i in range(layout.TILES)
        ),
        "light": "".join("e" if i in turned else "n" for i in range(layout.TILES)),
        "at": tile(at),
        "gold": 3 * len(heroes),
        "monster_deck": tuple(range(12)),
        "boss_deck": tuple(range(12)),
        "treasure_deck": tuple(sorted(list(range(12)) * len(heroes))),
        "turn": 9,
    }
    return GreenDungeonState(**{**made, **more})


def fight(*heroes, against=None, symbol="drop", **more):
    """A fight with a foe in the hero's room, on its first decision; the room is not cleared."""
    at = more.pop("at", "C3")
    against = against or foe(at)
    heroes = heroes or (hero(),)
    living = [one for one in heroes if one.alive]
    combat = [
        Step(kind="bribe"),
        Step(kind="flight"),
        *(Step(kind="magic", seat=one.seat) for one in living),
        *(Step(kind="foe-magic", seat=one.seat) for one in living),
        *(Step(kind="melee", seat=one.seat) for one in living),
        Step(kind="round"),
    ]
    if against.is_boss:
        combat = combat[1:]
    if against.kind == "final":
        combat = combat[1:]
    after = [Step(kind="time", count=1), Step(kind="turn-end")]
    rooms = {at: symbol, **more.pop("rooms", {})}
    return game(
        *heroes,
        at=at,
        rooms=rooms,
        fight=Fight(foe=against, heroes=len(living), resting=more.pop("asleep", False)),
        agenda=tuple(combat + more.pop("after", after)),
        **more,
    )
