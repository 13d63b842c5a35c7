"""The commands that play and test: one list of steps for `make` and for systems without it."""

import os
import re
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

import pytest

import make
from tests.bare.chosen import chosen
from tests.support.checkouts import project
from tests.support.patience import PATIENCE
from tests.support.soak import SOAK

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
NEEDED = ("Makefile", "make.py", "pyproject.toml", "constraints.txt")
OF_MAKE = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}
MAKE = shutil.which("make")
in_soak = pytest.mark.skipif(not SOAK, reason="one start is enough for a short run: make soak")
needs_make = pytest.mark.skipif(MAKE is None, reason="there is no make on this machine")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder whose name has spaces, with what makes the environment."""
    folder = tmp_path / "a folder of mine"
    project(folder, NEEDED)
    return folder


def said(*command: str, folder: Path, code: int = 0) -> str:
    # A make that runs these tests tells those below it that it does.
    alone = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
    done = subprocess.run(
        command, cwd=folder, env=alone, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, f"{done.stdout}{done.stderr}"
    return done.stdout + done.stderr


def plan(folder: Path, task: str) -> list[str]:
    """What a task would do in a folder, as its own copy of the script sees it."""
    return list(runpy.run_path(str(folder / "make.py"))["plan"](task))


def test_a_dry_run_says_the_plan(place: Path) -> None:
    told = said(sys.executable, "make.py", "clean", "--dry-run", folder=place)
    assert told.splitlines() == plan(place, "clean")
    assert not (place / ".venv").exists()


def test_the_makefile_has_the_tasks_of_the_script_and_calls_it() -> None:
    (names,) = re.findall(r"^TASKS := (.*)$", MAKEFILE, re.M)
    assert names.split() == list(make.TASKS)
    assert re.findall(r"^\t(.*)$", MAKEFILE, re.M) == ["@$(PYTHON) make.py $@"]


@needs_make
def test_make_calls_the_script_for_every_task() -> None:
    """Also for those whose name is that of a folder, such as the documents'."""
    lines = said("make", "--dry-run", *make.TASKS, folder=ROOT).splitlines()
    assert lines == [f"python3 make.py {name}" for name in make.TASKS]
    other = said("make", "--dry-run", "run", "PYTHON=python3.99", folder=ROOT)
    assert other == "python3.99 make.py run\n"


def test_the_environment_is_made_first(place: Path) -> None:
    make_it, install, run = plan(place, "run")
    assert make_it.endswith(f"-m venv '{place}/.venv'") or os.name == "nt"
    assert install.endswith("-c constraints.txt -e .")
    assert run == ".venv/bin/undercroft run" or os.name == "nt"
    assert plan(place, "test")[1].endswith("-c constraints.txt -e '.[dev]'")
    assert len(plan(place, "clean")) == 1


def made(place: Path, *stamps: str) -> Path:
    """Pretend that an environment was made and installed."""
    venv = place / ".venv"
    (venv / "lib" / "python3" / "site-packages" / "pip").mkdir(parents=True)
    python = venv / make.PYTHON.relative_to(make.VENV)
    python.parent.mkdir(exist_ok=True)
    python.touch()
    for name in stamps:
        (venv / name).touch()
    return venv


@pytest.mark.parametrize(
    ("stamps", "task", "installs"),
    [
        ((".installed",), "run", False),
        ((".installed",), "test", True),
        ((".installed", ".installed-dev"), "test", False),
        ((".installed", ".installed-dev"), "bench", False),
        ((".installed", ".installed-dev"), "mutants", True),
        ((), "run", True),
    ],
)
def test_what_is_there_is_not_installed_again(
    place: Path, stamps: tuple[str, ...], task: str, installs: bool
) -> None:
    made(place, *stamps)
    lines = plan(place, task)
    assert any("pip install" in line for line in lines) is installs
    assert not any("-m venv" in line for line in lines)


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_it_is_installed_again_when_what_is_needed_has_changed(place: Path, name: str) -> None:
    stamp = made(place, ".installed") / ".installed"
    before = stamp.stat().st_mtime
    os.utime(place / name, (before + 1, before + 1))
    assert len(plan(place, "run")) == 2
    os.utime(place / name, (before, before))
    assert len(plan(place, "run")) == 1


