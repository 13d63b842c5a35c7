"""`undercroft rehearse --compare`: one report, two, old ones, damaged ones."""

import json
from pathlib import Path

import pytest

from bot.catalogs import all_words
from bot.rehearsal.report.comparing import AS_EXPECTED, DIFFERS, UNREADABLE, compare
from bot.rehearsal.report.files import MOST, as_json, read
from bot.rehearsal.report.model import SCHEMA, Report
from bot.rehearsal.rows import rows
from tests.rehearsal.report.reports import report

WORDS = all_words("en")


def kept(folder: Path, made: Report, name: str = "report.json") -> Path:
    file = folder / name
    file.write_text(as_json(made), "utf-8")
    return file


def compared(*files: Path) -> tuple[int, str]:
    said: list[str] = []
    code = compare(list(files), WORDS, said.append)
    return code, "\n".join(said)


def test_a_report_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = report("DC-014")
    assert read(kept(tmp_path, made)) == made


def test_where_nothing_differs_it_says_so(tmp_path: Path) -> None:
    code, said = compared(kept(tmp_path, report()))
    assert code == AS_EXPECTED
    assert said.endswith(
        f"No row differs from the table; {len(rows()) - 1} hold, 1 were not tried."
    )
    assert "did not look as it should: a form" in said


def test_a_difference_names_the_table_the_code_and_the_tests(tmp_path: Path) -> None:
    code, said = compared(kept(tmp_path, report("DC-014")))
    row = rows()["DC-014"]
    assert code == DIFFERS
    assert f"DC-014: the table says: {row.behaviour}" in said
    assert "expected: one message" in said
    assert "came: two messages" in said
    assert row.code
    assert row.tests
    for named in (*row.code, *row.tests, row.source):
        assert named in said
    assert said.count("the table says") == 1


def test_two_reports_say_what_changed(tmp_path: Path) -> None:
    before = kept(tmp_path, report("DC-014", "DC-015"), "a.json")
    after = kept(tmp_path, report("DC-015", "DC-016"), "b.json")
    code, said = compared(before, after)
    assert code == DIFFERS
    assert "DC-014: differs (two messages) before, holds now" in said
    assert "DC-016: holds before, differs (two messages) now" in said
    assert "DC-015:" not in said
    assert "2 rows changed." in said
    assert compared(before, before)[1].count("Nothing changed between them.") == 1
    assert compared(before, kept(tmp_path, report(), "c.json"))[0] == AS_EXPECTED


def test_another_answer_to_the_same_row_is_a_change(tmp_path: Path) -> None:
    before = kept(tmp_path, report("DC-014"), "a.json")
    after = kept(tmp_path, report("DC-014", came="no message"), "b.json")
    said = compared(before, after)[1]
    assert "DC-014: differs (two messages) before, differs (no message) now" in said


def test_a_report_of_another_version_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    """Fields that it lacks or has beyond ours, rows that ours does not have, and other words."""
    told = json.loads(as_json(report("DC-014")))
    del told["person"], told["circumstances"], told["schema_version"]
    told["weather"] = "rain"
    told["rows"][0]["mood"] = 1
    strange = {"row": "DC-999", "outcome": "differs", "behaviour": "Ids are blue"}
    told["rows"].append(strange)
    for each in told["rows"]:
        if each["row"] == "DC-014":
            each["behaviour"] = "A nonce is a number"
    file = tmp_path / "old.json"
    file.write_text(json.dumps(told), "utf-8")
    code, said = compared(file)
    assert code == DIFFERS
    assert "DC-999: the table says: Ids are blue" in said
    assert "no such row" in said
    assert "The report’s own table said: A nonce is a number" in said
    assert "with Undercroft ?" in said


DAMAGED = {
    "nothing in it": ("", "is no report"),
    "cut off": ('{"rows": [{"row": "DC-0', "is no report"),
    "no text": (b"\xff\xfe\x00rows", "is no report"),
    "a list": ("[1, 2]", "no report of a rehearsal"),
    "other JSON": ('{"name": "x"}', "no report of a rehearsal"),
    "rows that are none": ('{"rows": 7}', "damaged: what stands at “rows”"),
    "an outcome that is none": (
        '{"rows": [{"row": "DC-001", "outcome": "well"}]}',
        "rows.0.outcome",
    ),
    "newer": (f'{{"rows": [], "schema_version": {SCHEMA + 1}}}', "newer version"),
    "deep": ("[" * 100_000, "is no report"),
    "huge": (b" " * (MOST + 1), "far too large"),
}


@pytest.mark.parametrize(("text", "because"), DAMAGED.values(), ids=DAMAGED)
def test_what_cannot_be_read_is_refused_in_words(
    tmp_path: Path, text: str | bytes, because: str
) -> None:
    file = tmp_path / "report.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    code, said = compared(file)
    assert code == UNREADABLE
    assert because in said
    assert said.count("\n") == 0


def test_a_file_that_is_not_there_is_refused_in_words(tmp_path: Path) -> None:
    code, said = compared(tmp_path / "none.json")
    assert (code, "There is no report" in said) == (UNREADABLE, True)
    assert compared(tmp_path)[0] == UNREADABLE
