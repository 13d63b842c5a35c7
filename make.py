"""Play Undercroft, test it and look after it, on every system: `python make.py run`.

Each task makes the environment in `.venv` first, and again when `pyproject.toml` or
`constraints.txt` has changed. `make test PYTHON=python3.13` tests with another interpreter, in an
environment of its own. Where there is make, `make run` does the same, by this file. It needs
nothing but Python, as nothing else may be there yet.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - older ones read this as well, to say so
    sys.exit(
        f"Python 3.11 or newer is needed, and this is {sys.version_info[0]}.{sys.version_info[1]}."
        " `make run PYTHON=python3.12` takes another, on Windows `py -3.12 make.py run`."
    )

ROOT = Path(__file__).resolve().parent
VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"


def environment() -> Path:
    """Return the folder of the environment: another version of Python has one of its own."""
    usual = ROOT / ".venv"
    try:
        about = (usual / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return usual
    own = any(
        line.partition("=")[2].strip().startswith(f"{VERSION}.")
        for line in about.splitlines()
        if line.startswith("version")
    )
    return usual if own else ROOT / f".venv-{VERSION}"


VENV = environment()
PROGRAMS, SUFFIX = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
PYTHON = PROGRAMS / f"python{SUFFIX}"
INPUTS = (ROOT / "pyproject.toml", ROOT / "constraints.txt")
EXTRAS = {"": "", "dev": "dev", "mutants": "dev,mutants"}
"""What a task may need beyond the program itself, and the extras in which that stands."""


@dataclass(frozen=True)
class Step:
    """A program of the environment with its arguments, and what it is told by the environment."""

    program: str
    arguments: tuple[str, ...]
    settings: Mapping[str, str] = field(default_factory=dict)
    may_fail: bool = False

    def command(self) -> list[str]:
        """Return the words of the command."""
        return [str(PROGRAMS / f"{self.program}{SUFFIX}"), *self.arguments]

    def environment(self) -> dict[str, str]:
        """Return the variables of the command."""
        # Images often forbid compiled files; each of the hundreds of bots that the tests start
        # would compile it all again.
        return {**os.environ, "PYTHONDONTWRITEBYTECODE": "", **self.settings}

    def __str__(self) -> str:
        command = [os.path.relpath(self.command()[0], ROOT), *self.arguments]
        return shlex.join([*(f"{name}={value}" for name, value in self.settings.items()), *command])


@dataclass(frozen=True)
class Together:
    """Tasks of which as many are carried out at the same time as there are cores."""

    tasks: tuple[str, ...]

    def steps(self) -> list[list[Step]]:
        """Return the steps of each."""
        return [
            [step for step in TASKS[name].steps if isinstance(step, Step)] for name in self.tasks
        ]


class Task:
    """What is done, in which order, and what it needs in the environment."""

    def __init__(
        self,
        about: str,
        *steps: Step | Together | Callable[[], None],
        needs: str = "dev",
        takes_words: bool = False,
    ) -> None:
        self.about = about
        self.steps = steps
        self.needs = needs
        self.takes_words = takes_words

    def told(self, words: list[str]) -> None:
        """Give what was said after the task's name to its steps."""
        self.steps = tuple(
            replace(step, arguments=(*step.arguments, *words)) if isinstance(step, Step) else step
            for step in self.steps
        )


def python(*arguments: str, **settings: str) -> Step:
    """Return a step of the environment's Python."""
    return Step("python", arguments, settings)


def pytest(*arguments: str, **settings: str) -> Step:
    """Return a step that runs tests."""
    return python("-m", "pytest", *arguments, **settings)


def cores() -> int:
    """Return how many processors this process may use, or what `CORES` says."""
    if hasattr(os, "sched_getaffinity"):
        return int(os.environ.get("CORES") or len(os.sched_getaffinity(0)))
    return int(os.environ.get("CORES") or os.cpu_count() or 1)


def clean() -> None:
    """Remove the environment, and what tools have kept."""
    kept = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", "build")
    venvs = (*ROOT.glob(".venv"), *ROOT.glob(".venv-*"))
    for folder in (*venvs, *(ROOT / name for name in kept), *ROOT.glob("*.egg-info")):
        shutil.rmtree(folder, ignore_errors=True)


def keep_the_week_by_post() -> None:
    """Put the week by post that a test has written down among the documents."""
    shutil.copy(ROOT / "artefacts" / "a-week-by-post.md", ROOT / "docs")


