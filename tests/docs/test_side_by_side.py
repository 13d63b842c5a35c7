"""Runs of several forked processes report what a run of one does, and more when one dies."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")

PLAIN = """
import os, pathlib, pytest
PARENT = os.getppid()

def test_passes(tmp_path):
    (tmp_path / "here").touch()

def test_fails():
    print("said before it failed")
    assert 1 == 2

def test_is_skipped():
    pytest.skip("for a reason")

@pytest.fixture(scope="module")
def shared():
    yield
    pathlib.Path("closed").touch()

@pytest.mark.parametrize("number", range(40))
def test_shares(shared, number):
    assert not pathlib.Path("closed").exists()
"""
DIES = "import os\ndef test_before(): pass\ndef test_dies(): os._exit(0)\ndef test_after(): pass\n"
HOLDS = """
import tempfile
HELD = tempfile.TemporaryDirectory(prefix="led-")
def test_holds(tmp_path):
    global MINE
    MINE = tempfile.TemporaryDirectory(prefix="own-")
"""
LEAVES = """
class Left:
    def __init__(self): self.me = self
    def __del__(self): raise RuntimeError("left open")

def test_leaves_something():
    Left()
"""
WAITS = """
import pathlib, time
def test_waits():
    try:
        pathlib.Path("waiting").touch()
        time.sleep(600)
    finally:
        pathlib.Path("put away").touch()
"""


def project(folder: Path, **files: str) -> list[str]:
    """Write files of tests; the command that runs them in two processes."""
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\n", "utf-8")
    plugins = "-p tests.support.side_by_side -p no:xdist -p no:cacheprovider -p no:asyncio"
    return [sys.executable, "-m", "pytest", *plugins.split(), "-ra", "--forks", "2"]


def ran(command: list[str], folder: Path) -> tuple[int, str]:
    """Run a command in a folder; its exit code, and all it said."""
    told = {"PYTHONPATH": str(ROOT), "TMPDIR": str(folder)}
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **told}, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_all_is_reported_as_by_one_process(tmp_path: Path) -> None:
    code, said = ran(project(tmp_path, one=PLAIN, two=PLAIN.replace("closed", "shut")), tmp_path)
    assert code == 1, said
    assert "2 failed, 82 passed, 2 skipped" in said
    assert said.count("Captured stdout call") == 2
    assert "SKIPPED [2] test_" in said or said.count("SKIPPED [1]") == 2
    assert (tmp_path / "closed").exists()
    assert (tmp_path / "shut").exists()


def test_a_run_whose_process_dies_is_no_success(tmp_path: Path) -> None:
    code, said = ran(project(tmp_path, one=DIES, two="def test_other(): pass\n"), tmp_path)
    assert code == 2, said
    assert re.search(r"process \d+ has ended in the middle of its tests", said)
    assert "not run: test_one.py::test_after, test_one.py::test_dies" in said
    assert "2 passed" in said


def test_what_is_found_open_at_the_end_of_a_process_is_told(tmp_path: Path) -> None:
    code, said = ran(project(tmp_path, one=LEAVES), tmp_path)
    assert code == 2, said
    assert "left open" in said


def test_each_process_puts_away_what_it_holds_itself(tmp_path: Path) -> None:
    asks = "import os\n\ndef test_is_there(): assert os.path.isdir(HELD.name)\n"
    code, said = ran(project(tmp_path, one=HOLDS, two=HOLDS + asks), tmp_path)
    assert code == 0, said
    assert [*tmp_path.glob("led-*"), *tmp_path.glob("own-*")] == []


def test_the_run_ends_with_the_first_failure_where_that_is_asked_for(tmp_path: Path) -> None:
    command = [*project(tmp_path, one="def test_fails(): assert 0\n", two=WAITS), "-x"]
    code, said = ran(command, tmp_path)
    assert code == 1, said
    assert "stopping after 1 failures" in said
    assert not (tmp_path / "waiting").exists() or (tmp_path / "put away").exists()


def test_ctrl_c_ends_all_processes(tmp_path: Path) -> None:
    command = project(tmp_path, one=WAITS, two="def test_other(): pass\n")
    told = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path)}
    running = subprocess.Popen(
        command, cwd=tmp_path, env=told, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    while not (tmp_path / "waiting").exists():
        assert running.poll() is None
    running.send_signal(signal.SIGINT)
    said, _ = running.communicate(timeout=PATIENCE)
    assert running.returncode == 2, said
    assert "KeyboardInterrupt" in said
    assert (tmp_path / "put away").exists()
