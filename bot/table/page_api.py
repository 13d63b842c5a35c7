"""The page's HTTP interface: what people see at the table and do there (PROTOCOL.md)."""

from collections.abc import Callable
from typing import Any

from aiohttp import web

from bot.table.api_errors import refusal
from bot.table.attachments import Upload, attach
from bot.table.command_availability import may_use, owners_behind, owners_of
from bot.table.discord_objects import channel_object, seat_object
from bot.table.discord_types import Json
from bot.table.distances import pause
from bot.table.entities import Channel, Message, User
from bot.table.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from bot.table.interaction_data import (
    MENU,
    command_data,
    component_data,
    menu_data,
    modal_data,
)
from bot.table.interaction_responses import Responder, Unanswered
from bot.table.page_requests import Act, body_of, data_of, guarded, name_of, refused
from bot.table.resolved import InvalidInput
from bot.table.table import Table
from bot.table.world import BOT_NAME, GUILD_NAME

_MOST_SHOWN = 200


class PageApi:
    """The handlers below /table."""

    def __init__(self, table: Table, responder: Responder) -> None:
        self._table = table
        self._responder = responder

    def mount(self, app: web.Application) -> None:
        """Register the routes."""
        routes: list[tuple[str, str, Act]] = [
            ("GET", "/table/state", self._state),
            ("GET", "/table/channels", self._channels),
            ("GET", "/table/channels/{channel}/messages", self._messages),
            ("GET", "/table/channels/{channel}/messages/{message}", self._message),
            ("POST", "/table/channels/{channel}/messages", self._write),
            ("POST", "/table/channels/{channel}/posts", self._post),
            ("POST", "/table/channels/{channel}/threads", self._thread),
            ("POST", "/table/interactions", self._interact),
            ("POST", "/table/autocomplete", self._autocomplete),
            ("POST", "/table/files", self._hand),
            ("GET", "/table/events", self._table.hub.serve),
        ]
        for method, path, handler in routes:
            act = self._from_afar(handler) if method == "POST" else handler
            app.router.add_route(method, path, guarded(act))

    def _from_afar(self, handler: Act) -> Act:
        """Let what a person does be under way for a while."""

        async def carry(request: web.Request) -> web.StreamResponse:
            await pause(self._table.distances.person)
            return await handler(request)

        return carry

    # What there is

    async def _state(self, request: web.Request) -> web.Response:
        world = self._table.world
        return web.json_response(
            {
                "guild": {
                    "id": world.guild,
                    "name": GUILD_NAME,
                    "locale": self._server_language(),
                },
                "guilds": [
                    {"id": each.id, "name": each.name, "bot": each.state != "removed"}
                    for each in world.guilds.values()
                ],
                "bot": {"id": world.bot, "username": BOT_NAME},
                "users": [seat_object(user) for user in world.people()],
                "channels": self._seen(request),
                "commands": self._table.commands(),
                "games": self._table.games,
                "ready": self._table.gateway.ready,
            }
        )

    def _server_language(self) -> str | None:
        """Return the language that the first guild has chosen; only a community can."""
        guild = self._table.world.guilds[self._table.world.guild]
        return guild.locale if "COMMUNITY" in guild.features else None

    async def _channels(self, request: web.Request) -> web.Response:
        return web.json_response(self._seen(request))

    def _seen(self, request: web.Request) -> list[Json]:
        """Return the channels that somebody sees, their direct messages last."""
        self._table.channels.put_to_sleep()
        world, user = self._table.world, request.query.get("user", "")
        every = [*world.channels.values(), *world.privates.values()]
        return [channel_object(world, each) for each in every if world.sees(user, each)]

    async def _messages(self, request: web.Request) -> web.Response:
        user = request.query.get("user", "")
        channel = self._place(request.match_info["channel"], user)
        seen = [m.data for m in channel.messages.values() if m.seen_by(user)]
        return web.json_response(seen[-_MOST_SHOWN:])

    async def _message(self, request: web.Request) -> web.Response:
        user = request.query.get("user", "")
        channel = self._place(request.match_info["channel"], user)
        message = channel.messages.get(request.match_info["message"])
        if message is None or not message.seen_by(user):
            raise refusal(10008)
        return web.json_response(message.data)

    # What people do

    async def _write(self, request: web.Request) -> web.Response:
        wish = await body_of(request)
        user, channel = self._who_and_where(wish | {"channel": request.match_info["channel"]})
        written = self._table.write(user, channel, str(wish.get("content") or ""))
        return web.json_response(written.data)

    async def _post(self, request: web.Request) -> web.Response:
        wish = await body_of(request)
        user, forum = self._who_and_where(wish | {"channel": request.match_info["channel"]})
        made = self._table.open_post(user, forum, name_of(wish), str(wish.get("content") or ""))
        return web.json_response(channel_object(self._table.world, made))

    async def _thread(self, request: web.Request) -> web.Response:
        wish = await body_of(request)
        user, parent = self._who_and_where(wish | {"channel": request.match_info["channel"]})
        kind = 12 if wish.get("private") else 10 if parent.type == 5 else 11
        made = self._table.begin_thread(user, parent, name_of(wish), kind=kind)
        return web.json_response(channel_object(self._table.world, made))

    async def _interact(self, request: web.Request) -> web.Response:
        wish = await body_of(request)
        self._table.channels.put_to_sleep()
        user, channel = self._who_and_where(wish)
        if channel.is_forum:
            raise InvalidInput("a forum has no messages of its own")
        kinds: dict[Any, Callable[[User, Channel, Json], Interaction]] = {
            COMMAND: self._command,
            COMPONENT: self._component,
            MODAL: self._modal,
        }
        kind = wish.get("type")
        if kind not in kinds:
            raise InvalidInput(f"people cannot do things of type {kind!r}")
        return web.json_response({"id": kinds[kind](user, channel, wish).id})

    def _who_and_where(self, wish: Json) -> tuple[User, Channel]:
        user = self._table.world.user(str(wish.get("user")))
        channel = self._table.world.channel(str(wish.get("channel")))
        guild = self._table.world.guilds.get(channel.guild)
        if guild is not None and user.id in guild.away:
            raise InvalidInput(f"{user.global_name} has left the guild")
        if guild is not None and guild.quiet.get(user.id, 0.0) > self._table.world.now():
            raise InvalidInput(f"{user.global_name} is timed out")
        return user, self._place(channel.id, user.id)

    def _place(self, ident: str, user: str) -> Channel:
        """Return a channel where this user may be; another's direct messages are none."""
        channel = self._table.world.channel(ident)
        if not self._table.world.sees(user, channel):
            raise refusal(10003)
        return channel

    def _command(self, user: User, channel: Channel, wish: Json) -> Interaction:
        data, owners = self._typed(user, channel, wish, partial=False)
        return self._responder.open(COMMAND, user, channel, data, owners, nonce=wish.get("nonce"))

    def _typed(
        self, user: User, channel: Channel, wish: Json, *, partial: bool
    ) -> tuple[Json, Json]:
        """Return a command as typed, and through whose installation it is offered here."""
        world, data = self._table.world, data_of(wish)
        if wish.get("force"):
            return data, owners_of(world, user, channel)
        commands = self._table.commands()
        if data.get("type") == MENU and not partial:
            data = menu_data(world, channel, user, commands, data)
        else:
            data = command_data(world, channel, user, commands, data, partial=partial)
        command = next(c for c in commands if c["id"] == data["id"])
        if not may_use(world, user, channel, command):
            raise InvalidInput(f"{user.global_name} may not use /{command['name']} here")
        return data, owners_of(world, user, channel, command)

    def _component(self, user: User, channel: Channel, wish: Json) -> Interaction:
        world, data = self._table.world, data_of(wish)
        message: Message | None = channel.messages.get(str(wish.get("message")))
        if not wish.get("force"):
            if message is None or not message.seen_by(user.id):
                raise InvalidInput("there is no such message")
            data = component_data(world, channel, user, message, data)
        owners = owners_behind(world, user, channel, message)
        return self._responder.open(
            COMPONENT, user, channel, data, owners, nonce=wish.get("nonce"), source=message
        )

    def _modal(self, user: User, channel: Channel, wish: Json) -> Interaction:
        world, data = self._table.world, data_of(wish)
        shown = self._responder.modal_of(user.id, str(data.get("custom_id")))
        cause = shown[0] if shown is not None else None
        if not wish.get("force"):
            if shown is None:
                raise InvalidInput("no such modal is open")
            data = modal_data(world, channel, user, shown[1], data)
        return self._responder.open(
            MODAL,
            user,
            channel,
            data,
            owners_of(world, user, channel) if cause is None else cause.owners,
            nonce=wish.get("nonce"),
            source=cause.source if cause is not None else None,
            cause=cause,
        )

    async def _autocomplete(self, request: web.Request) -> web.Response:
        wish = await body_of(request)
        user, channel = self._who_and_where(wish)
        data, owners = self._typed(user, channel, wish, partial=True)
        interaction = self._responder.open(AUTOCOMPLETE, user, channel, data, owners)
        if interaction.choices is None:
            raise InvalidInput("nothing to complete")
        try:
            return web.json_response({"choices": await interaction.choices})
        except Unanswered:
            return refused(504, "the bot gave no choices in time")

    async def _hand(self, request: web.Request) -> web.Response:
        """Take a file that goes with a command."""
        channel = self._place(request.query.get("channel", ""), request.query.get("user", ""))
        name = request.query.get("name") or "file"
        upload = Upload(0, name, await request.read())
        world = self._table.world
        (attachment,) = attach(world, self._table.base, channel.id, (), (upload,))
        world.files.hand({**attachment, "ephemeral": True})
        return web.json_response({"id": attachment["id"]})
