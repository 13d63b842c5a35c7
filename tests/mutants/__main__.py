"""`make mutants`: breaks the code in random places and counts what the tests notice.

Mutants are drawn with a seed; each is tried by the tests that run through its line. The figures
stand in `tests/README.md`, what survives and cannot be seen from outside in `survivors.md`.
"""

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.chosen import GROUPS, Mutant, draw
from tests.mutants.covered import Covered, measure
from tests.mutants.tried import Bench, Verdict

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Measure what covers what where that is not known, then draw mutants and try them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=150, help="mutants in each group")
    parser.add_argument("--seed", default="undercroft")
    parser.add_argument("--group", choices=sorted(GROUPS), help="one group instead of both")
    parser.add_argument("--room", help="one folder instead of groups, such as rules/pace")
    parser.add_argument("--tests", nargs="*", default=(), help="tests, instead of all")
    parser.add_argument("--kept", type=Path, default=ROOT / "artefacts" / "mutants")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--all", action="store_true", help="note every test that notices")
    options = parser.parse_args()
    if not (options.kept / ".coverage").exists():
        measure(ROOT, options.kept, options.tests)
    groups = {options.room: (options.room,)} if options.room else GROUPS
    for name, rooms in groups.items():
        if options.group in (None, name):
            drawn = draw(ROOT, rooms, options.count, options.seed)
            covered = Covered(ROOT, options.kept)
            verdicts = _tried(drawn, covered, options.workers, every=options.all)
            _report(name, verdicts)
            if options.all:
                _keep(verdicts, options.kept / f"{name.replace('/', '-')}.json")


def _tried(
    drawn: Iterable[Mutant], covered: Covered, workers: int, *, every: bool
) -> list[Verdict]:
    """Try mutants side by side, each in a copy of its own, and say each as it is done."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        benches: SimpleQueue[Bench] = SimpleQueue()
        for number in range(workers):
            benches.put(Bench(ROOT, Path(folder) / str(number), covered, every=every))

        def one(mutant: Mutant) -> Verdict:
            bench = benches.get()
            try:
                verdict = bench.tried(mutant)
            finally:
                benches.put(bench)
            first, others = "".join(verdict.by[:1]), verdict.by[1:]
            more = f" and {len(others)} more" if others else ""
            print(f"{verdict.fate:10} {mutant.name}  {first}{more}", flush=True)
            return verdict

        with ThreadPoolExecutor(workers) as pool:
            return list(pool.map(one, drawn))


def _report(name: str, verdicts: list[Verdict]) -> None:
    fates = Counter(verdict.fate for verdict in verdicts)
    for verdict in verdicts:
        if verdict.fate != "noticed":
            mutant = verdict.mutant
            print(f"\n{verdict.fate}: {mutant.name}\n- {mutant.was}\n+ {mutant.became}")
    share = 100 * fates["noticed"] / max(1, len(verdicts))
    print(f"\n{name}: {fates['noticed']} of {len(verdicts)} noticed ({share:.0f} %)", flush=True)


def _keep(verdicts: list[Verdict], file: Path) -> None:
    """Write down which tests noticed each mutant, and say which of them nobody else did."""
    file.write_text(json.dumps({v.mutant.name: v.by for v in verdicts}, indent=1), "utf-8")
    alone = Counter(verdict.by[0] for verdict in verdicts if len(verdict.by) == 1)
    print(f"\nnoticed by one test alone: {alone.total()}; all of it is in {file}")
    for test, count in alone.most_common():
        print(f"{count:4} {test}")


if __name__ == "__main__":
    main()
