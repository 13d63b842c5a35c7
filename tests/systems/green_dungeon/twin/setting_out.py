"""Laying out the dungeon (GD-001 to GD-009)."""

from collections.abc import Callable

from tests.systems.green_dungeon.twin.box import Box, Hero, Tile
from tests.systems.green_dungeon.twin.ways import connected

STACK = ["drop"] * 6 + ["hammer"] * 4 + ["wood"] * 4 + ["brick"] * 4 + ["cog"] * 5
START = {"northwest": (0, 0), "northeast": (4, 0), "southwest": (0, 4), "southeast": (4, 4)}


def shuffle(dice: Callable[[int, str], int], cards: list[str]) -> list[str]:
    """Shuffle: for each place from the last down a die says who stands there."""
    cards = list(cards)
    for place in range(len(cards), 1, -1):
        other = dice(place, "tiles")
        cards[place - 1], cards[other - 1] = cards[other - 1], cards[place - 1]
    return cards


def set_out(
    dice: Callable[[int, str], int], rules: dict, players: list[int], *, shared: bool
) -> Box:
    """Lay the tiles, turn them until all can be reached, and put the heroes on their corner."""
    column, row = START[rules["start_corner"]]
    start = row * 5 + column
    near = [
        tile
        for tile in range(25)
        if abs(tile % 5 - column) < 4 and abs(tile // 5 - row) < 4  # the four by four at the start
    ]
    far = [tile for tile in range(25) if tile not in near]
    if rules["straw_placement"] == "anywhere":
        laid = shuffle(dice, [*STACK, "straw", "straw"])
        place = (near + far).index(start)
        if laid[place] == "straw":
            other = next(at for at, symbol in enumerate(laid) if symbol != "straw")
            laid[place], laid[other] = laid[other], "straw"
    else:
        laid = shuffle(dice, STACK)
        laid[16:] = shuffle(dice, [*laid[16:], "straw", "straw"])
    symbols = dict(zip(near + far, laid, strict=True))
    while True:
        turned = [dice(2, "orientation") == 1 for _ in range(25)]
        tiles = [Tile(symbols[at], north) for at, north in enumerate(turned)]
        if connected(tiles) or not rules["require_connected"]:
            break
    seats = players[:1] if shared else players
    box = Box(
        heroes=[Hero(seat) for seat in seats],
        shared=shared,
        voices=players,
        rules=rules,
        tiles=tiles,
        at=start,
        gold=3 * len(seats),
        treasures=sorted(list(range(12)) * len(seats)),
        dice=dice,
    )
    tiles[start].up = tiles[start].explored = True
    tiles[start].done = not rules["start_tile_resolves"]
    return box
