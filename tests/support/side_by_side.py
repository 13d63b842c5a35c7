"""A run of several processes that are forked once all tests are collected: `pytest --forks 5`.

What is loaded, read and collected before stays the same in all of them. Processes that collect the
tests each for themselves, as those of `-n` do, spend fifteen seconds of the processor on it each.
The files are given out one by one, in the order of `spread`, to whoever has none.
"""

import atexit
import gc
import os
import signal
import sys
import threading
import time
import traceback
import warnings
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from multiprocessing.util import _exit_function  # type: ignore[attr-defined]
from typing import Any, NoReturn
from weakref import finalize

import pytest
from _pytest.threadexception import collect_thread_exception
from _pytest.unraisableexception import collect_unraisable

from tests.support.spread import spread, unit

LOOKS = 5
"""The most searches for garbage at the end of a process: each may leave some to the next."""
SIZE = 4
"""Bytes of the number of a file in the queue."""
SECONDS = 20
"""How long processes have for their farewell when a run is broken off."""
SPEAKERS = ("terminalreporter", "cacheprovider", "lfplugin", "nfplugin", "stepwiseplugin")
"""Plugins that speak for the whole run, and so belong to the process that leads it."""


class Queue:
    """The numbers of files that nobody has taken yet, which any process may take from."""

    def __init__(self, count: int) -> None:
        self._read, write = os.pipe()
        os.set_blocking(write, False)
        try:
            for number in range(count):
                os.write(write, number.to_bytes(SIZE, "big"))
        finally:
            os.close(write)

    def take(self) -> int | None:
        """Take the next number; None when there is none left."""
        taken = os.read(self._read, SIZE)
        return int.from_bytes(taken, "big") if taken else None

    def close(self) -> None:
        """Take no more."""
        os.close(self._read)


class Sender:
    """Sends the reports of a process to the one that leads the run."""

    def __init__(self, config: pytest.Config, end: Connection) -> None:
        self._config, self._end = config, end

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Send a report."""
        said = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        self._end.send(said)

    def said(self, trouble: str) -> None:
        """Say the last word: what is wrong with the process itself, or nothing."""
        self._end.send({"end": trouble})


class Process:
    """A process of the run, as the one that leads it sees it."""

    def __init__(self, pid: int, end: Connection) -> None:
        self.pid, self.end = pid, end
        self.trouble: str | None = None
        """What it said at its end: None as long as it has not said anything."""

    @property
    def ended(self) -> bool:
        """Whether it is there no longer."""
        with suppress(ChildProcessError):
            return os.waitpid(self.pid, os.WNOHANG)[0] != 0
        return True


def pytest_addoption(parser: pytest.Parser) -> None:
    """Have a run of several processes that are forked once the tests are collected."""
    parser.addoption("--forks", type=int, default=0, help="run tests in so many forked processes")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run the tests in forked processes, where that is asked for and all of them could be read."""
    option = session.config.option
    if not option.forks or option.collectonly or session.testsfailed:
        return None
    run(session, option.forks)
    return True


def run(session: pytest.Session, count: int) -> None:
    """Run all collected tests in so many processes.

    Raises:
        Interrupted: the run was broken off, or a process had trouble of its own.
        Failed: as many tests failed as a run may have.
    """
    config = session.config
    units: dict[str, list[pytest.Item]] = {}
    for item in spread(session.items):
        units.setdefault(unit(item.nodeid), []).append(item)
    base = config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
    sys.stdout.flush()
    sys.stderr.flush()
    queue = Queue(len(units))
    processes: list[Process] = []
    try:
        # Ctrl-C between a fork and what Python does after it would be heard by nobody.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        for number in range(min(count, len(units))):
            heard, end = Pipe(duplex=False)
            pid = os.fork()
            if not pid:
                heard.close()
                folder = base / f"gw{number}"
                folder.mkdir()
                config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]
                os.environ["PYTEST_XDIST_WORKER"] = f"gw{number}"
                _live(session, list(units.values()), queue, end)
            end.close()
            processes.append(Process(pid, heard))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        queue.close()
        _lead(session, processes)
    except BaseException:
        _break_off(processes)
        raise
    _see_off(processes)
    if troubles := [each.trouble for each in processes if each.trouble]:
        raise session.Interrupted("\n".join(troubles))


