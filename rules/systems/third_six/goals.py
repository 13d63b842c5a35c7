"""How a game ends, and what it was worth."""

from rules.core.answers import Outcome
from rules.core.words import Text
from rules.systems.third_six.content import RULINGS
from rules.systems.third_six.mapping import fully_explored
from rules.systems.third_six.state import ThirdSixState


def reached(state: ThirdSixState) -> bool:
    """Return whether the party has reached the goal that the host set."""
    match state.options.goal:
        case "home":
            return state.place == "town"
        case "explored":
            return fully_explored(state)
        case "bosses":
            return state.bosses_beaten > 0
        case "dragon":
            return state.dragons_slain > 0
        case "level_2" | "level_3" as goal:
            return min(hero.level for hero in state.living) >= int(goal[-1])
        case "depth_2" | "depth_3" as goal:
            return state.depth >= int(goal[-1])
        case _:
            return False


def progress(state: ThirdSixState) -> Text | None:
    """Return the party's progress towards the host's goal; None where no goal ends the game."""
    match state.options.goal:
        case "level_2" | "level_3" as goal:
            level = min((hero.level for hero in state.living), default=0)
            return Text.of("ts-progress", goal="level", now=level, most=int(goal[-1]))
        case "depth_2" | "depth_3" as goal:
            return Text.of("ts-progress", goal="depth", now=state.depth, most=int(goal[-1]))
        case "bosses" | "dragon" | "explored" | "home" as goal:
            return Text.of("ts-progress", goal=goal, now=0, most=1)
        case _:
            return None


def broken(state: ThirdSixState) -> bool:
    """Return whether so many are dead that the others give up, by an optional ruling (TS-052).

    One alone is never enough: a pair fights on.
    """
    if state.options.fallen_limit == "all":
        return False
    fallen = len(state.heroes) - len(state.living)
    return fallen > 1 and fallen * RULINGS.heroes_per_fallen >= len(state.heroes)


def score(state: ThirdSixState) -> int:
    """Return a hundred for each level of each hero, and the coins in the purse (TS-052)."""
    levels = sum(hero.level for hero in state.heroes)
    return RULINGS.score_per_level * levels + state.coins


def outcome(state: ThirdSixState) -> Outcome | None:
    """Return how the game ended, the party's score for every seat, or None while it runs (TS-052).

    A party that comes home has won only if no room is left to explore; a party that gives another
    goal up has only played.
    """
    if not state.ending:
        return None
    points = score(state)
    goal, veterans = state.options.goal, any(hero.veteran for hero in state.heroes)
    given_up = state.ending == "home" and goal not in ("home", "none") and not veterans
    won = state.ending != "home" or (fully_explored(state) and not given_up)
    return Outcome(
        result="defeat" if state.ending in ("dead", "broken") else "victory" if won else "finished",
        text=Text.of(f"ts-ending-{state.ending.replace('_', '-')}", depth=state.depth),
        scores=tuple((hero.seat, points) for hero in state.heroes),
        surrendered=given_up,
    )
