"""Forging tiles: two faces, each a grid of letters and open edges."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Literal, cast

from rules.core.packs.forging import Draft, Forge, Forged, Form, FormField, Game, Typed
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import hash_in
from rules.core.packs.points import Entry
from rules.core.scene import Scene
from rules.core.words import Text, Words
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E, Facing, N, S, Square, W
from rules.systems.mkd.content import OWN
from rules.systems.mkd.content.models import TileFace, TileKind
from rules.systems.mkd.content.points import FOLDER as SYSTEM
from rules.systems.mkd.content.points import SIZES
from rules.systems.mkd.content.tiles import TILES, number_in
from rules.systems.mkd.forge.typed_rows import edges_of, grid_of, told_edges
from rules.systems.mkd.pieces import Placed, Site
from rules.systems.mkd.show import ground
from rules.systems.mkd.show.page import Page, page_of

SIDES: tuple[Literal["A", "B"], ...] = ("A", "B")
_FACING: dict[str, Facing] = {"N": N, "E": E, "S": S, "W": W}


class TileForge(Forge):
    """Double-sided tiles; whether it is a hallway or a chamber is seen by its size."""

    what: ClassVar[str] = "tile"
    file: ClassVar[str] = "tiles"
    forms: ClassVar[tuple[Form, ...]] = (
        Form(
            "grid",
            (
                FormField("tile", 32),
                FormField("face-a", 80, lines=True),
                FormField("edges-a", 60),
                FormField("face-b", 80, lines=True),
                FormField("edges-b", 60),
            ),
        ),
    )

    def standard(self) -> Sequence[Entry]:
        """Return the tiles that come with the game."""
        return OWN["tiles"]

    def label(self, entry: Entry, words: Words) -> str:  # noqa: ARG002 - tiles have no messages
        """Return a tile's name, which is made of its id."""
        plain, _, _ = entry.id.partition("--")
        return plain.replace("_", " ")

    def said(self, entry: Entry, words: Words) -> tuple[str, ...]:
        """Return the name; it is no message of a pack."""
        return (self.label(entry, words),)

    def raw(self, entry: Entry) -> dict[str, Any]:
        """Return a tile as it is written in a file, without its id."""
        tile = cast(TileKind, entry)
        return {"kind": tile.kind, "a": _face(tile.a), "b": _face(tile.b)}

    def filled(self, draft: Draft, form: str, words: Words) -> Typed:  # noqa: ARG002 - there is one form
        """Return the name of the tile, its grids and its open edges."""
        a, b = draft.raw["a"], draft.raw["b"]
        return {
            "tile": draft.said[0],
            "face-a": "\n".join(a["rows"]),
            "edges-a": told_edges(a["open"]),
            "face-b": "\n".join(b["rows"]),
            "edges-b": told_edges(b["open"]),
        }

    def typed(self, draft: Draft, form: str, typed: Typed, words: Words) -> Draft:  # noqa: ARG002
        """Return a draft with the grids and edges that were typed."""
        a: dict[str, Any] = {"rows": grid_of(typed["face-a"]), "open": edges_of(typed["edges-a"])}
        b = {"rows": grid_of(typed["face-b"]), "open": edges_of(typed["edges-b"])}
        across = len(next(iter(a["rows"]), ""))
        kind = next((name for name, (wide, _) in SIZES.items() if wide == across), "hall")
        return draft.with_raw(kind=kind, a=a, b=b)._replace(said=(typed["tile"],))

    def named(self, draft: Draft) -> str:
        """Return the tile's name."""
        return draft.said[0]

    def card(self, forged: Forged) -> Sequence[Text]:
        """Return the kind of a tile, and the open edges of each face."""
        tile = cast(TileKind, forged.entry)
        faces = ((side, face) for side, face in zip(SIDES, (tile.a, tile.b), strict=True))
        return (
            Text.of("mkd-forge-tile", kind=tile.kind),
            *(
                Text.of("mkd-forge-edges", side=side, edges=told_edges(face.open))
                for side, face in faces
            ),
            Text.of("mkd-forge-letters"),
        )

    def scenes(self, forged: Forged, rules: Game) -> Sequence[Scene]:  # noqa: ARG002
        """Return both faces as they are drawn in play, all of them in view."""
        tiles = LIBRARY.pack(forged.ref).of(SYSTEM, self.file)
        place = [tile.id for tile in tiles].index(forged.entry.id)
        number = number_in(hash_in(forged.ref), place)
        return tuple(_scene(number, side, forged.said[0]) for side in SIDES)


def _face(face: TileFace) -> dict[str, Any]:
    return {"rows": list(face.rows), "open": {side: list(face.open[side]) for side in face.open}}


def _scene(number: int, side: Literal["A", "B"], name: str) -> Scene:
    board = board_of(Site(tiles=(Placed(tile=number, side=side, turn=0, at=(0, 0)),)))
    page = page_of(board)
    return Scene(
        title=Text.of("mkd-forge-face", name=name, side=side),
        columns=page.columns,
        rows=page.rows,
        terrain=ground.terrain(board, page),
        sight=ground.sight(board, page, frozenset(board.owner.values())),
        edges=(*ground.edges(board, page), *ground.ways_on(page, _ways(number, side, page))),
        ruler=page.ruler,
        region=f"forge-{side}",
    )


def _ways(number: int, side: Literal["A", "B"], page: Page) -> Iterator[tuple[Square, Facing]]:
    """Yield the open edges of a face: the square inside of each, and its side."""
    face = TILES[number, side]
    for name, places in face.open.items():
        for place in places:
            far = (page.columns if name == "E" else page.rows) - 1
            along = {"N": (place, 0), "S": (place, far), "W": (0, place), "E": (far, place)}
            yield along[name], _FACING[name]


TILE = TileForge()
