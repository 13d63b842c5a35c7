"""Games with a pack and without it, played in several processes; their number changes nothing."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import ceil
from typing import Any, NamedTuple

from bot.commands.packs.reading import pack_of
from bot.commands.simulate_pool import BATCH, Progress, in_processes
from rules.core.answers import Stance, Transition
from rules.core.model import Action, Options, Seat
from rules.core.packs.archive import Files
from rules.core.packs.balance import Deed, Deeds, added
from rules.core.packs.library import LIBRARY
from rules.core.ruleset import AnyRuleset
from rules.core.simulate import Game, play_game, secret_of
from rules.registry import ruleset

OPENING = 60
"""Actions within which everybody has been recruited."""


class Trial(NamedTuple):
    """Games of a system under the same options, with the seeds of numbers from 0.

    `wish` is the entry that the first seat recruits as soon as it may, if any.
    """

    ruleset: str
    options: Options
    players: int
    games: int
    seed: str
    steps: int
    stance: Stance
    wish: str = ""


class Tried(NamedTuple):
    """A game that was played: how it went, the deeds of figures, and whether the wish came true."""

    game: Game
    deeds: Deeds
    wished: bool


class _Part(NamedTuple):
    """Some games of a trial: these numbers."""

    trial: Trial
    numbers: range


def tried(
    trials: Sequence[Trial], files: Files, jobs: int, progress: Progress
) -> list[list[Tried]]:
    """Return the games of each trial in order; every process has loaded the pack."""
    parts = list(_parts(trials, jobs))
    found: dict[int, list[Tried]] = {place: [] for place in range(len(trials))}
    results = in_processes(_play, [part for _, part in parts], jobs, partial(_at_hand, files))
    try:
        for (place, _), games in zip(parts, results, strict=True):
            found[place] += games
            progress.step(len(games))
    finally:
        progress.end()
    return list(found.values())


def _at_hand(files: Files) -> None:
    LIBRARY.add(pack_of(files))


def _parts(trials: Sequence[Trial], jobs: int) -> Iterator[tuple[int, _Part]]:
    total = sum(trial.games for trial in trials)
    size = max(1, min(BATCH, ceil(total / jobs)))
    for place, trial in enumerate(trials):
        for first in range(0, trial.games, size):
            yield place, _Part(trial, range(first, min(first + size, trial.games)))


def _play(part: _Part) -> list[Tried]:
    return [_game(part.trial, number) for number in part.numbers]


def _game(trial: Trial, number: int) -> Tried:
    rules = ruleset(trial.ruleset)
    watcher = _Watcher(rules, trial.wish)
    game = play_game(
        rules,
        trial.options,
        trial.players,
        secret_of(trial.seed, number),
        trial.steps,
        trial.stance,
        choose=watcher.choose,
        watch=watcher.watch,
    )
    return Tried(game, watcher.deeds, watcher.wished)


class _Watcher:
    """Recruits who is wished for, and adds up what figures do."""

    def __init__(self, rules: AnyRuleset, wish: str) -> None:
        self.deeds: Mapping[str, Deed] = {}
        self.wished = False
        self._rules = rules
        self._wish = wish
        self._steps = 0

    def choose(self, state: Any, seat: Seat) -> Action | None:  # noqa: ANN401 - of any system
        """Return the action by which the first seat recruits the entry that is tried out."""
        self._steps += 1
        if not self._wish or self.wished or seat != 1 or self._steps > OPENING:
            return None
        options = (option.action for option in self._rules.legal_actions(state, seat))
        found = next((action for action in options if self._wish in _ids(action)), None)
        self.wished = found is not None
        return found

    def watch(self, before: Any, done: Transition[Any]) -> None:  # noqa: ANN401 - of any system
        """Add the kills and deaths of a step to the sums."""
        more = tuple(self._rules.deeds(before, done))
        if more:
            self.deeds = added((*self.deeds.values(), *more))


def _ids(action: Action) -> Iterable[object]:
    return action.model_dump(mode="json").values()
