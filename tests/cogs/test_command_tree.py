"""The whole command tree as Discord would be sent it, within Discord's limits."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
from fluent.syntax import FluentParser, ast

from bot.catalogs import all_words
from cogs.base.localized import localized
from rules.core.languages import LANGUAGES, language_of
from tests.cogs.conduct import Company

pytestmark = pytest.mark.asyncio(loop_scope="module")

Command = Mapping[str, Any]
NAME = re.compile(r"[-_'a-z0-9]{1,32}")
GUILD, BOT_DM, PRIVATE = 0, 1, 2
SUBCOMMAND, GROUP = 1, 2
TYPED, MENU_OF_MESSAGES = 1, 3
EVERYWHERE = {"act", "help", "roll", "rules", "settings", "dungeon", "away", "privacy"}
GUESTS = {"act", "dungeon", "help", "privacy", "roll", "rules", "settings"}
"""Commands that work for who brings the bot along, without a server having it."""
SERVERS_ONLY = {
    "adventure", "board", "campaign", "daily", "do", "doctor", "forge", "hall", "hero", "map",
    "move", "orders", "pace", "pack", "say", "server", "tutorial",
}  # fmt: skip


@pytest.fixture
def whole(table: Company) -> list[dict[str, Any]]:
    """Every command and every entry of a menu, as sent."""
    built = table.out.app.client.tree
    return [dict(command.to_dict(built)) for command in built.get_commands()]


@pytest.fixture
def tree(whole: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every command that is typed, as sent."""
    return [command for command in whole if command["type"] == TYPED]


def everything(command: Command) -> Iterator[Command]:
    yield command
    for option in command.get("options") or []:
        yield from everything(option)


def length(command: Command) -> int:
    """What counts towards the 8,000: names, descriptions and the values of choices."""
    own = len(command["name"]) + len(command.get("description", ""))
    chosen = sum(len(c["name"]) + len(str(c["value"])) for c in command.get("choices") or [])
    return own + chosen + sum(length(each) for each in command.get("options") or [])


async def test_the_tree_has_what_is_promised(tree: list[dict[str, Any]]) -> None:
    assert {command["name"] for command in tree} >= {
        *EVERYWHERE, *SERVERS_ONLY,
    }  # fmt: skip
    adventure = next(command for command in tree if command["name"] == "adventure")
    assert {each["name"] for each in adventure["options"]} >= {
        "new", "join", "leave", "ready", "begin", "status", "settings", "autopilot", "end", "log",
        "verify", "mine",
    }  # fmt: skip
    campaign = next(command for command in tree if command["name"] == "campaign")
    assert {each["name"] for each in campaign["options"]} == {
        "new", "status", "roster", "memorial", "purse", "chronicle", "list", "move", "rename",
        "export", "import",
    }  # fmt: skip
    forge = next(command for command in tree if command["name"] == "forge")
    assert {each["name"] for each in forge["options"]} == {"monster", "hero", "tile", "theme"}
    dungeon = next(command for command in tree if command["name"] == "dungeon")
    assert {each["name"] for each in dungeon["options"]} == {
        "map", "draft", "explore", "export", "import",
    }  # fmt: skip


async def test_counts(tree: list[dict[str, Any]]) -> None:
    assert len(tree) <= 100
    assert len({command["name"] for command in tree}) == len(tree)
    for command in tree:
        assert length(command) <= 8000
        for each in everything(command):
            options = each.get("options") or []
            assert len(options) <= 25
            assert len({option["name"] for option in options}) == len(options)


async def test_names_and_descriptions(tree: list[dict[str, Any]]) -> None:
    for command in tree:
        for each in everything(command):
            assert NAME.fullmatch(each["name"]), each["name"]
            assert 1 <= len(each["description"]) <= 100, each["name"]
            assert each["description"] != "…", "a command or option without its words"


