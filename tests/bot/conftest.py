"""What a process sets up for all of itself is undone after each test that played one."""

import logging
from collections.abc import Iterator

import pytest

from bot.logs import NOISY


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Give the logs back to whoever had them: a later test has another standard error."""
    names = (*NOISY, None)
    loggers = [logging.getLogger(name) for name in names]
    handlers = list(loggers[-1].handlers)
    levels = [logger.level for logger in loggers]
    yield
    loggers[-1].handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
