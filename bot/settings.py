"""Settings of the process, read once from the environment and `.env`."""

import re
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.env_file import ENCODING, FILE
from bot.shard_plan import AUTO, ShardPlan
from rules.store.addresses import Database, database_of

OFF = "off"


class Settings(BaseSettings):
    """Everything that can be set from outside; `.env.example` names exactly these keys."""

    model_config = SettingsConfigDict(
        env_file=FILE,
        env_file_encoding=ENCODING,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; without one the local table opens."""
    api_base: str | None = Field(default=None, validation_alias="DISCORD_API_BASE")
    """Where Discord's API is, with its version, when a rate-limit proxy stands before it."""
    database: Database = Field(
        default=Path("undercroft.db"), validation_alias="UNDERCROFT_DATABASE"
    )
    """The SQLite file, or the address of a PostgreSQL database."""
    shards: str = Field(default=AUTO, validation_alias="UNDERCROFT_SHARDS")
    """With PostgreSQL: which shards of Discord's this process serves, such as `0-3/8`; `auto` takes
    those that are free."""
    backups: int = Field(default=7, ge=0, le=1000, validation_alias="UNDERCROFT_BACKUPS")
    """How many of the copies that the bot makes every day are kept; 0 makes none."""
    table_port: int = Field(default=8613, ge=0, le=65535, validation_alias="UNDERCROFT_TABLE_PORT")
    """The port of the local table, on 127.0.0.1; 0 takes any free one."""
    table: Literal["quick", "discord"] = Field(default="quick", validation_alias="UNDERCROFT_TABLE")
    """How the local table answers: at once, or as far away as Discord is."""
    open_browser: bool = Field(default=True, validation_alias="UNDERCROFT_OPEN_BROWSER")
    """Whether the page of the local table opens in the browser, where there is one."""
    monitor: str = Field(default="127.0.0.1:8614", validation_alias="UNDERCROFT_MONITOR")
    """Where `/metrics`, `/healthz` and `/readyz` are served; "off" serves them nowhere."""
    map_theme: Literal["parchment", "slate"] = Field(
        default="slate", validation_alias="UNDERCROFT_MAP_THEME"
    )
    """Colours of the maps on cards."""
    spacing: float = Field(default=1.2, ge=0, le=60, validation_alias="UNDERCROFT_SPACING")
    """Least seconds between two messages to one channel."""
    keep_ended: int = Field(default=365, ge=0, le=36500, validation_alias="UNDERCROFT_KEEP_ENDED")
    """Days for which games are kept that are over, and lobbies that came to nothing; 0 for ever."""
    developer_servers: str = Field(default="", validation_alias="UNDERCROFT_DEVELOPER_SERVERS")
    """Ids of servers in which developers may stage games, with commas between them."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", validation_alias="UNDERCROFT_LOG_LEVEL"
    )
    log_format: Literal["text", "json"] = Field(
        default="text", validation_alias="UNDERCROFT_LOG_FORMAT"
    )

    @property
    def monitor_at(self) -> tuple[str, int] | None:
        """The address and port of `monitor`, or None."""
        return address_of(self.monitor)

    @property
    def shard_plan(self) -> ShardPlan | None:
        """The shards of `shards`, or None for whichever are free."""
        return ShardPlan.read(self.shards)

    @property
    def developers(self) -> frozenset[int]:
        """The servers of `developer_servers`."""
        return frozenset(map(int, self.developer_servers.replace(",", " ").split()))

    @field_validator("developer_servers")
    @classmethod
    def _are_servers(cls, servers: str) -> str:
        if not re.fullmatch(r"[0-9]{1,19}(?:[, ]+[0-9]{1,19})*|", servers.strip(", "), re.ASCII):
            raise ValueError("these are ids of servers, with commas between them")
        return servers

    @field_validator("shards")
    @classmethod
    def _is_plan(cls, shards: str) -> str:
        ShardPlan.read(shards)
        return shards

    @field_validator("database", mode="before")
    @classmethod
    def _is_database(cls, value: object) -> object:
        return database_of(value) if isinstance(value, str) else value

    @field_validator("token", "api_base", mode="before")
    @classmethod
    def _empty_is_none(cls, value: object) -> object:
        return None if value == "" else value

    @field_validator("token")
    @classmethod
    def _is_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not re.fullmatch(r"[!-~]{1,200}", token.get_secret_value()):
            raise ValueError("this is not a token: copy it again from the developer portal")
        return token

    @field_validator("api_base")
    @classmethod
    def _is_address(cls, base: str | None) -> str | None:
        if base is not None and not re.fullmatch(r"https?://[!-~]+", base):
            raise ValueError("an address begins with http:// or https://")
        return base

    @field_validator("monitor")
    @classmethod
    def _is_place(cls, place: str) -> str:
        address_of(place)
        return place


def address_of(place: str) -> tuple[str, int] | None:
    """Return an address and a port, from `127.0.0.1:8614` or `[::1]:8614`; None for `off`.

    Raises:
        ValueError: it is neither.
    """
    if place == OFF:
        return None
    found = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+)):([0-9]{1,5})", place, re.ASCII)
    if found is None or int(found[3]) > 65535:
        raise ValueError("this is an address with a port, such as 127.0.0.1:8614, or off")
    return found[1] or found[2], int(found[3])
