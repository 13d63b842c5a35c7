"""What is said on consoles that lack characters, or that are gone."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.processes import environment

SAID = """
import sys
from bot.console import knows_every_character, prepare, say
prepare()
say("Grüße … 夜")
print("Grüße … 夜", file=sys.stderr)
sys.exit(int(knows_every_character()))
"""


def said(code: str, **settings: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-c", code], env=environment(**settings), capture_output=True, check=False
    )


@pytest.mark.parametrize(
    ("encoding", "written"),
    [
        ("utf-8", "Grüße … 夜".encode()),
        ("cp1252", "Grüße … ".encode("cp1252") + rb"\u591c"),
        ("cp437", "Grüße ".encode("cp437") + rb"\u2026 \u591c"),
        ("ascii", rb"Gr\xfc\xdfe \u2026 \u591c"),
    ],
)
def test_a_character_that_the_console_lacks_ends_no_program(encoding: str, written: bytes) -> None:
    done = said(SAID, PYTHONIOENCODING=encoding)
    assert (done.stdout.strip(), done.stderr.strip()) == (written, written)
    assert done.returncode == int(encoding == "utf-8")


def test_who_asks_for_errors_has_them() -> None:
    assert said(SAID, PYTHONIOENCODING="ascii:replace").stdout.strip() == b"Gr??e ? ?"


def test_what_nobody_hears_any_more_ends_no_program() -> None:
    code = """
import os, sys
from bot.console import say
reading, writing = os.pipe()
os.dup2(writing, 1)
os.close(reading)
say("once")
say("twice")
print("ended well", file=sys.stderr)
"""
    done = said(code)
    assert (done.returncode, done.stderr.strip()) == (0, b"ended well")


def test_a_program_without_a_console_prints_nothing(tmp_path: Path) -> None:
    """As with `pythonw` on Windows."""
    code = """
import os, sys
from bot.browser import open_page
from bot.commands.entry import first_line
from bot.commands.simulate_pool import Progress
from bot.console import knows_every_character, prepare, say
sys.stdout = sys.stderr = None
prepare()
for given in ("run", "map"):
    say(first_line([given], {}))
open_page("http://127.0.0.1:1/", {"DISPLAY": ":0"})
Progress(10).end()
os._exit(7 if knows_every_character() else 1)
"""
    done = said(code, HOME=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (7, b"", b"")
