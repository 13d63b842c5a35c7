"""What a card and a summary keep of what happened where there is no room for all of it."""

from collections.abc import Mapping

from rules.core.model import Model


class Telling(Model):
    """How a long turn is told where there is no room for all of it, by kinds of events.

    What follows an event of `heads` belongs to it, up to the next head by somebody else: together
    they are one line. `major` kinds are told as long as possible, `minor` ones are the first to go.
    Who an event is about is its first field.

    `outcomes` are what a deed comes to: a card tells them next to the deed, before all that
    happened besides. `deeds` names, by kinds of actions, the events that tell what was done where
    others may come before them. `summed` are reasons of dice that are told by their sum or by what
    they brought, and not by their faces; of these, cards still show the faces of dice that are
    `thrown` for a deed. `wordless` has for kinds of actions the sentence that tells who did it,
    where no event that matters does: it is given the `player`. After one of
    `discoveries` a place is seen for the first time, and a card tells what it looks like.
    """

    heads: frozenset[str] = frozenset()
    major: frozenset[str] = frozenset()
    minor: frozenset[str] = frozenset()
    outcomes: frozenset[str] = frozenset()
    summed: frozenset[str] = frozenset()
    thrown: frozenset[str] = frozenset()
    deeds: Mapping[str, frozenset[str]] = {}
    wordless: Mapping[str, str] = {}
    discoveries: frozenset[str] = frozenset()

    def weight(self, kind: str) -> int:
        """Return how much an event matters in the summary of a turn: 2 for major, 0 for minor."""
        return 2 if kind in self.major else 0 if kind in self.minor else 1

    def rank(self, kind: str) -> int:
        """Return how much an event matters on a card: as `weight`, and 2 for outcomes."""
        return 2 if kind in self.outcomes else self.weight(kind)


PLAIN = Telling()
