"""What people are forging: one draft each, kept in the store so that any process can go on."""

import logging
from typing import Any, Final

from pydantic import ValidationError

from rules.core.errors import RuleError
from rules.core.model import Model
from rules.core.packs.forging import Draft
from rules.ports import Store
from rules.service.records import Request

log = logging.getLogger(__name__)

KEY: Final = "forge:"
MOST_PAST: Final = 10
"""Changes of a draft that can be taken back."""


class Moment(Model):
    """A draft as it was at a moment: the entry as it is written in a file, and its messages."""

    raw: dict[str, Any]
    said: tuple[str, ...]

    @property
    def draft(self) -> Draft:
        """The draft in the form in which editors read and change it."""
        return Draft(self.raw, self.said)


class KeptDraft(Model):
    """What somebody forges in a server.

    `number` grows with every change, so that panels of earlier moments are known. `past` are
    earlier moments, the latest last. `typed` is what was typed into a form and could not be used.
    `own` says that the entry is one of the server's own, whose id it keeps.
    """

    guild: int
    what: str
    number: int
    now: Moment
    past: tuple[Moment, ...] = ()
    typed: dict[str, dict[str, str]] = {}  # noqa: RUF012 - a model copies its defaults
    own: str = ""

    def changed(self, now: Moment, form: str) -> "KeptDraft":
        """Return the draft after a change by a form, whose earlier mistakes are forgotten."""
        typed = {name: said for name, said in self.typed.items() if name != form}
        return self.with_(now=now, past=(*self.past, self.now)[-MOST_PAST:], typed=typed)


class Drafts:
    """Reads and writes drafts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, request: Request) -> KeptDraft | None:
        """Return the draft that a person is editing in this server, or None."""
        found = _read(await self._store.setting(_key(request)))
        return found if found is not None and found.guild == request.guild else None

    async def at(self, request: Request, number: int) -> KeptDraft:
        """Return a person's draft, if it has not changed since a panel showed it.

        Raises:
            RuleError: it has changed since, or there is none.
        """
        found = await self.of(request)
        if found is None or found.number != number:
            raise RuleError("error-forge-stale")
        return found

    async def begin(self, request: Request, draft: KeptDraft) -> KeptDraft:
        """Store a new draft in place of an earlier one, whose panels are outdated then."""
        earlier = _read(await self._store.setting(_key(request)))
        made = draft.with_(number=earlier.number + 1 if earlier else 1)
        await self._store.set_setting(_key(request), made.model_dump_json())
        return made

    async def keep(self, request: Request, before: KeptDraft, after: KeptDraft) -> KeptDraft:
        """Keep a changed draft, and return it with its new number.

        Raises:
            RuleError: it was changed meanwhile.
        """
        made = after.with_(number=before.number + 1)
        key = _key(request)
        expected, written = before.model_dump_json(), made.model_dump_json()
        if not await self._store.replace_setting(key, written, expected):
            raise RuleError("error-forge-stale")
        return made


def _read(written: str | None) -> KeptDraft | None:
    """Return a stored draft; None where there is none, or another program's, to be begun anew."""
    try:
        return KeptDraft.model_validate_json(written) if written else None
    except ValidationError:
        log.warning("a draft of a forge cannot be read")
        return None


def _key(request: Request) -> str:
    return f"{KEY}{request.user}"
