"""Situations that developers can have staged by name."""

from rules.core.situations import Situation, Situations, at_most_once
from rules.systems.three_dice.goals import QUEST_LEVELS
from rules.systems.three_dice.state import (
    ClaimPrompt,
    DoorPrompt,
    ExitsPrompt,
    FlightPrompt,
    KeepPrompt,
    Monster,
    Prompt,
    ThemePrompt,
    ThreeDiceState,
)
from rules.systems.three_dice.terms import Shape


def _asked(state: ThreeDiceState, of: type[Prompt]) -> int:
    return sum(isinstance(prompt, of) for prompt in state.prompts[:1])


def _monster(state: ThreeDiceState) -> Monster | None:
    return None if state.ending else state.room.monster


def _monsters(state: ThreeDiceState) -> int:
    monster = _monster(state)
    return 0 if monster is None else 1 + monster.more


def _asleep(state: ThreeDiceState) -> bool:
    monster = _monster(state)
    return monster is not None and monster.asleep


def _undead(state: ThreeDiceState) -> bool:
    monster = _monster(state)
    return monster is not None and monster.undead


def _rover(state: ThreeDiceState) -> bool:
    monster = _monster(state)
    return monster is not None and monster.rover


def _doors(state: ThreeDiceState) -> int:
    return sum(door.kind == "locked" for door in state.room.doors)


def _secret(state: ThreeDiceState) -> int:
    hidden = sum(door.kind == "secret" for door in state.room.doors)
    return hidden + _asked(state, DoorPrompt)


def _in(shape: Shape) -> Situation[ThreeDiceState]:
    name = shape.replace("_", "-")
    return Situation(name, at_most_once(lambda state: state.room.shape == shape))


def _one_artifact_short(state: ThreeDiceState) -> bool:
    found = sum(bool(level.artifacts) for level in state.levels)
    return not state.ending and found == QUEST_LEVELS - 1


SITUATIONS = Situations[ThreeDiceState](
    known=(
        Situation("fight", at_most_once(lambda state: state.fight is not None), ("battle",)),
        Situation("monster", _monsters, ("foe", "enemy")),
        Situation("asleep", at_most_once(_asleep), ("sleeping",)),
        Situation("undead", at_most_once(_undead), (), {"undead_levels": "all"}),
        Situation("rover", at_most_once(_rover), ("wanderer",)),
        Situation("door", _doors, ("locked door", "lock"), {"locked_doors": "on"}),
        Situation("secret", _secret, ("secret door",)),
        Situation(
            "treasure",
            lambda state: _asked(state, ClaimPrompt),
            ("loot", "spoils"),
            {"loot": "first"},
        ),
        Situation("artifact", lambda state: sum(hero.artifacts_found for hero in state.heroes)),
        Situation("exits", lambda state: _asked(state, ExitsPrompt)),
        Situation(
            "keep",
            lambda state: _asked(state, KeepPrompt),
            ("two rooms",),
            {"mode": "classic", "three_artifact_quest": "off"},
        ),
        Situation("theme", lambda state: _asked(state, ThemePrompt)),
        Situation("flight", lambda state: _asked(state, FlightPrompt), ("flee", "fleeing")),
        Situation("duel", at_most_once(lambda state: state.duel is not None), (), {"duel": "on"}),
        Situation("level-up", lambda state: sum(h.due > 0 for h in state.living), ("raise",)),
        _in("corridor"),
        _in("vault"),
        _in("temple"),
        _in("great_hall"),
        Situation("last-room", at_most_once(_one_artifact_short), ("nearly won",)),
    ),
    level=lambda state: state.depth,
)
