"""Reading from an interaction who asks: their language, where they are, what they may do."""

from collections.abc import Iterator
from typing import Any, cast

import discord

from cogs.base.guests import is_guest
from cogs.base.languages import locale_of, public_locale_of
from rules.service.records import Request


def chosen_value(interaction: discord.Interaction) -> str:
    """Return the value that was chosen from a list, or ""."""
    values = cast("dict[str, object]", interaction.data or {}).get("values")
    return str(values[0])[:100] if isinstance(values, list) and values else ""


def chosen_values(interaction: discord.Interaction) -> list[str]:
    """Return all values that were chosen from a list, at most as many as a list has."""
    values = cast("dict[str, object]", interaction.data or {}).get("values")
    return [str(each)[:100] for each in values[:25]] if isinstance(values, list) else []


def typed_fields(interaction: discord.Interaction) -> dict[str, str]:
    """Return what was typed into a form or chosen in it, by field, as it was sent."""
    data: Any = cast("dict[str, object]", interaction.data or {})
    parts = [part for part in _parts(data.get("components")) if "custom_id" in part]
    typed = {str(part["custom_id"]): str(part["value"]) for part in parts if "value" in part}
    chosen = {
        str(part["custom_id"]): ", ".join(map(str, part["values"]))
        for part in parts
        if isinstance(part.get("values"), list)
    }
    return typed | chosen


def form_choices(interaction: discord.Interaction) -> dict[str, tuple[str, ...]]:
    """Return what was chosen on a form, by field; a field without an answer has no values."""
    data: Any = cast("dict[str, object]", interaction.data or {})
    found: dict[str, tuple[str, ...]] = {}
    for part in _parts(data.get("components")):
        name, values = part.get("custom_id"), part.get("values", part.get("value"))
        if name is not None:
            listed = values if isinstance(values, list) else [values]
            found[str(name)] = tuple(str(each)[:100] for each in listed[:25] if each is not None)
    return found


def _parts(components: object) -> Iterator[dict[str, Any]]:
    """Yield all parts of a form that was sent, inner ones as well."""
    for part in components if isinstance(components, list) else ():
        if isinstance(part, dict):
            yield part
            yield from _parts(part.get("components"))
            yield from _parts([part.get("component")])


def request_of(interaction: discord.Interaction) -> Request:
    """Return who asks, where, in which interaction, and with which permissions and roles.

    Where the bot is no member, nothing of the server counts: neither its settings, which may be
    left from former times, nor what the person may do there.
    """
    if is_guest(interaction):
        return Request(
            id=str(interaction.id),
            user=interaction.user.id,
            channel=interaction.channel_id or 0,
            locale=locale_of(interaction),
            public_locale=locale_of(interaction),
            guest=True,
        )
    rights, person, place = interaction.permissions, interaction.user, interaction.channel
    return Request(
        id=str(interaction.id),
        user=interaction.user.id,
        channel=interaction.channel_id or 0,
        guild=interaction.guild_id,
        locale=locale_of(interaction),
        public_locale=public_locale_of(interaction),
        manages_channel=rights.manage_channels,
        manages_server=interaction.guild_id is not None
        and (rights.manage_guild or rights.administrator),
        manages_messages=interaction.guild_id is not None and rights.manage_messages,
        roles=tuple(each.id for each in person.roles) if isinstance(person, discord.Member) else (),
        parent=place.parent_id if isinstance(place, discord.Thread) else 0,
    )
