"""What Discord may change at any time is no difference: fields, their order, words, addresses."""

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest

from bot.rehearsal.findings import Outcome
from bot.rehearsal.trial import Trial, played
from bot.table import rest
from bot.table.server import TableServer
from tests.rehearsal.staged import staged
from tests.rehearsal.test_missing_rights import OURS

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
            told["message"] = "Said in other words"
            told.pop("errors", None)
        return reply(status, told, headers)

    monkeypatch.setattr(rest, "reply", replying)
    monkeypatch.setattr(
        server.table.gateway, "emit", lambda kind, data: emit(kind, otherwise(data))
    )
    return server


@pytest.mark.parametrize("trial", OURS, ids=lambda trial: trial.name)
async def test_what_may_change_at_any_time_is_no_difference(
    trial: Trial, changed: TableServer
) -> None:
    async with staged(changed) as stage:
        await played(trial, stage)
    assert {row: stage.findings.outcome(row) for row in trial.rows} == dict.fromkeys(
        trial.rows, Outcome.HOLDS
    ), stage.findings.all
