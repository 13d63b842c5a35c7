"""`undercroft pack build FOLDER`: the zip of a pack, byte for byte the same for the same files."""

import argparse
import sys
from pathlib import Path

from bot.commands.packs.reading import found_at, pack_of, told_left_out
from rules.core.packs.archive import from_zip, to_zip
from rules.core.packs.manifest import Manifest


def run(options: argparse.Namespace) -> int:
    """Check a pack and write it as a zip: 0 when it is written, 1 when the file cannot be.

    Raises:
        PackError: the pack has problems; nothing is written.
    """
    found = found_at(options.pack)
    files, pack = found.files, pack_of(found.files)
    for line in told_left_out(found):
        print(line)
    data = to_zip(files)
    # Names of files take room in a zip too, so that what fits in a folder may not fit here.
    from_zip(data)
    target: Path = options.out or Path(file_name(pack.manifest))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    except OSError as error:
        print(f"{target} cannot be written: {error}", file=sys.stderr)
        return 1
    print(f"Wrote {target}, {len(data):,} bytes, hash {pack.hash}.")
    print("Bring it to a server with /pack add, and play a lobby with /pack use.")
    return 0


def file_name(manifest: Manifest) -> str:
    """Return the file name of a pack's zip."""
    return f"{manifest.name}-{manifest.version}.zip"
