"""What a figure can do right now: its dial, and everything that changes it."""

from functools import cache

from rules.systems.mkd.content import KINDS
from rules.systems.mkd.content.models import Click, FigureKind
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.terms import Ability


def kind_of(figure: Figure) -> FigureKind:
    """The printed figure."""
    return KINDS[figure.kind]


def click_of(figure: Figure) -> Click:
    """The dial's present click (B-10, B-11)."""
    return kind_of(figure).dial[figure.click]


@cache
def _granted(click: Click, extra: tuple[Ability, ...]) -> frozenset[Ability]:
    return click.abilities | frozenset(extra)


def abilities(figure: Figure) -> frozenset[Ability]:
    """Abilities of the present click and those granted for a while (B-14)."""
    if not figure.effects:
        return click_of(figure).abilities
    extra = tuple(ability for effect in figure.effects for ability in effect.abilities)
    return _granted(click_of(figure), extra)


def has(figure: Figure, ability: Ability) -> bool:
    """Whether a figure has an ability now."""
    return ability in abilities(figure)


def speed_of(figure: Figure) -> int:
    """Speed with effects, before what neighbours give; a captive slows its captor (B-71)."""
    towing = 2 if figure.captive is not None else 0
    return max(0, click_of(figure).speed + sum(effect.speed for effect in figure.effects) - towing)


def attack_of(figure: Figure) -> int:
    """Attack with effects."""
    return click_of(figure).attack + sum(effect.attack for effect in figure.effects)


def defense_of(figure: Figure) -> int:
    """The figure's own defense with effects, before Defend, cover and armour."""
    return click_of(figure).defense + sum(effect.defense for effect in figure.effects)


def value_of(figure: Figure) -> int:
    """Point value: a Monster's printed one, a Hero's at the present level (B-13, MA-008).

    A Hero among the Monsters is worth his highest level (B-65).
    """
    kind = kind_of(figure)
    if figure.side != "hero":
        return kind.value or max(kind.values, default=0)
    if figure.level == 0:
        return 20
    return kind.values[min(figure.level, 5) - 1]


def team_value(state: MkdState) -> int:
    """The sum of all Heroes' values (B-13)."""
    return sum(value_of(figure) for figure in state.heroes)


def opposed(one: Figure, other: Figure) -> bool:
    """Whether two figures are on different sides (B-15)."""
    return (one.side == "monster") != (other.side == "monster")


def demoralized(figure: Figure) -> bool:
    """Whether it has lost its nerve (B-62)."""
    return has(figure, "demoralized")


def halted(figure: Figure) -> bool:
    """Whether it may spend no speed points (snare, sleep, freeze)."""
    return any(effect.halted for effect in figure.effects)


def asleep(figure: Figure) -> bool:
    """Whether it neither turns nor strikes back by itself."""
    return any(effect.asleep for effect in figure.effects)


def strikes_back(figure: Figure) -> bool:
    """Whether it makes automatic attacks: not with its nerve lost, nor asleep (2.9.5)."""
    return not (demoralized(figure) or asleep(figure))


def watchful(figure: Figure) -> bool:
    """Whether it holds those in its front arc: as `strikes_back`, and not frozen (B-45)."""
    return strikes_back(figure) and all(effect.source != "freeze" for effect in figure.effects)


def squares_of(figure: Figure) -> tuple[tuple[int, int], ...]:
    """The square or squares it stands on (B-06)."""
    return (figure.at,) if figure.rear is None else (figure.at, figure.rear)
