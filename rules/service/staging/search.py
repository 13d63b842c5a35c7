"""Playing seeded games until one is in the state that was asked for, so that players can reach it.

The same words find the same state in every process: seeds are numbered, and the budget counts
actions, never seconds.
"""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

from rules.core.answers import SeatInfo, Stance, Transition
from rules.core.dice import SeededDice, pick
from rules.core.errors import RuleError
from rules.core.model import Action, GameState, Options, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.settings import settings_of, with_setting
from rules.registry import ruleset
from rules.service.clocks.terms import at_pace
from rules.service.journal.kinds import AUTO, READIED, Kind
from rules.service.journal.seeds import SEED_BYTES, seed_of_words
from rules.service.play.campaign_seeds import came_home
from rules.service.staging.vocabulary import CHOOSING, LOBBY, MAY, situations
from rules.service.staging.wanted import Wanted

BUDGET = 8000
"""The most actions that are played for one state."""
LONGEST = 700
"""The most actions of one of the games."""
WHIMS = (4, 2, 1)
"""In every second game, one of this many actions is any that the seat may take, in turns."""
ENDINGS = frozenset({"won", "lost", "over"})
"""Situations of a game in which nobody decides anything more."""
STANCES: tuple[Stance, ...] = ("balanced", "bold", "careful")

Match = Callable[[GameState], bool]


class Taken(NamedTuple):
    """One action that led to a state, and the kind of step that it is in the journal."""

    seat: Seat
    action: Action
    kind: Kind


class Found(NamedTuple):
    """A game that comes to the wanted state by these actions, from the seed that words stand for.

    `played` counts all actions that were tried, `games` the games.
    """

    wanted: Wanted
    options: Options
    words: str
    taken: tuple[Taken, ...]
    games: int
    played: int

    @property
    def seed(self) -> bytes:
        """The seed of the game."""
        return seed_of_words(self.words)

    def entropy(self) -> Callable[[int], bytes]:
        """Return the source of later seeds of a campaign, which has to be the same each time."""
        return _later_seeds(self.words)


class GivenUp(Exception):
    """Nobody waits for what is being searched."""


def search(
    wanted: Wanted,
    *,
    budget: int | None = None,
    first: int = 1,
    stopped: Callable[[], bool] = lambda: False,
) -> Found:
    """Return the first game in which a state is as wanted, from number `first` on.

    The `budget` is `BUDGET` actions unless another is given.

    Raises:
        RuleError: none was found within the budget, or the settings do not go together.
        GivenUp: it was `stopped`.
    """
    rules, budget = ruleset(wanted.game), BUDGET if budget is None else budget
    options = _options(rules, wanted)
    rules.check_options(options, wanted.seats)
    if wanted.stop == LOBBY:
        return Found(wanted, options, _words(1), (), 0, 0)
    match = _match(rules, wanted)
    played, number = 0, first - 1
    while played < budget:
        number += 1
        game = _Game(rules, options, wanted, number)
        most = min(LONGEST, budget - played)
        while not (found := match(game.state)):
            if wanted.stop or len(game.taken) >= most or not rules.awaiting(game.state):
                break
            if stopped():
                raise GivenUp
            game.go_on()
        # Each game counts for one at least, also where its first state ends it.
        played += max(1, len(game.taken))
        if found:
            return Found(wanted, options, _words(number), tuple(game.taken), number, played)
        if wanted.stop:
            break
    raise RuleError(
        "error-stage-not-found", games=number - first + 1, actions=played, said=str(wanted)
    )


def _words(number: int) -> str:
    return f"stage {number}"


def _options(rules: AnyRuleset, wanted: Wanted) -> Options:
    """Return the settings that a lobby proposes, with those that the wanted state needs."""
    options = rules.preset
    listed = situations(rules)
    needed = dict(rules.situations.single) if wanted.single else {}
    for term in wanted.terms:
        if term.kind != MAY and term.times != 0:
            needed |= listed[term.name].settings
    has = {each.name for each in settings_of(options)}
    for name, value in needed.items():
        if name in has:
            options = with_setting(options, name, value)
    return at_pace(rules, options, wanted.pace)


def _match(rules: AnyRuleset, wanted: Wanted) -> Match:
    """Return whether a state is as wanted."""
    listed = situations(rules)
    tests = [(term, listed[term.name]) for term in wanted.terms if term.kind != MAY]
    tests.sort(key=lambda each: each[1] in rules.situations.known, reverse=True)
    acts = [term.name for term in wanted.terms if term.kind == MAY]
    ends = any(term.name in ENDINGS and term.times != 0 for term, _ in tests)

    def holds(state: GameState) -> bool:
        level = rules.situations.level
        if wanted.level is not None and (level is None or level(state) != wanted.level):
            return False
        for term, situation in tests:
            count = situation.count(state)
            if count < 1 if term.times is None else count != term.times:
                return False
        awaited = rules.awaiting(state)
        if not awaited and not ends:
            return False
        offered = [kind for seat in awaited if acts for kind in rules.asked(state, seat)]
        return all(each in offered for each in acts)

    return holds


class _Game:
    """One game of the search, as far as it was played."""

    def __init__(self, rules: AnyRuleset, options: Options, wanted: Wanted, number: int) -> None:
        self._rules = rules
        self._number = number
        words = _words(number)
        self._later, self._order = _later_seeds(words), SeededDice(seed_of_words(f"{words} order"))
        party = tuple(
            SeatInfo(seat=each, name=f"Hero {each}") for each in range(1, wanted.seats + 1)
        )
        self._dice = SeededDice(seed_of_words(words))
        self.state: GameState = rules.new_game(options, party, self._dice).state
        self.taken: list[Taken] = []
        if wanted.stop != CHOOSING:
            while ready := next(self._ready(), None):
                self._take(*ready, READIED)

    def _ready(self) -> Iterator[tuple[Seat, Action]]:
        """Yield what makes a hero or a team of each seat that has none."""
        for seat in self._rules.awaiting(self.state):
            action = self._rules.ready_made(self.state, seat)
            if action is not None:
                yield seat, action

    def go_on(self) -> None:
        """Take the next action, of any of the seats that are awaited."""
        seat = pick(self._order, self._rules.awaiting(self.state), "seat")
        self._take(seat, self._chosen(seat), AUTO)

    def _chosen(self, seat: Seat) -> Action:
        """Return what a seat does: mostly what the autopilot would do."""
        rules, number = self._rules, self._number
        if number % 2 == 0 and self._order.roll(WHIMS[number // 2 % len(WHIMS)], "whim") == 1:
            options = rules.legal_actions(self.state, seat)
            offered = [each for each in options if not each.final]
            if offered:
                return pick(self._order, offered, "any").action
        return rules.autopilot(self.state, seat, STANCES[number % len(STANCES)])

    def _take(self, seat: Seat, action: Action, kind: Kind) -> None:
        done: Transition[Any] = self._rules.apply(self.state, seat, action, self._dice)
        self.state = done.state
        self.taken.append(Taken(seat, action, kind))
        if came_home(done.events) and self._rules.outcome(self.state) is None:
            self._dice = SeededDice(self._later(SEED_BYTES))


def _later_seeds(words: str) -> Callable[[int], bytes]:
    """Return a source of bytes that follow from words, other ones each time."""
    asked = 0

    def entropy(size: int) -> bytes:
        nonlocal asked
        asked += 1
        return blake2b(f"{words}: {asked}".encode(), digest_size=size).digest()

    return entropy
