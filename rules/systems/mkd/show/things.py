"""Things on the map other than figures: ways in, chests, markers, artifacts, dark tiles."""

from collections.abc import Iterator

from rules.core.scene import Facing as Way
from rules.core.scene import Feature, Symbol
from rules.core.words import Text
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import NAMES, Facing
from rules.systems.mkd.names import chest_name, marker_name
from rules.systems.mkd.pieces import Chest, Marker
from rules.systems.mkd.show.page import Page
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import MarkerKind

SYMBOLS: dict[MarkerKind, Symbol] = {
    "bones": "bones",
    "teleport": "portal",
    "vortex": "vortex",
    "artifact": "altar",
    "pillar": "column",
    "furniture": "table",
    "stairs": "stairs_down",
}
"""The symbols of markers; water and shadow are drawn as ground and have none."""
BASINS = ("great_basin", "small_basin", "bone_spring")


def features(state: MkdState, board: Board, page: Page) -> tuple[Feature, ...]:
    """Return things in the order in which they are painted."""
    return (
        *_unexplored(state, board, page),
        *_entrance(state, page),
        *_markers(state, page),
        *_chests(state, page),
    )


def way_of(facing: Facing) -> Way:
    """Return a facing as scenes name it."""
    return NAMES[facing % 8]


def _unexplored(state: MkdState, board: Board, page: Page) -> Iterator[Feature]:
    """Yield tiles that no Hero has entered: their place is known, not their contents (MA-150).

    The mark stands on a square that can be stood on and has nothing on it, as far to the north-east
    as there is one.
    """
    full = {marker.at for marker in state.site.markers}
    full |= {chest.at for chest in state.chests if chest.at is not None and not chest.gone}
    full |= {token.at for token in state.tokens}
    for tile in range(len(state.site.tiles)):
        if tile in state.visited:
            continue
        squares = [each for each in board.squares(tile) if board.standable(each)]
        if squares:
            name = Text.of("mkd-feature-unexplored", kind=board.shape(tile).kind)
            corner = max(squares, key=lambda at: (at not in full, at[0] - at[1], at[0]))
            yield Feature(kind="glimpsed", at=page.place(corner), name=name)


def _entrance(state: MkdState, page: Page) -> Iterator[Feature]:
    if state.site.entrance is not None:
        square, side = state.site.entrance
        inward = way_of(side + 4)
        name = Text.of("mkd-feature-entrance")
        yield Feature(kind="entrance", at=page.place(square), name=name, facing=inward)
    for square in state.site.exits:
        name = Text.of("mkd-feature-second-way")
        yield Feature(kind="stairs_up", at=page.place(square), name=name)


def _markers(state: MkdState, page: Page) -> Iterator[Feature]:
    """Yield each marker; an artifact that takes several squares is one thing."""
    whole: dict[str, list[Marker]] = {}
    for number, marker in enumerate(state.site.markers):
        if marker.kind in SYMBOLS:
            alone = f"{number}"
            key = marker.what if marker.kind == "artifact" and marker.what else alone
            whole.setdefault(key, []).append(marker)
    for parts in whole.values():
        first = parts[0]
        columns, rows = zip(*(part.at for part in parts), strict=True)
        size = (max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)
        at = page.place((min(columns), min(rows)))
        kind = "fountain" if first.what in BASINS else SYMBOLS[first.kind]
        yield Feature(kind=kind, at=at, name=thing_name(first), size=size)


def thing_name(marker: Marker) -> Text:
    """Return the name of a thing on the map: an artifact's own, furniture's by its kind."""
    if marker.kind == "artifact":
        return marker_name(marker)
    return Text.of(f"mkd-marker-{marker.kind}")


def _chests(state: MkdState, page: Page) -> Iterator[Feature]:
    """Yield chests on the floor; a star shines behind the Quest Chest."""
    for chest in state.chests:
        if chest.at is None or chest.gone:
            continue
        at = page.place(chest.at)
        if chest.quest:
            yield Feature(kind="very_special", at=at, name=Text.of("mkd-feature-quest"))
        yield Feature(
            kind="loot" if chest.opened else "chest",
            at=at,
            name=chest_text(chest),
            facing=way_of(chest.facing),
        )


def chest_text(chest: Chest) -> Text:
    """Return a chest's name, with its kind, its lock and its trap, as far as known."""
    trap = "unknown" if chest.trap is None else "safe"
    if chest.trap not in (None, "spent", "none"):
        trap = "trapped"
    return Text.of(
        "mkd-feature-chest",
        chest=chest_name(chest),
        quest="yes" if chest.quest else "no",
        open="yes" if chest.opened else "no",
        trap=trap,
    )
