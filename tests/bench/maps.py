"""New maps of dungeongen's layouts: drawn by it and by us, whole, in part, and as kept."""

from functools import partial
from typing import Any

from bot.drawing.memory import share_one_heap
from render.drawing.palettes import THEMES
from render.drawing.theme import flat_table
from render.pictures.compose import StillCache, compose
from render.pictures.still import Still, draw_still, redraw
from render.view.visible import known_only
from rules.core.scene import Scene
from tests.bench import peer
from tests.bench.figures import Figure, Finding
from tests.bench.rounds import medians
from tests.render.scenes import say

FULL = (1200, 900), 7
"""Pixels of pictures that are drawn beside dungeongen's, and how often."""
BRIEF = (400, 300), 1
LARGEST = 5_000_000
"""Bytes that a level may take while it is kept."""
FASTER = {24: 10, 50: 25}
"""How many times as fast as dungeongen's a new map of so many rooms shall be."""


def measure(*, brief: bool = False) -> list[Finding]:
    """New maps, empty pages, reveals, bytes and memory, of 24 rooms and of 50."""
    # As in the processes that draw cards: large images stay in the heap.
    share_one_heap(sheets=True)
    found: list[Finding] = []
    for rooms, faster in FASTER.items():
        # Dungeongen takes seconds for a large map, which is not what shows that all of this runs.
        made = peer.dungeon(min(FASTER) if brief else rooms)
        found += _beside(f"{rooms} rooms", made, faster, *(BRIEF if brief else FULL))
    return found


def _beside(name: str, made: Any, faster: int, size: tuple[int, int], rounds: int) -> list[Finding]:
    """One of dungeongen's layouts."""
    scene = peer.scene(made)
    frame = peer.frame(scene, size)
    theme = THEMES["parchment"]

    def ours(shown: Scene = scene) -> bytes:
        drawn = compose(
            shown, say, theme="parchment", view="overview", frame=frame, cache=StillCache(1)
        )
        return drawn.still.encoder.encode(drawn.indices, flat_table(drawn.theme))

    blank = (" " * scene.columns,) * scene.rows
    empty = scene.with_(terrain=blank, sight=blank, edges=(), rounded=(), labels=())
    its = peer.its_picture(made, frame.size)
    before, after = known_only(peer.scene(made, without=1)), known_only(scene)
    old = draw_still(before, frame, theme, "", "")
    taken = medians(
        {
            "ours": ours,
            "empty": partial(ours, empty),
            "its": its,
            "reveal": lambda: redraw(old, after, frame, theme),
            "full": lambda: draw_still(after, frame, theme, "", ""),
        },
        rounds,
    )
    kept = draw_still(after, frame, theme, "", "")
    kept.encoder.encode(kept.whole, flat_table(theme))
    return [
        Figure(f"{name}: a new map", taken["ours"] * 1000, taken["its"] * 1000, "dungeongen", "ms",
               at_most=1 / faster),
        Figure(f"{name}: an empty page", taken["empty"] * 1000, taken["its"] * 1000, "dungeongen",
               "ms"),
        Figure(f"{name}: its size", len(ours()) / 1024, len(its()) / 1024, "dungeongen", "KB",
               at_most=1 / 3),
        Figure(f"{name}: one more room", taken["reveal"] * 1000, taken["full"] * 1000,
               "drawing all", "ms", at_most=0.12),
        Figure(f"{name}: kept in memory", held(kept) / 1e6, LARGEST / 1e6, "the limit", "MB",
               at_most=1),
    ]  # fmt: skip


def held(still: Still) -> int:
    """The bytes of the pictures and strips that a still map keeps."""
    images = sum(image.width * image.height for image in (still.whole, *still.shades))
    return images + still.encoder.bytes_kept
