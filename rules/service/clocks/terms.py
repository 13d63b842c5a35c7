"""What choosing to play by post offers: a table that nobody can hold up for long."""

from collections.abc import Iterable
from typing import Any

from rules.core.model import Options
from rules.core.ruleset import AnyRuleset
from rules.core.settings import settings_of, with_setting
from rules.pace.clock import Policy
from rules.pace.table import DAY, Terms
from rules.ports import Adventure, Step
from rules.registry import ruleset

MISSES = 2
CUSTOM = "custom"
"""What stands for a preset whose settings were changed since."""


def usual_terms(rules: AnyRuleset) -> Terms:
    """What a table by post begins with: a day for a turn, turns together where the game knows them.

    The autopilot takes a turn whose time is up, and those of a vacation; who misses two is away.
    """
    policy = Policy(kind="budget", budget=DAY)
    return Terms(
        policy=policy,
        on_miss="autopilot",
        misses=MISSES,
        together=rules.declares,
        vacations="play",
    )


def at_pace(rules: AnyRuleset, options: Options, pace: str) -> Options:
    """Return the settings of a game's rules as a pace needs them; played live they stay."""
    return rules.by_post(options) if pace == "post" else options


def common_of(rules: AnyRuleset) -> frozenset[str]:
    """The names of the settings that say who decides what is common: those that post changes."""
    written: Options = rules.options_type()
    offered = settings_of(rules.by_post(written))
    pairs = zip(settings_of(written), offered, strict=True)
    return frozenset(each.name for each, other in pairs if each.value != other.value)


def is_preset(rules: AnyRuleset, preset: Options, options: Options) -> bool:
    """Return whether settings are a preset's, as they are or as a table by post needs them.

    Who decides what is common makes no other dungeon of it, so that such runs compare.
    """
    return options in (preset, rules.by_post(preset))


def preset_of(rules: AnyRuleset, options: Options) -> str:
    """Return the name of the preset that settings are; `CUSTOM` where they are none."""
    presets = rules.presets.items()
    return next((name for name, each in presets if is_preset(rules, each, options)), CUSTOM)


def with_pace_of(adventure: Adventure, pace: str, steps: Iterable[Step]) -> dict[str, Any]:
    """Return the fields of an adventure that choosing its pace changes.

    In a lobby the rules' settings go along: by post as post needs them, live as the host had them.
    A daily's may not change, nor those of a game that is on. `steps` is the adventure's journal.
    """
    if adventure.status != "lobby" or adventure.day or pace == adventure.pace:
        return {"pace": pace}
    rules = ruleset(adventure.ruleset)
    options = at_pace(rules, _chosen(rules, steps), pace)
    return {"pace": pace, "options": options.model_dump(mode="json")}


def _chosen(rules: AnyRuleset, steps: Iterable[Step]) -> Options:
    """Return the settings of the rules as a lobby proposed them and its host has changed them."""
    options: Options = rules.preset
    for step in steps:
        action = step.action or {}
        name, value = str(action.get("name", "")), str(action.get("value", ""))
        if step.kind != "setting":
            continue
        if name == "preset":
            options = rules.presets[value]
        elif name in type(options).model_fields:
            options = with_setting(options, name, value)
    return options
