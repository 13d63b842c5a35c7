"""A pack that was read and found right."""

import hashlib
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from rules.core.colours import MapColours
from rules.core.packs.archive import Files
from rules.core.packs.manifest import Manifest
from rules.core.packs.points import Entry
from rules.core.words import Words

HASH_DIGITS: Final = 20
"""Hexadecimal digits of a pack's hash, 80 bits: more than anybody can search through."""
SLUG: Final = 17
"""Letters of an id that are read in menus: buttons have little room for what they stand for."""
OF_ITSELF: Final[Mapping[str, int]] = {"pack-title": 60, "pack-about": 200}
"""Keys by which a pack says in another language what its manifest says, and letters of each."""
_MARK = re.compile(rf"--[0-9a-f]{{{HASH_DIGITS}}}")
_REF = re.compile(r"([a-z][a-z0-9-]{1,31})@(\d+\.\d+\.\d+)#([0-9a-f]{20})")

Messages = Mapping[str, str]
"""The Fluent source of messages by key."""


class Pack(NamedTuple):
    """A pack: what it says of itself, its entries by folder and file, words, emblems and colours.

    Ids in it, and keys of `names`, are marked with its hash. `names` has the messages of its own
    entries by locale, `other_words` those that it says in the place of its systems'. Emblems are
    PNG files by the id of their entry.
    """

    hash: str
    manifest: Manifest
    entries: Mapping[str, Mapping[str, tuple[Entry, ...]]]
    names: Mapping[str, Messages]
    other_words: Mapping[str, Messages]
    emblems: Mapping[str, bytes]
    colours: MapColours | None = None

    @property
    def ref(self) -> str:
        """The pack's name in games: `ember-court@1.2.0#<hash>`."""
        return f"{self.manifest.name}@{self.manifest.version}#{self.hash}"

    def title(self, locale: str) -> str:
        """Return what the pack is called in a language, as in its manifest where that says none."""
        return self._of_itself("pack-title", locale) or self.manifest.title

    def about(self, locale: str) -> str:
        """Return what the pack is in a language, as in its manifest where that says nothing."""
        return self._of_itself("pack-about", locale) or self.manifest.about

    def _of_itself(self, key: str, locale: str) -> str:
        marked_key = f"{key}{mark_of(self.hash)}"
        source = self.names.get(locale, {}).get(marked_key)
        return "" if source is None else Words({marked_key: source}, locale).phrase(marked_key)

    def of(self, folder: str, file: str) -> tuple[Entry, ...]:
        """Return the pack's entries of one kind."""
        return self.entries.get(folder, {}).get(file, ())


def hash_of(files: Files) -> str:
    """Return the hash of a pack: of its files' names and contents, however they were zipped."""
    digest = hashlib.sha256()
    for name, data in sorted(files.items()):
        digest.update(f"{len(name)}:{name}:{len(data)}:".encode())
        digest.update(data)
    return digest.hexdigest()[:HASH_DIGITS]


def mark_of(hash_: str) -> str:
    """Return the ending that marks the ids of a pack's entries."""
    return f"--{hash_}"


def marked(id_: str) -> str:
    """Return the id if it bears the mark of a pack; an empty text for a system's own."""
    return id_ if "--" in id_ else ""


def slug_of(id_: str) -> str:
    """Return an entry's id as menus have it, with hyphens alone.

    That of a pack's entry has 26 letters at most: eight digits tell entries of all packs apart.
    """
    plain = plain_id(id_).replace("_", "-")
    if not marked(id_):
        return plain
    digits = hashlib.blake2b(id_.encode(), digest_size=4).hexdigest()
    return f"{plain[:SLUG]}-{digits}"


def plain_id(text: str) -> str:
    """Return an id, or a key, as its author wrote it: without the marks of packs."""
    return _MARK.sub("", text)


def hash_in(ref: str) -> str:
    """Return the hash of the pack that a game names.

    Raises:
        ValueError: no pack is named so.
    """
    found = _REF.fullmatch(ref)
    if not found:
        raise ValueError(f"no pack is named {ref[:60]!r}")
    return found[3]


def name_in(ref: str) -> str:
    """Return the name and version of the pack that a game names, `ember-court 1.2.0`."""
    found = _REF.fullmatch(ref)
    return f"{found[1]} {found[2]}" if found else ref[:60]
