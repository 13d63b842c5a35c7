"""`undercroft words check | sample | stamp LANGUAGE`: the command line for translators."""

import argparse
import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

from bot.commands.words.catalogs import Said, sentences
from bot.commands.words.checking import Trouble, troubles
from rules.core.languages import USUAL, basis_of, fingerprint

SHOWN = 40
"""Lines of troubles that are shown, unless all are asked for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's parts to its parser."""
    parts = parser.add_subparsers(dest="part", metavar="PART", required=True)
    checked = parts.add_parser("check", help="say what is missing, stale or wrong in a language")
    checked.add_argument("language", metavar="LANGUAGE", type=language, help="such as de")
    checked.add_argument("--all", action="store_true", help="show every line")
    drawn = parts.add_parser("sample", help="show sentences by chance, to be read by an editor")
    drawn.add_argument("language", metavar="LANGUAGE", type=language, help="such as de")
    drawn.add_argument("count", metavar="COUNT", type=_count, help="how many sentences")
    drawn.add_argument("--within", metavar="FOLDER", default="", help="such as rules/systems/mkd")
    drawn.add_argument("--seed", type=int, default=1, help="which draw (1)")
    stamped = parts.add_parser(
        "stamp", help="note that sentences of a language say what English says now"
    )
    stamped.add_argument("language", metavar="LANGUAGE", type=language, help="such as de")
    stamped.add_argument(
        "keys", metavar="KEY", nargs="*", help="which sentences (without one: those never noted)"
    )


def language(typed: str) -> str:
    """Return a language as it was typed.

    Raises:
        argparse.ArgumentTypeError: it is English, or none.
    """
    if typed == USUAL or not typed.isalpha() or not typed.islower() or len(typed) > 3:
        raise argparse.ArgumentTypeError(
            "give the short name of a language that is not English, such as de or es"
        )
    return typed


def _count(typed: str) -> int:
    """Return a number of sentences as it was typed.

    Raises:
        argparse.ArgumentTypeError: it is less than one, or no number.
    """
    if not (typed.isascii() and typed.isdigit() and int(typed)):
        raise argparse.ArgumentTypeError(f"{typed!r} is no number of sentences: give 1 or more")
    return int(typed)


def main(options: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Carry out one part; 0 when nothing is wrong, 1 otherwise."""
    said = list(sentences(options.language))
    if options.part == "stamp":
        known = {each.key for each in said if each.english and each.other}
        if unknown := sorted(set(options.keys) - known):
            say(f"Nothing was noted: {options.language} does not say {', '.join(unknown)}.")
            return 1
        return _stamp(options.language, said, set(options.keys), say)
    if options.part == "sample":
        return _sample(options, said, say)
    return _check(said, say, everything=options.all)


def _check(said: list[Said], say: Callable[[str], None], *, everything: bool) -> int:
    found = list(troubles(said))
    for trouble in found if everything else _first(found):
        say(str(trouble))
    english = [each for each in said if each.english is not None]
    there = sum(each.other is not None for each in english)
    say(f"{there} of {len(english)} sentences are said.")
    for kind, count in Counter(each.kind for each in found).most_common():
        say(f"  {kind:10}{count:6}")
    if not found:
        say("Nothing is wrong.")
    return 1 if found else 0


def _sample(options: argparse.Namespace, said: Iterable[Said], say: Callable[[str], None]) -> int:
    """Show sentences drawn by chance, each with its place and its English."""
    there = [each for each in said if each.other and each.page.place.startswith(options.within)]
    if not there:
        place = f" within {options.within}" if options.within else ""
        say(f"Nothing is said in {options.language}{place}.")
        return 1
    there.sort(key=lambda each: _drawn(options.seed, each.key))
    for each in there[: options.count]:
        say(f"{each.page.place}\n{(each.english or '').rstrip()}\n{(each.other or '').rstrip()}\n")
    return 0


def _drawn(seed: int, key: str) -> bytes:
    """Return where a sentence stands in the order of a draw."""
    return hashlib.blake2b(f"{seed}:{key}".encode()).digest()


def _first(found: list[Trouble]) -> Iterable[Trouble]:
    """Yield what is wrong with sentences that are there; then pages from which some are missing."""
    yield from [each for each in found if each.kind != "missing"][:SHOWN]
    missing = Counter(each.place for each in found if each.kind == "missing")
    for place, count in missing.most_common(SHOWN):
        yield Trouble(place, f"{count}", "missing", "sentences are not said")


def _stamp(language: str, said: Iterable[Said], keys: set[str], say: Callable[[str], None]) -> int:
    """Note of which English sentences were made; those of the keys, or those never noted."""
    noted: defaultdict[Path, dict[str, str]] = defaultdict(dict)
    count = 0
    for each in said:
        if each.english is None or each.other is None or not each.page.has_basis:
            continue
        if each.basis is None or each.key in keys:
            noted[each.page.folder][each.key] = fingerprint(each.english)
            count += each.basis != fingerprint(each.english)
    for folder, fresh in noted.items():
        kept = basis_of(folder, language) | fresh
        lines = "".join(f"{key} {of}\n" for key, of in sorted(kept.items()))
        (folder / f"{language}.basis").write_text(lines, "utf-8")
    say(f"{count} sentences noted.")
    return 0
