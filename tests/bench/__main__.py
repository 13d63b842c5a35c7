"""`make bench`: ratios within one run. Slowness fails nothing; only what breaks does."""

import importlib
import sys
from typing import cast

from tests.bench.figures import Finding, table

SECTIONS = (
    "store",
    "engines",
    "timers",
    "drawing",
    "forty",
    "layout",
    "ways",
    "turn",
    "games",
    "mkd",
    "delve",
    "house",
    "fairness",
    "journals",
    "scale",
)


def main(names: list[str]) -> None:
    """Measure the named sections, or all."""
    unknown = set(names) - set(SECTIONS)
    if unknown:
        sys.exit(f"no section {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    for name in names or SECTIONS:
        module = importlib.import_module(f"tests.bench.{name}")
        findings = cast("list[Finding]", module.measure())
        print(table(name, findings), end="\n\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
