"""How fast the rules play, beside what merely storing each state costs."""

from statistics import median
from typing import NamedTuple

from rules.core.ruleset import AnyRuleset
from rules.registry import rulesets
from tests.bench.figures import Figure, Finding
from tests.bench.rounds import seconds
from tests.support.playing import Moment, played

SIZE = 3


class Scope(NamedTuple):
    """How much is played: rounds, games in each, and steps at which a game is cut.

    Some explorers live for ever.
    """

    rounds: int
    games: int
    steps: int


FULL, BRIEF = Scope(5, 12, 400), Scope(1, 1, 30)


class Rates(NamedTuple):
    """Games and actions per second, and dumps with loads of a state per second."""

    games: float
    actions: float
    stored: float


def measure(*, brief: bool = False) -> list[Finding]:
    """Games by chance and by autopilot, for every registered system."""
    found: list[Finding] = []
    for key, rules in rulesets().items():
        for what, stance in (("by chance", None), ("on autopilot", "balanced")):
            rates = measured(rules, stance, BRIEF if brief else FULL)
            peer = f"dump and load of each state; {rates.games:,.0f} games/s"
            name = f"{key} {what}, actions"
            found.append(Figure(name, rates.actions, rates.stored, peer, "/s", told=bool(stance)))
    return found


def measured(rules: AnyRuleset, stance: str | None, scope: Scope) -> Rates:
    """The median rates of some rounds of games, each game with a seed of its own."""
    rounds: list[Rates] = []
    for turn in range(scope.rounds):
        moments: list[Moment] = []
        seeds = range(turn * scope.games, (turn + 1) * scope.games)

        def play(seeds: range = seeds, moments: list[Moment] = moments) -> None:
            for seed in seeds:
                options = rules.options_type()
                moments += played(rules, options, SIZE, seed, scope.steps, stance=stance)

        def store(moments: list[Moment] = moments) -> None:
            for moment in moments:
                rules.state_type.model_validate_json(moment.state.model_dump_json())

        playing, storing = seconds(play), seconds(store)
        count = len(moments)
        rounds.append(Rates(scope.games / playing, count / playing, count / storing))
    return Rates(*(median(column) for column in zip(*rounds, strict=True)))
