"""How the tempers differ, and when a hero counts as hurt."""

from rules.core.ruleset import Stance
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.state import Hero, ThirdSixState

FEAR: dict[Stance, float] = {"careful": 0.5, "balanced": 0.35, "bold": 0.2}
"""Below this part of the hit points a hero of that temper drinks, casts, or wants to go home."""
REST: dict[Stance, float] = {"careful": 0.95, "balanced": 0.8, "bold": 0.6}
"""In town a hero of that temper mends up to this part of the hit points."""


def health(hero: Hero) -> float:
    """The part of the hit points that is left."""
    return hero.hp / max(1, hero.hp_most)


def hurt(hero: Hero, stance: Stance) -> bool:
    """Whether a hero of that temper feels in danger."""
    return health(hero) < FEAR[stance]


def wants_home(state: ThirdSixState, stance: Stance) -> bool:
    """Whether somebody needs the town, and can pay there."""
    somebody = any(hurt(hero, stance) for hero in state.living)
    rich = state.coins >= TABLES.town.level_cost and state.options.goal != "bosses"
    return rich or (somebody and state.coins >= TABLES.town.heal_cost)
