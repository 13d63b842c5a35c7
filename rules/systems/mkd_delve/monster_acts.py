"""A Monster's activation: the seven actions in the order of their priority (RG-126 to RG-137)."""

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.figures import OUTLAW, demoralized
from rules.systems.mkd.monster_ai.activation import can_act, is_active, resumed
from rules.systems.mkd.moves.activation import begin
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import EndActivation, MonsterActs
from rules.systems.mkd_delve.monster_ai.fighting import fight
from rules.systems.mkd_delve.monster_ai.flight import flee
from rules.systems.mkd_delve.npcs.bounty import outlaw_acts
from rules.systems.mkd_delve.state import of


def monster_acts(play: Resolution, task: MonsterActs) -> None:
    """Begin a Monster's activation, or go on with it after a walk (RG-121).

    A Monster that was a token until now has 4 points fewer, whatever the token spent, and no other
    activation this round (RG-106, RG-108).
    """
    if resumed(play, task, go_on):
        return
    figure = play.figure(task.figure)
    if figure.where != "board":
        return
    if not is_active(play, task.figure):
        begin(play, task.figure)
        play.push(EndActivation(figure=task.figure))
        if of(play).part == "tokens" and not task.extra:
            convert(play, task.figure)
    if can_act(play, task.figure):
        act(play, task.figure)


def convert(play: Resolution, number: int) -> None:
    """Charge a Monster the token's 4 points and its activation of the round (RG-106, RG-108)."""
    active = play.active
    if active is not None:
        left = max(0, active.points - RULINGS.number("token_speed"))
        play.change(activation=active.with_(points=left))
    play.change(acted=(*of(play).acted, number))


def act(play: Resolution, number: int) -> None:
    """Carry out the first of seven actions that applies to a Monster (RG-137).

    The demoralized can only run. A criminal at large runs as long as he can (RG-099).
    """
    figure = play.figure(number)
    if figure.role == OUTLAW:
        outlaw_acts(play, figure)
        return
    if demoralized(figure):
        flee(play, figure)
        return
    if figure.goal is not None:
        figure = play.alter(number, goal=None)
    fight(play, figure)


def go_on(play: Resolution, number: int) -> None:
    """Let a Monster run on, as long as it has points (B-46, RG-132)."""
    figure, active = play.figure(number), play.active
    if figure.role == OUTLAW:
        if figure.where == "board" and active is not None and not active.attacked:
            outlaw_acts(play, figure, again=True)
        return
    if figure.where == "board" and demoralized(figure):
        flee(play, figure, again=True)
