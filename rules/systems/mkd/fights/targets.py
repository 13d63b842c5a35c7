"""Lines of fire; whom and what shots and bursts reach from where a figure stands, and why not.

Answers are None, or the end of a refusal's key; `attack.refusal` makes a refusal of it. Figures
are taken as given, so that a figure can be asked about as if it stood elsewhere.
"""

from collections.abc import Container
from functools import lru_cache
from typing import Final, NamedTuple

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.compass import Facing, Square, chebyshev, step
from rules.systems.mkd.fights.attack import beside, can_strike, unfit, unfit_target
from rules.systems.mkd.figures import (
    UNTOUCHED,
    has,
    holders,
    in_front,
    kind_of,
    opponents_beside,
    squares_of,
    touching,
)
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import Memo, MkdState
from rules.systems.mkd.terms import Ability

SHOTS: Final[frozenset[Ability]] = frozenset(
    ("magic_blast", "flame_lightning", "shockwave", "magic_freeze", "magic_confusion")
)
"""Abilities used instead of a plain shot (section 3)."""
MAGIC: Final[frozenset[Ability]] = frozenset(
    ("magic_blast", "magic_freeze", "magic_confusion", "magic_levitation", "magic_healing")
)
"""Abilities that do nothing to figures with Magic Immunity (section 3)."""


class Line(NamedTuple):
    """Whether a line of fire is free, and whether something on it gives cover."""

    clear: bool
    cover: bool


_obstacles = Memo("figures")

BLOCKED = Line(clear=False, cover=False)


def line(board: Board, start: Square, end: Square, figures: Container[Square] = ()) -> Line:
    """Return the line between two squares; `figures` are squares whose figures stand in its way.

    Walls, closed doors, blocking squares and other figures block. Where the line passes a corner
    exactly, it is blocked only if both ways round are. A hindering square that the line crosses,
    the last included and the first not, gives cover; one it only touches does not.
    """
    if start == end:
        return Line(clear=True, cover=False)
    dx, dy = end[0] - start[0], end[1] - start[1]
    across: Facing = 2 if dx > 0 else 6
    down: Facing = 4 if dy > 0 else 0
    width, height = abs(dx), abs(dy)
    at, cover = start, False
    column = row = 0
    while at != end:
        # A column's border is met at (2 column + 1) / 2 width of the way, a row's likewise.
        to_column = (2 * column + 1) * height
        to_row = (2 * row + 1) * width
        if to_column == to_row:
            free = _round(board, at, across, down, figures)
            free = free or _round(board, at, down, across, figures)
            at = step(step(at, across), down)
        else:
            facing = across if to_column < to_row else down
            free = board.free(at, facing)
            at = step(at, facing)
        column += to_column <= to_row
        row += to_row <= to_column
        if not free or board.ground.get(at, "blocking") == "blocking":
            return BLOCKED
        if at != end and at in figures:
            return BLOCKED
        cover = cover or board.ground[at] == "hindering"
    return Line(clear=True, cover=cover)


def _round(
    board: Board, at: Square, first: Facing, second: Facing, figures: Container[Square]
) -> bool:
    """Return whether a way round a corner is free: its square and both its edges (C1)."""
    between = step(at, first)
    return (
        board.ground.get(between, "blocking") != "blocking"
        and between not in figures
        and board.free(at, first)
        and board.free(between, second)
    )


class Aim(NamedTuple):
    """Whether a shot can be made (`key` says why not), and whether the target has cover."""

    key: str | None
    cover: bool = False


ANYWHERE: Final = frozenset((
    "fight-away", "fight-friend", "fight-nerve", "fight-helpless", "fight-no-range",
    "fight-berserk", "fight-towing", "fight-unseen",
))  # fmt: skip
"""Reasons against a plain shot that hold wherever the attacker stands."""


def can_shoot(
    state: MkdState,
    attacker: Figure,
    target: Figure,
    using: Ability | None = None,
) -> str | None:
    """Return why a shot cannot be made, None if it can (2.10.1 to 2.10.3, MA-213, A3)."""
    return aim(state, attacker, target, using).key


def aim(
    state: MkdState,
    attacker: Figure,
    target: Figure,
    using: Ability | None = None,
) -> Aim:
    """Return whether and how a target can be shot, with the cover that it has (2.10.3)."""
    key = unfit_target(attacker, target) or cannot_shoot_at_all(state, attacker, using)
    if key:
        return Aim(key)
    if using in MAGIC and has(target, "magic_immunity"):
        return Aim("fight-immune")
    if using == "shockwave":
        return reached(state, attacker, target)
    if beside(state, attacker, target):
        return Aim("fight-near")
    if has(target, "limited_invisibility"):
        return Aim("fight-unseen")
    sights = [_sight(state, attacker, target, at, using) for at in squares_of(target)]
    return min(sights, key=lambda sight: (sight.key is not None, sight.cover))


def cannot_shoot_at_all(
    state: MkdState, attacker: Figure, using: Ability | None = None
) -> str | None:
    """Return why a figure can shoot at nobody where it stands.

    B-10, B-71, A3, section 3 berserk.
    """
    key = unfit(attacker, using)
    if key:
        return key
    if using is not None and using not in SHOTS:
        return "fight-ability"
    if kind_of(attacker).range == 0:
        return "fight-no-range"
    if has(attacker, "berserk"):
        return "fight-berserk"
    if attacker.captive is not None:
        return "fight-towing"
    if not state.shoots_when_held and holders(state, attacker):
        return "fight-held"
    return None


