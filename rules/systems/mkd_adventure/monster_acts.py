"""A Monster's activation from beginning to end (MA-090 to MA-102, 2.18)."""

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.monster_ai import Decided, Hesitated, Idle, Unexpected
from rules.systems.mkd.figures import demoralized, name_of
from rules.systems.mkd.monster_ai.activation import can_act, is_active, resumed
from rules.systems.mkd.monster_ai.nearest import nearest_of
from rules.systems.mkd.monster_ai.prospects import prey
from rules.systems.mkd.moves.activation import begin
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.spins import turn_to
from rules.systems.mkd.tasks import EndActivation, MonsterActs
from rules.systems.mkd.things.chests import shut_beside
from rules.systems.mkd_adventure.monster_ai.attack import go_for
from rules.systems.mkd_adventure.monster_ai.choices import prospects_of
from rules.systems.mkd_adventure.monster_ai.flight import come_out, flee
from rules.systems.mkd_adventure.monster_ai.healers import heals
from rules.systems.mkd_adventure.monster_ai.reinforcements import come_back, decide_to_seek, seek
from rules.systems.mkd_adventure.monster_ai.thieves import carry_on, tries_theft
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.state import of

ERRANDS = ("exit", "central", "token")
"""Goals of a thief with a chest (1.8)."""


def monster_acts(play: Resolution, task: MonsterActs) -> None:
    """Begin a Monster's activation, or go on with it after a walk.

    A Monster that waits outside comes in first, and then acts (MA-115).
    """
    if resumed(play, task, go_on):
        return
    figure = play.figure(task.figure)
    if figure.where == "waiting" and figure.goal is not None:
        come_back(play, figure)
        return
    if figure.where != "board":
        return
    if not is_active(play, task.figure):
        begin(play, task.figure)
        play.push(EndActivation(figure=task.figure))
    if can_act(play, task.figure):
        shut_beside(play, task.figure)
        act(play, task.figure)


def act(play: Resolution, number: int) -> None:
    """Carry out the first action that applies to a Monster in its activation (2.18)."""
    figure = play.figure(number)
    if QUESTS[of(play).quest].acts(play, figure, again=False):
        return
    if demoralized(figure):
        flee(play, figure)
        return
    come_out(play, number)
    if figure.goal is not None and figure.goal.kind in ERRANDS and not figure.carries:
        # Somebody has taken the chest from the thief.
        figure = play.alter(number, goal=None)
    if figure.goal is not None and figure.goal.kind == "seek":
        seek(play, figure)
    elif figure.goal is not None and figure.goal.kind in ERRANDS:
        carry_on(play, figure)
    elif not heals(play, figure):
        decide(play, figure)


def go_on(play: Resolution, number: int) -> None:
    """Let a Monster run on to its goal as long as it has points (MA-111, B-46)."""
    figure = play.figure(number)
    if figure.where != "board" or QUESTS[of(play).quest].acts(play, figure, again=True):
        return
    if demoralized(figure):
        flee(play, figure, again=True)
    elif figure.goal is not None and figure.goal.kind == "seek":
        seek(play, figure)
    elif figure.goal is not None and figure.goal.kind in ERRANDS:
        carry_on(play, figure)


def decide(play: Resolution, figure: Figure) -> None:
    """Roll for a Monster's target: first choice, second, or the unexpected (MA-091 to MA-095).

    In some quests the first choice is no Hero (MA-291), or not the nearest one (MA-287).
    """
    quest, found = QUESTS[of(play).quest], prospects_of(play.state, figure)
    lure = quest.lure(of(play), figure)
    if not found and lure is None:
        play.tell(Idle(figure=name_of(figure)))
        return
    order = quest.order(play, figure, found)
    die = play.roll(6, "mkd-decision")
    decision = RULINGS.words("decision")[die - 1]
    choices = [*([] if lure is None else [None]), *order]
    wanted = choices[1] if decision == "second" and len(choices) > 1 else choices[0]
    target = name_of(play.figure(wanted.target)) if wanted else lure or name_of(figure)
    play.tell(Decided(figure=name_of(figure), die=die, decision=decision, target=target))
    if decision == "unexpected":
        surprise(play, figure)
    elif wanted is None:
        quest.follow(play, figure)
    else:
        go_for(play, figure.id, wanted)


def surprise(play: Resolution, figure: Figure) -> None:
    """Roll for the unexpected: theft, reinforcements or hesitation (MA-095, MA-120, MA-121)."""
    die = play.roll(6, "mkd-unexpected")
    action = RULINGS.words("unexpected")[die - 1]
    play.tell(Unexpected(figure=name_of(figure), die=die, action=action))
    if action == "theft" and tries_theft(play, figure):
        return
    if action == "hesitate":
        hesitate(play, figure)
        return
    decide_to_seek(play, figure)


def hesitate(play: Resolution, figure: Figure) -> None:
    """Let a Monster turn to the nearest Hero and do nothing (1.6)."""
    hero = nearest_of(play, figure, prey(play.state), "mkd-nearest")
    if hero is not None:
        turn_to(play, figure.id, hero.id)
    play.tell(Hesitated(figure=name_of(figure)))
