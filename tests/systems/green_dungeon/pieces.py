"""Tiles and cards by what is printed on them."""

from rules.systems.green_dungeon.content import BOSSES, MONSTERS, TREASURES


def tile(name):
    """The number of a tile such as C3."""
    return "ABCDE".index(name[0]) + 5 * (int(name[1]) - 1)


def tiles(names):
    return tuple(tile(name) for name in names.split())


def _card(deck, symbol, number):
    return next(i for i, c in enumerate(deck) if (c.symbol, c.number) == (symbol, number))


def treasure(symbol, number):
    return _card(TREASURES, symbol, number)


def monster(symbol, number):
    return _card(MONSTERS, symbol, number)


def boss(symbol, number):
    return _card(BOSSES, symbol, number)
