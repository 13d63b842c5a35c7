"""The emojis of the application: what Discord takes, and which of them components may show."""

import base64
import binascii
import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.table.api_errors import ApiError, ErrorTree, refusal
from bot.table.components import walk
from bot.table.discord_types import Json, Snowflakes

MOST_EMOJIS = 2000
MOST_BYTES = 256 * 1024
LEAST_NAME, MOST_NAME = 2, 32
_NAME = re.compile(r"\w+", re.ASCII)
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)
_BEGINNINGS: dict[str, tuple[bytes, ...]] = {
    "image/png": (b"\x89PNG\r\n\x1a\n",),
    "image/jpeg": (b"\xff\xd8\xff",),
    "image/gif": (b"GIF87a", b"GIF89a"),
    "image/webp": (b"RIFF",),
    "image/avif": (b"\0\0\0",),
}
"""How files of each kind begin."""


class Picture(NamedTuple):
    """The picture of an emoji."""

    content_type: str
    data: bytes


class AppEmojis:
    """The application's emojis by id, in the order of their creation."""

    def __init__(self, flakes: Snowflakes) -> None:
        self._flakes = flakes
        self._emojis: dict[str, Json] = {}
        self._pictures: dict[str, Picture] = {}
        self._undrawn: dict[str, Callable[[], bytes]] = {}

    def lay_out(self, pictures: Mapping[str, Callable[[], bytes]]) -> None:
        """Add emojis by name that were uploaded at another time, except those that there are.

        Each PNG file is made when its emoji is first looked at.
        """
        there = {each["name"] for each in self._emojis.values()}
        for name, draw in pictures.items():
            if name not in there:
                self._undrawn[self._add(name, animated=False)["id"]] = draw

    def listed(self) -> list[Json]:
        """Return all emojis, without who made them."""
        return list(self._emojis.values())

    def found(self, ident: str) -> Json:
        """Return an emoji.

        Raises:
            ApiError: 10014, there is none with this id.
        """
        if ident not in self._emojis:
            raise refusal(10014)
        return self._emojis[ident]

    def picture(self, ident: str) -> Picture | None:
        """Return the picture of an emoji, while there is one."""
        draw = self._undrawn.pop(ident, None)
        if draw is not None:
            self._pictures[ident] = Picture("image/png", draw())
        return self._pictures.get(ident)

    def create(self, fields: Json) -> Json:
        """Add an emoji as a request describes it.

        Raises:
            ApiError: 50035 for a name or picture that is none, 30008 where there are too many, and
                400 without a code for a picture that is too large.
        """
        findings = ErrorTree()
        self._check_name(fields.get("name"), findings)
        picture = _picture(fields.get("image"), findings)
        findings.settle()
        if picture is None or len(picture.data) > MOST_BYTES:
            raise ApiError(400, 0, "File cannot be larger than 256.0 kb.")
        if len(self._emojis) >= MOST_EMOJIS:
            raise refusal(30008)
        made = self._add(fields["name"], animated=picture.content_type == "image/gif")
        self._pictures[made["id"]] = picture
        return made

    def _add(self, name: str, *, animated: bool) -> Json:
        ident = self._flakes.next()
        self._emojis[ident] = {
            "id": ident,
            "name": name,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": animated,
            "available": True,
        }
        return self._emojis[ident]

    def rename(self, ident: str, fields: Json) -> Json:
        """Give an emoji another name, if a request has one.

        Raises:
            ApiError: 10014 or 50035.
        """
        emoji = self.found(ident)
        if "name" in fields and fields["name"] != emoji["name"]:
            findings = ErrorTree()
            self._check_name(fields["name"], findings)
            findings.settle()
            emoji["name"] = fields["name"]
        return emoji

    def delete(self, ident: str) -> None:
        """Remove an emoji with its picture.

        Raises:
            ApiError: 10014, there is none with this id.
        """
        del self._emojis[self.found(ident)["id"]]
        self._pictures.pop(ident, None)
        self._undrawn.pop(ident, None)

    def _check_name(self, name: object, findings: ErrorTree) -> None:
        findings.text(("name",), name, MOST_NAME, LEAST_NAME)
        if not isinstance(name, str):
            return
        if name and not _NAME.fullmatch(name):
            findings.add(("name",), "STRING_TYPE_REGEX", "String value did not match a pattern.")
        if any(each["name"] == name for each in self._emojis.values()):
            taken = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
            findings.add(("name",), taken, "This emoji name is already taken.")

    def check(self, components: Sequence[Json]) -> None:
        """Refuse components that show an emoji which there is not.

        Raises:
            ApiError: 50035 with a tree.
        """
        findings = ErrorTree()
        for path, component in walk(components, ("components",)):
            self._check_emoji(component.get("emoji"), (*path, "emoji"), findings)
            for number, option in enumerate(component.get("options") or []):
                place = (*path, "options", number, "emoji")
                self._check_emoji(option.get("emoji"), place, findings)
        findings.settle()

    def _check_emoji(self, emoji: object, path: tuple[str | int, ...], findings: ErrorTree) -> None:
        if emoji is None:
            return
        if not isinstance(emoji, dict):
            findings.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        name, ident = emoji.get("name"), emoji.get("id")
        findings.text((*path, "name"), name, MOST_NAME)
        known = str(ident) in self._emojis if ident else bool(name) and not str(name).isascii()
        if not known:
            findings.add(
                (*path, "id" if ident else "name"),
                "BUTTON_COMPONENT_INVALID_EMOJI",
                "Invalid emoji",
            )


def _picture(image: object, findings: ErrorTree) -> Picture | None:
    """Return the picture in a data URI; note what is wrong with it."""
    if image is None:
        findings.add(("image",), "BASE_TYPE_REQUIRED", "This field is required")
        return None
    found = _DATA.fullmatch(image) if isinstance(image, str) else None
    try:
        data = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        data = b""
    if found is None or not data.startswith(_BEGINNINGS[found[1]]):
        findings.add(("image",), "IMAGE_INVALID", "Invalid image data")
        return None
    return Picture(found[1], data)
