"""`make types` reads every file for other systems in which anything may differ there."""

from pathlib import Path

from tests.support.platform_types import (
    ELSEWHERE,
    HERE,
    PACKAGES,
    ROOT,
    command,
    differing,
    touching,
)


def test_what_differs_is_known() -> None:
    assert {"os", "signal", "select", "fcntl", "msvcrt", "socket", "asyncio"} <= differing()
    assert not {"json", "re", "dataclasses", "argparse"} & differing()


def test_every_file_that_asks_for_the_system_is_read() -> None:
    asking = {
        file
        for package in PACKAGES
        for file in (ROOT / package).rglob("*.py")
        if "sys.platform" in (text := file.read_text("utf-8")) or "os." in text
    }
    read = set(touching())
    imports = {file for file in asking if "import os" in file.read_text("utf-8")}
    assert {ROOT / "bot/stopping.py", ROOT / "rules/store/lock.py"} <= read
    assert imports <= read
    assert ROOT / "rules/core/dice.py" not in read


def test_each_system_is_asked_for_with_what_it_reads() -> None:
    assert command(HERE)[-1] == "--platform=linux"
    for platform in ELSEWHERE:
        words = command(platform)
        assert f"--platform={platform}" in words
        assert {str(Path(each)) for each in touching()} <= set(words)
