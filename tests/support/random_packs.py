"""Packs by chance: a system's own entries with other numbers, as nobody has seen them.

Every other one has colours by chance, in which its maps can still be read.
"""

import json
import random
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import ValidationError

from rules.core.model import Options
from rules.core.packs.archive import Files, from_folder
from rules.core.packs.colouring import COLOURS
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack
from rules.core.packs.points import Entry, EntryKind, PackPoints
from rules.core.packs.reading import read_pack
from rules.core.ruleset import AnyRuleset
from rules.core.words import entries_in
from tests.support.colours import by_chance, written
from tests.support.known import KNOWN

MOST_ENTRIES = 4
"""Entries of each kind."""
LONGEST_ID, FAR = 32, "of_the_far_and_deep_places"
"""Ids are as long as they may be."""
LONGEST, OTHERS = 36, " II"
"""Letters of names that have room for what tells them from the names that they were made of."""
OTHER = 0.3
"""How likely a number is another one."""


def random_pack(points: PackPoints, seed: int) -> Pack:
    """A pack for a system, the same for the same seed; it is at hand, though tests forget packs."""
    pack = _read(points, seed)
    LIBRARY.add(pack)
    return pack


@cache
def _read(points: PackPoints, seed: int) -> Pack:
    return read_pack(random_files(points, seed), {points.folder: points})


def with_pack(rules: AnyRuleset, options: Options, seed: int) -> Options:
    """Options with a pack by chance; the same options where the system takes none."""
    if rules.packs is None:
        return options
    return options.with_(packs=(random_pack(rules.packs, seed).ref,))


@cache
def takers() -> Mapping[str, AnyRuleset]:
    """The systems and campaigns that take packs, by key."""
    return {key: rules for key, rules in KNOWN.items() if rules.packs is not None}


def random_files(points: PackPoints, seed: int) -> Files:
    """The files of such a pack."""
    chance = random.Random(f"{points.folder} {seed}")
    own = from_folder(points.template.parent / "pack")
    system = {
        key: said for folder in points.catalogs for key, said in entries_in((folder,)).items()
    }
    files = {"pack.toml": _manifest(points, seed)}
    words: dict[str, str] = {}
    renamed: dict[str, str] = {}
    """What entries of earlier files are called here, or others for those that are not here."""
    for kind in points.kinds:
        name = f"{points.folder}/{kind.file}.toml"
        rows = tomllib.loads(own[name].decode())[kind.heading] if name in own else []
        some = chance.sample(rows, min(len(rows), chance.randint(1, MOST_ENTRIES)))
        changed: list[dict[str, Any]] = []
        for number, row in enumerate(some):
            others = [*changed, *some[number + 1 :]]
            changed.append(_changed(_naming(row, renamed), kind, number, chance, others))
        here = [row["id"] for row in changed]
        renamed |= {row["id"]: chance.choice(here) for row in rows}
        renamed |= {row["id"]: new for row, new in zip(some, here, strict=True)}
        if changed:
            files[name] = "\n".join(_row(kind.heading, row) for row in changed).encode()
        for row, before in zip(changed, some, strict=True):
            words |= _words(kind, row, before, system)
    files["words/en.ftl"] = "".join(words.values()).encode()
    if seed % 2:
        files[COLOURS] = _colours(seed)
    return files


def _colours(seed: int) -> bytes:
    """Colours of maps, in one or both of the themes."""
    chance = random.Random(f"colours {seed}")
    themes = chance.sample(("light", "dark"), chance.randint(1, 2))
    return written(**{name: by_chance(chance, dark=name == "dark") for name in themes}).encode()


def _manifest(points: PackPoints, seed: int) -> bytes:
    return (
        f'format = 1\nname = "chance-{seed}"\nversion = "1.0.{seed}"\ntitle = "Chance {seed}"\n'
        'about = "By chance."\nauthors = ["Chance"]\nlicence = "CC0-1.0"\n'
        f'systems = ["{points.folder}"]\n'
    ).encode()


def _changed(
    row: dict[str, Any],
    kind: EntryKind,
    number: int,
    chance: random.Random,
    others: list[dict[str, Any]],
) -> dict[str, Any]:
    """An entry with an id of its own and, where rules and others allow it, other numbers."""
    known = [kind.model.model_validate(each) for each in others]
    plain = {**row, "id": f"r{number}_{row['id']}_{FAR}"[:LONGEST_ID]}
    for _ in range(8):
        other = {**_shaken(plain, chance), "id": plain["id"]}
        try:
            entry: Entry = kind.model.model_validate(other)
        except ValidationError:
            continue
        if not list(kind.check([*known, entry])):
            return other
    return plain


def _naming(row: dict[str, Any], renamed: dict[str, str]) -> dict[str, Any]:
    """An entry whose lists name entries of earlier files as they are called here."""
    return {
        name: [renamed.get(each, each) if isinstance(each, str) else each for each in value]
        if isinstance(value, list)
        else value
        for name, value in row.items()
    }


def _shaken(value: Any, chance: random.Random) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | list | dict):
        return value
    if isinstance(value, int):
        return max(0, value + chance.choice((-2, -1, 1, 2))) if chance.random() < OTHER else value
    if isinstance(value, list):
        return [_shaken(each, chance) for each in value]
    return {name: _shaken(each, chance) for name, each in value.items()}


def _row(heading: str, row: dict[str, Any]) -> str:
    return "\n".join([f"[[{heading}]]", *(f"{name} = {_toml(row[name])}" for name in row), ""])


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value)


def _words(
    kind: EntryKind, row: dict[str, Any], before: dict[str, Any], system: dict[str, str]
) -> dict[str, str]:
    """The words of an entry: those of the one that it was made from, under its own keys."""
    new, old = (kind.keys(kind.model.model_validate(each)) for each in (row, before))
    found = {}
    for key, was in zip(new.every, old.every, strict=True):
        if was not in system and key in new.names:
            found[key] = f"{key} = {row['id'][:LONGEST].replace('_', ' ')}\n"
        elif was in system:
            said = key + system[was].strip()[len(was) :]
            found[key] = (_renamed(said) if key in (*new.names, *new.more) else said) + "\n"
    return found


def _renamed(source: str) -> str:
    """The message of a name that is another one than before; plurals and articles stay."""
    return "\n".join(
        line + OTHERS if line[-1:].isalpha() and len(line.rpartition(" = ")[2]) <= LONGEST else line
        for line in source.split("\n")
    )
