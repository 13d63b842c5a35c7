"""A foreign machine: what macOS and Windows lack is taken away from the program, a switch each.

The program's own modules see another `os`, `signal` and so on than the libraries do, which have
their own ways on each system: an import by the program gives a view of the real module. What is
another way there and no lack has a stand-in, such as `msvcrt` for the lock of the database.

It holds for a whole process and for those that it starts, and nothing of it can be undone.
"""

import asyncio
import builtins
import contextlib
import ctypes
import errno
import multiprocessing
import multiprocessing.connection
import os
import select
import signal
import socket
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import psutil

NAME = "UNDERCROFT_TEST_MACHINE"
"""The variable that names a machine, or switches with commas between them."""
PROGRAM = frozenset({"bot", "cogs", "render", "rules"})
PASSED_THROUGH = frozenset({"codecs", "io", "os", "pathlib", "posixpath", "shutil", __name__})
"""Modules that open, move and remove files for whoever calls them."""
CLOSE_CONSOLE = signal.SIGUSR2
"""The signal that closes the console of such a Windows, and SIGUSR1 is its SIGBREAK."""
CLOSED = 58
"""The exit code of a program whose console was closed, once it has answered."""
WINDOWS_SIGNALS = {"SIGABRT", "SIGFPE", "SIGILL", "SIGINT", "SIGSEGV", "SIGTERM", "SIGBREAK"}
CLASSES = {64: 19, 16384: 10}
"""Niceness that stands for the idle priority class of Windows, and the one below the normal."""


class View(ModuleType):
    """A module as the program sees it."""

    def __init__(self, real: ModuleType) -> None:
        super().__init__(real.__name__)
        self._real = real
        self._hidden: list[Callable[[str], bool]] = []

    def hide(self, hidden: Callable[[str], bool]) -> None:
        """Let it lack every name for which this is true."""
        self._hidden.append(hidden)

    def __getattr__(self, name: str) -> Any:
        if any(hidden(name) for hidden in self._hidden):
            raise AttributeError(f"this machine has no {self.__name__}.{name}")
        return getattr(self._real, name)


_views: dict[str, View] = {}
_gone: set[str] = set()


def _view(real: ModuleType) -> View:
    return _views.setdefault(real.__name__, View(real))


def _lacks(real: ModuleType, *beginnings: str) -> None:
    _view(real).hide(lambda name: name.startswith(beginnings))


def _has(real: ModuleType, stand_ins: Mapping[str, Any]) -> None:
    vars(_view(real)).update(stand_ins)


def _for_program() -> bool:
    """Whether the program asked for what is done now, perhaps through modules for files."""
    frame = sys._getframe(1)
    while frame is not None and _module(frame.f_globals) in PASSED_THROUGH:
        frame = frame.f_back
    return frame is not None and _module(frame.f_globals) in PROGRAM


def _module(names: Mapping[str, Any] | None) -> str:
    return str((names or {}).get("__name__", "")).partition(".")[0]


_really = builtins.__import__


def _import(name: str, *given: Any, **named: Any) -> ModuleType:
    """Import a module, or the view of it where the program asks."""
    importer = given[0] if given else named.get("globals")
    if _module(importer) not in PROGRAM:
        return _really(name, *given, **named)
    if name.partition(".")[0] in _gone:
        raise ModuleNotFoundError(f"this machine has no module {name}", name=name)
    if name == "msvcrt" and name in _views:
        return _views[name]
    found = _really(name, *given, **named)
    if found.__name__ == "psutil" and "windows" in _on:
        return _psutil(found)
    return _views.get(found.__name__, found)


# Switches


def _no_proc() -> None:
    """No folder /proc."""

    def heard(event: str, words: tuple[Any, ...]) -> None:
        looks = event in {"open", "os.listdir", "os.scandir"}
        if looks and str(words[0]).startswith("/proc") and _for_program():
            raise FileNotFoundError(errno.ENOENT, "this machine has no /proc", words[0])

    sys.addaudithook(heard)


def _no_scheduler() -> None:
    """No scheduling policies, and no telling which cores a process may use."""
    _lacks(os, "sched_", "SCHED_")


def _no_niceness() -> None:
    """No niceness."""
    _lacks(os, "nice", "getpriority", "setpriority", "PRIO_")


def _no_fork() -> None:
    """No fork, and no other way to start a process than anew."""
    _lacks(os, "fork", "posix_spawn", "register_at_fork", "wait", "WNOHANG")

    def context(method: str | None = None) -> object:
        if method in {"fork", "forkserver"}:
            raise ValueError(f"this machine has no {method}")
        return multiprocessing.get_context("spawn")

    _has(multiprocessing, {"get_all_start_methods": lambda: ["spawn"], "get_context": context})


def _no_users() -> None:
    """No numbers of users, and nobody to give a file to."""
    _lacks(os, "getuid", "geteuid", "getgid", "getegid", "setuid", "setgid", "chown", "fchown")
    _gone.update({"pwd", "grp"})


def _no_system() -> None:
    """No figures of the system."""
    _lacks(os, "sysconf", "confstr", "statvfs", "fstatvfs", "uname", "getloadavg", "fchmod")


def _no_posix_modules() -> None:
    """No modules of POSIX systems."""
    _gone.update({"fcntl", "resource", "termios", "tty", "pty", "syslog"})


