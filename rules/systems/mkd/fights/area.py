"""Attacks on many at once: who stands in a sweep, a burst of flame, a shockwave."""

from rules.systems.mkd.board.arcs import in_front
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.lines import line
from rules.systems.mkd.compass import Square, chebyshev, step
from rules.systems.mkd.fights.targets import (
    can_strike,
    cannot_shoot_at_all,
    reach_of_shots,
    reached,
)
from rules.systems.mkd.figures import kind_of
from rules.systems.mkd.moves.mover import opponents_beside, touching
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.terms import Ability


def swept(state: MkdState, attacker: Figure) -> tuple[int, ...]:
    """Return every opponent adjacent in the front arc (section 3, sweep)."""
    return tuple(
        other.id
        for other in opponents_beside(state, attacker)
        if can_strike(state, attacker, other) is None
    )


def scorched(state: MkdState, attacker: Figure, target: Figure) -> tuple[int, ...]:
    """Figures of both sides beside the target, the shooter left out (flame_lightning)."""
    return tuple(other.id for other in touching(state, target) if other.id != attacker.id)


def shaken(state: MkdState, attacker: Figure) -> tuple[int, ...]:
    """Return every other figure, friends too, that a Shockwave reaches (section 3)."""
    return tuple(
        other.id
        for other in state.on_board
        if other.id != attacker.id and reached(state, attacker, other).key is None
    )


def shaken_doors(state: MkdState, attacker: Figure) -> tuple[int, ...]:
    """Closed wooden doors that a Shockwave reaches, by number (B-91)."""
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
    *,
    when_held: bool = True,
) -> str | None:
    """Why a door cannot be blasted, None if it can (B-91): closed, wooden, in range and in sight.

    One may stand right at the door; its edge has to be ahead all the same.
    """
    key = cannot_shoot_at_all(state, attacker, using, when_held=when_held)
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
    """Return whether a door's near square is in front; of one's own square, the far one must be."""
    looked_at = sides[1 - sides.index(at)] if at == attacker.at else at
    return in_front(attacker.at, attacker.facing, kind_of(attacker).arc, looked_at)
