"""Attacks of Heroes: strike, shoot, capture, steal, and abilities that take the activation.

A Hero turns to the target first where that is needed and can be paid (2.4, B-40).
"""

from collections.abc import Callable

from rules.core.model import Seat
from rules.systems.mkd.actions import Attack, Capture, Shoot, ShootDoor, Steal, UseAbility
from rules.systems.mkd.fights.attack import can_strike, cost_of_attack, launch, may_attack, refusal
from rules.systems.mkd.fights.capture import can_capture, can_steal
from rules.systems.mkd.fights.forced_moves import can_levitate, confused_to, levitate
from rules.systems.mkd.fights.healing import can_heal, can_regenerate, regenerate, tend
from rules.systems.mkd.fights.summoning import can_raise, can_summon, raise_fallen, summon
from rules.systems.mkd.fights.targets import can_shoot, can_shoot_door
from rules.systems.mkd.figures import halted, name_of
from rules.systems.mkd.moves.quickness import can_hurry, hurry
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.spins import facing_to
from rules.systems.mkd.state import Memo, MkdState
from rules.systems.mkd.tasks import Manner, Strike
from rules.systems.mkd.verbs.moving import cost_of_spin

_aims = Memo()


def aimed(state: MkdState, target: int) -> tuple[Figure, Figure, int]:
    """Return the active Hero turned to a target, the target, and the cost of the turn.

    No turn is counted where the target is in front already.
    """
    return _aims.get(state, target, lambda: _aimed(state, target))


def _aimed(state: MkdState, target: int) -> tuple[Figure, Figure, int]:
    _, figure = state.active_hero()
    other = state.figure(target)
    if other.where != "board" or other.id == figure.id:
        return figure, other, 0
    if can_strike(state, figure, other) is None or can_shoot(state, figure, other) is None:
        return figure, other, 0
    facing = facing_to(figure, other)
    return figure.with_(facing=facing), other, cost_of_spin(state, facing)


def _denied(state: MkdState, manner: Manner, turn: int, target: Figure) -> Refusal | None:
    """Return why the attack cannot be made, or None: no attack left, or too few points."""
    active, figure = state.active_hero()
    if halted(figure):
        return refuse("halted", "B-22")
    key = may_attack(state, figure, manner)
    if key:
        return refusal(key)
    cost = cost_of_attack(state, figure, manner) + turn
    if active.points < cost:
        return refuse("turn-points", "B-40", target=name_of(target), cost=cost)
    return None


def forbids_attack(state: MkdState, _seat: Seat, action: Attack) -> Refusal | None:
    """Return why a close attack is refused, or None (2.9.1, B-23).

    It needs an opponent beside the Hero, the points, and no attack made yet.
    """
    figure, target, turn = aimed(state, action.target)
    key = can_strike(state, figure, target, action.using)
    return refusal(key) if key else _denied(state, "close", turn, target)


def attack(play: Resolution, _seat: Seat, action: Attack) -> None:
    """Strike an opponent (2.9); without a named ability for the damage on the dial."""
    strike = Strike(attacker=0, manner="close", using=action.using, plain=action.using is None)
    _strike(play, action.target, strike)


def _strike(play: Resolution, target: int, strike: Strike) -> None:
    figure, _, turn = aimed(play.state, target)
    play.settle_steps()
    if turn:
        play.spend(turn)
    play.alter(figure.id, facing=figure.facing)
    active = play.active
    if active is not None:
        play.change(activation=active.with_(loose=False))
    launch(play, strike.with_(attacker=figure.id, targets=(target,)))


def forbids_shoot(state: MkdState, _seat: Seat, action: Shoot) -> Refusal | None:
    """Return why a shot is refused, or None (2.10.1).

    It needs an opponent in range, in sight and in front, the points, and no attack made yet.
    """
    figure, target, turn = aimed(state, action.target)
    key = can_shoot(state, figure, target, action.using)
    if key:
        return refusal(key)
    if action.to is not None:
        fit = confused_to(state, figure, target)
        if action.using != "magic_confusion" or action.to not in fit:
            return refusal("fight-no-landing")
    return _denied(state, "shot", turn, target)


