"""The glossary explains words that the program uses, each once."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROWS = re.findall(
    r"^\| ([^|]+) \| ([A-Z][^|]+\.) \|$", (ROOT / "docs" / "GLOSSARY.md").read_text("utf-8"), re.M
)
"""The words of a row, and their meaning as a sentence."""


def test_every_word_is_one_of_the_programs() -> None:
    """In its names, alone or as a part of one, or as the code's own name that the row has."""
    code = (path for top in ("rules", "cogs", "bot") for path in (ROOT / top).rglob("*.py"))
    text = "\n".join(path.read_text("utf-8") for path in code)
    names = {name.lower() for name in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", text)}
    assert len(ROWS) > 40
    for words, meaning in ROWS:
        for word in words.split(", "):
            own = re.findall(r"\(`(\w+)`\)", meaning)
            spoken = all(part in names for part in word.split())
            assert spoken or any(each in text for each in own), word


def test_no_word_is_explained_twice() -> None:
    words = [word for row, _ in ROWS for word in row.split(", ")]
    assert sorted(words) == sorted(set(words))


def test_every_row_has_the_form_that_is_read_here() -> None:
    lines = (ROOT / "docs" / "GLOSSARY.md").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.startswith("| ")]) == len(ROWS) + 1
