"""Memory that was used by many threads and is free again does not stay with the program."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.drawing.memory import GLIBC

ROOT = Path(__file__).parents[2]
PIECES = """
import ctypes
import sys
import threading
from pathlib import Path

from bot.drawing.memory import give_back, share_one_heap

def resident():
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])

def draw(kept):
    sheets = [ctypes.create_string_buffer(60_000) for _ in range(600)]
    kept.append(sheets[::60])

thrifty = sys.argv[1] == "thrifty"
if thrifty:
    share_one_heap()
before, kept = resident(), []
for _ in range(4):
    threads = [threading.Thread(target=draw, args=(kept,)) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
if thrifty:
    give_back()
print(resident() - before)
"""


def _grown(how: str) -> int:
    """KiB that a process has more after sixteen threads drew in 36 MB each and kept a sixtieth."""
    done = subprocess.run(
        [sys.executable, "-c", PIECES, how], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return int(done.stdout)


@pytest.mark.skipif(GLIBC is None, reason="only glibc keeps what was freed, and can be told not to")
def test_what_threads_drew_in_is_given_back() -> None:
    thrifty, usual = _grown("thrifty"), _grown("usual")
    assert thrifty * 2 < usual
