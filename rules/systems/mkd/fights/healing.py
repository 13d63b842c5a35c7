"""How figures heal themselves and others (section 3: regeneration, healing, magic healing)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import chebyshev
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import Regenerated, Tended, TendedInVain
from rules.systems.mkd.fights.attack import beside, may_begin_special, spend_attack, unfit
from rules.systems.mkd.fights.harm import heal, touch
from rules.systems.mkd.fights.targets import sight_line
from rules.systems.mkd.figures import (
    BOUND,
    FREED,
    UNTOUCHED,
    attack_of,
    click_of,
    defense_of,
    has,
    kind_of,
    name_of,
    opponents_beside,
    opposed,
    squares_of,
)
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import EndActivation
from rules.systems.mkd.terms import Ability


def wounded(figure: Figure) -> bool:
    """Return whether a figure can be healed: hurt, and not invulnerable (B-12, section 3)."""
    return figure.click > figure.cap and not has(figure, "invulnerability")


def can_regenerate(state: MkdState, figure: Figure) -> str | None:
    """Return why a figure cannot regenerate, None if it can (section 3, regeneration)."""
    key = may_begin_special(state, figure, "regeneration")
    return key or (None if wounded(figure) else "fight-unhurt")


def regenerate(play: Resolution, number: int) -> None:
    """Spend the activation to heal the figure by a die less 2 clicks (section 3)."""
    play.push(EndActivation(figure=number))
    die = play.roll(6, "mkd-regeneration")
    play.tell(Regenerated(figure=name_of(play.figure(number)), die=die))
    heal(play, number, max(0, die - 2))


def cost_of_healing() -> int:
    """Return speed points for healing: 4, whatever makes attacks cheaper (section 3)."""
    return RULINGS.costs.attack


def can_heal(
    state: MkdState, healer: Figure, target: Figure, using: Ability = "healing"
) -> str | None:
    """Return why a figure cannot be healed, None if it can (section 3 healing, magic_healing; C33).

    A rescued prisoner cannot be healed (MA-285), nor can the dying (RG-078).
    A figure heals friends or itself; neither may have an opponent beside it. Magic heals along a
    line of fire; otherwise the two must be adjacent. It needs the activation's one attack.
    """
    key = _cannot_heal_now(state, healer, using)
    if key:
        return key
    if target.where != "board":
        return "fight-away"
    if opposed(healer, target):
        return "fight-no-cure"
    if using == "magic_healing" and has(target, "magic_immunity"):
        return "fight-immune"
    if target.role in (BOUND, FREED):
        return "fight-too-weak"
    if target.role in UNTOUCHED:
        return "fight-past-cure"
    if not wounded(target):
        return "fight-unhurt"
    if opponents_beside(state, healer) or opponents_beside(state, target):
        return "fight-contact"
    return None if healer.id == target.id else _out_of_hand(state, healer, target, using)


def _cannot_heal_now(state: MkdState, healer: Figure, using: Ability) -> str | None:
    active = state.activation
    if active is None or active.figure != healer.id:
        return "fight-not-active"
    if using not in ("healing", "magic_healing"):
        return "fight-ability"
    if active.quick:
        return "fight-quick"
    if active.attacked and RULINGS.switch("healing_is_attack"):
        return "fight-done"
    key = unfit(healer, using)
    return key or ("fight-points" if active.points < cost_of_healing() else None)


def _out_of_hand(state: MkdState, healer: Figure, target: Figure, using: Ability) -> str | None:
    """Return why a friend is too far to be healed."""
    if using == "healing":
        return None if beside(state, healer, target) else "fight-apart"
    board = board_of(state.site)
    near = [at for at in squares_of(target) if chebyshev(healer.at, at) <= kind_of(healer).range]
    if not near:
        return "fight-range"
    seen = any(sight_line(state, board, healer, target, at).clear for at in near)
    return None if seen else "fight-line"


def tend(play: Resolution, number: int, target: int, using: Ability = "healing") -> None:
    """Heal a friend if two dice plus attack reach its defense, or the healer without a roll.

    Healing gives the healer's damage value back, magic healing a die; there are no criticals
    (section 3, MA-199, MA-203).
    """
    spend_attack(play, cost_of_healing())
    healer, friend = play.figure(number), play.figure(target)
    if number != target:
        total = sum(play.two_d6("mkd-healing")) + attack_of(healer)
        goal = defense_of(friend)
        if total < goal:
            failed = TendedInVain(
                figure=name_of(healer), target=name_of(friend), total=total, defense=goal
            )
            play.tell(failed)
            return
    clicks = click_of(healer).damage
    if using == "magic_healing":
        clicks = play.roll(6, "mkd-magic-healing")
        touch(play, target)
    play.tell(Tended(figure=name_of(healer), target=name_of(friend)))
    heal(play, target, clicks)
