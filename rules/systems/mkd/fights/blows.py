"""Rolling to hit, and what one hit does: Dodge, wounds, Magic Retaliation, Vampirism."""

from typing import NamedTuple

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import (
    Blundered,
    Dodged,
    Drank,
    Hit,
    Missed,
    Retaliated,
)
from rules.systems.mkd.fights.harm import heal, hurt
from rules.systems.mkd.figures import has
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd.tasks import Manner


class Toss(NamedTuple):
    """The two dice of an attack."""

    dice: int

    @property
    def blunder(self) -> bool:
        """A 2: a miss whatever the total (2.9.3)."""
        return self.dice == 2

    @property
    def triumph(self) -> bool:
        """A 12: a hit whatever the defense, damage +1 (2.9.3)."""
        return self.dice == 12

    def reaches(self, value: int, defense: int) -> bool:
        """Return whether it hits, with what is added to it (2.9.3)."""
        return self.triumph or (not self.blunder and self.dice + value >= defense)


def toss(play: Play) -> Toss:
    """Throw the dice of an attack (2.9.3)."""
    return Toss(sum(play.two_d6("mkd-attack")))


class Blow(NamedTuple):
    """One attack against one target: the dice, what is added, and what has to be reached."""

    thrown: Toss
    value: int
    goal: int


def report(play: Play, attacker: Figure, target: Figure, manner: Manner, blow: Blow) -> bool:
    """Return whether an attack hits a target, and tell it (2.9.3).

    It was attacked either way (RG-135).
    """
    play.alter(target.id, hurt_this_round=True)
    who, whom, dice = name_of(attacker), name_of(target), blow.thrown.dice
    total = dice + blow.value
    if blow.thrown.reaches(blow.value, blow.goal):
        hit = Hit(
            attacker=who, target=whom, manner=manner, dice=dice, total=total, defense=blow.goal,
            critical=blow.thrown.triumph,
        )  # fmt: skip
        play.tell(hit)
        return True
    missed = Missed(
        attacker=who, target=whom, manner=manner, dice=dice, total=total, defense=blow.goal
    )
    play.tell(missed)
    return False


def blunder(play: Play, attacker: int) -> None:
    """A critical miss hurts the attacker by 1, and nothing reduces that (2.9.3, B-61, C12)."""
    play.tell(Blundered(attacker=name_of(play.figure(attacker))))
    hurt(play, attacker, 1, kind="raw", by=None)


def dodges(play: Play, target: int) -> bool:
    """Return whether a target that was hit gets out of the way, also of a 12 (section 3, C9)."""
    figure = play.figure(target)
    if not has(figure, "dodge"):
        return False
    die = play.d6("mkd-dodge")
    if die < RULINGS.number("dodge"):
        return False
    play.tell(Dodged(figure=name_of(figure), die=die))
    return True


def wound(
    play: Play, attacker: int, target: int, clicks: int, *, close: bool, pierces: bool = False
) -> int:
    """Let a hit do its damage; Magic Retaliation, then Vampirism follow (2.9.4, B-60, B-61).

    Returns the clicks lost.
    """
    hitter, victim = play.figure(attacker), play.figure(target)
    lost = hurt(play, target, clicks, kind="attack", by=attacker, pierces=pierces)
    if not lost:
        return 0
    if has(victim, "magic_retaliation"):
        _retaliate(play, target, attacker)
    if close and has(hitter, "vampirism") and heal(play, attacker, 1):
        play.tell(Drank(figure=name_of(hitter)))
    return lost


def _retaliate(play: Play, owner: int, attacker: int) -> None:
    """The attacker takes 1 click of effect damage, even from the dead (C10)."""
    figure = play.figure(attacker)
    if figure.where != "board" or has(figure, "magic_immunity"):
        return
    play.tell(Retaliated(figure=name_of(play.figure(owner)), attacker=name_of(figure)))
    touch(play, attacker)
    hurt(play, attacker, 1, kind="effect", by=owner)


def touch(play: Play, figure: int) -> None:
    """Note that magic has affected a figure in the activation under way (section 3, cursed)."""
    active = play.active
    if active is not None and figure not in active.touched:
        play.change(activation=active.with_(touched=(*active.touched, figure)))
