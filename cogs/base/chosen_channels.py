"""Channels that somebody chose, with what the bot and they may do there.

Discord says so in the interaction. discord.py 2.7 leaves `app_permissions` of chosen channels out,
so they are read from what was sent.
"""

from typing import Any, NamedTuple, cast

import discord
from discord import app_commands

from cogs.base.permissions import lacking, listed
from cogs.ports import Watch
from rules.core.errors import RuleError
from rules.service.servers.admission import mentioned

FORUMS = (discord.ChannelType.forum.value, discord.ChannelType.media.value)
"""Types of channels in which everything stands in posts, which are threads."""
THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)
PLAYED_IN = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    *THREADS,
)
"""Types of channels in which cards can be posted."""
CHATS = (discord.ChannelType.voice.value, discord.ChannelType.stage_voice.value)
"""Those whose chat is for those who may connect."""


class PlaceToPlay(app_commands.Transformer):
    """An option for a channel or thread in which cards can be posted; its value is the id.

    A thread need not be one that the library knows, as an archived or a private one.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The type of the option: a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The types of channels that clients offer."""
        return [*PLAYED_IN]

    async def transform(
        self,
        interaction: discord.Interaction,  # noqa: ARG002 - the id is enough
        value: Any,  # noqa: ANN401 - as the library has it
        /,
    ) -> int:
        """Return the id of the chosen channel."""
        return int(value.id)


class ChosenChannel(NamedTuple):
    """A chosen channel; what the bot may do there is None where Discord does not say."""

    id: int
    type: int
    own: discord.Permissions | None
    theirs: discord.Permissions
    parent: int = 0
    """The channel of a thread, else 0."""

    @property
    def inside(self) -> bool:
        """Whether messages stand in threads there."""
        return self.type in (*FORUMS, *(each.value for each in THREADS))

    @property
    def missing(self) -> list[str]:
        """The names of the permissions that cards need there and the bot lacks, as far as known."""
        if self.own is None:
            return []
        connects = self.type not in CHATS or self.own.connect
        return [*lacking(self.own, inside=self.inside), *(() if connects else ("connect",))]

    @property
    def writable(self) -> bool:
        """Whether the person may see it and write in it."""
        writes = self.theirs.send_messages_in_threads if self.inside else self.theirs.send_messages
        return self.theirs.view_channel and writes


def chosen_channels(interaction: discord.Interaction) -> dict[int, ChosenChannel]:
    """Return the channels that were chosen in a list or an option, by their ids."""
    data: Any = cast("dict[str, object]", interaction.data or {})
    listed: dict[str, Any] = (data.get("resolved") or {}).get("channels") or {}
    return {int(ident): _read(int(ident), given) for ident, given in listed.items()}


async def check_chosen(
    watch: Watch, interaction: discord.Interaction, chosen: ChosenChannel
) -> None:
    """Check that cards can be posted in a chosen channel, by the bot and for the person.

    Raises:
        RuleError: permissions of either are missing there; or the bot is in timeout or not in that
            private thread, or the thread is locked.
    """
    place = mentioned("#", (chosen.id,))
    if not chosen.writable:
        raise RuleError("error-rights-of-yours-there", channel=place)
    if chosen.missing:
        rights = listed(chosen.missing)
        raise RuleError("error-missing-rights-there", channel=place, rights=rights)
    found = await watch.hindrance(interaction.guild_id or 0, chosen.id, chosen.parent)
    if found is None:
        return
    if found.why == "timeout":
        raise RuleError("error-place-timeout", until=found.until or 0)
    if found.why in ("outside", "locked", "closed"):
        raise RuleError(f"error-place-{found.why}-there", channel=place)


def _read(ident: int, given: dict[str, Any]) -> ChosenChannel:
    own, kind = given.get("app_permissions"), int(given.get("type", 0))
    thread = kind in [each.value for each in THREADS]
    return ChosenChannel(
        id=ident,
        type=kind,
        own=None if own is None else discord.Permissions(int(own)),
        theirs=discord.Permissions(int(given.get("permissions", 0))),
        parent=int(given.get("parent_id") or 0) if thread else 0,
    )
