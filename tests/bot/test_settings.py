"""Settings: what can be set, what empty and wrong values do."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.commands import entry
from bot.commands.cli import main
from bot.env_file import from_file
from bot.settings import Settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"
KEYS = {str(field.validation_alias) for field in Settings.model_fields.values()}


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for key in KEYS:
        monkeypatch.delenv(key, raising=False)


def test_the_example_names_exactly_the_keys() -> None:
    written = re.findall(r"^([A-Z_]+)=", EXAMPLE.read_text("utf-8"), re.MULTILINE)
    assert sorted(written) == sorted(KEYS)


def test_the_example_as_it_stands_means_the_defaults(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    assert Settings() == Settings(_env_file=None)
    assert Settings().token is None


def test_empty_values_are_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Settings()
    for key in KEYS:
        monkeypatch.setenv(key, "")
    assert Settings() == bare


def test_every_key_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {
        "DISCORD_TOKEN": "abc.def",
        "DISCORD_API_BASE": "http://127.0.0.1:1/api/v10",
        "UNDERCROFT_DATABASE": "elsewhere.db",
        "UNDERCROFT_SHARDS": "0-3/8",
        "UNDERCROFT_BACKUPS": "3",
        "UNDERCROFT_TABLE_PORT": "0",
        "UNDERCROFT_TABLE": "discord",
        "UNDERCROFT_OPEN_BROWSER": "false",
        "UNDERCROFT_MONITOR": "off",
        "UNDERCROFT_MAP_THEME": "parchment",
        "UNDERCROFT_SPACING": "0.5",
        "UNDERCROFT_KEEP_ENDED": "30",
        "UNDERCROFT_DEVELOPER_SERVERS": "123, 456",
        "UNDERCROFT_LOG_LEVEL": "DEBUG",
        "UNDERCROFT_LOG_FORMAT": "json",
    }
    assert values.keys() == KEYS
    for key, value in values.items():
        monkeypatch.setenv(key, value)
    changed, default = Settings(), Settings.model_construct()
    for name in Settings.model_fields:
        assert getattr(changed, name) != getattr(default, name)


def test_the_token_is_not_shown_by_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    assert "secret.token" not in repr(Settings())
    assert "secret.token" not in str(Settings().model_dump())


def test_settings_are_frozen() -> None:
    with pytest.raises(ValidationError):
        Settings().table_port = 1  # type: ignore[misc]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_TOKEN", "línea"),
        ("DISCORD_TOKEN", "x" * 500),
        ("DISCORD_API_BASE", "discord.example/api"),
        ("DISCORD_API_BASE", "javascript:alert(1)"),
        ("UNDERCROFT_DEVELOPER_SERVERS", "everywhere"),
        ("UNDERCROFT_DEVELOPER_SERVERS", "*"),
        ("UNDERCROFT_DEVELOPER_SERVERS", "12345678901234567890"),
        ("UNDERCROFT_BACKUPS", "-1"),
        ("UNDERCROFT_BACKUPS", "some"),
        ("UNDERCROFT_TABLE_PORT", "many"),
        ("UNDERCROFT_TABLE_PORT", "-1"),
        ("UNDERCROFT_TABLE_PORT", "65536"),
        ("UNDERCROFT_TABLE_PORT", "9" * 5000),
        ("UNDERCROFT_TABLE", "slow"),
        ("UNDERCROFT_OPEN_BROWSER", "sometimes"),
        ("UNDERCROFT_MONITOR", "8614"),
        ("UNDERCROFT_MONITOR", "127.0.0.1:65536"),
        ("UNDERCROFT_MONITOR", "http://127.0.0.1:8614"),
        ("UNDERCROFT_MAP_THEME", "neon"),
        ("UNDERCROFT_LOG_LEVEL", "loud"),
        ("UNDERCROFT_LOG_FORMAT", "xml"),
    ],
)
def test_bad_values_end_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], key: str, value: str
) -> None:
    monkeypatch.setenv(key, value)
    assert main(["run"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{key}: ")
    assert len(told.splitlines()) == 1
    assert "Value error" not in told
    assert value not in told or key != "DISCORD_TOKEN"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_the_file_is_read_as_editors_write_it(tmp_path: Path, encoding: str) -> None:
    written = "DISCORD_API_BASE=https://example.test/api\r\nUNDERCROFT_DATABASE=Grüße.db\r\n"
    (tmp_path / ".env").write_bytes(written.encode(encoding))
    assert Settings().api_base == "https://example.test/api"
    assert Settings().database == Path("Grüße.db")
    assert from_file()["DISCORD_API_BASE"] == "https://example.test/api"


@pytest.mark.parametrize("command", ["run", "health", "doctor"])
def test_a_file_in_another_encoding_ends_in_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
) -> None:
    """As the shell of Windows writes what is sent into a file."""
    (tmp_path / ".env").write_bytes("DISCORD_TOKEN=a.b.c\r\n".encode("utf-16"))
    monkeypatch.setattr("sys.argv", ["undercroft", command])
    assert entry.main() == 2
    said = capsys.readouterr()
    assert "is no text in UTF-8" in said.err
    assert said.out == ""
