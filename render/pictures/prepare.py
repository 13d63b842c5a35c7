"""A small picture that nobody sees, drawn before the first one that somebody waits for."""

from functools import cache

from render.drawing.colour import ThemeName
from render.drawing.theme import flat_table
from render.pictures.compose import StillCache, compose
from rules.core.scene import Barrier, Box, Edge, Feature, Label, Ruler, Scene, Side, Token
from rules.core.words import Text

# What things are called is nowhere on the picture. Letters have other sizes on a badge beside a
# face than alone, where wide ones are smaller: there are figures for each size.
_NAME = Text.of("render-caption-arrival")
_PLACE = Scene(
    title=_NAME,
    columns=15,
    rows=8,
    terrain=(" " * 15, *[f" {'.' * 8} {'.' * 4} "] * 3, f" {'.' * 13} ",
             *[f" {'.' * 8} {'.' * 4} "] * 2, " " * 15),
    sight=(" " * 15, *[f" {'+' * 8} {'-' * 4} "] * 3, f" {'+' * 8}{'-' * 5} ",
           *[f" {'+' * 8} {'-' * 4} "] * 2, " " * 15),
    rounded=(Box(at=(10, 1), columns=4, rows=6),),
    edges=(
        Edge(at=(8, 4), side=Side.EAST, kind=Barrier.DOOR),
        Edge(at=(1, 4), side=Side.WEST, kind=Barrier.UNEXPLORED),
        Edge(at=(13, 4), side=Side.EAST, kind=Barrier.ARCH),
        Edge(at=(4, 1), side=Side.NORTH, kind=Barrier.LOCKED),
    ),
    features=(
        Feature(kind="chest", at=(2, 2), name=_NAME),
        Feature(kind="column", at=(6, 2), name=_NAME),
        Feature(kind="bones", at=(7, 6), name=_NAME),
        Feature(kind="loot", at=(2, 6), name=_NAME),
        Feature(kind="stairs_down", at=(11, 2), size=(2, 1), facing="e", name=_NAME, note="2"),
        Feature(kind="entrance", at=(1, 4), name=_NAME),
    ),
    tokens=(
        Token(key="h", side="hero", mark="A", face="hood", name=_NAME, at=(4, 4), facing="e",
              active=True, health=4, health_max=6, seat=1),
        Token(key="o", side="hero", mark="M", name=_NAME, at=(4, 5), health=1, health_max=6,
              seat=2),
        Token(key="m", side="monster", mark="10", name=_NAME, at=(6, 4), health=3, health_max=4),
        Token(key="f", side="monster", mark="11", face="orc-head", name=_NAME, at=(5, 2), health=3,
              health_max=4),
    ),
    labels=(Label(at=(11, 5), text="7"),),
    trail=((3, 4), (4, 4)),
    reach=((5, 4), (5, 5)),
    targets=((6, 4),),
    ruler=Ruler(),
    region="nowhere",
)  # fmt: skip


@cache
def prepare(theme: ThemeName = "parchment") -> None:
    """Load fonts, textures and tables of colours, so that the next picture is drawn fast.

    The map of the place itself is not kept.
    """
    drawn = compose(_PLACE, lambda _text: "", theme=theme, view="play", cache=StillCache(1))
    drawn.still.encoder.encode(drawn.indices, flat_table(drawn.theme))
