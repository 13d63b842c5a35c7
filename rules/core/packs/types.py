"""Numbers are numbers: values of a data file that only became what a field asks for by a guess.

Models take `"15"`, `15.0` and `true` for a whole number, as states are read from where all is text.
Authors of packs are told instead.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from rules.core.model import Model
from rules.core.packs.places import Place

KINDS: Final[Mapping[type, str]] = {bool: "bool-type", int: "int-type"}
"""The values that have to be of their very type, and what is said of others in their place."""

Mistyped = tuple[Place, str, object]
"""A value that is of another type: its place, what is said of it, and itself."""


def mistyped(raw: object, read: object, at: Place = ()) -> Iterator[Mistyped]:
    """Yield the numbers and truth values of a part of a file that are written as something else.

    `read` is what its model made of it.
    """
    kind = KINDS.get(type(read))
    if kind is not None:
        if type(raw) is not type(read):
            yield at, kind, raw
        return
    for name, value, made in _parts(raw, read):
        yield from mistyped(value, made, (*at, name))


def _parts(raw: object, read: object) -> Iterator[tuple[str | int, object, object]]:
    """Yield each part of a value: its name or place, as it was written, and as the model has it."""
    if isinstance(read, Model) and isinstance(raw, Mapping):
        yield from ((name, raw[name], getattr(read, name)) for name in raw)
    elif isinstance(read, Model) and isinstance(raw, list | tuple):
        fields = zip(type(read).model_fields, raw, strict=False)
        yield from ((name, value, getattr(read, name)) for name, value in fields)
    elif isinstance(read, Mapping) and isinstance(raw, Mapping):
        yield from ((str(name), raw[name], read[name]) for name in raw)
    elif isinstance(read, tuple) and isinstance(raw, list | tuple):
        for place, (value, made) in enumerate(zip(raw, read, strict=True)):
            yield place, value, made
