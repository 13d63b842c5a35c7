"""Attacks as they are carried out: in close combat, at range, and automatic (2.9, 2.10, B-50)."""

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import Frozen, Thawed, Waived
from rules.systems.mkd.fights.attack import (
    attack_value,
    beside,
    counterattacks,
    defense_value,
    enhanced,
    is_rear,
    masters_weapon,
)
from rules.systems.mkd.fights.capture import capture, steal
from rules.systems.mkd.fights.forced_moves import confuse
from rules.systems.mkd.fights.harm import Blow, Toss, blunder, dodges, report, toss, touch, wound
from rules.systems.mkd.fights.objects import (
    break_door,
    strike_carried_chest,
    strike_chest,
    strike_door,
)
from rules.systems.mkd.fights.targets import (
    MAGIC,
    aim,
    reached,
    scorched,
    shaken,
    shaken_doors,
    swept,
)
from rules.systems.mkd.figures import click_of, has, looks_at, name_of, squares_of, strikes_back
from rules.systems.mkd.pieces import Effect, Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskStrikeBack, Manner, Strike, StrikeBack
from rules.systems.mkd.terms import Ability


def strike(play: Resolution, task: Strike) -> None:
    """Carry out an attack that is allowed and paid for (2.9, 2.10, 2.12)."""
    if play.figure(task.attacker).where != "board":
        return
    match task.manner:
        case "shot":
            shoot(play, task)
        case "capture":
            capture(play, task)
        case "theft":
            steal(play, task)
        case "chest" if task.targets:
            strike_carried_chest(play, task)
        case "chest":
            strike_chest(play, task)
        case "door":
            strike_door(play, task)
        case _:
            _strike_close(play, task)


def _strike_close(play: Resolution, task: Strike) -> None:
    """Attack in close combat: to hit, wounds, counterattacks (2.9.3 to 2.9.6).

    One roll counts against every target of a Sweep. Counterattacks wait until all wounds are
    dealt, and for the experience that those bring.
    """
    attacker = play.figure(task.attacker)
    names = task.targets
    if task.using == "sweep":
        names = swept(play.state, attacker) or names
    targets = [play.figure(number) for number in names]
    targets = [target for target in targets if target.where == "board"]
    if not targets:
        return
    thrown = toss(play)
    hits = [
        target for target in targets if _blow_lands(play, attacker, target, task.manner, thrown)
    ]
    wounds = [(target, _clicks_of_blow(play, task, target, thrown)) for target in hits]
    wounds = [(target, clicks) for target, clicks in wounds if not dodges(play, target.id)]
    counterattacks(play, attacker, targets, task.manner)
    if thrown.blunder:
        blunder(play, attacker.id)
    for target, clicks in wounds:
        wound(play, attacker.id, target.id, clicks, close=True)


def _blow_lands(
    play: Resolution, attacker: Figure, target: Figure, manner: Manner, thrown: Toss
) -> bool:
    value = attack_value(play.state, attacker, target, manner)
    goal = defense_value(play.state, target)
    return report(play, attacker, target, manner, Blow(thrown, value, goal))


def _clicks_of_blow(play: Resolution, task: Strike, target: Figure, thrown: Toss) -> int:
    """Return a close hit's damage: value or die, +1 for a 12, doubled last from behind (C8).

    A Sweep deals the damage value alone.
    """
    attacker = play.figure(task.attacker)
    clicks = click_of(attacker).damage
    plain = task.using == "sweep"
    if not plain and masters_weapon(attacker, task, weighs=play.mode.weighs_abilities):
        clicks = play.roll(6, "mkd-weapon-master")
    if thrown.triumph:
        clicks += 1
    behind = task.manner == "passing" or is_rear(attacker, target)
    return clicks * 2 if behind and not plain and has(attacker, "sneak_attack") else clicks


def due(state: MkdState, task: StrikeBack | AskStrikeBack) -> bool:
    """Return whether an automatic attack is made at all (2.9.5, B-50, B-62, B-71, MA-082).

    Both must stand on the board, the striker be awake, not demoralized and without a captive. For a
    counterattack the attacker has to be beside it, in its front arc.
    """
    striker, target = state.figure(task.striker), state.figure(task.target)
    if striker.where != "board" or target.where != "board":
        return False
    if not strikes_back(striker) or striker.captive is not None:
        return False
    return task.manner == "passing" or _faces(state, striker, target)


def _faces(state: MkdState, striker: Figure, target: Figure) -> bool:
    ahead = any(looks_at(striker, square) for square in squares_of(target))
    return ahead and beside(state, striker, target)


def strike_back(play: Resolution, task: StrikeBack) -> None:
    """Make an automatic attack, or ask a Hero's player whether to (2.9.5, MA-214).

    Monsters never waive theirs; a Hero's standing answer is asked first.
    """
    if not due(play.state, task):
        return
    striker = play.figure(task.striker)
    standing = _standing(play.state, striker)
    if standing == "ask" and striker.seat is not None:
        question = AskStrikeBack(
            seats=(striker.seat,), striker=task.striker, target=task.target, manner=task.manner
        )
        play.push(question)
        return
    _decide(play, task, yes=standing != "no")


def answer_strike_back(play: Resolution, task: AskStrikeBack, *, yes: bool) -> None:
    """Make the attack that was asked about, or waive it (2.9.5, MA-214)."""
    if due(play.state, task):
        _decide(play, task, yes=yes)


def _standing(state: MkdState, striker: Figure) -> str:
    if striker.side == "monster":
        return "yes"
    return next((p.orders.strike_back for p in state.players if p.seat == striker.seat), "yes")


