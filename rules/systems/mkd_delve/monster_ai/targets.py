"""Whom a Monster can attack from where it stands, and whom it does (RG-124, RG-126, RG-129)."""

from collections.abc import Iterable

from rules.systems.mkd.events.growth import Chose
from rules.systems.mkd.fights.attack import (
    beside,
    can_strike,
    cost_of_attack,
    defense_value,
    may_attack,
)
from rules.systems.mkd.fights.targets import aim, can_shoot
from rules.systems.mkd.figures import kind_of, name_of
from rules.systems.mkd.monster_ai.assault import attack, sweeping
from rules.systems.mkd.monster_ai.prospects import cost_of_turn
from rules.systems.mkd.monster_ai.specials import RANGED, against
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.spins import facing_to
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Manner
from rules.systems.mkd.terms import Ability
from rules.systems.mkd_delve.monster_ai.prey import quarry

FIRE, STRIKE = 1, 4


def strike_now(play: Resolution, number: int, *, told: bool = True) -> bool:
    """Let a Monster shoot at somebody, else strike, if points suffice (RG-126, RG-129, A2).

    Of several Heroes it takes the one with the lowest defense (RG-124). Returns whether there was
    any.
    """
    figure = play.figure(number)
    shots = [hero for hero in could_shoot(play.state, figure) if _pays(play.state, figure, hero)]
    blows = [hero for hero in could_strike(play.state, figure) if _pays(play.state, figure, hero)]
    targets = shots or blows
    if not targets:
        return False
    target = weakest(play, figure, targets, shot=bool(shots))
    if told:
        action = FIRE if shots else STRIKE
        play.tell(Chose(figure=name_of(figure), action=action, target=name_of(target)))
    using = _art(play, figure, target) if shots else sweeping(play, figure, target)
    attack(play, number, target.id, using)
    return True


def could_shoot(
    state: MkdState, figure: Figure, heroes: Iterable[Figure] | None = None
) -> tuple[Figure, ...]:
    """Return Heroes in range and sight, after a turn if needed, whatever the points (RG-126)."""
    if not kind_of(figure).range:
        return ()
    wanted = quarry(state, figure) if heroes is None else heroes
    return tuple(hero for hero in wanted if _shoots(state, figure, hero))


def _shoots(state: MkdState, figure: Figure, hero: Figure) -> bool:
    turned = figure.with_(facing=facing_to(figure, hero))
    if can_shoot(state, turned, hero) is None:
        return True
    return bool(_arts(state, figure, hero))


def _arts(state: MkdState, figure: Figure, hero: Figure) -> tuple[Ability, ...]:
    """Return abilities with which to shoot a Hero; if any, one is always used (RG-125)."""
    if beside(state, figure, hero):
        return ()
    return tuple(ability for ability in against(state, figure, hero) if ability in RANGED)


def _art(play: Resolution, figure: Figure, hero: Figure) -> Ability | None:
    arts = _arts(play.state, figure, hero)
    return arts[play.pick(len(arts), "mkd-ability")] if arts else None


def could_strike(state: MkdState, figure: Figure) -> tuple[Figure, ...]:
    """Return Heroes beside a Monster whom it could attack, after a turn if needed (RG-129)."""
    return tuple(
        hero
        for hero in quarry(state, figure)
        if can_strike(state, figure.with_(facing=facing_to(figure, hero)), hero) is None
    )


def within_reach(state: MkdState, figure: Figure) -> bool:
    """Return whether somebody could be attacked from here with enough points."""
    return bool(could_shoot(state, figure) or could_strike(state, figure))


def _pays(state: MkdState, figure: Figure, hero: Figure) -> bool:
    """Return whether the points suffice for an attack and the turn before it (RG-129)."""
    manner: Manner = "close" if beside(state, figure, hero) else "shot"
    if may_attack(state, figure, manner) is not None or state.activation is None:
        return False
    facing = facing_to(figure, hero)
    turned = figure.with_(facing=facing)
    ahead = can_strike(state, figure, hero) if manner == "close" else can_shoot(state, figure, hero)
    needs_turn = facing != figure.facing and ahead is not None and _hits(state, turned, hero)
    price = cost_of_turn(figure) if needs_turn else 0
    return state.activation.points >= price + cost_of_attack(state, figure, manner)


def _hits(state: MkdState, figure: Figure, hero: Figure) -> bool:
    return can_strike(state, figure, hero) is None or can_shoot(state, figure, hero) is None


def weakest(play: Resolution, figure: Figure, heroes: list[Figure], *, shot: bool) -> Figure:
    """Return the Hero with the lowest present defense, then most clicks lost, then by die.

    The rules are RG-124 and C39.
    """

    def rank(hero: Figure) -> tuple[int, int]:
        cover = shot and aim(play.state, figure.with_(facing=facing_to(figure, hero)), hero).cover
        defense = defense_value(play.state, hero, shot=shot, cover=cover)
        return defense, hero.cap - hero.click

    least = min(map(rank, heroes))
    tied = sorted(
        (hero for hero in heroes if rank(hero) == least),
        key=lambda hero: (hero.at[1], hero.at[0], hero.id),
    )
    return tied[play.pick(len(tied), "mkd-choice")]
