"""Repairing an adventure that cannot be read: its state is replayed from the journal.

Where the journal cannot be played from the beginning, the newest fitting snapshot counts, with the
steps after it. Parts that neither has begin anew, and are named.
"""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from rules.core.errors import NoAdventure, RuleError, Unreadable
from rules.core.model import GameState
from rules.core.ruleset import AnyRuleset
from rules.pace.frozen import Span, merged
from rules.ports import Adventure, Step
from rules.registry import campaigns, ruleset, rulesets
from rules.service.change import Change
from rules.service.clocks.schedule import OPEN, table_of, write
from rules.service.journal import kinds
from rules.service.journal.last_steps import SNAPSHOTS
from rules.service.journal.loading import kept_state, loaded, trouble_of
from rules.service.journal.replay import MISFITS, Playback
from rules.service.records import Request
from rules.service.unit_of_work import UseCases

"""The kind of step with which a repaired adventure goes on; it changes no state."""
NEWER = "error-newer-state"

Source = Literal["kept", "journal", "snapshot"]
Part = Literal["clock", "options", "outcome", "orders"]


class Repaired(NamedTuple):
    """What was repaired: of how many `steps` how many were `kept`, and the source of the state.

    With the source `kept` the state was sound; `since` is the version of the `snapshot`. `proven`
    says that the journal, played from its beginning, leads to the state. The `lost` parts begin
    anew.
    """

    adventure: str
    steps: int
    kept: int
    source: Source
    since: int
    proven: bool
    lost: tuple[Part, ...]


class Found(NamedTuple):
    """A state, its version, and where it was found."""

    state: GameState
    version: int
    source: Source
    since: int = 0


class Repairs(UseCases):
    """The use case of repairing an adventure."""

    async def check(self, adventure: str) -> Adventure:
        """Return an adventure that can be repaired, as far as can be said before trying.

        Raises:
            NoAdventure: there is none.
            RuleError: nothing is wrong with it, its rules are unknown, or it has lost its seed.
            Unreadable: a newer program wrote it, which can read it.
        """
        found = await self._work.store.load(adventure)
        if found is None:
            raise NoAdventure("repair-no-adventure", id=adventure)
        if found.ruleset not in {*rulesets(), *campaigns()}:
            raise RuleError("repair-unknown-ruleset", ruleset=found.ruleset)
        trouble = trouble_of(found)
        if trouble is None:
            raise RuleError("repair-nothing-wrong", id=adventure)
        if trouble.text.key == NEWER:
            raise trouble
        if "seed" in found.missing:
            raise RuleError("repair-no-seed", id=adventure)
        return found

    async def repair(self, adventure: str) -> Repaired:
        """Repair an adventure and let it go on; no clock ran while it was set aside.

        Raises:
            NoAdventure, RuleError, Unreadable: as for `check`; or no state of it can be had.
        """
        found = await self.check(adventure)
        journal = await self._work.store.journal(found.id)
        steps = {step.version: step for step in journal}
        found, lost = _with_parts(found, steps)
        goal = await self._state(found, steps)
        kept = found.version if goal is None else goal.version
        state = None if goal is None else goal.state
        proven = goal is not None and _proven(ruleset(found.ruleset), steps, goal)
        if state is not None:
            found = found.with_(state=state.model_dump(mode="json"))
        if found.status == "ended" and not found.outcome:
            found = found.with_(outcome=_outcome(found, state))

        def alter(draft: Change) -> None:
            back = {"to": kept, "by": kinds.REPAIR.name}
            short = kept < found.version
            draft.step(
                kinds.UNDO if short else kinds.REPAIR, action=back if short else None, state=state
            )
            if short:
                draft.adventure = draft.adventure.with_(turn_from=draft.adventure.version)
            draft.silent = found.status not in OPEN
            draft.fresh = not draft.silent
            if found.clock and not draft.silent:
                lost_time = Span(found.updated, max(found.updated, self._work.clock.now()))
                table = table_of(draft.adventure)
                write(draft, table.with_(stops=merged((*table.stops, lost_time))))

        # The id makes two repairs of the same version one.
        request = Request(
            id=f"{kinds.REPAIR.name}:{found.id}:{found.version}",
            user=0,
            channel=found.channel,
            guild=found.guild,
            locale=found.locale,
        )
        await self._work.rewrite(request, found, alter)
        source = "kept" if goal is None else goal.source
        since = 0 if goal is None else goal.since
        return Repaired(found.id, found.version, kept, source, since, proven, lost)

    async def _state(self, found: Adventure, steps: Mapping[int, Step]) -> Found | None:
        """Return the last state of an adventure that can be restored.

        None before it began.

        Raises:
            RuleError: it cannot be had at all.
        """
        if found.state is not None:
            try:
                return Found(loaded(found.with_(missing=()))[1], found.version, "kept")
            except Unreadable:
                pass
        begun = any(kinds.of(step) is kinds.BEGIN for step in steps.values())
        if found.status == "lobby" or (not begun and len(steps) == found.version):
            return None
        rules = ruleset(found.ruleset)
        tries = [_played(rules, steps, found.version, None)]
        if tries[0] is None or tries[0].version < found.version:
            for version in range(found.version, max(0, found.version - SNAPSHOTS), -1):
                raw = await self._work.store.snapshot(found.id, version)
                state = kept_state(rules, raw)
                if state is not None:
                    begin = Found(state, version, "snapshot", version)
                    tries.append(_played(rules, steps, found.version, begin))
        had = [each for each in tries if each is not None]
        if not had:
            raise RuleError("repair-nothing-left", id=found.id)
        return max(had, key=lambda each: (each.version, each.source == "journal", each.since))


