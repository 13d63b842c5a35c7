"""Logs: one line per event, as text or JSON, that never show the token."""

import json
import logging
import sys
from typing import TextIO

FIELDS = ("adventure", "channel", "version", "message")
"""Extra fields that a record may carry (`extra={"adventure": id}`)."""


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
    return {
        name: record.__dict__[name]
        for name in FIELDS
        if name in record.__dict__ and name != "message"
    }


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
    for noisy in ("discord.gateway", "discord.client", "discord.http", "aiohttp.access"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level)))
