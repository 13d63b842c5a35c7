"""REST: channels and threads themselves."""

from collections.abc import Callable

from bot.table.api_errors import ApiError, ErrorTree, refusal
from bot.table.discord_objects import channel_object, thread_member
from bot.table.discord_types import Flag, Json, Permission
from bot.table.entities import Channel
from bot.table.permissions import rights_in
from bot.table.rest import Answer, Call, Routes
from bot.table.table import THREADS

ROUTES = Routes()
_CHANNEL = "/channels/{channel}"
MOST_NAME = 100
OPENED = (0, 2)
"""Types of channels that a bot opens here: text and voice."""
_DURATIONS = (60, 1440, 4320, 10080)
_SLOWEST = 21600


def _seen(call: Call, *rights: Permission) -> Channel:
    channel = call.table.world.channel(call.path["channel"])
    call.table.demand(channel, *rights)
    return channel


def _of_guild(call: Call, *rights: Permission) -> Channel:
    channel = _seen(call, *rights)
    if channel.is_private:
        raise refusal(50003)
    return channel


def _thread(call: Call, *rights: Permission) -> Channel:
    thread = _seen(call, *rights)
    if not thread.is_thread:
        raise refusal(50024)
    return thread


@ROUTES.on("GET", _CHANNEL)
def one(call: Call) -> Answer:
    """Return a channel or thread."""
    return Answer(channel_object(call.table.world, _seen(call)))


@ROUTES.on("PATCH", _CHANNEL)
def altered(call: Call) -> Answer:
    """Change a channel or thread: name, topic, archived, locked, auto-archive, slow mode."""
    table, wish = call.table, call.fields
    channel = _of_guild(call)
    keys = ("name", "archived", "locked", "invitable") if channel.is_thread else ("name", "topic")
    changes: Json = {key: wish[key] for key in keys if wish.get(key) is not None}
    if wish.get("rate_limit_per_user") is not None and channel.is_thread:
        changes["slow"] = wish["rate_limit_per_user"]
    if wish.get("auto_archive_duration") is not None and channel.is_thread:
        changes["auto_archive"] = wish["auto_archive_duration"]
    findings = ErrorTree()
    if "name" in changes:
        findings.text(("name",), changes["name"], 100, 1)
    if changes.get("slow", 0) not in range(_SLOWEST + 1):
        findings.add(("rate_limit_per_user",), "NUMBER_TYPE_MAX", f"0 to {_SLOWEST} seconds.")
    if changes.get("auto_archive", 60) not in _DURATIONS:
        findings.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"One of {_DURATIONS}.")
    findings.settle()
    _demand_change(call, channel, changes)
    if channel.archived and changes.get("archived", True):
        raise refusal(50083)
    table.channels.alter(channel, **changes)
    return Answer(channel_object(table.world, channel))


def _demand_change(call: Call, channel: Channel, changes: Json) -> None:
    if not channel.is_thread:
        call.table.demand(channel, Permission.MANAGE_CHANNELS)
        return
    if channel.locked and not call.table.manages(channel):
        raise refusal(160005)
    own = channel.owner == call.table.world.bot
    reopening = channel.locked and changes.get("archived") is False
    if not own or {"locked", "slow"} & changes.keys() or reopening:
        call.table.demand(channel, Permission.MANAGE_THREADS)


@ROUTES.on("DELETE", _CHANNEL)
def removed(call: Call) -> Answer:
    """Delete a channel or thread; direct messages are closed, and open again with the next."""
    channel = _seen(call)
    if channel.is_private:
        return Answer(channel_object(call.table.world, channel))
    right = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    call.table.demand(channel, right)
    shown = channel_object(call.table.world, channel)
    call.table.channels.close(channel)
    return Answer(shown)


@ROUTES.on("POST", "/guilds/{guild}/channels")
def opened(call: Call) -> Answer:
    """Open a channel of a guild, with overwrites for roles and members."""
    world, table = call.table.world, call.table
    guild = world.in_guild(call.path["guild"])
    has = rights_in(guild, world.bot, owns=False)
    if not has & Permission.MANAGE_CHANNELS:
        raise refusal(50013)
    wish, findings = call.fields, ErrorTree()
    name, kind = wish.get("name"), wish.get("type", 0)
    findings.text(("name",), name, MOST_NAME, 1)
    if kind not in OPENED:
        findings.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {OPENED}.")
    findings.settle()
    overwrites = [
        (str(o["id"]), Permission(int(o.get("allow", 0))), Permission(int(o.get("deny", 0))), o)
        for o in wish.get("permission_overwrites") or []
    ]
    if any((allow | deny) & ~has for _, allow, deny, _ in overwrites):
        raise refusal(50013)
    channel = table.channels.open_channel(str(name).lower().replace(" ", "-"), guild.id, kind)
    for who, allow, deny, told in overwrites:
        table.channels.permit(channel, who, allow, deny, kind=int(told.get("type", 0)))
    return Answer(channel_object(world, channel), status=201)


