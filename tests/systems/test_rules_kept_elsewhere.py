"""A rule that one book says of another game counts there, not by its absence."""

from pathlib import Path

import pytest

from tests.support.rules_table import KEPT_BY, read


def test_what_is_kept_elsewhere_is_kept_there() -> None:
    table = read()
    assert table.gaps() == []
    for rule, keeper in KEPT_BY.items():
        found = (*table.functions[rule], *table.tests[rule])
        assert all(f"/systems/{keeper}/" in where for where in found)


def written(root: Path, path: str, text: str) -> None:
    """A file in a tree made for the test."""
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, "utf-8")


@pytest.mark.parametrize("keeper", ["three_dice", "third_six"])
def test_only_its_keeper_can_close_the_gap(tmp_path: Path, keeper: str) -> None:
    written(tmp_path, "rules/systems/three_dice/words/rules.en.ftl", "rule-HR-034 = Elsewhere.\n")
    written(tmp_path, "rules/dungeon/words/rules.en.ftl", "")
    written(tmp_path, f"rules/systems/{keeper}/a.py", 'def pick():\n    """HR-034."""\n')
    mark = '@pytest.mark.rule("HR-034")\ndef test_it():\n    pass\n'
    written(tmp_path, f"tests/systems/{keeper}/test_a.py", mark)
    missing = [] if keeper == "third_six" else ["HR-034 is in no docstring", "HR-034 has no test"]
    assert read(tmp_path).gaps() == missing


def test_a_mark_of_a_single_case_counts(tmp_path: Path) -> None:
    written(tmp_path, "rules/dungeon/words/rules.en.ftl", "rule-DM-027 = A corridor.\n")
    written(tmp_path, "rules/systems/three_dice/words/rules.en.ftl", "")
    written(tmp_path, "rules/dungeon/a.py", 'def shape():\n    """DM-027."""\n')
    case = 'pytest.param(1, marks=pytest.mark.rule("DM-027"))'
    test = f'@pytest.mark.parametrize("face", [{case}])\ndef test_it(face):\n    pass\n'
    written(tmp_path, "tests/dungeon/test_a.py", test)
    assert read(tmp_path).gaps() == []
