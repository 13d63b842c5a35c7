"""Bringing figures onto the board: Necromancy and Summon (section 3, MA-193)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import may_stop
from rules.systems.mkd.compass import SIDES, Facing, Square, step
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.events.fights import Raised, RaisedInVain, Summoned
from rules.systems.mkd.fights.attack import may_begin_special
from rules.systems.mkd.figures import (
    COMPANION,
    kind_of,
    name_of,
    opponents_beside,
    opposed,
    value_of,
)
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Arrive, EndActivation

Spot = tuple[Square, Square | None, Facing]
"""Where a figure can be put: its square, a rider's rear square, its facing."""


def fallen(state: MkdState, figure: Figure) -> tuple[Figure, ...]:
    """Return friends that Necromancy may bring back, the most valuable first (MA-193).

    Monsters that fled can be raised; thieves who got away with a chest cannot.
    """
    found = [
        other
        for other in state.figures
        if other.id != figure.id
        and not opposed(other, figure)
        and (other.where == "dead" or (other.where == "left" and other.side == "monster"))
        and not other.carries
    ]
    return tuple(sorted(found, key=lambda other: (-value_of(other), other.id)))


def spots(state: MkdState, figure: Figure, *, mounted: bool = False) -> tuple[Spot, ...]:
    """Return free places beside a figure, N first, clockwise; a rider needs two squares (1.14)."""
    board, mover = board_of(state.site), mover_of(state, figure)
    free = [
        at for at in board.around(figure.at) if at != figure.rear and may_stop(board, at, mover)
    ]
    if not mounted:
        return tuple((at, None, figure.facing) for at in free)
    return tuple(
        (at, step(at, side), (side + 4) % 8)
        for at in free
        for side in SIDES
        if board.free(at, side)
        and step(at, side) != figure.at
        and may_stop(board, step(at, side), mover)
    )


def can_raise(
    state: MkdState, figure: Figure, choice: int | None = None, to: Square | None = None
) -> str | None:
    """Return why nobody can be raised, None if somebody can (section 3, necromancy)."""
    key = may_begin_special(state, figure, "necromancy")
    if key:
        return key
    if opponents_beside(state, figure):
        return "fight-contact"
    dead = [other for other in fallen(state, figure) if choice in (None, other.id)]
    if not dead:
        return "fight-no-fallen"
    return None if _spot(state, figure, dead[0], to) else "fight-no-room"


def _spot(state: MkdState, figure: Figure, guest: Figure, to: Square | None) -> Spot | None:
    places = spots(state, figure, mounted=kind_of(guest).mounted)
    return next((spot for spot in places if to in (None, spot[0])), None)


def raise_fallen(
    play: Resolution, number: int, choice: int | None = None, to: Square | None = None
) -> None:
    """Bring a fallen friend back, the most valuable unless one is named (MA-193).

    It stands beside the necromancer at its start, a die of clicks down unless it is undead and
    inanimate; with no live click left it stays dead. It takes the whole activation.
    """
    play.push(EndActivation(figure=number))
    figure = play.figure(number)
    dead = [other for other in fallen(play.state, figure) if choice in (None, other.id)]
    spot = _spot(play.state, figure, dead[0], to) if dead else None
    if spot is None:
        return
    guest = dead[0]
    start = guest.cap
    if not {"undead", "inanimate"} <= kind_of(guest).traits:
        die = play.roll(6, "mkd-necromancy")
        start += die
        if start >= len(kind_of(guest).dial):
            play.tell(RaisedInVain(figure=name_of(guest), by=name_of(figure), die=die))
            return
    at, rear, facing = spot
    play.alter(guest.id, where="board", at=at, rear=rear, facing=facing, click=start, effects=())
    if guest.where == "dead":
        _leave_graveyard(play, guest)
    play.tell(Raised(figure=name_of(guest), by=name_of(figure)))
    play.push(Arrive(figure=guest.id, placed=True))


def _leave_graveyard(play: Resolution, guest: Figure) -> None:
    kinds = list(play.state.graveyard)
    if guest.kind in kinds:
        kinds.remove(guest.kind)
        play.change(graveyard=tuple(kinds))


def can_summon(state: MkdState, figure: Figure, to: Square | None = None) -> str | None:
    """Return why nobody can be summoned, None if somebody can (section 3, summon)."""
    key = may_begin_special(state, figure, "summon")
    if key:
        return key
    if not state.pools.monsters:
        return "fight-no-pool"
    places = spots(state, figure)
    return None if any(to in (None, spot[0]) for spot in places) else "fight-no-room"


def summon(play: Resolution, number: int, to: Square | None = None) -> None:
    """Summon the pool's least valuable Monster beside a figure, a tie by the die (section 3, C16).

    A Monster that a Hero summons joins his team, as a survivor does (RG-094). A rider for whom the
    square that was named is too narrow stands on another. It takes the whole activation.
    """
    play.push(EndActivation(figure=number))
    figure, pool = play.figure(number), play.state.pools
    if not pool.monsters:
        return
    least = min(KINDS[kind].points for kind in pool.monsters)
    cheapest = [kind for kind in dict.fromkeys(pool.monsters) if KINDS[kind].points == least]
    kind = cheapest[play.pick(len(cheapest), "mkd-summon")]
    places = spots(play.state, figure, mounted=KINDS[kind].mounted)
    if not places:
        return
    spot = next((spot for spot in places if spot[0] == to), places[0])
    left = list(pool.monsters)
    left.remove(kind)
    play.change(pools=pool.with_(monsters=tuple(left)))
    guest = Figure(
        id=play.new_id(),
        kind=kind,
        number=1 + sum(other.kind == kind for other in play.state.figures),
        side="monster" if figure.side == "monster" else "hero",
        seat=figure.seat,
        at=spot[0],
        rear=spot[1],
        facing=spot[2],
        click=KINDS[kind].start,
        cap=KINDS[kind].start,
        role="" if figure.side == "monster" else COMPANION,
    )
    play.set_figure(guest)
    play.tell(Summoned(figure=name_of(guest), by=name_of(figure)))
    play.push(Arrive(figure=guest.id, placed=True))
