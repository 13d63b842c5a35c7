"""Whole games by tempers, as a table: `python -m tests.systems.green_dungeon.measured 500`."""

import sys
from functools import cache
from typing import NamedTuple

from rules.core.dice import SeededDice
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.pilot import choose_by
from rules.systems.green_dungeon.pilot.tempers import TEMPERS, Temper
from rules.systems.green_dungeon.scoring import score
from rules.systems.green_dungeon.terms import BOSS_KINDS
from tests.systems.green_dungeon.moves import seats

CAREFUL = TEMPERS["careful"]
STYLES: dict[str, tuple[Temper, dict[str, object], int]] = {
    "careful": (CAREFUL, {}, 1),
    "careful, spells at the same moment": (CAREFUL, {"magic_simultaneous": True}, 1),
    "careful, melee only against minions": (CAREFUL._replace(spells_on=BOSS_KINDS), {}, 1),
    "careful, melee only": (CAREFUL._replace(spells_on=()), {}, 1),
    "balanced": (TEMPERS["balanced"], {}, 1),
    "bold": (TEMPERS["bold"], {}, 1),
    "bold, melee only": (TEMPERS["bold"]._replace(spells_on=()), {}, 1),
    "careful, 2 heroes": (CAREFUL, {}, 2),
    "careful, 3 heroes": (CAREFUL, {}, 3),
    "careful, 4 heroes": (CAREFUL, {}, 4),
    "balanced, 4 heroes": (TEMPERS["balanced"], {}, 4),
    "bold, 4 heroes": (TEMPERS["bold"], {}, 4),
}
MOST_ACTIONS = 6000


class Measured(NamedTuple):
    """Shares and means over some games: of all, and of those that were won."""

    won: float
    score: float
    damage: float
    cubes: float
    rests: float
    level: float


def play(temper, options, players, seed):
    """One game to its end; the last state.

    Raises:
        AssertionError: it did not come to an end.
    """
    dice = SeededDice(seed.to_bytes(4, "big"))
    state = RULESET.new_game(options, seats(players), dice).state
    for _ in range(MOST_ACTIONS):
        awaited = RULESET.awaiting(state)
        if not awaited:
            return state
        state = RULESET.apply(state, awaited[0], choose_by(state, awaited[0], temper), dice).state
    raise AssertionError(f"game {seed} did not end")


@cache
def end_of(style, seed):
    """The last state of a game in a style, played once however many tests look at it."""
    temper, settings, players = STYLES[style]
    return play(temper, GreenDungeonOptions(**settings), players, seed)


def measure(style, games):
    """Play that many games in a style."""
    players = STYLES[style][2]
    ends = [end_of(style, seed) for seed in range(games)]
    won = [end for end in ends if end.ending == "won"]
    count = max(1, len(won))
    return Measured(
        won=len(won) / games,
        score=sum(map(score, won)) / count,
        damage=sum(end.tally.wounds for end in ends) / games / players,
        cubes=sum(end.tally.cubes for end in won) / count,
        rests=sum(end.tally.rests for end in won) / count,
        level=sum(end.heroes[0].level for end in won) / count,
    )


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print("| style | won | score won | damage | time | rests | level |")
    print("|---|---|---|---|---|---|---|")
    for style in STYLES:
        found = measure(style, games)
        print(
            f"| {style} | {found.won:.2f} | {found.score:.0f} | {found.damage:.0f} "
            f"| {found.cubes:.0f} | {found.rests:.0f} | {found.level:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
