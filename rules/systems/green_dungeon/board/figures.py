"""The figures on the board: heroes, and the foes that wait or fight."""

from rules.core import hero_marks
from rules.core.model import Seat
from rules.core.party import hero_token
from rules.core.scene import Square, Token
from rules.core.words import Text
from rules.systems.green_dungeon import themes
from rules.systems.green_dungeon.board.ground import corner
from rules.systems.green_dungeon.names import foe_name
from rules.systems.green_dungeon.phases import awaiting
from rules.systems.green_dungeon.state import Foe, GreenDungeonState, Hero
from rules.systems.green_dungeon.terms import FoeKind

PLACES: dict[int, tuple[Square, ...]] = {
    1: ((1, 1),),
    2: ((0, 2), (2, 0)),
    3: ((0, 2), (2, 2), (2, 0)),
    4: ((0, 2), (2, 2), (1, 1), (2, 0)),
    5: ((0, 2), (2, 2), (1, 1), (0, 0), (2, 0)),
    6: ((0, 2), (2, 2), (1, 1), (1, 2), (2, 0), (1, 0)),
    7: ((0, 2), (2, 2), (1, 1), (1, 2), (2, 0), (1, 0), (2, 1)),
    8: ((0, 2), (2, 2), (1, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 1)),
}
"""Where heroes and then foes stand on one tile, by how many they are: its middle and its corners,
so that they hide no door, and as far apart as can be, as figures are larger than squares where the
whole board is shown. Five of them need the corner with the tile's emblem; more stand before doors
rather than there, and still more share the last place."""
LURKING: tuple[Square, ...] = ((2, 0), (0, 2), (0, 0))
"""Where foes wait on a tile without heroes; if there are more, they share the last place."""
FOE_MARKS: dict[FoeKind, str] = {"minion": "M", "captain": "C", "mini": "B", "final": "F"}


def marks(state: GreenDungeonState) -> dict[Seat, str]:
    """Return a mark for each player, all different."""
    return hero_marks.marks((player.seat, player.name) for player in state.players)


def tokens(state: GreenDungeonState) -> tuple[Token, ...]:
    """Return the living heroes on their tile, the foe they fight, and all that wait.

    When all is over, the fallen lie where the party came to its end: they went along.
    """
    letters, asked = marks(state), awaiting(state)
    fallen = tuple(hero for hero in state.heroes if state.ending and not hero.alive)
    heroes = (*state.living, *fallen)
    foes = ([state.fight.foe] if state.fight else []) + list(state.foes)
    tiles = [state.at if state.fight and number == 0 else foe.at for number, foe in enumerate(foes)]
    places = _places(len(heroes) + tiles.count(state.at))
    shown = [
        _hero(hero, letters[hero.seat], _on(state.at, square), active=hero.seat in asked)
        for hero, square in zip(heroes, places, strict=False)
    ]
    here: dict[int, int] = {}
    for at, foe in zip(tiles, foes, strict=True):
        order = here.get(at, 0)
        here[at] = order + 1
        free = places[len(heroes) :] if at == state.at else LURKING
        where = _on(at, free[min(order, len(free) - 1)])
        shown.append(_foe(state, foe, where, f"foe-{at}-{order}"))
    return tuple(shown)


def _places(figures: int) -> tuple[Square, ...]:
    """Return where so many figures stand on one tile."""
    most = max(PLACES)
    return PLACES.get(figures) or (*PLACES[most], *PLACES[most][-1:] * (figures - most))


def _on(tile: int, square: Square) -> Square:
    column, row = corner(tile)
    return column + square[0], row + square[1]


def _hero(hero: Hero, mark: str, at: Square, *, active: bool) -> Token:
    name = Text.of("gd-token-hero", hero=hero.name)
    token = hero_token(hero, mark, at, name, active=active)
    return token.with_(health=max(0, hero.health), health_max=hero.health_most, down=not hero.alive)


def _foe(state: GreenDungeonState, foe: Foe, at: Square, key: str) -> Token:
    bribed = foe.left == "bribed" and not (state.fight and state.fight.foe is foe)
    return Token(
        key=key,
        kind=themes.emblem(state.theme, foe.kind, foe.cards[0]),
        face=themes.icon(state.theme, foe.kind, foe.cards[0]),
        side="guest" if bribed else "monster",
        mark=f"{FOE_MARKS[foe.kind]}{foe.health}"[:3],
        name=Text.of("gd-token-foe", foe=foe_name(state, foe)),
        at=at,
        health=foe.health,
        health_max=foe.health_most,
        conditions=(Text.of("gd-condition-bribed"),) if bribed else (),
    )
