"""What `make rules` finds missing: rules without code or test, and permissions that nobody used."""

from pathlib import Path

import pytest

from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Stand
from rules.systems.green_dungeon.options import GreenDungeonOptions
from tests.support.moves import seats
from tests.support.permits import Watch
from tests.support.rules_table import read

DONE = "tests/systems/three_dice/test_a.py:test_it"


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


def permitting(root: Path, comment: str, mark: str) -> list[str]:
    """What is missing where a rule of two clauses has this comment, and its test this mark."""
    catalog = f"# clauses: potions, items\n{comment}rule-MA-900 = You may drink, or drop an item.\n"
    written(root, "rules/dungeon/words/rules.en.ftl", "")
    written(root, "rules/systems/three_dice/words/rules.en.ftl", catalog)
    written(root, "rules/systems/three_dice/a.py", 'def drink():\n    """MA-900."""\n')
    marks = '@pytest.mark.rule("MA-900: potions", "MA-900: items")\n'
    test = f"{marks}{mark}def test_it():\n    pass\n"
    written(root, "tests/systems/three_dice/test_a.py", test)
    return read(root).gaps()


@pytest.mark.parametrize(
    ("comment", "mark", "missing"),
    [
        ("", "", []),
        ("# permits\n", "", ["MA-900 permits, and no test does it"]),
        ("# permits\n", '@pytest.mark.permits("MA-900")\n', []),
        ("# permits: items\n", "", ["MA-900: items permits, and no test does it"]),
        ("# permits: items\n", '@pytest.mark.permits("MA-900: items")\n', []),
        (
            "",
            '@pytest.mark.permits("MA-900")\n',
            [f"MA-900 is done in {DONE}, but no catalog says that it permits"],
        ),
    ],
)
def test_what_is_permitted_is_done(
    tmp_path: Path, comment: str, mark: str, missing: list[str]
) -> None:
    assert permitting(tmp_path, comment, mark) == missing


def test_what_was_pushed_was_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    begun = RULESET.new_game(GreenDungeonOptions(), seats(1), SeededDice(b"one")).state
    here = [each.action for each in RULESET.legal_actions(begun, 1)]
    with pytest.raises(RuleError):
        RULESET.apply(begun, 1, Stand(), SeededDice(b"one"))
    assert not watch.taken
    RULESET.apply(begun, 1, here[0], SeededDice(b"one"))
    assert watch.taken == [here[0]]
    assert not watch.chosen
