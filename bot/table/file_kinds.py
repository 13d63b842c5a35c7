"""The kinds of files that an option or a field of a modal may name."""

import re
from collections.abc import Sequence

from bot.table.api_errors import ErrorTree

_ENDING = re.compile(r"^\.[A-Za-z0-9]+$")
_GROUPS: dict[str, tuple[str, ...]] = {
    "image": (".png", ".gif", ".jpg", ".jpeg", ".jfif", ".webp", ".avif"),
    "video": (".mp4", ".mov", ".qt", ".webm"),
    "audio": (".mp3", ".m4a", ".wav", ".ogg", ".opus", ".flac"),
}
"""The groups of files, with the endings that stand for each so far."""
_MOST = 10


def check_kinds(kinds: object, path: Sequence[str | int], findings: ErrorTree) -> None:
    """Note what is wrong with the kinds of files that something names."""
    listed = kinds if isinstance(kinds, list) else []
    if not isinstance(kinds, list):
        findings.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    findings.size(path, len(listed), _MOST)
    for n, kind in enumerate(listed):
        if kind not in _GROUPS and not _ENDING.match(str(kind)):
            findings.add((*path, n), "BASE_TYPE_CHOICES", "A group of files, or an ending.")


def is_of(kinds: Sequence[str], name: str) -> bool:
    """Return whether a file's name has one of the endings; without any every file fits."""
    endings = tuple(end.lower() for kind in kinds for end in _GROUPS.get(kind, (kind,)))
    return not endings or name.lower().endswith(endings)
