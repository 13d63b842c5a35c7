"""Undoing steps: one's own last one while nothing was shown, others by agreement or the host.

An undo is a step of its own. The journal keeps what was undone, and no die is rolled again.
"""

import asyncio
from collections.abc import Sequence, Set
from itertools import zip_longest
from typing import Any

from rules.core.answers import View
from rules.core.errors import RuleError
from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Feature, Scene
from rules.core.words import Text
from rules.pace.ballots import UndoProposal
from rules.ports import Adventure, SeatRecord, Step, Store
from rules.registry import ruleset
from rules.service.change import Change
from rules.service.clocks.new_calls import VoteRequest
from rules.service.clocks.schedule import table_of, write
from rules.service.journal import kinds
from rules.service.journal.last_steps import NEAR, SNAPSHOTS, LastSteps
from rules.service.journal.loading import kept_state, loaded, seats_of
from rules.service.journal.replay import MISFITS, REACH, Playback, effective
from rules.service.play.actions import write_down
from rules.service.play.seats import mine_of, running, voters
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases


class Undo(UseCases):
    """Use cases of undoing steps."""

    async def undo(self, request: Request, adventure: str, to: int = 0) -> Answer:
        """Undo one's own last step; or agree to a proposed undo; or go back to after step `to`.

        A host goes back at once; anybody else asks the others, who all have to agree.

        Raises:
            NotSeated: the person has no seat there.
            RuleError: something was shown since, there is nothing to go back to, or it is a daily,
                where only one's own unseen step goes back.
        """
        target = 0
        goal: GameState | None = None

        async def look(before: Adventure) -> None:
            nonlocal target, goal
            running(before)
            mine_of(before, request)
            if to and before.day:
                raise RuleError("undo-refused-daily")
            target = to or await self._own(before, request)
            goal = await self._state_at(before, target)

        def alter(draft: Change) -> None:
            mine = mine_of(draft.adventure, request)
            if goal is None:
                raise RuleError("undo-refused-far")
            if not to and not self._asked(draft.adventure, request):
                _take_back(draft, target, goal, mine, "own")
                draft.text = Text.of("undo-done")
            elif to and request.user == draft.adventure.host:
                _take_back(draft, target, goal, mine, "host")
                draft.text = Text.of("undo-done")
            else:
                self._agree(draft, mine, target, goal)

        return await self._work.change(request, adventure, alter, look=look)

    def _agree(self, draft: Change, mine: SeatRecord, target: int, goal: GameState) -> None:
        table = table_of(draft.adventure)
        asked = table.undo
        if asked is None or asked.to != target:
            asked = UndoProposal(to=target, seat=mine.seat, opened=self._work.clock.now())
        asked = asked.with_(agreed=tuple(sorted({*asked.agreed, mine.seat})))
        wanted = set(voters(draft.adventure))
        write_down(draft, kinds.UNDO_WISH, mine, {"to": target})
        write(draft, table.with_(undo=asked))
        if wanted <= set(asked.agreed):
            _take_back(draft, target, goal, mine, "all")
            draft.text = Text.of("undo-done")
        else:
            missing = wanted - set(asked.agreed)
            draft.asked.append(VoteRequest(tuple(missing), "undo", target))
            draft.fresh = True
            names = [each.name for each in draft.adventure.seats if each.seat in missing]
            draft.text = Text.of("undo-waits", heroes=", ".join(names))

    def _asked(self, adventure: Adventure, request: Request) -> bool:
        """Return whether the person can agree to an undo that somebody else proposed."""
        asked = table_of(adventure).undo
        mine = {each.seat for each in seats_of(adventure, request.user)}
        return asked is not None and not mine & set(asked.agreed)

    async def _own(self, before: Adventure, request: Request) -> int:
        """Return the version that an undo by this person would restore.

        Raises:
            RuleError: they have done nothing that they could undo alone.
        """
        asked = table_of(before).undo
        if asked is not None and self._asked(before, request):
            return asked.to
        mine = {each.seat for each in seats_of(before, request.user)}
        since = await _since_last_act(LastSteps(self._work.store, before), before)
        if not since or since[0].seat not in mine:
            raise RuleError("undo-refused-nothing")
        to = since[0].version - 1
        earlier = await self._state_at(before, to)
        rules, now = loaded(before)
        shown = earlier is None or any(step.faces for step in since if kinds.of(step).plays)
        if shown or (earlier is not None and came_to_light(rules, earlier, now, mine)):
            raise RuleError("undo-refused-shown", to=to)
        return to

    async def _state_at(self, found: Adventure, version: int) -> GameState | None:
        """Return the state that an adventure had at an earlier version; None where nobody may go.

        Raises:
            RuleError: the log was written by other rules than today's.
        """
        if not found.version - REACH <= version < found.version:
            return None
        steps = await self._work.store.journal(found.id)
        if any(kinds.of(step).firm and step.version > version for step in steps):
            return None
        valid = effective(steps)
        gone = {step.version for step in steps if kinds.of(step) is not kinds.UNDO} - {
            step.version for step in valid
        }
        if version in gone or not any(
            kinds.of(step).plays and step.version > version for step in valid
        ):
            return None
        rules, _ = loaded(found)
        near, begin = await self._kept(found, version)
        if near is not None and begin == version:
            return near
        earlier = [step for step in steps if step.version <= version]
        return await asyncio.to_thread(_replayed, rules, earlier, near, begin)

    async def _kept(self, found: Adventure, version: int) -> tuple[GameState | None, int]:
        """Return the latest state that is kept up to a version, and its version; or None and 0."""
        rules = ruleset(found.ruleset)
        for at in range(version, max(0, found.version - SNAPSHOTS - 1), -1):
            state = kept_state(rules, await self._work.store.snapshot(found.id, at))
            if state is not None:
                return state, at
        return None, 0