def test_an_environment_that_was_left_half_made_is_made_anew(place: Path) -> None:
    """Debian makes one without pip, and then says that it needs its python3-venv for that."""
    pip = made(place) / "lib" / "python3" / "site-packages" / "pip"
    assert len(plan(place, "run")) == 2
    pip.rmdir()
    assert "-m venv" in plan(place, "run")[0]


def test_another_python_has_an_environment_of_its_own(place: Path) -> None:
    """`make test PYTHON=python3.13` tests with it, and leaves the usual environment alone."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    usual = place / ".venv"
    usual.mkdir()
    (usual / "pyvenv.cfg").write_text(f"home = /usr/bin\nversion = {version}.4\n", "utf-8")
    assert plan(place, "test")[0].endswith(f"venv {shlex.quote(str(usual))}")
    (usual / "pyvenv.cfg").write_text("home = /usr/bin\nversion = 3.9.1\n", "utf-8")
    assert plan(place, "test")[0].endswith(f"venv {shlex.quote(str(place / f'.venv-{version}'))}")


def test_an_older_python_is_told_which_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 12, "final", 0))
    with pytest.raises(SystemExit, match=r"3\.11 or newer is needed, and this is 3\.10\. `make"):
        runpy.run_path(str(ROOT / "make.py"))


def test_a_task_that_is_not_there_is_refused(place: Path) -> None:
    assert "invalid choice: 'tset'" in said(sys.executable, "make.py", "tset", folder=place, code=2)


@pytest.fixture
def lent(place: Path) -> Path:
    """That folder, with the environment of this run."""
    if os.name != "posix":
        pytest.skip("an environment is lent by links, which Windows keeps for administrators")
    venv = place / ".venv"
    venv.mkdir()
    for each in Path(sys.prefix).iterdir():
        if not each.name.startswith(".installed"):
            (venv / each.name).symlink_to(each)
    for name in (".installed", ".installed-dev"):
        (venv / name).touch()
    return place


def starting(command: list[str], folder: Path) -> subprocess.Popen[str]:
    ours = ("DISCORD_", "UNDERCROFT_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    quiet = {"UNDERCROFT_TABLE_PORT": "0", "UNDERCROFT_MONITOR": "off"}
    return subprocess.Popen(
        command,
        cwd=folder,
        env={**kept, **quiet},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ([sys.executable, "make.py", "run"], 0),
        # When what it waits for has ended, make ends by the same signal.
        pytest.param(["make", "run"], -signal.SIGINT, marks=[needs_make, in_soak]),
    ],
)
def test_it_plays_until_it_is_interrupted(lent: Path, command: list[str], code: int) -> None:
    """As by Ctrl-C, which all that was started hears."""
    with starting(command, lent) as process:
        try:
            assert process.stdout is not None
            told = next(line for line in process.stdout if line.startswith("The local table is"))
            with urlopen(told.rpartition(" at ")[2].strip()) as page:
                assert page.status == 200
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(PATIENCE) == code
            assert "Stopping" in process.stdout.read()
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (lent / "undercroft.db").is_file()


def test_what_fails_together_is_said_and_ends_the_run(lent: Path) -> None:
    """Each task's lines stand together, and nothing that follows is begun."""
    project(lent, ("tests/support/__init__.py", "tests/__init__.py"))
    (lent / "tests" / "support" / "rules_table.py").write_text("raise SystemExit('a gap')\n")
    (lent / "badly.py").write_text("import os\n")
    told = said(sys.executable, "make.py", "test", folder=lent, code=1)
    assert "F401" in told
    assert told.index("ruff check .") < told.index("F401") < told.index("a gap")
    assert "pytest -n" not in told


def test_the_readme_shows_both_commands_for_each_system() -> None:
    rows = re.findall(r"^\| ([\w, ]+) \| `(.+ run)` \| `(.+ test)` \|$", README, re.M)
    assert rows == [
        ("Linux, macOS", "make run", "make test"),
        ("Windows", "py make.py run", "py make.py test"),
    ]


def test_tests_of_what_a_machine_may_lack_are_found() -> None:
    """Those that use a server, a terminal or another program, by what they import as well."""
    found = chosen()
    assert {"tests/store", "tests/docs/test_hosting.py", "tests/bot/test_first_line.py"} <= {*found}
    assert "tests/table/test_shards.py" in found, "by way of fleets, which share a database"
    assert "tests/table/test_evening.py" not in found
