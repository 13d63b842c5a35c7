"""Options of commands: values on a fixed list, and lists of options that commands share."""

import functools
import inspect
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import fields
from typing import Any, Concatenate, TypeVar

import discord
from discord.ext import commands

from cogs.base.text import plain
from rules.core.errors import RuleError

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
