"""Logs: one line per event, as text or JSON, that never show the token."""

import json
import logging
import sys
from typing import TextIO

from rules.core.concerns import concerns

FIELDS = ("adventure", "channel", "version", "request", "shard")
"""Fields of a line. A record may carry them (`extra={"adventure": id}`); the rest is known from the
work at hand (`rules.core.concerns`)."""


NOISY = (
    "aiohttp.access",
    "aiosqlite",
    "discord.client",
    "discord.gateway",
    "discord.http",
    "discord.webhook",
)
"""Libraries that log every request or statement, with tokens of interactions and whole rows."""


class _Shards:
    """How many shards the bot has, from which the shard of a server follows."""

    def __init__(self) -> None:
        self.count = 1

    def note(self, count: int) -> None:
        self.count = max(1, count)


_SHARDS = _Shards()


def count_shards(count: int) -> None:
    """Set the number of shards; Discord may tell it only after the start."""
    _SHARDS.note(count)


def shard_of(guild: int) -> int:
    """Return the shard that serves a server; direct messages, of server 0, are on the first."""
    return (guild >> 22) % _SHARDS.count


class _Redacted(logging.Formatter):
    """Replaces secrets by asterisks, in tracebacks as well."""

    def __init__(self, inner: logging.Formatter, secrets: tuple[str, ...]) -> None:
        super().__init__()
        self._inner = inner
        self._secrets = tuple(secret for secret in secrets if len(secret) > 5)

    def format(self, record: logging.LogRecord) -> str:
        line = self._inner.format(record)
        for secret in self._secrets:
            line = line.replace(secret, "***")
        return line


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        extra = _extra(record)
        return f"{line} {' '.join(f'{k}={v}' for k, v in extra.items())}" if extra else line


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname,
            "from": record.name,
            "message": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def _extra(record: logging.LogRecord) -> dict[str, object]:
    known: dict[str, object] = dict(concerns())
    if "guild" in known:
        known["shard"] = shard_of(int(str(known.pop("guild"))))
    known.update((name, record.__dict__[name]) for name in FIELDS if name in record.__dict__)
    return {name: known[name] for name in FIELDS if name in known}


def configure(
    level: str, form: str, secrets: tuple[str, ...] = (), stream: TextIO | None = None
) -> None:
    """Set up logging for the whole process; called once at the start."""
    inner: logging.Formatter = (
        _Json() if form == "json" else _Text("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Redacted(inner, secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level)))
