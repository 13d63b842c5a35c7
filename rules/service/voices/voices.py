"""Speaking at a table: words are drafted, said or kept for the next deed, changed, taken back.

No words are ever in a journal: they stand in a table of their own, and go when their writer says.
"""

from collections.abc import Sequence

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.model import Model
from rules.core.words import Text
from rules.ports import Adventure, Voice
from rules.ports.servers import LONGEST_VOICE
from rules.service.journal.loading import seats_of
from rules.service.play.seats import only_host
from rules.service.records import Request
from rules.service.unit_of_work import UseCases
from rules.service.voices.speakers import Speaker, speaker_meant, speakers_of, view_of

LISTED = 25
"""The latest voices that are listed: as many as a list of Discord's takes."""
WITH_DEED = 300
"""The most letters of words that go with a deed, as they stand on its card."""
EVERYBODY = "all"
"""The value of an adventure's setting that everybody may speak for the dungeon."""


class Prepared(Model):
    """A voice of a person who looks at it, with what they may do about it.

    `token` is the figure that speaks, if it is there. `waiting` is what the person has kept for the
    same hero's next deed already. `hosts` says that they may let everybody speak for the dungeon,
    and `everybody` that everybody may. `moderates` says that it is somebody else's. `locale` is the
    adventure's language.
    """

    voice: Voice
    speaker: Speaker | None = None
    waiting: Voice | None = None
    hosts: bool = False
    everybody: bool = False
    moderates: bool = False
    locale: str = "en"


