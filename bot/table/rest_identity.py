"""REST: who the bot is, how to reach the gateway, the guild and its people."""

from bot.table.objects import (
    application_object,
    channel_object,
    guild_object,
    member_object,
    self_object,
    thread_member,
    user_object,
)
from bot.table.refusals import refusal
from bot.table.rest import Answer, Call, Routes
from bot.table.world import World

ROUTES = Routes()


@ROUTES.on("GET", "/users/@me")
def own_user(call: Call) -> Answer:
    """The bot's own user."""
    return Answer(self_object(call.table.world.user("@me")))


@ROUTES.on("GET", "/users/{user}")
def user(call: Call) -> Answer:
    """Any user."""
    return Answer(user_object(call.table.world.user(call.path["user"])))


@ROUTES.on("POST", "/users/@me/channels")
def private_channel(call: Call) -> Answer:
    """The direct messages with a person; too many of them in too short a time are refused.

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
    """The bot's application."""
    return Answer(application_object(call.table.world))


@ROUTES.on("GET", "/gateway", auth=False)
def gateway(call: Call) -> Answer:
    """Where the gateway is."""
    return Answer({"url": call.table.gateway.url})


@ROUTES.on("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Answer:
    """Where the gateway is, and how many sessions may still be started."""
    limit = {
        "total": 1000,
        "remaining": max(0, 1000 - call.table.gateway.identifies),
        "reset_after": 86_400_000,
        "max_concurrency": 1,
    }
    return Answer({"url": call.table.gateway.url, "shards": 1, "session_start_limit": limit})


def _guild(call: Call) -> World:
    world = call.table.world
    if call.path["guild"] != world.guild or world.guild_state == "removed":
        raise refusal(10004)
    return world


@ROUTES.on("GET", "/guilds/{guild}")
def guild(call: Call) -> Answer:
    """The guild."""
    world = _guild(call)
    return Answer(guild_object(world) | {"approximate_member_count": len(world.members())})


@ROUTES.on("GET", "/guilds/{guild}/channels")
def guild_channels(call: Call) -> Answer:
    """The guild's channels, without threads."""
    world = _guild(call)
    channels = [c for c in world.channels.values() if not c.is_thread]
    return Answer([channel_object(world, channel) for channel in channels])


@ROUTES.on("GET", "/guilds/{guild}/threads/active")
def active_threads(call: Call) -> Answer:
    """The threads that are not archived."""
    world = _guild(call)
    threads = [c for c in world.channels.values() if c.is_thread and not c.archived]
    members = [thread_member(t, world.bot) for t in threads if world.bot in t.members]
    shown = [channel_object(world, thread) for thread in threads]
    return Answer({"threads": shown, "members": members, "has_more": False})


@ROUTES.on("GET", "/guilds/{guild}/members/{user}")
def member(call: Call) -> Answer:
    """A member of the guild; who has left it is none."""
    world = _guild(call)
    found = world.users.get(call.path["user"])
    if found is None or not found.member:
        raise refusal(10007)
    return Answer(member_object(found))


@ROUTES.on("GET", "/guilds/{guild}/roles")
def roles(call: Call) -> Answer:
    """The guild's roles."""
    return Answer(guild_object(_guild(call))["roles"])
