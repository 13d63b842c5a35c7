"""Which steps a card shows: those of its turn, and where the latest happening begins."""

from collections.abc import Sequence

from rules.ports import Adventure, Step
from rules.service.journal import kinds
from rules.service.journal.last_steps import LastSteps

MOST_ROLLS = 100
"""Steps that are searched for the first of some rolls."""


async def steps_of_card(recent: LastSteps, found: Adventure) -> Sequence[Step]:
    """Return the steps of the turn that a card shows.

    Rolls that ended the turn before it are among them, from the first on.
    """
    since = max(0, found.turn_from - 1)
    steps = await recent.since(since)
    if not steps or not (kinds.of(steps[0]).ruled and kinds.of(steps[0]).follows):
        return steps
    before = await recent.since(since - MOST_ROLLS)
    start = max((at for at, step in enumerate(before) if _begins(step, since)), default=0)
    past = [step for step in before[start:] if step.version <= found.turn_from]
    in_one = kinds.of(past[0]).takes or any(kinds.of(step).in_round for step in past)
    if kinds.of(steps[0]) is kinds.AUTO and not in_one:
        return steps
    return before[start:]


def _begins(step: Step, until: int) -> bool:
    return step.version <= until and not kinds.of(step).follows


def begin_of_latest(steps: Sequence[Step]) -> int:
    """Return the index of the first step that the newest card tells of.

    Steps that follow another, or that changed nothing in the game, do not begin a card.
    """
    return max(
        (
            at
            for at, step in enumerate(steps)
            if not kinds.of(step).follows
            and (
                not kinds.of(step).causes
                or any(each.kind == kinds.of(step).causes for each in steps[at + 1 : at + 2])
            )
        ),
        default=0,
    )
