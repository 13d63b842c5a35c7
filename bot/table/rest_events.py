"""REST: scheduled events of guilds."""

from bot.table import events
from bot.table.api_errors import refusal
from bot.table.discord_objects import user_object
from bot.table.discord_types import Json, Permission
from bot.table.guilds import Guild
from bot.table.permissions import rights_in
from bot.table.rest import Answer, Call, Routes

ROUTES = Routes()
_ALL = "/guilds/{guild}/scheduled-events"
_ONE = "/guilds/{guild}/scheduled-events/{event}"


def _guild(call: Call) -> Guild:
    return call.table.world.in_guild(call.path["guild"])


def _demand(call: Call, *any_of: Permission) -> None:
    """Check that the bot has one of some permissions in the guild: no channel's overwrites count.

    Raises:
        ApiError: 50013, it has none of them.
    """
    world = call.table.world
    has = rights_in(_guild(call), world.bot, owns=False)
    if not any(has & right for right in any_of):
        raise refusal(50013)


def _change(call: Call) -> Json:
    """Return an event that the bot may change: its own with either right, others with one."""
    event = events.found(call.table.world, _guild(call), call.path["event"])
    if event["creator_id"] == call.table.world.bot:
        _demand(call, Permission.CREATE_EVENTS, Permission.MANAGE_EVENTS)
    else:
        _demand(call, Permission.MANAGE_EVENTS)
    return event


def _shown(call: Call, event: Json) -> Json:
    """Return an event with who made it, and with how many look forward to it if that is asked."""
    creator = call.table.world.users.get(str(event["creator_id"]))
    shown = dict(event) if creator is None else {**event, "creator": user_object(creator)}
    counted = call.query.get("with_user_count", "false").lower() in ("true", "1")
    return {**shown, "user_count": 0} if counted else shown


@ROUTES.on("GET", _ALL)
def listed(call: Call) -> Answer:
    """Return the events that are not over; everybody in the guild sees external ones."""
    return Answer([_shown(call, each) for each in events.listed(call.table.world, _guild(call))])


@ROUTES.on("POST", _ALL)
def created(call: Call) -> Answer:
    """Add an event: with CREATE_EVENTS alone, MANAGE_EVENTS does not suffice."""
    _demand(call, Permission.CREATE_EVENTS)
    event = events.created(call.table.world, _guild(call), call.fields)
    call.table.gateway.emit("GUILD_SCHEDULED_EVENT_CREATE", event)
    return Answer(_shown(call, event))


@ROUTES.on("GET", _ONE)
def one(call: Call) -> Answer:
    """Return an event."""
    return Answer(_shown(call, events.found(call.table.world, _guild(call), call.path["event"])))


@ROUTES.on("PATCH", _ONE)
def altered(call: Call) -> Answer:
    """Change an event."""
    _change(call)
    event = events.altered(call.table.world, _guild(call), call.path["event"], call.fields)
    call.table.gateway.emit("GUILD_SCHEDULED_EVENT_UPDATE", event)
    return Answer(_shown(call, event))


@ROUTES.on("DELETE", _ONE)
def removed(call: Call) -> Answer:
    """Remove an event, also one that is over."""
    event = _change(call)
    del _guild(call).events[event["id"]]
    call.table.gateway.emit("GUILD_SCHEDULED_EVENT_DELETE", event)
    return Answer()