CORES = cores()
# Most of what the tests at the table do is waiting, so five processes share two cores.
WORKERS = os.environ.get("WORKERS") or str(2 * CORES + 1)
SEED = os.environ.get("STALLS") or "1"
# What a quick run leaves out of its folders.
LONG = (
    "random or thousand or killed or crash or chance or shift or any_order or autopilot or zones or"
    " odds or forward or crevices or three_friends_lose or sixth or pack or forge or quest_play or"
    " twin or tactical_cards or postgres or one_writer or concurrency or whole or simulate or"
    " ten_adventures or every_kind or every_pattern"
)
QUICK = (
    "tests/core tests/pace tests/dungeon tests/systems tests/store"
    " tests/service/lobby/test_lobby.py tests/service/play/test_actions.py"
    " tests/table/test_evening.py"
)
SOAK = (
    "tests/conformance tests/core tests/pace tests/systems tests/docs tests/dungeon tests/service"
    " tests/cogs tests/render tests/faults tests/store/test_crash.py tests/table tests/month"
    " tests/bench tests/rehearsal tests/bot/test_foreign_machine.py"
)
STALLS = (
    "tests/table tests/bot tests/cogs tests/faults tests/month tests/store tests/logs tests/service"
    " tests/rehearsal"
)

TASKS = {
    "run": Task(
        "play: without a Discord token, a local table in your browser",
        Step("undercroft", ("run",)),
        needs="",
    ),
    "test": Task(
        "check everything: lint, types, rules and all tests",
        Together(("lint", "types", "rules", "read")),
        pytest("-n", WORKERS),
    ),
    "environment": Task("make the environment for the tests, and nothing else"),
    "read": Task(
        "compile all tests, so that no process of a run does it again",
        Step(
            "python",
            ("-m", "pytest", "--collect-only", "-qqq", "-p", "tests.support.reading"),
            may_fail=True,
        ),
    ),
    "bare": Task(
        "the tests of what a machine may lack, with that hidden; by root, as an ordinary user, too",
        python("-m", "tests.bare"),
    ),
    "quick": Task(
        "an answer in a minute: the rules, the clocks, the store, a lobby, a turn, an evening",
        python("-m", "ruff", "check", "--quiet", "."),
        pytest("-q", "-n", str(CORES), *QUICK.split(), "-k", f"not ({LONG})"),
    ),
    "soak": Task(
        "every game by chance, by the thousand; faults; a week's memory",
        pytest("-n", "auto", *SOAK.split(), UNDERCROFT_SOAK="1"),
        python("-m", "tests.faults.memory"),
    ),
    "stalls": Task(
        "tests of what waits, with an event loop that stalls by chance; STALLS=2 is another seed",
        pytest("-n", str(5 * CORES), *STALLS.split(), UNDERCROFT_STALLS=SEED),
    ),
    "load": Task(
        "ten thousand adventures on 500 servers, three processes, one PostgreSQL: tests/load",
        python("-m", "tests.load"),
    ),
    "month": Task(
        "hundreds of tables by post, a virtual month each: tests/month",
        python("-m", "tests.month"),
    ),
    "mutants": Task(
        "the code broken in three hundred random places: how much of that the tests notice",
        python("-m", "tests.mutants"),
        needs="mutants",
    ),
    "lint": Task(
        "the linter, the formatter and the contracts of imports",
        python("-m", "ruff", "check", "."),
        python("-m", "ruff", "format", "--check", "."),
        Step("lint-imports", ("--no-cache",)),
    ),
    "types": Task(
        "the types, as mypy sees them on Linux, macOS and Windows",
        python("-m", "tests.support.platform_types"),
    ),
    "rules": Task(
        "every rule, the code that keeps it and its tests",
        python("-m", "tests.support.rules_table"),
    ),
    "pictures": Task(
        "the pictures of the documents, drawn anew",
        python("-m", "tests.gallery"),
        pytest("-q", "tests/table/test_week_of_five.py", UNDERCROFT_SOAK="1"),
        pytest("-q", "tests/table/page", UNDERCROFT_PICTURES="1"),
        keep_the_week_by_post,
    ),
    "docs": Task(
        "the documents as pages, with commands and rulebooks: artefacts/docs/index.html",
        python("-m", "mkdocs", "build", "--strict", NO_MKDOCS_2_WARNING="1"),
    ),
    "bench": Task("speed, as ratios within one run", python("-m", "tests.bench")),
    "figures": Task(
        "the same, and the table of docs/FIGURES.md written from it",
        python("-m", "tests.bench", "--page"),
    ),
    "release": Task(
        "a new version, `make.py release 1.0.0` or `make release VERSION=1.0.0`: tests/release",
        python("-m", "tests.release"),
        takes_words=True,
    ),
    "format": Task(
        "let the formatter decide",
        python("-m", "ruff", "check", "--fix", "."),
        python("-m", "ruff", "format", "."),
    ),
    "clean": Task("remove the environment and what tools have kept", clean, needs="none"),
}


