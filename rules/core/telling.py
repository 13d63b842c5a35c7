"""What a card and a summary keep of what happened where there is no room for all of it."""

from collections.abc import Mapping
from typing import Literal

from rules.core.model import Model

Role = Literal[
    "chapter", "hero", "level", "place", "back", "way", "empty", "fight", "hit", "miss", "wound",
    "kill", "fall", "prize", "turn", "plain", "silent",
]  # fmt: skip
"""What an event is to a tale of the whole adventure, see `Telling.tale`."""


class Telling(Model):
    """How a long turn is told where there is no room for all of it, by kinds of events.

    What follows an event of `heads` belongs to it, up to the next head by somebody else: together
    they are one line. `major` kinds are told as long as possible, `minor` ones are the first to go.
    Who an event is about is its first field.

    `outcomes` are what a deed comes to: a card tells them next to the deed, before all that
    happened besides. What turns the outcome before it, as who dodges a hit, is one of `amends`, and
    told wherever that is; `sources` are what outcomes come from, such as a trap, and told once they
    are. `deeds` names, by kinds of actions, the events that tell what was done
    where others may come before them. `summed` are reasons of dice that are told by their sum or
    by what they brought, and not by their faces; of these, cards still show the faces of dice that
    are `thrown` for a deed. `wordless` has for kinds of actions the sentence that tells who did it,
    where no event that matters does: that of the event of this kind, or else it is given the
    `player`, and as `figure` the same name. After one of
    `discoveries` a place is seen for the first time, and a card tells what it looks like.

    `tale` has the roles of kinds in the tale of a whole adventure. A "chapter" begins; a "hero" is
    introduced; a "level" or a "place" is come to, or come "back" to, and a "way" opens where a
    scene may end; "empty" says that nothing was there. A "fight" begins; a "hit" and a "miss" are
    its blows, which are joined and summed up, and a "wound" is what one cost; a "kill" ends a foe
    and a "fall" a hero; a "prize" is won. A "turn" stands by itself, a "plain" event may be joined
    with others, and what is "silent" is not told. A kind that tells of either side has another role
    for one of them as `<kind>/hero`, by the field `side` of the event.

    The words of a kind are `<kind>-tale`: a clause in the past tense, without faces of dice, and
    without a full stop where it can be joined. As `<kind>-tale-on` it leaves out the foe, who was
    just named, and `<kind>-tale-title` is the heading of a scene. With `<kind>-tale-back` whoever
    was just struck answers: these words follow "who". A kind without words of its own is told by
    those of the log, as far as they do without numbers.

    Words of a deed that begin with who did it are said of several who did the same. Where verbs
    differ, as in German, that is done only if they choose by `$doers`: "one" or "many".

    `tale_names` has other keys for names in tales, such as of the second figure of a kind. A name
    `<key>` may have a `<key>-short`, by which it goes in a scene once it was said in full. Where
    `bare_foes` foes are named without an article, which they have once they are known.
    """

    heads: frozenset[str] = frozenset()
    major: frozenset[str] = frozenset()
    minor: frozenset[str] = frozenset()
    outcomes: frozenset[str] = frozenset()
    losses: frozenset[str] = frozenset()
    amends: frozenset[str] = frozenset()
    sources: frozenset[str] = frozenset()
    causes: frozenset[str] = frozenset()
    summed: frozenset[str] = frozenset()
    thrown: frozenset[str] = frozenset()
    deeds: Mapping[str, frozenset[str]] = {}
    wordless: Mapping[str, str] = {}
    discoveries: frozenset[str] = frozenset()
    tale: Mapping[str, Role] = {}
    tale_names: Mapping[str, str] = {}
    bare_foes: bool = False

    def weight(self, kind: str) -> int:
        """Return how much an event matters in the summary of a turn: 2 for major, 0 for minor."""
        return 2 if kind in self.major else 0 if kind in self.minor else 1

    def rank(self, kind: str) -> int:
        """Return how much an event matters on a card: as `weight`, and 2 for outcomes."""
        return 2 if kind in self.outcomes else self.weight(kind)

    def role(self, kind: str, side: object = None) -> Role:
        """Return what an event is to a tale, as declared, or as follows from all else."""
        if side is not None and f"{kind}/{side}" in self.tale:
            return self.tale[f"{kind}/{side}"]
        if kind in self.tale:
            return self.tale[kind]
        if kind in self.minor:
            return "silent"
        if kind in self.discoveries:
            return "place"
        return "turn" if kind in self.major else "plain"


def told_by(kind: str) -> str:
    """Return the key of the words that a kind of events has for tales, see `Telling`."""
    return f"{kind}-tale"


PLAIN = Telling()
