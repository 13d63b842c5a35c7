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

STANDING: tuple[Square, ...] = ((1, 1), (0, 2), (2, 2), (2, 0), (0, 0))
"""Where heroes stand on their tile: its middle and its corners, so that they hide no door, and not
side by side, as figures are larger than squares where the whole board is shown. A fourth one stands
where no foe is, and in a fight before the tile's emblem."""
FOE_MARKS: dict[FoeKind, str] = {"minion": "M", "captain": "C", "mini": "B", "final": "F"}
LURKING: tuple[Square, ...] = ((2, 0), (1, 0), (2, 1))
"""Where foes stand on a tile; if there are more, they share the last place."""


def marks(state: GreenDungeonState) -> dict[Seat, str]:
    """Return a mark for each player, all different."""
    return hero_marks.marks((player.seat, player.name) for player in state.players)


def tokens(state: GreenDungeonState) -> tuple[Token, ...]:
    """Return the living heroes on their tile, the foe they fight, and all that wait.

    When all is over, the fallen lie where the party came to its end: they went along.
    """
    letters, asked = marks(state), awaiting(state)
    fallen = tuple(hero for hero in state.heroes if state.ending and not hero.alive)
    shown = [
        _hero(hero, letters[hero.seat], _on(state.at, square), active=hero.seat in asked)
        for hero, square in zip((*state.living, *fallen), _standing(state), strict=False)
    ]
    here: dict[int, int] = {}
    foes = ([state.fight.foe] if state.fight else []) + list(state.foes)
    for number, foe in enumerate(foes):
        at = state.at if state.fight and number == 0 else foe.at
        order = here.get(at, 0)
        here[at] = order + 1
        where = _on(at, LURKING[min(order, len(LURKING) - 1)])
        shown.append(_foe(state, foe, where, f"foe-{at}-{order}"))
    return tuple(shown)


def _standing(state: GreenDungeonState) -> list[Square]:
    """Return where heroes stand on their tile, by their order; foes there have their own places."""
    foes = [state.fight.foe] if state.fight else []
    here = len(foes) + sum(1 for foe in state.foes if foe.at == state.at)
    taken = LURKING[:here]
    return [square for square in STANDING if square not in taken]


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