async def test_choices(tree: list[dict[str, Any]]) -> None:
    for command in tree:
        for each in everything(command):
            choices = each.get("choices") or []
            assert len(choices) <= 25
            for field in ("name", "value"):
                values = [choice[field] for choice in choices]
                assert len(set(values)) == len(values)
                assert all(1 <= len(str(value)) <= 100 for value in values)
            assert not (choices and each.get("autocomplete"))


async def test_required_options_come_first(tree: list[dict[str, Any]]) -> None:
    for command in tree:
        for each in everything(command):
            kinds = [o for o in each.get("options") or [] if o["type"] not in (SUBCOMMAND, GROUP)]
            required = [bool(option.get("required")) for option in kinds]
            assert required == sorted(required, reverse=True), each["name"]
            for option in kinds:
                assert 0 <= option.get("min_length", 0) <= option.get("max_length", 6000) <= 6000


async def test_where_commands_may_be_used(tree: list[dict[str, Any]]) -> None:
    for command in tree:
        contexts = set(command["contexts"])
        assert GUILD in contexts
        assert (PRIVATE in contexts) is (command["name"] in GUESTS), command["name"]
        installs = {0, 1} if command["name"] in GUESTS else {0}
        assert set(command["integration_types"] or {0}) == installs, command["name"]
        if command["name"] in EVERYWHERE | SERVERS_ONLY:
            assert (BOT_DM in contexts) is (command["name"] in EVERYWHERE), command["name"]


async def test_menus_of_messages(whole: list[dict[str, Any]]) -> None:
    (entry,) = [command for command in whole if command["type"] != TYPED]
    assert (entry["type"], entry["name"]) == (MENU_OF_MESSAGES, "What happened since here?")
    assert (entry["contexts"], entry["integration_types"]) == ([GUILD], [0])


async def test_discord_took_them_all(whole: list[dict[str, Any]], table: Company) -> None:
    registered = (await table.host.state())["commands"]
    assert {command["name"] for command in registered} == {command["name"] for command in whole}


@pytest.mark.parametrize("locale", ["en", "de", "zh", "pt", "sv", "hi", "xx", "ar"])
async def test_every_language_has_words(locale: str) -> None:
    assert 0 < len(all_words(locale).phrase("help")) <= 2000


@pytest.mark.parametrize("catalog", ["cogs", "rules/service", "rules/core", "render"])
async def test_every_line_of_the_catalogs_is_understood(catalog: str) -> None:
    """The runtime drops what it cannot read without a word."""
    root = Path(__file__).parents[2]
    files = sorted((root / catalog / "words").rglob("*.ftl"))
    assert files
    for file in files:
        entries = FluentParser().parse(file.read_text("utf-8")).body
        assert [each.content for each in entries if isinstance(each, ast.Junk)] == []


async def test_the_game_has_one_name_in_all_commands(tree: list[dict[str, Any]]) -> None:
    options = [each for command in tree for each in everything(command)]
    asking = [each for each in options if "hich game" in each.get("description", "")]
    assert len(asking) > len(EVERYWHERE) / 2
    assert {each["name"] for each in asking} == {"game"}
    assert not [each for each in options if each["name"] in ("ruleset", "system")]


async def test_every_name_and_text_is_listed_in_every_language(tree: list[dict[str, Any]]) -> None:
    """But for values that are numbers, names of files, or of languages."""
    wanted = {each.value for each in discord.Locale if language_of(each.value) != "en"}
    own = {"chessex", "html", "pdf", "live", *LANGUAGES}
    for command in localized(tree):
        for each in everything(command):
            assert each["name_localizations"].keys() == wanted, each["name"]
            # Discord shows nobody what a group of commands is about.
            inner = any(option["type"] <= GROUP for option in each.get("options") or [])
            if each.get("description") and not inner:
                assert each["description_localizations"].keys() == wanted, each["name"]
            for choice in each.get("choices", ()):
                if not str(choice["value"]).isdecimal() and choice["value"] not in own:
                    assert choice["name_localizations"].keys() == wanted, choice
