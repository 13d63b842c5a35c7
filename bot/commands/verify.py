"""`undercroft verify`: check every step and die of an exported log, with the packs of its game."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rules.core.packs.archive import from_folder, from_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.reading import read_pack
from rules.registry import pack_points
from rules.service.campaigns.campaign_files import FORMAT, PACKED, unpacked
from rules.service.history.verify import Verdict, verify

LARGEST_LOG = 200 * 1024 * 1024
Say = Callable[[str], None]


class _Unreadable(Exception):
    """A file cannot be read as what it should be; the sentence says why."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        help="a pack that the game was played with, a zip or a folder; may be given again",
    )


def main(options: argparse.Namespace, say: Say) -> int:
    """Check a log and print the result; return the exit code.

    Raises:
        RuleError: the file is no log, or its game was played with a pack that was not given.
        PackError: a pack has problems.
    """
    try:
        _bring(options.pack)
        log = _read(options.file)
    except _Unreadable as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 2
    verdict = verify(log)
    say(" ".join(_told(verdict)))
    return 0 if verdict.good else 1


def _bring(packs: Sequence[Path]) -> None:
    """Put packs at hand."""
    for each in packs:
        try:
            files = from_folder(each) if each.is_dir() else from_zip(each.read_bytes())
        except OSError as error:
            raise _Unreadable(f"{each} cannot be read as a pack: {error}") from error
        LIBRARY.add(read_pack(files, pack_points(), kept=True))


def _read(file: Path) -> Mapping[str, Any]:
    """Return a log from its file, or from that of a campaign."""
    try:
        if file.stat().st_size > LARGEST_LOG:
            raise _Unreadable(f"{file} is too large to be a log.")
        data = file.read_bytes()
        log = unpacked(data) if data.startswith(PACKED) else json.loads(data.decode("utf-8-sig"))
    except OSError as error:
        raise _Unreadable(f"{file} cannot be read as a log: {error}") from error
    except (ValueError, RecursionError) as error:
        raise _Unreadable(
            f"{file} cannot be read as a log: it is another kind of file, or damaged. "
            "Export one with /adventure verify."
        ) from error
    if not isinstance(log, dict):
        raise _Unreadable(f"{file} is not a log. Export one with /adventure verify.")
    if log.get("format") == FORMAT and isinstance(log.get("log"), dict):
        return dict(log["log"])
    return log


def _told(verdict: Verdict) -> Iterator[str]:
    """Yield what came of a check, sentence by sentence."""
    if not verdict.good:
        yield f"The log is wrong at {verdict.fault} ({verdict.steps} steps before it are right)."
        return
    yield f"The log is right: all steps ({verdict.steps}) and dice ({verdict.dice})."
    if verdict.staged:
        yield "It is no fair game: a developer had it played to a state that was wanted."
    if verdict.said:
        yield f"Dice that fell as a developer said beforehand: {verdict.said}."
    if verdict.sealed:
        yield "The seed is still secret, so check the dice when the game is over."
    if verdict.unplayed and verdict.sealed:
        yield "Some dice lie face down, so check the rules when the game is over."
        yield "The chain of hashes is right."
    elif verdict.unplayed:
        yield f"Steps under older rules, which were not checked: {verdict.unplayed}."
    if verdict.unlinked:
        yield f"Steps with hashes of an older kind, which were not checked: {verdict.unlinked}."
