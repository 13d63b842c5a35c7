"""How many days a game takes by post, for its lobby: medians of virtual months, kept as data.

`python -m tests.month.lengths [tables] [key ...] [seats=5,6]` plays so many tables of every number
of players in `SIZES`, or of some games and numbers alone, on the terms that are proposed by post.
Each is noted in `PLAYED` as it is over, and one that is there is not played again, so that figures
can be made in many short runs. What all of them came to is written into `days_by_post.py` of each
game, with the number of tables; numbers of players of which none was played keep what stands there.
Delete the file where the program plays differently since.

People are those of `make month`: three of ten vanish, two play at weekends only. A table that has
not ended after a month counts as longer than all others; one that gives up does not count.
"""

import asyncio
import json
import os
import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rules.registry import campaigns, ruleset
from tests.month.fate import Fate
from tests.month.life import RELEASED, Life
from tests.month.rhythm import DAY

SIZES = (1, 2, 3, 4, 5, 6, 8)
"""Players of the tables; for other numbers the lobby reckons in proportion."""
TABLES = 5
MONTH = 30.0
"""Days of a table that has not ended by then."""
GIVEN_UP = "given up"
LINE = re.compile(r" +\d+: [\d.]+,  # \d+ tables?$")
ROOT = Path(__file__).parents[2]
SYSTEMS = ROOT / "rules" / "systems"
PLAYED = ROOT / "artefacts" / "lengths.jsonl"
"""The tables that were played, a line each; no part of what is kept with the program."""


class Length(NamedTuple):
    """How one table ended: the days until then, 0 where it has not ended."""

    key: str
    seats: int
    number: int
    days: float
    end: str


def one(number: int, key: str, seats: int) -> Fate:
    """The month of one table, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(Life(number, Path(folder), key=key, seats=seats).live())


def length_of(number: int, key: str, seats: int) -> Length:
    """Return how long one table took."""
    fate = one(number, key, seats)
    return Length(key, seats, number, round(fate.at / DAY, 2), fate.end)


def median_days(lengths: Sequence[Length]) -> float:
    """Return the median of the days until the end, to a tenth."""
    days = sorted(each.days or MONTH for each in counted(lengths))
    if not days:
        return MONTH
    half = len(days) // 2
    return round(days[half] if len(days) % 2 else (days[half - 1] + days[half]) / 2, 1)


def counted(lengths: Sequence[Length]) -> list[Length]:
    """Return the tables whose days count: all but those that gave up."""
    return [each for each in lengths if each.end != GIVEN_UP]


def sizes_of(key: str) -> list[int]:
    """Return the numbers of players that are tried with a game."""
    fewest, most = ruleset(key).seats
    return [each for each in SIZES if fewest <= each <= most]


def written(found: Mapping[int, Sequence[Length]], before: str = "") -> str:
    """Return the module that keeps the figures of a game, by the number of its players.

    Numbers of players without a table keep their line of the module as it was `before`.
    """
    lines = {int(line.partition(":")[0]): line for line in before.splitlines() if LINE.match(line)}
    for seats, lengths in found.items():
        if counted(lengths):
            tables = _tables(len(counted(lengths)))
            lines[seats] = f"    {seats}: {median_days(lengths)},  # {tables}"
    figures = "".join(f"{lines[seats]}\n" for seats in sorted(lines))
    return (
        '"""Days that the proposed game takes by post, by the number of its players.\n\n'
        "Medians of so many virtual months each; written by `tests.month.lengths`."
        f'\n"""\n\nDAYS = {{\n{figures}}}\n'
    )


def _tables(count: int) -> str:
    return f"{count} {'table' if count == 1 else 'tables'}"


def played() -> Iterator[Length]:
    """Yield the tables that were played before."""
    if PLAYED.exists():
        for line in PLAYED.read_text(encoding="utf-8").splitlines():
            yield Length(*json.loads(line))


def measure(key: str, sizes: Sequence[int], tables: int, pool: ProcessPoolExecutor) -> None:
    """Play what is missing of a game, and write the days of all of its tables."""
    found: dict[int, list[Length]] = defaultdict(list)
    for each in played():
        if each.key == key:
            found[each.seats].append(each)
    for seats in sizes:
        known = {each.number for each in found[seats]}
        missing = [n for n in range(1000 * seats, 1000 * seats + tables) if n not in known]
        for each in pool.map(partial(length_of, key=key, seats=seats), missing):
            PLAYED.parent.mkdir(exist_ok=True)
            with PLAYED.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(each) + "\n")
            found[seats].append(each)
            print(f"{key} {seats}: {each.days} {each.end}", flush=True)
    kept_in = SYSTEMS / key.replace("-", "_") / "days_by_post.py"
    before = kept_in.read_text(encoding="utf-8") if kept_in.exists() else ""
    kept_in.write_text(written(found, before), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Measure and write."""
    tables = next((int(each) for each in arguments if each.isdecimal()), TABLES)
    wanted = [each for each in RELEASED if each in arguments]
    sizes = {int(n) for each in arguments if "=" in each for n in each.split("=")[1].split(",")}
    with ProcessPoolExecutor(int(os.environ.get("CORES") or os.cpu_count() or 1)) as pool:
        for key in wanted or [key for key in RELEASED if key not in campaigns()]:
            mine = [each for each in sizes_of(key) if not sizes or each in sizes]
            measure(key, mine, tables, pool)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
