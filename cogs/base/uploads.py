"""Files that people bring: attached to a command, or uploaded in a form."""

from typing import Any, NamedTuple, Protocol, cast

import discord
from discord import ui

from cogs.base.channel_visibility import UNSAID
from cogs.base.ids import encode
from cogs.base.text import fit
from rules.core.errors import RuleError
from rules.core.words import Words

PLACE = "files"
"""Stands for the adventure in the ids of forms and buttons for files."""
FILE = "file"
"""The id of the field for a file."""


class Upload(Protocol):
    """A file that somebody brings, as Discord describes it."""

    @property
    def filename(self) -> str:
        """Its name."""
        ...

    @property
    def size(self) -> int:
        """Its bytes, in number."""
        ...

    async def read(self) -> bytes:
        """Return its bytes."""
        ...


class FormFile(NamedTuple):
    """A file of a form. `client` gets it: the library knows files of its own forms alone."""

    filename: str
    size: int
    url: str
    client: discord.Client

    async def read(self) -> bytes:
        """Return its bytes."""
        return await self.client.http.get_from_cdn(self.url)


class UploadField(ui.FileUpload[ui.Modal]):
    """A field for one file that names the kinds of files it takes, as endings with a dot.

    discord.py 2.7 has no parameter for them, so they are added to what Discord is sent.
    """

    def __init__(self, kinds: tuple[str, ...]) -> None:
        super().__init__(custom_id=FILE)
        self.kinds = kinds

    def to_component_dict(self) -> Any:  # noqa: ANN401 - the library's own types disagree
        """Return the field as Discord is sent it."""
        return {**super().to_component_dict(), "file_types": list(self.kinds)}


def upload_form(words: Words, what: str, verb: str, kinds: tuple[str, ...]) -> ui.Modal:
    """Return a form that asks for one file; more fields may be added to it.

    The catalog has its title as `upload-<what>`, and what the file is as `upload-<what>-file`.
    """
    modal = ui.Modal(
        title=fit(words.phrase(f"upload-{what}"), 45), custom_id=encode(PLACE, 0, verb)
    )
    modal.add_item(
        ui.Label(
            text=fit(words.phrase("upload-file"), 45),
            description=fit(words.phrase(f"upload-{what}-file"), 100),
            component=UploadField(kinds),
        )
    )
    return modal


def uploaded(interaction: discord.Interaction) -> FormFile:
    """Return the file of a form that was sent.

    Raises:
        RuleError: there is none.
    """
    data: Any = cast("dict[str, object]", interaction.data or {})
    files = list(((data.get("resolved") or {}).get("attachments") or {}).values())
    if not files:
        raise RuleError("error-file-unread")
    file = files[0]
    return FormFile(
        filename=str(file.get("filename", ""))[:200],
        size=int(file.get("size", 0)),
        url=str(file["url"]),
        client=interaction.client,
    )


async def read(file: Upload) -> bytes:
    """Return the bytes of a file.

    Raises:
        RuleError: Discord does not give it.
    """
    try:
        return await file.read()
    except UNSAID:
        raise RuleError("error-file-unread") from None
