"""Which places are broken: mutants drawn at random, the same ones for the same seed."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import libcst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import create_mutations

GROUPS: Mapping[str, tuple[str, ...]] = {
    "rules": ("rules/systems", "rules/pace", "rules/service"),
    "rest": ("cogs", "bot", "render", "rules/dungeon"),
}
"""The two groups of rooms that have a goal of their own."""


@dataclass(frozen=True)
class Mutant:
    """One change at one place: `source` is the whole file with it, `line` where it begins."""

    path: Path
    number: int
    line: int
    was: str
    became: str
    source: str

    @property
    def name(self) -> str:
        """What it is called in lists: its file, its line, its number in the file."""
        return f"{self.path}:{self.line}#{self.number}"


def files(root: Path, rooms: tuple[str, ...]) -> list[Path]:
    """The modules of some rooms, below `root`, in a fixed order."""
    found = {path for room in rooms for path in (root / room).rglob("*.py")}
    return sorted(path.relative_to(root) for path in found)


def mutants_of(root: Path, path: Path, wanted: frozenset[int]) -> Iterator[Mutant]:
    """Some mutants of a module, by their numbers."""
    code = (root / path).read_text("utf-8")
    module, mutations, _, _ = create_mutations(str(path), code)
    lines = MetadataWrapper(module, unsafe_skip_copy=True).resolve(PositionProvider)
    for number, each in enumerate(mutations):
        if number in wanted:
            source = module.deep_replace(each.original_node, each.mutated_node)
            assert isinstance(source, libcst.Module)
            yield Mutant(
                path=path,
                number=number,
                line=lines[each.original_node].start.line,
                was=module.code_for_node(each.original_node).strip(),
                became=module.code_for_node(each.mutated_node).strip(),
                source=source.code,
            )


def draw(root: Path, rooms: tuple[str, ...], count: int, seed: str) -> list[Mutant]:
    """`count` mutants of some rooms, each as likely as any other."""
    amounts = {path: _amount(root, path) for path in files(root, rooms)}
    every = [(path, number) for path, amount in amounts.items() for number in range(amount)]
    chance = random.Random(seed)
    picked = sorted(chance.sample(every, min(count, len(every))))
    wanted: dict[Path, set[int]] = {}
    for path, number in picked:
        wanted.setdefault(path, set()).add(number)
    return [
        mutant
        for path, numbers in wanted.items()
        for mutant in mutants_of(root, path, frozenset(numbers))
    ]


def _amount(root: Path, path: Path) -> int:
    _, mutations, _, _ = create_mutations(str(path), (root / path).read_text("utf-8"))
    return len(mutations)
