"""The README's table of rules tells the truth, and its example runs."""

import ast
import re
from pathlib import Path

import pytest

from rules.dungeon import CATALOG

FOLDER = CATALOG.parent
README = (FOLDER / "README.md").read_text("utf-8")
ROW = re.compile(r"^\| (DM-\d{3}) \| (.+) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`([\w/]+\.py)` (\w+)")


def defined(path):
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.ClassDef)
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


def test_every_rule_has_a_row():
    listed = re.findall(r"^rule-(\S+) =", (CATALOG / "rules.en.ftl").read_text("utf-8"), re.M)
    assert len(listed) == 63
    assert [row[0] for row in ROW.findall(README)] == listed


@pytest.mark.parametrize(("column", "folder"), [(1, FOLDER), (2, Path(__file__).parent)])
def test_everything_named_exists(column, folder):
    for row in ROW.findall(README):
        named = NAMED.findall(row[column])
        assert named, f"{row[0]} names nothing"
        for file, name in named:
            assert name in defined(folder / file), f"{row[0]}: no {name} in {file}"


def test_the_example_runs():
    example = re.search(r"```python\n(.+?)```", README, re.DOTALL)[1]
    made = {}
    exec(example, made)
    assert made["everything"].labels
    assert not made["handout"].labels
    assert made["notes"].levels
