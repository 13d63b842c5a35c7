"""A release is one command: played in a clone, and refused in words where it may not be made.

A short run looks at what is refused, by a clone that has what a refusal reads and no more.
"""

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import zipfile
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from tests.release import building, changelog, checks
from tests.release.project import Refused
from tests.support.checkouts import PROGRAM, lend_compiled, project
from tests.support.soak import SOAK

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
SECTIONS = ["Added", "Changed", "Rules changed", "Fixed"]
NEXT = "90.1.0"
BESIDES = ("tests/release", "tests/support", "tests/bot", "tests/conformance/kept", "tests/states")
FILES = ("pyproject.toml", "constraints.txt", "make.py", "README.md", "LICENSE", "CHANGELOG.md")
OTHER_GAMES = re.compile(r'^ +"[^\n]*rules\.systems\.(?!three_dice)[^\n]*\n', re.MULTILINE)
ADDED = "## Unreleased\n\n### Added\n\n- A bell under the hill.\n"
ASKED = ("tests/release", "tests/__init__.py")
in_soak = pytest.mark.skipif(not SOAK, reason="a release that builds and keeps all: make soak")
pytestmark = [
    pytest.mark.timeout(600),
    pytest.mark.skipif(shutil.which("git") is None, reason="there is no git on this machine"),
    pytest.mark.skipif(os.name != "posix", reason="programs are lent by links and shell scripts"),
]


