"""`make docs` builds every page, with the commands and rulebooks as the code has them."""

import os
import re
from contextlib import redirect_stderr, redirect_stdout
from html import unescape
from pathlib import Path

import pytest

from bot.catalogs import all_words
from bot.settings import Settings
from rules.core.settings import settable
from rules.registry import rulesets
from rules.service.history.rulebooks import rulebook
from tests.support.forks import forked
from tests.support.known import with_rules

ROOT = Path(__file__).parents[2]
NUMBERED = re.compile(r"<span id=[\"']([A-Z]+-[0-9]+)[\"']>")
pytestmark = pytest.mark.xdist_group("site")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the built pages; a warning, such as a dead link, is a failure."""
    folder, said = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("said") / "lines"
    building = forked(_build, folder, said)
    building.start()
    building.join()
    assert building.exitcode == 0, said.read_text("utf-8")
    return folder


def _build(folder: Path, said: Path) -> None:
    """Do what `python -m mkdocs build` does, in a process that has loaded the program."""
    from mkdocs.__main__ import cli  # noqa: PLC0415 - no other process needs it

    os.chdir(ROOT)
    with said.open("w", encoding="utf-8") as lines, redirect_stdout(lines), redirect_stderr(lines):
        # Told to be quiet, it would not count what it does not say.
        cli(["build", "--strict", "--site-dir", str(folder)])


def text(site: Path, name: str) -> str:
    return unescape((site / name).read_text("utf-8"))


def test_every_command_is_on_its_page(site: Path) -> None:
    page = text(site, "COMMANDS.html")
    for command in ("/act [all:]", "/adventure new", "/pace holidays", "/dungeon", "/roll dice:"):
        assert f"<code>{command}" in page


def test_every_game_has_a_page_with_its_goal_settings_and_rules(site: Path) -> None:
    words = all_words("en")
    for key, rules in rulesets().items():
        page = text(site, f"games/{key}.html")
        assert words.phrase(f"{key}-title") in page
        for name in settable(rules.options_type):
            assert f"<code>{name}</code>" in page
        for said in (words.say(rules.goal(rules.preset)), words.phrase(f"{key}-help-fight")):
            assert all(line in page for line in said.splitlines())
        numbered = [rule.id for folder in rules.catalogs for rule in rulebook(folder, "en")]
        assert NUMBERED.findall(page) == numbered
        assert bool(numbered) == (key in with_rules())


def test_every_setting_of_the_process_is_explained(site: Path) -> None:
    page = text(site, "HOSTING.html")
    for field in Settings.model_fields.values():
        assert f"<code>{field.validation_alias}</code>" in page


def test_links_of_the_readme_lead_to_pages(site: Path) -> None:
    page = text(site, "index.html")
    assert 'href="HOSTING.html"' in page
    assert 'href="games/three-dice.html"' in page
    assert 'href="adr/index.html"' in page
    assert 'src="pictures/card.png"' in page
