"""What a figure can do right now, what it is called, where it looks and whom it touches."""

from functools import cache, lru_cache
from typing import Literal

from rules.core import signs
from rules.core.words import Text
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import STEPS, Facing, Square
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.content.models import Click, FigureKind
from rules.systems.mkd.pieces import Effect, Figure
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Ability

Arc = Literal[180, 90]

BOUND, FREED = "prisoner", "rescued"
"""The role of a Hero in bonds, and of one who was freed and is too weak to be healed (MA-285)."""
SUBDUED = "subdued"
"""The role of a Monster that has given in and lets itself be led (MA-306)."""
STRANGER, DYING, THANKFUL = "stranger", "dying", "thankful"
"""Roles of people below: not met yet, dying, and past all need of help (RG-078)."""
RELEASED, CHARGE, HIDING, RUNNER = "released", "charge", "hiding", "runner"
"""Roles of people below: freed from bonds, led by a bodyguard, in hiding, running for the exit."""
COMPANION, OUTLAW = "companion", "outlaw"
"""Roles of a survivor who joined a team, and of a criminal whom all hunt (RG-093, RG-101)."""
UNTOUCHED = frozenset((BOUND, STRANGER, DYING, THANKFUL))
"""Roles of those whom nothing harms, and who are nobody's enemies (MA-282, RG-068)."""


def kind_of(figure: Figure) -> FigureKind:
    """Return the printed kind of a figure."""
    return KINDS[figure.kind]


def click_of(figure: Figure) -> Click:
    """Return the dial's present click (B-10, B-11)."""
    return kind_of(figure).dial[figure.click]


@cache
def _granted(click: Click, extra: tuple[Ability, ...]) -> frozenset[Ability]:
    return click.abilities | frozenset(extra)


def abilities(figure: Figure) -> frozenset[Ability]:
    """Return abilities of the present click, those granted for a while, and those of high levels.

    A player may set some of the last aside for an activation (B-14, MA-255, MA-256, MA-257).
    """
    if not (figure.effects or figure.gained):
        return click_of(figure).abilities
    extra = tuple(ability for effect in figure.effects for ability in effect.abilities)
    used = tuple(ability for ability in figure.gained if ability not in figure.aside)
    return _granted(click_of(figure), extra + used)


def has(figure: Figure, ability: Ability) -> bool:
    """Return whether a figure has an ability now."""
    return ability in abilities(figure)


def speed_of(figure: Figure) -> int:
    """Return speed with effects, without those of neighbours; captives slow captors (B-71)."""
    towing = 2 if figure.captive is not None else 0
    return max(0, click_of(figure).speed + sum(effect.speed for effect in figure.effects) - towing)


def attack_of(figure: Figure) -> int:
    """Return attack with effects; a hostage under escort has none (RG-072)."""
    if figure.role == CHARGE:
        return 0
    return click_of(figure).attack + sum(effect.attack for effect in figure.effects)


def defense_of(figure: Figure) -> int:
    """Return the figure's own defense with effects, before Defend, cover and armour."""
    return click_of(figure).defense + sum(effect.defense for effect in figure.effects)


def value_of(figure: Figure) -> int:
    """Return point value: a Monster's printed one, a Hero's at the present level (B-13, MA-008).

    A Hero among the Monsters is worth his highest level (B-65). Past level 5 a Hero's worth grows
    by a fifth of that with every level (MA-254). A survivor who joined a team is worth the
    printed value (RG-094).
    """
    kind = kind_of(figure)
    if figure.side != "hero" or not kind.values:
        return kind.value or max(kind.values, default=0)
    if figure.level == 0:
        return 20
    return value_at(kind, figure.level)


def value_at(kind: FigureKind, level: int) -> int:
    """Return the point value of a kind of Hero at a level from 1 on.

    Fractions are dropped (MA-254, 1.15).
    """
    top = len(kind.values)
    return kind.values[level - 1] if level <= top else kind.values[top - 1] * level // top


def team_value(state: MkdState) -> int:
    """Return the sum of all Heroes' values (B-13)."""
    return sum(value_of(figure) for figure in state.heroes)


def opposed(one: Figure, other: Figure) -> bool:
    """Return whether two figures are on different sides (B-15).

    A prisoner in bonds is nobody's enemy (MA-282). A criminal at large is everybody's (RG-101).
    """
    if one.role or other.role:
        if one.role in UNTOUCHED or other.role in UNTOUCHED:
            return False
        if OUTLAW in (one.role, other.role):
            return one.role != other.role
    return (one.side == "monster") != (other.side == "monster")


def demoralized(figure: Figure) -> bool:
    """Return whether a figure is demoralized: it has lost its nerve (B-62)."""
    return has(figure, "demoralized")


def halts(effect: Effect) -> bool:
    """Return whether an effect lets its figure spend no speed points just now.

    Frost and daze take the next activation, and leave the one under way alone (MA-196).
    """
    later = effect.source in ("freeze", "daze") and effect.until == "next_activation"
    return effect.halted and not later


