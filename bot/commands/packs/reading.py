"""A pack on the disk, read as servers read it, and its problems in lines."""

from collections.abc import Iterator
from pathlib import Path

from bot.catalogs import USUAL_LOCALE, all_words
from render import trouble_with_picture
from rules.core.packs.archive import Files, Unpacked, in_folder, unzipped
from rules.core.packs.limits import MOST_BYTES, MOST_PROBLEMS
from rules.core.packs.pack import Pack
from rules.core.packs.problems import PackError, Problem, refusal
from rules.core.packs.reading import read_pack
from rules.registry import pack_points


def files_at(path: Path) -> Files:
    """Return the files of a pack in a folder or a zip."""
    return found_at(path).files


def found_at(path: Path) -> Unpacked:
    """Return the files of a pack in a folder or a zip, and what other programs left beside them.

    Raises:
        PackError: there is none, it is too large, or it has what no pack has.
    """
    if path.is_dir():
        return in_folder(path)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise refusal("pack-too-large", most=MOST_BYTES // 1024)
        return unzipped(path.read_bytes())
    except OSError:
        raise refusal("pack-no-folder", folder=str(path)) from None


def pack_at(path: Path) -> Pack:
    """Return the pack in a folder or a zip, checked as a server checks it.

    Raises:
        PackError: it has problems; all of them are listed.
    """
    return pack_of(files_at(path))


def pack_of(files: Files) -> Pack:
    """Return the pack that some files make up.

    Raises:
        PackError: it has problems; all of them are listed.
    """
    try:
        return read_pack(files, pack_points(), trouble_with_picture)
    except RecursionError:
        raise refusal("pack-too-deep") from None


def told_left_out(found: Unpacked) -> Iterator[str]:
    """Yield a line about the files of other programs that were ignored, if there are any."""
    if found.left_out:
        yield all_words(USUAL_LOCALE).phrase("pack-passed-over", files=found.left_out)


def told_problems(error: PackError) -> Iterator[str]:
    """Yield a line for each problem, `file:line: what would be right`, and how many there are."""
    words = all_words(USUAL_LOCALE)
    for each in error.problems:
        yield f"{_place(each)}{words.say(each.what)}"
    count = len(error.problems)
    at_least = "at least " if count == MOST_PROBLEMS else ""
    yield f"The pack cannot be used yet: {at_least}{count} problem{'s' * (count != 1)}."


def _place(problem: Problem) -> str:
    if not problem.file:
        return ""
    return f"{problem.file}: " if problem.line is None else f"{problem.file}:{problem.line}: "
