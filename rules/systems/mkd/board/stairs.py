"""Stairs: those that lead further down, and squares where nothing may be put down."""

from rules.systems.mkd.compass import Square
from rules.systems.mkd.pieces import Site


def stairs_of(site: Site) -> tuple[Square, ...]:
    """Return squares with stairs to the next floor."""
    return tuple(marker.at for marker in site.markers if marker.kind == "stairs")


def kept_clear(site: Site) -> frozenset[Square]:
    """Return stairs and further ways out, where a chest would block the way for good."""
    return frozenset((*stairs_of(site), *site.exits))
