"""REST: messages of channels and threads."""

from bot.table.api_errors import refusal
from bot.table.discord_types import Flag, Json, Permission, timestamp
from bot.table.entities import Channel, Message
from bot.table.rest import Answer, Call, Routes
from bot.table.validate import check_request

ROUTES = Routes()
_MESSAGES = "/channels/{channel}/messages"
_LASTING = (1, 4, 21)
"""Types of messages that nobody can delete (M): who was added, a new name, a thread's start."""
_PINS = "/channels/{channel}/messages/pins"
_OLD_PINS = "/channels/{channel}/pins"


def _channel(call: Call, *rights: Permission) -> Channel:
    channel = call.table.world.channel(call.path["channel"])
    call.table.demand(channel, *rights)
    call.table.demand_chat(channel)
    return channel


def _message(call: Call, *rights: Permission) -> tuple[Channel, Message]:
    channel = _channel(call, *rights)
    message = call.table.world.message(channel.id, call.path["message"])
    if message.audience is not None:
        raise refusal(10008)
    return channel, message


@ROUTES.on("GET", _MESSAGES)
def listed(call: Call) -> Answer:
    """Return the latest messages, newest first; nothing without the right to read the history."""
    channel = _channel(call)
    if not call.table.world.bot_rights(channel) & Permission.READ_MESSAGE_HISTORY:
        return Answer([])
    found = [m for m in channel.messages.values() if m.audience is None]
    limit = int(call.query.get("limit", "50"))
    if "before" in call.query:
        found = [m for m in found if int(m.id) < int(call.query["before"])]
    if "after" in call.query:
        found = [m for m in found if int(m.id) > int(call.query["after"])][:limit]
    return Answer([call.table.told(message) for message in found[-limit:][::-1]])


@ROUTES.on("GET", _PINS)
def pins(call: Call) -> Answer:
    """Return the pinned messages, latest pin first."""
    channel = _channel(call)
    items = [
        {"pinned_at": timestamp(at), "message": channel.messages[ident].data}
        for ident, at in reversed(channel.pins.items())
    ]
    return Answer({"items": items, "has_more": False})


@ROUTES.on("PUT", _PINS + "/{message}")
@ROUTES.on("PUT", _OLD_PINS + "/{message}")
def pinned(call: Call) -> Answer:
    """Pin a message."""
    return _pin(call, pinned=True)


@ROUTES.on("DELETE", _PINS + "/{message}")
@ROUTES.on("DELETE", _OLD_PINS + "/{message}")
def unpinned(call: Call) -> Answer:
    """Unpin a message."""
    return _pin(call, pinned=False)


def _pin(call: Call, *, pinned: bool) -> Answer:
    channel, message = _message(call, Permission.PIN_MESSAGES)
    call.table.channels.pin(channel, message, pinned=pinned)
    call.table.changed(message)
    return Answer()


@ROUTES.on("GET", _MESSAGES + "/{message}")
def one(call: Call) -> Answer:
    """Return one message."""
    return Answer(call.table.told(_message(call, Permission.READ_MESSAGE_HISTORY)[1]))


@ROUTES.on("POST", _MESSAGES)
def posted(call: Call) -> Answer:
    """Post a message; the same enforced nonce gives the message it already stands for."""
    table, payload = call.table, call.fields
    channel = table.world.channel(call.path["channel"])
    send = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if channel.is_forum:
        raise refusal(50008)
    table.demand(channel, send, *((Permission.ATTACH_FILES,) if call.uploads else ()))
    table.demand_chat(channel)
    table.check_door(channel)
    check_request(payload)
    known = table.remembered(payload)
    told = {key: payload[key] for key in ("nonce",) if payload.get(key) is not None}
    if known is not None:
        return Answer(known.data | told)
    if channel.archived and channel.locked:
        raise refusal(50083)
    if channel.locked and not table.manages(channel):
        raise refusal(160005)
    if channel.is_thread:
        table.channels.join(channel, table.world.bot)
    payload["flags"] = int(payload.get("flags") or 0) & ~Flag.EPHEMERAL
    message = table.say(channel, payload, call.uploads, extra=_extra(call, channel) | told)
    table.remember(payload, message)
    if channel.archived:
        table.channels.alter(channel, archived=False)
    return Answer(message.data | told)


def _extra(call: Call, channel: Channel) -> Json:
    payload = call.fields
    extra: Json = {}
    reference = payload.get("message_reference")
    if reference:
        message = str(reference["message_id"])
        answered = channel.messages.get(message)
        if answered is None and reference.get("fail_if_not_exists", True):
            raise refusal(10008)
        extra["type"] = 19
        extra["message_reference"] = {
            "type": 0,
            "channel_id": channel.id,
            "message_id": message,
            **call.table.whereabouts(channel),
        }
        extra["referenced_message"] = answered.data if answered else None
    return extra


@ROUTES.on("PATCH", _MESSAGES + "/{message}")
def edited(call: Call) -> Answer:
    """Edit a message."""
    channel, message = _message(call)
    if channel.archived:
        raise refusal(50083)
    if channel.locked and not call.table.manages(channel):
        raise refusal(160005)
    if not message.is_written:
        raise refusal(50021)
    if message.data["author"]["id"] != call.table.world.bot:
        raise refusal(50005)
    call.table.check_age(message)
    return Answer(call.table.edit(channel, message, call.fields, call.uploads).data)


@ROUTES.on("DELETE", _MESSAGES + "/{message}")
def deleted(call: Call) -> Answer:
    """Delete a message."""
    channel, message = _message(call)
    if channel.archived:
        raise refusal(50083)
    if message.data["type"] in _LASTING:
        raise refusal(50021)
    if message.data["author"]["id"] != call.table.world.bot:
        call.table.demand(channel, Permission.MANAGE_MESSAGES)
    call.table.delete(channel, message)
    return Answer()


@ROUTES.on("POST", "/channels/{channel}/typing")
def typing(call: Call) -> Answer:
    """Show that the bot is typing: accepted, and shown to nobody."""
    _channel(call, Permission.SEND_MESSAGES)
    return Answer()
