"""Requests that are answered otherwise: by another status, body or refusal."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.table.api_errors import ApiError, refusal
from bot.table.rest import Answer, Call, Handler
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference

Apply = Callable[[TableServer, pytest.MonkeyPatch], None]
DIFFERENCES: tuple[Difference, ...] = ()
"""None of its own: it is what others make theirs of."""


def answered(
    method: str,
    route: str,
    status: int | None = None,
    change: Callable[[Any], Any] = lambda body: body,
) -> Apply:
    """Let a request be carried out and answered with another status, or another body."""

    def otherwise(call: Call, handler: Handler) -> Answer:
        answer = handler(call)
        return replace(answer, status=status or answer.status, body=change(answer.body))

    def apply(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
        server.otherwise[method, route] = otherwise

    return apply


def refused_with(method: str, route: str, code: int) -> Apply:
    """Let a request be refused with a code, and not carried out."""

    def otherwise(_call: Call, _handler: Handler) -> Answer:
        raise refusal(code)

    def apply(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
        server.otherwise[method, route] = otherwise

    return apply


def coded(method: str, route: str, instead: dict[int, int]) -> Apply:
    """Let a request that is refused with a code be refused with another."""

    def otherwise(call: Call, handler: Handler) -> Answer:
        try:
            return handler(call)
        except ApiError as error:
            if error.code in instead:
                raise refusal(instead[error.code]) from None
            raise

    def apply(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
        server.otherwise[method, route] = otherwise

    return apply


def forgiving(method: str, route: str, code: int, answer: Answer) -> Apply:
    """Let a request that is refused with a code be answered as if it was carried out."""

    def otherwise(call: Call, handler: Handler) -> Answer:
        try:
            return handler(call)
        except ApiError as error:
            if error.code == code:
                return answer
            raise

    def apply(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
        server.otherwise[method, route] = otherwise

    return apply
