"""Where figures stand, and how large: those on one tile of a board stand beside each other."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import dist
from typing import NamedTuple

from render.drawing.pen import Point
from render.view.window import NEAR_MARGIN, Layout, is_board
from rules.core.scene import Scene, Square, Token

SHARED = 0.60
"""The scale of figures that share a square."""
QUARTERS: tuple[Point, ...] = ((-0.23, -0.23), (0.23, -0.23), (-0.23, 0.23), (0.23, 0.23))
WIDTH, HALF = 0.84, 0.42
"""How wide a body is, and how far it reaches from its middle, in squares of its own scale."""
LOW = 0.61
"""How far down a figure reaches with its health, in squares of its own scale."""
RISE = 0.09
"""How much higher figures stand, as their health is below them, in squares of their own scale."""
OVER = 0.25
"""How far figures may stand over the walls of their tile, in squares."""


class Stand(NamedTuple):
    """A figure with its middle on the map, in squares, and its scale."""

    token: Token
    middle: Point
    scale: float


def rank(token: Token) -> int:
    """Return a number to order figures by: the fallen below, the active one on top."""
    return 2 if token.active else 0 if token.down else 1


def stands(scene: Scene, frame: Layout) -> Iterator[Stand]:
    """Yield each visible figure where it is drawn, smaller where a square or a tile is shared."""
    tiles: dict[Square, list[Token]] = defaultdict(list)
    step = scene.ruler.step if is_board(scene) and frame.figures > 1 else 1
    for token in scene.tokens:
        if frame.near(*token.at, 1 + max(token.size)):
            tiles[token.at[0] // step, token.at[1] // step].append(token)
    for tile, tokens in tiles.items():
        if step > 1:
            yield from _on_a_tile(tile, step, tokens, frame)
        else:
            yield from _on_a_square(tokens, frame.figures)


def _on_a_square(tokens: Sequence[Token], figures: float) -> Iterator[Stand]:
    """Yield the figures of one square: one in its middle, or up to four in its quarters."""
    for token, shift in _quartered(tokens):
        middle = (token.at[0] + token.size[0] / 2, token.at[1] + token.size[1] / 2)
        if shift is None:
            yield Stand(token, middle, min(token.size) * figures)
        else:
            yield Stand(token, (middle[0] + shift[0], middle[1] + shift[1]), SHARED * figures)


def _quartered(tokens: Sequence[Token]) -> Iterator[tuple[Token, Point | None]]:
    """Yield the figures of one square, each with its quarter if there are several."""
    shown = sorted(tokens, key=rank, reverse=True)[: len(QUARTERS)]
    for token, shift in zip(shown, QUARTERS, strict=False):
        yield token, shift if len(shown) > 1 else None


def _on_a_tile(tile: Square, step: int, tokens: Sequence[Token], frame: Layout) -> Iterator[Stand]:
    """Yield the figures of one tile of a board, as large as they can stand beside each other.

    Each stands towards the square that it has on the tile. They may stand over the tile's walls,
    but not over the rim of the map.
    """
    squares: dict[Square, list[Token]] = defaultdict(list)
    for token in tokens:
        squares[token.at].append(token)
    room = step / 2 + OVER
    apart = min((dist(*pair) for pair in combinations(squares, 2)), default=float(step))
    # So large that the nearest two touch while the outermost reach the end of the room.
    unit = (step - 1) / 2
    scale = min(frame.figures, room * apart / (unit + apart / 2) / WIDTH)
    spread = (room - HALF * scale) / unit
    corner = (tile[0] * step, tile[1] * step)
    for at, several in squares.items():
        middle = [
            corner[axis] + step / 2 + spread * (at[axis] - corner[axis] - unit) for axis in (0, 1)
        ]
        if len(squares) > 1:
            middle[1] -= RISE * scale
        for token, shift in _quartered(several):
            smaller = SHARED if shift else 1.0
            dx, dy = shift or (0.0, 0.0)
            place = (middle[0] + dx * scale, middle[1] + dy * scale)
            yield Stand(token, _on_map(place, scale * smaller, frame), scale * smaller)


def _on_map(middle: Point, scale: float, frame: Layout) -> Point:
    """Return the nearest place at which all of a figure is on the map."""
    (left, top), window = frame.window.at, frame.window
    ends = (
        (left - NEAR_MARGIN + HALF * scale, left + window.columns + NEAR_MARGIN - HALF * scale),
        (top - NEAR_MARGIN + HALF * scale, top + window.rows + NEAR_MARGIN - LOW * scale),
    )
    x, y = (max(low, min(high, at)) for at, (low, high) in zip(middle, ends, strict=True))
    return x, y
