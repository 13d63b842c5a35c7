"""What a pack says of itself, in `pack.toml`."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.model import Model

PLAIN = r"^[^\s#][^\x00-\x1f\x7f*_~`|<>\[\]@\\]*$"
"""A line that neither formats nor links nor mentions."""
Line = Annotated[str, Field(min_length=1, max_length=60, pattern=PLAIN)]


NAME = r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
"""Small letters and digits, with single hyphens between them."""
VERSION = r"^\d{1,4}\.\d{1,4}\.\d{1,4}$"
PackName = Annotated[str, Field(min_length=2, max_length=32, pattern=NAME)]
"""What people type for a pack."""


class Manifest(Model):
    """A pack's name, version, authors and licence, and the systems that it has something for.

    `name` is what people type, small letters and hyphens. `systems` are folders of the pack.
    """

    format: Annotated[Literal[1], Field(description="the format of packs: 1")]
    name: Annotated[PackName, Field(description="what people type for it")]
    version: Annotated[str, Field(pattern=VERSION, description="such as 1.0.0")]
    title: Annotated[Line, Field(description="what it is called")]
    about: Annotated[
        str,
        Field(
            min_length=1,
            max_length=200,
            pattern=PLAIN,
            description="what it is, in a sentence or two",
        ),
    ]
    authors: Annotated[
        tuple[Line, ...], Field(min_length=1, max_length=10, description="who made it")
    ]
    licence: Annotated[Line, Field(description="under which licence, such as CC-BY-4.0")]
    systems: Annotated[
        tuple[str, ...],
        Field(
            min_length=1,
            max_length=8,
            description="the systems that it has something for; each has a folder of that name",
        ),
    ]
