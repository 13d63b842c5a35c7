"""The workflow for a public forge runs the README's commands, and `.ci/run` its Linux part."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.specifiers import SpecifierSet

from tests.docs.test_requirements import PROJECT

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOW = GITHUB / "workflows" / "test.yml"
JOBS: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text("utf-8"))["jobs"]
README = (ROOT / "README.md").read_text("utf-8")
TESTS_README = (ROOT / "tests" / "README.md").read_text("utf-8")


def lines(job: str) -> list[str]:
    """The commands of a job, in order."""
    return [step["run"] for step in JOBS[job]["steps"] if "run" in step]


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", sorted(GITHUB.glob("workflows/*"))),
        ("vendor.github-issue-forms", sorted(GITHUB.glob("ISSUE_TEMPLATE/*"))),
    ],
)
def test_files_for_the_forge_are_as_its_schemas_say(schema: str, files: list[Path]) -> None:
    assert files
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
    done = subprocess.run([*check, *map(str, files)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_runs_on_three_systems_with_every_python() -> None:
    assert {job["runs-on"] for job in JOBS.values()} == {
        "ubuntu-latest",
        "macos-latest",
        "windows-latest",
    }
    for job in JOBS.values():
        assert job["strategy"]["matrix"] == {"python": ["3.11", "3.12", "3.13", "3.14"]}
        wanted = SpecifierSet(PROJECT["requires-python"])
        assert all(f"{python}.0" in wanted for python in job["strategy"]["matrix"]["python"])
        (python,) = [step for step in job["steps"] if "setup-python" in step.get("uses", "")]
        assert python["with"]["python-version"] == "${{ matrix.python }}"


def test_it_runs_the_commands_of_the_readme() -> None:
    rows = re.findall(r"^\| ([\w, ]+) \| `(.+ run)` \| `(.+ test)` \|$", README, re.M)
    shown = {system: (play, test) for systems, play, test in rows for system in systems.split(", ")}
    for system, job in (("Linux", "linux"), ("macOS", "macos"), ("Windows", "windows")):
        play, *_, test = lines(job)
        assert re.sub(r"^python3? \.ci/play\.py ", "", play) == shown[system][0]
        assert test == shown[system][1]


def test_the_linux_part_is_tried_by_its_very_steps() -> None:
    """What `.ci/run` does besides is to bring a browser, for which it waits."""
    text = (ROOT / ".ci" / "run").read_text("utf-8")
    aside = ("#", " ", "wait")
    ours = [line for line in text.splitlines() if line and not line.startswith(aside)]
    assert ours[-len(lines("linux")) :] == lines("linux")
    assert "set -euo pipefail" in ours


def test_what_was_never_tried_is_said() -> None:
    assert "no macOS and no Windows" in " ".join(TESTS_README.split())
