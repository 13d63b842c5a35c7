"""What attacks cost, and that there is one in an activation (2.4, B-23)."""

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.fights.targets import unfit
from rules.systems.mkd.figures import has
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.tasks import Manner, Strike
from rules.systems.mkd.terms import Ability


def cost_of_attack(state: MkdState, figure: Figure, manner: Manner = "close") -> int:
    """Speed points for an attack (2.4, C7; section 3 nimble, charge, bound).

    4; with Nimble 2; with Charge (close) or Bound (shots) 0 if no opponent was adjacent when the
    activation began. Capture and theft cost 4 always, automatic attacks nothing.
    """
    costs = RULINGS.costs
    if manner in ("counter", "passing"):
        return 0
    if manner in ("capture", "theft"):
        return costs.capture
    if manner == "chest":
        return costs.attack
    active = state.activation
    free = active is not None and active.figure == figure.id and active.free
    if free and has(figure, "charge" if manner == "close" else "bound"):
        return 0
    return costs.attack_nimble if has(figure, "nimble") else costs.attack


def may_attack(state: MkdState, figure: Figure, manner: Manner = "close") -> str | None:
    """Return why a figure has no attack left to make, None if it has (B-22, B-23, MA-180)."""
    active = state.activation
    if active is None or active.figure != figure.id:
        return "fight-not-active"
    if active.attacked:
        return "fight-done"
    if active.quick:
        return "fight-quick"
    if active.points < cost_of_attack(state, figure, manner):
        return "fight-points"
    return None


def launch(play: Play, strike: Strike) -> None:
    """Pay for the active figure's attack, note that it has had it, and put it on the agenda."""
    spend_attack(play, cost_of_attack(play.state, play.figure(strike.attacker), strike.manner))
    play.push(strike)


def spend_attack(play: Play, cost: int) -> None:
    """Pay for the one attack of the activation under way (B-23)."""
    play.spend(cost)
    active = play.active
    if active is not None:
        play.change(activation=active.with_(attacked=True))


def may_begin_special(state: MkdState, figure: Figure, ability: Ability) -> str | None:
    """Return why an ability that takes a whole activation cannot be used, None if it can (2.4)."""
    active = state.activation
    if active is None or active.figure != figure.id:
        return "fight-not-active"
    if not has(figure, ability):
        return "fight-ability"
    if active.started or active.attacked or active.quick:
        return "fight-started"
    return unfit(figure)
