"""The files of a pack: out of a zip or a folder, within limits, and back into a zip.

Nothing is ever written to a disk: names of files are labels here and lead nowhere.
"""

import re
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from rules.core.packs.foreign import refusing
from rules.core.packs.leftovers import left_over
from rules.core.packs.limits import MOST_BYTES, MOST_FILES
from rules.core.packs.problems import PackError, Problem, refusal
from rules.core.words import Text

MANIFEST: Final = "pack.toml"
MOST_NAMED: Final = 5
"""Passed over files that are named where they are told of."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,63}(/[A-Za-z0-9][A-Za-z0-9_.-]{0,63}){0,2}")
_ENCRYPTED, _LINK, _KIND = 0x1, 0xA000, 0xF000
_UNIX = 3
"""What a zip says of the computer that made it, whichever it was."""
_MADE = (2020, 1, 1, 0, 0, 0)
"""The time of every file in a zip that is written here: the same files, the same bytes."""

Files = Mapping[str, bytes]
"""The files of a pack by name, such as `mkd/monsters.toml`."""


class Unpacked(NamedTuple):
    """The files of a pack, and what other programs left beside them: files, and whole folders."""

    files: Files
    passed_over: tuple[str, ...] = ()

    @property
    def left_out(self) -> str:
        """The names of the files that were passed over, in one text; of many only how many."""
        few = [shown(name) for name in self.passed_over[:MOST_NAMED]]
        more = len(self.passed_over) - len(few)
        return ", ".join([*few, *([f"+{more}"] if more else [])])


def from_zip(data: bytes) -> Files:
    """Return the files of a zipped pack, without hidden ones and those of other programs."""
    return unzipped(data).files


def unzipped(data: bytes) -> Unpacked:
    """Return the files of a zipped pack; one folder around all of them is left out.

    Raises:
        PackError: it is no zip, too large, or has names, links or secrets that no pack has.
    """
    if len(data) > MOST_BYTES:
        raise refusal("pack-too-large", most=MOST_BYTES // 1024)
    with refusing(lambda: refusal("pack-not-a-zip")), zipfile.ZipFile(BytesIO(data)) as archive:
        every = [each for each in archive.infolist() if not each.is_dir()]
        left = dict.fromkeys(name for each in every if (name := left_over(each.filename)))
        wanted = [each for each in every if not left_over(each.filename)]
        return Unpacked(_without_folder(_unzipped(archive, wanted)), tuple(left))


def _unzipped(archive: zipfile.ZipFile, wanted: list[zipfile.ZipInfo]) -> dict[str, bytes]:
    if len(wanted) > MOST_FILES:
        raise refusal("pack-too-many-files", most=MOST_FILES)
    files: dict[str, bytes] = {}
    left = MOST_BYTES
    for each in wanted:
        if each.flag_bits & _ENCRYPTED or (each.external_attr >> 16) & _KIND == _LINK:
            raise refusal("pack-strange-name", name=shown(each.filename))
        if each.filename in files:
            raise refusal("pack-file-twice", name=shown(each.filename))
        # What a zip says of its sizes may be a lie: no more than is left is ever unpacked.
        with archive.open(each) as packed:
            content = packed.read(left + 1)
        left -= len(content)
        if left < 0:
            raise refusal("pack-too-large", most=MOST_BYTES // 1024)
        files[each.filename] = content
    return files


def _without_folder(files: dict[str, bytes]) -> Files:
    """Return files without the folder that all of them are in, if there is one."""
    folders = {name.partition("/")[0] for name in files if "/" in name}
    if MANIFEST in files or len(folders) != 1 or any("/" not in name for name in files):
        return checked(files)
    around = len(folders.pop()) + 1
    return checked({name[around:]: data for name, data in files.items()})


def from_folder(folder: Path) -> Files:
    """Return the files of a pack in a folder, without hidden ones and those of other programs."""
    return in_folder(folder).files


def in_folder(folder: Path) -> Unpacked:
    """Return the files of a pack in a folder; hidden ones are passed over as well.

    Raises:
        PackError: there is no such folder, it is too large, or a name fits no pack.
    """
    files: dict[str, bytes] = {}
    passed_over: dict[str, None] = {}
    left = MOST_BYTES
    if not folder.is_dir():
        raise refusal("pack-no-folder", folder=str(folder))
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if not path.is_file():
            continue
        if other := left_over(name, hidden=True):
            passed_over[other] = None
            continue
        if len(files) == MOST_FILES:
            raise refusal("pack-too-many-files", most=MOST_FILES)
        try:
            left -= path.stat().st_size
            files[name] = path.read_bytes() if left >= 0 else b""
        except OSError as error:
            raise refusal("pack-unread", name=shown(name), why=error.strerror or "") from None
        if left < 0:
            raise refusal("pack-too-large", most=MOST_BYTES // 1024)
    return Unpacked(checked(files), tuple(passed_over))


def checked(files: Mapping[str, bytes]) -> Files:
    """Return files whose names fit a pack, in the order of their names.

    Raises:
        PackError: a name does not, or two differ by nothing but capitals.
    """
    lowered = [name.casefold() for name in files]
    for name in files:
        if not _NAME.fullmatch(name):
            raise refusal("pack-bad-name", name=shown(name))
        if lowered.count(name.casefold()) > 1:
            raise refusal("pack-file-twice", name=shown(name))
    return dict(sorted(files.items()))


def to_zip(files: Files) -> bytes:
    """Return files as a zip; the same files always make the same bytes."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            made = zipfile.ZipInfo(name, _MADE)
            made.create_system = _UNIX
            archive.writestr(made, data, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def as_text(name: str, data: bytes) -> str:
    """Return the text of a file, with lines that end as everywhere else.

    Raises:
        PackError: it is not UTF-8.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        what = Text.of("pack-not-utf8")
        raise PackError([Problem(file=name, line=line, what=what)]) from None
    return text.replace("\r\n", "\n")


def shown(name: str, most: int = 60) -> str:
    """Return a name from a pack, short and without control characters, to be shown."""
    return "".join(char if char.isprintable() else "?" for char in name[:most])
