"""The hook for messages of commits: CONTRIBUTING tells how to switch it on, and git asks it."""

import os
import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
HOOK = ROOT / ".ci" / "commit_message.py"
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
GOOD = "Let bells ring\n\nNobody heard them."
faults = runpy.run_path(str(HOOK))["faults"]


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("", "is empty"),
        ("# Please enter the commit message\n", "is empty"),
        (f"{'x' * 73}\n\nA reason.", "has 73 letters; at most 72"),
        ("Let bells ring", "A body is missing"),
        ("Let bells ring\n\n# Please enter the commit message\n", "A body is missing"),
        ("Let bells ring\n# ------------------------ >8 ------------------------\n\ndiff", "body"),
        ("Let bells ring\nNobody heard them.", "The second line is blank"),
        ("Let bells ring.\n\nNobody heard them.", "without a full stop"),
    ],
)
def test_what_is_wrong_with_a_message_is_said(message: str, why: str) -> None:
    assert why in "\n".join(faults(message))


@pytest.mark.parametrize(
    "message",
    [
        GOOD,
        f"{'x' * 72}\n\nA reason.\n",
        f"# A comment\n\n{GOOD}\n# On branch main\n",
        "Merge branch 'bells'",
        "fixup! Let bells ring",
    ],
)
def test_a_good_message_is_taken(message: str) -> None:
    assert faults(message) == []


@pytest.mark.skipif(os.name != "posix", reason="a link to the hook is made as on Linux and macOS")
@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git on this machine")
def test_git_asks_it_once_it_is_switched_on(tmp_path: Path) -> None:
    """By the very command that CONTRIBUTING tells."""

    def git(*words: str) -> subprocess.CompletedProcess[str]:
        named = ("-c", "user.name=Maren", "-c", "user.email=maren@example.org")
        return subprocess.run(
            ("git", *named, *words), cwd=tmp_path, capture_output=True, text=True, check=False
        )

    (tmp_path / ".ci").mkdir()
    shutil.copy(HOOK, tmp_path / ".ci")
    assert git("init", "--quiet").returncode == 0
    (command,) = re.findall(r"`(ln -s [^`]*commit-msg)`", CONTRIBUTING)
    (tmp_path / ".git" / "hooks").mkdir(exist_ok=True)
    subprocess.run(command.split(), cwd=tmp_path, check=True)
    refused = git("commit", "--allow-empty", "-m", "Let bells ring")
    assert refused.returncode == 1
    assert "A body is missing" in refused.stderr
    assert git("commit", "--allow-empty", "-m", GOOD).returncode == 0
    assert git("log", "--format=%s").stdout == "Let bells ring\n"


def test_pre_commit_switches_it_on_too() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert config["default_install_hook_types"] == ["pre-commit", "commit-msg"]
    hooks = [hook for repo in config["repos"] for hook in repo["hooks"]]
    (ours,) = [hook for hook in hooks if hook.get("stages") == ["commit-msg"]]
    assert ours["entry"] == f"python3 {HOOK.relative_to(ROOT).as_posix()}"
