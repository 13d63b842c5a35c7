"""Discord's objects for the people, channels and the guild of the table."""

from bot.table.assumed_limits import MOST_COUNTED
from bot.table.discord_types import Json, Permission, timestamp
from bot.table.entities import Channel, User
from bot.table.guilds import Guild, Role
from bot.table.permissions import Overwrite
from bot.table.world import BOT_NAME, World

_JOINED = "2026-01-01T00:00:00.000000+00:00"


def user_object(user: User) -> Json:
    """Return a user as Discord describes them to others."""
    shown: Json = {
        "id": user.id,
        "username": user.username,
        "global_name": None if user.bot else user.global_name,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if user.bot:
        shown["bot"] = True
    return shown


def self_object(user: User) -> Json:
    """Return the bot's own user as Discord describes it to the bot."""
    return {
        **user_object(user),
        "mfa_enabled": True,
        "locale": "en-US",
        "verified": True,
        "email": None,
    }


def seat_object(user: User) -> Json:
    """Return a person at the local table, as its web page lists them."""
    return {
        "id": user.id,
        "username": user.username,
        "global_name": user.global_name,
        "avatar_color": user.avatar_color,
        "installed": user.installed,
        "locale": user.locale,
    }


def member_object(user: User, guild: Guild, rights: Permission | None = None) -> Json:
    """Return a member of a guild; with `rights`, as interactions carry it."""
    quiet = guild.quiet.get(user.id)
    member: Json = {
        "user": user_object(user),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [role.id for role in guild.roles_of(user.id) if role.id != guild.id],
        "joined_at": _JOINED,
        "premium_since": None,
        "communication_disabled_until": None if quiet is None else timestamp(quiet),
        "pending": False,
        "flags": 0,
        "mute": False,
        "deaf": False,
    }
    if rights is not None:
        member["permissions"] = str(int(rights))
    return member


def members_chunk(world: World, guild: Guild, asked: Json) -> Json:
    """Return the members of a guild that a bot asked for, by ids or by the start of names."""
    ids = asked.get("user_ids")
    wanted = {ids} if isinstance(ids, str) else set(map(str, ids or ()))
    query = str(asked.get("query") or "").lower()
    found = [
        member_object(user, guild)
        for user in world.members(guild.id)
        if (user.id in wanted if wanted else user.username.startswith(query))
    ]
    chunk: Json = {
        "guild_id": guild.id,
        "members": found,
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": sorted(wanted - {member["user"]["id"] for member in found}),
    }
    return chunk | ({"nonce": asked["nonce"]} if asked.get("nonce") else {})


def channel_object(world: World, channel: Channel) -> Json:
    """Return a channel, a thread, direct messages or a group's."""
    if channel.is_private:
        inside = sorted(channel.members) if channel.recipient is None else [channel.recipient]
        group: Json = {"name": None, "icon": None, "owner_id": channel.owner}
        return {
            "id": channel.id,
            "type": channel.type,
            "last_message_id": channel.last_message,
            "flags": 0,
            "recipients": [user_object(world.users[each]) for each in inside],
        } | (group if channel.recipient is None else {})
    shown: Json = {
        "id": channel.id,
        "type": channel.type,
        "guild_id": channel.guild,
        "name": channel.name,
        "parent_id": channel.parent,
        "last_message_id": channel.last_message,
        "rate_limit_per_user": channel.slow,
        "application_id": None,
        "flags": 0,
    }
    return shown | (_thread_part(world, channel) if channel.is_thread else _text_part(channel))


_VOICE: Json = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
_FORUM: Json = {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
_FORUM |= {"default_forum_layout": 0}


def _text_part(channel: Channel) -> Json:
    kinds: dict[int, Json] = {2: _VOICE, 13: _VOICE, 15: _FORUM, 16: _FORUM}
    return kinds.get(channel.type, {}) | {
        "position": channel.position,
        "topic": channel.topic,
        "nsfw": False,
        "permission_overwrites": [
            overwrite.shown(ident) for ident, overwrite in channel.overwrites.items()
        ],
    }


def _thread_part(world: World, channel: Channel) -> Json:
    metadata: Json = {
        "archived": channel.archived,
        "archive_timestamp": timestamp(channel.archived_at or channel.created),
        "auto_archive_duration": channel.auto_archive,
        "locked": channel.locked,
        "create_timestamp": timestamp(channel.created),
    }
    if channel.type == 12:
        metadata["invitable"] = channel.invitable
    part: Json = {
        "owner_id": channel.owner or world.bot,
        "thread_metadata": metadata,
        "message_count": len(channel.messages),
        "total_message_sent": channel.sent,
        "member_count": min(len(channel.members), MOST_COUNTED),
    }
    if world.bot in channel.members:
        part["member"] = thread_member(channel, world.bot)
    return part


HIDDEN_NAME = "___hidden___"
OBFUSCATED = 1 << 17
"""The flag of a channel of which nothing is told, as the bot may not see it."""


def channel_told(world: World, channel: Channel) -> Json:
    """Return a channel of a guild as the gateway tells the bot of it.

    Of one that it may not see it is told the id, the kind and the place in the list alone.
    """
    shown = channel_object(world, channel)
    if channel.is_thread or world.sees(world.bot, channel):
        return shown
    closed = Overwrite(0, Permission(0), Permission.VIEW_CHANNEL)
    return shown | {
        "name": HIDDEN_NAME,
        "topic": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "permission_overwrites": [closed.shown(channel.guild)],
        "flags": OBFUSCATED,
    }


_PARTIAL = (
    *("id", "name", "type", "last_message_id", "last_pin_timestamp", "nsfw", "parent_id"),
    *("guild_id", "flags", "rate_limit_per_user", "topic", "position"),
)
"""What interactions say of a channel (I); the library needs more of a thread, so that is whole."""


def partial_channel(world: World, channel: Channel, rights: Permission) -> Json:
    """Return a channel as interactions carry it, with a person's permissions there."""
    shown = channel_object(world, channel)
    if channel.is_private:
        return shown
    if not channel.is_thread:
        shown = {key: shown[key] for key in _PARTIAL if key in shown}
    return shown | {"permissions": str(int(rights))}


def thread_member(channel: Channel, user: str) -> Json:
    """Return somebody's membership of a thread."""
    return {
        "id": channel.id,
        "user_id": user,
        "join_timestamp": timestamp(channel.created),
        "flags": 0,
    }


def concerns(user: str, message: Json) -> bool:
    """Return whether a bot may read a message without the intent: its own, private, naming it."""
    named = [each["id"] for each in message["mentions"]]
    return user in (message["author"]["id"], *named) or "guild_id" not in message


def without_content(message: Json) -> Json:
    """Return a message without its content, for bots without that intent that it does not name."""
    empty: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
    return {**message, **empty}


def role_object(guild: Guild, role: Role) -> Json:
    """Return a role of a guild."""
    position = list(guild.roles).index(role.id)
    own: Json = (
        {"tags": {"bot_id": next(iter(role.holders))}} if role.managed and role.holders else {}
    )
    return own | {
        "id": role.id,
        "name": role.name,
        "permissions": str(int(role.rights)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild_object(world: World, guild: Guild) -> Json:
    """Return a guild, as REST shows it."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id "
        "afk_channel_id system_channel_id widget_channel_id max_presences vanity_url_code "
        "rules_channel_id safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level "
        "explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zero.split(), 0),
        "id": guild.id,
        "name": guild.name,
        "owner_id": world.owner,
        "region": "deprecated",
        "features": list(guild.features),
        "afk_timeout": 300,
        "widget_enabled": False,
        "roles": [role_object(guild, role) for role in guild.roles.values()],
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": guild.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: World, guild: Guild, *, everybody: bool) -> Json:
    """Return a guild as GUILD_CREATE has it: members, channels, and visible active threads.

    Without the intent for members (`everybody`) the bot itself is told of alone.
    """
    members = world.members(guild.id)
    channels = world.channels_of(guild.id)
    threads = [each for each in channels if each.is_thread and not each.archived]
    return {
        **guild_object(world, guild),
        "joined_at": _JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(members),
        "members": [member_object(each, guild) for each in members if everybody or each.bot],
        "channels": [channel_told(world, c) for c in channels if not c.is_thread],
        "threads": [channel_object(world, c) for c in threads if world.sees(world.bot, c)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": list(guild.events.values()),
        "soundboard_sounds": [],
    }


def application_object(world: World) -> Json:
    """Return the bot's application."""
    return {
        "id": world.bot,
        "name": BOT_NAME,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_object(world.users[world.bot]),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_object(world.users[world.owner]),
        "team": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }
