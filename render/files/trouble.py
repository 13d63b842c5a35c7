"""What is wrong with a file, in a sentence that names the place."""

from pydantic import ValidationError

from rules.core.errors import GameError

LONGEST = 80
"""The most letters of the name of a place."""


def trouble(wrong: ValidationError) -> GameError:
    """Return the refusal of a file for the first thing that is wrong with it."""
    first = wrong.errors(include_url=False, include_input=False)[0]
    place = ".".join(map(str, first["loc"]))[:LONGEST]
    if not place:
        return GameError("export-unreadable")
    match first["type"]:
        case "missing":
            return GameError("export-unreadable-missing", place=place)
        case "extra_forbidden":
            return GameError("export-unreadable-unknown", place=place)
        case "too_long":
            return GameError("export-unreadable-many", place=place, most=_most(first))
        case _:
            return GameError("export-unreadable-place", place=place)


def _most(error: object) -> int:
    context = error.get("ctx", {}) if isinstance(error, dict) else {}
    return int(context.get("max_length", 0))
