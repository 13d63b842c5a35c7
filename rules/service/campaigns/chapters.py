"""The last map of every adventure of a campaign, as everybody saw it, from the journal alone."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from rules.core.answers import View
from rules.core.errors import RuleError
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Scene
from rules.ports import Adventure, Step, Store
from rules.registry import ruleset
from rules.service.journal.replay import PartialPlayback, RecordedDice, play
from rules.service.play.campaign_seeds import HOME

MOST_KEPT = 4
"""Campaigns whose maps are remembered, as people page through them."""


class Played(NamedTuple):
    """A journal played up to a version, and the last map of each adventure on the way."""

    version: int
    course: PartialPlayback
    scenes: dict[int, Scene]


class Chapters:
    """Plays journals again for their maps, continuing where the last look ended."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Played] = OrderedDict()

    async def last_scene(self, campaign: Adventure, number: int) -> Scene:
        """Return the last map of an adventure that is over, as everybody saw it.

        It takes a while, in a thread.

        Raises:
            RuleError: it was played by other rules than today's, or nothing tells of it.
        """
        rules = ruleset(campaign.ruleset)
        kept = self._kept.get(campaign.id, Played(0, PartialPlayback(rules), {}))
        if number not in kept.scenes:
            steps = await self._store.journal(campaign.id, since=kept.version)
            kept = await asyncio.to_thread(_on, rules, kept, steps)
            self._kept[campaign.id] = kept
        self._kept.move_to_end(campaign.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        if number not in kept.scenes:
            raise RuleError("error-other-rules", step=kept.course.first_unplayed)
        return kept.scenes[number]


def _on(rules: AnyRuleset, before: Played, steps: Sequence[Step]) -> Played:
    version, course, scenes = before.version, before.course.branch(), dict(before.scenes)
    for step in steps:
        state = course.state
        moved = course.follow(step)
        version = step.version
        if moved is None:
            continue
        for event in moved.events:
            if getattr(event, "kind", "") == HOME and state is not None:
                view: View = rules.view(_ended(state, step), None)
                scenes[int(getattr(event, "number"))] = view.scene  # noqa: B009 - of that kind
    return Played(version, course, scenes)


def _ended(before: Any, step: Step) -> Any:  # noqa: ANN401 - of any system
    """Return a campaign as its adventure had just ended, before the party came home.

    The step did both; where it set out as well, the campaign before it is all there is to show.
    """
    if before.away is None:
        return before
    inner: AnyRuleset = type(before).inner
    ended = play(inner, before.away, step, RecordedDice(iter(step.faces)))
    return before if ended is None else before.with_(away=ended.state)