def reach_of_shots(attacker: Figure, using: Ability | None = None) -> int:
    """Return the range of shots in squares; a Shockwave's is half, at least 1 (section 3)."""
    whole = kind_of(attacker).range
    return max(1, whole // 2) if using == "shockwave" else whole


def _sight(
    state: MkdState, attacker: Figure, target: Figure, at: Square, using: Ability | None
) -> Aim:
    """Return the shot at one square of a target; a rider shoots from the front square (2.10.3)."""
    distance = chebyshev(attacker.at, at)
    if distance > reach_of_shots(attacker, using):
        return Aim("fight-range")
    if not in_front(attacker.at, attacker.facing, kind_of(attacker).arc, at):
        return Aim("fight-behind")
    board = board_of(state.site)
    if using != "magic_blast" and board.ground.get(at) == "shadow" and distance >= 2:
        return Aim("fight-shadow")
    found = sight_line(state, board, attacker, target, at, using)
    return Aim(None, found.cover) if found.clear else Aim("fight-line")


@lru_cache(maxsize=16)
def _haze(board: Board) -> frozenset[Square]:
    """Return the squares that hide a figure with Stealth: hindering ground and shadow."""
    rough = ("hindering", "shadow")
    return frozenset(square for square, ground in board.ground.items() if ground in rough)


def obstacles(state: MkdState, attacker: Figure, target: Figure) -> frozenset[Square]:
    """Return the squares of all other figures, which stand in the way of a shot."""
    return _obstacles.get(
        state,
        (attacker.id, target.id),
        lambda: frozenset(
            square
            for figure in state.on_board
            if figure.id not in (attacker.id, target.id)
            for square in squares_of(figure)
        ),
    )


def sight_line(
    state: MkdState,
    board: Board,
    attacker: Figure,
    target: Figure,
    at: Square,
    using: Ability | None = None,
) -> Line:
    """Return the line of fire to a target's square (2.10.3, C1, C2).

    Stealth and Magic Blast change it (section 3). Only walls, closed doors and blocking squares
    stop Magic Blast, and it ignores cover (C31).
    """
    if using == "magic_blast":
        return line(board, attacker.at, at)._replace(cover=False)
    others = obstacles(state, attacker, target)
    if has(target, "stealth"):
        if at in _haze(board):
            return BLOCKED
        others |= _haze(board)
    return line(board, attacker.at, at, others)


def reached(state: MkdState, attacker: Figure, target: Figure) -> Aim:
    """Return whether a Shockwave reaches a figure: range, and a line without walls (section 3).

    It goes in all directions and needs no target: Limited Invisibility and shadow do not help.
    """
    board = board_of(state.site)
    reach = reach_of_shots(attacker, "shockwave")
    near = [at for at in squares_of(target) if chebyshev(attacker.at, at) <= reach]
    if not near:
        return Aim("fight-range")
    lines = [found for at in near if (found := line(board, attacker.at, at)).clear]
    if not lines:
        return Aim("fight-line")
    return Aim(None, all(found.cover for found in lines))


def swept(state: MkdState, attacker: Figure) -> tuple[int, ...]:
    """Return every opponent adjacent in the front arc (section 3, sweep)."""
    return tuple(
        other.id
        for other in opponents_beside(state, attacker)
        if can_strike(state, attacker, other) is None
    )


def scorched(state: MkdState, attacker: Figure, target: Figure) -> tuple[int, ...]:
    """Return figures of both sides beside the target, the shooter left out (flame_lightning).

    Those whom nothing harms are not hit (MA-282, RG-068).
    """
    return tuple(
        other.id
        for other in touching(state, target)
        if other.id != attacker.id and other.role not in UNTOUCHED
    )


def shaken(state: MkdState, attacker: Figure) -> tuple[int, ...]:
    """Return every other figure, friends too, that a Shockwave reaches (section 3).

    Those whom nothing harms are no targets (MA-282, RG-068).
    """
    return tuple(
        other.id
        for other in state.on_board
        if other.id != attacker.id
        and other.role not in UNTOUCHED
        and reached(state, attacker, other).key is None
    )


def shaken_doors(state: MkdState, attacker: Figure) -> tuple[int, ...]:
    """Return closed wooden doors that a Shockwave reaches, by number (B-91)."""
    return tuple(
        number
        for number in range(len(state.site.doors))
        if _door_key(state, attacker, number, "shockwave") is None
    )


def can_shoot_door(
    state: MkdState,
    attacker: Figure,
    door: int,
    using: Ability = "magic_blast",
) -> str | None:
    """Return why a door cannot be blasted, None if it is closed, wooden and in sight (B-91).

    A figure may stand right at the door; its edge has to be in front all the same.
    """
    key = cannot_shoot_at_all(state, attacker, using)
    if key:
        return key
    if using not in ("magic_blast", "shockwave"):
        return "fight-ability"
    if not 0 <= door < len(state.site.doors):
        return "fight-no-door"
    return _door_key(state, attacker, door, using)


def _door_key(state: MkdState, attacker: Figure, number: int, using: Ability) -> str | None:
    door = state.site.doors[number]
    if door.iron:
        return "fight-iron"
    if not door.closed:
        return "fight-open-door"
    reach = reach_of_shots(attacker, using)
    sides = (door.at, step(door.at, door.side))
    near = [at for at in sides if chebyshev(attacker.at, at) <= reach]
    if not near:
        return "fight-range"
    board = board_of(state.site)
    seen = [at for at in near if line(board, attacker.at, at).clear]
    if not seen:
        return "fight-line"
    ahead = using == "shockwave" or any(_ahead(attacker, at, sides) for at in seen)
    return None if ahead else "fight-behind"


def _ahead(attacker: Figure, at: Square, sides: tuple[Square, Square]) -> bool:
    """Return whether a door is in front: its near square, or its far one for who stands at it."""
    looked_at = sides[1 - sides.index(at)] if at == attacker.at else at
    return in_front(attacker.at, attacker.facing, kind_of(attacker).arc, looked_at)
