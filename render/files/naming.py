"""File names of exports: the ending always says the format."""

from pathlib import PurePath

from render.files.exporting import ENDINGS, Format
from rules.core.errors import GameError


def form_of(name: str) -> str:
    """Return the format that a file name asks for, or else its last ending.

    The result is empty for a name without an ending.
    """
    low = PurePath(name).name.lower()
    for form, (ending, _) in ENDINGS.items():
        if low.endswith(ending):
            return form
    return PurePath(low).suffix.removeprefix(".")


def fitting(name: str, form: Format) -> str:
    """Return the name under which a file of a format is written, with the full ending.

    A name without an ending gets one, and one that has its first half gets the other: a Tiled map
    is a zip, so that "crypt.tmx" becomes "crypt.tmx.zip".

    Raises:
        GameError: "export-wrong-ending": the name ends as files of another kind do.
    """
    ending, _ = ENDINGS[form]
    own = PurePath(name).suffix
    if own.lower() == PurePath(f"x{ending}").suffix:
        return name
    if ending.startswith(f"{own.lower()}.") or not own:
        return f"{name}{ending.removeprefix(own.lower())}"
    stem = PurePath(name).name.removesuffix(own)
    raise GameError("export-wrong-ending", name=PurePath(name).name, right=f"{stem}{ending}")
