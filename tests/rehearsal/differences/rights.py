"""Differences of rights."""

from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from typing import Any

import pytest

from bot.table import permissions
from bot.table.discord_types import Permission
from bot.table.entities import Channel
from bot.table.guilds import Guild, Role
from bot.table.permissions import ALL, Overwrite
from bot.table.server import TableServer
from bot.table.world import World
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import (
    CHANNEL,
    MEMBER,
    MESSAGES,
    Apply,
    accepts,
    in_a_thread,
    refuses,
    told,
)

_NONE = Permission(0)
_INVITES = CHANNEL + "/invites"
_CHANNELS = "/guilds/{guild}/channels"
Overwrites = Mapping[str, Overwrite]


def _own(server: TableServer) -> Role:
    guild = server.table.world.guilds[server.table.world.guild]
    return list(guild.roles.values())[1]


def _well(server: TableServer) -> Channel:
    return next(each for each in server.table.world.channels.values() if each.name == "deep-well")


def _below(reckon: Callable[[Permission, Guild, str, Overwrites], Permission]) -> Apply:
    """Reckon what overwrites make of rights in another way."""

    def apply(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
        def below(
            has: Permission, guild: Guild, user: str, overwrites: Overwrites, *, quiet: bool
        ) -> Permission:
            found = reckon(has, guild, user, overwrites)
            return found if found & Permission.VIEW_CHANNEL else _NONE

        patch.setattr("bot.table.world.rights_below", below)

    return apply


def _overwritten(**others: Overwrite) -> Apply:
    """Set overwrites of another channel: of everybody, of the bot's role, of the bot."""

    def apply(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
        world = server.table.world
        ids = {"everybody": world.guild, "role": _own(server).id, "member": world.bot}
        kinds = {"everybody": 0, "role": 0, "member": 1}
        _well(server).overwrites = {
            ids[who]: Overwrite(kinds[who], what.allow, what.deny) for who, what in others.items()
        }

    return apply


def _then(*applies: Apply) -> Apply:
    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        for each in applies:
            each(server, patch)

    return apply


_RIGHT = Permission.MANAGE_CHANNELS
GIVEN, TAKEN = Overwrite(0, _RIGHT, _NONE), Overwrite(0, _NONE, _RIGHT)


def _denied_wins(has: Permission, _guild: Guild, user: str, overwrites: Overwrites) -> Permission:
    for each in overwrites.values():
        has |= each.allow
    return has & ~reduce(or_, (each.deny for each in overwrites.values()), _NONE)


def _without_members(
    has: Permission, guild: Guild, user: str, overwrites: Overwrites
) -> Permission:
    kept = {who: each for who, each in overwrites.items() if who != user}
    return permissions.rights_below(has, guild, user, kept, quiet=False)


def _first_role_alone(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    _own(server).rights |= Permission.MANAGE_CHANNELS

    def rights_in(guild: Guild, user: str, *, owns: bool) -> Permission:
        return ALL if owns else guild.roles[guild.id].rights

    patch.setattr("bot.table.world.rights_in", rights_in)


def _no_administrators(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    _own(server).rights |= Permission.ADMINISTRATOR
    has = Permission.ADMINISTRATOR

    def rights_in(guild: Guild, user: str, *, owns: bool) -> Permission:
        return permissions.rights_in(guild, user, owns=owns) & ~has if owns else _plain(guild, user)

    def _plain(guild: Guild, user: str) -> Permission:
        return reduce(or_, (role.rights for role in guild.roles_of(user))) & ~has

    patch.setattr("bot.table.world.rights_in", rights_in)


def _threads_apart(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    real: Callable[..., Permission] = World._granted

    def granted(world: World, guild: Guild, user: str, channel: Channel, *, quiet: bool) -> object:
        if not channel.is_thread:
            return real(world, guild, user, channel, quiet=quiet)
        return permissions.rights_in(guild, user, owns=user == world.owner)

    patch.setattr(World, "_granted", granted)


def _deprived(right: Permission) -> Apply:
    def apply(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
        _own(server).rights &= ~right

    return apply


def _lent(right: Permission) -> Apply:
    def apply(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
        _own(server).rights |= right

    return apply


def _nameless(guild: dict[str, Any]) -> None:
    for each in guild["roles"]:
        each["tags"] = {}


def _no_role(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
    _own(server).managed = False


def _silent_voices(channels: list[dict[str, object]]) -> None:
    for each in channels:
        each.pop("bitrate", None)


def _no_door(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(server.table, "demand_chat", lambda _channel: None)


def _stays_inside(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(server.table.channels, "leave", lambda *_: None)


def _is_voice(server: TableServer, places: Mapping[str, str]) -> bool:
    return server.table.world.channels[places["channel"]].is_voice


_REFUSED = (
    Difference("DC-032", "voice has no bitrate", told("GET", _CHANNELS, _silent_voices)),
    Difference("DC-032", "a chat of voice is open to all who see it", _no_door),
    Difference(
        "DC-032", "a right is missing there", refuses("GET", MESSAGES, 50013, where=_is_voice)
    ),
    Difference(
        "DC-057",
        "a missing right hides the channel",
        refuses("GET", _INVITES, 50001),
        also=("DC-181",),
    ),
    Difference(
        "DC-181", "invitations take another right", refuses("GET", _INVITES, 50001), ("DC-057",)
    ),
    Difference(
        "DC-181",
        "who manages channels is refused",
        _then(_lent(Permission.MANAGE_CHANNELS), refuses("GET", _INVITES, 50013)),
        also=("DC-066",),
    ),
    Difference(
        "DC-182", "a role names nobody", told("GET", "/guilds/{guild}", _nameless), ("DC-073",)
    ),
)
_RECKONED = (
    Difference("DC-058", "threads have rights of their own", _threads_apart),
    Difference(
        "DC-066",
        "overwrites change nothing",
        _then(_overwritten(role=GIVEN), _below(lambda has, *_: has)),
        also=("DC-032", "DC-058"),
    ),
    Difference(
        "DC-066",
        "what is denied wins over what a role is allowed",
        _then(_overwritten(everybody=TAKEN, role=GIVEN), _below(_denied_wins)),
    ),
    Difference(
        "DC-066",
        "what a role is denied wins over the member's own",
        _then(_overwritten(role=TAKEN, member=GIVEN), _below(_denied_wins)),
    ),
    Difference(
        "DC-066",
        "overwrites of members change nothing",
        _then(_overwritten(everybody=TAKEN, member=GIVEN), _below(_without_members)),
    ),
    Difference("DC-066", "roles do not add up", _first_role_alone, also=("DC-181",)),
    Difference("DC-066", "administrators may not do all", _no_administrators, also=("DC-181",)),
    Difference(
        "DC-066", "a missing right is not missed", accepts("GET", _INVITES), also=("DC-181",)
    ),
    Difference("DC-069", "who manages threads sees none", refuses("GET", CHANNEL, 50001)),
    Difference("DC-069", "who leaves a thread is in it", _stays_inside),
    Difference(
        "DC-069", "nobody leaves a thread", refuses("DELETE", MEMBER, 50013, where=in_a_thread)
    ),
    Difference(
        "DC-073", "a right of the invitation is missing", _deprived(Permission.ATTACH_FILES)
    ),
    Difference("DC-073", "the bot has no role of its own", _no_role),
)


def _open_threads(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    real = server.table.world.sees

    def sees(user: str, channel: Channel) -> bool:
        return channel.type == 12 or real(user, channel)

    patch.setattr(server.table.world, "sees", sees)


_OUT_OF_REACH = (
    Difference(
        "DC-069",
        "people see private threads that they are not in",
        _open_threads,
        unnoticed="only their own clients can tell",
    ),
)
DIFFERENCES = (*_OUT_OF_REACH, *_REFUSED, *_RECKONED)
