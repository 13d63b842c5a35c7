"""Going for a target: turn, shoot, strike, or walk there first (MA-092, MA-096 to MA-100)."""

from rules.systems.mkd.compass import heading
from rules.systems.mkd.fights.area import swept
from rules.systems.mkd.fights.costs import cost_of_attack, launch, may_attack
from rules.systems.mkd.fights.specials import can_heal, tend
from rules.systems.mkd.fights.strength import beside
from rules.systems.mkd.fights.taking import can_steal
from rules.systems.mkd.fights.targets import can_shoot, can_strike
from rules.systems.mkd.figures import has, kind_of
from rules.systems.mkd.minds.prospects import Prospect, cost_of_turn
from rules.systems.mkd.moves.spins import facing_to, nearest_square
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd.tasks import Attempt, Manner, Strike, Walk
from rules.systems.mkd.terms import Ability
from rules.systems.mkd_adventure.minds.options import chosen, use_special

QUICKLY = 4
"""Speed points that Quickness adds (MA-180)."""


def go_for(play: Play, number: int, prospect: Prospect) -> None:
    """Do what can be done about a target in this activation (MA-090, MA-102)."""
    figure, target = play.figure(number), play.figure(prospect.target)
    ability = chosen(play, figure, target, walks=bool(prospect.path))
    if ability is not None and use_special(play, figure, ability, target):
        return
    if prospect.path:
        walk_to(play, figure, target, prospect)
    else:
        attack(play, number, target.id, ability)


def walk_to(play: Play, figure: Figure, target: Figure, prospect: Prospect) -> None:
    """Walk by the shortest route, face the target, and attack if points are left (MA-096, MA-100).

    A sneak gives up the way round when only another lets it attack now (MA-205); Quickness is
    used when there is no attack otherwise (MA-181).
    """
    active = play.active
    if active is None:
        return
    cost = cost_of_attack(play.state, figure)
    other = prospect.instead
    if prospect.price + cost > active.points and other and other.price + cost <= active.points:
        if not other.path:
            attack(play, figure.id, target.id, sweeping(play, figure, target))
            return
        prospect = other
    if prospect.price + cost > active.points and has(figure, "quickness"):
        play.change(activation=active.with_(points=active.points + QUICKLY, quick=True))
    come_up(play, figure, target, prospect, Attempt(figure=figure.id, target=target.id))


def come_up(
    play: Play, figure: Figure, target: Figure, prospect: Prospect, attempt: Attempt
) -> None:
    """Walk up to a target, if a step is needed, and try something; it looks at him (MA-100)."""
    if not prospect.path:
        play.push(attempt)
        return
    end = prospect.path[-1]
    facing = None if kind_of(figure).mounted else heading(end, nearest_square(end, target))
    walk = Walk(figure=figure.id, path=prospect.path, facing=facing, opens=True)
    play.push(walk, attempt)


def attempt(play: Play, task: Attempt) -> None:
    """After the walk: attack, rob or heal the target if that can be done (MA-098)."""
    figure, target = play.figure(task.figure), play.figure(task.target)
    if figure.where != "board" or target.where != "board":
        return
    if task.manner == "theft":
        rob(play, figure, target)
    elif task.using in ("healing", "magic_healing"):
        if can_heal(play.state, figure, target, task.using) is None:
            tend(play, figure.id, target.id, task.using)
    else:
        attack(play, figure.id, target.id, sweeping(play, figure, target))


def sweeping(play: Play, figure: Figure, target: Figure) -> Ability | None:
    """Sweep, where it would strike two or more (section 3, MA-102)."""
    turned = figure.with_(facing=facing_to(figure, target))
    if has(figure, "sweep") and len(swept(play.state, turned)) > 1:
        return "sweep"
    return None


def rob(play: Play, figure: Figure, target: Figure) -> None:
    """Attempt a theft from where it stands, turned as needed (MA-122)."""
    if may_attack(play.state, figure, "theft") is not None:
        return
    turned = figure.with_(facing=facing_to(figure, target))
    if can_steal(play.state, turned, target) is None and _turn(play, figure, target, "theft", None):
        launch(play, Strike(attacker=figure.id, targets=(target.id,), manner="theft"))


def attack(play: Play, number: int, target_id: int, using: Ability | None) -> None:
    """Attack from where it stands, turned as needed (MA-092, MA-100)."""
    figure, target = play.figure(number), play.figure(target_id)
    close = beside(play.state, figure, target)
    manner: Manner = "close" if close else "shot"
    if using != "shockwave":
        turned = figure.with_(facing=facing_to(figure, target))
        if _hits(play, turned, target, manner, using) is not None:
            return
        if not _turn(play, figure, target, manner, using):
            return
    if may_attack(play.state, play.figure(number), manner) is None:
        launch(play, Strike(attacker=number, targets=(target_id,), manner=manner, using=using))


def _hits(
    play: Play, figure: Figure, target: Figure, manner: Manner, using: Ability | None
) -> str | None:
    """Why a target cannot be attacked that way by a figure as it looks, None if it can."""
    if manner == "shot":
        return can_shoot(play.state, figure, target, using)
    return can_strike(play.state, figure, target)


def _turn(
    play: Play, figure: Figure, target: Figure, manner: Manner, using: Ability | None
) -> bool:
    """Turn to the target: if it is not in front, else only with points to spare (MA-100).

    Whether the attack can follow.
    """
    active = play.active
    facing = facing_to(figure, target)
    if active is None or facing == figure.facing:
        return active is not None
    price, cost = cost_of_turn(figure), cost_of_attack(play.state, figure, manner)
    ahead = _hits(play, figure, target, manner, using) is None
    if active.points < price + (cost if ahead else 0):
        return ahead
    play.spend(price)
    play.alter(figure.id, facing=facing)
    return True
