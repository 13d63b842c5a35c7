"""Copies of a database, made with PostgreSQL's own program while play goes on."""

import asyncio
import os
import shutil
from pathlib import Path

from rules.store.addresses import parted
from rules.store.errors import StoreRefused
from rules.store.files import OWNER_ALONE, beside

PROGRAM = "pg_dump"
DEBIAN = Path("/usr/lib/postgresql")


async def dump(url: str, path: Path) -> None:
    """Write a copy for `pg_restore` to a new file that its owner alone can read.

    It shows one state of the database, and nobody waits for it.

    Raises:
        StoreRefused: there is a file already, the program is not there, or it could not be done;
            no file is left.
    """
    program = await asyncio.to_thread(_program_for, path)
    part = beside(path, ".part")
    try:
        # The program writes into this empty file, and so keeps its mode.
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE))
        await _run(program, url, part)
        part.rename(path)
    except OSError as error:
        raise StoreRefused(f"I could not make the copy {path}: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def _program_for(path: Path) -> str:
    """Return the program that can copy to a new file, or refuse."""
    if path.exists():
        raise StoreRefused(f"The file {path} exists already. Choose another name for the copy.")
    program = found()
    if program is None:
        raise StoreRefused(
            f"A PostgreSQL database is copied by {PROGRAM}, which is not on this machine. Install "
            "PostgreSQL's client programs (Debian: postgresql-client), or copy it where the server "
            f"runs: {PROGRAM} --format=custom --file={path.name} DATABASE."
        )
    return program


def found() -> str | None:
    """Return the newest program that copies databases; one on the path comes first."""
    versions = sorted(DEBIAN.glob(f"*/bin/{PROGRAM}"), key=lambda path: path.parts[-3].zfill(3))
    return shutil.which(PROGRAM) or (str(versions[-1]) if versions else None)


async def _run(program: str, url: str, part: Path) -> None:
    bare, password = parted(url)
    # On the command line everybody on the machine could read the password.
    secret = {"PGPASSWORD": password} if password else {}
    options = ("--format=custom", "--no-owner", f"--file={part}", f"--dbname={bare}")
    running = await asyncio.create_subprocess_exec(
        program,
        *options,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, **secret},
    )
    try:
        _, said = await running.communicate()
    except asyncio.CancelledError:
        running.kill()
        await running.wait()
        raise
    if running.returncode:
        lines = said.decode(errors="replace").strip().splitlines() or [str(running.returncode)]
        raise StoreRefused(f"{PROGRAM} failed: {' '.join(lines)}")
