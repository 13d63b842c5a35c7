"""Quick fights: a party of two against Monsters in two bare chambers, on the game's own engine."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from rules.core.answers import SeatInfo
from rules.core.dice import SeededDice
from rules.core.packs.forging import Game
from rules.systems.mkd.content import HEROES, MONSTERS
from rules.systems.mkd.content.models import LEVEL_ONE, MonsterKind
from rules.systems.mkd.pieces import Figure, Placed, Site

FIGHTS: Final = 20
PARTY: Final = ("brannoc", "corvane")
"""The standard party: one for close quarters, and one who shoots."""
BARE: Final = 7
"""The number of a chamber without anything in it."""
LENGTH: Final = 5
"""Squares across a chamber."""
MOST_FOES: Final = 6
MOST_ROUNDS: Final = 30
"""After so many rounds a fight is given up, and nobody has won it."""
RESULTS_KEPT: Final = 256


class Bout(NamedTuple):
    """Who fights: kinds of Heroes, all at one level, against kinds of Monsters."""

    heroes: tuple[str, ...]
    level: int
    foes: tuple[str, ...]

    @property
    def worth(self) -> int:
        """The points of the Monsters together."""
        return sum(MONSTERS[kind].value for kind in self.foes)

    @property
    def points(self) -> int:
        """The points of the Heroes together."""
        return sum(HEROES[kind].values[self.level - 1] for kind in self.heroes)


class Result(NamedTuple):
    """Whether the Heroes won a fight, and how many rounds it took."""

    won: bool
    rounds: int
    over: bool
    """Whether somebody won at all."""


def level_for(heroes: tuple[str, ...], worth: int) -> int:
    """Return the level at which Heroes are worth about some points, from 1 to 5."""

    def distance(level: int) -> int:
        return abs(Bout(heroes, level, ()).points - worth)

    return min(range(1, LEVEL_ONE + 2), key=distance)


def against(
    kind: MonsterKind, heroes: tuple[str, ...] = PARTY, *, level: int | None = None
) -> Bout:
    """Return a fight against copies of a Monster that are together worth about a party.

    Without a `level` the Heroes have the one at which they are worth what a single Monster is.
    """
    chosen = level_for(heroes, kind.value) if level is None else level
    points = Bout(heroes, chosen, ()).points
    copies = max(1, min(MOST_FOES, round(points / kind.value)))
    return Bout(heroes, chosen, (kind.id,) * copies)


def standard_foes(heroes: tuple[str, ...]) -> tuple[Bout, ...]:
    """Return fights of Heroes at level 1 against standard Monsters that are worth no more."""
    points = Bout(heroes, 1, ()).points
    able = [kind for kind in MONSTERS.values() if kind.value <= points]
    return tuple(against(kind, heroes, level=1) for kind in able)


def begun(rules: Game, bout: Bout, packs: tuple[str, ...], dice: SeededDice) -> Any:  # noqa: ANN401 - of any game
    """Return the state in which a fight begins."""
    seats = tuple(
        SeatInfo(seat=seat, name=f"Player {seat}") for seat in range(1, len(bout.heroes) + 1)
    )
    order = tuple(each.seat for each in seats)
    figures = tuple(_figures(bout))
    state: Any = rules.new_game(rules.options_type(packs=packs), seats, dice).state
    return state.with_(
        site=Site(
            tiles=(
                Placed(tile=BARE, side="A", turn=0, at=(0, 0)),
                Placed(tile=BARE, side="A", turn=0, at=(0, LENGTH)),
            )
        ),
        figures=figures,
        part="heroes",
        round=1,
        turn=1,
        order=order,
        acting=order[0],
        ready=order,
        visited=(0, 1),
        next_id=len(figures) + 1,
        agenda=(),
    )


def _figures(bout: Bout) -> Iterator[Figure]:
    click = LEVEL_ONE + 1 - bout.level
    for place, kind in enumerate(bout.heroes):
        yield Figure(
            id=place + 1,
            kind=kind,
            side="hero",
            seat=place + 1,
            at=(1 + 2 * place, 1),
            facing=4,
            click=click,
            cap=click,
            level=bout.level,
        )
    for place, kind in enumerate(bout.foes):
        row, column = divmod(place, LENGTH)
        at = ((column + 2) % LENGTH, LENGTH + 3 - 2 * row)
        yield Figure(
            id=len(bout.heroes) + place + 1,
            kind=kind,
            number=place + 1,
            side="monster",
            at=at,
            rear=(at[0], at[1] + 1) if MONSTERS[kind].mounted else None,
            facing=0,
        )


def fought(rules: Game, bout: Bout, packs: tuple[str, ...], seed: bytes) -> Result:
    """Play a fight to its end by the autopilot."""
    dice = SeededDice(seed)
    state = begun(rules, bout, packs, dice)
    while _goes_on(rules, state):
        seat = rules.awaiting(state)[0]
        state = rules.apply(state, seat, rules.autopilot(state, seat, "balanced"), dice).state
    stands = any(figure.where == "board" for figure in state.heroes)
    won = stands and not state.monsters
    return Result(won, min(state.round, MOST_ROUNDS), won or not stands)


def _goes_on(rules: Game, state: Any) -> bool:  # noqa: ANN401 - of any game
    heroes = any(figure.where == "board" for figure in state.heroes)
    on = heroes and bool(state.monsters) and state.round <= MOST_ROUNDS
    return on and rules.outcome(state) is None


def twenty(
    rules: Game, bouts: tuple[Bout, ...], packs: tuple[str, ...], seed: bytes
) -> tuple[Result, ...]:
    """Return twenty fights, of all bouts alike; the same seed gives the same fights."""
    return tuple(
        fought(rules, bouts[number * len(bouts) // FIGHTS], packs, seed + bytes((number,)))
        for number in range(FIGHTS)
    )


@lru_cache(maxsize=RESULTS_KEPT)
def twenty_standard(rules: Game, bouts: tuple[Bout, ...]) -> tuple[Result, ...]:
    """Return twenty fights among standard figures, always the same, which are remembered."""
    return twenty(rules, bouts, (), b"standard")
