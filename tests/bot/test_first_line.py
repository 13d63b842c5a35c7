"""What `undercroft run` says and does first, as whoever starts it sees it."""

import json
import os
import re
import signal
import subprocess
import sys
import textwrap
import time
import urllib.request
from pathlib import Path

import pytest

from bot.browser import may_open
from bot.commands.entry import LOCALLY, ON_DISCORD, first_line
from tests.bot.processes import environment, interpreter
from tests.support.commands import Command
from tests.support.patience import PATIENCE

HEAVY = ("aiohttp", "discord", "PIL", "pydantic", "rules", "cogs.base", "render")


async def test_the_first_line_says_what_starts_then_the_address_and_a_signal_ends_it_then(
    tmp_path: Path,
) -> None:
    """The gateway is not open yet when the signal comes."""
    async with interpreter(tmp_path, "run", UNDERCROFT_MONITOR="127.0.0.1:0") as running:
        assert await running.line() == LOCALLY
        opened = await running.line()
        assert re.fullmatch(r"The local table is open at http://127\.0\.0\.1:\d+/", opened)
        assert (await running.line()).startswith("It is not Discord")
        running.process.send_signal(signal.SIGTERM)
        code, said = await running.ends(10)
    assert code == 0, said
    assert "Traceback" not in said
    assert "http://" not in said, "the table's address is the only one"


def test_nothing_heavy_is_loaded_before_the_first_line() -> None:
    loads = f"""
        import sys, bot.commands.entry
        print([each for each in {HEAVY!r} if each in sys.modules])
    """
    code = textwrap.dedent(loads)
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, check=True, text=True
    )
    assert run.stdout.strip() == "[]"


def test_the_version_is_said_without_loading_the_program() -> None:
    asked = f"""
        import sys
        from bot.commands.entry import main
        sys.argv[1:] = ["--version"]
        assert main() == 0
        assert not [each for each in {HEAVY!r} if each in sys.modules]
    """
    code = textwrap.dedent(asked)
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, check=True, text=True
    )
    assert re.fullmatch(r"undercroft \d+\.\d+\.\d+\n", run.stdout)


@pytest.mark.parametrize(
    ("arguments", "token", "said"),
    [
        ([], "", LOCALLY),
        ([], "abc", ON_DISCORD),
        (["run"], "abc", ON_DISCORD),
        (["run", "--no-browser"], "", LOCALLY),
        (["table"], "abc", LOCALLY),
        (["run", "--help"], "", ""),
        (["--help"], "", ""),
        (["map", "--seed", "run"], "", ""),
        (["doctor"], "abc", ""),
    ],
)
def test_only_what_keeps_running_says_so(arguments: list[str], token: str, said: str) -> None:
    assert first_line(arguments, {"DISCORD_TOKEN": token}) == said


async def test_a_token_in_the_file_counts_unless_the_environment_has_one(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=a.b.c\nDISCORD_API_BASE=http://127.0.0.1:1/api\n")
    async with interpreter(tmp_path, "run", DISCORD_TOKEN="") as running:
        assert await running.line() == ON_DISCORD


SCREEN = {"DISPLAY": ":0"}


@pytest.mark.parametrize(
    ("environ", "terminal", "platform", "opens"),
    [
        (SCREEN, True, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, "linux", True),
        ({}, True, "linux", False),
        (SCREEN, False, "linux", False),
        (SCREEN | {"CI": "true"}, True, "linux", False),
        (SCREEN | {"PYTEST_CURRENT_TEST": "x"}, True, "linux", False),
        ({"SSH_CONNECTION": "1"}, True, "linux", False),
        (SCREEN | {"SSH_CONNECTION": "1"}, True, "linux", True),
        ({}, True, "darwin", True),
        ({}, True, "win32", True),
        ({"SSH_TTY": "/dev/pts/1"}, True, "darwin", False),
        ({}, False, "win32", False),
    ],
)
def test_a_browser_opens_where_somebody_sees_it(
    environ: dict[str, str], terminal: bool, platform: str, opens: bool
) -> None:
    assert may_open(environ, terminal=terminal, platform=platform) is opens


@pytest.mark.parametrize(
    ("arguments", "settings", "opens"),
    [
        (["run"], {}, True),
        (["table"], {}, True),
        (["run", "--no-browser"], {}, False),
        (["run"], {"UNDERCROFT_OPEN_BROWSER": "false"}, False),
        (["run"], {"DISPLAY": ""}, False),
    ],
)
async def test_the_page_opens_in_the_browser_of_a_terminal(
    tmp_path: Path, arguments: list[str], settings: dict[str, str], opens: bool
) -> None:
    """A program that stands for the browser writes the address that it is given."""
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "The browser shows $1"\n')
    browser.chmod(0o755)
    own = {"BROWSER": f"{browser} %s", "DISPLAY": ":0", **settings}
    inside = {key: value for key, value in environment(**own).items() if key not in UNSEEN}
    ours, theirs = pseudo_terminal()
    process = Command(tmp_path, arguments, inside, theirs)
    os.close(theirs)
    try:
        with os.fdopen(ours, encoding="utf-8", errors="replace") as terminal:
            lines = (line.strip() for line in terminal)
            address = next(line for line in lines if " at http" in line).rpartition(" at ")[2]
            assert next(lines).startswith("It is not Discord")
            if opens:
                assert next(lines) == f"The browser shows {address}"
            wait_for_the_bot(address)
            process.send_signal(signal.SIGINT)
            assert next(lines).removeprefix("^C").startswith("Stopping")
    finally:
        process.kill()
        await process.wait()


def pseudo_terminal() -> tuple[int, int]:
    """Return the ends of a terminal, ours and the program's; skip the test where none can be had.

    Containers are made without any, and Windows has none of this kind.
    """
    if not hasattr(os, "openpty"):
        pytest.skip("this system has no pseudo-terminals")
    try:
        return os.openpty()
    except OSError as refused:
        pytest.skip(f"no pseudo-terminal can be had on this machine: {refused}")


def wait_for_the_bot(address: str) -> None:
    """Wait until the bot is at the table, which is long after a browser would have opened."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with urllib.request.urlopen(f"{address}table/state") as state:
            if json.load(state)["ready"]:
                return
        time.sleep(0.05)
    pytest.fail("the bot did not come")


UNSEEN = ("CI", "PYTEST_CURRENT_TEST", "WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY")
