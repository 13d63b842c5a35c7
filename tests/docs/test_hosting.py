"""Every command of `docs/HOSTING.md` and every step of the Dockerfile, in clean folders.

What needs root, a service manager or Docker is carried out under another root, or held to what it
would read. The packages come from wherever pip gets them.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
import yaml

from bot.commands import cli, rehearse
from bot.rehearsal.alone import nonces
from bot.rehearsal.at_table import served_table
from bot.rehearsal.conversation import Conversation
from bot.rehearsal.person.play import with_a_person
from bot.settings import Settings
from bot.table.server import LOCAL
from bot.watching.backups import EVERY
from rules.store.addresses import database_of
from rules.store.databases import open_database
from tests.support.checkouts import PROGRAM, lend_compiled, project
from tests.support.houses import empty
from tests.support.patience import PATIENCE
from tests.support.ports import free_port
from tests.support.postgres import Server, missing, shared_server
from tests.support.soak import SOAK

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "HOSTING.md").read_text("utf-8")
BLOCKS = [
    block.strip().splitlines() for block in re.findall(r"^```sh\n(.*?)^```", HOSTING, re.M | re.S)
]
ON_LAPTOP = next(block for block in BLOCKS if block[0].endswith(" -m venv .venv"))
COMMANDS = [line for block in BLOCKS for line in block]
DOCKERFILE = [
    line.split(maxsplit=1)
    for line in (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
PASSWORD = "letters4and5digits"
CURL = shutil.which("curl")
INSTALL = 1500
"""Seconds that an installation may take: pip has packages to fetch."""
pytestmark = [pytest.mark.xdist_group("hosting"), pytest.mark.timeout(2 * INSTALL)]


def environment(path: Path, **more: str) -> dict[str, str]:
    """An environment without our settings, in which commands of a folder are found first."""
    hidden = ("DISCORD_", "UNDERCROFT_", "PYTHON", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    base = Path(sys.base_prefix) / "bin"
    # Much of what is installed is never run here; the rest is compiled when it first is, unless it
    # was compiled for this run already. (What pip reads is whether to compile, though the variable
    # is named after the option that says no.)
    kept |= {"PIP_NO_COMPILE": "0"}
    return {**kept, "PATH": f"{path}:{base}:{os.environ['PATH']}", **more}


def ran(
    line: str, folder: Path, env: Mapping[str, str], code: int = 0, typed: str | None = None
) -> str:
    """Carry a line out as a shell does, without a terminal; what it said."""
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", line],
        cwd=folder,
        env=dict(env),
        input=typed,
        capture_output=True,
        text=True,
        timeout=INSTALL,
        check=False,
        start_new_session=True,
    )
    assert done.returncode == code, f"{line}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@contextmanager
def going(line: str, folder: Path, env: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A command that keeps running, as long as the context lasts."""
    with subprocess.Popen(
        shlex.split(line), cwd=folder, env=dict(env), stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def opened(process: subprocess.Popen[str]) -> None:
    """Wait until a bot has opened the local table."""
    assert process.stdout is not None
    for said in process.stdout:
        if said.startswith("The local table is open"):
            return
    raise AssertionError("it ended before")


def stopped(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 0


def lend_all(project: Path) -> None:
    """Have an environment find a project and the packages of this run, with the command."""
    place = project / ".venv"
    (packages,) = place.glob("lib/*/site-packages")
    lent = dict.fromkeys(sysconfig.get_path(name) for name in ("purelib", "platlib"))
    (packages / "lent.pth").write_text("\n".join([str(project), *lent]), "utf-8")
    command = place / "bin" / "undercroft"
    code = "import sys\nfrom bot.commands.entry import main\nsys.exit(main())\n"
    command.write_text(f"#!{place}/bin/python\n{code}", "utf-8")
    command.chmod(0o755)


@pytest.fixture(scope="module")
def laptop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean copy of the project in which what a laptop needs was installed, as it is written.

    In a short run pip installs nothing: the environment finds a copy of the program, and the
    packages of this run. `test_wheel.py` builds and installs the program then.
    """
    folder = tmp_path_factory.mktemp("laptop")
    make, install, *_ = ON_LAPTOP
    if SOAK:
        project(folder)
        ran(make, folder, environment(folder))
        ran(install, folder, environment(folder))
    else:
        project(folder, PROGRAM)
        lend_compiled(folder)
        ran(f"{make} --without-pip", folder, environment(folder))
        lend_all(folder)
    return folder


def test_a_laptop(
    laptop: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The last line, which starts it, is carried out by the test below.

    In a short run this process checks whether the bot can start, as the command would.
    """
    env = environment(laptop, UNDERCROFT_TABLE_PORT="0", UNDERCROFT_MONITOR="off")
    _, install, told, check, _ = ON_LAPTOP
    assert install == ".venv/bin/pip install -c constraints.txt ."
    assert re.fullmatch(r"undercroft \d+\.\d+\.\d+\n", ran(told, laptop, env))
    if SOAK:
        assert ran(check, laptop, env).endswith("The bot can start.\n")
    else:
        alone(monkeypatch, tmp_path, UNDERCROFT_TABLE_PORT="0", UNDERCROFT_MONITOR="off")
        assert cli.main(shlex.split(check)[1:]) == 0
        assert capsys.readouterr().out.endswith("The bot can start.\n")
    (make,) = next(block for block in BLOCKS if block[0].startswith("make "))
    # `test_two_commands.py` carries it out.
    assert make == "make run"
    project(tmp_path, ("make.py", "pyproject.toml", "constraints.txt"))
    said = ran("python3 make.py --dry-run run", tmp_path, env).splitlines()
    assert [line.partition(" -m ")[2] for line in said[:1]] == [f"venv {tmp_path}/.venv"]
    # The same installation, and the same command.
    assert said[1].endswith(" -c constraints.txt -e .")
    assert said[2] == ON_LAPTOP[-1]


def alone(monkeypatch: pytest.MonkeyPatch, folder: Path, **settings: str) -> None:
    """Let this process be in a folder, with these settings and none besides."""
    monkeypatch.chdir(folder)
    for name in [name for name in os.environ if name.startswith(("DISCORD_", "UNDERCROFT_"))]:
        monkeypatch.delenv(name)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)


@pytest.mark.skipif(not SOAK, reason="one installation is enough for a short run: make soak")
def test_pipx(tmp_path: Path) -> None:
    project(tmp_path)
    home = tmp_path / "pipx"
    (home / "bin").mkdir(parents=True)
    (home / "bin" / "pipx").symlink_to(Path(sysconfig.get_path("scripts")) / "pipx")
    env = environment(home / "bin", PIPX_HOME=str(home), PIPX_BIN_DIR=str(home / "bin"))
    install, _run = next(block for block in BLOCKS if block[0].startswith("pipx "))
    ran(install, tmp_path, env)
    assert ran("undercroft --version", tmp_path, env).startswith("undercroft ")


def test_looking_after_it(
    laptop: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It runs as it is written for a laptop; what is asked of it, and copies of its database.

    In a short run the copies are made by this process, as the commands would make them.
    """
    port = free_port()
    env = environment(
        laptop / ".venv" / "bin",
        UNDERCROFT_TABLE_PORT="0",
        UNDERCROFT_MONITOR=f"127.0.0.1:{port}",
    )
    asked = next(block for block in BLOCKS if "undercroft health" in block)
    copy, restore = next(block for block in BLOCKS if block[0] == "undercroft backup copy.db")
    alone(monkeypatch, tmp_path)

    def carried_out(line: str) -> str:
        if SOAK:
            return ran(line, tmp_path, env)
        assert cli.main(shlex.split(line)[1:]) == 0
        return capsys.readouterr().out

    with going(f"{laptop}/{ON_LAPTOP[-1]}", tmp_path, env) as bot:
        opened(bot)
        ready(port)
        here = [line.replace(":8614", f":{port}") for line in asked]
        for line in here if CURL else [line for line in here if not line.startswith("curl ")]:
            said = ran(line, tmp_path, env)
            assert said.startswith(("{", "# HELP ")), line
        carried_out(copy)
        stopped(bot)
    assert "Restored" in carried_out(restore)
    carried_out("undercroft doctor")
    if not CURL:
        pytest.skip("curl is not on this machine, so its lines of the page were not carried out")


def test_a_rehearsal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The strict table stands for Discord; trials and whoever presses have tests of their own.

    Nobody presses here, so that the part with a person ends by itself.
    """
    alone, with_person, compare = next(block for block in BLOCKS if "rehearse" in block[0])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", LOCAL)
    monkeypatch.setenv("UNDERCROFT_DATABASE", str(tmp_path / "undercroft.db"))
    monkeypatch.setattr(rehearse, "_console", lambda: lambda _question: "1")
    monkeypatch.setitem(Conversation.__init__.__kwdefaults__, "trials", nonces.TRIALS[:1])
    monkeypatch.setitem(with_a_person.__kwdefaults__, "patience", 0.2)
    with served_table(0.01) as server:
        monkeypatch.setenv("DISCORD_API_BASE", server.api_base)
        for line in (alone, with_person):
            assert cli.main(shlex.split(line)[1:]) == 0
            said = capsys.readouterr().out
            assert "none differs" in said
            assert ("Open the rehearsal’s thread" in said) is (line == with_person)
    assert sorted(tmp_path.glob("rehearsal.*")) == [
        tmp_path / "rehearsal.html",
        tmp_path / "rehearsal.json",
    ]
    assert cli.main(shlex.split(compare)[1:]) == 0
    assert "No row differs" in capsys.readouterr().out
    assert cli.main(["rehearse", "--compare", "undercroft.db"]) == 2
    capsys.readouterr()


def test_a_copy_every_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The page says what a restored copy lacks; its line for cron makes a copy each hour anew."""
    assert "**Restoring loses what came after the copy**" in HOSTING
    assert f"up to {'a day' if EVERY == 24 * 3600 else EVERY} of play" in HOSTING.replace("\n", " ")
    (line,) = re.findall(r"^    0 \* \* \* \* (.+)$", HOSTING, re.M)
    # Cron takes a per cent sign for the end of the command, unless a backslash is before it.
    assert not re.search(r"(?<!\\)%", line)
    here, name, *work = line.replace("\\%", "%").split(" && ")
    assert here.startswith("cd /")
    assert [each.split()[0] for each in work] == ["rm", ".venv/bin/undercroft"]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNDERCROFT_DATABASE", str(tmp_path / "undercroft.db"))
    (tmp_path / "undercroft.db").write_bytes(empty())
    for _ in range(2):
        said = ran(f'{name} && {work[0]} && printf %s "$f"', tmp_path, dict(os.environ))
        assert re.fullmatch(r"hourly-\d\d\.db", said)
        assert cli.main(["backup", said]) == 0
    assert len(list(tmp_path.glob("hourly-*.db"))) == 1
    capsys.readouterr()


def ready(port: int) -> None:
    """Wait until a bot is logged in."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(URLError), urlopen(f"http://127.0.0.1:{port}/readyz") as answer:
            assert answer.status == 200
            return
        time.sleep(0.05)
    pytest.fail("it never became ready")


def test_one_server_with_systemd(laptop: Path, tmp_path: Path) -> None:
    """The same installation elsewhere, and a unit that systemd accepts."""
    block = next(block for block in BLOCKS if any("systemctl enable" in line for line in block))
    make, install, settings, unit, edit, *services = block
    elsewhere = [line.replace(".venv", "/opt/undercroft") for line in ON_LAPTOP[:2]]
    assert [make, install] == [f"sudo {line}" for line in elsewhere]
    project(tmp_path, (".env.example", "deploy"))
    (tmp_path / "etc" / "systemd" / "system").mkdir(parents=True)
    for line in (settings, unit):
        here = line.removeprefix("sudo ").replace(" /etc/", f" {tmp_path}/etc/")
        ran(here, tmp_path, environment(tmp_path))
    kept = tmp_path / "etc" / "undercroft.env"
    assert kept.stat().st_mode & 0o777 == 0o600
    assert edit == "sudoedit /etc/undercroft.env"
    assert services[-1] == "journalctl -u undercroft@1 -f"
    assert services[:-1] == [
        "sudo systemctl daemon-reload",
        "sudo systemctl enable --now undercroft@1",
    ]
    written = (tmp_path / "etc" / "systemd" / "system" / "undercroft@.service").read_text("utf-8")
    assert "EnvironmentFile=/etc/undercroft.env" in written
    assert "RestartPreventExitStatus=78" in written
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not on this machine, so its unit is only read")
    found = tmp_path / "undercroft@1.service"
    found.write_text(written.replace("/opt/undercroft", str(laptop / ".venv")), "utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(found)], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr.strip()) == (0, "")


@pytest.fixture(scope="module")
def server() -> Server:
    """The run's PostgreSQL server, in which the page's user and database are not there yet."""
    if reason := missing():
        pytest.skip(reason)
    return shared_server()


def on_server(server: Server, **more: str) -> dict[str, str]:
    """The environment of the one who may do everything on a server."""
    return environment(
        server.programs,
        PGHOST=str(server.folder),
        PGPORT=str(server.port),
        PGUSER="keeper",
        PGDATABASE="postgres",
        **more,
    )


@pytest.fixture
def made(server: Server, tmp_path: Path) -> Iterator[str]:
    """The address of the database that the page makes, with a password as it is written there."""
    block = next(block for block in BLOCKS if "createuser" in block[0])
    as_keeper = on_server(server)
    try:
        for line in block:
            here = line.removeprefix("sudo -u postgres ")
            ran(here, tmp_path, as_keeper, typed=f"{PASSWORD}\n{PASSWORD}\n")
        yield f"postgresql://undercroft:{PASSWORD}@127.0.0.1:{server.port}/undercroft?sslmode=disable"
    finally:
        ran("dropdb --force --if-exists undercroft", tmp_path, as_keeper)
        ran("dropuser --if-exists undercroft", tmp_path, as_keeper)


async def noted(database: str, value: str = "") -> str | None:
    """What was noted in a database before; a new note if there is one to make."""
    async with open_database(database_of(database)) as store:
        before = await store.setting("note")
        if value:
            await store.set_setting("note", value)
    return before


def test_two_machines_and_copies(
    tmp_path: Path, server: Server, made: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is one to start with, and a copy of it can be put back."""
    (driver,) = next(block for block in BLOCKS if block[0].endswith('".[postgres]"'))
    (image,) = [line for line in steps("RUN", 0) if " install " in line]
    # The same installation as the image's, which a test below carries out.
    assert (
        shlex.split(driver)[-3:]
        == shlex.split(image)[-3:]
        == ["-c", "constraints.txt", ".[postgres]"]
    )
    monkeypatch.chdir(tmp_path)
    env = on_server(server, UNDERCROFT_DATABASE=made)
    for name, value in (
        *env.items(),
        ("UNDERCROFT_TABLE_PORT", "0"),
        ("UNDERCROFT_MONITOR", "off"),
    ):
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert cli.main(["run", "--check"]) == 0
    asyncio.run(noted(made, "before the copy"))
    copy, restore = next(block for block in BLOCKS if block[0] == "undercroft backup copy.dump")
    assert cli.main(shlex.split(copy)[1:]) == 0
    assert asyncio.run(noted(made, "after the copy")) == "before the copy"
    ran(restore, tmp_path, env)
    assert asyncio.run(noted(made)) == "before the copy"


def test_compose(server: Server, made: str, tmp_path: Path) -> None:
    """Its services start in order, by checks that hold, with settings that there are."""
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    bot, database = services["bot"], services["database"]
    assert bot["build"] == "."
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    word, *check = database["healthcheck"]["test"]
    assert word == "CMD"
    ran(shlex.join(check), tmp_path, on_server(server))
    ran(shlex.join([*check, "-p", "1"]), tmp_path, on_server(server), code=2)
    known = {str(field.validation_alias) for field in Settings.model_fields.values()}
    assert bot["environment"].keys() <= known
    address = re.sub(
        r"\$\{POSTGRES_PASSWORD:[^}]*}", PASSWORD, bot["environment"]["UNDERCROFT_DATABASE"]
    )
    told = {name: database["environment"][f"POSTGRES_{name}"] for name in ("USER", "DB")}
    assert address == f"postgresql://{told['USER']}:{PASSWORD}@database/{told['DB']}"
    # The same place by the names of this machine.
    here = address.replace("@database/", f"@127.0.0.1:{server.port}/")
    assert made == f"{here}?sslmode=disable"
    ports = [name for name, service in services.items() if "ports" in service]
    assert ports == [], "nobody outside is let in"
    lines = [line for line in COMMANDS if line.startswith("docker compose ")]
    assert lines == ["docker compose up -d --build", "docker compose ps"]


def test_commands_that_are_only_named_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    named = re.findall(r"^    undercroft ([a-z]+)", HOSTING, re.M)
    assert len(named) > 8
    for name in named:
        with pytest.raises(SystemExit) as ended:
            cli.main([name, "--help"])
        assert ended.value.code == 0
    capsys.readouterr()


def test_upgrades_are_the_installation_again() -> None:
    block = next(block for block in BLOCKS if block[0] == "git pull")
    assert block[1:] == [ON_LAPTOP[1], ON_LAPTOP[3]]


def test_docker_commands_name_what_is_there() -> None:
    lines = [line for line in COMMANDS if re.match("docker (?!compose)", line)]
    assert [line.split()[1] for line in lines[:4]] == ["build", "volume", "run", "logs"]
    (run,) = [line for line in lines if line.startswith("docker run ")]
    volume = re.search(r"-v (\w+):(\S+)", run)
    assert volume is not None
    assert f"docker volume create {volume[1]}" in lines
    assert ["VOLUME", volume[2]] in DOCKERFILE
    assert run.split()[-1] == "undercroft"
    assert "docker build -t undercroft ." in lines


def test_no_command_is_left_out() -> None:
    """Each block of the page is carried out by a test above."""
    known = (
        "make ",
        "pipx ",
        "undercroft ",
        "docker ",
        "curl ",
        "git pull",
        ".venv/bin/",
        "python3 -m venv",
        "sudo ",
        "sudoedit ",
        "journalctl ",
        "pg_restore ",
    )
    assert [line for line in COMMANDS if not line.startswith(known)] == []
    assert len(BLOCKS) == 13


# The image


def steps(keyword: str, stage: int | None = None) -> list[str]:
    """What stands behind a keyword of the Dockerfile, in one of its stages or all."""
    found, at = [], -1
    for word, rest in DOCKERFILE:
        at += word == "FROM"
        if word == keyword and stage in (None, at):
            found.append(rest)
    return found


def test_the_context_has_the_program_alone(tmp_path: Path) -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in ignored if line and not line.startswith("#")]
    assert patterns[0] == "*"
    wanted = tuple(line[1:] for line in patterns if line.startswith("!"))
    assert {"**/*.db", "**/.env"} <= set(patterns)
    assert not {".git", ".env", "tests", "docs"} & set(wanted)
    assert all((ROOT / name).exists() for name in wanted)


def test_the_image_is_slim_without_root_and_asks_for_health() -> None:
    assert steps("FROM") == ["python:3.11-slim AS build", "python:3.11-slim"]
    assert steps("USER", 1) == ["10001:10001"]
    assert steps("COPY", 1) == ["--from=build /opt/undercroft /opt/undercroft"]
    words = [word for word, _ in DOCKERFILE]
    assert words.index("USER") < words.index("CMD")
    known = {str(field.validation_alias) for field in Settings.model_fields.values()}
    assert {name for name in variables() if name.startswith("UNDERCROFT_")} <= known


def variables() -> dict[str, str]:
    """The variables that the image sets."""
    pairs = [pair for line in steps("ENV", 1) for pair in shlex.split(line)]
    return dict(pair.split("=", 1) for pair in pairs)


@pytest.mark.skipif(not SOAK, reason="one installation is enough for a short run: make soak")
@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="an image is built by root")
async def test_the_image_is_built_and_runs_and_is_healthy(tmp_path: Path) -> None:
    """Every RUN of the Dockerfile, then its CMD and its HEALTHCHECK, under another root."""
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    build, image, data = tmp_path / "build", tmp_path / "opt" / "undercroft", tmp_path / "data"
    project(build, tuple(line[1:] for line in ignored if line.startswith("!")))

    def moved(text: str) -> str:
        return text.replace("/opt/undercroft", str(image)).replace("/data", str(data))

    for line in steps("RUN", 0):
        await asyncio.to_thread(ran, moved(line), build, environment(tmp_path))
    for line in steps("RUN", 1):
        await asyncio.to_thread(ran, moved(line), tmp_path, environment(tmp_path))
    assert (data.stat().st_uid, data.stat().st_mode & 0o777) == (10001, 0o700)
    assert steps("WORKDIR", 1) == ["/data"]
    sets = {name: moved(value) for name, value in variables().items() if name != "PATH"}
    sets |= {"UNDERCROFT_MONITOR": f"0.0.0.0:{free_port()}", "UNDERCROFT_TABLE_PORT": "0"}
    env = environment(image / "bin", **sets)
    (probe,) = [line.partition("CMD ")[2] for line in steps("HEALTHCHECK")]
    (command,) = steps("CMD")
    with going(shlex.join(json.loads(command)), data, env) as bot:
        await asyncio.to_thread(opened, bot)
        asked = shlex.join(json.loads(probe))
        said = await asyncio.to_thread(ran, asked, data, env)
        assert json.loads(said) == {"event loop": "ok", "gateway": "ok", "database": "ok"}
        await asyncio.to_thread(stopped, bot)
    assert (data / "undercroft.db").is_file()
    assert list(image.glob("lib/*/site-packages/undercroft-*"))
    assert not list(image.glob("lib/*/site-packages/pip"))
    assert not [each for each in image.rglob("*") if each.name.endswith((".env", ".db"))]
    await asyncio.to_thread(ran, asked, data, env, 1)
