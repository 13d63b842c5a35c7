"""Secret bytes that are the same in every run: seeds and ids of games to which a test gives none.

A game is so the same alone and among thousands of tests, and comes again when its test fails.
"""

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager


class Entropy:
    """Bytes in place of the machine's: the same ones in the same order for the same name."""

    def __init__(self, name: object = 0) -> None:
        self._name = name
        self._count = 0

    def __call__(self, size: int | None = None) -> bytes:
        """So many bytes, as `secrets.token_bytes` gives them."""
        wanted, made = 32 if size is None else size, b""
        while len(made) < wanted:
            self._count += 1
            made += hashlib.sha256(f"{self._name}:{self._count}".encode()).digest()
        return made[:wanted]

    @property
    def name(self) -> object:
        """Whom it draws for."""
        return self._name

    def begin(self, name: object) -> None:
        """Begin anew, for a test or whatever else draws."""
        self._name, self._count = name, 0

    @contextmanager
    def lent(self, name: object) -> Iterator[None]:
        """Draw for something else meanwhile, such as a house that several tests share."""
        before = self._name, self._count
        self.begin(name)
        try:
            yield
        finally:
            self._name, self._count = before


ENTROPY = Entropy()


def hold() -> None:
    """Let everything in this process draw from `ENTROPY`."""
    secrets.token_bytes = ENTROPY
