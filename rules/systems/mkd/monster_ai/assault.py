"""How a Monster gets at a target: turn, shoot, strike, or walk up first (MA-096 to MA-100).

Each mode chooses the target.
"""

from rules.systems.mkd.compass import heading
from rules.systems.mkd.fights.attack import beside, can_strike, cost_of_attack, launch, may_attack
from rules.systems.mkd.fights.targets import can_shoot, swept
from rules.systems.mkd.figures import has, kind_of
from rules.systems.mkd.monster_ai.prospects import Prospect, cost_of_turn
from rules.systems.mkd.moves.quickness import hurry
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.spins import facing_to, nearest_square
from rules.systems.mkd.tasks import Attempt, Manner, Strike, Walk
from rules.systems.mkd.terms import Ability


def walk_to(play: Resolution, figure: Figure, target: Figure, prospect: Prospect) -> None:
    """Let a Monster walk by the shortest route and attack if points are left (MA-096, MA-100).

    A Stealth Monster gives up its way round if only another lets it attack now (MA-205); Quickness
    is used when there is no attack otherwise (MA-181).
    """
    active = play.active
    if active is None:
        return
    cost = cost_of_attack(play.state, figure, "shot" if prospect.shot else "close")
    other = prospect.instead
    if prospect.price + cost > active.points and other and other.price + cost <= active.points:
        if not other.path:
            attack(play, figure.id, target.id, sweeping(play, figure, target))
            return
        prospect = other
    if prospect.price + cost > active.points and has(figure, "quickness"):
        hurry(play)
    come_up(play, figure, target, prospect, Attempt(figure=figure.id, target=target.id))


def come_up(
    play: Resolution, figure: Figure, target: Figure, prospect: Prospect, attempt: Attempt
) -> None:
    """Let a Monster walk up to a target, if needed, and carry out an attempt (MA-100)."""
    if not prospect.path:
        play.push(attempt)
        return
    end = prospect.path[-1]
    facing = None if kind_of(figure).mounted else heading(end, nearest_square(end, target))
    walk = Walk(figure=figure.id, path=prospect.path, facing=facing, opens=True)
    play.push(walk, attempt)


def sweeping(play: Resolution, figure: Figure, target: Figure) -> Ability | None:
    """Return Sweep, where it would strike two or more (section 3, MA-102)."""
    turned = figure.with_(facing=facing_to(figure, target))
    if has(figure, "sweep") and len(swept(play.state, turned)) > 1:
        return "sweep"
    return None


def attack(play: Resolution, number: int, target_id: int, using: Ability | None) -> None:
    """Let a Monster attack from where it stands, turned as needed (MA-092, MA-100)."""
    figure, target = play.figure(number), play.figure(target_id)
    close = beside(play.state, figure, target)
    manner: Manner = "close" if close else "shot"
    if using != "shockwave":
        turned = figure.with_(facing=facing_to(figure, target))
        if _hits(play, turned, target, manner, using) is not None:
            return
        if not turn_at(play, figure, target, manner, using):
            return
    if may_attack(play.state, play.figure(number), manner) is None:
        launch(play, Strike(attacker=number, targets=(target_id,), manner=manner, using=using))


def _hits(
    play: Resolution, figure: Figure, target: Figure, manner: Manner, using: Ability | None
) -> str | None:
    """Return why a target cannot be attacked that way with the present facing, None if it can."""
    if manner == "shot":
        return can_shoot(play.state, figure, target, using)
    return can_strike(play.state, figure, target)


def turn_at(
    play: Resolution, figure: Figure, target: Figure, manner: Manner, using: Ability | None
) -> bool:
    """Let a Monster turn to its target, and return whether the attack can follow.

    A target in front needs no turn: it turns then only with points to spare (MA-100).
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
