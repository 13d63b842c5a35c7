"""The list of commands, made from the command tree that Discord is sent."""

import sys
from collections.abc import Iterator

from discord import app_commands
from discord.ext import commands

from cogs import all_cogs
from cogs.base.commands import Family

Known = app_commands.Group | app_commands.Command


def every_command() -> str:
    """Return every slash command with its options as Markdown."""
    lines = ["## Every command", "", "`[...]` may be left out.", ""]
    for top in sorted(_tops(), key=lambda each: each[0]):
        lines += _section(*top)
    return "\n".join(lines) + "\n"


def _tops() -> Iterator[tuple[str, str, list[Known]]]:
    """Yield each top-level command: its name, its description, and what stands below it."""
    cogs = (each for each in vars(all_cogs).values() if isinstance(each, type))
    for cog in (each for each in cogs if issubclass(each, commands.Cog)):
        known = [*cog.__cog_app_commands__, *_gathered(cog)]
        if cog.__cog_is_app_commands_group__:
            yield cog.__cog_group_name__, cog.__cog_group_description__, known
        else:
            for each in known:
                yield each.name, each.description, [each]


def _gathered(cog: type[commands.Cog]) -> Iterator[Known]:
    """Yield the commands of the families that a cog's module puts together."""
    for each in vars(sys.modules[cog.__module__]).values():
        if isinstance(each, type) and issubclass(each, Family):
            yield from each.__cog_app_commands__


def _section(name: str, description: str, known: list[Known]) -> list[str]:
    lines = [f"### /{name}", "", _sentence(description), "", "| command | does |", "|---|---|"]
    leaves = [leaf for each in known for leaf in _leaves(each)]
    prefix = "" if len(known) == 1 and known[0].name == name else f"{name} "
    for path, command in sorted(leaves, key=lambda each: each[0]):
        lines.append(f"| `/{prefix}{path}{_options(command)}` | {_does(command)} |")
    return [*lines, ""]


def _leaves(known: Known, path: str = "") -> Iterator[tuple[str, app_commands.Command]]:
    path = f"{path} {known.name}".strip()
    if isinstance(known, app_commands.Group):
        for child in known.commands:
            yield from _leaves(child, path)
    else:
        yield path, known


def _options(command: app_commands.Command) -> str:
    return "".join(
        f" {each.display_name}:" if each.required else f" [{each.display_name}:]"
        for each in command.parameters
    )


def _does(command: app_commands.Command) -> str:
    said = [_sentence(command.description)]
    for each in command.parameters:
        choices = ", ".join(str(choice.name) for choice in each.choices)
        listed = f" ({choices})" if choices else ""
        said.append(f"*{each.display_name}*: " + _sentence(f"{each.description}{listed}"))
    return "<br>".join(said).replace("|", "\\|")


def _sentence(text: object) -> str:
    return f"{str(text).rstrip('.')}."
