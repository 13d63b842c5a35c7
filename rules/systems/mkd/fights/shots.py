"""Shots and the abilities used instead of one (2.10, section 3)."""

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import Frozen, Thawed
from rules.systems.mkd.fights.area import scorched, shaken, shaken_doors
from rules.systems.mkd.fights.blows import Blow, Toss, blunder, dodges, report, toss, touch, wound
from rules.systems.mkd.fights.displace import confuse
from rules.systems.mkd.fights.objects import break_door
from rules.systems.mkd.fights.strength import attack_value, defense_value, enhanced
from rules.systems.mkd.fights.targets import MAGIC, aim
from rules.systems.mkd.figures import click_of, has
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Effect, Figure
from rules.systems.mkd.tasks import Strike
from rules.systems.mkd.terms import Ability


def shoot(play: Play, task: Strike) -> None:
    """A ranged attack: to hit, [damage die], [Dodge], wounds; no counterattack (2.10.4).

    The dice of an ability come after those of the shot itself.
    """
    if task.using == "shockwave":
        shake(play, task.attacker)
        return
    attacker, target = play.figure(task.attacker), play.figure(task.targets[0])
    if target.where != "board":
        return
    thrown = toss(play)
    value = _value(play, attacker, target)
    cover = aim(play.state, attacker, target, task.using).cover
    goal = _goal(play, attacker, target, cover=cover)
    if not report(play, attacker, target, "shot", Blow(thrown, value, goal)):
        if thrown.blunder:
            blunder(play, attacker.id)
        return
    clicks = _clicks(play, attacker, target, thrown, task.using)
    if not dodges(play, target.id):
        _take(play, task, thrown, value, clicks)


def _take(play: Play, task: Strike, thrown: Toss, value: int, clicks: int) -> None:
    """A hit that was not dodged: wounds, and what the ability does besides."""
    attacker, target = play.figure(task.attacker), play.figure(task.targets[0])
    around = scorched(play.state, attacker, target)
    if task.using in MAGIC:
        touch(play, target.id)
    if clicks:
        _wound(play, attacker, target, clicks)
    if task.using == "flame_lightning":
        _burn(play, attacker, around, thrown, value)
    elif task.using == "magic_freeze":
        _freeze(play, target.id)
    elif task.using == "magic_confusion":
        confuse(play, attacker, target.id, task.to)


def _value(play: Play, attacker: Figure, target: Figure) -> int:
    return attack_value(play.state, attacker, target, "shot")


def _goal(play: Play, attacker: Figure, target: Figure, *, cover: bool) -> int:
    pierced = has(attacker, "pierce")
    return defense_value(play.state, target, shot=True, cover=cover, pierced=pierced)


def _clicks(
    play: Play, attacker: Figure, target: Figure, thrown: Toss, using: Ability | None
) -> int:
    """Return a shot's damage: its value, a die for Magic Blast, 1 for fire and frost, else none."""
    match using:
        case "magic_confusion":
            return 0
        case "magic_blast":
            clicks = play.d6("mkd-magic-blast")
        case "flame_lightning" | "magic_freeze":
            clicks = 1
        case _:
            clicks = click_of(attacker).damage
    return clicks + thrown.triumph + _enhancement(play, attacker, target)


def _enhancement(play: Play, attacker: Figure, target: Figure) -> int:
    """Return what a friend's magic adds to a shot's damage (section 3, magic_enhancement)."""
    if not enhanced(play.state, attacker, target):
        return 0
    touch(play, attacker.id)
    return 1


def _wound(play: Play, attacker: Figure, target: Figure, clicks: int) -> None:
    wound(play, attacker.id, target.id, clicks, close=False, pierces=has(attacker, "pierce"))


def _burn(play: Play, attacker: Figure, around: tuple[int, ...], thrown: Toss, value: int) -> None:
    """Everybody beside the target is hit by the same roll if it reaches their defense (MA-201)."""
    for number in around:
        other = play.figure(number)
        goal = _goal(play, attacker, other, cover=False)
        if report(play, attacker, other, "shot", Blow(thrown, value, goal)) and not dodges(
            play, number
        ):
            _wound(play, attacker, other, 1 + thrown.triumph)


def _freeze(play: Play, target: int) -> None:
    """A target alive loses its next activation on a 4 or more; it may strike back (MA-196)."""
    figure = play.figure(target)
    if figure.where != "board":
        return
    die = play.d6("mkd-freeze")
    if die < RULINGS.number("freeze"):
        play.tell(Thawed(figure=name_of(figure), die=die))
        return
    cold = Effect(source="freeze", until="next_activation", halted=True)
    play.alter(target, effects=(*figure.effects, cold))
    play.tell(Frozen(figure=name_of(figure), die=die))


def shake(play: Play, number: int) -> None:
    """A Shockwave: one roll against all in half range, friends and doors too (MA-202, B-91).

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
        value = _value(play, attacker, target)
        cover = aim(play.state, attacker, target, "shockwave").cover
        goal = _goal(play, attacker, target, cover=cover)
        if report(play, attacker, target, "shot", Blow(thrown, value, goal)) and not dodges(
            play, name
        ):
            more = thrown.triumph + _enhancement(play, attacker, target)
            _wound(play, attacker, target, clicks + more)
    # The last door first, so that the others keep their numbers.
    for door in reversed(doors):
        break_door(play, attacker, door, thrown)
