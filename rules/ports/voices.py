"""Records of voices: what people say as their heroes, as others on the map, or as the dungeon."""

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple, Protocol

from rules.core.model import Model, Seat
from rules.ports.shards import ALL_SERVERS, Shards

VoiceState = Literal["draft", "said", "waits", "gone"]
"""Not said yet; posted as a message; to go with a deed, or gone with one; taken back, while a
message still shows it."""


class Voice(Model):
    """Something that a person says, or said, in an adventure.

    `seat` is the person's seat if they speak as a hero of it, None for anybody else. `speaker` is
    the key of who speaks, `name` and `face` (an icon, or "") are how it is shown. `step` is the
    version of the deed that it goes with, None before there is one. `message` shows it: a post of
    its own, or the card of that deed. What is "gone" has neither `words` nor a `user`.
    """

    id: str
    adventure: str
    user: int
    seat: Seat | None = None
    speaker: str
    name: str
    face: str = ""
    words: str = ""
    state: VoiceState = "draft"
    step: int | None = None
    at: int
    edited: int | None = None
    channel: int | None = None
    message: int | None = None


class Acted(NamedTuple):
    """The first deed of a seat in a change: who leads the seat, and the version of the step."""

    seat: Seat
    user: int
    version: int


class VoiceShelf(Protocol):
    """What the store keeps of voices.

    A commit gives a voice that waits to the deed of its seat, and an undo makes it wait again.
    """

    async def begin_voice(self, voice: Voice) -> None:
        """Keep a draft, in the place of the other draft of its person in the adventure."""
        ...

    async def change_voice(self, voice: Voice) -> bool:
        """Change the words and the state of a voice, if it is kept and was not taken back.

        Its step, and the card that tells of that, are written by commits alone.
        """
        ...

    async def voice(self, ident: str) -> Voice | None:
        """Return a voice by its id, unless it was taken back."""
        ...

    async def voices_by(self, user: int, adventure: str, most: int) -> Sequence[Voice]:
        """Return what a person said in an adventure, or is about to, the latest first.

        Drafts are not among it.
        """
        ...

    async def voices_in(self, adventure: str, most: int) -> Sequence[Voice]:
        """Return what everybody said in an adventure, or is about to, the latest first."""
        ...

    async def voices_with(self, adventure: str, since: int) -> Sequence[Voice]:
        """Return the voices that go with the steps from version `since` on, in their order."""
        ...

    async def posted_voice(self, ident: str, channel: int, message: int) -> None:
        """Note which message shows a voice that was posted by itself."""
        ...

    async def withdraw_voice(self, ident: str) -> None:
        """Take a voice back: its words and its person are deleted, and its message is to go."""
        ...

    async def withdrawn_voices(self, shards: Shards = ALL_SERVERS) -> Sequence[Voice]:
        """Return what was taken back while messages still show it."""
        ...

    async def drop_voices(self, idents: Collection[str]) -> None:
        """Forget voices that no message shows any more."""
        ...
