"""Our own JSON file of one level: its plan and scene, which can be read back; no drawing."""

from codecs import BOM_UTF8
from collections.abc import Mapping
from typing import Any, Literal

from pydantic import ValidationError

from render.files.audience import Audience
from render.files.trouble import trouble
from render.view.visible import known_only
from rules.core.model import Model
from rules.core.scene import Scene


class Level(Model):
    """The content of a `level.json`. `plan` is the generator's own record of how it was made."""

    format: Literal["undercroft-level"] = "undercroft-level"
    version: Literal[1] = 1
    audience: Audience
    scene: Scene
    plan: Mapping[str, Any] | None = None


def level_file(scene: Scene, audience: Audience, plan: Mapping[str, Any] | None) -> bytes:
    """Return a level as a file; a player's has only known squares, and never the plan."""
    if audience == "player":
        level = Level(audience=audience, scene=known_only(scene))
    else:
        level = Level(audience=audience, scene=scene, plan=plan)
    return level.model_dump_json(indent=1).encode()


def read_level(data: bytes) -> Level:
    """Return the level that a file holds.

    Raises:
        GameError: it is no such file, or one of another version; what is wrong is named.
    """
    try:
        return Level.model_validate_json(data.removeprefix(BOM_UTF8))
    except ValidationError as wrong:
        raise trouble(wrong) from wrong
