"""Acting on a chosen target: attack, rob or heal it (MA-090, MA-098, MA-122)."""

from rules.systems.mkd.fights.attack import beside, launch, may_attack
from rules.systems.mkd.fights.capture import can_steal
from rules.systems.mkd.fights.healing import can_heal, tend
from rules.systems.mkd.monster_ai.assault import attack, sweeping, turn_at, walk_to
from rules.systems.mkd.monster_ai.prospects import Prospect
from rules.systems.mkd.monster_ai.specials import use_special
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.play import Play
from rules.systems.mkd.spins import facing_to
from rules.systems.mkd.tasks import Attempt, Strike
from rules.systems.mkd_adventure.monster_ai.options import chosen, fired


def go_for(play: Play, number: int, prospect: Prospect) -> None:
    """Attack a target, or walk up to it, as this activation allows (MA-090, MA-102)."""
    figure, target = play.figure(number), play.figure(prospect.target)
    ability = chosen(play, figure, target, walks=bool(prospect.path))
    if ability is not None and use_special(play, figure, ability, target):
        return
    if prospect.path:
        walk_to(play, figure, target, prospect)
    else:
        attack(play, number, target.id, ability)


def attempt(play: Play, task: Attempt) -> None:
    """Attack, rob or heal the target after a walk, if that is possible (MA-098)."""
    figure, target = play.figure(task.figure), play.figure(task.target)
    if figure.where != "board" or target.where != "board":
        return
    if task.manner == "theft":
        rob(play, figure, target)
    elif task.using in ("healing", "magic_healing"):
        if can_heal(play.state, figure, target, task.using) is None:
            tend(play, figure.id, target.id, task.using)
    elif beside(play.state, figure, target):
        attack(play, figure.id, target.id, sweeping(play, figure, target))
    else:
        pays = may_attack(play.state, figure, "shot") is None
        attack(play, figure.id, target.id, fired(play, figure, target) if pays else None)


def rob(play: Play, figure: Figure, target: Figure) -> None:
    """Attempt a theft from where it stands, turned as needed (MA-122)."""
    if may_attack(play.state, figure, "theft") is not None:
        return
    turned = figure.with_(facing=facing_to(figure, target))
    able = can_steal(play.state, turned, target) is None
    if able and turn_at(play, figure, target, "theft", None):
        launch(play, Strike(attacker=figure.id, targets=(target.id,), manner="theft"))
