"""`undercroft pack simulate PACK`: how games with a pack differ from those without it."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.catalogs import USUAL_LOCALE, all_words
from bot.commands.packs.balance_report import Findings, Recruit, lines, record
from bot.commands.packs.reading import files_at, pack_of
from bot.commands.packs.trials import Trial, Tried, tried
from bot.commands.simulate_pool import Progress
from rules.core.errors import GameError
from rules.core.packs.archive import Files
from rules.core.packs.balance import Deeds, Figure, difference, figure_of, unmet
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack, marked
from rules.core.packs.points import EntryKind
from rules.core.ruleset import AnyRuleset
from rules.core.simulate import summed_up
from rules.registry import rulesets

MOST_GAMES = 100_000
MOST_PROCESSES = 256
STEPS = 2000
"""Actions after which a game is stopped."""
USUAL_PLAYERS = 2
RECRUITED = 5
"""Each hero of a pack has one game for so many of all games, and at least `FEWEST`."""
FEWEST = 20


class _Game(NamedTuple):
    """A game that a pack fits, and its trials: without it, with it, and one for each recruit."""

    rules: AnyRuleset
    players: int
    recruits: tuple[str, ...]
    trials: tuple[Trial, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this part of the command line."""
    parser.add_argument("--games", type=int, default=500, help="games with it and without (500)")
    parser.add_argument("--players", type=int, help="heroes in each game (2 where that fits)")
    parser.add_argument("--only", metavar="GAME", help="one game alone of those that it fits")
    parser.add_argument("--seed", default="1", help="any words; the same words give the same games")
    parser.add_argument("--processes", type=int, help="processes (one for each core)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def run(options: argparse.Namespace) -> int:
    """Play and print; return 0, 1 when it is stopped, 2 for wrong options.

    Raises:
        PackError: the pack has problems.
    """
    files = files_at(options.pack)
    pack = pack_of(files)
    LIBRARY.add(pack)
    refusal = _refusal(options, pack)
    if refusal:
        print(refusal, file=sys.stderr)
        return 2
    try:
        found = [_tried(game, files, options) for game in _games(pack, options)]
    except GameError as wrong:
        print(all_words(USUAL_LOCALE).say(wrong.text), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 1
    if options.json:
        print(json.dumps(record(pack, options.seed, found), indent=2))
        return 0
    for each in found:
        print("\n".join(lines(pack, options.seed, each, all_words(USUAL_LOCALE))))
    return 0


def _refusal(options: argparse.Namespace, pack: Pack) -> str:
    """Return why the command line asks for something impossible, nothing where it does not."""
    for name, most in (("games", MOST_GAMES), ("processes", MOST_PROCESSES)):
        value = getattr(options, name)
        if value is not None and not 1 <= value <= most:
            return f"--{name} must be from 1 to {most}, not {value}."
    fitting = [rules.key for rules in _fitting(pack)]
    if not fitting:
        return "The pack has nothing for a game, so there is nothing to play."
    if options.only and options.only not in fitting:
        return f"The pack has nothing for {options.only}. It fits: {', '.join(fitting)}."
    return ""


def _fitting(pack: Pack) -> Iterator[AnyRuleset]:
    for rules in rulesets().values():
        if rules.packs is not None and rules.packs.folder in pack.manifest.systems:
            yield rules


def _games(pack: Pack, options: argparse.Namespace) -> Iterator[_Game]:
    for rules in _fitting(pack):
        if options.only in (None, rules.key):
            yield _game(rules, pack, options)


def _game(rules: AnyRuleset, pack: Pack, options: argparse.Namespace) -> _Game:
    fewest, most = rules.seats
    players = options.players or max(fewest, min(USUAL_PLAYERS, most))
    without = Trial(
        ruleset=rules.key,
        options=rules.preset,
        players=players,
        games=options.games,
        seed=options.seed,
        steps=STEPS,
        stance="balanced",
    )
    with_it = without._replace(options=rules.preset.with_(packs=(pack.ref,)))
    rules.check_options(with_it.options, players)
    recruits = tuple(_of(pack, rules, recruited=True))
    games = min(options.games, max(FEWEST, options.games // RECRUITED))
    wishes = (with_it._replace(wish=each, games=games) for each in recruits)
    return _Game(rules, players, recruits, (without, with_it, *wishes))


def _of(pack: Pack, rules: AnyRuleset, *, recruited: bool) -> Iterator[str]:
    """Yield the entries of a pack that are recruited, or else those that are weighed."""
    for kind in _kinds(rules):
        if kind.recruited if recruited else kind.weighed:
            yield from (entry.id for entry in pack.of(_folder(rules), kind.file))


def _kinds(rules: AnyRuleset) -> tuple[EntryKind, ...]:
    return rules.packs.kinds if rules.packs is not None else ()


def _folder(rules: AnyRuleset) -> str:
    return rules.packs.folder if rules.packs is not None else ""


def _tried(game: _Game, files: Files, options: argparse.Namespace) -> Findings:
    pack = pack_of(files)
    total = sum(trial.games for trial in game.trials)
    if not options.quiet:
        print(f"{game.rules.key}: {total} games", file=sys.stderr, flush=True)
    jobs = options.processes or os.cpu_count() or 1
    progress = Progress(total, quiet=options.quiet)
    without, with_it, *wishes = tried(game.trials, files, jobs, progress)
    return Findings(
        ruleset=game.rules.key,
        players=game.players,
        without=summed_up([each.game for each in without]),
        with_it=summed_up([each.game for each in with_it]),
        won=difference(_wins(with_it), _wins(without)),
        turns=difference(_turns(with_it), _turns(without)),
        figures=tuple(_figures(pack, game.rules, [each.deeds for each in with_it])),
        recruits=tuple(
            _recruit(name, games, without)
            for name, games in zip(game.recruits, wishes, strict=True)
        ),
    )


def _wins(games: Sequence[Tried]) -> list[float]:
    return [float(each.game.result == "victory") for each in games]


def _turns(games: Sequence[Tried]) -> list[float]:
    return [float(each.game.turns) for each in games]


def _figures(pack: Pack, rules: AnyRuleset, games: Sequence[Deeds]) -> Iterator[Figure]:
    """Yield how each weighed figure of a pack fared beside the system's own."""
    values = {
        deed.entry: deed.worth // deed.met for game in games for deed in game.values() if deed.met
    }
    standard = {entry: value for entry, value in values.items() if not marked(entry)}
    for entry in _of(pack, rules, recruited=False):
        known = entry in values and standard
        yield figure_of(entry, values[entry], games, standard) if known else unmet(entry)


def _recruit(name: str, games: Sequence[Tried], standard: Sequence[Tried]) -> Recruit:
    """Return how games with a recruit went beside the same games of standard teams."""
    pairs = [pair for pair in zip(games, standard, strict=False) if pair[0].wished]
    if not pairs:
        return Recruit(name, None, None)
    with_it, without = zip(*pairs, strict=True)
    return Recruit(
        name,
        summed_up([each.game for each in with_it]),
        difference(_wins(with_it), _wins(without)),
    )
