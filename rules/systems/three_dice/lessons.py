"""What a newcomer is told of each kind of action the first times that it is asked."""

from collections.abc import Mapping
from types import MappingProxyType

LESSONS: Mapping[str, str] = MappingProxyType(
    {
        "claim": "three-dice-lesson-claim",
        "raise": "three-dice-lesson-raise",
        "use-charm": "three-dice-lesson-charm",
        "lose": "three-dice-lesson-lose",
        "run-with-boots": "three-dice-lesson-run",
        "use-salts": "three-dice-lesson-run",
        "flee": "three-dice-lesson-run",
        "attack": "three-dice-lesson-attack",
        "place-exits": "three-dice-lesson-exits",
        "place-door": "three-dice-lesson-exits",
        "keep": "three-dice-lesson-keep",
        "unlock": "three-dice-lesson-lock",
        "force": "three-dice-lesson-lock",
        "descend": "three-dice-lesson-descend",
        "search": "three-dice-lesson-search",
        "drink": "three-dice-lesson-potion",
        "go": "three-dice-lesson-go",
    }
)
"""The sentence for a kind of action, what is rarer first."""
