"""`undercroft new-system NAME`: writes the folder of a small game that can be played at once."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from keyword import iskeyword
from pathlib import Path

from bot.catalogs import USUAL_LOCALE, all_words
from rules import systems
from rules.registry import campaigns, rulesets

TEMPLATE = Path(__file__).parent / "template"
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 16
"""Letters of a key: with more, lines of the template no longer fit."""
SENTENCE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "name",
        metavar="NAME",
        type=_free,
        help="the game's key: small letters and digits, with - between words",
    )
    parser.add_argument(
        "--into",
        metavar="FOLDER",
        type=Path,
        default=Path(str(systems.__file__)).parent,
        help="where to make the game's folder (rules/systems)",
    )


def main(options: argparse.Namespace, _say: Callable[[str], None]) -> int:
    """Write the folder and say what is left to do: 0 when it is written, 1 when it is not."""
    key: str = options.name
    folder = key.replace("-", "_")
    target: Path = options.into / folder
    if target.exists():
        print(
            f"{target} exists already; nothing was written. Choose another name.", file=sys.stderr
        )
        return 1
    try:
        for path, text in files(key, f"rules.systems.{folder}"):
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).write_text(text, "utf-8")
            print(f"Wrote {target / path}.")
    except OSError as error:
        print(f"{target} cannot be written: {error}", file=sys.stderr)
        return 1
    print(f'Now add "rules.systems.{folder}" to SYSTEMS in rules/registry.py, and try it:')
    print(f"python -m pytest tests/conformance -k {key}")
    return 0


def files(key: str, package: str) -> Iterator[tuple[Path, str]]:
    """Yield the files of a game, by their path in its folder."""
    marks = {"@key@": key, "@package@": package, "@title@": key.replace("-", " ").title()}
    for file in sorted(TEMPLATE.rglob("*.txt")):
        text = file.read_text("utf-8")
        for mark, written in marks.items():
            text = text.replace(mark, written)
        yield file.relative_to(TEMPLATE).with_suffix(""), text


def _free(key: str) -> str:
    """Return a name that can be a key, a folder and the beginning of catalog keys.

    Raises:
        argparse.ArgumentTypeError: it cannot.
    """
    if iskeyword(key):
        raise argparse.ArgumentTypeError(f"{key!r} means something in Python: choose another name")
    if len(key) > LONGEST or not KEY.fullmatch(key):
        raise argparse.ArgumentTypeError(
            f"{key!r} is no key: at most {LONGEST} small letters and digits, with - between words"
        )
    words = all_words(USUAL_LOCALE)
    said = (sentence for _, text in files(key, "") for sentence in SENTENCE.findall(text))
    if key in {*rulesets(), *campaigns()} or any(words.has(sentence) for sentence in said):
        raise argparse.ArgumentTypeError(f"{key!r} is taken: choose another name")
    return key
