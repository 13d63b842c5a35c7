"""How much is tried in a run: a little in `make test`, all of it in `make soak`."""

import os

SOAK = bool(os.environ.get("UNDERCROFT_SOAK"))
"""Whether this is a long run."""


def cases(here: int, soak: int) -> range:
    """The numbers of the cases: so many in `make test`, so many in `make soak`."""
    return range(soak if SOAK else here)
