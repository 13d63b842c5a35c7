"""`undercroft pack icons`: faces for figures, by words."""

import argparse
import sys
from typing import Final

from rules.core.icons import fitting

MOST: Final = 24


def run(options: argparse.Namespace) -> int:
    """Print the names of icons that fit some words, the best first; 1 where none does."""
    found = fitting(" ".join(options.words), MOST)
    if not found:
        print("No icon fits. docs/packs/ICONS.md shows all of them.", file=sys.stderr)
        return 1
    print("\n".join(found))
    return 0
