"""What a long turn of tokens and Monsters keeps where there is no room for all of it."""

from rules.core.hooks import Telling

TELLING = Telling(
    heads=frozenset(
        {
            "mkd-round-began",
            "mkd-token-moved",
            "mkd-token-stayed",
            "mkd-token-turned",
            "mkd-false-alarm",
            "mkd-decided",
            "mkd-fled",
            "mkd-sought",
            "mkd-went-out",
            "mkd-came-back",
            "mkd-help-rolled",
            "mkd-goal-chosen",
            "mkd-idle",
            "mkd-mends",
            "mkd-walked",
            "mkd-entered",
            "mkd-stopped",
            "mkd-chest-shut",
            "mkd-regenerated",
        }
    ),
    major=frozenset(
        {
            "mkd-fell",
            "mkd-captured",
            "mkd-stolen",
            "mkd-raised",
            "mkd-summoned",
            "mkd-chest-broken",
            "mkd-hero-left",
            "mkd-went-down",
            "mkd-floor-began",
            "mkd-time-ran-out",
            "mkd-quest-won",
            "mkd-quest-lost",
            "mkd-token-turned",
            "mkd-appeared",
            "mkd-rose",
        }
    ),
    minor=frozenset(
        {
            "mkd-walked",
            "mkd-turned",
            "mkd-token-moved",
            "mkd-token-stayed",
            "mkd-false-alarm",
            "mkd-idle",
            "mkd-hesitated",
            "mkd-door-opened",
            "mkd-door-closed",
            "mkd-chest-shut",
            "mkd-earned",
            "mkd-held",
            "mkd-waived",
        }
    ),
)
"""Each token and each Monster has a line; deaths, thefts and newcomers are told to the last."""