def git(folder: Path, *words: str) -> str:
    named = ("-c", "user.name=Maren", "-c", "user.email=maren@example.org")
    done = subprocess.run(
        ("git", *named, *words), cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with the program, of whose games it has one and its campaign.

    In a short run it has what a release reads before it changes anything.
    """
    folder = tmp_path_factory.mktemp("origin")
    project(folder, (*(PROGRAM + BESIDES if SOAK else ()), *ASKED, *FILES, ".gitignore"))
    if SOAK:
        registry = folder / "rules" / "registry.py"
        registry.write_text(OTHER_GAMES.sub("", registry.read_text("utf-8")), "utf-8")
    text = re.sub(r"## Unreleased\n.*?(?=\n## )", ADDED, CHANGELOG, count=1, flags=re.S)
    (folder / "CHANGELOG.md").write_text(text, "utf-8")
    # What all tests come to is settled here by a file, as they take minutes.
    script = (
        "import pathlib, sys\nprint('all tests are run')\nsys.exit(pathlib.Path('red').exists())\n"
    )
    (folder / "make.py").write_text(script, "utf-8")
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "All of it")
    return folder


@pytest.fixture
def clone(origin: Path, tmp_path: Path) -> Path:
    """A clone of it whose commits have an author."""
    git(tmp_path, "clone", "--quiet", str(origin), "clone")
    for name, value in (("user.name", "Maren"), ("user.email", "maren@example.org")):
        git(tmp_path / "clone", "config", name, value)
    return tmp_path / "clone"


def release(folder: Path, *words: str, **told: str) -> tuple[int, str]:
    """Release from a folder where there is no docker; the exit code and what was said."""
    programs = folder.parent / "programs"
    programs.mkdir(exist_ok=True)
    for name in ("git", "env", "sh"):
        if not (programs / name).exists():
            (programs / name).symlink_to(str(shutil.which(name)))
    kept = {name: value for name, value in os.environ.items() if name not in ("VERSION", "MAKE")}
    env = {**kept, "PYTHONPATH": str(folder), "PATH": str(programs), **told}
    command = [sys.executable, "-m", "tests.release", *words]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def assert_unchanged(folder: Path) -> None:
    """Nothing in a clone differs from what was cloned."""
    assert git(folder, "status", "--porcelain") == ""
    assert git(folder, "rev-parse", "HEAD") == git(folder, "rev-parse", "origin/HEAD")
    assert git(folder, "tag") == ""
    assert not [*folder.glob("artefacts/release/*")]


@in_soak
def test_a_version_is_released(clone: Path) -> None:
    lend_compiled(clone, (*PROGRAM, *BESIDES))
    code, said = release(clone, NEXT, "--tested")
    assert code == 0, said
    today = datetime.now(UTC).date()
    assert f'\nversion = "{NEXT}"\n' in (clone / "pyproject.toml").read_text("utf-8")
    text = (clone / "CHANGELOG.md").read_text("utf-8")
    assert changelog.waiting(text) == {}
    version, day = changelog.released(text)[0]
    assert version == NEXT
    assert 0 <= (today - date.fromisoformat(day)).days <= 1
    assert text.index("A bell under the hill") < text.index(f"## {changelog.released(text)[1][0]}")

    logs = sorted(path.name for path in (clone / "tests" / "logs" / NEXT).iterdir())
    assert {"three-dice.json.gz", "three-dice-campaign.json.gz"} <= {*logs}
    for key in ("three-dice", "three-dice-campaign"):
        state = json.loads((clone / "tests" / "states" / key / f"{NEXT}.json").read_text("utf-8"))
        assert (clone / "tests" / "states" / key / f"v{state['schema_version']}.json").exists()

    built = clone / "artefacts" / "release" / NEXT
    wheel, sdist = f"undercroft-{NEXT}-py3-none-any.whl", f"undercroft-{NEXT}.tar.gz"
    assert sorted(path.name for path in built.iterdir()) == [wheel, sdist]
    with zipfile.ZipFile(built / wheel) as held:
        metadata = held.read(f"undercroft-{NEXT}.dist-info/METADATA").decode()
    assert f"\nVersion: {NEXT}\n" in metadata

    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "rev-list", "--count", "origin/HEAD..HEAD").strip() == "1"
    assert git(clone, "log", "-1", "--format=%s").strip() == f"Release {NEXT}"
    faults = runpy.run_path(str(ROOT / ".ci" / "commit_message.py"))["faults"]
    assert faults(git(clone, "log", "-1", "--format=%B")) == []
    assert git(clone, "rev-list", "-1", f"v{NEXT}") == git(clone, "rev-parse", "HEAD")
    changed = git(clone, "diff", "--name-only", "origin/HEAD").splitlines()
    assert {path.rpartition("/")[0] for path in changed} == {
        "",
        f"tests/logs/{NEXT}",
        "tests/states/three-dice",
        "tests/states/three-dice-campaign",
    }
    for told in (
        "there is no docker here",
        f"{len(logs)} in tests/logs/{NEXT}",
        f"git push origin HEAD v{NEXT}",
        wheel,
    ):
        assert told in said

    # The tests that hold what is kept are green for what was written just now.
    kept = ("test_logs_for_ever.py", "test_states.py")
    held = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "three-dice"),
            *(f"tests/conformance/kept/{name}" for name in kept),
        ],
        cwd=clone,
        env={**os.environ, "PYTHONPATH": str(clone)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert held.returncode == 0, held.stdout
    code, said = release(clone, NEXT, "--tested")
    assert (code, f"{NEXT} is not newer than {NEXT}." in said) == (1, True)


@in_soak
def test_what_fails_late_is_taken_back(clone: Path) -> None:
    """Nothing can be built here, which is seen when logs and states are kept already."""
    lend_compiled(clone, (*PROGRAM, *BESIDES))
    project_file = clone / "pyproject.toml"
    text = project_file.read_text("utf-8").replace('"setuptools.build_meta"', '"no_such_backend"')
    project_file.write_text(text, "utf-8")
    git(clone, "commit", "--quiet", "--all", "--message", "Lose the backend")
    git(clone, "push", "--quiet", "origin", "HEAD:refs/heads/broken")
    before = git(clone, "rev-parse", "HEAD")
    code, said = release(clone, NEXT, "--tested")
    assert code == 1
    assert "-m build --no-isolation` failed" in said
    assert "no_such_backend" in said
    assert said.endswith("Nothing was changed.\n")
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "rev-parse", "HEAD") == before
    assert git(clone, "tag") == ""
    assert not [*clone.glob("artefacts/release/*"), *clone.glob(f"tests/*/{NEXT}*")]


def test_the_image_is_built_where_docker_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere it says why there is none."""
    monkeypatch.setenv("PATH", str(tmp_path))
    assert building.build_image(NEXT) == "not built: there is no docker here"
    docker = tmp_path / "docker"
    docker.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    docker.chmod(0o755)
    assert building.build_image(NEXT).endswith("its service does not answer")
    docker.write_text('#!/bin/sh\n[ "$1" = info ] || { echo "no room"; exit 1; }\n', "utf-8")
    with pytest.raises(Refused, match=r"`docker build .*\n*no room"):
        building.build_image(NEXT)
    told = tmp_path / "told"
    docker.write_text(
        f'#!/bin/sh\necho "$@" >> {told}\n[ "$1" = info ] || [ -f "$4/Dockerfile" ]\n', "utf-8"
    )
    assert building.build_image(NEXT) == f"undercroft:{NEXT}"
    assert f"build --tag undercroft:{NEXT} " in told.read_text("utf-8")


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("", "Nothing is no version"),
        ("1.0", "1.0 is no version: say three numbers"),
        ("v9.0.0", "v9.0.0 is no version"),
        ("0.1.0", "0.1.0 is not newer than "),
        (changelog.released(CHANGELOG)[0][0], "is not newer than "),
    ],
)
def test_a_version_that_cannot_be_is_refused(version: str, why: str) -> None:
    with pytest.raises(Refused, match=re.escape(why)):
        checks.look_at_version(version)


