"""The catalogs of a language beside the English ones, page by page."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.catalogs import folders
from rules.core.languages import USUAL, basis_of, entries_of, fingerprint

ROOT = Path(__file__).parents[3]
PACKS = ROOT / "rules" / "packs"
"""The packs that lie beside the program. Theirs has no basis: a pack says what it says."""
SAME = "# the same"
"""The line above a sentence that is the same in its language as in English, and means to be."""
_SAME = re.compile(rf"^{SAME}\n(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
BOOKS = ("rules", "topics")
"""Pages of rulebooks, which lie beside the catalogs and are read apart from them."""


class Page(NamedTuple):
    """A file of English sentences, and where those of a language belong."""

    english: Path
    other: Path
    folder: Path
    """The folder of the catalog, in which the basis of the language lies."""

    @property
    def has_basis(self) -> bool:
        """Whether it is noted from which English its sentences were made."""
        return PACKS not in self.folder.parents

    @property
    def place(self) -> str:
        """The file of the language, from the root of the program."""
        return self.other.relative_to(ROOT).as_posix()


class Said(NamedTuple):
    """A sentence in English and in a language. Either is None where it is not said."""

    key: str
    page: Page
    english: str | None
    other: str | None
    basis: str | None
    may_be_same: bool = False
    """Whether its translator says that it is the same in English, and means to be."""

    @property
    def is_packed(self) -> bool:
        """Whether it is a pack's, which may say a sentence of the program in another way."""
        return not self.page.has_basis

    @property
    def is_stale(self) -> bool:
        """Whether it was made from another English than today's."""
        if self.english is None or self.other is None or not self.page.has_basis:
            return False
        return self.basis != fingerprint(self.english)


def pages(language: str) -> Iterator[Page]:
    """Yield every page of every catalog of the program, rulebooks and packs as well."""
    for folder in (*folders(), *sorted(PACKS.glob("*/words"))):
        for book in BOOKS:
            if (english := folder / f"{book}.{USUAL}.ftl").exists():
                yield Page(english, folder / f"{book}.{language}.ftl", folder)
        if (english := folder / f"{USUAL}.ftl").exists():
            yield Page(english, folder / f"{language}.ftl", folder)
        for english in sorted((folder / USUAL).rglob("*.ftl")):
            yield Page(english, folder / language / english.relative_to(folder / USUAL), folder)


def sentences(language: str) -> Iterator[Said]:
    """Yield every sentence of every page, and those of the language that English does not have."""
    for page in pages(language):
        english = {**_of_itself(page), **entries_of([page.english])}
        other = entries_of([page.other] if page.other.exists() else [])
        same = set(_SAME.findall(page.other.read_text("utf-8"))) if other else set()
        basis = _basis(page.folder, language)
        for key in dict.fromkeys([*english, *other]):
            in_both = (english.get(key), other.get(key))
            yield Said(key, page, *in_both, basis.get(key), may_be_same=key in same)


def _of_itself(page: Page) -> Mapping[str, str]:
    """Return what the manifest of a pack says in English, under the keys of other languages."""
    manifest = page.folder.parent / "pack.toml"
    if not manifest.exists():
        return {}
    told = tomllib.loads(manifest.read_text("utf-8"))
    return {f"pack-{name}": f"pack-{name} = {told[name]}\n" for name in ("title", "about")}


@cache
def _basis(folder: Path, language: str) -> Mapping[str, str]:
    return basis_of(folder, language)
