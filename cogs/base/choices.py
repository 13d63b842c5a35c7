"""Options of commands: values on a fixed list, and options that are passed as one value."""

import functools
import inspect
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import fields
from typing import Any, Concatenate, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.text import fit, plain
from rules.core.errors import RuleError
from rules.core.words import folded

MOST_CHOICES = 25
"""Choices that Discord shows for an option."""
Choices = list[app_commands.Choice[str]]
"""What is offered for an option while somebody types it."""

T = TypeVar("T")

C = TypeVar("C", bound=commands.Cog)

Act = Callable[[C, discord.Interaction, T], Coroutine[Any, Any, None]]
Command = Callable[Concatenate[C, discord.Interaction, ...], Coroutine[Any, Any, None]]


def one_of(value: object, known: Iterable[T]) -> T:
    """Return a value that is on a fixed list, as the library does not check it.

    Raises:
        RuleError: the value is not on the list.
    """
    for each in known:
        if each == value:
            return each
    raise RuleError("error-bad-option", value=plain(str(value), 60))


def fitting(typed: str, named: Iterable[tuple[str, str]]) -> Choices:
    """Return the first choices, of values and their labels, that contain the typed text."""
    wanted = folded(typed).strip()
    return [
        app_commands.Choice(name=fit(label, 100), value=value)
        for value, label in named
        if wanted in folded(f"{value} {value.replace('_', ' ')} {label}")
    ][:MOST_CHOICES]


def meant(typed: str, named: Iterable[tuple[str, str]]) -> str:
    """Return the value that a typed text stands for, of values and their labels; else the text.

    Discord sends what was typed where nobody chose from the list: a label, or a part of one alone.
    """
    listed, wanted = list(named), folded(typed).strip()
    if not wanted or any(value == typed for value, _ in listed):
        return typed
    same = [value for value, label in listed if folded(label) == wanted]
    found = same or [choice.value for choice in fitting(typed, listed)]
    return found[0] if len(found) == 1 else typed


def taking(kind: type[T]) -> Callable[[Act[C, T]], Command[C]]:
    """Give a command the fields of a dataclass as options, and pass them as one value."""
    options = [
        inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=field.default,
            annotation=field.type,
        )
        for field in fields(kind)  # type: ignore[arg-type]  # typing has no name for dataclasses
    ]

    def made(act: Act[C, T]) -> Command[C]:
        @functools.wraps(act)
        async def command(cog: C, interaction: discord.Interaction, **given: object) -> None:
            await act(cog, interaction, kind(**given))

        own = list(inspect.signature(act).parameters.values())[:2]
        # The library reads the options of a command from its signature.
        command.__signature__ = inspect.Signature([*own, *options])  # type: ignore[attr-defined]
        return command

    return made