def _played(
    rules: AnyRuleset, steps: Mapping[int, Step], last: int, begin: Found | None
) -> Found | None:
    """Return the state that a journal leads to, from its beginning or from a snapshot."""
    at = begin.version if begin else 0
    course = Playback(rules, begin.state if begin else None, at)
    good = course.state
    for version in range(at + 1, last + 1):
        step = steps.get(version)
        if step is None:
            break
        try:
            course.follow_exactly(step)
        except MISFITS:
            break
        at, good = version, course.state
    if good is None:
        return None
    return Found(good, at, "journal") if begin is None else begin._replace(state=good, version=at)


def _proven(rules: AnyRuleset, steps: Mapping[int, Step], found: Found) -> bool:
    """Return whether the journal, played from its beginning, leads to a state."""
    if found.source == "journal":
        return True
    played = _played(rules, steps, found.version, None)
    return played is not None and played == Found(found.state, found.version, "journal")


def _with_parts(found: Adventure, steps: Mapping[int, Step]) -> tuple[Adventure, tuple[Part, ...]]:
    """Return an adventure without the parts that cannot be read, and which those are."""
    lost: list[Part] = []
    rules = ruleset(found.ruleset)
    sound = "options" not in found.missing
    try:
        rules.options_type.model_validate(dict(found.options))
    except ValueError:
        sound = False
    if not sound:
        begun = (
            step.action for step in steps.values() if kinds.of(step) is kinds.BEGIN and step.action
        )
        written = next((each["options"] for each in begun if "options" in each), None)
        if written is None:
            lost.append("options")
            written = rules.options_type().model_dump(mode="json")
        found = found.with_(options=written)
    clocked = "clock" not in found.missing
    try:
        table_of(found.with_(missing=()))
    except Unreadable:
        clocked = False
    if not clocked:
        lost.append("clock")
        found = found.with_(clock={})
    if found.status == "ended" and not found.outcome:
        lost.append("outcome")
    if "orders" in found.missing:
        lost.append("orders")
    return found.with_(missing=()), tuple(lost)


def _outcome(found: Adventure, state: GameState | None) -> Mapping[str, Any]:
    outcome = None if state is None else ruleset(found.ruleset).outcome(state)
    return {"result": "abandoned"} if outcome is None else outcome.model_dump(mode="json")
