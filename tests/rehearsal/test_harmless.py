"""What Discord may change at any time is no difference: fields, their order, words, addresses."""

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest

from bot.rehearsal.alone import TRIALS
from bot.rehearsal.findings import Outcome
from bot.rehearsal.trial import played
from bot.table import rest
from bot.table.server import TableServer
from tests.rehearsal.staged import staged

UNKNOWN_FLAG = 1 << 40
_signed = count()


def otherwise(told: Any) -> Any:
    """Tell the same in another way: new fields first, the known ones backwards, signed addresses.

    Flags have one that nobody knows yet.
    """
    if isinstance(told, list):
        return [otherwise(each) for each in told]
    if not isinstance(told, dict):
        return told
    new: dict[str, Any] = {"a_field_of_tomorrow": {"id": "7", "type": 3, "content": "x"}}
    for key, value in reversed(told.items()):
        if key in ("url", "proxy_url") and isinstance(value, str):
            new[key] = f"{value}?ex={next(_signed)}"
        elif key == "flags" and isinstance(value, int):
            new[key] = value | UNKNOWN_FLAG
        else:
            new[key] = otherwise(value)
    return new


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch, server: TableServer) -> TableServer:
    """A table that tells all in another way, and refuses in other words."""
    reply, emit = rest.reply, server.table.gateway.emit

    def replying(status: int, body: Any, headers: Mapping[str, str] | None = None) -> Any:
        told = otherwise(body)
        if status >= 400:
            told |= {"message": "Said in other words"}
            told |= {"errors": body["errors"]} if "errors" in body else {}
        return reply(status, told, headers)

    monkeypatch.setattr(rest, "reply", replying)
    monkeypatch.setattr(
        server.table.gateway, "emit", lambda kind, data: emit(kind, otherwise(data))
    )
    return server


async def test_what_may_change_at_any_time_is_no_difference(changed: TableServer) -> None:
    async with staged(changed) as stage:
        for trial in TRIALS:
            await played(trial, stage)
    found = stage.findings
    rows = {row for trial in TRIALS for row in trial.rows}
    others = {row: found.outcome(row) for row in rows if found.outcome(row) is not Outcome.HOLDS}
    assert others == {}, [each for each in found.all if each.row in others]
