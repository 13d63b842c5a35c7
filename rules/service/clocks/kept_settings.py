"""Settings that a person makes once, for all games."""

from collections.abc import Collection
from typing import Generic, TypeVar

from rules.core.model import Model
from rules.ports import Store, Topic

M = TypeVar("M", bound=Model)


class KeptSettings(Generic[M]):
    """Remembers everybody's settings of one kind until the store has news of them.

    They are stored under `key` and the person's id; whoever has settled nothing has the defaults.
    News of them come under a `topic`.
    """

    def __init__(self, store: Store, key: str, kind: type[M], topic: Topic = "people") -> None:
        self._store = store
        self._key = key
        self._kind = kind
        self._topic: Topic = topic
        self._known: dict[int, M] = {}
        store.listen(self._heard)

    def _heard(self, news: Collection[Topic]) -> None:
        if self._topic in news:
            self._known.clear()

    async def of(self, user: int) -> M:
        """Return the settings that a person has stored, or the defaults."""
        if user not in self._known:
            written = await self._store.setting(f"{self._key}{user}")
            read = self._kind.model_validate_json(written) if written else self._kind()
            self._known.setdefault(user, read)
        return self._known[user]

    async def keep(self, user: int, settings: M) -> M:
        """Store a person's settings and return them."""
        written = settings.model_dump_json()
        await self._store.set_setting(f"{self._key}{user}", written, (self._topic,))
        self._known[user] = settings
        return settings

    def forget(self, user: int) -> None:
        """Forget the settings of a person."""
        self._known.pop(user, None)
