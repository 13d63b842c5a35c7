"""Packs that come with the program, a folder each: every server offers them.

They are data alone, and read as packs of people's own are.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rules.core.packs.archive import from_folder, to_zip
from rules.core.packs.pack import Pack
from rules.core.packs.reading import read_pack
from rules.registry import pack_points

FOLDER = Path(__file__).parent


class Shipped(NamedTuple):
    """A pack that comes with the program, and its files as a zip."""

    pack: Pack
    files: bytes


@cache
def shipped_packs() -> Mapping[str, Shipped]:
    """Return the packs that come with the program, by name.

    Raises:
        PackError: one of them has problems.
    """
    found = {}
    for folder in sorted(each.parent for each in FOLDER.glob("*/pack.toml")):
        files = from_folder(folder)
        pack = read_pack(files, pack_points())
        found[pack.manifest.name] = Shipped(pack, to_zip(files))
    return found


def shipped_of(hash_: str) -> Shipped | None:
    """Return the pack of a hash, None where the program comes with none."""
    return next((each for each in shipped_packs().values() if each.pack.hash == hash_), None)
