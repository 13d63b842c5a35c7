"""What is due together is one message: notes to one channel, and to one person in private.

The notes of a bundle keep its name before it is sent, and the nonce of its message is made of that
name. So whoever sends it after a crash sends the same message, which Discord then knows.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import NamedTuple

from rules.ports import Note, Store
from rules.service.by_post.calls import Call
from rules.service.by_post.reminders import Reminders

TOGETHER = 60
"""Seconds within which what is due is said in one message."""
MOST_LETTERS = 1900
"""Letters of a message of several calls, so that it fits."""
BUNDLE = "bundle"
"""The entry of a note's body that names its bundle."""


class Said(NamedTuple):
    """A note that may be said now, and how."""

    note: Note
    call: Call

    @property
    def is_alone(self) -> bool:
        """Whether it is a message of its own, not one line of several.

        It is if it has other ways to try when the first one fails, and in private with a button,
        which must be for one game.
        """
        return bool(self.call.instead) or (bool(self.call.back) and self.call.private)

    @property
    def goal(self) -> tuple[str, int, str]:
        """The place to which it is sent, and the bundle that it was in before, if any."""
        if self.is_alone:
            return "alone", 0, self.note.id
        place = ("person", self.call.user) if self.call.private else ("channel", self.call.channel)
        return *place, str(self.note.body.get(BUNDLE, ""))

    @property
    def line(self) -> str:
        """The sentence that is sent, as a channel or its person alone reads it."""
        return self.call.text if self.call.private else f"<@{self.call.user}> {self.call.text}"


class Bundle(NamedTuple):
    """Calls that are one message. `name` is empty for one alone that was never in a bundle."""

    parts: tuple[Said, ...]
    name: str

    @property
    def nonce(self) -> str:
        """The nonce of the message, the same for every attempt to send it."""
        if self.name:
            return blake2b(self.name.encode(), digest_size=12).hexdigest()
        return nonce_of(*self.parts[0])

    @property
    def text(self) -> str:
        """The text of the message, a line for each call."""
        return "\n".join(each.line for each in self.parts)

    @property
    def users(self) -> list[int]:
        """The people who are mentioned, each once."""
        return list(dict.fromkeys(each.call.user for each in self.parts))


def nonce_of(note: Note, call: Call) -> str:
    """Return a nonce that is the same for every attempt to send a note to one person."""
    return blake2b(f"{note.id}:{call.user}".encode(), digest_size=12).hexdigest()


def bundled(found: Iterable[Said]) -> list[list[Said]]:
    """Return calls grouped by where they are sent, as many as fit into a message each."""
    kept: dict[tuple[str, int, str], list[list[Said]]] = {}
    for each in sorted(found, key=lambda each: each.note.id):
        lists = kept.setdefault(each.goal, [[]])
        if sum(len(other.line) + 1 for other in lists[-1]) + len(each.line) > MOST_LETTERS:
            lists.append([])
        lists[-1].append(each)
    return [each for lists in kept.values() for each in lists if each]


class Bundler:
    """Adds to calls what is due soon for the same place, and names what goes together."""

    def __init__(self, store: Store, reminders: Reminders) -> None:
        self._store = store
        self._reminders = reminders

    async def of(self, parts: Sequence[Said], now: int, until: int) -> Bundle:
        """Return calls as one message, with others that may go with them; names are filled in then.

        Until `until` nobody else takes the notes that are added.
        """
        first = parts[0]
        if first.is_alone:
            return Bundle(tuple(parts), "")
        before = str(first.note.body.get(BUNDLE, ""))
        added = await self._added(parts, before, now)
        if not (before or added or parts[1:]):
            return Bundle(tuple(parts), "")
        name, together = before or f"{first.note.id}:{BUNDLE}", list(parts)
        for each in parts:
            if not before:
                await self._store.bundle_note(_named(each.note, name), each.note.due, until)
        together += [
            each
            for each in added
            if await self._store.bundle_note(_named(each.note, name), each.note.due, until)
        ]
        return Bundle(tuple(together), name)

    async def _added(self, parts: Sequence[Said], before: str, now: int) -> list[Said]:
        """Return what is due soon for the same place; a bundle that has a name stays as it is."""
        first, known = parts[0], {each.note.id for each in parts}
        if first.call.private and not self._store.shared:
            waiting = await self._store.waiting_notes_to(first.call.user)
        else:
            waiting = await self._store.waiting_notes(first.note.adventure)
        letters, found = sum(len(each.line) + 1 for each in parts), list[Said]()
        for note in waiting:
            mine = str(note.body.get(BUNDLE, ""))
            soon = not before and not note.attempts and note.due <= now + TOGETHER
            if note.id in known or mine != before or not (before or soon):
                continue
            call = await self._reminders.of(note)
            if not isinstance(call, Call):
                continue
            said = Said(note, call)
            letters += len(said.line) + 1
            if said.goal == first.goal and letters <= MOST_LETTERS:
                found.append(said)
        return found


def _named(note: Note, name: str) -> Note:
    return note.with_(body={**note.body, BUNDLE: name})
