"""Files that other programs leave: passed over with a word, in folders and in zips."""

import zipfile
from io import BytesIO

import pytest

from bot.commands.cli import main
from rules.core.packs.archive import from_zip, in_folder, to_zip, unzipped
from rules.core.packs.leftovers import left_over
from rules.core.packs.problems import PackError
from rules.service.packs.templates import template_of
from tests.support.joined import joined

FILES = dict(template_of("mkd"))
LEFT = [
    "._pack.toml",
    "mkd/._monsters.toml",
    "pack.toml~",
    "mkd/monsters.toml.swp",
    ".DS_Store",
    "mkd/.DS_Store",
    "Thumbs.db",
    "thumbs.db",
    "desktop.ini",
    "#pack.toml#",
    ".#pack.toml",
    "~$pack.toml",
    "pack.toml.bak",
    "pack.toml.orig",
    "words/en.ftl.tmp",
    ".directory",
    "Icon\r",
    ".gitignore",
    ".mkd.toml.swo",
    "en.ftl.kate-swp",
    ".~lock.pack.toml#",
]
FOLDERS = [".git/HEAD", "__MACOSX/mkd/._monsters.toml", ".idea/x.xml", "mkd/__pycache__/a.pyc"]


def zipped(files):
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return packed.getvalue()


@joined("name", LEFT)
def test_a_file_that_another_program_left_is_passed_over_in_a_zip(name):
    found = unzipped(zipped({**FILES, name: b"\0"}))
    assert dict(found.files) == FILES
    assert found.passed_over == (name,)


@joined("name", FOLDERS)
def test_a_folder_of_theirs_is_named_as_a_whole(name):
    found = unzipped(zipped({**FILES, name: b"\0", name + "2": b"\0"}))
    assert dict(found.files) == FILES
    (told,) = found.passed_over
    assert told.endswith("/")
    assert name.startswith(told)


def test_it_does_not_hide_the_folder_around_all_files():
    around = {f"my-pack/{name}": data for name, data in FILES.items()}
    found = unzipped(zipped({**around, "__MACOSX/my-pack/._pack.toml": b"", ".DS_Store": b""}))
    assert dict(found.files) == FILES
    assert found.left_out == "__MACOSX/, .DS_Store"


@joined("name", ["pack.toml", "mkd/monsters.toml", "words/en.ftl", "README.md"])
def test_what_is_of_a_pack_is_not(name):
    assert left_over(name) == ""
    assert left_over(name, hidden=True) == ""


def test_other_hidden_files_are_refused_in_a_zip_and_passed_over_in_a_folder(tmp_path):
    """A folder hides them from whoever packs it; nobody means to send such a file."""
    with pytest.raises(PackError):
        from_zip(zipped({**FILES, ".ssh/authorized_keys": b"x"}))
    written(tmp_path, {**FILES, ".ssh/authorized_keys": b"x"})
    assert in_folder(tmp_path).passed_over == (".ssh/",)


def written(folder, files):
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)


def test_the_shell_says_what_it_passes_over(tmp_path, capsys):
    folder = tmp_path / "my-pack"
    written(folder, {**FILES, "pack.toml~": b"", "mkd/.monsters.toml.swp": b"", ".git/HEAD": b""})
    assert main(["pack", "check", str(folder)]) == 0
    told = "Files that other programs left were passed over: "
    assert f"{told}.git/, mkd/.monsters.toml.swp, pack.toml~" in capsys.readouterr().out
    out = tmp_path / "made.zip"
    assert main(["pack", "build", str(folder), "--out", str(out)]) == 0
    assert told in capsys.readouterr().out
    assert out.read_bytes() == to_zip(FILES)


def test_many_are_counted():
    found = unzipped(zipped({**FILES, **{f"{number}~": b"" for number in range(9)}}))
    assert found.left_out.endswith(", 4~, +4")