def halted(figure: Figure) -> bool:
    """Return whether a figure may spend no speed points (snare, sleep, freeze, daze)."""
    return any(halts(effect) for effect in figure.effects)


def asleep(figure: Figure) -> bool:
    """Return whether a figure sleeps, and so neither turns nor strikes back."""
    return any(effect.asleep for effect in figure.effects)


def strikes_back(figure: Figure) -> bool:
    """Return whether a figure makes automatic attacks: not demoralized, nor asleep (2.9.5).

    Nor one that has given in (MA-306), nor a hostage under escort (RG-074).
    """
    helpless = figure.role in (SUBDUED, CHARGE)
    return not (demoralized(figure) or asleep(figure) or helpless)


def watchful(figure: Figure) -> bool:
    """Return whether a figure holds those in its front arc: if it strikes back unfrozen (B-45)."""
    return strikes_back(figure) and all(effect.source != "freeze" for effect in figure.effects)


def squares_of(figure: Figure) -> tuple[tuple[int, int], ...]:
    """Return the square or squares that a figure stands on (B-06)."""
    return (figure.at,) if figure.rear is None else (figure.at, figure.rear)


def in_front(at: Square, facing: Facing, arc: Arc, other: Square) -> bool:
    """Return whether another square lies in the front arc of a figure, near or far (B-40).

    The angle between the facing and the line of centres is at most 90 degrees for an arc of 180,
    at most 45 for one of 90; a square's own place is in front.
    """
    dx, dy = other[0] - at[0], other[1] - at[1]
    fx, fy = STEPS[facing % 8]
    ahead = dx * fx + dy * fy
    if arc == 180:
        return ahead >= 0
    # Within 45 degrees: cos >= sin, and the cross product's size is the sine's share.
    return ahead >= 0 and ahead >= abs(dx * fy - dy * fx)


def rider_front(front: Square, facing: Facing, other: Square) -> bool:
    """Return whether a neighbour of a mounted figure is ahead of or beside its front square.

    The rule is 1.14.4.
    """
    dx, dy = other[0] - front[0], other[1] - front[1]
    fx, fy = STEPS[facing % 8]
    return max(abs(dx), abs(dy)) <= 1 and dx * fx + dy * fy >= 0


def looks_at(figure: Figure, square: Square) -> bool:
    """Return whether a square lies in a figure's front arc (B-40).

    For a rider these are only squares beside it.
    """
    if figure.rear is not None:
        return rider_front(figure.at, figure.facing, square)
    return in_front(figure.at, figure.facing, kind_of(figure).arc, square)


def touching(state: MkdState, figure: Figure, at: Square | None = None) -> tuple[Figure, ...]:
    """Return figures on squares adjacent to a figure, or to where it would stand (B-07)."""
    board = board_of(state.site)
    stands = squares_of(figure) if at is None else (at,)
    x, y = mine = stands[0]
    found: list[Figure] = []
    for other in state.on_board:
        ox, oy = other.at
        # Most stand too far off to be looked at closely, even as riders.
        if -3 <= ox - x <= 3 and -3 <= oy - y <= 3 and other.id != figure.id:
            if len(stands) == 1 and other.rear is None:
                beside = board.adjacent(mine, other.at)
            else:
                beside = any(board.adjacent(a, b) for a in stands for b in squares_of(other))
            if beside:
                found.append(other)
    return tuple(found)


def opponents_beside(
    state: MkdState, figure: Figure, at: Square | None = None
) -> tuple[Figure, ...]:
    """Return opposing figures adjacent to a figure, or to where it would stand."""
    return tuple(other for other in touching(state, figure, at) if opposed(figure, other))


def holders(state: MkdState, figure: Figure) -> tuple[Figure, ...]:
    """Return opponents that a step must break away from (B-45).

    A rider's step starts from its front square, so that nobody holds it by its rear.
    """
    return tuple(
        other
        for other in opponents_beside(state, figure, figure.at)
        if watchful(other) and looks_at(other, figure.at)
    )


def name_of(figure: Figure) -> Text:
    """Return a figure's name.

    The second of a kind and later ones have a number; a villain is called one.
    """
    name = called(figure.kind, figure.number)
    villain = figure.side == "monster" and KINDS[figure.kind].side == "hero"
    return Text.of("mkd-villain", name=name) if villain else name


def sign_of(key: str) -> str:
    """Return the sign of a kind of figure or of speed points, by the key of its name."""
    _, found, kind = key.partition("mkd-figure-")
    if found and kind in KINDS:
        return signs.figure(KINDS[kind].icon)
    return "speed" if key == "mkd-stat-points" else ""


@lru_cache(maxsize=1024)
def called(kind: str, number: int) -> Text:
    """Return the name of a kind of figure, with its number from the second of the kind on."""
    name = Text.of(f"mkd-figure-{kind}")
    return name if number == 1 else Text.of("mkd-numbered", name=name, number=number)
