"""How much a game takes of packs: what all that are chosen together bring, and not each alone."""

from collections.abc import Sequence

from rules.core.packs.limits import MOST_ENTRIES
from rules.core.packs.pack import Pack
from rules.core.packs.points import Entry, EntryKind, PackPoints
from rules.core.words import Text


def too_many(packs: Sequence[Pack], points: PackPoints) -> Text | None:
    """Return the sentence that some packs together bring too much for a game, or None."""
    total = 0
    for kind in points.kinds:
        count = sum(len(pack.of(points.folder, kind.file)) for pack in packs)
        if count > kind.most:
            return Text.of("pack-too-many-of", what=counted(points, kind, count), most=kind.most)
        total += count
    if total > MOST_ENTRIES:
        return Text.of("pack-too-many-entries", count=total, most=MOST_ENTRIES)
    return None


def too_many_of(points: PackPoints, kind: EntryKind, entries: Sequence[Entry]) -> Text | None:
    """Return the sentence that a file has more entries than a game takes, or None."""
    if len(entries) <= kind.most:
        return None
    what = counted(points, kind, len(entries))
    return Text.of("pack-too-many-of", what=what, most=kind.most)


def counted(points: PackPoints, kind: EntryKind, count: int) -> Text:
    """Return a number of entries of a kind in words, such as "3 monsters"."""
    return Text.of(f"pack-count-{points.folder}-{kind.file}", count=count)
