"""Attacks on the Quest Chest, on the floor or in a Hero's hands (MA-293...)."""

from rules.systems.mkd.compass import heading
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.fights.attack import (
    can_strike,
    launch,
    may_attack,
)
from rules.systems.mkd.figures import kind_of
from rules.systems.mkd.monster_ai.prospects import cost_of_turn
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.spins import facing_to
from rules.systems.mkd.tasks import Attempt, Strike
from rules.systems.mkd_adventure.monster_ai.attack import attempt


def at_chest(play: Resolution, figure: Figure, chest: Chest) -> None:
    """Let a Monster attack the chest on the floor beside it, once in an activation (MA-293)."""
    if chest.at is None or may_attack(play.state, figure, "chest") is not None:
        return
    if not kind_of(figure).mounted:
        play.alter(figure.id, facing=heading(figure.at, chest.at))
    launch(play, Strike(attacker=figure.id, manner="chest"))


def at_carrier(play: Resolution, figure: Figure, hero: Figure) -> None:
    """Let a Monster attack the Hero beside it who has the chest (MA-296, MA-100)."""
    active = play.active
    if active is None or may_attack(play.state, figure, "chest") is not None:
        return
    if can_strike(play.state, figure, hero) is not None:
        price, facing = cost_of_turn(figure), facing_to(figure, hero)
        turned = figure.with_(facing=facing)
        enough = active.points >= price + RULINGS.costs.attack
        if not enough or can_strike(play.state, turned, hero) is not None:
            return
        play.spend(price)
        play.alter(figure.id, facing=facing)
    launch(play, Strike(attacker=figure.id, targets=(hero.id,), manner="chest"))


def attempt_or_smash(play: Resolution, task: Attempt) -> None:
    """Let a Monster attack the carrier of the chest after a walk, or do as any (MA-296, MA-098)."""
    if task.manner != "chest":
        attempt(play, task)
        return
    figure, hero = play.figure(task.figure), play.figure(task.target)
    if figure.where == hero.where == "board":
        at_carrier(play, figure, hero)
