"""Situations that developers can have staged by name, besides those of all tactical games."""

from rules.core.situations import Situation, Situations, at_most_once
from rules.systems.mkd.situations import SHARED, SINGLE
from rules.systems.mkd.tasks import AskGuard, AskLead, AskOffer
from rules.systems.mkd_delve.state import DelveState


def _offered(state: DelveState) -> bool:
    """Return whether somebody met below has asked for something that is not answered yet."""
    return bool(state.agenda) and isinstance(state.agenda[-1], AskOffer | AskGuard | AskLead)


def _missions(state: DelveState) -> int:
    return sum(met.stage == "open" for met in state.encounters)


def _boss(state: DelveState) -> int:
    """Return how many masters of a level wait on the board."""
    return sum(token.worth > 0 for token in state.tokens)


def _last_level_grown(state: DelveState) -> bool:
    return not state.ending and state.grown and state.level == state.deepest


SITUATIONS = Situations[DelveState](
    known=(
        *SHARED,
        Situation("boss", _boss, ("master",), {"boss": "on"}),
        Situation("offer", at_most_once(_offered), ("stranger", "met")),
        Situation("mission", _missions),
        Situation("grown", at_most_once(lambda state: state.grown and not state.ending)),
        Situation("last-room", at_most_once(_last_level_grown), ("last tile",)),
    ),
    level=lambda state: state.level,
    single=SINGLE,
)
