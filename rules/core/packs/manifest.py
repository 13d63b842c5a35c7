"""What a pack says of itself, in `pack.toml`."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.model import Model

FORMAT = 1
"""The format of packs that this program reads."""

Line = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^\S[^\x00-\x1f\x7f]*$")]


PackName = Annotated[
    str, Field(min_length=2, max_length=32, pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")
]
"""What people type for a pack."""


class Manifest(Model):
    """A pack's name, version, authors and licence, and the systems that it has something for.

    `name` is what people type, small letters and hyphens. `systems` are folders of the pack.
    """

    format: Literal[1]
    name: PackName
    version: Annotated[str, Field(pattern=r"^\d{1,4}\.\d{1,4}\.\d{1,4}$")]
    title: Line
    about: Annotated[str, Field(min_length=1, max_length=200, pattern=r"^\S[^\x00-\x1f\x7f]*$")]
    authors: Annotated[tuple[Line, ...], Field(min_length=1, max_length=10)]
    licence: Line
    systems: Annotated[tuple[str, ...], Field(min_length=1, max_length=8)]
