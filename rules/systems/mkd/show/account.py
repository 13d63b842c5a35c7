"""Quest or missions added to a view: lines of story and facts, stars on the map."""

from collections.abc import Iterable

from rules.core.answers import View
from rules.core.scene import Feature, Scene
from rules.core.words import Text
from rules.systems.mkd.compass import Square
from rules.systems.mkd.show.page import Page
from rules.systems.mkd.state import MkdState

Mark = tuple[Square, Text]
"""A square with a star, and what is there."""


def with_account(
    state: MkdState, view: View, told: tuple[Text, ...], marks: Iterable[Mark]
) -> View:
    """Return a view with more story and facts, and stars behind some squares."""
    scene = _marked(state, view.scene, told, tuple(marks))
    return view.with_(story=(*view.story, *told), scene=scene)


def _marked(
    state: MkdState, scene: Scene, told: tuple[Text, ...], marks: tuple[Mark, ...]
) -> Scene:
    page = Page.of(scene) if state.site.tiles else None
    stars = tuple(
        Feature(kind="very_special", at=page.place(square), name=name)
        for square, name in marks
        if page is not None and page.holds(square)
    )
    if not (stars or told):
        return scene
    return scene.with_(features=(*scene.features, *stars), facts=(*scene.facts, *told))
