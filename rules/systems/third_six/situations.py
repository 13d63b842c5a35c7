"""Situations that developers can have staged by name."""

from rules.core.situations import Situation, Situations, at_most_once
from rules.systems.third_six.doors import locked
from rules.systems.third_six.phases import Phase, phase_of
from rules.systems.third_six.state import Foe, ThirdSixState
from rules.systems.third_six.terms import RoomKind


def _at(phase: Phase, *same: str, name: str = "") -> Situation[ThirdSixState]:
    """Return the situation in which some decision is due."""
    return Situation(name or phase, at_most_once(lambda state: phase_of(state) == phase), same)


def _foes(state: ThirdSixState) -> tuple[Foe, ...]:
    return state.fight.foes if state.fight else ()


def _asleep(state: ThirdSixState) -> int:
    return sum(foe.asleep for foe in _foes(state))


def _boss(state: ThirdSixState) -> bool:
    return state.fight is not None and state.fight.bosses


def _doors(state: ThirdSixState) -> int:
    """Return how many locked doors the party stands at."""
    if phase_of(state) not in ("explore", "modify") or state.place != "dungeon":
        return 0
    return sum(locked(state, side) is not None for side in state.room.exits)


def _before_the_last_stairs(state: ThirdSixState) -> bool:
    """Return whether the party has found the stairs to the depth that is its goal."""
    goal = state.options.goal
    if state.ending or not goal.startswith("depth_"):
        return False
    return state.depth == int(goal[-1]) - 1 and state.level.stairs is not None


def _in_room(kind: RoomKind) -> Situation[ThirdSixState]:
    return Situation(
        kind,
        at_most_once(lambda state: state.place == "dungeon" and state.room.kind == kind),
    )


SITUATIONS = Situations[ThirdSixState](
    known=(
        Situation("fight", at_most_once(lambda state: state.fight is not None), ("battle",)),
        Situation("monster", lambda state: len(_foes(state)), ("foe", "enemy", "enemies")),
        Situation("asleep", _asleep, ("sleeping",)),
        Situation("boss", at_most_once(_boss), ("bosses",)),
        Situation("door", _doors, ("locked door", "lock")),
        _at("pendant", "loot", "artifact", name="treasure"),
        _at("modify", "missed"),
        _at("burn", "fireball"),
        _at("close", "exits"),
        Situation("town", at_most_once(lambda state: state.place == "town")),
        _in_room("vault"),
        _in_room("stairs"),
        Situation("last-room", at_most_once(_before_the_last_stairs), ("nearly won",)),
    ),
    level=lambda state: state.depth,
)
