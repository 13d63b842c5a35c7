"""How many days a game takes by post, for its lobby: medians of virtual months, kept as data.

`python -m tests.month.lengths [tables] [key ...]` plays so many tables of every number of players
in `SIZES`, or of some games alone, on the terms that are proposed by post, and writes what came of
it into `days_by_post.py` of each game. People are those of `make month`: three of ten vanish, two
play at weekends only. A table that has not ended after a month counts as longer than all others;
one that gives up does not count.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from rules.registry import campaigns, ruleset
from tests.month.fate import Fate
from tests.month.life import RELEASED, Life
from tests.month.rhythm import DAY

SIZES = (1, 2, 3, 4, 6)
"""Players of the tables; for other numbers the lobby reckons in proportion."""
TABLES = 5
MONTH = 30.0
"""Days of a table that has not ended by then."""
GIVEN_UP = "given up"
SYSTEMS = Path(__file__).parents[2] / "rules" / "systems"


def one(number: int, key: str, seats: int) -> Fate:
    """The month of one table, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(Life(number, Path(folder), key=key, seats=seats).live())


def median_days(fates: Sequence[Fate]) -> float:
    """Return the median of the days until the end, to a tenth."""
    days = sorted(each.at / DAY or MONTH for each in fates if each.end != GIVEN_UP)
    if not days:
        return MONTH
    half = len(days) // 2
    return round(days[half] if len(days) % 2 else (days[half - 1] + days[half]) / 2, 1)


def sizes_of(key: str) -> list[int]:
    """Return the numbers of players that are tried with a game."""
    fewest, most = ruleset(key).seats
    return [each for each in SIZES if fewest <= each <= most]


def written(days: Mapping[int, float], tables: int) -> str:
    """Return the module that keeps the figures of a game."""
    lines = "".join(f"    {seats}: {each},\n" for seats, each in days.items())
    return (
        '"""Days that the proposed game takes by post, by the number of its players.\n\n'
        f"Medians; virtual months of each number: {tables}. Written by `tests.month.lengths`."
        f'\n"""\n\nDAYS = {{\n{lines}}}\n'
    )


def measure(key: str, tables: int, pool: ProcessPoolExecutor) -> None:
    """Measure and write the days of one game, by the number of its players."""
    kept, found = SYSTEMS / key.replace("-", "_") / "days_by_post.py", {}
    for seats in sizes_of(key):
        numbers = range(1000 * seats, 1000 * seats + tables)
        fates = list(pool.map(partial(one, key=key, seats=seats), numbers))
        found[seats] = median_days(fates)
        ends = ", ".join(f"{each.at / DAY:.1f} {each.end}" for each in fates)
        print(f"{key} {seats}: {found[seats]} ({ends})", flush=True)
        kept.write_text(written(found, tables), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Measure and write."""
    tables = next((int(each) for each in arguments if each.isdecimal()), TABLES)
    keys = [each for each in arguments if not each.isdecimal()]
    with ProcessPoolExecutor(int(os.environ.get("CORES") or os.cpu_count() or 1)) as pool:
        for key in keys or [key for key in RELEASED if key not in campaigns()]:
            measure(key, tables, pool)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
