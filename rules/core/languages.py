"""The languages in which the program speaks, and whether a sentence still says what English says.

English is written first; a sentence in another language is noted together with a fingerprint of the
English that it was made from. Once that English changes, the sentence is stale: English is said in
its place until somebody has looked at it again. Beside the catalogs of a language, such as
`words/de.ftl` and `words/de/`, the file `words/de.basis` has a line for each key: the key and the
fingerprint.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

USUAL: Final = "en"
"""The language in which every sentence is written first."""
LANGUAGES: Final[Mapping[str, str]] = {
    USUAL: "English",
    "de": "Deutsch",
    "es": "Español",
}
"""The languages offered, each by its own name. Only those stand here that are complete."""

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?![#a-zA-Z-]).*\n)*", re.MULTILINE)
"""A message or a term (`-name`) of a catalog: its first line, and those that belong to it."""


def language_of(locale: str) -> str:
    """Return the language offered that fits a locale such as `de` or `es-419`, or English."""
    language = re.split("[-_]", locale, maxsplit=1)[0].lower()
    return language if language in LANGUAGES else USUAL


def fingerprint(entry: str) -> str:
    """Return what stands in a basis for an English entry; space at its ends counts for nothing."""
    return hashlib.blake2b(entry.strip().encode(), digest_size=4).hexdigest()


def entries_of(paths: Iterable[Path]) -> dict[str, str]:
    """Return the source of every entry of some files by its key; the first of a key counts."""
    entries: dict[str, str] = {}
    for path in paths:
        for entry in ENTRY.finditer(path.read_text("utf-8") + "\n"):
            entries.setdefault(entry[1], entry[0])
    return entries


def basis_of(folder: Path, language: str) -> dict[str, str]:
    """Return by key from which English the sentences of a folder were made; {} without a basis."""
    path = folder / f"{language}.basis"
    if not path.exists():
        return {}
    return dict(line.split() for line in path.read_text("utf-8").splitlines())


def up_to_date(
    said: Mapping[str, str], english: Mapping[str, str], basis: Mapping[str, str]
) -> dict[str, str]:
    """Return the entries of a language that were made from the English as it is now."""
    return {
        key: source
        for key, source in said.items()
        if key in english and basis.get(key) == fingerprint(english[key])
    }
