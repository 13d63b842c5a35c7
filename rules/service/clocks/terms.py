"""What choosing to play by post sets: terms under which nobody can hold up a table for long."""

from collections.abc import Iterable
from typing import Any

from rules.core.model import Options
from rules.core.ruleset import AnyRuleset
from rules.core.settings import settable, settings_of, with_setting
from rules.pace.clock import Policy
from rules.pace.table import DAY, Terms
from rules.ports import Adventure, Step
from rules.registry import ruleset
from rules.service.journal import kinds

MISSES = 2
WINDOW, WINDOW_LIVE = 2 * 60 * 60, 60
"""Seconds in which others may say otherwise, as proposed: two hours by post, a minute live."""
COMPANY = 5
"""Seats from which on a turn is proposed to have half the time: a round lasts as long as the
slowest of them take."""
CUSTOM = "custom"
"""Stands for the preset where settings were changed."""


def usual_terms(rules: AnyRuleset, seats: int) -> Terms:
    """Return the terms of a new table by post: a day for a turn, half of it for a round together.

    From `COMPANY` seats on a turn has half a day. The autopilot takes a turn whose time is up, and
    those of a vacation; after two misses a player counts as absent.
    """
    return Terms(
        policy=Policy(kind="budget", budget=_budget(seats)),
        proposed=True,
        on_miss="autopilot",
        misses=MISSES,
        together=rules.declares,
        rounds=rules.declares,
        vacations="play",
        window=WINDOW,
        window_live=WINDOW_LIVE,
    )


def as_proposed(terms: Terms, seats: int) -> Terms:
    """Return the terms of a lobby with the time for its number of seats, unless one was chosen."""
    if not terms.proposed:
        return terms
    return terms.with_(policy=terms.policy.with_(budget=_budget(seats)))


def _budget(seats: int) -> int:
    """Return the seconds that a turn is proposed to have."""
    return DAY if seats < COMPANY else DAY // 2


def at_pace(rules: AnyRuleset, options: Options, pace: str) -> Options:
    """Return the settings of a game's rules as a pace needs them; live ones stay as they are."""
    return rules.by_post(options) if pace == "post" else options


def common_of(rules: AnyRuleset) -> frozenset[str]:
    """Return the names of the settings that decide common questions, which post changes."""
    written: Options = rules.options_type()
    offered = settings_of(rules.by_post(written))
    pairs = zip(settings_of(written), offered, strict=True)
    return frozenset(each.name for each, other in pairs if each.value != other.value)


def is_preset(rules: AnyRuleset, preset: Options, options: Options) -> bool:
    """Return whether settings are a preset's, as they are or as a table by post needs them.

    The setting of who decides common questions does not count, as runs can be compared all the
    same.
    """
    return options in (preset, rules.by_post(preset))


def preset_of(rules: AnyRuleset, options: Options) -> str:
    """Return the name of the preset that fits some settings; `CUSTOM` where none does."""
    presets = rules.presets.items()
    return next((name for name, each in presets if is_preset(rules, each, options)), CUSTOM)


def with_pace_of(adventure: Adventure, pace: str, steps: Iterable[Step]) -> dict[str, Any]:
    """Return the fields of an adventure that choosing its pace changes.

    In a lobby the rules' settings change too: by post as post needs them, live as the host had
    them. Those of a daily or a tutorial stay, and those of a game that is on. `steps` is the
    adventure's journal.
    """
    if adventure.status != "lobby" or adventure.fixed or pace == adventure.pace:
        return {"pace": pace}
    rules = ruleset(adventure.ruleset)
    packs = tuple(adventure.options.get("packs", ()))
    options = at_pace(rules, _chosen(rules, steps).with_(packs=packs), pace)
    return {"pace": pace, "options": options.model_dump(mode="json")}


def _chosen(rules: AnyRuleset, steps: Iterable[Step]) -> Options:
    """Return the settings of the rules as a lobby proposed them and its host has changed them."""
    options: Options = rules.preset
    chosen: list[Step] = []
    for step in steps:
        chosen = [] if kinds.of(step) is kinds.GAME else [*chosen, step]
    for step in chosen:
        action = step.action or {}
        name, value = str(action.get("name", "")), str(action.get("value", ""))
        if kinds.of(step) is not kinds.SETTING:
            continue
        if name == "preset":
            options = rules.presets[value]
        elif name in settable(type(options)):
            options = with_setting(options, name, value)
    return options
