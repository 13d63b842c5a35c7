"""The README's example runs."""

import re

from rules.dungeon import CATALOG

README = (CATALOG.parent / "README.md").read_text("utf-8")


def test_the_example_runs():
    example = re.search(r"```python\n(.+?)```", README, re.DOTALL)[1]
    made = {}
    exec(example, made)
    assert made["everything"].labels
    assert not made["handout"].labels
    assert made["notes"].levels
