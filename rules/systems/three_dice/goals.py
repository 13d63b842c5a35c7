"""How a game ends, and the ranking of its heroes."""

from typing import Literal

from rules.core.answers import Outcome
from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.three_dice.experience import level_of
from rules.systems.three_dice.state import ThreeDiceState

QUEST_LEVELS = 3
GOAL_XP, GOAL_LEVEL, GOAL_DEPTH = 200, 3, 3
Goal = Literal["", "quest", "xp", "level", "depth"]


def reached(state: ThreeDiceState) -> Goal:
    """Return the goal the party has reached, or nothing.

    HR-010: an artifact from each of three levels. The other goals are the host's `goal`.
    """
    found_on = sum(bool(level.artifacts) for level in state.levels)
    if state.options.three_artifact_quest and found_on >= QUEST_LEVELS:
        return "quest"
    xp = max((hero.xp for hero in state.living), default=0)
    match state.options.goal:
        case "xp_200" if xp >= GOAL_XP:
            return "xp"
        case "level_3" if level_of(state.options, xp) >= GOAL_LEVEL:
            return "level"
        case "depth_3" if state.depth >= GOAL_DEPTH:
            return "depth"
        case _:
            return ""


def progress(state: ThreeDiceState) -> Text | None:
    """Return the party's progress towards its goal; None where no goal ends the game."""
    if state.options.three_artifact_quest:
        found = sum(bool(level.artifacts) for level in state.levels)
        return Text.of("td-progress", goal="quest", now=found, most=QUEST_LEVELS)
    xp = max((hero.xp for hero in state.living), default=0)
    match state.options.goal:
        case "xp_200":
            return Text.of("td-progress", goal="xp", now=xp, most=GOAL_XP)
        case "level_3":
            level = level_of(state.options, xp)
            return Text.of("td-progress", goal="level", now=level, most=GOAL_LEVEL)
        case "depth_3":
            return Text.of("td-progress", goal="depth", now=state.depth, most=GOAL_DEPTH)
        case "home":
            found = sum(bool(level.artifacts) for level in state.levels)
            return Text.of("td-progress", goal="home", now=min(found, 1), most=1)
        case _:
            return None


def outcome(state: ThreeDiceState) -> Outcome | None:
    """Return how the game ended, scored by experience, or None while it runs (TD-025, HR-010).

    A party that goes home has won with an artifact from this dungeon, if going home was the goal or
    it is a campaign; a party that gives another goal up has only played.
    """
    if not state.ending:
        return None
    at_will = state.options.goal == "home" or any(hero.veteran for hero in state.heroes)
    won = at_will and any(level.artifacts for level in state.levels)
    only_over = state.ending == "home" and not won
    return Outcome(
        result="defeat" if state.ending == "dead" else "finished" if only_over else "victory",
        text=Text.of(f"td-ending-{state.ending}", depth=state.depth),
        scores=tuple((seat, state.hero(seat).xp) for seat in ranking(state)),
        surrendered=state.ending == "home" and not (at_will or state.options.endless),
    )


def ranking(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return the seats by experience.

    Ties go to the deeper level, then to more artifacts (TD-036).
    """
    order = sorted(
        state.heroes, key=lambda hero: (-hero.xp, -hero.deepest, -hero.artifacts_found, hero.seat)
    )
    return tuple(hero.seat for hero in order)
