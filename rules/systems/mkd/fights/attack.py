"""What close attacks need, what attacks cost, what their dice must reach, and counterattacks.

A reason against an attack is the end of a refusal's key; `refusal` makes a refusal of it.
"""

from typing import Final

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.figures import (
    attack_of,
    click_of,
    defense_of,
    demoralized,
    has,
    looks_at,
    opponents_beside,
    opposed,
    squares_of,
    touching,
)
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Manner, Strike, StrikeBack
from rules.systems.mkd.terms import Ability

REAR = 1
"""Added to an attack from behind (B-41)."""

COVER = 1
"""Added to the defense of a target behind or in hindering ground (2.10.3)."""

ARMOUR = 2
"""Added against shots by Battle Armor or Invulnerability (section 3)."""

CAPTURE: Final = RULINGS.number("capture_penalty")
"""Added to an attempt to capture somebody (B-70)."""
MASTERS_UP_TO: Final = RULINGS.number("weapon_master_up_to")
"""The highest damage value for which a die is better (section 3, weapon_master)."""
MELEE = 1
"""Taken off a shot by or at somebody with an opponent beside him (MA-213)."""

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
"""The rule behind each reason against an attack."""

BLOWS: Final[frozenset[Ability]] = frozenset(("weapon_master", "sweep"))


def refusal(key: str) -> Refusal:
    """Return the refusal of a reason of this module, with the rule behind it."""
    return refuse(key, RULE_OF[key])


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


def unfit_target(attacker: Figure, target: Figure) -> str | None:
    """Return why a figure is no target for another wherever they stand: a friend, or away."""
    if target.where != "board" or attacker.where != "board":
        return "fight-away"
    return None if opposed(attacker, target) else "fight-friend"


def can_strike(
    state: MkdState, attacker: Figure, target: Figure, using: Ability | None = None
) -> str | None:
    """Return why a close attack cannot be made, None if it can (2.9.1, B-07, B-40, B-62).

    `may_attack` answers for the costs and the one attack of an activation.
    """
    key = unfit_target(attacker, target) or unfit(attacker, using)
    if key:
        return key
    if using is not None and using not in BLOWS:
        return "fight-ability"
    if not beside(state, attacker, target):
        return "fight-apart"
    if not any(looks_at(attacker, square) for square in squares_of(target)):
        return "fight-behind"
    return None


def is_rear(attacker: Figure, target: Figure) -> bool:
    """Return whether the attacker stands in the target's rear arc (B-41)."""
    return not any(looks_at(target, square) for square in squares_of(attacker))


def beside(state: MkdState, one: Figure, other: Figure) -> bool:
    """Return whether two figures, as given, are adjacent (B-07)."""
    board = board_of(state.site)
    return any(board.adjacent(a, b) for a in squares_of(one) for b in squares_of(other))


def in_melee(state: MkdState, shooter: Figure, target: Figure) -> bool:
    """Return whether the shooter or the target has an opponent beside it (2.10.2, MA-213)."""
    return bool(opponents_beside(state, shooter) or opponents_beside(state, target))


def attack_value(
    state: MkdState,
    attacker: Figure,
    target: Figure,
    manner: Manner = "close",
) -> int:
    """Return the bonus to an attack's two dice (2.9.2, 2.10.2, B-41, B-70, MA-213).

    A shot into or out of melee costs 1, in games that allow it.
    """
    value = attack_of(attacker)
    if manner == "shot":
        melee = state.shoots_when_held and in_melee(state, attacker, target)
        return value - MELEE if melee else value
    if manner == "capture":
        value += CAPTURE
    if manner == "passing" or is_rear(attacker, target):
        value += REAR
    return value


def defense_value(
    state: MkdState,
    target: Figure,
    *,
    shot: bool = False,
    cover: bool = False,
    pierced: bool = False,
) -> int:
    """Return the total that an attack needs: Defend, cover, armour against shots (2.9.2, 2.10.3).

    `pierced` shots ignore the armour (section 3, pierce); two kinds of armour count once.
    """
    value = max([defense_of(target), *(defense_of(friend) for friend in defenders(state, target))])
    if not shot:
        return value
    armoured = has(target, "battle_armor") or has(target, "invulnerability")
    return value + (COVER if cover else 0) + (ARMOUR if armoured and not pierced else 0)


def defenders(state: MkdState, target: Figure) -> tuple[Figure, ...]:
    """Return adjacent friends whose defense the target may use (section 3, defend)."""
    if not any(has(other, "defend") for other in state.on_board):
        return ()
    return tuple(
        other
        for other in touching(state, target)
        if has(other, "defend") and not opposed(other, target)
    )


def enhanced(state: MkdState, shooter: Figure, target: Figure) -> bool:
    """Return whether a friend's Magic Enhancement adds 1 to a shot's damage (section 3).

    It does not work if the shooter or the target has Magic Immunity.
    """
    if has(shooter, "magic_immunity") or has(target, "magic_immunity"):
        return False
    return any(
        has(other, "magic_enhancement") and not opposed(other, shooter)
        for other in touching(state, shooter)
    )


def masters_weapon(figure: Figure, strike: Strike, *, weighs: bool) -> bool:
    """Return whether a close hit's damage is a die (section 3, weapon_master).

    A Hero takes it where his player says so; in attacks that nobody is asked about, where a die is
    worth more. Monsters always do (MA-102), unless they weigh it as well (S0, note 2).
    """
    if not has(figure, "weapon_master") or strike.plain:
        return False
    worth_it = click_of(figure).damage <= MASTERS_UP_TO
    by_choice = figure.side == "hero" or weighs
    return strike.using == "weapon_master" or worth_it or not by_choice


def cost_of_attack(state: MkdState, figure: Figure, manner: Manner = "close") -> int:
    """Return speed points for an attack (2.4, C7; section 3 nimble, charge, bound).

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


def launch(play: Resolution, strike: Strike) -> None:
    """Pay for the active figure's attack, note that it has had it, and put it on the agenda."""
    spend_attack(play, cost_of_attack(play.state, play.figure(strike.attacker), strike.manner))
    play.push(strike)


def spend_attack(play: Resolution, cost: int) -> None:
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


def counterattacks(
    play: Resolution, attacker: Figure, targets: list[Figure], manner: Manner
) -> None:
    """Put the counterattacks of the targets on the agenda, in their order (2.9.5, B-41).

    There is none against an attack from behind, nor against an automatic attack.
    """
    if manner in ("counter", "passing"):
        return
    play.push(
        *(
            StrikeBack(striker=target.id, target=attacker.id)
            for target in targets
            if not is_rear(attacker, target)
        )
    )
