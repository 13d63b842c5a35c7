"""Attacks in close combat, and the handler that knows every manner of attack (2.9)."""

from rules.systems.mkd.fights.area import swept
from rules.systems.mkd.fights.blows import Blow, Toss, blunder, dodges, report, toss, wound
from rules.systems.mkd.fights.objects import strike_chest, strike_door
from rules.systems.mkd.fights.shots import shoot
from rules.systems.mkd.fights.strength import (
    attack_value,
    defense_value,
    is_rear,
    masters_weapon,
)
from rules.systems.mkd.fights.taking import capture, steal
from rules.systems.mkd.figures import click_of, has
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd.tasks import Manner, Strike, StrikeBack


def strike(play: Play, task: Strike) -> None:
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
        case "chest":
            strike_chest(play, task)
        case "door":
            strike_door(play, task)
        case _:
            _close(play, task)


def _close(play: Play, task: Strike) -> None:
    """A close attack: to hit, [Weapon Master], [Dodge], wounds, counterattacks (2.9.3 to 2.9.6).

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
    hits = [target for target in targets if _lands(play, attacker, target, task.manner, thrown)]
    wounds = [(target, _clicks(play, task, target, thrown)) for target in hits]
    wounds = [(target, clicks) for target, clicks in wounds if not dodges(play, target.id)]
    counterattacks(play, attacker, targets, task.manner)
    if thrown.blunder:
        blunder(play, attacker.id)
    for target, clicks in wounds:
        wound(play, attacker.id, target.id, clicks, close=True)


def _lands(play: Play, attacker: Figure, target: Figure, manner: Manner, thrown: Toss) -> bool:
    value = attack_value(play.state, attacker, target, manner)
    goal = defense_value(play.state, target)
    return report(play, attacker, target, manner, Blow(thrown, value, goal))


def _clicks(play: Play, task: Strike, target: Figure, thrown: Toss) -> int:
    """Return a close hit's damage: value or die, +1 for a 12, doubled last from behind (C8).

    A Sweep deals the damage value alone.
    """
    attacker = play.figure(task.attacker)
    clicks = click_of(attacker).damage
    plain = task.using == "sweep"
    if not plain and masters_weapon(attacker, chosen=task.using == "weapon_master"):
        clicks = play.d6("mkd-weapon-master")
    if thrown.triumph:
        clicks += 1
    behind = task.manner == "passing" or is_rear(attacker, target)
    return clicks * 2 if behind and not plain and has(attacker, "sneak_attack") else clicks


def counterattacks(play: Play, attacker: Figure, targets: list[Figure], manner: Manner) -> None:
    """Put on the agenda what the targets may do in return, in their order (2.9.5, B-41).

    None against an attack from behind, nor against an automatic attack.
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
