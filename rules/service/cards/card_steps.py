"""Which steps a card shows: those of its turn, and where the latest happening begins."""

from collections.abc import Sequence

from rules.ports import Adventure, Step
from rules.service.clocks.schedule import DECLARED, ENDED, KEEP, READIED, SAYING
from rules.service.journal.last_steps import LastSteps
from rules.service.play.campaign_seeds import RESEED
from rules.service.play.due_turns import LAPSE, OVERDUE

FOLLOWING = ("auto", "roll", ENDED, DECLARED, OVERDUE, LAPSE, *SAYING, RESEED, READIED)
"""Kinds of steps that a card shows together with the one they followed."""
ROUND = (DECLARED, OVERDUE)
"""Kinds of steps with which turns of a round were carried out together."""
CAUSES = {"clock": "auto", KEEP: DECLARED}
"""Kinds of steps that change no game, with the kind of step that they may have caused."""
TAKEN = ("clock", "vote")
"""Kinds of steps after which somebody's turn was taken for them."""
MOST_ROLLS = 100
"""Steps that are searched for the first of some rolls."""


async def steps_of_card(recent: LastSteps, found: Adventure) -> Sequence[Step]:
    """Return the steps of the turn that a card shows.

    Rolls that ended the turn before it are among them, from the first on.
    """
    since = max(0, found.turn_from - 1)
    steps = await recent.since(since)
    if not steps or steps[0].kind not in ("roll", "auto", ENDED, DECLARED, READIED):
        return steps
    before = await recent.since(since - MOST_ROLLS)
    start = max((at for at, step in enumerate(before) if _begins(step, since)), default=0)
    past = [step for step in before[start:] if step.version <= found.turn_from]
    in_one = past[0].kind in TAKEN or any(step.kind in ROUND for step in past)
    if steps[0].kind == "auto" and not in_one:
        return steps
    return before[start:]


def _begins(step: Step, until: int) -> bool:
    return step.version <= until and step.kind not in FOLLOWING


def begin_of_latest(steps: Sequence[Step]) -> int:
    """Return where the latest happening begins, leaving out steps that changed no game."""
    return max(
        (
            at
            for at, step in enumerate(steps)
            if step.kind not in FOLLOWING
            and (
                step.kind not in CAUSES
                or any(each.kind == CAUSES[step.kind] for each in steps[at + 1 : at + 2])
            )
        ),
        default=0,
    )
