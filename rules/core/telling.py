"""What a summary of a long turn keeps where there is no room for all of it."""

from rules.core.model import Model


class Telling(Model):
    """How a long turn is told where there is no room for all of it, by kinds of events.

    What follows an event of `heads` belongs to it, up to the next head by somebody else: together
    they are one line. `major` kinds are told as long as possible, `minor` ones are the first to go.
    Who an event is about is its first field. After one of `discoveries` a place is seen for the
    first time, and a card tells what it looks like.
    """

    heads: frozenset[str] = frozenset()
    major: frozenset[str] = frozenset()
    minor: frozenset[str] = frozenset()
    discoveries: frozenset[str] = frozenset()

    def weight(self, kind: str) -> int:
        """Return how much a kind of event matters: 2 for major, 0 for minor."""
        return 2 if kind in self.major else 0 if kind in self.minor else 1


PLAIN = Telling()
