"""How the autopilot fights: drink when low, leave when it must, strike with the best number."""

from collections.abc import Mapping

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.three_dice.actions import Attack, Drink, Run, Stand, YieldDuel
from rules.systems.three_dice.combat import target
from rules.systems.three_dice.flight import endangered, price
from rules.systems.three_dice.pilot.pathing import first_step, has_open_end
from rules.systems.three_dice.state import Hero, ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES

FEAR: dict[Stance, int] = {"careful": 4, "balanced": 2, "bold": 0}
"""The points at which a hero of each temper looks for a way out of a fight."""
THIRST: dict[Stance, int] = {"careful": 4, "balanced": 3, "bold": 2}
"""The best target number at which a hero of each temper drinks."""
THRIFT: dict[Stance, float] = {"careful": 1.0, "balanced": 1.5, "bold": 2.0}
"""How much a booster must add to the target number to be worth its use."""
BEST_TARGET = 6


def health(hero: Hero) -> int:
    """Return how many points a hero can still lose."""
    return hero.now.total if hero.pool is None else hero.pool


def best_target(state: ThreeDiceState, hero: Hero) -> int:
    """Return the highest target number a hero has without boosters."""
    return max(target(state, hero, usable) for usable in ATTRIBUTES if hero.now.of(usable))


def fight(
    state: ThreeDiceState, seat: Seat, stance: Stance, options: Mapping[str, Action]
) -> Action | None:
    """Return the action in a fight: drink, leave or strike."""
    hero = state.hero(seat)
    if best_target(state, hero) <= THIRST[stance] or health(hero) <= FEAR[stance]:
        potion = best_potion(state, hero, options)
        if potion:
            return potion
    if health(hero) <= FEAR[stance]:
        way_out = _way_out(state, hero, options)
        if way_out:
            return way_out
    return _best_attack(state, seat, stance, options)


def best_potion(state: ThreeDiceState, hero: Hero, options: Mapping[str, Action]) -> Action | None:
    """Return the potion that gives the best target number, of those that waste nothing."""
    worthy = [
        action
        for action in options.values()
        if isinstance(action, Drink)
        and (
            len(action.attributes) != 1
            or hero.lacks(action.attributes[0]) > 1
            or not hero.now.of(action.attributes[0])
        )
    ]

    def value(action: Drink) -> tuple[int, int]:
        revived = sum(not hero.now.of(attribute) for attribute in action.attributes)
        highest = max((target(state, hero, a) for a in action.attributes), default=0)
        return (revived, highest + 2 // max(1, len(action.attributes)))

    return max(worthy, key=value, default=None)


def _way_out(state: ThreeDiceState, hero: Hero, options: Mapping[str, Action]) -> Action | None:
    """Return a way out of the fight, while there is something left to do elsewhere."""
    monster = state.room.monster
    cells = frozenset(room.cell for room in state.level.rooms)
    elsewhere = first_step(state, lambda room: has_open_end(cells, room), brave=False)
    if not monster or monster.hp == 1 or not elsewhere:
        return None
    legs = "flee" if state.options.escape_roll or health(hero) > 3 else ""
    return next((options[way] for way in ("salts", "boots", legs) if way in options), None)


def face_flight(
    state: ThreeDiceState, seat: Seat, stance: Stance, _: Mapping[str, Action]
) -> Action | None:
    """Return the vote on a flight: to run if it costs nothing or somebody is weak, not to death."""
    hero = state.hero(seat)
    if not price(state, hero):
        return Run()
    low = any(health(other) <= FEAR[stance] for other in state.party)
    return Run() if low and hero not in endangered(state) else Stand()


def _best_attack(
    state: ThreeDiceState, seat: Seat, stance: Stance, options: Mapping[str, Action]
) -> Action | None:
    """Return the attack with the best target number, boosters counted at their price."""
    hero = state.hero(seat)
    undead = bool(state.room.monster and state.room.monster.undead)

    def value(attack: Attack) -> float:
        useful = BEST_TARGET + (undead and attack.attribute == "spirit")
        aim = target(state, hero, attack.attribute, attack.boosters)
        return min(aim, useful) - THRIFT[stance] * len(attack.boosters)

    attacks = [action for action in options.values() if isinstance(action, Attack)]
    return max(attacks, key=value, default=None)


def duel(
    state: ThreeDiceState, seat: Seat, stance: Stance, options: Mapping[str, Action]
) -> Action | None:
    """Return the action in a duel: strike, but yield before somebody could die."""
    if health(state.hero(seat)) <= FEAR[stance] + 2:
        return YieldDuel()
    return _best_attack(state, seat, stance, options)
