"""Settings of a table's pace: how long a turn lasts, and what happens then."""

from typing import Any

from rules.core.errors import RuleError
from rules.core.words import Words
from rules.pace.clock import Policy
from rules.pace.stops import with_terms
from rules.pace.table import Terms
from rules.ports import Adventure
from rules.registry import ruleset
from rules.service.clocks.schedule import table_of
from rules.service.clocks.terms import usual_terms
from rules.service.records import Choice, SettingLine

HOUR = 60 * 60
TIMES: dict[str, int] = {
    "2h": 2 * HOUR,
    "6h": 6 * HOUR,
    "12h": 12 * HOUR,
    "24h": 24 * HOUR,
    "48h": 48 * HOUR,
    "72h": 72 * HOUR,
    "7d": 7 * 24 * HOUR,
}
WINDOWS: dict[str, int] = {
    "1min": 60,
    "5min": 5 * 60,
    "30min": 30 * 60,
    "2h": 2 * HOUR,
    "6h": 6 * HOUR,
    "12h": 12 * HOUR,
}
"""Seconds in which others may say otherwise, where whoever is first decides for the party."""
HOURS = (8, 12, 18, 21)
"""Hours of the day at which turns may end if all end at the same time."""
ABSENCES = ("wait", "guard", "autopilot", "vote")
MISSES = (1, 2, 3, 5, 10)
ZONES = (
    "UTC", "Europe/London", "Europe/Lisbon", "Europe/Berlin", "Europe/Paris", "Europe/Madrid",
    "Europe/Rome", "Europe/Warsaw", "Europe/Helsinki", "Europe/Kyiv", "Africa/Johannesburg",
    "Asia/Dubai", "Asia/Kolkata", "Asia/Singapore", "Asia/Shanghai", "Asia/Tokyo", "Asia/Seoul",
    "Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo", "America/New_York",
    "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Vancouver",
)  # fmt: skip
"""Time zones in a list, which has room for 25."""
SWITCHES = ("weekends", "thread_name", "together", "vacations")
CHOICES: dict[str, tuple[str, ...]] = {
    "turn_time": (*TIMES, *(f"daily-{hour:02}" for hour in HOURS), "none"),
    "window": ("off", *WINDOWS),
    "absence": ABSENCES,
    "misses": tuple(map(str, MISSES)),
    "vacations": ("wait", "play"),
    "weekends": ("on", "off"),
    "thread_name": ("on", "off"),
    "zone": ZONES,
    "together": ("off", "on"),
}
NAMES = tuple(CHOICES)


def pace_lines(adventure: Adventure, words: Words) -> tuple[SettingLine, ...]:
    """Return the lines of a table's pace; live there is the time to say otherwise alone."""
    rules, live = ruleset(adventure.ruleset), adventure.pace == "live"
    usual = _values(usual_terms(rules, len(adventure.seats)), live=live)
    now = _values(table_of(adventure).terms, live=live)
    left_out = set() if rules.declares else {"together"}
    options = rules.options_type.model_validate(dict(adventure.options))
    if len(adventure.seats) < 2 or not rules.first_decides(options):
        left_out.add("window")
    known = [name for name in CHOICES if name not in left_out and (name == "window" or not live)]
    return tuple(_line(name, now[name], usual[name], words) for name in known)


def window_of(terms: Terms, *, live: bool) -> str:
    """Return the value of the setting for the time to say otherwise."""
    wanted = terms.window_live if live else terms.window
    return next((name for name, seconds in WINDOWS.items() if seconds == wanted), "off")


def _values(terms: Terms, *, live: bool) -> dict[str, str]:
    """Return what is agreed on, under the names of its settings."""
    return {
        "turn_time": time_of(terms),
        "window": window_of(terms, live=live),
        "absence": terms.on_miss,
        "misses": str(terms.misses),
        "vacations": terms.vacations,
        "weekends": "on" if terms.weekends else "off",
        "thread_name": "on" if terms.signs else "off",
        "zone": terms.policy.zone,
        "together": "on" if terms.together else "off",
    }


def _line(name: str, value: str, usual: str, words: Words) -> SettingLine:
    return SettingLine(
        name=name,
        label=words.phrase(f"setting-{name.replace('_', '-')}"),
        about=words.phrase(f"setting-{name.replace('_', '-')}-about"),
        value=value,
        said=_said(name, value, words),
        changed=value != usual,
        choices=tuple(Choice(value=each, label=_said(name, each, words)) for each in CHOICES[name]),
    )


def _said(name: str, value: str, words: Words) -> str:
    if name in ("zone", "misses"):
        return value
    if name in SWITCHES or (name, value) == ("window", "off"):
        return words.phrase(f"value-{name.replace('_', '-')}-{value}")
    return words.phrase(f"value-{value}")


def time_of(terms: Terms) -> str:
    """Return the value of the setting for the length of a turn."""
    policy = terms.policy
    match policy.kind:
        case "none":
            return "none"
        case "daily":
            return f"daily-{policy.minute // 60:02}"
        case _:
            return next(
                (name for name, seconds in TIMES.items() if seconds == policy.budget), "24h"
            )


def with_pace(adventure: Adventure, name: str, value: str, now: int) -> dict[str, Any]:
    """Return the fields of an adventure that a choice about its pace changes, from now on.

    Raises:
        RuleError: it is played live, where nothing of this counts.
    """
    live = adventure.pace == "live"
    if live and name != "window":
        raise RuleError("pace-refused-live")
    table = table_of(adventure)
    terms, policy = table.terms, table.terms.policy
    match name:
        case "turn_time":
            terms = terms.with_(policy=_policy(policy, value), proposed=False)
        case "window":
            length = WINDOWS.get(value, 0)
            terms = terms.with_(**{"window_live" if live else "window": length})
        case "absence":
            terms = terms.with_(on_miss=value)
        case "misses":
            terms = terms.with_(misses=int(value))
        case "vacations":
            terms = terms.with_(vacations=value)
        case "weekends":
            terms = terms.with_(weekends=value == "on")
        case "thread_name":
            terms = terms.with_(signs=value == "on")
        case "together":
            terms = terms.with_(together=value == "on", rounds=value == "on")
        case _:
            terms = terms.with_(policy=policy.with_(zone=value))
    return {"clock": with_terms(table, terms, now).model_dump(mode="json")}


def _policy(before: Policy, value: str) -> Policy:
    if value == "none":
        return before.with_(kind="none")
    if value in TIMES:
        return before.with_(kind="budget", budget=TIMES[value])
    return before.with_(kind="daily", minute=int(value.removeprefix("daily-")) * 60)