def shoot(play: Resolution, _seat: Seat, action: Shoot) -> None:
    """Shoot, or use an ability at range (2.10)."""
    strike = Strike(attacker=0, manner="shot", using=action.using, to=action.to)
    _strike(play, action.target, strike)


def forbids_shoot_door(state: MkdState, _seat: Seat, action: ShootDoor) -> Refusal | None:
    """Return why a door cannot be shot at, or None: closed, wooden, in sight (B-91).

    It takes the points of a shot.
    """
    _, figure = state.active_hero()
    if halted(figure):
        return refuse("halted", "B-22")
    key = can_shoot_door(state, figure, action.door) or may_attack(state, figure, "door")
    return refusal(key) if key else None


def shoot_door(play: Resolution, _seat: Seat, action: ShootDoor) -> None:
    """Blast a door (B-91)."""
    _, figure = play.state.active_hero()
    play.settle_steps()
    strike = Strike(attacker=figure.id, manner="door", using="magic_blast", door=action.door)
    launch(play, strike)


def forbids_capture(state: MkdState, _seat: Seat, action: Capture) -> Refusal | None:
    """Return why an opponent cannot be captured, or None: it must be beside the Hero (B-70)."""
    return _forbids_taking(state, action.target, can_capture, "capture")


def capture(play: Resolution, _seat: Seat, action: Capture) -> None:
    """Try to take a prisoner (B-70)."""
    _strike(play, action.target, Strike(attacker=0, manner="capture"))


def forbids_steal(state: MkdState, _seat: Seat, action: Steal) -> Refusal | None:
    """Return why nothing can be stolen, or None: an opponent beside him has a chest (B-72)."""
    return _forbids_taking(state, action.target, can_steal, "theft")


def _forbids_taking(
    state: MkdState,
    target: int,
    can: Callable[[MkdState, Figure, Figure], str | None],
    manner: Manner,
) -> Refusal | None:
    figure, other, turn = aimed(state, target)
    key = can(state, figure, other)
    return refusal(key) if key else _denied(state, manner, turn, other)


def steal(play: Resolution, _seat: Seat, action: Steal) -> None:
    """Try to take a chest away (B-72)."""
    _strike(play, action.target, Strike(attacker=0, manner="theft"))


def forbids_ability(state: MkdState, _seat: Seat, action: UseAbility) -> Refusal | None:
    """Return why an ability cannot be used, or None (section 3)."""
    _, figure = state.active_hero()
    if halted(figure):
        return refuse("halted", "B-22")
    target = None if action.target is None else state.figure(action.target)
    key: str | None
    match action.ability:
        case "regeneration":
            key = can_regenerate(state, figure)
        case "quickness":
            key = can_hurry(state, figure)
        case "healing" | "magic_healing" if target is not None:
            key = can_heal(state, figure, target, action.ability)
        case "necromancy":
            key = can_raise(state, figure, action.target, action.to)
        case "summon":
            key = can_summon(state, figure, action.to)
        case "magic_levitation" if target is not None:
            key = can_levitate(state, figure, target, action.to)
        case _:
            key = "fight-ability"
    return refusal(key) if key else None


def use_ability(play: Resolution, _seat: Seat, action: UseAbility) -> None:
    """Heal, regenerate, raise, summon, levitate or be quick (section 3)."""
    _, figure = play.state.active_hero()
    play.settle_steps()
    match action.ability:
        case "regeneration":
            regenerate(play, figure.id)
        case "quickness":
            hurry(play)
        case "healing" | "magic_healing" if action.target is not None:
            tend(play, figure.id, action.target, action.ability)
        case "necromancy":
            raise_fallen(play, figure.id, action.target, action.to)
        case "summon":
            summon(play, figure.id, action.to)
        case "magic_levitation" if action.target is not None:
            levitate(play, figure.id, action.target, action.to, action.facing)
        case _:
            raise TypeError(f"{action.ability} is not used by itself")
