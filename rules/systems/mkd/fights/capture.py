"""Taking prisoners and stealing chests (B-70 to B-72)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import may_stop
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import Captured, Released, Stolen
from rules.systems.mkd.fights.attack import attack_value, can_strike, defense_value, is_rear
from rules.systems.mkd.fights.harm import (
    Blow,
    Toss,
    blunder,
    dodges,
    free_captive,
    lay_down_chests,
    report,
    toss,
    wound,
)
from rules.systems.mkd.figures import SUBDUED, abilities, demoralized, kind_of, name_of
from rules.systems.mkd.in_use import put_out_of_use
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.names import chest_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Strike, StrikeBack, Thieve
from rules.systems.mkd.terms import Ability

UNTAKABLE: frozenset[Ability] = frozenset(("berserk", "battle_fury", "command", "frenzy"))
UNTAKING: frozenset[Ability] = frozenset(("berserk", "battle_fury", "frenzy"))


def can_capture(state: MkdState, attacker: Figure, target: Figure) -> str | None:
    """Return why a target cannot be taken prisoner, None if it can be tried (B-70, B-71).

    A Monster that has given in can always be captured, whatever its abilities (MA-306).
    """
    key = can_strike(state, attacker, target)
    if key:
        return key
    if kind_of(target).mounted:
        return "fight-mounted"
    if abilities(target) & UNTAKABLE and target.role != SUBDUED:
        return "fight-untakable"
    if abilities(attacker) & UNTAKING:
        return "fight-taker"
    return "fight-has-captive" if attacker.captive is not None else None


def surrenders(target: Figure) -> bool:
    """Return whether a target is captured without a roll: demoralized, or subdued and at its last.

    The last is the last click (B-70).
    """
    last = target.click == len(kind_of(target).dial) - 1
    return demoralized(target) or (last and target.role == SUBDUED)


def can_steal(state: MkdState, attacker: Figure, target: Figure) -> str | None:
    """Return why no chest can be stolen from a target, None if it can be tried (B-72, MA-141)."""
    key = can_strike(state, attacker, target)
    if key:
        return key
    if not target.carries:
        return "fight-nothing-to-steal"
    most = RULINGS.number("chests_each") if attacker.side == "hero" else 1
    return "fight-full-hands" if len(attacker.carries) >= most else None


def capture(play: Resolution, task: Strike) -> None:
    """Try to take a prisoner: -2, no damage but 1 click on a 12 (B-70, C7)."""
    attacker, target = play.figure(task.attacker), play.figure(task.targets[0])
    if target.where != "board":
        return
    if surrenders(target):
        _lead_off(play, attacker.id, target.id)
        return
    thrown, hit = _grab(play, task, attacker, target)
    if not is_rear(attacker, target):
        play.push(StrikeBack(striker=target.id, target=attacker.id))
    _criticals(play, thrown, attacker, target, hit=hit)
    if hit and play.figure(target.id).where == "board":
        _lead_off(play, attacker.id, target.id)


def _grab(play: Resolution, task: Strike, attacker: Figure, target: Figure) -> tuple[Toss, bool]:
    """Return the roll of a capture or theft, and whether it succeeds; Dodge helps against both."""
    thrown = toss(play)
    value = attack_value(play.state, attacker, target, task.manner)
    goal = defense_value(play.state, target)
    hit = report(play, attacker, target, task.manner, Blow(thrown, value, goal))
    return thrown, hit and not dodges(play, target.id)


def _criticals(
    play: Resolution, thrown: Toss, attacker: Figure, target: Figure, *, hit: bool
) -> None:
    """Deal 1 click besides for a 12 that hits, and 1 to the attacker for a 2 (B-72, C7)."""
    if thrown.blunder:
        blunder(play, attacker.id)
    elif thrown.triumph and hit:
        wound(play, attacker.id, target.id, 1, close=True)


def _lead_off(play: Resolution, captor: int, captive: int) -> None:
    """Take a captive off the board; its chests stay there (B-71)."""
    if play.figure(captor).where != "board":
        return
    play.drop_tasks(captive)
    figure = play.alter(captive, where="captive", captor=captor, goal=None, surprised=False)
    play.alter(captor, captive=captive)
    play.tell(Captured(figure=name_of(figure), by=name_of(play.figure(captor))))
    free_captive(play, captive)
    lay_down_chests(play, captive)


def release(play: Resolution, captor: int) -> bool:
    """Let a captive go on a free square beside its captor, for nothing (2.4, B-71).

    Returns whether there was room for it.
    """
    holder = play.figure(captor)
    if holder.captive is None:
        return False
    board = board_of(play.state.site)
    mover = mover_of(play.state, holder)
    free = [at for at in board.around(holder.at) if may_stop(board, at, mover)]
    if not free:
        return False
    facing = holder.facing
    captive = play.alter(holder.captive, where="board", at=free[0], captor=None, facing=facing)
    play.alter(captor, captive=None)
    play.tell(Released(figure=name_of(captive), by=name_of(holder)))
    return True


def steal(play: Resolution, task: Strike) -> None:
    """Try to steal: a hit moves one chest, at random, instead of damage (B-72, MA-122, MA-123).

    The counterattack comes before a Monster decides where to take the chest (1.8).
    """
    attacker, target = play.figure(task.attacker), play.figure(task.targets[0])
    if target.where != "board" or not target.carries:
        return
    thrown, hit = _grab(play, task, attacker, target)
    if hit and attacker.side == "monster":
        play.push(Thieve(figure=attacker.id))
    if not is_rear(attacker, target):
        play.push(StrikeBack(striker=target.id, target=attacker.id))
    if hit:
        _take_chest(play, attacker, target)
    _criticals(play, thrown, attacker, target, hit=hit)


def _take_chest(play: Resolution, thief: Figure, victim: Figure) -> None:
    number = victim.carries[play.pick(len(victim.carries), "mkd-theft")]
    put_out_of_use(play, victim.id, number)
    play.alter(victim.id, carries=tuple(held for held in victim.carries if held != number))
    play.alter(thief.id, carries=(*thief.carries, number))
    chest = play.state.chest(number)
    shut = {"opened": False, "trap": None} if thief.side == "monster" else {}
    play.set_chest(chest.with_(carrier=thief.id, at=None, **shut))
    play.tell(Stolen(chest=chest_name(chest), thief=name_of(thief), victim=name_of(victim)))
