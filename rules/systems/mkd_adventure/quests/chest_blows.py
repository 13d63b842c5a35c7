"""Blows that are meant for the Quest Chest, on the floor or in a Hero's hands (MA-293...)."""

from rules.systems.mkd.compass import heading
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import ChestBroken
from rules.systems.mkd.fights.blows import Blow, blunder, dodges, report, toss, wound
from rules.systems.mkd.fights.costs import launch, may_attack
from rules.systems.mkd.fights.strength import attack_value, defense_value
from rules.systems.mkd.fights.strike import counterattacks, strike
from rules.systems.mkd.fights.targets import can_strike
from rules.systems.mkd.figures import click_of, kind_of
from rules.systems.mkd.monster_ai.prospects import cost_of_turn
from rules.systems.mkd.moves.spins import facing_to
from rules.systems.mkd.names import chest_name, name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Chest, Figure
from rules.systems.mkd.tasks import Attempt, Strike
from rules.systems.mkd_adventure.monster_ai.attack import attempt


def at_chest(play: Play, figure: Figure, chest: Chest) -> None:
    """Strike at the chest on the floor beside it, one blow in an activation (MA-293)."""
    if chest.at is None or may_attack(play.state, figure, "chest") is not None:
        return
    if not kind_of(figure).mounted:
        play.alter(figure.id, facing=heading(figure.at, chest.at))
    launch(play, Strike(attacker=figure.id, manner="chest"))


def at_carrier(play: Play, figure: Figure, hero: Figure) -> None:
    """Strike at the Hero beside it who has the chest, turned to him first (MA-296, MA-100)."""
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


def attempt_or_smash(play: Play, task: Attempt) -> None:
    """After the walk: at the carrier of the chest, or what any Monster does (MA-296, MA-098)."""
    if task.manner != "chest":
        attempt(play, task)
        return
    figure, hero = play.figure(task.figure), play.figure(task.target)
    if figure.where == hero.where == "board":
        at_carrier(play, figure, hero)


def strike_or_smash(play: Play, task: Strike) -> None:
    """Every attack of an adventure: one at the chest in a Hero's hands is its own kind (MA-296)."""
    if task.manner == "chest" and task.targets:
        _smash(play, task)
    else:
        strike(play, task)


def _smash(play: Play, task: Strike) -> None:
    """A close attack without abilities; a hit destroys the chest and wounds as well.

    MA-294, MA-296, MA-297.
    """
    attacker, hero = play.figure(task.attacker), play.figure(task.targets[0])
    if attacker.where != "board" or hero.where != "board":
        return
    thrown = toss(play)
    value = attack_value(play.state, attacker, hero)
    blow = Blow(thrown, value, defense_value(play.state, hero))
    if not report(play, attacker, hero, "close", blow) or dodges(play, hero.id):
        counterattacks(play, attacker, [hero], "close")
        if thrown.blunder:
            blunder(play, attacker.id)
        return
    _destroy(play, attacker, hero)
    wound(play, attacker.id, hero.id, click_of(attacker).damage + thrown.triumph, close=False)


def _destroy(play: Play, attacker: Figure, hero: Figure) -> None:
    """The Quest Chest is gone from a Hero's hands (MA-296)."""
    for number in hero.carries:
        chest = play.state.chest(number)
        if chest.quest:
            kept = tuple(held for held in hero.carries if held != number)
            used = tuple(held for held in hero.uses if held != number)
            play.alter(hero.id, carries=kept, uses=used)
            play.set_chest(chest.with_(gone=True, at=None, carrier=None))
            play.tell(ChestBroken(attacker=name_of(attacker), chest=chest_name(chest)))
