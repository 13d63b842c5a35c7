"""Whole games on autopilot, and what they come to: how a ruleset, or one of its options, plays."""

import hashlib
from collections.abc import Callable, Sequence
from itertools import chain
from math import ceil, sqrt
from statistics import fmean, median
from typing import Any, Literal

from rules.core.answers import PartyLine, SeatInfo, Stance, Transition
from rules.core.dice import SeededDice, pick
from rules.core.model import Action, Model, Options, Seat
from rules.core.ruleset import BaseRuleset

CERTAINTY = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""


Choose = Callable[[Any, Seat], Action | None]
"""Decides for a seat in a state, or leaves that to the autopilot."""
Watch = Callable[[Any, Transition[Any]], None]
"""Sees a state and what an action led to."""


def _as_the_autopilot(_state: object, _seat: Seat) -> None:
    """Leave every decision to the autopilot."""


def _unseen(_state: object, _done: object) -> None:
    """Look at nothing."""


class Game(Model):
    """One game that was played: `damage` and `scores` by seat, `deaths` in heroes."""

    result: Literal["victory", "defeat", "finished", "unfinished"]
    turns: int
    actions: int
    deaths: int
    damage: tuple[int, ...]
    scores: tuple[int, ...] = ()


class Spread(Model):
    """How a number is distributed: its mean, its median, and what nine in ten do not exceed."""

    mean: float
    median: float
    ninetieth: float


class Summary(Model):
    """What some games come to.

    `win_rate` is the share of all games, with its 95 % interval (Wilson) from `low` to `high`;
    `deaths` are heroes per game, `damage` points per hero and game, `score` the mean per hero.
    """

    games: int
    won: int
    lost: int
    finished: int
    unfinished: int
    win_rate: float
    low: float
    high: float
    turns: Spread
    actions: Spread
    deaths: float
    damage: float
    score: float | None


def play_game(
    rules: BaseRuleset[Any, Any],
    options: Options,
    seats: int,
    secret: bytes,
    steps: int,
    stance: Stance,
    *,
    choose: Choose = _as_the_autopilot,
    watch: Watch = _unseen,
) -> Game:
    """Play one game on autopilot, at most `steps` actions; the same secret gives the same game.

    Of several seats that are awaited, one by chance decides first, as at a table. `choose` may
    decide in the place of the autopilot, and `watch` sees every step.
    """
    dice, order = SeededDice(secret), SeededDice(_hash(secret, b"order"))
    party = tuple(SeatInfo(seat=seat, name=f"Hero {seat}") for seat in range(1, seats + 1))
    state = rules.new_game(options, party, dice).state
    vital = _vital(rules.party(state))
    damage = dict.fromkeys(range(1, seats + 1), 0)
    actions = 0
    while actions < steps and (awaited := rules.awaiting(state)):
        seat = pick(order, awaited, "seat")
        action = choose(state, seat) or rules.autopilot(state, seat, stance)
        done = rules.apply(state, seat, action, dice)
        watch(state, done)
        state = done.state
        actions += 1
        before, vital = vital, _vital(rules.party(state))
        for hero, points in vital.items():
            damage[hero] += _falls(before.get(hero, points), points)
    end, view = rules.outcome(state), rules.view(state, None)
    return Game(
        result=end.result if end else "unfinished",
        turns=view.turn,
        actions=actions,
        deaths=sum(line.down for line in view.party),
        damage=tuple(damage.values()),
        scores=tuple(score for _, score in sorted(end.scores)) if end else (),
    )


def secret_of(seed: str, number: int) -> bytes:
    """Return the dice secret of one game of a series."""
    return _hash(str(number).encode(), seed.encode())


def _hash(data: bytes, more: bytes) -> bytes:
    return hashlib.blake2b(data + b":" + more, digest_size=16, person=b"uc-simulate").digest()


def _vital(party: tuple[PartyLine, ...]) -> dict[Seat, tuple[int, ...]]:
    """Return the points of each seat's heroes whose loss counts as damage."""
    found: dict[Seat, tuple[int, ...]] = {}
    for line in party:
        mine = tuple([stat.value for stat in line.stats if stat.vital])
        found[line.seat] = found.get(line.seat, ()) + mine
    return found


def _falls(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    """Return how far numbers have fallen in all; rises make up for nothing."""
    if before == after:
        return 0
    return sum(max(0, old - new) for old, new in zip(before, after, strict=False))


def summed_up(games: Sequence[Game]) -> Summary:
    """Return the summary of one or more games."""
    counts = dict.fromkeys(("victory", "defeat", "finished", "unfinished"), 0)
    for game in games:
        counts[game.result] += 1
    low, high = wilson(counts["victory"], len(games))
    scores = list(chain.from_iterable(game.scores for game in games))
    return Summary(
        games=len(games),
        won=counts["victory"],
        lost=counts["defeat"],
        finished=counts["finished"],
        unfinished=counts["unfinished"],
        win_rate=counts["victory"] / len(games),
        low=low,
        high=high,
        turns=spread([game.turns for game in games]),
        actions=spread([game.actions for game in games]),
        deaths=fmean(game.deaths for game in games),
        damage=fmean(chain.from_iterable(game.damage for game in games)),
        score=fmean(scores) if scores else None,
    )


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate, given `hits` in `tries`, by Wilson's score."""
    rate, z2 = hits / tries, CERTAINTY**2
    middle = (rate + z2 / (2 * tries)) / (1 + z2 / tries)
    half = CERTAINTY / (1 + z2 / tries) * sqrt(rate * (1 - rate) / tries + z2 / (4 * tries**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(values: Sequence[int]) -> Spread:
    """Return the distribution of one or more numbers."""
    ordered = sorted(values)
    return Spread(
        mean=fmean(ordered),
        median=median(ordered),
        ninetieth=ordered[ceil(0.9 * len(ordered)) - 1],
    )
