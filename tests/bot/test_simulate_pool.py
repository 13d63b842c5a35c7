"""Processes that play for a simulation end with the one that has started them."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.bot.endless_work import PROCESSES
from tests.support.foreign_evening import switched

PATIENCE = 60
"""Seconds after which a process that should have ended is killed, and the test fails."""


@pytest.fixture
def parent(machine: str) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.bot.endless_work"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **switched(machine)},
    ) as started:
        yield started
        started.kill()


@pytest.mark.parametrize(
    ("machine", "number"),
    [("", signal.SIGTERM), ("", signal.SIGKILL), ("windows", signal.SIGKILL)],
)
def test_processes_at_work_end_with_their_parent(
    parent: "subprocess.Popen[str]", number: signal.Signals
) -> None:
    """They hold its output open, which ends when the last of them has."""
    assert parent.stdout is not None
    at_work = [int(parent.stdout.readline()) for _ in range(PROCESSES)]
    parent.send_signal(number)
    try:
        parent.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        for each in at_work:
            os.kill(each, signal.SIGKILL)
        raise
    assert parent.returncode == -number
