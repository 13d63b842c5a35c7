"""One interaction: who did what where, and the payload that the bot receives."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from bot.table.discord_objects import member_object, partial_channel, user_object
from bot.table.discord_types import (
    SAID_AMONG_OTHERS,
    SAID_IN_PRIVATE,
    Context,
    Flag,
    Json,
    Permission,
)
from bot.table.entities import Channel, Message, User
from bot.table.validate import MOST_BYTES
from bot.table.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


class Timer(Protocol):
    """What calls back at its time unless it is cancelled before."""

    def cancel(self) -> None:
        """Cancel the call."""


def later(seconds: float, act: Callable[[], None]) -> Timer:
    """Call back after some seconds by the event loop's clock."""
    return asyncio.get_running_loop().call_later(seconds, act)


@dataclass
class Interaction:
    """One interaction: who did what where, and its answers so far."""

    id: str
    token: str
    type: int
    user: User
    channel: Channel
    data: Json
    owners: Json
    opened: float
    answered: bool = False
    failed: bool = False
    nonce: str | None = None
    """What the page sent along, by which it finds the answer again."""
    source: Message | None = None
    """The message whose component was used."""
    cause: "Interaction | None" = None
    """Of a modal: the interaction that opened it."""
    reply: Message | None = None
    said: set[str] = field(default_factory=set)
    followed: int = 0
    choices: asyncio.Future[list[Json]] | None = None
    timer: Timer | None = None

    @property
    def by_user_alone(self) -> bool:
        """Whether the bot answers only because a person installed it, as no member of a guild."""
        return "0" not in self.owners

    def is_hidden(self, world: World, flags: int) -> bool:
        """Return whether an answer with these flags is shown to the person alone.

        A guild that withholds USE_EXTERNAL_APPS hides those of apps that a person alone installed.
        """
        place = self.channel
        heard = place.is_private or world.rights(self.user.id, place) & Permission.USE_EXTERNAL_APPS
        return bool(flags & Flag.EPHEMERAL) or (self.by_user_alone and not heard)

    @property
    def target(self) -> str | None:
        """The message in whose menu the command stands."""
        return self.data.get("target_id")

    @property
    def name(self) -> str:
        """The full name of the command, subcommands included."""
        names, options = [str(self.data.get("name", ""))], self.data.get("options") or []
        while options and options[0].get("type") in (1, 2):
            names.append(options[0]["name"])
            options = options[0].get("options") or []
        return " ".join(names)


def payload(world: World, interaction: Interaction) -> Json:
    """Return an interaction as it is sent to the bot."""
    channel, user = interaction.channel, interaction.user
    rights = world.rights(user.id, channel)
    made: Json = {
        "version": 1,
        "id": interaction.id,
        "application_id": world.bot,
        "type": interaction.type,
        "token": interaction.token,
        "data": interaction.data,
        "channel_id": channel.id,
        "channel": partial_channel(world, channel, rights),
        "locale": user.locale,
        "context": int(channel.context),
        "authorizing_integration_owners": interaction.owners,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": MOST_BYTES,
    }
    if channel.is_private:
        lent = SAID_IN_PRIVATE if channel.context is Context.BOT_DM else SAID_AMONG_OTHERS
        made |= {"user": user_object(user), "app_permissions": str(int(lent))}
    else:
        # Assumed: an app that only a person installed has the permissions of that person.
        ours = rights if interaction.by_user_alone else world.bot_rights_told(channel)
        guild = world.guilds[channel.guild]
        made |= {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": list(guild.features)},
            "guild_locale": guild.locale,
            "member": member_object(user, guild, rights),
            "app_permissions": str(int(ours)),
        }
    if interaction.source is not None:
        made["message"] = interaction.source.data
    return made


def authorship(world: World, interaction: Interaction, *, first: bool) -> Json:
    """Return a message's metadata of its interaction; `first` marks the first answer."""
    extra: Json = {
        "application_id": world.bot,
        "webhook_id": world.bot,
        "interaction_metadata": _metadata(interaction),
    }
    if not first and interaction.reply is not None:
        extra["interaction_metadata"]["original_response_message_id"] = interaction.reply.id
    if interaction.type == COMMAND:
        extra["type"] = (23 if interaction.target else 20) if first else 0
        extra["interaction"] = {
            "id": interaction.id,
            "type": COMMAND,
            "name": interaction.name,
            "user": user_object(interaction.user),
        }
    return extra


def _metadata(interaction: Interaction) -> Json:
    metadata: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": user_object(interaction.user),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.target:
        metadata["target_message_id"] = interaction.target
    if interaction.type == COMPONENT and interaction.source is not None:
        metadata["interacted_message_id"] = interaction.source.id
    if interaction.type == MODAL and interaction.cause is not None:
        metadata["triggering_interaction_metadata"] = _metadata(interaction.cause)
    return metadata
