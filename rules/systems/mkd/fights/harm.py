"""Hits and harm: rolling to hit, what a hit does, wounds, healing, elimination (B-60 to B-64)."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.passage import stays_open
from rules.systems.mkd.board.stairs import kept_clear
from rules.systems.mkd.compass import Square, neighbours
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import (
    Blundered,
    CaptiveFreed,
    ChestFell,
    Dodged,
    Drank,
    Fell,
    Healed,
    Hit,
    Hurt,
    Missed,
    Retaliated,
    Unhurt,
)
from rules.systems.mkd.experience import gain
from rules.systems.mkd.figures import UNTOUCHED, has, kind_of, name_of, squares_of, value_of
from rules.systems.mkd.names import chest_name, square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import EndActivation, Manner, Walk

DODGED: Final = RULINGS.number("dodge")
"""The lowest die that succeeds for Dodge."""
HarmKind = Literal["attack", "effect", "raw"]
"""An attack's damage; a trap's, artifact's or ability's; what nothing reduces (B-60, B-61)."""


def hurt(
    play: Resolution,
    number: int,
    clicks: int,
    *,
    kind: HarmKind,
    by: int | None,
    pierces: bool = False,
) -> int:
    """Take clicks off a figure, less its armour; past the last click eliminate it (B-11, B-61).

    `by` is the figure that did it, None for traps, artifacts and its own mistakes: it
    decides about experience (B-63, C12). Nothing hurts a prisoner in bonds, nor people whom nobody
    has met or who are dying (MA-282, RG-068, RG-078). Returns the clicks really lost.
    """
    figure = play.figure(number)
    if figure.where != "board" or clicks <= 0 or figure.role in UNTOUCHED:
        return 0
    lost = clicks if kind == "raw" else reduced(figure, clicks, kind, pierces=pierces)
    if lost <= 0:
        play.tell(Unhurt(figure=name_of(figure)))
        return 0
    last = len(kind_of(figure).dial) - 1
    lost = min(lost, last + 1 - figure.click)
    left = last - figure.click - lost + 1
    play.tell(Hurt(figure=name_of(figure), clicks=lost, left=left))
    if left == 0:
        eliminate(play, number, by)
    else:
        play.alter(number, click=figure.click + lost, hurt_this_round=True)
    return lost


def reduced(figure: Figure, clicks: int, kind: HarmKind, *, pierces: bool = False) -> int:
    """Return damage after Toughness and Invulnerability: attacks at least 1, effects at least 0.

    The rule is B-61.
    """
    armour = 0
    if not pierces:
        armour = 2 if has(figure, "invulnerability") else 1 if has(figure, "toughness") else 0
    return max(1 if kind == "attack" else 0, clicks - armour)


def heal(play: Resolution, number: int, clicks: int) -> int:
    """Give clicks back, up to the figure's cap (B-11, B-12); an invulnerable one is not healed."""
    figure = play.figure(number)
    if figure.where != "board" or has(figure, "invulnerability"):
        return 0
    gained = min(clicks, figure.click - figure.cap)
    if gained <= 0:
        return 0
    play.alter(number, click=figure.click - gained)
    play.tell(Healed(figure=name_of(figure), clicks=gained))
    return gained


def eliminate(play: Resolution, number: int, by: int | None) -> None:
    """Take a figure out of the game: experience, captives, chests, its activation.

    The rules are B-63, B-64 and B-109. Struck down on its way through others, it lies where it last
    stood by itself (B-52).
    """
    figure = play.alter(
        number,
        where="dead",
        at=_last_stand(play.state, number),
        effects=(),
        uses=(),
        goal=None,
        surprised=False,
    )
    play.tell(Fell(figure=name_of(figure), side=figure.side))
    play.drop_tasks(number)
    if play.active is not None and play.active.figure == number:
        play.push(EndActivation(figure=number))
    free_captive(play, number)
    lay_down_chests(play, number)
    if figure.side == "monster":
        play.change(graveyard=(*play.state.graveyard, figure.kind))
        if by is not None and play.figure(by).side == "hero":
            gain(play, value_of(figure))
    play.mode.eliminated(play, figure, by)


def _last_stand(state: MkdState, number: int) -> Square:
    """Return the last square that a figure had to itself (B-52)."""
    for task in state.agenda:
        if isinstance(task, Walk) and task.figure == number and task.since is not None:
            return task.since
    return state.figure(number).at


def free_captive(play: Resolution, captor: int) -> None:
    """Let a captive stand where its captor fell, and act again (B-71, A10)."""
    figure = play.figure(captor)
    if figure.captive is None:
        return
    captive = play.alter(
        figure.captive, where="board", at=figure.at, captor=None, facing=figure.facing
    )
    play.alter(captor, captive=None)
    play.tell(CaptiveFreed(figure=name_of(captive)))


