"""Where a database is: a file, or a place on a server, whose password is never shown."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote, urlsplit, urlunsplit

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, repr=False)
class ServerAddress:
    """The address of a PostgreSQL database; as text it is without its password."""

    url: str

    def __str__(self) -> str:
        return without_password(self.url)

    __repr__ = __str__


Database: TypeAlias = Path | ServerAddress


def database_of(text: str) -> Database:
    """Return the database that a setting or a command line names.

    Raises:
        ValueError: it is the address of something else.
    """
    if text.startswith(SCHEMES):
        return ServerAddress(text)
    if "://" in text or text.startswith(("postgresql:", "postgres:")):
        raise ValueError(
            "name a file, or a PostgreSQL database as postgresql://user:password@host:5432/database"
        )
    return Path(text)


def without_password(url: str) -> str:
    """Return a database's address as it may be shown."""
    try:
        return parted(url)[0].partition("?")[0]
    except ValueError:
        # What cannot be taken apart may hold a password anywhere.
        return "in UNDERCROFT_DATABASE"


def parted(url: str) -> tuple[str, str]:
    """Return an address without its password, and the password.

    Raises:
        ValueError: it cannot be taken apart.
    """
    parts = urlsplit(url)
    user, at, host = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    return urlunsplit(parts._replace(netloc=f"{name}{at}{host}")), unquote(password)
