"""Differences of what is told of a thread's members."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.table.server import TableServer
from bot.table.sessions import Session
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import Apply

Json = dict[str, Any]


def _members(change: Callable[[Json], Json | None]) -> Apply:
    """Let something else be told of a thread's members, or nothing."""

    def apply(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
        offer = Session.offer

        def otherwise(session: Session, event: str, data: Json, faults: Any) -> None:
            told = change(data) if event == "THREAD_MEMBERS_UPDATE" else data
            if told is not None:
                offer(session, event, told, faults)

        patch.setattr(Session, "offer", otherwise)

    return apply


def _of_another(data: Json) -> Json:
    added = data.get("added_members")
    return data if added is None else data | {"added_members": [*added, {"user_id": "1"}]}


def _only_added(data: Json) -> Json | None:
    return data if "added_members" in data else None


DIFFERENCES = (
    Difference("DC-119", "nothing is told of a thread's members", _members(lambda _: None)),
    Difference("DC-119", "who is taken out is not told of", _members(_only_added)),
    Difference("DC-119", "others are told of, too", _members(_of_another)),
)
