"""REST: who the bot is, how to reach the gateway, the guild and its people."""

from bot.table.api_errors import refusal
from bot.table.discord_objects import (
    application_object,
    channel_object,
    guild_object,
    member_object,
    self_object,
    thread_member,
    user_object,
)
from bot.table.discord_types import Json
from bot.table.guilds import Guild
from bot.table.permissions import rights_in
from bot.table.rest import Answer, Call, Routes
from bot.table.world import World

ROUTES = Routes()
GONE = "removed"


@ROUTES.on("GET", "/users/@me")
def own_user(call: Call) -> Answer:
    """Return the bot's own user."""
    return Answer(self_object(call.table.world.user("@me")))


@ROUTES.on("GET", "/users/@me/guilds")
def own_guilds(call: Call) -> Answer:
    """Return the guilds that the bot is in, each in short."""
    world = call.table.world
    return Answer([_in_short(world, each) for each in world.guilds.values() if each.state != GONE])


def _in_short(world: World, guild: Guild) -> Json:
    owns = world.owner == world.bot
    return {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": owns,
        "permissions": str(int(rights_in(guild, world.bot, owns=owns))),
        "features": [],
    }


@ROUTES.on("GET", "/users/{user}")
def user(call: Call) -> Answer:
    """Return any user."""
    return Answer(user_object(call.table.world.user(call.path["user"])))


@ROUTES.on("POST", "/users/@me/channels")
def private_channel(call: Call) -> Answer:
    """Return the direct messages with a person; too many of them in too short a time are refused.

    Whether somebody takes messages shows when one is sent.
    """
    table = call.table
    if table.openings.take("", table.world.now()):
        raise refusal(40003)
    channel = call.table.world.private(str(call.fields.get("recipient_id")))
    return Answer(channel_object(call.table.world, channel))


@ROUTES.on("GET", "/applications/@me")
@ROUTES.on("GET", "/oauth2/applications/@me")
def application(call: Call) -> Answer:
    """Return the bot's application."""
    return Answer(application_object(call.table.world))


@ROUTES.on("GET", "/gateway", auth=False)
def gateway(call: Call) -> Answer:
    """Return where the gateway is."""
    return Answer({"url": call.table.gateway.url})


@ROUTES.on("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Answer:
    """Return where the gateway is, and how many sessions may still be started."""
    gateway = call.table.gateway
    limit = {
        "total": gateway.starts_a_day,
        "remaining": max(0, gateway.starts_left),
        "reset_after": 86_400_000,
        "max_concurrency": 1,
    }
    return Answer({"url": gateway.url, "shards": gateway.shards, "session_start_limit": limit})


def _guild(call: Call) -> Guild:
    return call.table.world.in_guild(call.path["guild"])


@ROUTES.on("GET", "/guilds/{guild}")
def guild(call: Call) -> Answer:
    """Return a guild."""
    world, found = call.table.world, _guild(call)
    count = len(world.members(found.id))
    return Answer(guild_object(world, found) | {"approximate_member_count": count})


@ROUTES.on("GET", "/guilds/{guild}/channels")
def guild_channels(call: Call) -> Answer:
    """Return a guild's channels that the bot sees, without threads."""
    world = call.table.world
    listed = (c for c in world.channels_of(_guild(call).id) if not c.is_thread)
    channels = [c for c in listed if world.sees(world.bot, c)]
    return Answer([channel_object(world, channel) for channel in channels])


@ROUTES.on("GET", "/guilds/{guild}/threads/active")
def active_threads(call: Call) -> Answer:
    """Return the threads that are not archived."""
    world = call.table.world
    threads = [c for c in world.channels_of(_guild(call).id) if c.is_thread and not c.archived]
    members = [thread_member(t, world.bot) for t in threads if world.bot in t.members]
    shown = [channel_object(world, thread) for thread in threads]
    return Answer({"threads": shown, "members": members, "has_more": False})


@ROUTES.on("GET", "/guilds/{guild}/members/{user}")
def member(call: Call) -> Answer:
    """Return a member of a guild; who has left it is none."""
    here = _guild(call)
    found = call.table.world.users.get(call.path["user"])
    if found is None or found.id in here.away:
        raise refusal(10007)
    return Answer(member_object(found, here))


@ROUTES.on("GET", "/guilds/{guild}/roles")
def roles(call: Call) -> Answer:
    """Return a guild's roles."""
    return Answer(guild_object(call.table.world, _guild(call))["roles"])
