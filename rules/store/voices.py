"""Voices in the store: what people say as their heroes and as others."""

from collections.abc import Collection, Sequence
from functools import partial

from typing_extensions import override

from rules.ports import ALL_SERVERS, Shards, Topic, Voice, VoiceShelf
from rules.store import voice_statements as sql
from rules.store.engine import Steps, Value
from rules.store.single import SingleStatements
from rules.store.units import in_shards
from rules.store.voice_rows import voice_of, voice_values

RETIRING: tuple[Topic, ...] = ("retiring",)
"""A message is to lose what was taken back, as an old card its buttons."""


class VoiceStore(SingleStatements, VoiceShelf):
    """The part of the store that is about voices; every method is one transaction."""

    @override
    async def begin_voice(self, voice: Voice) -> None:
        await self._engine.write("voice", partial(_begin, voice))

    @override
    async def change_voice(self, voice: Voice) -> bool:
        values = (voice.id, voice.words, voice.state, voice.at, voice.edited)
        return bool(await self._engine.write("voice", partial(_changed, values)))

    @override
    async def voice(self, ident: str) -> Voice | None:
        rows = await self._rows((sql.VOICE, (ident,)))
        return voice_of(rows[0]) if rows else None

    @override
    async def voices_by(self, user: int, adventure: str, most: int) -> Sequence[Voice]:
        return [voice_of(row) for row in await self._rows((sql.BY, (user, adventure, most)))]

    @override
    async def voices_in(self, adventure: str, most: int) -> Sequence[Voice]:
        return [voice_of(row) for row in await self._rows((sql.IN, (adventure, most)))]

    @override
    async def voices_with(self, adventure: str, since: int) -> Sequence[Voice]:
        return [voice_of(row) for row in await self._rows((sql.WITH, (adventure, since)))]

    @override
    async def posted_voice(self, ident: str, channel: int, message: int) -> None:
        await self._write("voice", (sql.POSTED, (ident, channel, message)))

    @override
    async def withdraw_voice(self, ident: str) -> None:
        await self._engine.write("voice", partial(_withdraw, ident), RETIRING)

    @override
    async def withdrawn_voices(self, shards: Shards = ALL_SERVERS) -> Sequence[Voice]:
        rows = await self._rows((sql.WITHDRAWN, in_shards(shards)))
        return [voice_of(row) for row in rows]

    @override
    async def drop_voices(self, idents: Collection[str]) -> None:
        await self._engine.write("voice", partial(_drop, tuple(idents)))


def _begin(voice: Voice) -> Steps[None]:
    yield sql.DROP_DRAFTS, (voice.user, voice.adventure)
    yield sql.KEEP, voice_values(voice)


def _changed(values: tuple[Value, ...]) -> Steps[int]:
    return len((yield sql.CHANGE, values))


def _withdraw(ident: str) -> Steps[None]:
    yield sql.DROP_UNSHOWN, (ident,)
    yield sql.WITHDRAW, (ident,)


def _drop(idents: Sequence[str]) -> Steps[None]:
    for ident in idents:
        yield sql.DROP, (ident,)
