"""Whom a figure can strike or shoot from where it stands, and why not.

Answers are None, or the end of a refusal's key; `refusal` makes the refusal of it. Figures are
taken as given, so a figure imagined elsewhere can be asked about.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from rules.systems.mkd.board.arcs import in_front
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.lines import BLOCKED, Line, line
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.fights.strength import beside
from rules.systems.mkd.figures import demoralized, has, kind_of, opposed, squares_of
from rules.systems.mkd.moves.mover import holders, looks_at
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.terms import Ability

RULE_OF: Final[dict[str, str]] = {
    "fight-away": "B-15", "fight-friend": "B-15", "fight-nerve": "B-62", "fight-helpless": "B-45",
    "fight-apart": "B-07", "fight-behind": "B-40", "fight-ability": "B-14", "fight-near": "B-07",
    "fight-no-range": "B-10", "fight-range": "B-09", "fight-line": "B-05", "fight-unseen": "B-14",
    "fight-shadow": "B-04", "fight-berserk": "B-14", "fight-towing": "B-71",
    "fight-held": "MA-213", "fight-immune": "B-14", "fight-mounted": "B-70",
    "fight-untakable": "B-70", "fight-taker": "B-70", "fight-has-captive": "B-71",
    "fight-full-hands": "MA-141", "fight-nothing-to-steal": "B-72", "fight-iron": "B-91",
    "fight-open-door": "B-91", "fight-done": "B-23", "fight-quick": "MA-180",
    "fight-points": "B-22", "fight-not-active": "B-22", "fight-started": "B-22",
    "fight-unhurt": "B-12", "fight-no-cure": "B-14", "fight-contact": "B-14",
    "fight-no-fallen": "MA-193", "fight-no-room": "B-06", "fight-no-pool": "B-109",
    "fight-no-landing": "B-31", "fight-no-door": "B-91", "fight-bound": "MA-282",
    "fight-too-weak": "MA-285", "fight-past-cure": "RG-078",
}  # fmt: skip
"""The rule behind each reason that the fights give."""

SHOTS: Final[frozenset[Ability]] = frozenset(
    ("magic_blast", "flame_lightning", "shockwave", "magic_freeze", "magic_confusion")
)
"""Abilities used instead of a plain shot (section 3)."""
MAGIC: Final[frozenset[Ability]] = frozenset(
    ("magic_blast", "magic_freeze", "magic_confusion", "magic_levitation", "magic_healing")
)
"""Abilities that the immune do not feel (section 3, magic_immunity)."""
BLOWS: Final[frozenset[Ability]] = frozenset(("weapon_master", "sweep"))


def refusal(key: str) -> Refusal:
    """The refusal for a reason given here."""
    return refuse(key, RULE_OF[key])


class Aim(NamedTuple):
    """Whether a shot can be made (`key` says why not), and whether the target has cover."""

    key: str | None
    cover: bool = False


def unfit(attacker: Figure, using: Ability | None = None) -> str | None:
    """Return why a figure cannot attack at all just now (B-62; asleep; frozen)."""
    if demoralized(attacker):
        return "fight-nerve"
    for effect in attacker.effects:
        if effect.asleep or (effect.source == "freeze" and effect.until == "activation"):
            return "fight-helpless"
    if using is not None and not has(attacker, using):
        return "fight-ability"
    return None


def _quarrel(attacker: Figure, target: Figure) -> str | None:
    if target.where != "board" or attacker.where != "board":
        return "fight-away"
    return None if opposed(attacker, target) else "fight-friend"


def can_strike(
    state: MkdState, attacker: Figure, target: Figure, using: Ability | None = None
) -> str | None:
    """Return why a close attack cannot be made, None if it can (2.9.1, B-07, B-40, B-62).

    Costs and the one attack of an activation are asked in `costs.may_attack`.
    """
    key = _quarrel(attacker, target) or unfit(attacker, using)
    if key:
        return key
    if using is not None and using not in BLOWS:
        return "fight-ability"
    if not beside(state, attacker, target):
        return "fight-apart"
    if not any(looks_at(attacker, square) for square in squares_of(target)):
        return "fight-behind"
    return None


def can_shoot(
    state: MkdState,
    attacker: Figure,
    target: Figure,
    using: Ability | None = None,
    *,
    when_held: bool = True,
) -> str | None:
    """Return why a shot cannot be made, None if it can (2.10.1 to 2.10.3, MA-213, A3).

    `when_held` asks as in a game without such shots, whatever this one allows.
    """
    return aim(state, attacker, target, using, when_held=when_held).key


def aim(
    state: MkdState,
    attacker: Figure,
    target: Figure,
    using: Ability | None = None,
    *,
    when_held: bool = True,
) -> Aim:
    """Return as `can_shoot`, with the cover that the target has (2.10.3)."""
    key = _quarrel(attacker, target) or cannot_shoot_at_all(
        state, attacker, using, when_held=when_held
    )
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
    state: MkdState, attacker: Figure, using: Ability | None = None, *, when_held: bool = True
) -> str | None:
    """Why a figure can shoot at nobody where it stands (B-10, B-71, A3, section 3 berserk)."""
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
    if not (when_held and state.shoots_when_held) and holders(state, attacker):
        return "fight-held"
    return None


def reach_of_shots(attacker: Figure, using: Ability | None = None) -> int:
    """Range in squares; a Shockwave's is half, at least 1 (section 3)."""
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
    """Squares that stop a line to somebody stealthy as figures do: hindering ground, shadow."""
    rough = ("hindering", "shadow")
    return frozenset(square for square, ground in board.ground.items() if ground in rough)


def sight_line(
    state: MkdState,
    board: Board,
    attacker: Figure,
    target: Figure,
    at: Square,
    using: Ability | None = None,
) -> Line:
    """Return the line of fire to a target's square (2.10.3, C1, C2.

    Section 3 stealth, magic_blast).

    Magic Blast minds only walls, closed doors and blocking squares, and knows no cover (C31).
    """
    if using == "magic_blast":
        return line(board, attacker.at, at)._replace(cover=False)
    others = frozenset(
        square
        for figure in state.on_board
        if figure.id not in (attacker.id, target.id)
        for square in squares_of(figure)
    )
    if has(target, "stealth"):
        if at in _haze(board):
            return BLOCKED
        others |= _haze(board)
    return line(board, attacker.at, at, others)


def reached(state: MkdState, attacker: Figure, target: Figure) -> Aim:
    """Return whether a Shockwave reaches a figure: range, and a line without walls (section 3).

    It has no facing and seeks no target: Limited Invisibility and shadow do not help.
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
