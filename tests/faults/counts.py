"""How many cases of a fault are tried."""

import os

SOAK = bool(os.environ.get("UNDERCROFT_SOAK"))
"""Whether this is a long run."""


def cases(here: int, soak: int) -> range:
    """The numbers of the cases: so many in `make test`, so many in `make soak`."""
    return range(soak if SOAK else here)
