"""The pack of what is forged in a server: its files, with one entry more or another one."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from rules.core.packs.archive import MANIFEST, Files, as_text
from rules.core.packs.fluent import Reading, variables_of
from rules.core.packs.points import EntryKind, PackPoints
from rules.core.packs.writing import message, table, to_toml
from rules.core.words import Words, entries_in

NAME: Final = "house-pack"
WORDS: Final = "words/en.ftl"
FIRST: Final = "0.1.0"
_NUMBERS = re.compile(r"(\d+)\.(\d+)\.(\d+)")
MOST: Final = 9999
"""The largest number of a version."""


def begun(words: Words, name: str = NAME) -> Files:
    """Return the files of a pack with nothing in it yet, which is at version 0.0.0."""
    manifest = {
        "format": 1,
        "name": name,
        "version": "0.0.0",
        "title": words.phrase("forge-pack-title"),
        "about": words.phrase("forge-pack-about"),
        "authors": [words.phrase("forge-pack-authors")],
        "licence": words.phrase("forge-pack-licence"),
        "systems": [],
    }
    return {MANIFEST: table(manifest).encode()}


def with_entry(
    files: Files,
    points: PackPoints,
    kind: EntryKind,
    raw: Mapping[str, Any],
    said: tuple[str, ...],
) -> Files:
    """Return the files of a pack with an entry, in the place of one of the same id, and its words.

    `said` are the entry's messages in the order of its keys; its version's last number grows.
    """
    file = f"{points.folder}/{kind.file}.toml"
    entries = _entries(files, file, kind)
    ids = [each.get("id") for each in entries]
    place = ids.index(raw["id"]) if raw["id"] in ids else len(entries)
    entries[place : place + 1] = [dict(raw)]
    return {
        **files,
        MANIFEST: table(_manifest(files, points.folder)).encode(),
        file: to_toml(kind.heading, entries).encode(),
        **_words(files, points, kind, raw, said),
    }


def _entries(files: Files, file: str, kind: EntryKind) -> list[dict[str, Any]]:
    if file not in files:
        return []
    found: list[dict[str, Any]] = tomllib.loads(as_text(file, files[file])).get(kind.heading, [])
    return found


def _manifest(files: Files, folder: str) -> dict[str, Any]:
    """Return the manifest of the next version, with a system more if it is new."""
    manifest = tomllib.loads(as_text(MANIFEST, files[MANIFEST]))
    systems = list(dict.fromkeys([*manifest["systems"], folder]))
    return {**manifest, "version": after(manifest["version"]), "systems": systems}


def after(version: str) -> str:
    """Return the version that follows another: 0.1.0 is the first, then the last number grows."""
    found = _NUMBERS.fullmatch(version)
    if found is None or version == "0.0.0":
        return FIRST
    major, minor, patch = (int(each) for each in found.groups())
    if patch < MOST:
        return f"{major}.{minor}.{patch + 1}"
    return f"{major}.{minor + 1}.0" if minor < MOST else f"{major + 1}.0.0"


def _words(
    files: Files,
    points: PackPoints,
    kind: EntryKind,
    raw: Mapping[str, Any],
    said: tuple[str, ...],
) -> Files:
    """Return the file of words with the messages of an entry; none where it has no messages."""
    keys = keys_of(kind, raw)
    if not keys:
        return {}
    text = as_text(WORDS, files[WORDS]) if WORDS in files else ""
    kept = {key: each.source for key, each in Reading(WORDS, text).messages.items()}
    known = variables_in(points, kind, raw)
    kept |= {
        key: message(key, line, known[place])
        for place, (key, line) in enumerate(zip(keys, said, strict=True))
    }
    return {WORDS: "".join(kept.values()).encode()}


def keys_of(kind: EntryKind, raw: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the keys of the messages that an entry needs, as it is written in a file."""
    names, sentences = _keys_of(kind, raw)
    return (*names, *sentences)


def _keys_of(kind: EntryKind, raw: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    keys = kind.keys(kind.model.model_construct(**raw))
    return keys.names, keys.sentences


def variables_in(
    points: PackPoints, kind: EntryKind, raw: Mapping[str, Any]
) -> tuple[frozenset[str], ...]:
    """Return the variables that each message of an entry may use, in the order of its keys.

    Names use none, and sentences those of the system's own sentences in their place.
    """
    names, sentences = _keys_of(kind, raw)
    like = kind.keys(kind.like).sentences if kind.like else ()
    own = entries_in(points.catalogs)
    known = [variables_of(key, own) for key in like[: len(sentences)]]
    nothing = frozenset[str]()
    return (*(nothing for _ in names), *known, *(nothing for _ in sentences[len(known) :]))