@ROUTES.on("POST", _CHANNEL + "/threads")
def thread_started(call: Call) -> Answer:
    """Start a thread that hangs on no message."""
    private = call.fields.get("type") == 12
    right = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    parent = _of_guild(call)
    if parent.is_forum:
        return _post(call, parent)
    call.table.demand(parent, right)
    if call.fields.get("type", 11) not in THREADS.get(parent.type, ()):
        raise refusal(50024)
    return _start(call, parent, None, private=private)


@ROUTES.on("POST", _CHANNEL + "/messages/{message}/threads")
def thread_from_message(call: Call) -> Answer:
    """Start a thread on a message."""
    parent = _of_guild(call, Permission.CREATE_PUBLIC_THREADS)
    if parent.type not in THREADS:
        raise refusal(50024)
    message = call.table.world.message(parent.id, call.path["message"])
    if message.id in call.table.world.channels:
        raise refusal(160004)
    answer = _start(call, parent, message.id, private=False)
    message.data["flags"] |= int(Flag.HAS_THREAD)
    message.data["thread"] = answer.body
    call.table.changed(message)
    return answer


def _post(call: Call, forum: Channel) -> Answer:
    """Start a thread in a forum, with its first message, which has its id."""
    call.table.demand(forum, Permission.SEND_MESSAGES)
    said = call.fields.get("message")
    if not isinstance(said, dict):
        findings = ErrorTree()
        findings.add(("message",), "BASE_TYPE_REQUIRED", "This field is required")
        findings.settle()
    made = _start(call, forum, None, private=False)
    thread = call.table.world.channel(made.body["id"])
    try:
        message = call.table.say(thread, said or {}, call.uploads, extra={"id": thread.id})
    except ApiError:
        call.table.channels.close(thread)
        raise
    return Answer(channel_object(call.table.world, thread) | {"message": message.data}, 201)


def _start(call: Call, parent: Channel, ident: str | None, *, private: bool) -> Answer:
    duration = call.fields.get("auto_archive_duration") or 1440
    findings = ErrorTree()
    findings.text(("name",), call.fields.get("name"), 100, 1)
    if duration not in _DURATIONS:
        findings.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"One of {_DURATIONS}.")
    findings.settle()
    kind = 12 if private else 10 if parent.type == 5 else 11
    thread = call.table.channels.open_thread(
        parent,
        call.fields["name"],
        kind=kind,
        auto_archive=duration,
        ident=ident,
        invitable=call.fields.get("invitable") is not False,
    )
    return Answer(channel_object(call.table.world, thread), 201)


@ROUTES.on("GET", _CHANNEL + "/invites")
def invites(call: Call) -> Answer:
    """Return the invitations to a channel, of which there are none."""
    _of_guild(call, Permission.MANAGE_CHANNELS)
    return Answer([])


@ROUTES.on("GET", _CHANNEL + "/thread-members")
def members(call: Call) -> Answer:
    """Return who is in a thread."""
    thread = _thread(call)
    return Answer([thread_member(thread, user) for user in sorted(thread.members)])


@ROUTES.on("GET", _CHANNEL + "/thread-members/{user}")
def member(call: Call) -> Answer:
    """Return the membership of a person in a thread."""
    thread, user = _thread(call), call.table.world.user(call.path["user"])
    if user.id not in thread.members:
        raise refusal(10007)
    return Answer(thread_member(thread, user.id))


@ROUTES.on("PUT", _CHANNEL + "/thread-members/{user}")
def joined(call: Call) -> Answer:
    """Add somebody to a thread."""
    thread = _thread(call, Permission.SEND_MESSAGES_IN_THREADS)
    user = call.table.world.user(call.path["user"])
    if thread.archived:
        raise refusal(50083)
    if user.id in call.table.world.guilds[thread.guild].away:
        raise refusal(10007)
    if not call.table.channels.may_bring(thread, call.table.world.bot):
        raise refusal(50013)
    call.table.channels.join(thread, user.id, told=True)
    return Answer()


@ROUTES.on("DELETE", _CHANNEL + "/thread-members/{user}")
def left(call: Call) -> Answer:
    """Take somebody out of a thread."""
    thread = _thread(call)
    call.table.channels.leave(thread, call.table.world.user(call.path["user"]).id)
    return Answer()


@ROUTES.on("GET", _CHANNEL + "/threads/archived/public")
def archived_public(call: Call) -> Answer:
    """Return the archived public threads of a channel, of those archived last the first."""
    return _archived(call, lambda thread: thread.type != 12)


@ROUTES.on("GET", _CHANNEL + "/users/@me/threads/archived/private")
def archived_private(call: Call) -> Answer:
    """Return the archived private threads of a channel that the bot is in."""
    me = call.table.world.bot
    return _archived(call, lambda thread: thread.type == 12 and me in thread.members)


def _archived(call: Call, wanted: Callable[[Channel], bool]) -> Answer:
    world, parent = call.table.world, _seen(call, Permission.READ_MESSAGE_HISTORY)
    threads = [each for each in world.threads_of(parent.id) if each.archived and wanted(each)]
    threads.sort(key=lambda each: each.archived_at, reverse=True)
    members = [thread_member(each, world.bot) for each in threads if world.bot in each.members]
    shown = [channel_object(world, each) for each in threads]
    return Answer({"threads": shown, "members": members, "has_more": False})
