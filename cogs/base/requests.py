"""Reading from an interaction who asks: their language, where they are, what they may do."""

from typing import cast

import discord

from rules.service.records import Request


def locale_of(interaction: discord.Interaction) -> str:
    """Return the language of the person, without its region."""
    return str(interaction.locale).split("-", maxsplit=1)[0]


def chosen_value(interaction: discord.Interaction) -> str:
    """Return the value that was chosen from a list, or ""."""
    values = cast("dict[str, object]", interaction.data or {}).get("values")
    return str(values[0])[:100] if isinstance(values, list) and values else ""


def chosen_values(interaction: discord.Interaction) -> list[str]:
    """Return all values that were chosen from a list, at most as many as a list has."""
    values = cast("dict[str, object]", interaction.data or {}).get("values")
    return [str(each)[:100] for each in values[:25]] if isinstance(values, list) else []


def request_of(interaction: discord.Interaction) -> Request:
    """Return who asks, where, in which interaction, and with which permissions and roles."""
    rights, person, place = interaction.permissions, interaction.user, interaction.channel
    return Request(
        id=str(interaction.id),
        user=interaction.user.id,
        channel=interaction.channel_id or 0,
        guild=interaction.guild_id,
        locale=locale_of(interaction),
        manages_channel=rights.manage_channels,
        manages_server=interaction.guild_id is not None
        and (rights.manage_guild or rights.administrator),
        roles=tuple(each.id for each in person.roles) if isinstance(person, discord.Member) else (),
        parent=place.parent_id if isinstance(place, discord.Thread) else 0,
    )
