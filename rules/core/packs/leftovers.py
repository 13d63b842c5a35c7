"""Files that other programs leave in a folder, and take along into its zip: no part of a pack."""

import re
from typing import Final

_FOLDER: Final = re.compile(
    r"__MACOSX|__pycache__|\$RECYCLE\.BIN|System Volume Information"
    r"|\.(git|svn|hg|idea|vscode|vs|obsidian|Spotlight-V100|Trashes|Trash-\d+|fseventsd)",
    re.IGNORECASE,
)
"""Folders of operating systems, editors and of what keeps versions."""
_FILE: Final = re.compile(
    r"\._.*|\.DS_Store|\.localized|Icon\r|\.directory"  # macOS and KDE
    r"|Thumbs\.db|ehthumbs\.db|desktop\.ini|~\$.*"  # Windows and its Office
    r"|.*~|#.*#|\.#.*|.*\.sw[a-p]|.*\.kate-swp|\.~lock\..*#"  # editors, and what they lock
    r"|.*\.(bak|orig|rej|tmp|temp|part|crdownload|pyc)"
    r"|\.git(ignore|attributes|keep|modules)|\.editorconfig|\.hgignore",
    re.IGNORECASE,
)
"""Files of the same, by their names."""


def left_over(name: str, *, hidden: bool = False) -> str:
    """Return the part of a path that another program left behind: a file, or a folder with `/`.

    The name is as a zip has it, or as it is under a folder. With `hidden`, what folders hide counts
    as well. Empty where the file is no such thing.
    """
    parts = re.split(r"[/\\]", name)
    for place, part in enumerate(parts):
        last = place == len(parts) - 1
        hides = hidden and part.startswith((".", "__"))
        if hides or (_FILE if last else _FOLDER).fullmatch(part):
            return "/".join(parts[: place + 1]) + "/" * (not last)
    return ""
