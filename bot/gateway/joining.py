"""Joining Discord, and why that ended: a process waits for a future that fails with the reason."""

import asyncio

import aiohttp
import discord
from pydantic import SecretStr

from bot.gateway.client import UndercroftClient
from bot.gateway.close_reasons import exit_code, meaning
from bot.gateway.session_starts import TooManyStarts
from bot.refusal import MISCONFIGURED, Refused

LOCAL_TOKEN = "local"  # noqa: S105 - what the local table expects, no secret


def fail(failed: asyncio.Future[None], problem: Exception) -> None:
    """Record why the process failed; the first error counts."""
    if not failed.done():
        failed.set_exception(problem)


async def keep_joined(
    client: UndercroftClient, token: SecretStr | None, failed: asyncio.Future[None]
) -> None:
    """Log in and stay connected; when that ends, the future fails with the reason."""

    async def log_in() -> None:
        await client.http.close()  # an earlier attempt may have left it open
        client.http.connector = discord.utils.MISSING
        await client.login(LOCAL_TOKEN if token is None else token.get_secret_value())

    closed_for_good = Refused("The connection to Discord was closed for good.")
    try:
        await client.cloudflare_ban.kept(log_in)
        await client.cloudflare_ban.kept(client.connect)
    except discord.LoginFailure:
        problem: Exception = Refused(
            "Discord refused the token. Copy it anew from the developer portal into DISCORD_TOKEN.",
            MISCONFIGURED,
        )
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as closed:
        problem = Refused(meaning(closed), exit_code(closed))
    except TooManyStarts as stopped:
        problem = Refused(str(stopped))
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound) as error:
        problem = Refused(f"Discord cannot be reached: {error}")
    except Exception as error:  # noqa: BLE001 - handed to whoever waits for the bot
        # Errors of what a stop cut short are expected.
        problem = closed_for_good if client.is_closed() else error
    else:
        problem = closed_for_good
    fail(failed, problem)


async def left(joined: asyncio.Task[None]) -> None:
    """Cancel the task of a client, which may be asleep between two attempts to reconnect.

    It is cancelled repeatedly: the library waits for a connection by `asyncio.wait_for`, which may
    turn a cancellation into a time-out (Python 3.11), so that the library tries again.
    """
    while not joined.done():
        joined.cancel()
        await asyncio.wait({joined}, timeout=1.0)
