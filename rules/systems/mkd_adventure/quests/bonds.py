"""A prisoner's bonds: looking for their trap, loosening them, and what follows (MA-283...)."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import Check, Disarm
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.quests import GuardianRoused, PrisonerFreed
from rules.systems.mkd.fights.strength import beside
from rules.systems.mkd.figures import BOUND, FREED
from rules.systems.mkd.names import name_of, square_name
from rules.systems.mkd.play import Play
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.reveal.turn import appear
from rules.systems.mkd.state import Figure
from rules.systems.mkd.terms import Trap
from rules.systems.mkd.things.disarming import detect_drawn, disarms
from rules.systems.mkd.things.experience import gain
from rules.systems.mkd.things.traps import Spot, spring, trap_name
from rules.systems.mkd.verbs import opening
from rules.systems.mkd.verbs.verb import Offer, active_hero, lacks_points
from rules.systems.mkd_adventure.state import AdventureState, of


def bound_one(state: AdventureState) -> Figure | None:
    """Who lies in bonds, if anybody does."""
    if state.quest_figure is None:
        return None
    figure = state.figure(state.quest_figure)
    return figure if figure.role == BOUND and figure.where == "board" else None


def bonds_name(figure: Figure) -> Text:
    """What holds a prisoner."""
    return Text.of("mkd-bonds", figure=name_of(figure))


def _out_of_hand(state: AdventureState, number: int) -> Refusal | None:
    """One handles bonds from a square beside who is in them, whichever way one looks (MA-283)."""
    _, figure = active_hero(state)
    bound = bound_one(state)
    if bound is None or bound.id != number:
        return refuse("nobody-bound", "MA-283")
    if not beside(state, figure, bound):
        at = square_name(bound.at)
        return refuse("bonds-apart", "MA-283", figure=name_of(bound), square=at)
    return None


def forbids_check(state: AdventureState, seat: Seat, action: Check) -> Refusal | None:
    """One looks for a trap in bonds as on a door: for nothing, and once (MA-283)."""
    if action.figure is None:
        return opening.forbids_check(state, seat, action)
    refusal = _out_of_hand(state, action.figure)
    if refusal or state.bonds is None:
        return refusal
    return refuse("trap-known", "MA-283", thing=bonds_name(state.figure(action.figure)))


def check(play: Play, seat: Seat, action: Check) -> None:
    """Look for a trap; where there is none the bonds come off at once (MA-283)."""
    if action.figure is None:
        opening.check(play, seat, action)
        return
    _, figure = active_hero(play.state)
    play.settle_steps()
    name = bonds_name(play.figure(action.figure))
    trap = detect_drawn(play, figure.id, name, "mkd-bonds-chest")
    if trap == "none":
        loosen(play, action.figure, figure)
        set_free(play, action.figure, figure)
    else:
        play.change(bonds=trap)


def forbids_disarm(state: AdventureState, seat: Seat, action: Disarm) -> Refusal | None:
    """One disarms a trap that was found in the bonds, as a door's (MA-283, MA-218)."""
    if action.figure is None:
        return opening.forbids_disarm(state, seat, action)
    refusal = _out_of_hand(state, action.figure)
    if refusal:
        return refusal
    if state.bonds is None:
        return refuse("trap-unknown", "MA-283", thing=bonds_name(state.figure(action.figure)))
    return lacks_points(state, opening.cost_of_disarming(slow=action.slow))


def disarm(play: Play, seat: Seat, action: Disarm) -> None:
    """Disarm the trap or set it off; either way the bonds are off then (MA-283, MA-284).

    Who is freed can be harmed from that moment, by the trap as well.
    """
    trap = of(play).bonds
    if action.figure is None or trap is None or trap == "spent":
        opening.disarm(play, seat, action)
        return
    _, figure = active_hero(play.state)
    play.spend(opening.cost_of_disarming(slow=action.slow))
    tamed = disarms(play, figure.id, trap, slow=action.slow)
    loosen(play, action.figure, figure)
    if tamed:
        gain(play, RULINGS.number("xp_disarm"))
    else:
        spring(play, figure.id, trap, _spot(play, action.figure))
    set_free(play, action.figure, figure)


def _spot(play: Play, number: int) -> Spot:
    """Where the trap goes off: around the prisoner, and on him (MA-284)."""
    prisoner, board = play.figure(number), board_of(play.state.site)
    around = frozenset((prisoner.at, *board.around(prisoner.at)))
    return Spot(bonds_name(prisoner), board.owner[prisoner.at], around, prisoner.at)


def loosen(play: Play, number: int, by: Figure) -> None:
    """The bonds are off: the prisoner is a Hero, led by the seat whose Hero freed him (MA-284).

    His own activation comes in the next Hero turn.
    """
    play.change(bonds="spent", served=(*play.state.served, number))
    play.alter(number, side="hero", seat=by.seat, role=FREED)


def set_free(play: Play, number: int, by: Figure) -> None:
    """A prisoner who lived through it is free, and the Guardian is revealed (MA-284, MA-286).

    It appears at the entrance, by its own bonus, surprised as others are.
    """
    prisoner = play.figure(number)
    if prisoner.where != "board":
        return
    play.tell(PrisonerFreed(figure=name_of(prisoner), by=name_of(by)))
    token, entrance = of(play).aside, play.state.site.entrance
    if token is None or entrance is None:
        return
    play.change(aside=None)
    play.tell(GuardianRoused(at=square_name(entrance[0])))
    play.mode.revealed(play, appear(play, token, entrance[0]), None)


def bonds_offers(state: AdventureState) -> Iterator[Offer]:
    """What can be done about the bonds of somebody beside the active Hero (MA-283)."""
    _, figure = active_hero(state)
    bound = bound_one(state)
    if bound is None or not beside(state, figure, bound):
        return
    name = bonds_name(bound)
    match state.bonds:
        case None:
            label = Text.of("mkd-do-check", thing=name)
            yield Offer(Check(figure=bound.id), f"check-bonds-{bound.id}", label, style="success")
        case "spent":
            return
        case trap:
            for slow in (True, False):
                yield _disarming(bound.id, trap, slow=slow)


def _disarming(number: int, trap: Trap, *, slow: bool) -> Offer:
    word, cost = "slow" if slow else "fast", opening.cost_of_disarming(slow=slow)
    label = Text.of(f"mkd-do-disarm-{word}", trap=trap_name(trap), cost=cost)
    return Offer(Disarm(slow=slow, figure=number), f"loosen-{word}-{number}", label)
