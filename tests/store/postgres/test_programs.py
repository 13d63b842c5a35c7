"""The server's programs where the user that runs them may not look: root's home, for one."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import pytest

from tests.support import postgres
from tests.support.soak import SOAK


@pytest.mark.skipif(not SOAK, reason="in `make soak`: it is about what tests are run with")
async def test_programs_of_the_wheel_run_from_a_home_that_others_cannot_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are copied for the run, with the libraries beside them."""
    if sys.platform == "win32" or os.geteuid():
        pytest.skip("the server runs as another user where root starts it, and there alone")
    monkeypatch.setattr(postgres, "WHEEL_ALONE", True)
    if reason := postgres.missing():
        pytest.skip(reason)
    wheel = postgres.binaries()
    assert wheel is not None
    # The folders of a test are closed to others, as a home is.
    home = tmp_path / "home"
    home.mkdir()
    (home / "packages").symlink_to(wheel.parents[2])
    monkeypatch.setattr(postgres, "binaries", lambda: home / "packages" / Path(*wheel.parts[-3:]))
    with TemporaryDirectory(prefix="undercroft-") as run:
        monkeypatch.setenv(postgres.HOME, run)
        with postgres.own_server() as server:
            assert server.programs.is_relative_to(run)
            connection = await asyncpg.connect(server.admin)
            try:
                assert await connection.fetchval("SELECT 6 * 7") == 42
            finally:
                await connection.close()