def stamp(needs: str) -> Path:
    """Return the file whose time says when what is needed was installed."""
    return VENV / (f".installed-{needs}" if needs else ".installed")


def installed(needs: str) -> bool:
    """Return whether what is needed was installed after its list was last changed."""
    marks = [stamp(needs), *INPUTS]
    if not all(mark.exists() for mark in marks):
        return False
    done, *changed = (mark.stat().st_mtime for mark in marks)
    return done >= max(changed)


def installation(needs: str) -> list[list[str]]:
    """Return the commands that install what is needed: none if that was done."""
    if needs == "none" or installed(needs):
        return []
    commands = []
    # Without pip it was left half made, as where Debian's python3-venv was missing.
    pips = *VENV.glob("lib/python*/site-packages/pip"), *VENV.glob("Lib/site-packages/pip")
    if not PYTHON.exists() or not pips:
        commands.append([sys.executable, "-m", "venv", str(VENV)])
    pip = "-m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e"
    extras = EXTRAS[needs]
    commands.append([str(PYTHON), *pip.split(), f".[{extras}]" if extras else "."])
    return commands


def install(needs: str) -> None:
    """Make the environment, or bring it up to date, where that is due."""
    commands = installation(needs)
    for command in commands:
        print(shlex.join(command), flush=True)
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code:
            sys.exit(code)
    if commands:
        for kind in {needs, "dev" if needs else "", ""}:
            stamp(kind).touch()


def ended(code: int) -> None:
    """End this program with the exit code of a step that failed."""
    if code:
        # Who was ended by a signal has a negative one, which shells write as 128 and more.
        sys.exit(code if code > 0 else 128 - code)


def carry_out(step: Step, *, last: bool) -> None:
    """Carry out a step; end with its exit code if it failed."""
    print(step, flush=True)
    if last and os.name == "posix":
        # In the place of this process it hears signals itself, such as Ctrl-C.
        os.chdir(ROOT)
        os.execve(step.command()[0], step.command(), step.environment())
    with subprocess.Popen(step.command(), cwd=ROOT, env=step.environment()) as process:
        while True:
            try:
                code = process.wait()
                break
            except KeyboardInterrupt:
                # The step was interrupted, too, and says itself when it has ended.
                continue
    if not step.may_fail:
        ended(code)


def together(tasks: list[list[Step]]) -> None:
    """Carry out several tasks at the same time, and show what each said once it has ended."""
    codes = []
    with ThreadPoolExecutor(CORES) as pool:
        for code, said in pool.map(heard, tasks):
            sys.stdout.buffer.write(said)
            sys.stdout.flush()
            codes.append(code)
    ended(next(filter(None, codes), 0))


def heard(steps: list[Step]) -> tuple[int, bytes]:
    """Carry out steps up to the first that fails; its exit code, and what all of them said."""
    said = b""
    for step in steps:
        done = subprocess.run(
            step.command(),
            cwd=ROOT,
            env=step.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if step.may_fail:
            continue
        said += f"{step}\n".encode() + done.stdout
        if done.returncode:
            return done.returncode, said
    return 0, said


def plan(name: str) -> list[str]:
    """Return what a task would do, a line for each step."""
    lines = [shlex.join(command) for command in installation(TASKS[name].needs)]
    for step in TASKS[name].steps:
        if isinstance(step, Together):
            lines += [f"{each} &" for steps in step.steps() for each in steps]
        else:
            lines.append(str(step) if isinstance(step, Step) else f"{step.__name__}()")
    return lines


def main() -> None:
    """Carry out the tasks that the command line names."""
    about = "\n".join(f"  {name:12}{task.about}" for name, task in TASKS.items())
    parser = argparse.ArgumentParser(
        description="Play Undercroft, test it and look after it.",
        epilog=f"tasks:\n{about}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("task", choices=TASKS, metavar="TASK", help="one of those below")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, no more")
    asked, words = parser.parse_known_args()
    task = TASKS[asked.task]
    if words and not task.takes_words:
        parser.error(f"unrecognized arguments: {' '.join(words)}")
    task.told(words)
    if asked.dry_run:
        print("\n".join(plan(asked.task)))
        return
    if task.needs != "none":
        install(task.needs)
    for number, step in enumerate(task.steps, start=1):
        if isinstance(step, Step):
            carry_out(step, last=number == len(task.steps))
        elif isinstance(step, Together):
            together(step.steps())
        else:
            step()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
