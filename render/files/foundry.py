"""A scene for Foundry VTT, version 12 and later, where doors can be locked or secret.

The zip is to be unpacked in Foundry's `Data` folder; a JSON is then imported into a scene. One has
a single level, as every version reads it. Where more levels are known another has all of them, for
version 14, which alone has scenes of several levels.
"""

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from render.drawing.colour import ThemeName
from render.drawing.own_colours import theme_in
from render.files import foundry_documents as documents
from render.files.audience import Audience, for_audience, for_virtual_table
from render.files.bundle import zipped
from render.files.foundry_documents import FIRST_LEVEL, HEIGHT, Document, Layer
from render.files.notes import Note
from render.files.picture import pixels_that_fit, table_png
from render.files.stacking import Stack, stacked
from render.words import Say
from rules.core.scene import Box, Scene
from rules.core.storeys import Stairway, Storeys
from rules.core.words import Words

FOLDER = "undercroft"
CORE, CORE_WITH_LEVELS = "12.331", "14.367"
"""The versions of Foundry whose fields are written; later ones migrate them."""
INDIVIDUAL = 1
"""The mode of fog in which everybody has explored what their own tokens saw."""


class Look(NamedTuple):
    """What decides the files of a scene beside its places."""

    audience: Audience
    theme: ThemeName
    ppg: int
    name: str
    """The files' name."""
    feet: float
    """The length of a square's side."""


def foundry(
    place: Scene, look: Look, say: Say, words: Words, notes: Sequence[Note] = (),
    storeys: Storeys | None = None, keys: Mapping[int, Sequence[Note]] | None = None,
) -> bytes:  # fmt: skip
    """Return the zip: `<name>.json` and its picture in a folder; of all levels `<name>-all.json`.

    Args:
        place: a scene from `for_audience`.
        look: the audience, the palette, the size of squares, the files' name.
        say: puts the places' titles into words.
        words: the words of this package.
        notes: the keeper's key of the level.
        storeys: all levels that the audience may see.
        keys: the keeper's keys of all levels, by their depths.
    """
    title = say(place.title)
    alone = Layer(
        FIRST_LEVEL, place, title, f"{FOLDER}/{look.name}.png", _page(look, place),
        notes=tuple(notes),
    )  # fmt: skip
    files = _one_level(alone, look)
    if storeys is not None and len(storeys.levels) > 1:
        files |= _all_levels(storeys, look, say, words, keys or {})
    return zipped(files)


def _one_level(layer: Layer, look: Look) -> dict[str, bytes]:
    """Return the files of a scene of one level, which older versions read as well."""
    place = layer.place
    look = look._replace(ppg=pixels_that_fit(place.columns, place.rows, look.ppg))
    scene = {
        **_scene(layer.name, (place.columns, place.rows), look),
        "background": {"src": layer.picture},
        "backgroundColor": layer.colour,
        "fog": {"exploration": True, "mode": INDIVIDUAL},
        **_contents([layer], look),
        "_stats": {"coreVersion": CORE},
    }
    return {
        f"{look.name}.json": _written(scene),
        layer.picture: table_png(for_virtual_table(look.audience, place), look.theme, look.ppg),
    }


def _all_levels(
    storeys: Storeys, look: Look, say: Say, words: Words, keys: Mapping[int, Sequence[Note]]
) -> dict[str, bytes]:
    """Return the files of a scene of all levels, one above the other."""
    stack = stacked(storeys)
    look = look._replace(ppg=pixels_that_fit(stack.columns, stack.rows, look.ppg))
    layers = _layers(storeys, stack, look, say, keys)
    title = words.phrase("export-all-levels", title=say(storeys.levels[0].scene.title))
    scene = {
        **_scene(title, (stack.columns, stack.rows), look),
        "fog": {"mode": INDIVIDUAL},
        "initialLevel": FIRST_LEVEL,
        **_contents([*layers.values()], look),
        "regions": [
            region
            for each in storeys.stairways
            for region in _stairs(each, stack, layers, look, words)
        ],
        "_stats": {"coreVersion": CORE_WITH_LEVELS},
    }
    files = {f"{look.name}-all.json": _written(scene)}
    for layer in layers.values():
        window = Box(at=(-layer.at[0], -layer.at[1]), columns=stack.columns, rows=stack.rows)
        shown = for_virtual_table(look.audience, layer.place)
        files[layer.picture] = table_png(shown, look.theme, look.ppg, window)
    return files  # fmt: skip


def _layers(
    storeys: Storeys, stack: Stack, look: Look, say: Say, keys: Mapping[int, Sequence[Note]]
) -> dict[int, Layer]:
    """Return the levels by their depths, from the top."""
    count = len(storeys.levels)
    found = {}
    for number, storey in enumerate(storeys.levels):
        place = for_audience(look.audience, storey.scene)
        found[storey.depth] = Layer(
            FIRST_LEVEL if number == 0 else documents.identifier(look.name, storey.depth),
            place,
            say(place.title),
            f"{FOLDER}/{look.name}-all-{storey.depth}.png",
            _page(look, place),
            stack.at[storey.depth],
            bottom=-HEIGHT * number,
            sort=count - 1 - number,
            notes=tuple(keys.get(storey.depth, ())),
        )
    return found


def _stairs(
    stairway: Stairway, stack: Stack, layers: Mapping[int, Layer], look: Look, words: Words
) -> list[Document]:
    """Return the region in which tokens change between two levels.

    Where the ends of stairs do not lie above one another a token would come out in the rock: then
    each end is a region whose name says where they lead.
    """
    upper, lower = layers[stairway.upper], layers[stairway.lower]
    shared = stack.shared(stairway)
    if shared is not None:
        name = words.phrase("export-stairs", upper=upper.name, lower=lower.name)
        change = words.phrase("export-stairs-change")
        return [documents.region(name, shared, [lower, upper], look.ppg, change=change)]
    ends = ((upper, stairway.above, lower, stairway.below),
            (lower, stairway.below, upper, stairway.above))  # fmt: skip
    return [
        documents.region(
            words.phrase(
                "export-stairs-elsewhere",
                level=there.name,
                square=there.place.ruler.name(far.at),
            ),
            stack.placed(layer_depth, near),
            [here],
            look.ppg,
        )
        for (here, near, there, far), layer_depth in zip(
            ends, (stairway.upper, stairway.lower), strict=True
        )
    ]


def _scene(title: str, size: tuple[int, int], look: Look) -> Document:
    return {
        "name": title,
        "width": size[0] * look.ppg,
        "height": size[1] * look.ppg,
        "padding": 0,
        "grid": {"type": 1, "size": look.ppg, "distance": look.feet, "units": "ft"},
        "tokenVision": True,
        "environment": {"darknessLevel": 0, "globalLight": {"enabled": True}},
        "flags": {"undercroft": {"audience": look.audience}},
    }


def _contents(layers: Sequence[Layer], look: Look) -> Document:
    """Return the levels of a scene, and what stands on each."""
    return {
        "levels": [documents.level(layer) for layer in layers],
        "walls": [
            wall for layer in layers for wall in documents.walls(layer, look.audience, look.ppg)
        ],
        "lights": [],
        "tokens": [],
        "notes": [pin for layer in layers for pin in documents.pins(layer, look.ppg)],
    }


def _page(look: Look, place: Scene) -> str:
    return "#{:02x}{:02x}{:02x}".format(*theme_in(look.theme, place.colours).page)


def _written(scene: Document) -> bytes:
    return json.dumps(scene, indent=1, ensure_ascii=False).encode()