def _decide(play: Resolution, task: StrikeBack | AskStrikeBack, *, yes: bool) -> None:
    if yes:
        play.push(Strike(attacker=task.striker, targets=(task.target,), manner=task.manner))
        return
    striker, target = play.figure(task.striker), play.figure(task.target)
    play.tell(Waived(figure=name_of(striker), target=name_of(target)))


def shoot(play: Resolution, task: Strike) -> None:
    """Attack at range: roll to hit, damage die, Dodge, wounds; no counterattack (2.10.4).

    The dice of an ability come after those of the shot itself.
    """
    if task.using == "shockwave":
        shake(play, task.attacker)
        return
    attacker, target = play.figure(task.attacker), play.figure(task.targets[0])
    if target.where != "board":
        return
    thrown = toss(play)
    value = _value_of_shot(play, attacker, target)
    cover = aim(play.state, attacker, target, task.using).cover
    goal = _goal_of_shot(play, attacker, target, cover=cover)
    if not report(play, attacker, target, "shot", Blow(thrown, value, goal)):
        if thrown.blunder:
            blunder(play, attacker.id)
        return
    clicks = _clicks_of_shot(play, attacker, target, thrown, task.using)
    if not dodges(play, target.id):
        _hit_by_shot(play, task, thrown, value, clicks)


def _hit_by_shot(play: Resolution, task: Strike, thrown: Toss, value: int, clicks: int) -> None:
    """Wound a target that did not dodge, and do what the ability does besides."""
    attacker, target = play.figure(task.attacker), play.figure(task.targets[0])
    around = scorched(play.state, attacker, target)
    if task.using in MAGIC:
        touch(play, target.id)
    if clicks:
        _wound_by_shot(play, attacker, target, clicks)
    if task.using == "flame_lightning":
        _burn_around(play, attacker, around, thrown, value)
    elif task.using == "magic_freeze":
        _freeze(play, target.id)
    elif task.using == "magic_confusion":
        confuse(play, attacker, target.id, task.to)


def _value_of_shot(play: Resolution, attacker: Figure, target: Figure) -> int:
    return attack_value(play.state, attacker, target, "shot")


def _goal_of_shot(play: Resolution, attacker: Figure, target: Figure, *, cover: bool) -> int:
    pierced = has(attacker, "pierce")
    return defense_value(play.state, target, shot=True, cover=cover, pierced=pierced)


def _clicks_of_shot(
    play: Resolution, attacker: Figure, target: Figure, thrown: Toss, using: Ability | None
) -> int:
    """Return a shot's damage: its value, a die for Magic Blast, 1 for fire and frost, else 0."""
    match using:
        case "magic_confusion":
            return 0
        case "magic_blast":
            clicks = play.roll(6, "mkd-magic-blast")
        case "flame_lightning" | "magic_freeze":
            clicks = 1
        case _:
            clicks = click_of(attacker).damage
    return clicks + thrown.triumph + _enhancement(play, attacker, target)


def _enhancement(play: Resolution, attacker: Figure, target: Figure) -> int:
    """Return what a friend's magic adds to a shot's damage (section 3, magic_enhancement)."""
    if not enhanced(play.state, attacker, target):
        return 0
    touch(play, attacker.id)
    return 1


def _wound_by_shot(play: Resolution, attacker: Figure, target: Figure, clicks: int) -> None:
    wound(play, attacker.id, target.id, clicks, close=False, pierces=has(attacker, "pierce"))


def _burn_around(
    play: Resolution, attacker: Figure, around: tuple[int, ...], thrown: Toss, value: int
) -> None:
    """Hit everybody beside the target by the same roll, if it reaches them (MA-201)."""
    for number in around:
        other = play.figure(number)
        goal = _goal_of_shot(play, attacker, other, cover=False)
        if report(play, attacker, other, "shot", Blow(thrown, value, goal)) and not dodges(
            play, number
        ):
            _wound_by_shot(play, attacker, other, 1 + thrown.triumph)


def _freeze(play: Resolution, target: int) -> None:
    """Take a target's next activation on a 4 or more; it may strike back (MA-196)."""
    figure = play.figure(target)
    if figure.where != "board":
        return
    die = play.roll(6, "mkd-freeze")
    needed = RULINGS.number("freeze")
    if die < needed:
        play.tell(Thawed(figure=name_of(figure), die=die, needed=needed))
        return
    cold = Effect(source="freeze", until="next_activation", halted=True)
    play.alter(target, effects=(*figure.effects, cold))
    play.tell(Frozen(figure=name_of(figure), die=die, needed=needed))


def shake(play: Resolution, number: int) -> None:
    """Roll once for a Shockwave against all in half range, friends and doors too (MA-202, B-91).

    1 click each if two or more are in reach, the damage value if one.
    """
    attacker = play.figure(number)
    names, doors = shaken(play.state, attacker), shaken_doors(play.state, attacker)
    clicks = 1 if len(names) > 1 else click_of(attacker).damage
    thrown = toss(play)
    if thrown.blunder:
        blunder(play, number)
        return
    for name in names:
        target = play.figure(name)
        value = _value_of_shot(play, attacker, target)
        cover = reached(play.state, attacker, target).cover
        goal = _goal_of_shot(play, attacker, target, cover=cover)
        if report(play, attacker, target, "shot", Blow(thrown, value, goal)) and not dodges(
            play, name
        ):
            more = thrown.triumph + _enhancement(play, attacker, target)
            _wound_by_shot(play, attacker, target, clicks + more)
    # Doors are destroyed from the last, so that the others keep their numbers.
    for door in reversed(doors):
        break_door(play, attacker, door, thrown)
