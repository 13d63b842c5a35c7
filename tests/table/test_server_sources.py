"""DISCORD.md: every row has an id of its own, and every test and file that it names exists."""

from functools import cache
from pathlib import Path

from bot.rehearsal.rows import rows

ROOT = Path(__file__).parents[2]
LIST = ROOT / "bot/table/DISCORD.md"


@cache
def text_of(file: str) -> str:
    return (ROOT / file).read_text()


def test_every_row_names_tests_that_exist() -> None:
    for row in rows().values():
        assert row.tests, row.id
        for file, _, test in (named.partition("::") for named in row.tests):
            assert f"def {test}(" in text_of(file), f"{row.id}: {file}::{test}"


def test_every_row_says_which_files_rely_on_it() -> None:
    cells = {
        line.split("|")[1].strip(): line.split("|")[-2].strip()
        for line in LIST.read_text().splitlines()
        if line.startswith("|")
    }
    for row in rows().values():
        assert row.code or cells[row.id] == "nothing of ours", row.id
        assert len(row.code) == cells[row.id].count("`") // 2, row.id
        for file in row.code:
            assert (ROOT / file).is_file(), f"{row.id}: {file}"
            assert not file.startswith(("bot/table/", "bot/rehearsal/", "tests/")), row.id
    relied_on = {file for row in rows().values() for file in row.code}
    assert {"bot/posting/card_sender.py", "cogs/base/errors.py"} < relied_on


def test_every_row_has_an_id_of_its_own_and_none_is_left_out() -> None:
    lines = [line for line in LIST.read_text().splitlines() if line.startswith("|")]
    heads = [line for line in lines if "behaviour" in line or line.startswith(("|---", "|-|"))]
    assert len(rows()) == len(lines) - len(heads) >= 170
