"""Slash commands, which Discord lists with the words of the catalog."""

import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.app_commands.commands import CommandCallback, GroupT, P, T
from discord.ext import commands

from rules.core.words import load_words

WORDS = load_words((Path(__file__).parents[1] / "words",))


FileTypes = Mapping[str, tuple[str, ...]]
"""Endings of the files that an option takes, by the option's name."""
_TAKES = "file types"
"""What a command has among its extras where it takes files of certain types."""


class FileCommand(app_commands.Command[GroupT, P, T]):
    """A slash command whose options say which files they take.

    discord.py 2.7 has no field for that, so it is added to what Discord is sent.
    """

    def to_dict(self, tree: "app_commands.CommandTree[discord.Client]") -> dict[str, Any]:
        """Return the command as Discord is sent it."""
        made = super().to_dict(tree)
        takes: FileTypes = self.extras[_TAKES]
        for option in made["options"]:
            if option["name"] in takes:
                option["file_types"] = list(takes[option["name"]])
        return made


class Family(commands.Cog):
    """Slash commands that stand in a group together with those of other families."""


def gather(cog: commands.GroupCog, *families: Family) -> None:
    """Put the commands of some families into a cog's group, in this order."""
    group = cog.app_command
    if group is None:
        raise TypeError(f"{type(cog).__name__} has no group of commands")
    for family in families:
        for each in family.get_app_commands():
            group.add_command(each)


def command(
    name: str, *, of: str | app_commands.Group = "", takes: FileTypes | None = None
) -> "Callable[[CommandCallback[GroupT, P, T]], app_commands.Command[GroupT, P, T]]":
    """Make a method a slash command, one `of` a group if it is in one.

    The catalog describes the command as `command-<name>` or `command-<group>-<name>`, and each of
    its options as `option-<group>-<name>-<option>`; one that is the same in all commands of the
    group is `option-<group>-<option>`, and one that is the same everywhere `option-<option>`.
    `takes` names the endings of files that its options take, such as ".json", at most ten each.

    Raises:
        KeyError: the catalog does not describe the command or one of its options.
    """
    group = of.name if isinstance(of, app_commands.Group) else of
    decorate = of.command if isinstance(of, app_commands.Group) else app_commands.command
    described = WORDS.phrase(f"command-{group}-{name}" if group else f"command-{name}")

    def made(act: "CommandCallback[GroupT, P, T]") -> "app_commands.Command[GroupT, P, T]":
        options = list(inspect.signature(act).parameters)[2:]
        says = {option: _description(group, name, option.replace("_", "-")) for option in options}
        told = app_commands.describe(**says)(act)
        if takes is not None and not isinstance(of, app_commands.Group):
            return FileCommand(
                name=name, description=described, callback=told, extras={_TAKES: takes}
            )
        return decorate(name=name, description=described)(told)

    return made


def _description(group: str, name: str, option: str) -> str:
    """Return what the catalog says of an option: its own words, else those it shares."""
    known = [f"option-{option}"]
    if group:
        known = [f"option-{group}-{name}-{option}", f"option-{group}-{option}", *known]
    else:
        known = [f"option-{name}-{option}", *known]
    return WORDS.phrase(next(filter(WORDS.has, known), known[0]))