class Voices(UseCases):
    """Use cases of speaking at a table."""

    async def speakers(self, request: Request) -> tuple[Speaker, ...]:
        """Return as whom the person can speak here; their hero comes first.

        Raises:
            NoAdventure: the channel has no adventure.
        """
        return await self._speakers(await self._work.here(request), request)

    async def _speakers(self, found: Adventure, request: Request) -> tuple[Speaker, ...]:
        view = view_of(found)
        if view is not None:
            view = view.with_(scene=self._work.shown(found, view.scene))
        others = found.host == request.user or await self._everybody(found.id)
        takes_part = found.host == request.user or bool(seats_of(found, request.user))
        dungeon = others and takes_part and found.status == "running"
        return speakers_of(found, view, request.user, self._work.words_of(found), others=dungeon)

    async def _everybody(self, adventure: str) -> bool:
        return await self._work.store.setting(f"voices:{adventure}") == EVERYBODY

    async def draft(self, request: Request, speaker: str, words: str) -> Prepared:
        """Keep words that are not said yet; none are where a form is about to ask for them.

        Raises:
            NoAdventure: the channel has no adventure, or only a lobby that was given up.
            NotSeated: the person has no part in it.
            RuleError: speaking is switched off, nobody of that name can be spoken for, or the words
                are too long.
        """
        found = await self._work.here(request)
        await self._check(found)
        meant = speaker_meant(await self._speakers(found, request), speaker)
        if words:
            await self._check_words(found, words)
        now = self._work.clock.now()
        voice = Voice(
            id=self._work.entropy(8).hex(),
            adventure=found.id,
            user=request.user,
            seat=meant.seat,
            speaker=meant.key,
            name=meant.name,
            face=meant.face,
            words=words,
            at=now,
        )
        await self._work.store.begin_voice(voice)
        return await self._prepared(found, voice, request, meant)

    async def look(self, request: Request, ident: str) -> Prepared:
        """Return a voice that the person may change or take back, or remove as a moderator.

        Raises:
            RuleError: it was taken back, or it is somebody else's.
        """
        voice = await self._mine(request, ident, moderates=True)
        found = await self._work.load(voice.adventure)
        return await self._prepared(found, voice, request)

    async def listed(self, request: Request) -> Sequence[Voice]:
        """Return what the person said here, the latest first; of everybody, to who moderates."""
        found = await self._work.store.in_channel(request.channel)
        if found is None:
            return ()
        if request.manages_messages:
            return await self._work.store.voices_in(found.id, LISTED)
        return await self._work.store.voices_by(request.user, found.id, LISTED)

    async def write(self, request: Request, ident: str, words: str) -> Prepared:
        """Write the words of a draft, or other words in the place of those that were said.

        Raises:
            RuleError: it was taken back, is somebody else's, or the words are too long or too many.
        """
        voice = await self._mine(request, ident)
        found = await self._work.load(voice.adventure)
        await self._check(found)
        await self._check_words(found, words, deed=voice.state == "waits")
        if voice.state == "said":
            await self._spend(found, request)
        edited = self._work.clock.now() if voice.state == "said" else voice.edited
        voice = voice.with_(words=words, edited=edited)
        await self._change(voice)
        return await self._prepared(found, voice, request)

    async def say(self, request: Request, ident: str) -> Prepared:
        """Note that a draft is said, just before it is posted.

        Raises:
            RuleError: it was said or taken back, has no words, or the person said much lately.
        """
        voice, found = await self._draft(request, ident)
        await self._spend(found, request)
        voice = voice.with_(state="said", at=self._work.clock.now())
        await self._change(voice)
        return await self._prepared(found, voice, request)

    async def posted(self, voice: Voice, channel: int, message: int) -> None:
        """Note which message shows what was said."""
        await self._work.store.posted_voice(voice.id, channel, message)

    async def unsaid(self, voice: Voice) -> None:
        """Make what could not be posted a draft again."""
        await self._work.store.change_voice(voice.with_(state="draft"))

    async def hold(self, request: Request, ident: str) -> Prepared:
        """Keep a draft for the next deed of its hero, in the place of what was kept before.

        Raises:
            RuleError: as for `say`; or nobody speaks whose deed it could go with, it is too long
                for a card, or the game is not on.
        """
        voice, found = await self._draft(request, ident)
        if voice.seat is None or found.status != "running":
            raise RuleError("voice-refused-no-deed")
        if len(voice.words) > WITH_DEED:
            raise RuleError("voice-refused-deed-long", most=WITH_DEED, count=len(voice.words))
        await self._spend(found, request)
        before = await self._waiting(voice)
        if before is not None:
            await self._work.store.withdraw_voice(before.id)
        voice = voice.with_(state="waits", at=self._work.clock.now())
        await self._change(voice)
        return await self._prepared(found, voice, request)

    async def take_back(self, request: Request, ident: str) -> Text:
        """Take back what one said or is about to; who manages messages removes somebody else's.

        Its words are deleted, and a message that shows them loses them.

        Raises:
            RuleError: it was taken back already, or it is somebody else's.
        """
        voice = await self._mine(request, ident, moderates=True)
        await self._work.store.withdraw_voice(voice.id)
        if voice.user != request.user:
            return Text.of("voice-removed", name=voice.name)
        return Text.of("voice-dropped" if voice.state == "draft" else "voice-taken-back")

    async def lost(self, voice: Voice) -> None:
        """Note that somebody deleted the message of a post: that takes it back."""
        await self._work.store.drop_voices((voice.id,))

    async def let_speak(self, request: Request, ident: str, *, everybody: bool) -> Prepared:
        """Let everybody speak for the dungeon and who is in it, or the host alone.

        Raises:
            NotSeated: only the host may.
            RuleError: the voice from whose panel it was asked for is gone.
        """
        voice = await self._mine(request, ident)
        found = await self._work.load(voice.adventure)
        only_host(found, request)
        value = EVERYBODY if everybody else ""
        await self._work.store.set_setting(f"voices:{found.id}", value)
        return await self._prepared(found, voice, request)

    async def most_letters(self, request: Request, voice: Voice) -> int:
        """Return how many letters a voice may have here."""
        most = WITH_DEED if voice.state == "waits" else LONGEST_VOICE
        if request.guild is None:
            return most
        return min(most, (await self._work.servers.settings.of(request.guild)).voice_letters)

    async def _check(self, found: Adventure) -> None:
        """Check that people may speak in an adventure; at the end of one they still may.

        Raises:
            NoAdventure: it was given up before it began.
            RuleError: the owner of the bot has stopped play, or the server has switched it off.
        """
        await self._work.servers.admission.check_play(found.guild)
        if found.status == "cancelled":
            raise NoAdventure("error-over")
        if found.guild is not None:
            settings = await self._work.servers.settings.of(found.guild)
            if not settings.voices:
                raise RuleError("voice-refused-off")

    async def _check_words(self, found: Adventure, words: str, *, deed: bool = False) -> None:
        """Check that there are words, and not too many.

        Raises:
            RuleError: there are none, or too many.
        """
        most = LONGEST_VOICE
        if found.guild is not None:
            most = (await self._work.servers.settings.of(found.guild)).voice_letters
        if not words.strip():
            raise RuleError("voice-refused-empty")
        if deed and len(words) > WITH_DEED:
            raise RuleError("voice-refused-deed-long", most=WITH_DEED, count=len(words))
        if len(words) > most:
            raise RuleError("voice-refused-long", most=most, count=len(words))

    async def _spend(self, found: Adventure, request: Request) -> None:
        often = 0
        if found.guild is not None:
            often = (await self._work.servers.settings.of(found.guild)).voice_often
        cooldowns = self._work.servers.admission.cooldowns
        cooldowns.check(request.user, "say", often)
        cooldowns.note(request.user, "say")

    async def _mine(self, request: Request, ident: str, *, moderates: bool = False) -> Voice:
        """Return a voice of the person; with `moderates` also one in a channel that they moderate.

        Raises:
            RuleError: it was taken back, or it is somebody else's.
        """
        voice = await self._work.store.voice(ident)
        if voice is None:
            raise RuleError("voice-refused-gone")
        if voice.user != request.user:
            here = request.channel == voice.channel or await self._is_here(request, voice)
            if not (moderates and request.manages_messages and here and voice.state != "draft"):
                raise NotSeated("voice-refused-others")
        return voice

    async def _is_here(self, request: Request, voice: Voice) -> bool:
        found = await self._work.store.load(voice.adventure)
        return found is not None and found.channel == request.channel

    async def _draft(self, request: Request, ident: str) -> tuple[Voice, Adventure]:
        voice = await self._mine(request, ident)
        if voice.state != "draft":
            raise RuleError("voice-refused-said")
        found = await self._work.at(request, voice.adventure)
        await self._check(found)
        await self._check_words(found, voice.words)
        # Who has left the table, or a monster that is dead, cannot speak any more.
        speaker_meant(await self._speakers(found, request), voice.speaker)
        return voice, found

    async def _change(self, voice: Voice) -> None:
        if not await self._work.store.change_voice(voice):
            raise RuleError("voice-refused-gone")

    async def _waiting(self, voice: Voice) -> Voice | None:
        """Return what the person has kept for the same hero's next deed, if anything."""
        if voice.seat is None:
            return None
        known = await self._work.store.voices_by(voice.user, voice.adventure, LISTED)
        return next(
            (
                each
                for each in known
                if (each.state, each.seat, each.step) == ("waits", voice.seat, None)
                and each.id != voice.id
            ),
            None,
        )

    async def _prepared(
        self, found: Adventure, voice: Voice, request: Request, speaker: Speaker | None = None
    ) -> Prepared:
        if speaker is None:
            known = await self._speakers(found, request)
            speaker = next((each for each in known if each.key == voice.speaker), None)
        return Prepared(
            voice=voice,
            speaker=speaker,
            waiting=await self._waiting(voice) if voice.state == "draft" else None,
            hosts=found.host == request.user,
            everybody=await self._everybody(found.id),
            moderates=voice.user != request.user,
            locale=found.locale,
        )
