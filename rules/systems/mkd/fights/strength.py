"""How strong an attack is, and what it has to reach: everything that changes the two values."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.figures import attack_of, click_of, defense_of, has, opposed, squares_of
from rules.systems.mkd.moves.mover import looks_at, opponents_beside, touching
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.tasks import Manner

REAR = 1
"""Added to an attack from behind (B-41)."""
COVER = 1
"""Added to the defense of a target behind or in hindering ground (2.10.3)."""
ARMOUR = 2
"""Added against shots by Battle Armor or Invulnerability (section 3)."""
MELEE = 1
"""Taken off a shot by or at somebody with an opponent beside him (MA-213)."""


def is_rear(attacker: Figure, target: Figure) -> bool:
    """Return whether the attacker stands in the target's rear arc (B-41)."""
    return not any(looks_at(target, square) for square in squares_of(attacker))


def beside(state: MkdState, one: Figure, other: Figure) -> bool:
    """Return whether two figures are adjacent where they are said to stand (B-07)."""
    board = board_of(state.site)
    return any(board.adjacent(a, b) for a in squares_of(one) for b in squares_of(other))


def in_melee(state: MkdState, shooter: Figure, target: Figure) -> bool:
    """Return whether the shooter or the target has an opponent beside it (2.10.2, MA-213)."""
    return bool(opponents_beside(state, shooter) or opponents_beside(state, target))


def attack_value(
    state: MkdState,
    attacker: Figure,
    target: Figure,
    manner: Manner = "close",
    *,
    when_held: bool = True,
) -> int:
    """Return what is added to two dice (2.9.2, 2.10.2, B-41, B-70, MA-213).

    Only in games where such shots are allowed do they cost 1.
    """
    value = attack_of(attacker)
    if manner == "shot":
        allowed = when_held and state.shoots_when_held
        return value - MELEE if allowed and in_melee(state, attacker, target) else value
    if manner == "capture":
        value += RULINGS.number("capture_penalty")
    if manner == "passing" or is_rear(attacker, target):
        value += REAR
    return value


def defense_value(
    state: MkdState,
    target: Figure,
    *,
    shot: bool = False,
    cover: bool = False,
    pierced: bool = False,
) -> int:
    """Return what an attack has to reach: Defend, cover, armour against shots (2.9.2, 2.10.3).

    `pierced` shots ignore the armour (section 3, pierce); two kinds of armour count once.
    """
    value = max([defense_of(target), *(defense_of(friend) for friend in defenders(state, target))])
    if not shot:
        return value
    armoured = has(target, "battle_armor") or has(target, "invulnerability")
    return value + (COVER if cover else 0) + (ARMOUR if armoured and not pierced else 0)


def defenders(state: MkdState, target: Figure) -> tuple[Figure, ...]:
    """Adjacent friends whose defense the target may use (section 3, defend)."""
    if not any(has(other, "defend") for other in state.on_board):
        return ()
    return tuple(
        other
        for other in touching(state, target)
        if has(other, "defend") and not opposed(other, target)
    )


def enhanced(state: MkdState, shooter: Figure, target: Figure) -> bool:
    """Return whether a friend's Magic Enhancement adds 1 to a shot's damage (section 3).

    Magic Immunity keeps it off, the shooter's as well as the target's.
    """
    if has(shooter, "magic_immunity") or has(target, "magic_immunity"):
        return False
    return any(
        has(other, "magic_enhancement") and not opposed(other, shooter)
        for other in touching(state, shooter)
    )


def masters_weapon(figure: Figure, *, chosen: bool) -> bool:
    """Return whether a close hit's damage is a die (section 3, weapon_master).

    Monsters always take it (MA-102); a Hero where he says so, or where a die is worth more.
    """
    if not has(figure, "weapon_master"):
        return False
    worth_it = click_of(figure).damage <= RULINGS.number("weapon_master_up_to")
    return chosen or figure.side != "hero" or worth_it
