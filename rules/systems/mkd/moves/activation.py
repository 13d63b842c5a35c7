"""Activations: what a figure has to spend, what happens as one begins and ends (B-22, B-25)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.events.fights import CurseFelt, Poisoned
from rules.systems.mkd.fights.harm import heal, hurt
from rules.systems.mkd.figures import (
    demoralized,
    halted,
    halts,
    has,
    looks_at,
    name_of,
    opponents_beside,
    opposed,
    speed_of,
    squares_of,
    touching,
)
from rules.systems.mkd.pieces import Effect, Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import Activation, MkdState
from rules.systems.mkd.tasks import EndActivation

COMMANDED = 2
"""Speed points that a commander gives (MA-194)."""


def commander_of(state: MkdState, figure: Figure) -> Figure | None:
    """Return a friend with Command in the figure's tile or beside it (MA-194)."""
    owner = board_of(state.site).owner
    beside = {other.id for other in touching(state, figure)}
    return next(
        (
            other
            for other in state.on_board
            if other.id != figure.id
            and not opposed(figure, other)
            and has(other, "command")
            and (owner.get(other.at) == owner.get(figure.at) or other.id in beside)
        ),
        None,
    )


def points_of(state: MkdState, figure: Figure) -> int:
    """Return speed points of an activation that begins now; later clicks change nothing.

    The rules are B-22 and B-25.
    """
    if halted(figure):
        return 0
    speed = speed_of(figure)
    owner = board_of(state.site).owner
    for other in state.on_board:
        marches = has(other, "force_march") and not opposed(figure, other)
        if marches and owner.get(other.at) == owner.get(figure.at):
            speed = max(speed, speed_of(other))
    return speed + (COMMANDED if commander_of(state, figure) else 0)


def readiness(figure: Figure) -> tuple[int, int]:
    """Return the key that sorts Heroes with fewest wounds first."""
    return figure.click - figure.cap, figure.id


def begins_quietly(state: MkdState, figure: Figure) -> bool:
    """Return whether an activation begins without doing anything to anybody."""
    waits = any(effect.until == "next_activation" for effect in figure.effects)
    rallied = demoralized(figure) and commander_of(state, figure) is not None
    return not (waits or rallied or halted(figure) or has(figure, "venom"))


def begin(play: Resolution, number: int) -> None:
    """Begin an activation: apply the effects meant for it, venom and command.

    Abilities that were set aside in the last one are used again (MA-257).
    """
    figure = play.figure(number)
    effects = tuple(
        effect.with_(until="activation") if effect.until == "next_activation" else effect
        for effect in figure.effects
    )
    figure = play.alter(number, effects=effects, aside=())
    if demoralized(figure) and commander_of(play.state, figure):
        heal(play, number, 1)
        figure = play.figure(number)
    play.change(
        activation=Activation(
            figure=number,
            points=points_of(play.state, figure),
            free=not opponents_beside(play.state, figure),
        ),
        trail=(),
    )
    _poison(play, figure)


def _poison(play: Resolution, figure: Figure) -> None:
    """Hurt every opponent beside and in front of a venomous figure (section 3)."""
    if not has(figure, "venom"):
        return
    for other in opponents_beside(play.state, figure):
        if any(looks_at(figure, square) for square in squares_of(other)):
            play.tell(Poisoned(figure=name_of(figure), target=name_of(other)))
            hurt(play, other.id, 1, kind="effect", by=figure.id)


def end_activation(play: Resolution, task: EndActivation) -> None:
    """End an activation: its effects wear off, and cursed figures are hurt for using magic."""
    active = play.active
    if active is None or active.figure != task.figure:
        return
    play.drop_tasks(task.figure)
    play.change(activation=None, served=(*play.state.served, task.figure))
    figure = play.figure(task.figure)
    if figure.where == "board":
        kept = tuple(effect for effect in figure.effects if effect.until != "activation")
        play.alter(figure.id, effects=kept, uses=())
    for number in active.touched:
        touched = play.figure(number)
        if touched.where == "board" and has(touched, "cursed"):
            play.tell(CurseFelt(figure=name_of(touched)))
            hurt(play, number, 1, kind="effect", by=None)


def forgo(play: Resolution, number: int) -> None:
    """End effects that cost a figure its next activation, such as frost; it lost one (MA-055)."""
    figure = play.figure(number)
    kept = tuple(effect for effect in figure.effects if effect.until != "next_activation")
    play.alter(number, effects=kept)


def add_effect(play: Resolution, number: int, effect: Effect) -> None:
    """Put an effect on a figure; a bonus to speed counts at once for the active one (C37).

    A wound does not: points once given stay (B-25).
    """
    figure = play.figure(number)
    play.alter(number, effects=(*figure.effects, effect))
    active = play.active
    if active is not None and active.figure == number:
        points = 0 if halts(effect) else active.points + effect.speed
        play.change(activation=active.with_(points=max(0, points)))


def wear_off(play: Resolution, until: str) -> None:
    """End every effect that lasts until that point of the game, such as "round"."""
    for figure in play.state.figures:
        kept = tuple(effect for effect in figure.effects if effect.until != until)
        if len(kept) != len(figure.effects):
            play.alter(figure.id, effects=kept)