def _lead(session: pytest.Session, processes: list[Process]) -> None:
    """Hand on what processes report until all have ended."""
    config = session.config
    if reporter := config.pluginmanager.getplugin("terminalreporter"):
        # Reports of several files come in turn: their names would stand between all points.
        reporter.showfspath = False
    missing = {item.nodeid for item in session.items}
    for report in _reports(config, processes):
        config.hook.pytest_runtest_logreport(report=report)
        if report.when == "teardown":
            missing.discard(report.nodeid)
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
    if missing:
        processes[
            0
        ].trouble = f"{processes[0].trouble or ''}\nnot run: {', '.join(sorted(missing))}".strip()


def _reports(config: pytest.Config, processes: list[Process]) -> Iterator[pytest.TestReport]:
    """Yield the reports of all processes as they come."""
    there = {each.end: each for each in processes}
    while there:
        ready = wait(list(there), timeout=1)
        for end in ready:
            assert isinstance(end, Connection)
            try:
                said: dict[str, Any] = end.recv()
            except EOFError:
                process = there.pop(end)
                process.trouble = f"process {process.pid} has ended in the middle of its tests"
                continue
            if "end" in said:
                there.pop(end).trouble = said["end"]
            else:
                yield config.hook.pytest_report_from_serializable(config=config, data=said)
        if not ready:
            # A program that a test has left behind would keep the pipe of a dead process open.
            for end, process in list(there.items()):
                if process.ended and not end.poll():
                    process.trouble = f"process {process.pid} has ended in the middle of its tests"
                    del there[end]


def _break_off(processes: list[Process]) -> None:
    """Have all processes say farewell, as after Ctrl-C."""
    for each in processes:
        if not each.ended:
            os.kill(each.pid, signal.SIGINT)
    _see_off(processes)


def _see_off(processes: list[Process]) -> None:
    """Wait until all processes have ended, and kill those that take too long."""
    last = time.monotonic() + SECONDS
    while any(not each.ended for each in processes):
        if time.monotonic() > last:
            for each in processes:
                if not each.ended:
                    os.kill(each.pid, signal.SIGKILL)
        time.sleep(0.02)


def _live(
    session: pytest.Session, units: list[list[pytest.Item]], queue: Queue, end: Connection
) -> NoReturn:
    """Be a process of the run: carry out files of tests until there are none, then end."""
    _forget_the_end()
    config, code = session.config, 1
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        manager = config.pluginmanager
        for name in SPEAKERS:
            if manager.hasplugin(name):
                manager.unregister(name=name)
        for plugin in [each for each in manager.get_plugins() if type(each).__name__ == "LogXML"]:
            manager.unregister(plugin)
        if capture := manager.getplugin("capturemanager"):
            # The files of the other process would be written to by all.
            capture.stop_global_capturing()
            capture.start_global_capturing()
            capture.suspend_global_capture()
        sender = Sender(config, end)
        manager.register(sender, "sender")
        sender.said(_carried_out(session, units, queue))
        code = 0
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        # Whoever led the run is there no longer.
        code = 1
    finally:
        with suppress(Exception):
            threading._shutdown()  # type: ignore[attr-defined]
            atexit._run_exitfuncs()
        os._exit(code)


def _forget_the_end() -> None:
    """Leave to the process that leads what is to be done at its end, with what it holds by then.

    What this process holds, such as folders of its own processes, it puts away itself.
    """
    atexit._clear()
    finalize._registry.clear()  # type: ignore[attr-defined]
    finalize._registered_with_atexit = False  # type: ignore[attr-defined]
    # It leaves alone what another process has.
    atexit.register(_exit_function)


def _carried_out(session: pytest.Session, units: list[list[pytest.Item]], queue: Queue) -> str:
    """Carry out files of tests until there are none; what is wrong with the process, or nothing."""
    config = session.config
    try:
        number = queue.take()
        while number is not None:
            items = units[number]
            for item, after in pairwise(items):
                config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            # What the next file also needs is kept for it.
            number = queue.take()
            following = None if number is None else units[number][0]
            config.hook.pytest_runtest_protocol(item=items[-1], nextitem=following)
    except KeyboardInterrupt:
        session._setupstate.teardown_exact(None)
        raise
    except BrokenPipeError:
        raise
    except BaseException:  # noqa: BLE001 - whatever it is, the run has to say so
        return traceback.format_exc()
    return _left(config)


def _left(config: pytest.Config) -> str:
    """Return what nobody could catch and no test was there to be told."""
    for _ in range(LOOKS):
        if not gc.collect():
            break
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            collect_unraisable(config)
            collect_thread_exception(config)
        except Exception:  # noqa: BLE001 - it is of all kinds, and is said
            return traceback.format_exc()
    return ""
