"""The rulebooks: of each system its settings, its rulings and its rules, from code and catalogs."""

import re
from collections.abc import Iterator
from pathlib import Path

from bot.catalogs import USUAL_LOCALE, all_words
from rules import dungeon
from rules.core.ruleset import AnyRuleset
from rules.core.settings import settings_of
from rules.registry import rulesets
from rules.service.history.rulebooks import rulebook
from rules.service.records import SettingLine
from rules.service.settings.adventure import setting_lines

GENERATOR = "map-generator"


def rulebooks() -> Iterator[tuple[str, str, str]]:
    """Yield of each rulebook its page's name, its title, and the page as Markdown."""
    words = all_words(USUAL_LOCALE)
    for key, rules in rulesets().items():
        title = words.phrase(f"{key}-title")
        parts = (
            f"# {title}\n",
            words.phrase(f"{key}-blurb") + "\n",
            f"For {_seats(rules)}. Its key is `{key}`.\n",
            f"## The goal\n\n{words.say(rules.goal(rules.preset))}\n",
            _fight(words.phrase(f"{key}-help-fight")),
            _settings(rules),
            _rulings(rules.catalog.parent / "README.md"),
            *(_rules(folder) for folder in rules.catalogs),
        )
        yield key, title, "\n".join(part for part in parts if part)
    title = "The map generator"
    page = (
        f"# {title}\n\n{_rulings(dungeon.CATALOG.parent / 'README.md')}\n{_rules(dungeon.CATALOG)}"
    )
    yield GENERATOR, title, page


def _seats(rules: AnyRuleset) -> str:
    fewest, most = rules.seats
    return f"{fewest} to {most} players" if fewest < most else f"{most} players"


def _fight(told: str) -> str:
    """Return how a fight goes, a point for each line."""
    return "\n".join(["## How a fight goes\n", *(f"- {line}" for line in told.splitlines())]) + "\n"


def _settings(rules: AnyRuleset) -> str:
    """Return a table of its settings, as written and as a lobby proposes them, if it has any."""
    words = all_words(USUAL_LOCALE)
    proposed = settings_of(rules.preset)
    written = settings_of(rules.options_type())
    if not written:
        return ""
    rows = [
        f"| {line.label} | {line.about} | `{line.name}` | {_value(line, setting.default)} |"
        f" {line.said} |"
        for line, setting in zip(setting_lines(proposed, rules.key, words), written, strict=True)
    ]
    head = [
        "## Settings\n",
        "| setting | what it does | name | as written | proposed |",
        "|---|---|---|---|---|",
    ]
    return "\n".join([*head, *rows]) + "\n"


def _value(line: SettingLine, value: str) -> str:
    said = {choice.value: choice.label for choice in line.choices}
    return said.get(value, value)


def _rulings(readme: Path) -> str:
    """Return the part of a README, if there is one, that says how unclear rules are read."""
    if not readme.exists():
        return ""
    found = re.search(r"^## Rulings\n.*?(?=^## |\Z)", readme.read_text("utf-8"), re.M | re.S)
    return found[0] if found else ""


def _rules(folder: Path) -> str:
    """Return every rule of a catalog with its id."""
    rows = [
        f"| <span id='{rule.id}'>{rule.id}</span> | {rule.text} |"
        for rule in rulebook(folder, USUAL_LOCALE)
    ]
    if not rows:
        return ""
    return "\n".join(["## Rules\n", "| id | rule |", "|---|---|", *rows]) + "\n"
