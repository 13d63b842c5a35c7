"""A wheel is all that is needed: built from a clean copy and from its sdist, installed, played.

Nothing is fetched: the environment that plays is lent what the wheel declares, and no more. In a
short run the wheel is unpacked there, which is what pip does with it, and given its command.
"""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.bot.processes import Program
from tests.support.cards import Json, files_of, parts_of
from tests.support.checkouts import PROGRAM, kept_files, lend_compiled, project
from tests.support.distributions import needed
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.soak import SOAK

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
METADATA = f"{PROJECT['name']}-{PROJECT['version']}.dist-info/"
ACT = re.compile(r"u1\|[0-9a-z]+\|(\d+)\|do\b")
"""The custom id of what plays a game, with the game's version."""
BUILD = 300
"""Seconds that a build may take."""
pytestmark = [pytest.mark.xdist_group("wheel"), pytest.mark.timeout(4 * BUILD)]


def built(source: Path, to: Path, *kinds: str) -> None:
    """Build what is asked for, by the setuptools of this environment."""
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", *kinds, "--outdir", str(to), str(source)],
        capture_output=True,
        text=True,
        timeout=BUILD,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-4000:]}{done.stderr[-4000:]}"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a wheel, built from a clean copy of the project, and in a long run an sdist."""
    source, to = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("dist")
    project(source)
    built(source, to, "--wheel", *(["--sdist"] if SOAK else []))
    return to


