"""Skipping events of the gateway that discord.py cannot read, which would end the client."""

import functools
import logging
from collections.abc import Callable
from typing import Any

import discord

log = logging.getLogger(__name__)


def pass_over_unreadable(client: discord.Client) -> None:
    """Log and skip events that cannot be read, from the next connection on.

    discord.py closes its connection for good when a field is missing.
    """
    parsers = client._connection.parsers  # noqa: SLF001 - there is no other way
    told: set[str] = set()
    for event, parse in parsers.items():
        # Without READY there is no session, so an error in it may end the client.
        if event != "READY":
            parsers[event] = _careful(event, parse, told)


def _careful(event: str, parse: Callable[[Any], None], told: set[str]) -> Callable[[Any], None]:
    @functools.wraps(parse)
    def read(data: Any) -> None:  # noqa: ANN401 - whatever Discord sent
        try:
            parse(data)
        except Exception as unread:  # noqa: BLE001 - a field that is missing may raise anything
            # Each kind is logged once, as Discord may send it with every click.
            level = logging.DEBUG if event in told else logging.WARNING
            told.add(event)
            log.log(level, "an event %s cannot be read and is passed over: %r", event, unread)

    return read
