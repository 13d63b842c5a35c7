"""What the conformance tests have to know of both tactical games."""

from typing import Any

from rules.systems.mkd.turns import question

COSTLY = 3
"""Times as many options as others offer."""


def round_of(state: Any) -> object:
    """Teams act one after the other; what Monsters ask in between is no such turn."""
    return state.round, state.part, question(state)
