"""What a Hero does whose player is absent: he keeps near the others, and opens and uses nothing."""

from collections.abc import Iterator

from rules.core.caution import NONE, Caution, Risk
from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.fights.attack import beside
from rules.systems.mkd.figures import opponents_beside
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.walking import price_map, towards
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskGiveUp, AskOffer
from rules.systems.mkd.turns import asked, question
from rules.systems.mkd.verbs.stepping import stride_of

NEAR = 2
"""Speed points to a companion within which a careful Hero stays where he is."""


def caution(state: MkdState, seat: Seat, there: frozenset[Seat], *, late: bool) -> Caution:
    """Return how a Hero whose player is absent is played with care.

    He keeps to companions whose players are there. Where they have gone home or down the stairs, or
    fell, or where it is `late`, he finds his own way, and still uses up nothing.
    """
    if not there or state.part == "setup":
        return NONE
    if question(state) is not None:
        others = any(other in there for other in asked(state) if other != seat)
        return Caution(lambda action: _promise(state, action), leave=others)
    near = [
        hero for hero in state.heroes if hero.seat in there and hero.where in ("board", "waiting")
    ]
    # Without it the first careful action would do, such as turning on the spot without end.
    guard = None if state.activation is None else actions.End()
    if late or not near:
        return Caution(_risk_alone, guard=guard)
    if state.activation is None:
        return Caution(_common_risk)
    _, figure = state.active_hero()
    prices = price_map(state, figure, [hero.at for hero in near if hero.where == "board"])
    return Caution(
        lambda action: _risk(state, figure, prices, action),
        tuple(_wishes(state, figure, near, prices)),
        guard=guard,
    )


def _risk_alone(action: Action) -> Risk | None:
    """Return the risk for a Hero who has to find his own way."""
    if isinstance(action, actions.Leave | actions.UseStairs | actions.OpenDoor):
        return None
    checks_door = isinstance(action, actions.Check | actions.Disarm) and action.door is not None
    return None if checks_door else _common_risk(action)


def _promise(state: MkdState, action: Action) -> Risk | None:
    """Return what an answer binds its player to: an offer, or the end (RG-076, RG-082)."""
    bound = isinstance(question(state), AskOffer | AskGiveUp)
    return "commits" if bound and action == actions.Answer(yes=True) else None


def _common_risk(action: Action) -> Risk | None:
    """Return the risk of what is the same for every Hero."""
    match action:
        case (
            actions.OpenDoor() | actions.CloseDoor() | actions.OpenChest() | actions.Check()
            | actions.Disarm() | actions.Take() | actions.Trigger() | actions.UseStairs()
            | actions.ShootDoor() | actions.ShiftTile()
        ):  # fmt: skip
            return "opens"
        case (
            actions.UseItem() | actions.UseArtifact() | actions.Drop() | actions.Give()
            | actions.SetAside()
        ):  # fmt: skip
            return "spends"
        case (
            actions.GiveUp() | actions.GiveOrders() | actions.Leave() | actions.Appoint()
            | actions.Release() | actions.Undo()
        ):  # fmt: skip
            return "commits"
        case _:
            return None


def _risk(
    state: MkdState, figure: Figure, prices: dict[Square, int], action: Action
) -> Risk | None:
    match action:
        case actions.MoveTo(to=to):
            return _of_square(state, figure, prices, to)
        case actions.StepTo():
            stride = stride_of(state, action)
            return None if stride is None else _of_square(state, figure, prices, stride.to)
        case actions.Attack(target=target) | actions.Shoot(target=target):
            return None if _attacks_us(state, target) else "provokes"
        case actions.Capture() | actions.Steal():
            return "provokes"
        case actions.UseAbility(to=(_, _)) | actions.Spin():
            return "strays"
        case _:
            return _common_risk(action)


def _of_square(
    state: MkdState, figure: Figure, prices: dict[Square, int], to: Square
) -> Risk | None:
    """Return the risk of going to a square: a tile that nobody has seen, or farther off."""
    tile = board_of(state.site).owner.get(to)
    if tile is not None and tile not in state.visited:
        return "opens"
    return "strays" if prices.get(to, FAR) > prices.get(figure.at, FAR) else None


def _attacks_us(state: MkdState, target: int) -> bool:
    """Return whether an opponent stands beside a Hero."""
    other = state.figure(target)
    heroes = (hero for hero in state.on_board if hero.side == "hero")
    return any(beside(state, hero, other) for hero in heroes)


def _wishes(
    state: MkdState,
    figure: Figure,
    near: list[Figure],
    prices: dict[Square, int],
) -> Iterator[Action]:
    """Yield, out of fights, a walk to the nearest companion; then the end of the activation."""
    if opponents_beside(state, figure):
        return
    if prices.get(figure.at, FAR) > NEAR:
        board = board_of(state.site)
        goals = tuple(
            square
            for hero in near
            if hero.where == "board"
            for square in board.around(hero.at)
            if chebyshev(square, hero.at) == 1
        )
        walk = towards(state, figure, goals, stance="careful")
        yield from (step for step in walk if isinstance(step, actions.MoveTo))
    yield actions.End()
