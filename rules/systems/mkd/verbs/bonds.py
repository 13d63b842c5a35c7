"""A prisoner's bonds: looking for their trap, and opening them (MA-283, RG-067)."""

from collections.abc import Iterator
from typing import Any, Literal, Protocol

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import Check, Disarm
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.experience import gain
from rules.systems.mkd.fights.attack import beside
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Trap
from rules.systems.mkd.things.disarming import detect_drawn, disarms
from rules.systems.mkd.things.traps import Spot, spring, trap_name
from rules.systems.mkd.verb import Offer, lacks_points
from rules.systems.mkd.verbs import opening


class Bonds(Protocol):
    """What a mode knows of bonds: who lies in them, their trap, and what being freed means.

    States are those of its own mode.
    """

    rule: str
    """The rule behind its refusals."""
    harms_the_freed: bool
    """Whether a trap that goes off reaches the prisoner too."""

    def bound(self, state: Any) -> tuple[Figure, ...]:  # noqa: ANN401 - a mode's own state
        """Return the prisoners on the board who lie in bonds."""
        ...

    def trap(self, state: Any, number: int) -> Trap | Literal["spent"] | None:  # noqa: ANN401
        """Return the trap in somebody's bonds; None until somebody has looked."""
        ...

    def found(self, play: Resolution, number: int, trap: Trap) -> None:
        """Note that somebody has found a trap."""
        ...

    def loosen(self, play: Resolution, number: int, by: Figure) -> None:
        """Note that the bonds are open."""
        ...

    def set_free(self, play: Resolution, number: int, by: Figure) -> None:
        """Set the prisoner free, if still alive."""
        ...


def bonds_name(figure: Figure) -> Text:
    """Return the name of a prisoner's bonds."""
    return Text.of("mkd-bonds", figure=name_of(figure))


class Loosening:
    """How bonds are checked for a trap and opened, beside chests and doors."""

    def __init__(self, bonds: Bonds) -> None:
        self._bonds = bonds

    def _out_of_hand(self, state: MkdState, number: int) -> Refusal | None:
        """Return why bonds cannot be handled, or None: from beside the prisoner, facing any way."""
        _, figure = state.active_hero()
        bound = next((each for each in self._bonds.bound(state) if each.id == number), None)
        if bound is None:
            return refuse("nobody-bound", self._bonds.rule)
        if not beside(state, figure, bound):
            at = square_name(bound.at)
            return refuse("bonds-apart", self._bonds.rule, figure=name_of(bound), square=at)
        return None

    def forbids_check(self, state: MkdState, seat: Seat, action: Check) -> Refusal | None:
        """Return why bonds cannot be checked for a trap, or None.

        As on a door, a check is free and made once (MA-283, RG-067).
        """
        if action.figure is None:
            return opening.forbids_check(state, seat, action)
        refusal = self._out_of_hand(state, action.figure)
        if refusal or self._bonds.trap(state, action.figure) is None:
            return refusal
        return refuse("trap-known", self._bonds.rule, thing=bonds_name(state.figure(action.figure)))

    def check(self, play: Resolution, seat: Seat, action: Check) -> None:
        """Roll for the bonds' trap by drawing a chest; without one the bonds come off at once.

        The rules are MA-283 and RG-067.
        """
        if action.figure is None:
            opening.check(play, seat, action)
            return
        _, figure = play.state.active_hero()
        play.settle_steps()
        name = bonds_name(play.figure(action.figure))
        trap = detect_drawn(play, figure.id, name, "mkd-bonds-chest")
        if trap == "none":
            self._bonds.loosen(play, action.figure, figure)
            self._bonds.set_free(play, action.figure, figure)
        else:
            self._bonds.found(play, action.figure, trap)

    def forbids_disarm(self, state: MkdState, seat: Seat, action: Disarm) -> Refusal | None:
        """Return why a trap in bonds cannot be disarmed, or None: it must have been found.

        It is disarmed as a door's is (MA-283, MA-218).
        """
        if action.figure is None:
            return opening.forbids_disarm(state, seat, action)
        refusal = self._out_of_hand(state, action.figure)
        if refusal:
            return refusal
        if self._bonds.trap(state, action.figure) is None:
            thing = bonds_name(state.figure(action.figure))
            return refuse("trap-unknown", self._bonds.rule, thing=thing)
        return lacks_points(state, opening.cost_of_disarming(slow=action.slow))

    def disarm(self, play: Resolution, seat: Seat, action: Disarm) -> None:
        """Disarm the trap or set it off; both open the bonds (MA-283, MA-284, RG-067).

        Where a mode says so, the freed prisoner can be harmed from that moment, by this trap too.
        """
        number = action.figure
        trap = None if number is None else self._bonds.trap(play.state, number)
        if number is None or trap is None or trap == "spent":
            opening.disarm(play, seat, action)
            return
        _, figure = play.state.active_hero()
        play.spend(opening.cost_of_disarming(slow=action.slow))
        tamed = disarms(play, figure.id, trap, slow=action.slow)
        early = tamed or self._bonds.harms_the_freed
        if early:
            self._bonds.loosen(play, number, figure)
        if tamed:
            gain(play, RULINGS.number("xp_disarm"))
        else:
            spring(play, figure.id, trap, _spot(play, number))
        if not early:
            self._bonds.loosen(play, number, figure)
        self._bonds.set_free(play, number, figure)

    def offers(self, state: MkdState) -> Iterator[Offer]:
        """Yield actions on the bonds of a prisoner beside the active Hero."""
        _, figure = state.active_hero()
        for bound in self._bonds.bound(state):
            if beside(state, figure, bound):
                yield from self._about(state, bound)

    def _about(self, state: MkdState, bound: Figure) -> Iterator[Offer]:
        name = bonds_name(bound)
        match self._bonds.trap(state, bound.id):
            case None:
                label = Text.of("mkd-do-check", thing=name)
                check = Check(figure=bound.id)
                yield Offer(check, label, f"bonds-{bound.id}")
            case "spent":
                return
            case trap:
                for slow in (True, False):
                    yield _disarming(bound.id, trap, slow=slow)


def _spot(play: Resolution, number: int) -> Spot:
    """Return where the trap goes off: on the prisoner and around him (MA-284)."""
    prisoner, board = play.figure(number), board_of(play.state.site)
    around = frozenset((prisoner.at, *board.around(prisoner.at)))
    return Spot(bonds_name(prisoner), board.owner[prisoner.at], around, prisoner.at)


def _disarming(number: int, trap: Trap, *, slow: bool) -> Offer:
    word, cost = "slow" if slow else "fast", opening.cost_of_disarming(slow=slow)
    label = Text.of(f"mkd-do-disarm-{word}", trap=trap_name(trap), cost=cost)
    return Offer(Disarm(slow=slow, figure=number), label, f"{word}-{number}", word="loosen")
