"""Which tests depend on what a machine may lack."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
MARKS = ("tests.support.postgres", "os.openpty", "shutil.which")
"""What is found in the text of such tests, and of what they import."""


def chosen(root: Path = ROOT) -> list[str]:
    """Return files and folders with such tests: whatever leads to a mark, by its imports too."""
    texts = {path: path.read_text("utf-8") for path in (root / "tests").rglob("*.py")}
    marks = set(MARKS)
    while True:
        found = {path for path, text in texts.items() if any(mark in text for mark in marks)}
        more = {".".join(path.relative_to(root).with_suffix("").parts) for path in found} - marks
        if not more:
            break
        marks |= more
    folders = {path.parent for path in found if path.name == "conftest.py"}
    files = {path for path in found if path.name.startswith("test_")}
    alone = {path for path in folders | files if not folders & set(path.parents)}
    return sorted(path.relative_to(root).as_posix() for path in alone)
