"""Recaps: what happened since somebody last acted, or from the beginning, from public events."""

import asyncio
from collections.abc import Sequence

from rules.core.errors import NotSeated
from rules.core.model import Model
from rules.core.words import Words
from rules.ports import Adventure, Step
from rules.service.cards.cards import ending_of, require_begun
from rules.service.cards.summary import SHORT
from rules.service.history.log_export import OVER
from rules.service.history.story import material_of
from rules.service.history.tale.gist import gist_of
from rules.service.history.tale.happenings import happenings
from rules.service.history.tale.teller import chapters_of
from rules.service.journal import kinds
from rules.service.journal.loading import loaded, seats_of
from rules.service.journal.replay import effective
from rules.service.records import Request
from rules.service.unit_of_work import UseCases

MOST_TOLD = 600
"""Latest events from which a recap chooses."""


class Recap(Model):
    """Some lines about a stretch of an adventure; `left_out` counts events that are not in them.

    `steps` is how many steps it is about, `taken` how many were taken for the person, whose heroes
    `hero` names; `ordered` says that they have standing orders.
    """

    title: str
    lines: tuple[str, ...]
    left_out: int = 0
    steps: int = 0
    taken: int = 0
    hero: str = ""
    ordered: bool = False


class Recaps(UseCases):
    """Use cases of people who return to a game."""

    async def since_left(self, request: Request, adventure: str, until: int = 0) -> Recap:
        """Return what happened since the person last acted, up to version `until`.

        Raises:
            NoAdventure: the game has not begun, or is played elsewhere.
            NotSeated: the person has no seat there.
        """
        found = require_begun(await self._work.at(request, adventure))
        if not seats_of(found, request.user):
            raise NotSeated("error-join-first")
        words = self._work.words_of(found, request.locale)
        steps = await self._work.store.journal(found.id)
        return await asyncio.to_thread(since_own, found, request.user, steps, words, until)

    async def since(self, request: Request, adventure: str, moment: int) -> Recap:
        """Return what happened after a moment (seconds since 1970), for whoever can see it.

        Raises:
            NoAdventure: the game has not begun, or is played elsewhere.
        """
        found = require_begun(await self._work.at(request, adventure))
        words = self._work.words_of(found, request.locale)
        valid = effective(await self._work.store.journal(found.id))
        later = [each for each in valid if each.at > moment]
        lines, left_out = await asyncio.to_thread(told_in_short, found, later, words)
        lines += _end(found, later, words)
        title = words.phrase("recap-since-message", at=f"<t:{moment}:f>")
        return Recap(title=title, lines=lines, left_out=left_out, steps=len(later))

    async def so_far(self, request: Request, adventure: str) -> Recap:
        """Return the whole adventure in a few lines.

        Raises:
            NoAdventure: the game has not begun, or is played elsewhere.
        """
        found = require_begun(await self._work.at(request, adventure))
        words = self._work.words_of(found, request.locale)
        rules, state = loaded(found)
        steps = effective(await self._work.store.journal(found.id))
        lines, left_out = await asyncio.to_thread(told_in_short, found, steps, words)
        head = words.phrase(
            "recap-head",
            game=words.phrase(f"{found.ruleset}-title"),
            heroes=", ".join(seat.name for seat in found.seats),
            turn=rules.turn(state),
            steps=len(steps),
            begun=f"<t:{found.created}:D>",
        )
        title = words.phrase("recap-whole")
        lines = (head, *lines, *_end(found, steps, words))
        return Recap(title=title, lines=lines, left_out=left_out, steps=len(steps))


def since_own(
    found: Adventure, user: int, steps: Sequence[Step], words: Words, until: int = 0
) -> Recap:
    """Return what happened in an adventure since a person with a seat there last acted.

    `steps` are its whole journal; with `until` they count up to that version.
    """
    seats = seats_of(found, user)
    mine = {each.seat for each in seats}
    valid = [each for each in effective(steps) if not until or each.version <= until]
    own = [at for at, each in enumerate(valid) if _own(each, mine)]
    since = valid[own[-1] + 1 :] if own else valid
    lines, left_out = told_in_short(found, since, words)
    return Recap(
        title=words.phrase("recap-since"),
        lines=(*lines, *_end(found, since, words)),
        left_out=left_out,
        steps=len(since),
        taken=len([each for each in since if kinds.of(each) is kinds.AUTO and each.seat in mine]),
        hero=", ".join(each.name for each in seats),
        ordered=any(each.orders for each in seats),
    )


def text_of(recap: Recap, words: Words) -> str:
    """Return a recap as a text for one person."""
    body = body_of(recap, words) or (words.phrase("recap-nothing"),)
    return "\n".join((f"**{recap.title}**", *body))


def body_of(recap: Recap, words: Words) -> tuple[str, ...]:
    """Return the lines of a recap under its title, beginning with what was done for the person."""
    body = [f"- {line}" for line in recap.lines]
    if recap.taken:
        how = "orders" if recap.ordered else "autopilot"
        taken = words.phrase("recap-taken", count=recap.taken, hero=recap.hero, how=how)
        body.insert(0, taken)
    if recap.left_out:
        body.append(words.phrase("card-more", count=recap.left_out))
    return tuple(body)


def _own(step: Step, mine: set[int]) -> bool:
    return kinds.of(step).by == "player" and step.seat in mine


def _end(found: Adventure, steps: Sequence[Step], words: Words) -> tuple[str, ...]:
    """Return how an adventure ended, where its last step is among these."""
    last = steps[-1].version if steps else 0
    over = found.status in OVER and last == found.version
    return (ending_of(found, words).replace("\n", " "),) if over else ()


def told_in_short(
    found: Adventure, steps: Sequence[Step], words: Words
) -> tuple[tuple[str, ...], int]:
    """Return the steps in at most nine lines, as the tale tells them, and how much is left out."""
    kept = _latest(found, steps)
    told = chapters_of(material_of(found, kept, None, words), words, in_short=True)
    scenes = [scene for chapter in told.chapters for scene in chapter.scenes]
    gist = gist_of(scenes, SHORT.lines, SHORT.letters)
    telling = loaded(found)[0].telling
    worth = {each.source for each in happenings(steps, telling)}
    return gist.lines, len(worth - gist.told)


def _latest(found: Adventure, steps: Sequence[Step]) -> Sequence[Step]:
    """Return the latest steps in which something happened that a recap may choose from."""
    count = 0
    telling = loaded(found)[0].telling
    for at in range(len(steps) - 1, -1, -1):
        count += sum(1 for _ in happenings([steps[at]], telling))
        if count > MOST_TOLD:
            return steps[at:]
    return steps
