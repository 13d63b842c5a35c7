"""A disk that is full: said in words, nothing half done, and it goes on once there is room."""

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import shake_256
from pathlib import Path

import asyncpg
import pytest

from rules.store.errors import StoreUnavailable
from tests.support import records
from tests.support.postgres import Server


@pytest.fixture
def small_disk(server: Server) -> Iterator[Path]:
    """A disk of 24 MiB."""
    if sys.platform != "linux" or os.geteuid():
        pytest.skip("only root can make a small disk")
    disk = server.folder / "disk"
    disk.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(disk)],
        check=False,
        capture_output=True,
    )
    if made.returncode:
        pytest.skip("this machine lets nobody make a small disk")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(65536))


async def test_a_full_disk(server: Server, small_disk: Path, opener_at):
    server.own(small_disk)
    admin = await asyncpg.connect(server.admin)
    try:
        await admin.execute(f"CREATE TABLESPACE small LOCATION '{small_disk}'")
        await admin.execute("CREATE DATABASE house TABLESPACE small")
    finally:
        await admin.close()
    async with opener_at(server.address("house")) as store:
        await store.commit(records.founding())
        filler = small_disk / "filler"
        with pytest.raises(OSError, match="No space"):
            fill(filler)
        big = records.following(records.an_adventure(), "big")
        # Digits as of chance, which the server cannot press together.
        noise = shake_256(b"noise").hexdigest(400_000)
        big = big.with_(adventure=big.adventure.with_(state={"s": noise}))
        for _ in range(3):
            with pytest.raises(StoreUnavailable):
                await store.commit(big)
        assert await store.load("oak") == records.an_adventure()
        assert await store.replied("big") is None
        filler.unlink()
        assert await store.commit(big) is None
