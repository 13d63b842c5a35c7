"""Laying the dungeon out, and the heroes at its edge."""

from rules.core.answers import SeatInfo
from rules.core.dice import Dice, face_down, shuffled
from rules.systems.green_dungeon import layout, themes
from rules.systems.green_dungeon.content import BOSSES, LAIRS, MONSTERS, STACK, TREASURES
from rules.systems.green_dungeon.events.places import DungeonLaid, LayoutRelaid
from rules.systems.green_dungeon.options import GreenDungeonOptions, mode_of
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState, Hero, Step, Tile
from rules.systems.green_dungeon.terms import Symbol

START_GOLD = 3
DEALT = face_down("gd-tiles")
"""Why the tiles are shuffled: nobody sees what lies face down."""
CORNERS = {"northwest": 0, "northeast": 4, "southwest": 20, "southeast": 24}


def begin(options: GreenDungeonOptions, seats: tuple[SeatInfo, ...], dice: Dice) -> Resolution:
    """Shuffle and lay the tiles, stack the decks, put the heroes on their corner.

    GD-003, GD-005, GD-006, GD-008. GD-143: a party has a Treasure deck and gold for each hero.
    """
    players = tuple(sorted(seats, key=lambda seat: seat.seat))
    mode = mode_of(options, len(players))
    heroes = players if mode == "party" else players[:1]
    start = CORNERS[options.start_corner]
    symbols = lay(options, start, dice)
    light = orient(dice)
    again = 0
    while options.require_connected and not layout.connected(light):
        light = orient(dice)
        again += 1
    play = Resolution(
        GreenDungeonState(
            options=options,
            mode=mode,
            theme=themes.theme_of(options.theme, light, options.packs),
            players=players,
            heroes=tuple(Hero(seat=player.seat, name=player.name) for player in heroes),
            tiles=tuple(Tile(symbol=symbol) for symbol in symbols),
            light=light,
            at=start,
            gold=START_GOLD * len(heroes),
            monster_deck=tuple(range(len(MONSTERS))),
            boss_deck=tuple(range(len(BOSSES))),
            treasure_deck=tuple(sorted(list(range(len(TREASURES))) * len(heroes))),
        ),
        dice,
    )
    for _ in range(again):
        play.tell(LayoutRelaid())
    _flip_start(play)
    return play


def _flip_start(play: Resolution) -> None:
    """Turn the start tile up, explored and cleared without an encounter (GD-006)."""
    state, resolves = play.state, play.options.start_tile_resolves
    start = state.here.with_(up=True, explored=True, known=True, done=not resolves)
    play.set_tile(state.at, start)
    play.tell(DungeonLaid(tile=layout.name(state.at)))
    if resolves:
        play.first(Step(kind="resolve"), Step(kind="turn-end"))


def square(start: int) -> tuple[int, ...]:
    """Return the tiles of the four by four that holds the start corner, row by row (GD-005)."""
    column, row = layout.place(start)
    first_column, first_row = min(column, 1), min(row, 1)
    return tuple(
        tile
        for tile in range(layout.TILES)
        if first_column <= tile % layout.ACROSS < first_column + layout.DEALT
        and first_row <= tile // layout.ACROSS < first_row + layout.DEALT
    )


def lay(options: GreenDungeonOptions, start: int, dice: Dice) -> tuple[Symbol, ...]:
    """Return which symbol lies where: sixteen of the stack, then the rest with the lairs around.

    GD-001, GD-002, GD-005, GD-007. With `straw_placement: anywhere` all are shuffled as one stack,
    where a lair on the start changes places with the first tile that is none.
    """
    near = square(start)
    far = tuple(tile for tile in range(layout.TILES) if tile not in near)
    if options.straw_placement == "anywhere":
        stack = list(shuffled(dice, (*STACK, *LAIRS), DEALT))
        at = (*near, *far).index(start)
        if stack[at] == "straw":
            other = next(i for i, symbol in enumerate(stack) if symbol != "straw")
            stack[at], stack[other] = stack[other], stack[at]
    else:
        stack = list(shuffled(dice, STACK, DEALT))
        dealt = len(near)
        stack[dealt:] = shuffled(dice, (*stack[dealt:], *LAIRS), DEALT)
    placed = dict(zip((*near, *far), stack, strict=True))
    return tuple(placed[tile] for tile in range(layout.TILES))


def orient(dice: Dice) -> str:
    """Return how every tile is turned, each way as likely (GD-005, GD-011)."""
    return "".join("ne"[dice.roll(2, "gd-orientation") - 1] for _ in range(layout.TILES))
