"""Small packs to begin with, one for each system that takes packs."""

from rules.core.errors import RuleError
from rules.core.packs.archive import Files, from_folder
from rules.registry import pack_points, rulesets


def template_of(system: str) -> Files:
    """Return the files of a small pack that works, for a system or the folder of its packs.

    Raises:
        RuleError: the system takes nothing from packs.
    """
    every = pack_points()
    wanted = system.strip().casefold()
    rules = rulesets().get(wanted)
    points = every.get(wanted) or (rules.packs if rules is not None else None)
    if points is None:
        raise RuleError("error-no-template", name=system[:40], known=", ".join(every))
    return from_folder(points.template)
