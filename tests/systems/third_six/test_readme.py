"""The README's table of rules tells the truth."""

import ast
import re
from pathlib import Path

import pytest

from rules.systems.third_six import RULESET

FOLDER = RULESET.catalog.parent
README = (FOLDER / "README.md").read_text("utf-8")
ROW = re.compile(r"^\| (TS-\d{3}) \| (.+) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`([\w/]+\.py)` (\w+)")


def defined(path):
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.ClassDef)
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


def test_every_rule_has_a_row():
    listed = re.findall(
        r"^rule-(\S+) =", (RULESET.catalog / "rules.en.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert [row[0] for row in ROW.findall(README)] == listed


@pytest.mark.parametrize(("column", "folder"), [(1, FOLDER), (2, Path(__file__).parent)])
def test_everything_named_exists(column, folder):
    for row in ROW.findall(README):
        named = NAMED.findall(row[column])
        assert named, f"{row[0]} names nothing"
        for file, name in named:
            assert name in defined(folder / file), f"{row[0]}: no {name} in {file}"