def content(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as file:
        return {name: file.read(name) for name in file.namelist()}


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    (found,) = dist.glob("*.whl")
    return found


def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    """Catalogs, migrations, typefaces, packs and the page, as they stand here, byte by byte."""
    held = content(wheel)
    names = {name for name in held if not name.startswith(METADATA)}
    assert names == set(kept_files(PROGRAM))
    assert {name for name in names if held[name] != (ROOT / name).read_bytes()} == set()
    kinds = {Path(name).suffix for name in names}
    assert kinds >= {".py", ".ftl", ".sql", ".woff2", ".toml", ".png", ".html", ".css", ".js"}
    assert held[f"{METADATA}licenses/LICENSE"] == (ROOT / "LICENSE").read_bytes()
    assert any(line.startswith("undercroft = ") for line in said(held, "entry_points.txt"))
    wants = {line for line in said(held, "METADATA") if line.startswith("Requires-Dist: ")}
    plain = {line.partition(": ")[2] for line in wants if "extra ==" not in line}
    assert {without_order(each) for each in plain} == {
        without_order(each) for each in PROJECT["dependencies"]
    }


def said(held: dict[str, bytes], name: str) -> list[str]:
    return held[METADATA + name].decode().splitlines()


def without_order(requirement: str) -> frozenset[str]:
    """The parts of a requirement, whichever of its bounds is named first."""
    return frozenset(re.findall(r"[\w.-]+|[<>=!~]+[\d.]+", requirement))


@pytest.mark.skipif(not SOAK, reason="one building is enough for a short run: make soak")
def test_the_sdist_builds_the_same_wheel(dist: Path, wheel: Path, tmp_path: Path) -> None:
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    built(source, tmp_path / "dist", "--wheel")
    (again,) = (tmp_path / "dist").glob("*.whl")
    assert again.name == wheel.name
    assert content(again) == content(wheel)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with the wheel and what it declares alone."""
    place = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    vars_of_place = {"base": str(place), "platbase": str(place)}
    packages = Path(sysconfig.get_path("purelib", "venv", vars_of_place))
    programs = Path(sysconfig.get_path("scripts", "venv", vars_of_place))
    if SOAK or os.name != "posix":
        pip = [sys.executable, "-m", "pip", "--python", str(place), "install", "--quiet"]
        subprocess.run([*pip, "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    else:
        unpacked(wheel, packages, programs)
    for each in needed(*(re.split(r"[<>=]", line)[0] for line in PROJECT["dependencies"])):
        for top in {file.parts[0] for file in each.files or () if file.parts[0] != ".."}:
            lend(Path(str(each.locate_file(top))), packages / top)
    lend_compiled(packages)
    return programs


def unpacked(wheel: Path, packages: Path, programs: Path) -> None:
    """Unpack a wheel, and write the command that its entry points name."""
    with zipfile.ZipFile(wheel) as file:
        file.extractall(packages)
    points = (packages / METADATA / "entry_points.txt").read_text("utf-8")
    ((name, module, function),) = re.findall(r"^(\w+) = ([\w.]+):(\w+)$", points, re.M)
    command = programs / name
    command.write_text(
        f"#!{programs / 'python'}\nimport sys\nfrom {module} import {function}\n"
        f"sys.exit({function}())\n",
        "utf-8",
    )
    command.chmod(0o755)


def lend(found: Path, to: Path) -> None:
    """Put a package or a module of this environment into another one."""
    if to.exists() or not found.exists():
        return
    if os.name == "posix":
        to.symlink_to(found)
    elif found.is_dir():
        shutil.copytree(found, to)
    else:
        shutil.copy2(found, to)


@asynccontextmanager
async def playing(programs: Path, folder: Path, data: Path) -> AsyncIterator[Program]:
    """The wheel's own command, in a folder with nothing in it."""
    ours = ("DISCORD_", "UNDERCROFT_", "PYTHON")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    process = await asyncio.create_subprocess_exec(
        programs / "undercroft",
        "run",
        "--no-browser",
        cwd=folder,
        env={
            **kept,
            "UNDERCROFT_TABLE_PORT": "0",
            "UNDERCROFT_MONITOR": "off",
            "UNDERCROFT_DATABASE": str(data / "games.db"),
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield Program(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def test_it_is_played_with_nothing_beside_it(installed: Path, tmp_path: Path) -> None:
    """A game is begun and three turns are taken; there is a picture, and the page."""
    folder, data = tmp_path / "an empty folder", tmp_path / "data"
    folder.mkdir()
    data.mkdir()
    async with playing(installed, folder, data) as running:
        async with running.friend() as maren:
            made = await maren.command("adventure new", game="three-dice", seed="wheel")
            await maren.answer(made)
            await maren.answer(await maren.command("adventure begin"))
            versions = [await acted(maren) for _ in range(3)]
            assert versions == sorted(set(versions))
            card = await card_of(maren)
            (picture,) = files_of(card)
            await loads(maren._url, picture["url"])
            for name in ("/", *await files_of_the_page(maren._url)):
                await loads(maren._url, name)
        if os.name == "posix":
            running.process.send_signal(signal.SIGINT)
            code, logged = await running.ends()
            assert code == 0
            assert "connected as undercroft" in logged
            assert not re.search("WARNING|ERROR|Traceback", logged), logged
    assert list(folder.iterdir()) == []
    assert (data / "games.db").is_file()


def test_the_page_about_hosting_names_the_wheel(wheel: Path) -> None:
    """With a word in the place of its version, which no release has to write anew there."""
    name = wheel.name.replace(PROJECT["version"], "VERSION")
    assert f"`pipx install {name}`" in (ROOT / "docs" / "HOSTING.md").read_text("utf-8")


@pytest.mark.skipif(not SOAK, reason="pipx would fetch everything that is needed: make soak")
def test_pipx_installs_it_with_nothing_beside_it(wheel: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    folder = tmp_path / "downloads"
    folder.mkdir()
    shutil.copy(wheel, folder)
    pipx = [sys.executable, "-m", "pipx", "install", wheel.name]
    subprocess.run(pipx, cwd=folder, env=env, check=True, timeout=4 * BUILD)
    told = subprocess.run(
        [tmp_path / "bin" / "undercroft", "run", "--check"],
        cwd=folder,
        env={**env, "UNDERCROFT_TABLE_PORT": "0", "UNDERCROFT_MONITOR": "off"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.endswith("The bot can start.\n")


async def card_of(player: Person, after: int = -1) -> Json:
    """The newest card that can be acted on, of a version later than another."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = await player.latest()
            if any(version > after for version, _ in acts(message)):
                return message
            await asyncio.sleep(0.05)


def acts(message: Json) -> list[tuple[int, str]]:
    """What can be pressed to play on, each with the version of the game that it belongs to."""
    named = [part.get("custom_id", "") for part in parts_of(message) if not part.get("disabled")]
    return [(int(found[1]), name) for name in named if (found := ACT.match(name))]


async def acted(player: Person) -> int:
    """Press the first button that plays; the version that was played."""
    card = await card_of(player)
    version, button = acts(card)[0]
    await player.click(card, button)
    await card_of(player, after=version)
    return version


async def loads(page: str, name: str) -> str:
    """Load something from the table's server, which has to have it."""
    address = name if name.startswith("http") else page.rstrip("/") + "/" + name.lstrip("/")
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        assert answer.status == 200, address
        body = await answer.read()
    assert body, address
    return body.decode("utf-8", "replace")


async def files_of_the_page(page: str) -> list[str]:
    """The scripts and styles that the page names."""
    found = re.findall(r'(?:src|href)="([^":]+\.(?:js|css))"', await loads(page, "/"))
    assert len(found) > 1
    return found
