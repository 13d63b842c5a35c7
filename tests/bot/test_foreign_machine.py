"""The foreign machine of the tests takes away what it says, from the program alone."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import psutil
import pytest

from bot.drawing.priority import NICE, NICEST
from tests.support.foreign.foreign_machine import CLASSES, MACHINES, SWITCHES
from tests.support.foreign_evening import switched
from tests.support.soak import SOAK

MODULES = "bot.of_this_test", "a_library"


def said(machine: str, folder: Path, *arguments: str) -> list[str]:
    """What an interpreter prints on a machine, line by line; temporary files go into a folder."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **switched(machine), "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def refused(machine: str, folder: Path, *switches: str) -> list[str]:
    """Which of these the program cannot do on a machine, and which a library cannot."""
    code = """
        for name, deed in asked:
            for module in modules:
                try:
                    exec(deed, {'__name__': module, '__builtins__': __builtins__})
                except BaseException:
                    print(name, module)
    """
    given = f"asked, modules = {[(each, LACKS[each]) for each in switches]!r}, {MODULES!r}"
    return said(machine, folder, "-c", f"{given}\n{dedent(code)}")


LACKS = {
    "proc": "open('/proc/self/stat').close()",
    "scheduler": "import os; os.sched_getaffinity",
    "niceness": "import os; os.nice",
    "fork": "from multiprocessing import get_context; get_context('forkserver')",
    "users": "from os import geteuid",
    "system": "import os; os.sysconf",
    "modules": "import fcntl",
    "signals": "import signal; signal.SIGKILL",
    "loop": "import asyncio, signal\n"
    "async def main(): asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, print)\n"
    "asyncio.run(main())",
    "select": "import os, select; select.select([os.pipe()[0]], [], [], 0)",
    "links": "import pathlib, tempfile\n"
    "path = pathlib.Path(tempfile.mkdtemp(), 'a'); path.touch()\n"
    "path.with_name('b').hardlink_to(path)",
    "modes": "import os, pathlib, tempfile\n"
    "path = pathlib.Path(tempfile.mkdtemp(), 'a'); path.touch(0o644); path.chmod(0o600)\n"
    "assert path.stat().st_mode & 0o077 == 0",
    "open-files": "import pathlib, tempfile\n"
    "path = pathlib.Path(tempfile.mkdtemp(), 'a')\n"
    "with path.open('w'): path.unlink()",
    "darwin": "import sys; assert sys.platform != 'darwin'",
    "windows": "import sys; assert sys.platform != 'win32'",
}
"""For each switch, what a module of the program can do as long as it is off."""
EVERYWHERE = {"loop", "links", "modes"}
"""What is taken from libraries too: they do these things for the program."""


@pytest.mark.parametrize("machine", MACHINES)
def test_a_machine_takes_away_what_its_switches_say_from_the_program_alone(
    machine: str, tmp_path: Path
) -> None:
    lacks = [switch for switch in SWITCHES if switch in MACHINES[machine]]
    found = refused(machine, tmp_path, *lacks)
    program, library = (
        [line.split()[0] for line in found if line.endswith(f" {module}")] for module in MODULES
    )
    assert program == lacks
    assert library == [switch for switch in lacks if switch in EVERYWHERE]


@pytest.mark.skipif(not SOAK, reason="a machine has several at once in a short run: make soak")
@pytest.mark.parametrize("switch", SWITCHES)
def test_each_switch_takes_away_what_it_says_from_the_program_alone(
    switch: str, tmp_path: Path
) -> None:
    modules = MODULES if switch in EVERYWHERE else MODULES[:1]
    assert refused(switch, tmp_path, switch) == [f"{switch} {module}" for module in modules]


def test_without_a_switch_nothing_is_taken_away(tmp_path: Path) -> None:
    assert refused("", tmp_path, *SWITCHES) == []


def test_the_machines_are_made_of_all_switches() -> None:
    assert set().union(*MACHINES.values()) == set(LACKS) == set(SWITCHES)


@pytest.mark.parametrize("machine", ["", *MACHINES])
def test_a_process_steps_back_as_far_as_its_machine_lets_it(machine: str, tmp_path: Path) -> None:
    """Where there is no idle time to take, it takes the lowest priority."""
    here = psutil.Process().nice()
    low = CLASSES[16384] if machine == "windows" else min(NICEST, here + NICE)
    idle = f"{NICEST} {os.SCHED_OTHER}" if machine else f"{low} {os.SCHED_IDLE}"
    assert said(machine, tmp_path, "-m", "tests.bot.stepping_back") == [
        f"usual {here} {os.SCHED_OTHER}",
        f"low {low} {os.SCHED_OTHER}",
        f"idle {idle}",
    ]
