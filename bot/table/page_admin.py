"""Changing guilds, channels, roles and people of the table, and faults for tests (PROTOCOL.md)."""

import dataclasses

from aiohttp import web

from bot.table import guild_members
from bot.table.api_errors import refusal
from bot.table.discord_objects import channel_object, seat_object
from bot.table.discord_types import Json, Permission
from bot.table.entities import Channel
from bot.table.guilds import Guild
from bot.table.locales import LOCALES
from bot.table.page_requests import Act, body_of, guarded, name_of
from bot.table.permissions import ALL
from bot.table.resolved import InvalidInput
from bot.table.rest import RequestLog
from bot.table.roles import set_role
from bot.table.table import Table

_ROLE, _MEMBER = 0, 1
ABROAD = "Elsewhere"
"""The guild without the bot that the page offers."""


class PageHost:
    """The handlers below /table that change what there is."""

    def __init__(self, table: Table, log: RequestLog) -> None:
        self._table = table
        self._log = log

    def mount(self, app: web.Application) -> None:
        """Register the routes."""
        routes: list[tuple[str, str, Act]] = [
            ("DELETE", "/table/channels/{channel}/messages/{message}", self._delete_message),
            ("POST", "/table/channels", self._add_channel),
            ("PATCH", "/table/channels/{channel}", self._change_channel),
            ("DELETE", "/table/channels/{channel}", self._delete_channel),
            ("PUT", "/table/channels/{channel}/members/{user}", self._bring),
            ("DELETE", "/table/channels/{channel}/members/{user}", self._take_out),
            ("POST", "/table/users", self._add_user),
            ("PATCH", "/table/users/{user}", self._change_user),
            ("POST", "/table/groups", self._add_group),
            ("POST", "/table/abroad", self._abroad),
            ("POST", "/table/permissions", self._permit),
            ("POST", "/table/guild", self._guild),
            ("POST", "/table/guilds", self._found_guild),
            ("POST", "/table/roles", self._set_role),
            ("POST", "/table/faults", self._order_faults),
            ("DELETE", "/table/faults", self._clear_faults),
            ("GET", "/table/requests", self._requests),
            ("DELETE", "/table/requests", self._forget_requests),
        ]
        for method, path, handler in routes:
            app.router.add_route(method, path, guarded(handler))

    # Channels

    async def _delete_message(self, request: web.Request) -> web.Response:
        channel = self._table.world.channel(request.match_info["channel"])
        message = self._table.world.message(channel.id, request.match_info["message"])
        self._table.delete(channel, message)
        return web.json_response({})

    async def _add_channel(self, request: web.Request) -> web.Response:
        wish = await body_of(request)
        kind = wish.get("type", 0)
        if kind not in (0, 2, 5, 13, 15, 16):
            raise InvalidInput(
                "a channel is for text (0, 5), voice (2), a stage (13), a forum (15) or media (16)"
            )
        name = name_of(wish).lower().replace(" ", "-")
        channel = self._table.channels.open_channel(name, self._which(wish).id, kind)
        return web.json_response(channel_object(self._table.world, channel))

    async def _change_channel(self, request: web.Request) -> web.Response:
        channel = self._of_guild(request.match_info["channel"])
        wish = await body_of(request)
        known = {"name", "archived", "locked", "auto_archive", "slow", "invitable"}
        unknown = wish.keys() - known
        if unknown:
            raise InvalidInput(f"a channel has no {sorted(unknown)}")
        self._table.channels.alter(channel, **wish)
        return web.json_response(channel_object(self._table.world, channel))

    async def _delete_channel(self, request: web.Request) -> web.Response:
        self._table.channels.close(self._of_guild(request.match_info["channel"]))
        return web.json_response({})

    async def _bring(self, request: web.Request) -> web.Response:
        thread, user = self._member(request)
        self._table.channels.join(thread, user, told=True)
        return web.json_response({})

    async def _take_out(self, request: web.Request) -> web.Response:
        self._table.channels.leave(*self._member(request))
        return web.json_response({})

    def _member(self, request: web.Request) -> tuple[Channel, str]:
        """Return a thread and the id of somebody, maybe the bot."""
        thread = self._of_guild(request.match_info["channel"])
        if not thread.is_thread:
            raise InvalidInput("only threads have members of their own")
        return thread, self._table.world.user(request.match_info["user"]).id

    async def _permit(self, request: web.Request) -> web.Response:
        """Say what the bot may do in a channel, all of it, or otherwise of a role or a person."""
        wish = await body_of(request)
        world, channel = self._table.world, self._of_guild(str(wish.get("channel")))
        if channel.is_thread:
            raise InvalidInput("a thread has the rights of its channel")
        if "permissions" in wish:
            rights = wish["permissions"]
            allow = Permission(0) if rights is None else Permission(int(rights))
            deny = Permission(0) if rights is None else ALL & ~allow
            self._table.channels.permit(channel, world.bot, allow, deny, kind=_MEMBER)
            return web.json_response({})
        who = str(wish.get("who"))
        roles = world.guilds[channel.guild].roles
        if who not in roles and who not in world.users:
            raise InvalidInput(f"no role and nobody has the id {who}")
        kind = _ROLE if who in roles else _MEMBER
        allow, deny = Permission(int(wish.get("allow", 0))), Permission(int(wish.get("deny", 0)))
        self._table.channels.permit(channel, who, allow, deny, kind=kind)
        return web.json_response({})

    def _of_guild(self, ident: str) -> Channel:
        channel = self._table.world.channel(ident)
        if channel.is_private:
            raise refusal(50003)
        return channel

    # People and guilds

    async def _add_user(self, request: web.Request) -> web.Response:
        made = guild_members.seat(self._table, name_of(await body_of(request)))
        return web.json_response(seat_object(made))

    async def _change_user(self, request: web.Request) -> web.Response:
        user = self._table.world.user(request.match_info["user"])
        wish = await body_of(request)
        if user.bot and "quiet" not in wish:
            raise InvalidInput("the bot is no person")
        guild = self._which(wish)
        match wish:
            case {"member": bool(member)}:
                guild_members.belongs(self._table, user, guild, member=member)
            case {"quiet": int(seconds)}:
                guild_members.time_out(self._table, user, guild, self._table.world.now() + seconds)
            case {"locale": str(locale)}:
                _check_locale(locale)
                guild_members.chooses(self._table, user, locale)
            case {"installed": bool(installed)}:
                user.installed = installed
            case _:
                raise InvalidInput(
                    "somebody is a member or not, quiet for a time, has a locale, "
                    "or has the bot installed"
                )
        return web.json_response(seat_object(user))

    async def _add_group(self, request: web.Request) -> web.Response:
        """Let people talk among themselves, where the bot is not."""
        wish = await body_of(request)
        members = {self._table.world.user(str(each)).id for each in wish.get("users") or ()}
        if len(members) < 2 or self._table.world.bot in members:
            raise InvalidInput("a group is of two people or more, without the bot")
        made = self._table.world.add_group(members)
        return web.json_response(channel_object(self._table.world, made))

    async def _abroad(self, request: web.Request) -> web.Response:
        """Let somebody install the bot, with a group and a guild to take it along to."""
        world = self._table.world
        user = world.user(str((await body_of(request)).get("user")))
        user.installed = True
        if all(each.name != ABROAD for each in world.guilds.values()):
            made = guild_members.found_guild(self._table, ABROAD)
            guild_members.guild_becomes(self._table, made, "removed")
        if not any(user.id in each.members for each in world.privates.values() if each.type == 3):
            world.add_group({each.id for each in world.people()})
        return web.json_response(seat_object(user))

    async def _guild(self, request: web.Request) -> web.Response:
        wish = await body_of(request)
        if isinstance(locale := wish.get("locale"), str):
            _check_locale(locale)
            guild_members.speaks(self._table, self._which(wish), locale)
            return web.json_response({})
        state = wish.get("state")
        if state not in ("available", "unavailable", "removed"):
            raise InvalidInput("the guild is available, unavailable or removed, or has a locale")
        guild_members.guild_becomes(self._table, self._which(wish), state)
        return web.json_response({})

    async def _found_guild(self, request: web.Request) -> web.Response:
        try:
            guild = guild_members.found_guild(self._table, name_of(await body_of(request)))
        except KeyError:
            raise InvalidInput("there is a guild of this name") from None
        return web.json_response({"id": guild.id, "name": guild.name})

    async def _set_role(self, request: web.Request) -> web.Response:
        wish = await body_of(request)
        rights, table = wish.get("permissions"), self._table
        given = None if rights is None else Permission(int(rights))
        holders = {str(each) for each in wish.get("members") or ()}
        if wish.get("held"):
            holders.add(table.world.bot)
        guild, name = self._which(wish), name_of(wish)
        with table.channels.syncing(guild.id):
            may = wish.get("mentionable")
            set_role(
                table.world, table.gateway, guild, name, given, holders,
                mentionable=None if may is None else bool(may),
            )  # fmt: skip
        role = next((each.id for each in guild.roles.values() if each.name == name), None)
        return web.json_response({"id": role})

    def _which(self, wish: Json) -> Guild:
        """Return the guild that is named by its id, or the first."""
        guild = self._table.world.guilds.get(str(wish.get("guild") or self._table.world.guild))
        if guild is None:
            raise refusal(10004)
        return guild

    # Trouble

    async def _order_faults(self, request: web.Request) -> web.Response:
        wish = await body_of(request)
        try:
            self._table.faults.order(wish)
        except ValueError as error:
            raise InvalidInput(str(error)) from error
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


def _check_locale(locale: str) -> None:
    """Check that Discord knows a language.

    Raises:
        InvalidInput: it does not.
    """
    if locale not in LOCALES:
        raise InvalidInput(f"Discord does not speak {locale!r}")
