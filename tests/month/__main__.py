"""`make month`: several hundred tables through a month each, on all cores, and what came of it.

`python -m tests.month [default|settings|hostile] [tables] [first] [name=value ...]` plays so many,
from a number on, in one of the three forms or each its own, with some settings of the lobby other
than proposed. `CORES=1` plays one at a time.
"""

import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tests.month.fate import Fate
from tests.month.figures import report
from tests.month.forms import FORMS
from tests.month.life import Life

TABLES = 400


def one(number: int, agreed: Mapping[str, str], form: str) -> Fate:
    """The month of one table, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(Life(number, Path(folder), agreed, form).live())


def main(arguments: list[str]) -> int:
    """Play, print, and say by the exit code whether every law held."""
    numbers = [int(each) for each in arguments if each.isdecimal()]
    form = next((each for each in arguments if each in FORMS), "")
    agreed = dict(each.split("=") for each in arguments if "=" in each)
    tables, first = (*numbers, *(TABLES, 0)[len(numbers) :])
    fates: list[Fate] = []
    with ProcessPoolExecutor(int(os.environ.get("CORES") or os.cpu_count() or 1)) as pool:
        for fate in pool.map(partial(one, agreed=agreed, form=form), range(first, first + tables)):
            fates.append(fate)
            print(f"\r{len(fates)} of {tables}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(report(fates))
    refused = sum((Counter(each.refused) for each in fates), Counter[str]())
    print("\nrefused whims: " + ", ".join(f"{key} {n}" for key, n in refused.most_common()))
    print(f"{sum(each.seconds for each in fates):.0f} s of one core")
    return int(any(each.breaches or each.end == "stuck" for each in fates))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
