"""Situations that developers can have staged by name."""

from rules.core.scene import Side
from rules.core.situations import Situation, Situations, at_most_once
from rules.systems.green_dungeon.movement import way_on
from rules.systems.green_dungeon.phases import phase_of
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.terms import BOSS_KINDS, Decision


def _at(phase: Decision, *same: str, name: str = "") -> Situation[GreenDungeonState]:
    """Return the situation in which some decision is due."""
    return Situation(name or phase, at_most_once(lambda state: phase_of(state) == phase), same)


def _doors(state: GreenDungeonState) -> int:
    """Return how many doors the heroes can try from where they stand."""
    if phase_of(state) != "move":
        return 0
    ways = (way_on(state, side) for side in Side)
    return sum(way is not None and way[1] == "door" for way in ways)


def _boss(state: GreenDungeonState) -> bool:
    return state.fight is not None and state.fight.foe.is_boss


def _one_boss_left(state: GreenDungeonState) -> bool:
    """Return whether both lairs are found, and one boss is slain."""
    return not state.ending and len(state.lairs) == len(BOSS_KINDS) and len(state.slain) == 1


SITUATIONS = Situations[GreenDungeonState](
    known=(
        Situation("fight", at_most_once(lambda state: state.fight is not None), ("battle",)),
        Situation("boss", at_most_once(_boss)),
        Situation("slain", lambda state: len(state.slain), ("slain boss",)),
        Situation("door", _doors),
        Situation("shut", lambda state: len(state.tried), ("shut door",)),
        _at("pick", "loot", "spoils", name="treasure"),
        _at("sell", "selling"),
        _at("lair"),
        Situation(
            "wood",
            at_most_once(lambda state: phase_of(state) == "wood"),
            (),
            {"wood_optional": "on"},
        ),
        _at("bribe"),
        _at("flight", "flee", "fleeing"),
        _at("magic", "spell"),
        _at("luck"),
        _at("vision"),
        _at("potion"),
        _at("level", name="level-up"),
        Situation("rest", at_most_once(lambda state: bool(state.resting)), ("resting",)),
        Situation("last-room", at_most_once(_one_boss_left), ("nearly won",)),
    ),
)
