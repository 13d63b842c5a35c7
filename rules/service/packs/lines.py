"""A pack in words: what it is called, and what is in it."""

from rules.core.model import Model
from rules.core.packs.pack import Pack
from rules.core.words import Words
from rules.dungeon.points import POINTS as MAP_POINTS
from rules.registry import pack_points, rulesets

MAPS = MAP_POINTS.folder


class PackLine(Model):
    """A pack that a server offers, in a line: its name, version and title, and what is in it.

    `shipped` tells that it comes with the program; `left_out` names what other programs had left in
    its zip, which was passed over.
    """

    name: str
    version: str
    title: str
    about: str
    contents: str
    games: str
    shipped: bool = False
    left_out: str = ""


def names_of(pack: Pack, words: Words) -> tuple[str, ...]:
    """Return the names of what is in a pack, a line for each kind that has names."""
    lines = []
    for folder, files in pack.entries.items():
        for file, entries in files.items():
            kind = pack_points()[folder].kind(file)
            keys = [kind.keys(each).names[:1] for each in entries] if kind else []
            named = [words.phrase(key, count=1) for first in keys for key in first]
            if named:
                lines.append(", ".join(named))
    return tuple(lines)


def line_of(pack: Pack, words: Words) -> PackLine:
    """Return a pack in a line."""
    counts = [
        words.phrase(f"pack-count-{folder}-{file}", count=len(entries))
        for folder, files in pack.entries.items()
        for file, entries in files.items()
        if entries
    ]
    if pack.colours is not None:
        counts.append(words.phrase("pack-count-colours"))
    others = max((len(said) for said in pack.other_words.values()), default=0)
    if others:
        counts.append(words.phrase("pack-count-words", count=others))
    games = [
        words.phrase(f"{rules.key}-title")
        for rules in rulesets().values()
        if rules.packs is not None and rules.packs.folder in pack.manifest.systems
    ]
    if MAPS in pack.manifest.systems:
        games.append(words.phrase("pack-maps"))
    return PackLine(
        name=pack.manifest.name,
        version=pack.manifest.version,
        title=pack.title(words.locale),
        about=pack.about(words.locale),
        contents=", ".join(counts) or words.phrase("pack-count-nothing"),
        games=", ".join(games),
    )
