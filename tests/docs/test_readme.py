"""The README is read in two minutes, and what it names is there."""

import re
from pathlib import Path

from rules.registry import ruleset, rulesets
from tests.support.known import released

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
MOST_WORDS = 600
"""What is read in two minutes, at 300 words a minute as people read plain text on a screen."""
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|src=\"([^\"]+)\"")


def words(text: str) -> list[str]:
    """The words that somebody reads: without addresses, pictures and the lines of tables."""
    text = re.sub(r"<img[^>]*>", "", text)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    return re.findall(r"[\w`/.'-]*\w[\w`/.'-]*", text)


def test_it_is_read_in_two_minutes() -> None:
    assert len(words(README)) <= MOST_WORDS


def test_every_link_leads_to_a_file_and_a_heading() -> None:
    for target in (link or picture for link, picture in LINK.findall(README)):
        path, _, anchor = target.partition("#")
        assert (ROOT / path).exists(), target
        if anchor:
            heads = re.findall(r"^#+ (.+)$", (ROOT / path).read_text("utf-8"), re.M)
            assert anchor in [
                re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads
            ]


def test_it_lists_every_released_game_with_its_players() -> None:
    """Those of the list of systems, in its order."""
    rows = re.findall(r"^\| `([\w-]+)` \| .*\| (\d+) to (\d+) \|$", README, re.M)
    assert rows == [(key, *map(str, ruleset(key).seats)) for key in rulesets() if released(key)]


def test_its_way_of_a_click_is_that_of_the_architecture() -> None:
    """Each file is a stop there, in the same order; `rules/systems` is a folder."""
    told = README.partition("## From a click to the code")[2].partition("\n## ")[0]
    files = re.findall(r"`([\w/]+\.py)`", told)
    page = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")
    walk = page.partition("## A click, stop by stop")[2].partition("\n## ")[0]
    stops = re.findall(r"`([\w/]+\.py)\b", walk)
    assert len(files) >= 5
    assert files == [stop for stop in dict.fromkeys(stops) if stop in files]


def test_every_module_that_a_document_names_is_there() -> None:
    """By its whole path, or by the end of it, as beside what is about one folder."""
    there = [
        path.relative_to(ROOT).as_posix()
        for folder in ("bot", "cogs", "render", "rules", "tests")
        for path in (ROOT / folder).rglob("*.py")
    ]
    ends = {"/".join(path.split("/")[at:]) for path in there for at in range(path.count("/"))}
    pages = (ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "rules").rglob("*.md"))
    for page in pages:
        named = re.findall(r"`(?:\.\./)?((?:\w+/)+\w+\.py)\b", page.read_text("utf-8"))
        assert sorted(set(named) - ends) == [], page
