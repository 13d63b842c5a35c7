"""Three teams that are ready to play, from the Heroes who are free and within the points."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NamedTuple

from rules.core.model import Seat
from rules.systems.mkd.actions import Recruit, RecruitTeam
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.content.models import LEVEL_ONE, FigureKind
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.teams import complete, points_left, price, recruit, team

Style = Literal["close", "mixed", "lasting"]
STYLES: Final[tuple[Style, ...]] = ("close", "mixed", "lasting")
"""Strong at close quarters; fighters in front of a shooter; hard to wear out, with a healer."""
SHOOTS: Final = 4
"""The range from which a Hero counts as a shooter."""
HEALING: Final = frozenset({"healing", "magic_healing"})
MOST_WEIGHED: Final = 24
"""Heroes of whom every team is weighed; of four out of so many there are ten thousand."""
BEST_OF_STYLE: Final = 6
"""Heroes of each style that are weighed of more."""
TEAMS_KEPT: Final = 256
"""Choices of teams that are remembered: Heroes are taken in thousands of orders."""


class ReadyTeam(NamedTuple):
    """A team at one press: its style, its Heroes, and what they are worth together."""

    style: Style
    heroes: tuple[str, ...]
    value: int


def ready_teams(state: MkdState, seat: Seat) -> tuple[ReadyTeam, ...]:
    """Return a team of each style that a seat without Heroes may take, no two of them alike.

    Others who have no Hero yet must find one among those who are left (MA-003).
    """
    if team(state, seat):
        return ()
    taken = {figure.kind for figure in state.heroes}
    free = tuple(kind for kind in HEROES.of(state.settings.packs) if kind not in taken)
    return tuple(
        each
        for each in _teams(free, points_left(state, seat), state.limits.heroes)
        if leaves_enough(state, seat, each.heroes)
    )


def leaves_enough(state: MkdState, seat: Seat, heroes: tuple[str, ...]) -> bool:
    """Return whether everybody else without a Hero can still take one after a team is gone."""
    gone = {*heroes, *(figure.kind for figure in state.heroes)}
    others = [
        player.seat
        for player in state.players
        if player.seat != seat and not team(state, player.seat)
    ]
    left = [
        kind
        for kind in HEROES.of(state.settings.packs).values()
        if kind.id not in gone and price(kind, novice=False) <= points_left(state, seat)
    ]
    return len(left) >= len(others)


def forbids_recruit_team(state: MkdState, seat: Seat, action: RecruitTeam) -> Refusal | None:
    """Return why a team cannot be taken, or None: it must be one that is ready for this seat."""
    if any(each.heroes == action.heroes for each in ready_teams(state, seat)):
        return None
    return refuse("team-gone", "MA-003")


def recruit_team(play: Resolution, seat: Seat, action: RecruitTeam) -> None:
    """Take all Heroes of a team at level 1, and declare it complete (MA-003, MA-006)."""
    for hero in action.heroes:
        recruit(play, seat, Recruit(hero=hero))
    complete(play, seat)


class _Free(NamedTuple):
    """A Hero who may be taken, looked up once for all teams that are weighed."""

    id: str
    kind: FigureKind
    price: int


@lru_cache(maxsize=TEAMS_KEPT)
def _teams(free: tuple[str, ...], points: int, most: int) -> tuple[ReadyTeam, ...]:
    """Return the best team of each style, as large as the points allow."""
    heroes = _weighed(
        [_Free(id_, kind := HEROES[id_], price(kind, novice=False)) for id_ in free], points, most
    )
    for size in range(most, 0, -1):
        possible = [each for each in combinations(heroes, size) if _value(each) <= points]
        if possible:
            return tuple(_best_of_each(possible))
    return ()


def _weighed(free: list[_Free], points: int, most: int) -> list[_Free]:
    """Return the Heroes of whom teams are weighed, in their order: all, unless they are many.

    Then they are the cheapest, so that a team is as large as it can be, and the best of each style
    for their points: all teams of hundreds of Heroes could not be weighed.
    """
    payable = [hero for hero in free if hero.price <= points]
    if len(payable) <= MOST_WEIGHED:
        return payable
    chosen = set(sorted(payable, key=lambda hero: hero.price)[:most])
    for style in STYLES:
        best = sorted(payable, key=lambda hero: WORTH[style]((hero.kind,)) / hero.price)
        chosen |= set(best[-BEST_OF_STYLE:])
    return [hero for hero in payable if hero in chosen]


def _value(heroes: tuple[_Free, ...]) -> int:
    return sum([hero.price for hero in heroes])


def _best_of_each(possible: list[tuple[_Free, ...]]) -> Iterator[ReadyTeam]:
    for style in STYLES:
        if possible:
            best = max(possible, key=lambda heroes: (WORTH[style](_kinds(heroes)), _value(heroes)))
            possible.remove(best)
            yield ReadyTeam(style, tuple(hero.id for hero in best), _value(best))


def _kinds(heroes: tuple[_Free, ...]) -> tuple[FigureKind, ...]:
    return tuple([hero.kind for hero in heroes])


def _strength(kind: FigureKind) -> int:
    """Return a rough number for how well a Hero fights at level 1."""
    click = kind.dial[LEVEL_ONE]
    return click.attack + click.defense + 2 * click.damage


def _close(kinds: tuple[FigureKind, ...]) -> int:
    return sum(_strength(kind) for kind in kinds if kind.range < SHOOTS)


def _mixed(kinds: tuple[FigureKind, ...]) -> int:
    shooters = [kind for kind in kinds if kind.range >= SHOOTS]
    even = len(kinds) - 1 <= 2 * len(shooters) <= len(kinds) + 1
    reach = sum(kind.range for kind in shooters)
    return 100 * even + sum(map(_strength, kinds)) + reach


def _lasting(kinds: tuple[FigureKind, ...]) -> int:
    heals = any(kind.dial[LEVEL_ONE].abilities & HEALING for kind in kinds)
    defense = sum(kind.dial[LEVEL_ONE].defense for kind in kinds)
    return 100 * heals + 2 * defense + sum(len(kind.dial) for kind in kinds)


WORTH: Final[dict[Style, Callable[[tuple[FigureKind, ...]], int]]] = {
    "close": _close,
    "mixed": _mixed,
    "lasting": _lasting,
}
"""What a team is worth in each style."""
