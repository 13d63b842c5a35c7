"""Slash commands are described by the catalog, or there are none."""

import discord
import pytest
from discord.ext import commands

from cogs.base.commands import command


class Table(commands.Cog):
    async def new(self, _: discord.Interaction, seed: str = "", *, pace: str = "") -> None: ...

    async def unheard_of(self, _: discord.Interaction, whistle: str) -> None: ...


def test_an_option_has_its_own_words_or_those_of_all_commands() -> None:
    made = command("new", of="adventure")(Table.new)
    assert made.name == "new"
    assert made.description == "Open a lobby: pick a game, gather friends"
    assert {each.name: str(each.description) for each in made.parameters} == {
        "seed": "Any words: the same words and choices give the same dungeon",
        "pace": "Live at the table, or by post",
    }


@pytest.mark.parametrize(("name", "of"), [("hall", ""), ("new", "adventure")])
def test_an_option_without_words_is_refused(name: str, of: str) -> None:
    with pytest.raises(KeyError, match="whistle"):
        command(name, of=of)(Table.unheard_of)


def test_a_command_without_words_is_refused() -> None:
    with pytest.raises(KeyError, match="command-adventure-whistle"):
        command("whistle", of="adventure")
