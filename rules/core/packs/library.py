"""The packs at hand: those that games in this process are played with.

Ids and keys carry the hash of their pack, so whatever is looked up here never changes, and any
number of games with any versions of a pack are played side by side.
"""

import re
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from threading import Lock
from typing import Final, TypeVar, cast

from rules.core.packs.pack import HASH_DIGITS, Messages, Pack, hash_in
from rules.core.packs.points import Entry

MOST_KEPT: Final = 256
"""Packs at hand at the same time; who was not asked for the longest goes first."""
USUAL: Final = "en"
_MARK = re.compile(rf"--([0-9a-f]{{{HASH_DIGITS}}})")

T = TypeVar("T", bound=Entry)


class MissingPack(LookupError):
    """A game is played with a pack that is not at hand."""


class Library:
    """Packs by their hash. Threads that draw may read while another adds."""

    def __init__(self) -> None:
        self._packs: OrderedDict[str, Pack] = OrderedDict()
        self._lock = Lock()

    def add(self, pack: Pack) -> None:
        """Load a pack into memory."""
        with self._lock:
            self._packs[pack.hash] = pack
            self._packs.move_to_end(pack.hash)
            while len(self._packs) > MOST_KEPT:
                self._packs.popitem(last=False)

    @property
    def size(self) -> int:
        """How many packs are loaded."""
        return len(self._packs)

    def forget(self) -> None:
        """Unload all packs, as in a process that has just begun."""
        with self._lock:
            self._packs.clear()

    def missing(self, refs: Iterable[str]) -> tuple[str, ...]:
        """Return which of the named packs are not loaded; those that are stay longer."""
        with self._lock:
            gone = []
            for ref in refs:
                hash_ = hash_in(ref)
                if hash_ in self._packs:
                    self._packs.move_to_end(hash_)
                else:
                    gone.append(hash_)
        return tuple(gone)

    def pack(self, ref: str) -> Pack:
        """Return the pack that a game names.

        Raises:
            MissingPack: it is not at hand.
        """
        found = self.of_hash(hash_in(ref))
        if found is None:
            raise MissingPack(f"{ref} is not at hand")
        return found

    def of_hash(self, hash_: str) -> Pack | None:
        """Return a pack by its hash, None where it is not loaded."""
        return self._packs.get(hash_)

    def of_id(self, id_: str) -> Pack | None:
        """Return the pack whose mark an id or a key bears, if there is one and it is loaded."""
        marked = _MARK.search(id_)
        return self._packs.get(marked[1]) if marked else None


LIBRARY: Final = Library()
"""That of this process."""


class Shelf(dict[str, T]):
    """A system's entries by id: those of one file of packs, or of several together.

    It is a dictionary of the system's own. To look one up finds those of packs as well; `of(packs)`
    are those that a game is played with. `get` knows the system's own alone.
    """

    def __init__(self, folder: str, files: tuple[str, ...], own: Iterable[T]) -> None:
        super().__init__((entry.id, entry) for entry in own)
        self._folder = folder
        self._files = files
        self._packed: dict[str, dict[str, T]] = {}

    def __missing__(self, id_: str) -> T:
        """Return the entry of a pack; KeyError where no pack at hand has it."""
        pack = LIBRARY.of_id(id_)
        if pack is None:
            raise KeyError(id_)
        return self._of_pack(pack)[id_]

    def __contains__(self, id_: object) -> bool:
        """Return whether the system or a pack at hand has an entry."""
        if super().__contains__(id_):
            return True
        pack = LIBRARY.of_id(str(id_))
        return pack is not None and id_ in self._of_pack(pack)

    def _of_pack(self, pack: Pack) -> Mapping[str, T]:
        known = self._packed.get(pack.hash)
        if known is None:
            entries = chain.from_iterable(pack.of(self._folder, file) for file in self._files)
            known = {entry.id: cast(T, entry) for entry in entries}
            if len(self._packed) > MOST_KEPT:
                self._packed.clear()
            self._packed[pack.hash] = known
        return known

    def of(self, packs: Iterable[str]) -> Mapping[str, T]:
        """Return the entries of a system and of some packs, by id, in that order.

        Raises:
            MissingPack: one is not at hand.
        """
        packs = tuple(packs)
        if not packs:
            return self
        every = (self._of_pack(LIBRARY.pack(ref)) for ref in packs)
        return dict(chain(self.items(), *(each.items() for each in every)))


def packed(folder: str, file: str, packs: Iterable[str]) -> tuple[Entry, ...]:
    """Return the entries of one kind that some packs have, in the order of the packs.

    Raises:
        MissingPack: one is not at hand.
    """
    return tuple(chain.from_iterable(LIBRARY.pack(ref).of(folder, file) for ref in packs))


class Names(Mapping[str, str]):
    """The messages of entries of all packs at hand in one locale, by key.

    What a pack does not say in it is given in English, or else in another language of its.
    """

    def __init__(self, locale: str) -> None:
        self._locale = locale

    def __getitem__(self, key: str) -> str:
        """Return a message's source; KeyError where no pack at hand has it."""
        pack = LIBRARY.of_id(key)
        if pack is None:
            raise KeyError(key)
        for messages in _preferred(pack.names, self._locale):
            if key in messages:
                return messages[key]
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        """Yield nothing: what is at hand changes, and is only looked up."""
        return iter(())

    def __len__(self) -> int:
        """Return 0, as nothing is gone through."""
        return 0


def in_locale(words: Mapping[str, Messages], locale: str) -> Messages:
    """Return the messages of a pack that fit a locale best."""
    return next(_preferred(words, locale), {})


def _preferred(words: Mapping[str, Messages], locale: str) -> Iterator[Messages]:
    """Yield the messages of a pack by language, those that fit a locale best first."""
    for each in (locale, locale.partition("-")[0], USUAL):
        if each in words:
            yield words[each]
    yield from words.values()
