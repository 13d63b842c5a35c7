"""`undercroft pack new NAME`: writes a small pack that can be played with at once."""

import argparse
import json
import re
import sys
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from bot.catalogs import USUAL_LOCALE, all_words
from rules.core.errors import RuleError
from rules.core.packs.archive import MANIFEST
from rules.core.packs.manifest import PackName
from rules.service.packs.templates import template_of

LINE = '^{field} = ".*"$'


def run(options: argparse.Namespace) -> int:
    """Write the folder and say what may be done next: 0 when it is written, 1 when it cannot be."""
    name: str = options.name
    target: Path = options.into / name
    if target.exists():
        print(
            f"{target} exists already; nothing was written. Choose another name.", file=sys.stderr
        )
        return 1
    try:
        files = dict(template_of(options.system))
    except RuleError as refusal:
        print(all_words(USUAL_LOCALE).say(refusal.text), file=sys.stderr)
        return 2
    files[MANIFEST] = _named(files[MANIFEST].decode("utf-8"), name).encode("utf-8")
    try:
        for path, data in files.items():
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).write_bytes(data)
            print(f"Wrote {target / path}.")
    except OSError as error:
        print(f"{target} cannot be written: {error}", file=sys.stderr)
        return 1
    print("Change what you like; docs/packs/README.md explains every file. Then check it:")
    print(f"undercroft pack check {target}")
    return 0


def _named(manifest: str, name: str) -> str:
    """Return a manifest with another name, and a title made of it."""
    title = name.replace("-", " ").capitalize()
    for field, value in (("name", name), ("title", title)):
        line = f"{field} = {json.dumps(value)}"
        manifest = re.sub(LINE.format(field=field), line, manifest, count=1, flags=re.MULTILINE)
    return manifest


def name_of(text: str) -> str:
    """Return the typed name of a pack, if a pack can have it.

    Raises:
        argparse.ArgumentTypeError: none can.
    """
    try:
        return TypeAdapter(PackName).validate_python(text)
    except ValidationError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no name for a pack: 2 to 32 small letters and digits, "
            "with - between words"
        ) from None