def test_whoever_names_no_version_is_told_that_nothing_was_changed(clone: Path) -> None:
    code, said = release(clone, "--tested", VERSION="1.0")
    assert (code, "Nothing was changed." in said) == (1, True)
    assert "1.0 is no version" in said
    assert_unchanged(clone)


def test_a_tag_that_is_there_is_refused(clone: Path) -> None:
    git(clone, "tag", f"v{NEXT}")
    code, said = release(clone, NEXT, "--tested")
    assert (code, f"There is a tag v{NEXT} already." in said) == (1, True)
    git(clone, "tag", "--delete", f"v{NEXT}")
    assert_unchanged(clone)


def test_a_worktree_with_changes_is_refused(clone: Path) -> None:
    (clone / "a-note.txt").write_text("mine", "utf-8")
    code, said = release(clone, NEXT, "--tested")
    assert (code, "The worktree has changes" in said, "a-note.txt" in said) == (1, True, True)
    (clone / "a-note.txt").unlink()
    assert_unchanged(clone)


def test_nothing_to_release_is_refused(clone: Path) -> None:
    text = (clone / "CHANGELOG.md").read_text("utf-8")
    (clone / "CHANGELOG.md").write_text(text.replace(ADDED, "## Unreleased\n"), "utf-8")
    git(clone, "commit", "--quiet", "--all", "--message", "Say nothing")
    git(clone, "push", "--quiet", "origin", "HEAD:refs/heads/quiet")
    code, said = release(clone, NEXT, "--tested")
    assert (code, "CHANGELOG.md says nothing under Unreleased" in said) == (1, True)
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "tag") == ""


def test_tests_that_are_not_green_are_refused(clone: Path) -> None:
    """They are run unless told otherwise, after everything that is quickly seen."""
    (clone / ".git" / "info" / "exclude").write_text("red\n", "utf-8")
    (clone / "red").touch()
    code, said = release(clone, NEXT)
    assert (code, "all tests are run" in said) == (1, True)
    assert "`make test` is not green.\nNothing was changed." in said
    (clone / "red").unlink()
    assert_unchanged(clone)
    code, said = release(clone, "0.0.1")
    assert (code, "all tests are run" in said) == (1, False)


def test_the_changelog_has_the_form_that_a_release_reads() -> None:
    """Unreleased first, then versions from the newest on, with sections that are known."""
    heads = re.findall(r"^## (.+)$", CHANGELOG, re.M)
    versions = changelog.released(CHANGELOG)
    assert heads == ["Unreleased", *(f"{version} - {day}" for version, day in versions)]
    numbers = [tuple(map(int, version.split("."))) for version, _ in versions]
    assert numbers == sorted(numbers, reverse=True)
    assert len({*numbers}) == len(numbers)
    days = [date.fromisoformat(day) for _, day in versions]
    assert days == sorted(days, reverse=True)
    for part in re.split(r"^## .+$", CHANGELOG, flags=re.M)[1:]:
        sections = re.findall(r"^### (.+)$", part, re.M)
        assert sections == [each for each in SECTIONS if each in sections]
