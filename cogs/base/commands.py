"""Slash commands, which Discord lists with the words of the catalog."""

import inspect
from collections.abc import Callable
from pathlib import Path

from discord import app_commands
from discord.app_commands.commands import CommandCallback, GroupT, P, T
from discord.ext import commands

from rules.core.words import load_words

WORDS = load_words((Path(__file__).parents[1] / "words",))


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
    name: str, *, of: str | app_commands.Group = ""
) -> "Callable[[CommandCallback[GroupT, P, T]], app_commands.Command[GroupT, P, T]]":
    """Make a method a slash command, one `of` a group if it is in one.

    The catalog describes the command as `command-<name>` or `command-<group>-<name>`, and each of
    its options as `option-<group>-<name>-<option>`; one that is the same in all commands of the
    group is `option-<group>-<option>`, and one that is the same everywhere `option-<option>`.

    Raises:
        KeyError: the catalog does not describe the command or one of its options.
    """
    group = of.name if isinstance(of, app_commands.Group) else of
    decorate = of.command if isinstance(of, app_commands.Group) else app_commands.command
    described = WORDS.phrase(f"command-{group}-{name}" if group else f"command-{name}")

    def made(act: "CommandCallback[GroupT, P, T]") -> "app_commands.Command[GroupT, P, T]":
        options = list(inspect.signature(act).parameters)[2:]
        says = {option: _description(group, name, option.replace("_", "-")) for option in options}
        return decorate(name=name, description=described)(app_commands.describe(**says)(act))

    return made


def _description(group: str, name: str, option: str) -> str:
    """Return what the catalog says of an option: its own words, else those it shares."""
    known = [f"option-{option}"]
    if group:
        known = [f"option-{group}-{name}-{option}", f"option-{group}-{option}", *known]
    else:
        known = [f"option-{name}-{option}", *known]
    return WORDS.phrase(next(filter(WORDS.has, known), known[0]))
