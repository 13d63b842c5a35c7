"""What the page and the tests ask of the table (PROTOCOL.md)."""

import dataclasses
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.table.calls import Impossible, command_data, component_data, modal_data
from bot.table.guilds import Guild
from bot.table.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL,
    Desk,
    Interaction,
    Unanswered,
    may_use,
)
from bot.table.media import Upload, attach
from bot.table.objects import channel_object, seat_object
from bot.table.refusals import ApiError, refusal
from bot.table.rest import RequestLog
from bot.table.roles import set_role
from bot.table.shapes import Json, Right
from bot.table.table import Table
from bot.table.world import BOT_NAME, GUILD_NAME, Channel, Message, User

_MOST_SHOWN = 200
_Act = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageApi:
    """The handlers below /table."""

    def __init__(self, table: Table, desk: Desk, log: RequestLog) -> None:
        self._table = table
        self._desk = desk
        self._log = log

    def mount(self, app: web.Application) -> None:
        """Register the routes."""
        routes: list[tuple[str, str, _Act]] = [
            ("GET", "/table/state", self._state),
            ("GET", "/table/channels/{channel}/messages", self._messages),
            ("DELETE", "/table/channels/{channel}/messages/{message}", self._delete_message),
            ("POST", "/table/channels", self._add_channel),
            ("PATCH", "/table/channels/{channel}", self._change_channel),
            ("DELETE", "/table/channels/{channel}", self._delete_channel),
            ("POST", "/table/users", self._add_user),
            ("PATCH", "/table/users/{user}", self._change_user),
            ("POST", "/table/permissions", self._permit),
            ("POST", "/table/guild", self._guild),
            ("POST", "/table/guilds", self._found_guild),
            ("POST", "/table/roles", self._set_role),
            ("POST", "/table/interactions", self._interact),
            ("POST", "/table/autocomplete", self._autocomplete),
            ("POST", "/table/files", self._hand),
            ("GET", "/table/events", self._table.hub.serve),
            ("POST", "/table/faults", self._order_faults),
            ("DELETE", "/table/faults", self._clear_faults),
            ("GET", "/table/requests", self._requests),
            ("DELETE", "/table/requests", self._forget_requests),
        ]
        for method, path, handler in routes:
            app.router.add_route(method, path, _guarded(handler))

    # What there is

    async def _state(self, request: web.Request) -> web.Response:
        world = self._table.world
        user = request.query.get("user", "")
        seen = [*world.channels.values(), *world.privates.values()]
        return web.json_response(
            {
                "guild": {"id": world.guild, "name": GUILD_NAME},
                "bot": {"id": world.bot, "username": BOT_NAME},
                "users": [seat_object(user) for user in world.people()],
                "channels": [channel_object(world, c) for c in seen if c.seen_by(user)],
                "commands": self._table.commands(),
                "ready": self._table.gateway.ready,
            }
        )

    async def _messages(self, request: web.Request) -> web.Response:
        user = request.query.get("user", "")
        channel = self._place(request.match_info["channel"], user)
        seen = [m.data for m in channel.messages.values() if m.seen_by(user)]
        return web.json_response(seen[-_MOST_SHOWN:])

    # Moderation

    async def _delete_message(self, request: web.Request) -> web.Response:
        channel = self._table.world.channel(request.match_info["channel"])
        message = self._table.world.message(channel.id, request.match_info["message"])
        self._table.delete(channel, message)
        return web.json_response({})

    async def _add_channel(self, request: web.Request) -> web.Response:
        wish = await _body(request)
        kind = wish.get("type", 0)
        if kind not in (0, 5):
            raise Impossible("a channel is for text (0) or for announcements (5)")
        name = _name(wish).lower().replace(" ", "-")
        channel = self._table.open_channel(name, self._which(wish).id, kind)
        return web.json_response(channel_object(self._table.world, channel))

    async def _change_channel(self, request: web.Request) -> web.Response:
        channel = self._of_guild(request.match_info["channel"])
        wish = await _body(request)
        unknown = wish.keys() - {"name", "archived", "locked"}
        if unknown:
            raise Impossible(f"a channel has no {sorted(unknown)}")
        self._table.alter(channel, **wish)
        return web.json_response(channel_object(self._table.world, channel))

    async def _delete_channel(self, request: web.Request) -> web.Response:
        self._table.close_channel(self._of_guild(request.match_info["channel"]))
        return web.json_response({})

    async def _add_user(self, request: web.Request) -> web.Response:
        return web.json_response(seat_object(self._table.seat(_name(await _body(request)))))

    async def _change_user(self, request: web.Request) -> web.Response:
        user = self._table.world.user(request.match_info["user"])
        wish = await _body(request)
        member = wish.get("member")
        if user.bot or not isinstance(member, bool):
            raise Impossible("somebody is a member of the guild, or is not")
        self._table.belongs(user, self._which(wish), member=member)
        return web.json_response(seat_object(user))

    async def _permit(self, request: web.Request) -> web.Response:
        wish = await _body(request)
        channel = self._of_guild(str(wish.get("channel")))
        rights = wish.get("permissions")
        self._table.alter(channel, bot_rights=None if rights is None else Right(int(rights)))
        return web.json_response({})

    async def _guild(self, request: web.Request) -> web.Response:
        wish = await _body(request)
        state = wish.get("state")
        if state not in ("available", "unavailable", "removed"):
            raise Impossible("the guild is available, unavailable or removed")
        self._table.guild_becomes(self._which(wish), state)
        return web.json_response({})

    async def _found_guild(self, request: web.Request) -> web.Response:
        try:
            guild = self._table.found_guild(_name(await _body(request)))
        except KeyError:
            raise Impossible("there is a guild of this name") from None
        return web.json_response({"id": guild.id, "name": guild.name})

    async def _set_role(self, request: web.Request) -> web.Response:
        wish = await _body(request)
        rights, held = wish.get("permissions"), bool(wish.get("held"))
        given = None if rights is None else Right(int(rights))
        table, guild, name = self._table, self._which(wish), _name(wish)
        holders = [str(each) for each in wish.get("holders") or ()]
        set_role(table.world, table.gateway, guild, name, given, held=held, holders=holders)
        role = next((each.id for each in guild.roles.values() if each.name == name), None)
        return web.json_response({"id": role})

    def _which(self, wish: Json) -> Guild:
        """The guild that is named by its id, or the first."""
        guild = self._table.world.guilds.get(str(wish.get("guild") or self._table.world.guild))
        if guild is None:
            raise refusal(10004)
        return guild

    # What people do

    async def _interact(self, request: web.Request) -> web.Response:
        wish = await _body(request)
        user, channel = self._who_and_where(wish)
        kinds: dict[Any, Callable[[User, Channel, Json], Interaction]] = {
            COMMAND: self._command,
            COMPONENT: self._component,
            MODAL: self._modal,
        }
        kind = wish.get("type")
        if kind not in kinds:
            raise Impossible(f"people cannot do things of type {kind!r}")
        return web.json_response({"id": kinds[kind](user, channel, wish).id})

    def _who_and_where(self, wish: Json) -> tuple[User, Channel]:
        user = self._table.world.user(str(wish.get("user")))
        channel = self._place(str(wish.get("channel")), user.id)
        guild = self._table.world.guilds.get(channel.guild)
        if guild is not None and user.id in guild.away:
            raise Impossible(f"{user.global_name} has left the guild")
        return user, channel

    def _place(self, ident: str, user: str) -> Channel:
        """A channel where this user may be; another's direct messages are none."""
        channel = self._table.world.channel(ident)
        if not channel.seen_by(user):
            raise refusal(10003)
        return channel

    def _of_guild(self, ident: str) -> Channel:
        channel = self._table.world.channel(ident)
        if channel.is_private:
            raise refusal(50003)
        return channel

    def _command(self, user: User, channel: Channel, wish: Json) -> Interaction:
        data = _data(wish)
        if not wish.get("force"):
            commands = self._table.commands()
            data = command_data(self._table.world, channel, commands, data, partial=False)
            command = next(c for c in commands if c["id"] == data["id"])
            if not may_use(user, channel, command):
                raise Impossible(f"{user.global_name} may not use /{command['name']} here")
        return self._desk.open(COMMAND, user, channel, data, nonce=wish.get("nonce"))

    def _component(self, user: User, channel: Channel, wish: Json) -> Interaction:
        data = _data(wish)
        message: Message | None = channel.messages.get(str(wish.get("message")))
        if not wish.get("force"):
            if message is None or not message.seen_by(user.id):
                raise Impossible("there is no such message")
            data = component_data(self._table.world, channel, message, data)
        return self._desk.open(
            COMPONENT, user, channel, data, nonce=wish.get("nonce"), source=message
        )

    def _modal(self, user: User, channel: Channel, wish: Json) -> Interaction:
        data = _data(wish)
        shown = self._desk.modal_of(user.id, str(data.get("custom_id")))
        cause = shown[0] if shown is not None else None
        if not wish.get("force"):
            if shown is None:
                raise Impossible("no such modal is open")
            data = modal_data(self._table.world, channel, shown[1], data)
        return self._desk.open(
            MODAL,
            user,
            channel,
            data,
            nonce=wish.get("nonce"),
            source=cause.source if cause is not None else None,
            cause=cause,
        )

    async def _autocomplete(self, request: web.Request) -> web.Response:
        wish = await _body(request)
        user, channel = self._who_and_where(wish)
        data = _data(wish)
        if not wish.get("force"):
            commands = self._table.commands()
            data = command_data(self._table.world, channel, commands, data, partial=True)
            command = next(c for c in commands if c["id"] == data["id"])
            if not may_use(user, channel, command):
                raise Impossible(f"{user.global_name} may not use /{command['name']} here")
        interaction = self._desk.open(AUTOCOMPLETE, user, channel, data)
        if interaction.choices is None:
            raise Impossible("nothing to complete")
        try:
            return web.json_response({"choices": await interaction.choices})
        except Unanswered:
            return _refused(504, "the bot gave no choices in time")

    async def _hand(self, request: web.Request) -> web.Response:
        """Take a file that goes with a command."""
        channel = self._place(request.query.get("channel", ""), request.query.get("user", ""))
        name = request.query.get("name") or "file"
        upload = Upload(0, name, await request.read())
        world = self._table.world
        (attachment,) = attach(world, self._table.base, channel.id, (), (upload,))
        world.hand({**attachment, "ephemeral": True})
        return web.json_response({"id": attachment["id"]})

    # For tests

    async def _order_faults(self, request: web.Request) -> web.Response:
        wish = await _body(request)
        try:
            self._table.faults.order(wish)
        except ValueError as error:
            raise Impossible(str(error)) from error
        gateway = wish.get("gateway") or {}
        if gateway.get("invalidate"):
            self._table.gateway.invalidate(resumable=gateway["invalidate"] == "resumable")
        if gateway.get("reconnect"):
            self._table.gateway.ask_reconnect()
        return web.json_response({})

    async def _clear_faults(self, _request: web.Request) -> web.Response:
        self._table.faults.clear()
        return web.json_response({})

    async def _requests(self, _request: web.Request) -> web.Response:
        listed = [dataclasses.asdict(entry) for entry in self._log.entries]
        for entry in listed:
            del entry["body"], entry["answer"]
        return web.json_response(listed)

    async def _forget_requests(self, _request: web.Request) -> web.Response:
        self._log.entries.clear()
        return web.json_response({})


def _refused(status: int, sentence: str) -> web.Response:
    return web.json_response({"error": sentence}, status=status)


def _guarded(handler: _Act) -> _Act:
    async def guarded(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(request)
        except Impossible as error:
            return _refused(400, str(error))
        except ApiError as error:
            return _refused(404 if error.status == 404 else 400, error.message)

    return guarded


async def _body(request: web.Request) -> Json:
    try:
        body = await request.json()
    except ValueError:
        raise Impossible("that is not JSON") from None
    if not isinstance(body, dict):
        raise Impossible("that is not a JSON object")
    return body


def _data(wish: Json) -> Json:
    data = wish.get("data")
    if not isinstance(data, dict):
        raise Impossible("what was done is missing")
    return data


def _name(wish: Json) -> str:
    name = " ".join(str(wish.get("name") or "").split())
    if not 1 <= len(name) <= 32:
        raise Impossible("a name has 1 to 32 characters")
    return name
