"""The signs of a card: those of its figures, its numbers and the dice that were thrown."""

from collections.abc import Iterable, Iterator, Sequence

from rules.core import signs
from rules.core.answers import PartyLine, Stat
from rules.core.ruleset import AnyRuleset
from rules.core.telling import Telling
from rules.core.words import Text
from rules.service.cards.rolled import Face

MOST_DICE = 4
"""The most faces of dice on a card."""


class Signs:
    """Finds the sign of what a text names: a figure's, an attribute's, or a hero's by name."""

    def __init__(self, rules: AnyRuleset, party: Iterable[PartyLine]) -> None:
        self._rules = rules
        self._heroes = {line.name: line.face for line in party if line.face and not line.title}

    def of(self, text: Text | None) -> str:
        """Return the first sign in a text and in the texts inside of it; empty without one."""
        return "" if text is None else next(self._all(text), "")

    def _all(self, text: Text) -> Iterator[str]:
        if found := self._rules.sign_of(text.key):
            yield found
        for _, inside in text.args:
            if isinstance(inside, Text):
                yield from self._all(inside)
            elif inside in self._heroes:
                yield self.of_hero(str(inside))

    def of_hero(self, name: str) -> str:
        """Return the sign of a hero that is called as its player chose; empty for others."""
        return signs.figure(self._heroes.get(name, ""))

    def of_stat(self, stat: Stat) -> str:
        """Return the sign of a number: its attribute's, or a heart for hit points."""
        found = self.of(stat.label)
        if found or not stat.vital or stat.most is None:
            return found
        return signs.heart(stat.value, stat.most)


def dice_signs(rolled: Sequence[Face], telling: Telling) -> tuple[str, ...]:
    """Return the signs of the first dice that were thrown and not merely drawn from a table."""
    thrown = (
        signs.die(sides, face)
        for sides, reason, face in rolled
        if reason in telling.thrown or reason not in telling.summed
    )
    return tuple(each for each in thrown if each)[:MOST_DICE]
