"""Channels that somebody chose, with what the bot and they may do there.

Discord says so in the interaction. discord.py 2.7 leaves `app_permissions` of chosen channels out,
so they are read from what was sent.
"""

from typing import Any, NamedTuple, cast

import discord

from cogs.base.permissions import lacking
from cogs.ports import Watch
from rules.core.errors import RuleError
from rules.service.servers.admission import mentioned

FORUMS = (discord.ChannelType.forum.value, discord.ChannelType.media.value)
"""Types of channels in which everything stands in posts, which are threads."""


class ChosenChannel(NamedTuple):
    """A chosen channel; what the bot may do there is None where Discord does not say."""

    id: int
    type: int
    own: discord.Permissions | None
    theirs: discord.Permissions

    @property
    def missing(self) -> list[str]:
        """The names of the permissions that cards need there and the bot lacks, as far as known."""
        if self.own is None:
            return []
        return lacking(self.own, inside=self.type in FORUMS)


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
        RuleError: permissions of either are missing there, or the bot is in timeout.
    """
    place = mentioned("#", (chosen.id,))
    if not (chosen.theirs.view_channel and chosen.theirs.send_messages):
        raise RuleError("error-rights-of-yours-there", channel=place)
    if chosen.missing:
        rights = ", ".join(chosen.missing)
        raise RuleError("error-missing-rights-there", channel=place, rights=rights)
    found = await watch.hindrance(interaction.guild_id or 0, chosen.id, 0)
    if found is not None and found.why == "timeout":
        raise RuleError("error-place-timeout", until=found.until or 0)


def _read(ident: int, given: dict[str, Any]) -> ChosenChannel:
    own = given.get("app_permissions")
    return ChosenChannel(
        id=ident,
        type=int(given.get("type", 0)),
        own=None if own is None else discord.Permissions(int(own)),
        theirs=discord.Permissions(int(given.get("permissions", 0))),
    )
