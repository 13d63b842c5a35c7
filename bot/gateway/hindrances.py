"""What keeps the bot from showing a card in a channel, by its permissions and memberships."""

import copy
import math

import discord

from rules.pace.parked import Why

Channel = discord.abc.GuildChannel | discord.Thread


def timeout_end(member: discord.Member | None) -> int | None:
    """Return when a member's timeout ends or ended, in seconds since 1970; None without one.

    Administrators are exempt from timeouts.
    """
    if member is None or member.timed_out_until is None:
        return None
    exempt = any(role.permissions.administrator for role in member.roles)
    return None if exempt else math.ceil(member.timed_out_until.timestamp())


def hindrance(channel: Channel, me: discord.Member | None, *, inside: bool = False) -> Why | None:
    """Return the reason why no card can be sent to a channel, apart from a timeout.

    With `inside` the bot is known to be in the thread, if it is a private one.
    """
    if me is None:
        return None
    if not isinstance(channel, discord.abc.Messageable):
        return "closed"
    thread = isinstance(channel, discord.Thread)
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return "closed"
    rights = rights_after_timeout(channel, me)
    send = rights.send_messages_in_threads if thread else rights.send_messages
    if not (rights.view_channel and send and rights.attach_files):
        return "closed"
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel) and not rights.connect:
        return "closed"
    if not isinstance(channel, discord.Thread):
        return None
    if channel.is_private() and not (inside or channel.me is not None or rights.manage_threads):
        return "outside"
    return "locked" if channel.locked and (channel.archived or not rights.manage_threads) else None


def rights_after_timeout(channel: Channel, me: discord.Member) -> discord.Permissions:
    """Return the bot's permissions in a channel as if it was in no timeout.

    The library reckons a timeout by the machine's clock, which may not be Discord's.
    """
    free = copy.copy(me)
    free.timed_out_until = None
    return channel.permissions_for(free)
