"""`make bench`: ratios within one run. Slowness fails nothing; only what breaks does.

`--page` measures every section and writes the table of `docs/FIGURES.md` from that one run.
"""

import sys

from tests.bench.figures import table
from tests.bench.page import refuse_changes, write
from tests.bench.sections import BY_NAME, SECTIONS, measured, missing


def main(words: list[str]) -> None:
    """Measure the named sections, or all."""
    names = [word for word in words if word != "--page"]
    unknown = set(names) - {*SECTIONS, *BY_NAME}
    if unknown:
        sys.exit(
            f"no section {', '.join(sorted(unknown))}; there are {', '.join((*SECTIONS, *BY_NAME))}"
        )
    whole = "--page" in words
    lacking = {name: why for name in names or SECTIONS if (why := missing(name))}
    if whole:
        if names or lacking:
            sys.exit(f"the page has every section; {names or lacking}")
        refuse_changes()
    found = {}
    for name in names or SECTIONS:
        if name in lacking:
            print(f"{name}: not measured, as {lacking[name]}", end="\n\n", flush=True)
            continue
        found[name] = measured(name)
        print(table(name, found[name]), end="\n\n", flush=True)
    if whole:
        write(found)


if __name__ == "__main__":
    main(sys.argv[1:])
