"""`undercroft simulate`: many games on autopilot, and how the options change them."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from bot.catalogs import all_words
from bot.commands.simulate_pool import Progress, Series, played
from bot.commands.simulate_report import Row, listed, tabled
from rules.core.answers import STANCES
from rules.core.errors import GameError, RuleError
from rules.core.model import Options
from rules.core.ruleset import AnyRuleset
from rules.core.settings import as_word, settings_of, with_setting
from rules.core.simulate import summed_up
from rules.registry import ruleset, rulesets

MOST_GAMES = 1_000_000
MOST_STEPS = 100_000
MOST_JOBS = 256


class Refused(Exception):
    """The command line asks for something impossible; the sentence says what."""


class Variant(NamedTuple):
    """One value of the compared option (or an empty text), and all options with it."""

    value: str
    options: Options


class Pace(NamedTuple):
    """The number of actions played, and the seconds that took."""

    actions: int
    seconds: float

    @property
    def rate(self) -> int:
        """Actions per second."""
        return round(self.actions / self.seconds)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("ruleset", help=", ".join(rulesets()))
    parser.add_argument("--games", type=int, default=200, help="how many games (200)")
    parser.add_argument("--players", type=int, help="heroes in each game (the fewest allowed)")
    parser.add_argument("--stance", choices=STANCES, default="balanced", help="how the heroes play")
    parser.add_argument("--seed", default="1", help="any words; the same words give the same games")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change a setting; can be repeated",
    )
    start = parser.add_mutually_exclusive_group()
    start.add_argument(
        "--preset", metavar="NAME", help="start from this preset, not the one a lobby proposes"
    )
    start.add_argument(
        "--as-written", action="store_true", help="start from the rules as written, not a preset"
    )
    parser.add_argument(
        "--compare", metavar="NAME", help="play the same games for each value of a setting"
    )
    parser.add_argument(
        "--steps", type=int, default=2000, help="actions after which a game is stopped (2000)"
    )
    parser.add_argument("--jobs", type=int, help="processes (one for each core)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def main(asked: argparse.Namespace, _say: Callable[[str], None]) -> int:
    """Play and print; return 0, 1 when it is stopped, 2 for wrong options."""
    try:
        rules = ruleset(asked.ruleset)
        _check_numbers(asked, rules)
        variants = _variants(asked, rules)
        refusals = _refusals(rules, variants, asked.players)
        if len(refusals) == len(variants):
            raise next(iter(refusals.values()))
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except GameError as refusal:
        print(_said(refusal), file=sys.stderr)
        return 2
    good = [variant for variant in variants if variant.value not in refusals]
    series = Series(
        ruleset=rules.key,
        variants=tuple(variant.options for variant in good),
        players=asked.players,
        games=asked.games,
        seed=asked.seed,
        steps=asked.steps,
        stance=asked.stance,
    )
    began = perf_counter()
    try:
        games = played(
            series, asked.jobs or os.cpu_count() or 1, Progress(series.total, quiet=asked.quiet)
        )
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 1
    pace = Pace(sum(game.actions for each in games for game in each), perf_counter() - began)
    found = {variant.value: summed_up(each) for variant, each in zip(good, games, strict=True)}
    rows = [(value, found.get(value) or _said(refusals[value])) for value, _ in variants]
    _tell(asked, variants[0].options, rows, pace)
    return 0


def _said(refusal: GameError) -> str:
    return all_words("en").say(refusal.text)


def _tell(asked: argparse.Namespace, options: Options, rows: list[Row], pace: Pace) -> None:
    if asked.json:
        print(json.dumps(_record(asked, options, rows, pace), indent=2))
        return
    print(_heading(asked, options))
    print(tabled(asked.compare, rows) if asked.compare else listed(rows))
    print(f"{pace.actions:,} actions in {pace.seconds:.1f} s: {pace.rate:,} a second.")


def _check_numbers(asked: argparse.Namespace, rules: AnyRuleset) -> None:
    """Fill in the number of players, and check that every number is possible.

    Raises:
        Refused: a number is not possible.
    """
    fewest, most = rules.seats
    if asked.players is None:
        asked.players = fewest
    bounds = {"games": MOST_GAMES, "steps": MOST_STEPS, "jobs": MOST_JOBS}
    for name, highest in bounds.items():
        value = getattr(asked, name)
        if value is not None and not 1 <= value <= highest:
            raise Refused(f"--{name} must be from 1 to {highest}, not {value}.")
    if not fewest <= asked.players <= most:
        seats = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise Refused(f"{rules.key} takes {seats} players, not {asked.players}.")


def _variants(asked: argparse.Namespace, rules: AnyRuleset) -> list[Variant]:
    """Return the variants to play: one, or one for each value of the compared option.

    Raises:
        Refused: an option is not written NAME=VALUE, or there is no such preset.
        RuleError: there is no such option, or it does not take that value.
    """
    options = _start(asked, rules)
    for each in asked.option:
        name, equals, value = each.partition("=")
        if not equals:
            raise Refused(f"An option is written NAME=VALUE, such as {_example(options)}.")
        options = with_setting(options, _field(name), value.strip())
    if asked.compare is None:
        return [Variant("", options)]
    asked.compare = _field(asked.compare)
    setting = next((each for each in settings_of(options) if each.name == asked.compare), None)
    if setting is None:
        raise RuleError("error-no-such-setting", name=asked.compare[:60])
    return [Variant(value, with_setting(options, setting.name, value)) for value in setting.values]


def _start(asked: argparse.Namespace, rules: AnyRuleset) -> Options:
    """Return what the command line begins with, before single options change it.

    Raises:
        Refused: there is no such preset.
    """
    options: Options = rules.options_type() if asked.as_written else rules.preset
    if asked.preset is not None:
        if asked.preset not in rules.presets:
            known = ", ".join(rules.presets) or "none"
            raise Refused(f"{rules.key} has no preset {asked.preset[:60]!r}. Its presets: {known}.")
        options = rules.presets[asked.preset]
    return options


def _field(name: str) -> str:
    return name.strip().replace("-", "_")


def _example(options: Options) -> str:
    setting = settings_of(options)[0]
    return f"{setting.name}={setting.values[-1]}"


def _refusals(rules: AnyRuleset, variants: list[Variant], players: int) -> dict[str, GameError]:
    """Return the variants that the rules refuse, each with the reason in words."""
    refused: dict[str, GameError] = {}
    for value, options in variants:
        try:
            rules.check_options(options, players)
        except GameError as refusal:
            refused[value] = refusal
    return refused


def _changed(asked: argparse.Namespace, options: Options) -> dict[str, str]:
    """Return the options that differ from their defaults, except the compared one."""
    return {
        setting.name: setting.value
        for setting in settings_of(options)
        if setting.changed and setting.name != asked.compare
    }


def _heading(asked: argparse.Namespace, options: Options) -> str:
    heroes = f"{asked.players} player{'s' * (asked.players != 1)}"
    changed = ", ".join(f"{name}={value}" for name, value in _changed(asked, options).items())
    return (
        f"{asked.ruleset}, {heroes}, {asked.stance}, seed {asked.seed!r}, "
        f"{changed or 'the rules as written'}"
    )


def _record(
    asked: argparse.Namespace,
    options: Options,
    rows: list[Row],
    pace: Pace,
) -> dict[str, object]:
    settings = {name: as_word(value) for name, value in options if name != asked.compare}
    return {
        "ruleset": asked.ruleset,
        "players": asked.players,
        "stance": asked.stance,
        "seed": asked.seed,
        "games": asked.games,
        "steps": asked.steps,
        "options": settings,
        "compare": asked.compare,
        "rows": [
            {"value": value, "refused": found}
            if isinstance(found, str)
            else {"value": value, **found.model_dump(mode="json")}
            for value, found in rows
        ],
        "actions": pace.actions,
        "seconds": round(pace.seconds, 3),
        "actions_per_second": pace.rate,
    }
