"""`/doctor`: a check of the bot in a server, for the people who manage it."""

import platform
from collections.abc import AsyncIterator, Iterator
from importlib.metadata import version
from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.commands import command
from cogs.base.errors import acknowledge, send_privately
from cogs.base.permissions import lacking, listed
from cogs.cards.responder import Responder
from rules.core.words import Words
from rules.service.upkeep.checkup import Health

SKEW = 5
"""The seconds by which our clock may differ from Discord's."""
PRESENT = 3 * 60
"""The seconds after which a silent timekeeper counts as stopped."""


class Limits(Protocol):
    """Counts the rate limits that the bot meets."""

    def lately(self) -> int:
        """Return how many rate limits were met in the last hour."""
        ...


class Rehearsed(Protocol):
    """What came of a rehearsal: `at` is in seconds since 1970, `version` that of the program."""

    @property
    def at(self) -> int:
        """When it was held."""
        ...

    @property
    def version(self) -> str:
        """With which version."""
        ...

    @property
    def differs(self) -> int:
        """How many rows differed."""
        ...


class Rehearsals(Protocol):
    """Knows the last rehearsal of this bot."""

    async def last(self) -> Rehearsed | None:
        """Return what came of it; None where none was held."""
        ...


class DoctorCog(commands.Cog):
    """Checks the bot in a server."""

    def __init__(self, responder: Responder, limits: Limits, rehearsals: Rehearsals) -> None:
        self.responder = responder
        self.limits = limits
        self.rehearsals = rehearsals
        super().__init__()

    @command("doctor")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: discord.Interaction) -> None:
        """Tell privately what is wrong in this server, and how the bot is doing."""
        await acknowledge(interaction, thinking=True)
        words, guild = self.responder.words(interaction), interaction.guild
        if guild is None:
            raise app_commands.NoPrivateMessage
        health = await self.responder.service.upkeep.checkups.of(guild.id)
        board = await self.responder.service.cards.boards.of(guild.id)
        places = (*health.channels, *((board.channel,) if board else ()))
        now = self.responder.service.clock.now()
        troubles = [
            *_aside(health, words),
            *[each async for each in self._places(guild, places, words)],
            *_clock(health, now, int(interaction.created_at.timestamp()), words),
        ]
        waiting = 0 if health.due is None else max(0, now - health.due)
        emojis = self.responder.ports.emojis.standing()
        stands = words.phrase(
            "server-doctor-stands",
            open=len(health.channels),
            cards=health.cards,
            overdue=waiting,
            limits=self.limits.lately(),
            emojis=emojis.there,
            wanted=emojis.wanted,
            trouble=emojis.trouble or "no",
            undercroft=version("undercroft"),
            discord=discord.__version__,
            python=platform.python_version(),
        )
        verdict = words.phrase("server-doctor-verdict", count=len(troubles))
        rehearsed = _rehearsed(await self.rehearsals.last(), words)
        await send_privately(interaction, "\n".join([verdict, *troubles, stands, rehearsed]))

    async def _places(
        self, guild: discord.Guild, places: tuple[int, ...], words: Words
    ) -> AsyncIterator[str]:
        """Yield what hinders cards in channels where the bot has some, each with its cure.

        A timeout is the same in all of them.
        """
        for place in dict.fromkeys(places):
            found = await self.responder.ports.watch.hindrance(guild.id, place)
            if found is not None and found.why == "timeout":
                yield words.phrase("server-doctor-timeout", until=found.until or 0)
                return
            missing, channel = _lacks(guild, place), f"<#{place}>"
            if missing:
                rights = listed(missing)
                yield words.phrase("server-doctor-rights", channel=channel, rights=rights)
            elif found is not None:
                yield words.phrase("server-doctor-place", channel=channel, why=found.why)


def _rehearsed(last: Rehearsed | None, words: Words) -> str:
    """Return when a rehearsal was last held, with which version, and what came of it."""
    if last is None:
        return words.phrase("server-doctor-unrehearsed")
    return words.phrase(
        "server-doctor-rehearsed", at=last.at, version=last.version, differs=last.differs
    )


def _aside(health: Health, words: Words) -> Iterator[str]:
    for each in health.unreadable:
        yield words.phrase(
            "server-doctor-aside", id=each.id, channel=f"<#{each.channel}>", wrong=each.wrong
        )


def _lacks(guild: discord.Guild, place: int) -> list[str]:
    """Return the permissions that the bot lacks for cards in a channel, as far as is known.

    Of threads that the client does not know nothing is.
    """
    channel = guild.get_channel_or_thread(place)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return []
    rights = channel.permissions_for(guild.me)
    return lacking(rights, inside=isinstance(channel, discord.Thread))


def _clock(health: Health, now: int, theirs: int, words: Words) -> Iterator[str]:
    if abs(now - theirs) > SKEW:
        yield words.phrase("server-doctor-skew", seconds=abs(now - theirs))
    if health.alive is not None and now - health.alive > PRESENT:
        yield words.phrase("server-doctor-still", seconds=now - health.alive)
