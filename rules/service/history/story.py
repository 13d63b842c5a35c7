"""An adventure as a story: what happened, with its dice and maps, as everybody may see it."""

from bisect import bisect_left

from rules.core.highlights import highlight_places
from rules.core.model import Model
from rules.core.scene import Scene
from rules.core.words import Words
from rules.ports import Adventure, Step
from rules.service.cards.cards import ending_of, require_begun, say_step
from rules.service.cards.rolled import dice_of
from rules.service.cards.titles import titled
from rules.service.history.queries import Queries, older_steps
from rules.service.journal.loading import loaded
from rules.service.journal.paging import with_breaks
from rules.service.journal.replay import effective
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

MOST_MAPS = 24
MOST_DICE = 60


class Part(Model):
    """The events up to one map, their dice, and that map."""

    lines: tuple[str, ...]
    dice: str = ""
    scene: Scene | None = None


class Story(Model):
    """A whole adventure to read: its heroes, its parts in order, and how it ended."""

    title: str
    head: str
    parts: tuple[Part, ...]
    ending: str = ""


class Stories:
    """The use case of reading an adventure as a story."""

    def __init__(self, work: UnitOfWork, queries: Queries) -> None:
        self._work = work
        self._queries = queries

    async def tell(self, request: Request, adventure: str, maps: int = MOST_MAPS) -> Story:
        """Return the story of an adventure with at most so many maps (two at least).

        It is made of what everybody at the table saw, without anything hidden or private.

        Raises:
            NoAdventure: it has not begun, or is played elsewhere.
            Unreadable: what is stored of it cannot be read.
        """
        found = require_begun(await self._work.at(request, adventure))
        reel = await self._queries.reel(adventure)
        words = self._work.words_of(found, request.locale)
        steps = effective(await self._work.store.journal(found.id))
        valid = {step.version for step in steps}
        seen = [
            (version, scene)
            for version, scene in zip(reel.seen_at, reel.scenes, strict=True)
            if version in valid
        ]
        shown = [seen[at] for at in highlight_places([scene for _, scene in seen], max(2, maps))]
        rules, state = loaded(found)
        title = words.say(rules.view(state, None).heading)
        head = words.phrase(
            "story-head",
            heroes=", ".join(seat.name for seat in found.seats),
            place=title,
            id=found.id,
        )
        return Story(
            title=titled(found, words.phrase(f"{found.ruleset}-title"), words),
            head=" ".join(part for part in (head, older_steps(reel, words)) if part),
            parts=tuple(await _parts(found, steps, shown, words)),
            ending=ending_of(found, words) if found.status == "ended" else "",
        )


async def _parts(
    found: Adventure, steps: list[Step], shown: list[tuple[int, Scene]], words: Words
) -> list[Part]:
    """Return the steps cut at those that have a map.

    The last part has what came after them.
    """
    groups: list[list[Step]] = [[] for _ in range(len(shown) + 1)]
    told: list[list[str]] = [[] for _ in groups]
    versions = [version for version, _ in shown]
    async for step in with_breaks(steps):
        at = bisect_left(versions, step.version)
        groups[at].append(step)
        told[at] += say_step(found, step, words)
    parts = []
    for at, (group, lines) in enumerate(zip(groups, told, strict=True)):
        scene = shown[at][1] if at < len(shown) else None
        if lines or scene is not None:
            dice = dice_of(group, found.ruleset, words, MOST_DICE)
            parts.append(Part(lines=tuple(lines), dice=dice, scene=scene))
    return parts
