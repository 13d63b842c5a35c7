"""What the conformance tests have to know of both tactical games."""

from typing import Any

from rules.systems.mkd.turns import question

PREFIXES = ("mkd", "mkc")
ACTING = {
    "mkd-prompt-spin": ("toward", "figure"),
    "mkd-prompt-strike-counter": ("target", "figure"),
    "mkd-prompt-strike-passing": ("target", "figure"),
    "mkd-retaliated": ("figure", "attacker"),
    "mkd-stopped": ("figure", "by"),
    "mkd-terrified": ("figure", "by"),
    "mkd-vote-cast": ("player", "figure"),
}
EITHER = frozenset({"mkd-person-met"})
NOT_ACTING = frozenset(
    {
        "mkd-mission-failed",
        "mkd-mission-won",
        "mkd-offer-declined",
        "mkd-offer-taken",
        "mkd-person-seen",
        "mkd-token-came",
    }
)
NAMES_OF_ONE = r"mkd-figure-\w+"
COSTLY = 3
"""Times as many options as others offer."""


def round_of(state: Any) -> object:
    """Teams act one after the other; what Monsters ask in between is no such turn."""
    return state.round, state.part, question(state)