async def may_go_back(store: Store, recent: LastSteps, found: Adventure) -> bool:
    """Return whether the person who acted last can undo that alone: nothing was revealed since."""
    if found.status != "running":
        return False
    since = await _since_last_act(recent, found)
    if not since or any(step.faces for step in since if kinds.of(step).plays):
        return False
    rules, now = loaded(found)
    earlier = kept_state(rules, await store.snapshot(found.id, since[0].version - 1))
    seat = since[0].seat
    return earlier is not None and not came_to_light(rules, earlier, now, {seat} if seat else set())


async def _since_last_act(recent: LastSteps, found: Adventure) -> Sequence[Step]:
    """Return the steps since somebody acted last, that one first; none where nobody goes back."""
    steps = await recent.since(found.version - NEAR)
    last = _last_act(steps)
    if last < 0 or any(kinds.of(step) is kinds.UNDO for step in steps[last:]):
        # What was taken back since does not count, so that it may have been long ago.
        steps = effective(await recent.since(found.version - REACH))
        last = _last_act(steps)
    return steps[last:] if last >= 0 and kinds.of(steps[last]).acts else ()


def _last_act(steps: Sequence[Step]) -> int:
    """Return where somebody acted last, or the table did what holds; -1 where nobody did."""
    return max(
        (at for at, step in enumerate(steps) if kinds.of(step).acts or kinds.of(step).firm),
        default=-1,
    )


def _replayed(
    rules: AnyRuleset, steps: Sequence[Step], begin: GameState | None, version: int
) -> GameState | None:
    """Return the state to which steps lead from one that is kept, or from the beginning.

    Raises:
        RuleError: they were taken by other rules than today's.
    """
    for state, at in ((begin, version), (None, 0)):
        course = Playback(rules, state, at)
        try:
            for step in steps:
                if step.version > at:
                    course.follow_exactly(step)
        except MISFITS:
            continue
        return course.state
    raise RuleError("undo-refused-older")


def _take_back(draft: Change, to: int, goal: GameState, mine: SeatRecord, by: str) -> None:
    """Restore an earlier state as a step, and end the proposal of it."""
    action: dict[str, Any] = {"to": to, "seat": mine.seat, "by": by}
    draft.step(kinds.UNDO, action=action, state=goal, turn_from=draft.adventure.version + 1)
    table = table_of(draft.adventure)
    if table.undo is not None:
        write(draft, table.with_(undo=None))
    draft.fresh = True


def came_to_light(rules: AnyRuleset, before: GameState, after: GameState, seats: set[Seat]) -> bool:
    """Return whether a step revealed anything: of the map, its figures, or one's own hero."""
    return any(
        _more(rules.view(before, viewer), rules.view(after, viewer), rules.turn_notes)
        for viewer in (None, *sorted(seats))
    )


def _more(before: View, after: View, aside: Set[str]) -> bool:
    return (
        before.scene.region != after.scene.region
        or _sees_more(before.scene, after.scene)
        or bool(_there(after.scene) - _there(before.scene))
        or before.scene.terrain != after.scene.terrain
        or _noted(before, aside) != _noted(after, aside)
    )


def _noted(view: View, aside: Set[str]) -> list[list[Text]]:
    """Return what is noted of each hero, but for notes that tell of turns alone."""
    return [[note for note in line.notes if note.key not in aside] for line in view.party]


def _sees_more(before: Scene, after: Scene) -> bool:
    """Return whether a square is, or was, in sight that was not before."""
    return any(
        was == " " != now
        for row, seen in zip_longest(before.sight, after.sight, fillvalue="")
        if row != seen
        for was, now in zip_longest(row, seen, fillvalue=" ")
    )


def _there(scene: Scene) -> set[str | Feature]:
    """Return the figures that are to be seen, by their keys, and what lies about."""
    return {token.key for token in scene.tokens} | set(scene.features)
