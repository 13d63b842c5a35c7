"""Going for a target: turn, shoot, strike, or walk there first (MA-092, MA-096 to MA-100)."""

from rules.systems.mkd.board.ways import Reach
from rules.systems.mkd.compass import heading
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.fights.costs import cost_of_attack, launch, may_attack
from rules.systems.mkd.fights.specials import can_heal, tend
from rules.systems.mkd.fights.strength import beside
from rules.systems.mkd.fights.targets import can_shoot, can_strike
from rules.systems.mkd.figures import has, kind_of
from rules.systems.mkd.minds.prospects import Prospect, best_stand, stands_beside
from rules.systems.mkd.moves.mover import reach_of
from rules.systems.mkd.moves.spins import facing_to, nearest_square
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd.tasks import Attempt, Manner, Strike, Walk
from rules.systems.mkd.terms import Ability
from rules.systems.mkd_adventure.minds.options import chosen, use_special

QUICKLY = 4
"""Speed points that Quickness adds (MA-180)."""


def go_for(play: Play, number: int, prospect: Prospect, reach: Reach) -> None:
    """Do what can be done about a target in this activation (MA-090, MA-102)."""
    figure, target = play.figure(number), play.figure(prospect.target)
    ability = chosen(play, figure, target)
    if ability is not None and use_special(play, figure, ability, target):
        return
    if prospect.stand is None:
        strike_or_shoot(play, number, target.id, ability)
        return
    walk_to(play, figure, target, prospect, reach)


def walk_to(play: Play, figure: Figure, target: Figure, prospect: Prospect, reach: Reach) -> None:
    """Walk by the shortest route, face the target, and attack if points are left (MA-096, MA-100).

    A sneak gives up the way round when it would miss its attack by it (MA-205); Quickness is used
    when there is no attack otherwise (MA-181).
    """
    stand = prospect.stand
    active = play.active
    if stand is None or active is None:
        return
    cost = attack_price(play, figure)
    if has(figure, "sneak_attack") and reach.cost[stand] + cost > active.points:
        near = reach.nearest(stands_beside(play.state, target, reach))
        stand = near[0] if near else stand
    if reach.cost[stand] + cost > active.points and has(figure, "quickness"):
        play.change(activation=active.with_(points=active.points + QUICKLY, quick=True))
    path = reach.path(stand)
    facing = None if kind_of(figure).mounted else heading(stand, nearest_square(stand, target))
    play.push(
        Walk(figure=figure.id, path=path, facing=facing, opens=True),
        Attempt(figure=figure.id, target=target.id),
    )


def attack_price(play: Play, figure: Figure) -> int:
    """Points that a close attack of the active Monster costs (2.4)."""
    return cost_of_attack(play.state, figure)


def attempt(play: Play, task: Attempt) -> None:
    """After the walk: attack the target if that can be done (MA-098)."""
    figure = play.figure(task.figure)
    target = play.figure(task.target)
    if figure.where != "board" or target.where != "board":
        return
    if task.manner == "theft":
        _steal(play, figure, target)
        return
    if task.using in ("healing", "magic_healing"):
        if can_heal(play.state, figure, target, task.using) is None:
            tend(play, figure.id, target.id, task.using)
        return
    strike_or_shoot(play, figure.id, target.id, task.using)


def _steal(play: Play, figure: Figure, target: Figure) -> None:
    if _turn(play, figure, target) and may_attack(play.state, figure, "theft") is None:
        now = play.figure(figure.id)
        if can_strike(play.state, now, target) is None and target.carries:
            launch(play, Strike(attacker=now.id, targets=(target.id,), manner="theft"))


def strike_or_shoot(play: Play, number: int, target_id: int, using: Ability | None) -> bool:
    """Attack from where it stands, turned as needed; whether it came to that (MA-092, MA-100)."""
    figure, target = play.figure(number), play.figure(target_id)
    close = beside(play.state, figure, target)
    manner: Manner = "close" if close else "shot"
    if using == "shockwave":
        return _launch(play, number, target_id, "shot", using)
    if not close and kind_of(figure).range == 0:
        return False
    turned = figure.with_(facing=facing_to(figure, target))
    fits = (
        can_strike(play.state, turned, target)
        if close
        else can_shoot(play.state, turned, target, using)
    )
    if fits is not None or not _turn(play, figure, target):
        return False
    return _launch(play, number, target_id, manner, using)


def _launch(play: Play, number: int, target: int, manner: Manner, using: Ability | None) -> bool:
    if may_attack(play.state, play.figure(number), manner) is not None:
        return False
    launch(play, Strike(attacker=number, targets=(target,), manner=manner, using=using))
    return True


def _turn(play: Play, figure: Figure, target: Figure) -> bool:
    """Turn to the target: needed if it is not in front, done if there are points over (MA-100)."""
    active = play.active
    facing = facing_to(figure, target)
    if active is None or facing == figure.facing:
        return active is not None
    ahead = can_strike(play.state, figure, target) is None
    ahead = ahead or can_shoot(play.state, figure, target) is None
    price = 0 if has(figure, "nimble") else RULINGS.costs.spin
    left = active.points - attack_price(play, figure)
    if left < price:
        return ahead
    play.spend(price)
    play.alter(figure.id, facing=facing)
    return True


def approach(play: Play, number: int, target: Figure) -> bool:
    """Walk up to a figure of either side; whether there is a way (MA-099, MA-111)."""
    figure = play.figure(number)
    for passes in (False, True):
        reach = reach_of(play.state, figure, 10_000, opens=True, passes=passes)
        stand = best_stand(play.state, figure, target, reach)
        if stand is not None:
            play.push(Walk(figure=number, path=reach.path(stand), opens=True))
            return True
    return False
