"""What is installed beside the program, and what it needs of that."""

from importlib.metadata import Distribution, PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as canonical


def needed(*names: str) -> list[Distribution]:
    """Distributions and all that they need in turn, as far as they are on this machine."""
    found: dict[str, Distribution] = {}
    waiting = list(names)
    while waiting:
        name = canonical(waiting.pop())
        if name in found:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue
        for line in found[name].requires or ():
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
                waiting.append(wanted.name)
    return list(found.values())
