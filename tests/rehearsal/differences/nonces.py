"""Differences of nonces."""

import pytest

from bot.table.server import TableServer
from tests.rehearsal.differences import Difference


def _forgotten(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(server.table, "remember", lambda _payload, _message: None)


DIFFERENCES = (Difference("DC-014", "a nonce is forgotten at once", _forgotten),)
