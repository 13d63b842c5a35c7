"""Teams: who leads which Heroes (MA-003 to MA-008)."""

from functools import lru_cache
from typing import NamedTuple

from rules.core.model import Seat
from rules.systems.mkd.actions import Ready, Recruit
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.content.models import FigureKind
from rules.systems.mkd.events.teams import Recruited, TeamReady
from rules.systems.mkd.figures import name_of, value_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState

NOVICE_OVER = 30
"""A Hero worth more than this may start as a novice (MA-007)."""
NOVICE_VALUE = 20
PACKS_KEPT = 64
"""Combinations of packs whose prices are remembered."""
BOUNDLESS = 1000
"""Points of a team without a limit."""


def team(state: MkdState, seat: Seat) -> tuple[Figure, ...]:
    """Return a seat's Heroes."""
    return tuple(figure for figure in state.heroes if figure.seat == seat)


def points_left(state: MkdState, seat: Seat) -> int:
    """Return the points that a seat has left for further Heroes (B-16, MA-005)."""
    most = state.limits.points
    if most is None:
        return BOUNDLESS
    return most - sum(value_of(figure) for figure in team(state, seat))


def price(kind: FigureKind, *, novice: bool) -> int:
    """Return the points that a Hero costs at the start (MA-006, MA-008)."""
    return NOVICE_VALUE if novice else kind.values[0]


def to_recruit(state: MkdState) -> tuple[Seat, ...]:
    """Return seats that may still take a Hero; nobody takes a second before everybody has one."""
    least = min(len(team(state, player.seat)) for player in state.players)
    return tuple(
        player.seat
        for player in state.players
        if player.seat not in state.ready and (least > 0 or not team(state, player.seat))
    )


def affordable(state: MkdState, seat: Seat) -> tuple[Recruit, ...]:
    """Return every Hero a seat can take now."""
    taken = {figure.kind for figure in state.heroes}
    left = points_left(state, seat)
    return tuple(
        each.action
        for each in _prices(state.settings.packs)
        if each.price <= left
        and each.action.hero not in taken
        and (state.limits.novices or not each.action.novice)
    )


class _Priced(NamedTuple):
    action: Recruit
    price: int


@lru_cache(maxsize=PACKS_KEPT)
def _prices(packs: tuple[str, ...]) -> tuple[_Priced, ...]:
    """Return every Hero who can be taken at all, with his points."""
    return tuple(
        _Priced(Recruit(hero=kind.id, novice=novice), price(kind, novice=novice))
        for kind in HEROES.of(packs).values()
        for novice in (False, True)
        if not novice or kind.values[0] > NOVICE_OVER
    )


def forbids_recruit(state: MkdState, seat: Seat, action: Recruit) -> Refusal | None:
    """Return why a Hero cannot be recruited, or None: he must exist, be free and be affordable.

    The rules are MA-003, MA-005 and MA-007.
    """
    if action.hero not in HEROES.of(state.settings.packs):
        return refuse("no-such-hero", "MA-003")
    if any(figure.kind == action.hero for figure in state.heroes):
        return refuse("hero-taken", "MA-003")
    if action not in affordable(state, seat):
        return refuse("hero-too-dear", "MA-005", points=points_left(state, seat))
    return None


def recruit(play: Resolution, seat: Seat, action: Recruit) -> None:
    """Take a Hero at level 1, or as a novice at level 0 (MA-006, MA-007)."""
    start = 5 if action.novice else 4
    figure = Figure(
        id=play.new_id(),
        kind=action.hero,
        side="hero",
        seat=seat,
        where="waiting",
        click=start,
        cap=start,
        level=0 if action.novice else 1,
    )
    play.set_figure(figure)
    state = play.state
    player = state.player_name(seat)
    play.tell(Recruited(figure=name_of(figure), player=player, value=value_of(figure)))
    full = len(team(state, seat)) >= state.limits.heroes or not affordable(state, seat)
    if full:
        complete(play, seat)


def complete(play: Resolution, seat: Seat) -> None:
    """Declare a team complete that nobody else can join."""
    if seat not in play.state.ready:
        play.change(ready=(*play.state.ready, seat))


def forbids_ready(state: MkdState, seat: Seat, _action: Ready) -> Refusal | None:
    """Return why a team cannot be ready, or None: it needs at least one Hero (MA-003)."""
    return None if team(state, seat) else refuse("no-hero-yet", "MA-003")


def ready(play: Resolution, seat: Seat, _action: Ready) -> None:
    """Declare the team complete (MA-003)."""
    play.change(ready=(*play.state.ready, seat))
    play.tell(TeamReady(player=play.state.player_name(seat)))
