"""Stopping in good order: what asks this process to end, on each kind of machine.

Ctrl+C and service managers send signals, and a terminal that is closed does. On Windows the event
loop takes no signals, and a console that is closed ends its programs as soon as they have heard it.
"""

import asyncio
import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Signals that ask a process to end; the last two of them are not known everywhere."""
ENDINGS: dict[str, signal.Signals] = {
    name: getattr(signal, name) for name in NAMES if hasattr(signal, name)
}
CLOSING = frozenset({2, 5, 6})
"""What Windows says of a console that is closed, a person who logs off, a machine that shuts down
(CTRL_CLOSE_EVENT and others in HandlerRoutine)."""


@contextlib.contextmanager
def heard(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` on the running event loop when this process is asked to end.

    It is called in the main thread, for as long as the context lasts.
    """
    loop = asyncio.get_running_loop()
    with contextlib.ExitStack() as stack:
        for name, number in ENDINGS.items():
            # Who starts a program with `nohup` wants it to outlive the terminal.
            if name != "SIGHUP" or signal.getsignal(number) is not signal.SIG_IGN:
                stack.callback(_listen(loop, number, stop))
        stack.enter_context(_console(Closing(lambda: loop.call_soon_threadsafe(stop))))
        yield


def deaf() -> None:
    """Ignore signals to end: the parent process decides when this one ends."""
    for number in ENDINGS.values():
        signal.signal(number, signal.SIG_IGN)


def _listen(
    loop: asyncio.AbstractEventLoop, number: signal.Signals, stop: Callable[[], None]
) -> Callable[[], object]:
    """Listen for a signal; return what ends that."""
    try:
        loop.add_signal_handler(number, stop)
    except NotImplementedError:
        before = signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))
        return lambda: signal.signal(number, before)
    return lambda: loop.remove_signal_handler(number)


class Closing:
    """Answers Windows, which ends this process once it has the answer, or after five seconds."""

    def __init__(self, stop: Callable[[], object]) -> None:
        self._stop = stop
        self._stopped = threading.Event()

    def hear(self, event: int) -> bool:
        """Handle a console event of Windows: stop and wait until all is done; whether it was one.

        Windows calls this in a thread of its own.
        """
        if event not in CLOSING:
            return False
        self._stop()
        self._stopped.wait()
        return True

    def done(self) -> None:
        """Let Windows end this process."""
        self._stopped.set()


@contextlib.contextmanager
def _console(closing: Closing) -> Iterator[None]:
    """Let Windows tell when the console is closed; elsewhere a signal does."""
    if sys.platform == "win32":
        from ctypes import WINFUNCTYPE, WinDLL, c_int, c_ulong  # noqa: PLC0415 - Windows' alone

        kernel = WinDLL("kernel32")
        answer = WINFUNCTYPE(c_int, c_ulong)(closing.hear)
        kernel.SetConsoleCtrlHandler(answer, 1)
        try:
            yield
        finally:
            # Whoever is being answered goes first: the list of handlers may be locked until then.
            closing.done()
            kernel.SetConsoleCtrlHandler(answer, 0)
    else:
        yield