def _no_signals() -> None:
    """No signals but those of Windows."""
    _view(signal).hide(
        lambda name: name.startswith("SIG") and name.isalpha() and name not in WINDOWS_SIGNALS
    )
    _lacks(signal, "pthread_", "alarm", "setitimer", "sigwait", "pause")
    _has(signal, {"SIGBREAK": signal.SIGUSR1})


def _no_signals_for_the_loop() -> None:
    """No signals by the event loop."""

    def refused(*_: object) -> None:
        raise NotImplementedError

    asyncio.SelectorEventLoop.add_signal_handler = refused  # type: ignore[attr-defined]


def _no_select() -> None:
    """No waiting but for sockets."""
    _lacks(select, "poll", "epoll", "kqueue", "EPOLL", "POLL")

    def chosen(*given: Any) -> Any:
        for each in (one for ends in given[:3] for one in ends):
            if not isinstance(each, socket.socket):
                raise OSError(10038, "an operation was attempted on something that is no socket")
        return select.select(*given)

    _has(select, {"select": chosen})
    _lacks(socket, "AF_UNIX", "socketpair", "SO_REUSEPORT")


def _no_links() -> None:
    """No second names of files, as on a memory stick."""

    def refused(source: Any, *_: Any, **__: Any) -> None:
        raise OSError(errno.EPERM, "this file system has no links", str(source))

    os.link = os.symlink = refused  # type: ignore[assignment]


def _no_modes() -> None:
    """No modes of files."""
    os.chmod = lambda *_, **__: None  # type: ignore[assignment]


def _no_moving_of_open_files() -> None:
    """No renaming, replacing or removing of a file that this process has open."""

    def careful(move: Callable[..., None]) -> Callable[..., None]:
        def moved(*paths: Any, **how: Any) -> None:
            for path in paths[:2]:
                if _for_program() and _is_open(path):
                    raise PermissionError(errno.EACCES, "the file is in use", str(path))
            move(*paths, **how)

        return moved

    for name in ("rename", "replace", "unlink", "remove"):
        setattr(os, name, careful(getattr(os, name)))


def _is_open(path: Any) -> bool:
    # What looks into the files of this process may be gone by now.
    with contextlib.suppress(OSError):
        return any(Path(each.path).samefile(path) for each in psutil.Process().open_files())
    return False


def _is_darwin() -> None:
    """The system says that it is macOS."""
    _has(sys, {"platform": "darwin"})


def _is_windows() -> None:
    """The system says that it is Windows, and has what the program takes from it there."""
    _has(sys, {"platform": "win32"})
    _has(os, {"name": "nt"})
    _has(ctypes, {"WinDLL": _Kernel, "WINFUNCTYPE": lambda *_: lambda called: called})
    connection = multiprocessing.connection
    _has(connection, {"PipeConnection": connection.Connection})
    locks = _views["msvcrt"] = View(ModuleType("msvcrt"))
    vars(locks).update(LK_NBLCK=2, locking=_locking)


def _locking(number: int, mode: int, _: int) -> None:
    import fcntl  # noqa: PLC0415 - not there on Windows itself

    assert mode == 2
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PermissionError(errno.EACCES, "Permission denied") from None


class _Kernel:
    """Stands for kernel32, as far as the program calls it."""

    def __init__(self, name: str) -> None:
        assert name == "kernel32"
        self._closing: threading.Thread | None = None

    def SetConsoleCtrlHandler(self, handler: Callable[[int], int], add: int) -> int:  # noqa: N802
        """Ask the handler in a thread when the console is closed, and end when it has answered.

        While it is asked, nobody takes a handler away: the list of them is locked.
        """

        def close() -> None:
            handler(2)
            os._exit(CLOSED)

        def closed(*_: object) -> None:
            self._closing = threading.Thread(target=close, daemon=True)
            self._closing.start()

        if not add and self._closing is not None:
            self._closing.join()
        signal.signal(CLOSE_CONSOLE, closed if add else signal.SIG_DFL)
        return 1


def _psutil(real: ModuleType) -> ModuleType:
    """Return a view of psutil with the priorities of Windows."""
    if "psutil" not in _views:

        class Process(real.Process):  # type: ignore[name-defined, misc]
            def nice(self, value: int | None = None) -> Any:
                assert value in CLASSES, f"{value} is no priority class"
                return super().nice(CLASSES[value])

        idle, low = CLASSES
        _has(real, {"Process": Process, "IDLE_PRIORITY_CLASS": idle})
        _has(real, {"BELOW_NORMAL_PRIORITY_CLASS": low})
    return _views["psutil"]


SWITCHES: dict[str, Callable[[], None]] = {
    "proc": _no_proc,
    "scheduler": _no_scheduler,
    "niceness": _no_niceness,
    "fork": _no_fork,
    "users": _no_users,
    "system": _no_system,
    "modules": _no_posix_modules,
    "signals": _no_signals,
    "loop": _no_signals_for_the_loop,
    "select": _no_select,
    "links": _no_links,
    "modes": _no_modes,
    "open-files": _no_moving_of_open_files,
    "darwin": _is_darwin,
    "windows": _is_windows,
}
MACHINES = {
    "mac": ("proc", "scheduler", "darwin"),
    "windows": tuple(each for each in SWITCHES if each != "darwin"),
}
_on: set[str] = set()


def become(wanted: str) -> None:
    """Turn switches, of which a machine has several, and let the program see what is left."""
    names = MACHINES.get(wanted) or tuple(filter(None, wanted.split(",")))
    _on.update(names)
    for name in names:
        SWITCHES[name]()
    if names:
        builtins.__import__ = _import  # type: ignore[assignment]
