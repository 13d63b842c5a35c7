"""The tale of an adventure: its journal, and what people said, as one text with maps."""

import asyncio
from bisect import bisect_right
from collections.abc import Sequence

from rules.core.errors import RuleError
from rules.core.highlights import highlight_places
from rules.core.scene import Scene
from rules.core.words import Colour, Words
from rules.ports import Adventure, Step
from rules.registry import campaigns
from rules.service.cards.cards import ending_of, require_begun, seed_of_looks
from rules.service.cards.titles import titled
from rules.service.history.queries import Queries, older_steps
from rules.service.history.tale.forms import Forms, capital
from rules.service.history.tale.records import Tale
from rules.service.history.tale.speeches import MOST, speeches_of
from rules.service.history.tale.teller import Material, Told, chapters_of, ending_lines
from rules.service.journal.loading import loaded
from rules.service.journal.reel import Reel
from rules.service.journal.replay import effective
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

MOST_MAPS = 24


class Stories:
    """The use case of reading an adventure as a tale."""

    def __init__(self, work: UnitOfWork, queries: Queries) -> None:
        self._work = work
        self._queries = queries

    async def tell(
        self, request: Request, adventure: str, maps: int = MOST_MAPS, chapter: int = 0
    ) -> Tale:
        """Return the tale of an adventure with at most so many maps (two at least).

        It is made of what everybody at the table saw and said, without anything hidden or private.
        With a `chapter` it is that adventure of a campaign alone.

        Raises:
            NoAdventure: it has not begun, or is played elsewhere.
            RuleError: there is no such chapter.
            Unreadable: what is stored of it cannot be read.
        """
        found = await self._work.at(request, adventure)
        if chapter and found.ruleset not in campaigns():
            raise RuleError("story-refused-single")
        return await self.of(found, request.locale, maps, chapter)

    async def of(
        self, adventure: Adventure, locale: str, maps: int = MOST_MAPS, chapter: int = 0
    ) -> Tale:
        """Return the tale of an adventure that somebody may see, as `tell` does.

        Raises:
            NoAdventure, RuleError, Unreadable: as for `tell`.
        """
        found = require_begun(adventure)
        reel = await self._queries.reel(found.id)
        words = self._work.words_of(found, locale)
        steps = effective(await self._work.store.journal(found.id))
        voices = await self._work.store.voices_in(found.id, MOST)
        speeches = speeches_of(reversed(voices), steps)
        material = material_of(found, steps, reel, words)._replace(voices=speeches)
        told = await asyncio.to_thread(chapters_of, material, words)
        tale = self._tale(found, told, words, older_steps(reel, words))
        if chapter:
            kept = tuple(each for each in tale.chapters if each.number == chapter)
            if not kept:
                raise RuleError("story-refused-chapter", chapter=chapter)
            tale = tale.with_(chapters=kept, ending=())
        valid = {step.version for step in steps}
        return await asyncio.to_thread(_with_maps, tale, reel, valid, max(2, maps))

    def _tale(self, found: Adventure, told: Told, words: Words, remark: str) -> Tale:
        rules, state = loaded(found)
        party = rules.view(state, None).party
        living = [
            words.say(line.title) if line.title else line.name for line in party if not line.down
        ]
        over = found.status == "ended"
        seed = seed_of_looks(found)
        ending = (
            ending_lines(ending_of(found, words), told, living, words, seed)
            if over
            else (words.phrase("tale-goes-on"),)
        )
        return Tale(
            title=titled(found, words.phrase(f"{found.ruleset}-title"), words),
            head=words.phrase(
                "tale-head", game=words.phrase(f"{found.ruleset}-title"), id=found.id
            ),
            opening=_opening(found, words, seed),
            chapters=told.chapters,
            ending=ending,
            remark=remark,
        )


def material_of(
    found: Adventure, steps: Sequence[Step], reel: Reel | None, words: Words
) -> Material:
    """Return what the teller needs of an adventure: all but what people said.

    Without a reel scenes are headed by what happens in them alone.
    """
    seen = list(reel.seen_at) if reel is not None else []

    def place_at(version: int) -> str:
        if reel is None or not reel.scenes:
            return ""
        return words.say(reel.scenes[max(0, bisect_right(seen, version) - 1)].title)

    return Material(
        steps=steps,
        voices=(),
        telling=loaded(found)[0].telling,
        key=found.ruleset,
        names={seat.seat: seat.name for seat in found.seats},
        seed=seed_of_looks(found),
        place_at=place_at,
    )


def _opening(found: Adventure, words: Words, seed: bytes) -> str:
    forms = Forms(words, Colour(seed, "tale-opening"))
    names = [seat.name for seat in found.seats]
    key = "tale-opening" if len(names) > 1 else "tale-opening-alone"
    return capital(forms.phrase(key, heroes=forms.words.listed(names)))


def _with_maps(tale: Tale, reel: Reel, valid: set[int], most: int) -> Tale:
    """Return a tale with maps where a place changed: the last map of each scene, if it is new."""
    seen = [
        (version, scene)
        for version, scene in zip(reel.seen_at, reel.scenes, strict=True)
        if version in valid
    ]
    versions = [version for version, _ in seen]
    found: list[tuple[int, Scene]] = []
    shown = -1
    for number, scene in enumerate(tale.scenes):
        at = bisect_right(versions, scene.until) - 1
        if at > shown:
            found.append((number, seen[at][1]))
            shown = at
    kept = highlight_places([scene for _, scene in found], most)
    return tale.with_maps(dict(found[at] for at in kept))
