"""How careful each temper is, and when a hero counts as hurt."""

from rules.core.answers import Stance
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.heroes import deepest_allowed
from rules.systems.third_six.state import Hero, ThirdSixState

FEAR: dict[Stance, float] = {"careful": 0.6, "balanced": 0.35, "bold": 0.1}
"""The part of the hit points below which each temper drinks, casts, or wants to go home."""
REST: dict[Stance, float] = {"careful": 0.95, "balanced": 0.8, "bold": 0.4}
"""The part of the hit points up to which each temper mends in town."""


def health(hero: Hero) -> float:
    """Return the share of a hero's hit points that is left."""
    return hero.hp / max(1, hero.hp_most)


def hurt(hero: Hero, stance: Stance) -> bool:
    """Return whether a hero of that temper feels in danger."""
    return health(hero) < FEAR[stance]


def wants_home(state: ThirdSixState, stance: Stance) -> bool:
    """Return whether somebody needs the town, and can pay there."""
    if any(hurt(hero, stance) for hero in state.living) and state.coins >= TABLES.town.heal_cost:
        return True
    return wants_levels(state) and state.coins >= TABLES.town.level_cost * len(state.living)


def wants_levels(state: ThirdSixState) -> bool:
    """Return whether the goal asks for higher levels, or stairs do that have still to be found."""
    goal = state.options.goal
    if goal in ("none", "home", "level_2", "level_3"):
        return True
    return goal != "explored" and len(state.levels) >= deepest_allowed(state)
