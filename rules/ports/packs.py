"""Records of packs: their files, and what servers offer."""

from collections.abc import Sequence
from typing import Protocol

from rules.core.model import Model


class StoredPack(Model):
    """A pack as stored: its files as a zip, by the hash of what is in them.

    `added` is when it was brought, or last chosen for a game.
    """

    hash: str
    name: str
    version: str
    files: bytes
    added: int


class ServerPack(Model):
    """A version of a pack that a server has had; of each name the highest `number` counts.

    `person` brought it at `added`, None once they are forgotten. Number 0 comes with the program,
    and is offered everywhere.
    """

    guild: int
    name: str
    number: int
    hash: str
    version: str
    person: int | None
    added: int


class PackShelf(Protocol):
    """What the store keeps of packs.

    Whoever reads adventures finds their packs at hand afterwards, in `rules.core.packs.library`.
    """

    async def keep_pack(self, pack: StoredPack, guild: int, person: int) -> int:
        """Keep a pack, and offer it in a server as the newest of its name; return its number.

        A pack that is the newest already stays as it is.
        """
        ...

    async def hold_pack(self, pack: StoredPack) -> None:
        """Keep a pack for a game that is about to be played with it, whoever offers it or not."""
        ...

    async def pack(self, hash_: str) -> StoredPack | None:
        """Return a pack by its hash, or None where it is not kept."""
        ...

    async def offered_packs(self, guild: int) -> Sequence[ServerPack]:
        """Return the newest version of each pack that a server offers, by name."""
        ...

    async def pack_history(self, guild: int, name: str) -> Sequence[ServerPack]:
        """Return the versions of a pack that a server has had, the newest first."""
        ...

    async def drop_pack(self, guild: int, name: str, number: int | None = None) -> int:
        """Offer a pack, or one of its versions, no more; return how many versions that were."""
        ...

    async def clear_packs(self, before: int) -> int:
        """Delete packs that no server offers and no game is played with; return how many.

        Packs that were added or chosen since an instant stay: a game may be about to begin.
        """
        ...