def lay_down_chests(play: Resolution, number: int) -> None:
    """Drop a fallen carrier's chests on its square and those around; a thief's are shut.

    The rules are B-52, B-64, MA-126, MA-147 and MA-148.
    """
    figure = play.figure(number)
    for carried in figure.carries:
        at = free_floor(play.state, figure.at)
        chest = play.state.chest(carried)
        shut = {"opened": False, "trap": None} if figure.side == "monster" else {}
        play.set_chest(chest.with_(at=at, carrier=None, **shut))
        play.tell(ChestFell(chest=chest_name(chest), at=square_name(at)))
    play.alter(number, carries=())


def free_floor(state: MkdState, near: Square) -> Square:
    """Return a square to put a chest on: the given one, else the nearest free one around it.

    A square where it would block the only way or stairs is the last resort (MA-024).

    Raises:
        RuntimeError: the whole dungeon is full.
    """
    board = board_of(state.site)
    taken = {square for figure in state.on_board for square in squares_of(figure)}
    taken.update(chest.at for chest in state.chests if chest.at and not chest.gone)
    taken.update(marker.at for marker in state.site.markers if marker.kind == "artifact")
    clear = kept_clear(state.site)
    narrow = None
    for square in _outward(board, near):
        if not board.standable(square) or square in taken:
            continue
        if square not in clear and stays_open(board, (square,), state.chests_lying):
            return square
        narrow = narrow or square
    if narrow is None:
        raise RuntimeError("no free square for a chest")
    return narrow


def _outward(board: Board, near: Square) -> Iterator[Square]:
    """Yield a square and those around it, ring after ring, regardless of walls."""
    seen, ring = {near}, [near]
    while ring:
        yield from ring
        beyond = [
            square
            for at in ring
            for square in neighbours(at)
            if square in board.ground and square not in seen
        ]
        seen.update(beyond)
        ring = list(dict.fromkeys(beyond))


class Toss(NamedTuple):
    """The two dice of an attack."""

    dice: int

    @property
    def blunder(self) -> bool:
        """Whether it is a critical miss: a 2, whatever the defense (2.9.3)."""
        return self.dice == 2

    @property
    def triumph(self) -> bool:
        """Whether it is a 12: a hit whatever the defense, damage +1 (2.9.3)."""
        return self.dice == 12

    def reaches(self, value: int, defense: int) -> bool:
        """Return whether the throw hits, with a bonus to it (2.9.3)."""
        return self.triumph or (not self.blunder and self.dice + value >= defense)


def toss(play: Resolution) -> Toss:
    """Throw the dice of an attack (2.9.3)."""
    return Toss(sum(play.two_d6("mkd-attack")))


class Blow(NamedTuple):
    """One attack against one target: the dice, what is added, and what has to be reached."""

    thrown: Toss
    value: int
    goal: int


def report(play: Resolution, attacker: Figure, target: Figure, manner: Manner, blow: Blow) -> bool:
    """Return whether an attack hits a target, and tell it (2.9.3).

    A miss counts as being attacked as well (RG-135).
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


def blunder(play: Resolution, attacker: int) -> None:
    """Hurt an attacker by 1 for a critical miss, which nothing reduces (2.9.3, B-61, C12)."""
    play.tell(Blundered(attacker=name_of(play.figure(attacker))))
    hurt(play, attacker, 1, kind="raw", by=None)


def dodges(play: Resolution, target: int) -> bool:
    """Return whether a target that was hit gets out of the way, also of a 12 (section 3, C9)."""
    figure = play.figure(target)
    if not has(figure, "dodge"):
        return False
    die = play.roll(6, "mkd-dodge")
    if die < DODGED:
        return False
    play.tell(Dodged(figure=name_of(figure), die=die, needed=DODGED))
    return True


def wound(
    play: Resolution, attacker: int, target: int, clicks: int, *, close: bool, pierces: bool = False
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


def _retaliate(play: Resolution, owner: int, attacker: int) -> None:
    """Deal the attacker 1 click of effect damage, even from the dead (C10)."""
    figure = play.figure(attacker)
    if figure.where != "board" or has(figure, "magic_immunity"):
        return
    play.tell(Retaliated(figure=name_of(play.figure(owner)), attacker=name_of(figure)))
    touch(play, attacker)
    hurt(play, attacker, 1, kind="effect", by=owner)


def touch(play: Resolution, figure: int) -> None:
    """Note that magic has affected a figure in the activation under way (section 3, cursed)."""
    active = play.active
    if active is not None and figure not in active.touched:
        play.change(activation=active.with_(touched=(*active.touched, figure)))
