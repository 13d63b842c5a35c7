"""What the near view shows of whole games: how full it is, how large, and what it leaves out.

`python -m tests.support.near_views --games 4 --steps 2000` plays games of each system by autopilot,
with one player and with three, and prints a table; `tests/render/test_full_frames.py` holds it.
"""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import median, quantiles

from render.things.offscreen import beyond
from render.view.near import SHAPES
from render.view.visible import known_only, squares
from render.view.window import BOARD_PANEL, FIGURE, TELEPHONE, is_board, layout
from rules.core.model import Options
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Box, Scene, Square
from rules.registry import ruleset, rulesets
from tests.support.playing import played

FULL = 0.6
"""The share of known ground from which a frame counts as full."""
PARTIES = (1, 3)


@dataclass(frozen=True)
class Sample:
    """One moment of a game in the near view.

    `most` is the largest share of known ground that a frame of any shape could have here without
    losing what this one holds of what matters. `left_out` is whether anybody who is asked or can be
    attacked, or a square on offer, lies outside; `told` whether the picture says so for all of it.
    """

    known: float
    most: float
    figure: float
    height: float
    heroless: bool
    left_out: bool
    told: bool


def samples(
    key: str, seats: int, seed: int, steps: int, options: Options | None = None
) -> Iterator[Sample]:
    """Yield the moments of one game by autopilot."""
    rules: AnyRuleset = ruleset(key)
    for moment in played(rules, options or rules.preset, seats, seed, steps, stance="balanced"):
        scene = rules.view(moment.state, None).scene
        if scene is not None:
            yield sample(known_only(scene))


def sample(scene: Scene) -> Sample:
    """Return what the near view shows of what is known."""
    frame = layout(scene, "play")
    matters = set(_matters(scene))
    outside = {at for at in matters if not _inside(frame.window, at)}
    told = {at for each in beyond(scene, frame) for at in each.squares}
    heroes = [token for token in scene.tokens if token.side == "hero"]
    counts = is_board(scene) and bool(scene.tracks or scene.piles)
    wide = frame.size[0] + (BOARD_PANEL if counts else 0)
    return Sample(
        known=known_share(scene, frame.window),
        most=_most(scene, frame.window, matters - outside),
        figure=FIGURE * frame.c * frame.figures * TELEPHONE / wide,
        height=frame.size[1] * TELEPHONE / wide,
        heroless=bool(heroes) and not any(_inside(frame.window, each.at) for each in heroes),
        left_out=bool(outside),
        told=outside <= told,
    )


def known_share(scene: Scene, box: Box) -> float:
    """Return the share of a window that is known ground."""
    covered = list(squares(box.at, (box.columns, box.rows)))
    return sum(_is_known(scene, at) for at in covered) / len(covered)


def _is_known(scene: Scene, at: Square) -> bool:
    column, row = at
    on_map = 0 <= column < scene.columns and 0 <= row < scene.rows
    return on_map and scene.sight[row][column] != " " and scene.terrain[row][column] != " "


def _matters(scene: Scene) -> Iterator[Square]:
    """Yield the squares of who is asked, who can be attacked, and what may be chosen."""
    for token in scene.tokens:
        if token.active:
            yield from squares(token.at, token.size)
    yield from (*scene.targets, *scene.reach, *scene.chosen)


def _inside(box: Box, at: Square) -> bool:
    return all(
        0 <= at[axis] - box.at[axis] < length for axis, length in ((0, box.columns), (1, box.rows))
    )


def _most(scene: Scene, shown: Box, held: Iterable[Square]) -> float:
    """Return a share of known ground that a frame with the same squares can have: the largest.

    Where the one that is shown is full it is that one's.
    """
    best, held = known_share(scene, shown), list(held)
    if best >= FULL:
        return best
    (left, top), reach = shown.at, 3
    for columns, rows in SHAPES:
        for x in range(left - reach, left + shown.columns + reach - columns + 1):
            for y in range(top - reach, top + shown.rows + reach - rows + 1):
                box = Box(at=(x, y), columns=columns, rows=rows)
                if all(_inside(box, at) for at in held):
                    best = max(best, known_share(scene, box))
    return best


@dataclass(frozen=True)
class Report:
    """What many moments come to."""

    key: str
    seats: int
    moments: int
    median: float
    """The share of known ground in the median, of moments at which a frame could be full."""
    overall: float
    """The same of all moments."""
    tenth: float
    """The share that nine of ten moments exceed."""
    figure: float
    """The height of a figure on a telephone where it is least, in its pixels."""
    height: float
    """The height of the tallest frame on a telephone."""
    left_out: float
    """The share of moments at which something that matters lies outside."""
    untold: int
    """How many of these moments have a picture that does not say so for all of it."""
    heroless: int

    @property
    def line(self) -> str:
        """The row of the table."""
        return (
            f"{self.key:14} {self.seats} {self.moments:6} {self.median:7.2f} {self.overall:7.2f}"
            f" {self.tenth:6.2f} {self.figure:6.1f} {self.height:6.0f} {self.left_out:8.2f}"
            f" {self.untold:6} {self.heroless:8}"
        )


HEAD = "game           n  turns  median  of all  tenth figure height left-out untold heroless"


def report(key: str, seats: int, found: list[Sample]) -> Report:
    """Return what the moments of some games come to."""
    shares = [each.known for each in found]
    full = [each.known for each in found if each.most >= FULL]
    return Report(
        key=key,
        seats=seats,
        moments=len(found),
        median=median(full or [1.0]),
        overall=median(shares),
        tenth=quantiles(shares, n=10)[0],
        figure=min(each.figure for each in found),
        height=max(each.height for each in found),
        left_out=sum(each.left_out for each in found) / len(found),
        untold=sum(each.left_out and not each.told for each in found),
        heroless=sum(each.heroless for each in found),
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--steps", type=int, default=2000)
    asked = parser.parse_args()
    print(HEAD)
    for key in rulesets():
        for seats in PARTIES:
            found = [
                each
                for seed in range(asked.games)
                for each in samples(key, seats, seed, asked.steps)
            ]
            print(report(key, seats, found).line, flush=True)


if __name__ == "__main__":
    main()
