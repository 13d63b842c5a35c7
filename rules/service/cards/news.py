"""News: what the latest choice led to, as a card tells it: the deed, its outcome, then the rest."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.core.model import Seat
from rules.core.telling import Telling
from rules.core.words import Colour, Text, Words, text_of
from rules.ports import Step

MINOR, USUAL, OUTCOME, DEED = range(4)
"""How much a sentence matters: what a press did is always told; the others as `Telling` ranks."""
MOST = 24
"""The most sentences that a card is given; those that matter least are left out before."""


class News(NamedTuple):
    """Sentences in their order, how much each matters, and how many more there were."""

    sentences: tuple[str, ...]
    ranks: tuple[int, ...]
    left_out: int

    def after(self, first: str) -> "News":
        """Return the news with a more important sentence in front."""
        return News((first, *self.sentences), (DEED, *(MINOR for _ in self.ranks)), 0)


class _Said(NamedTuple):
    sentence: str
    rank: int


def news_of(
    steps: Sequence[tuple[Colour, Step]],
    telling: Telling,
    names: Mapping[Seat, str],
    words: Words,
) -> News:
    """Return what a press and the steps that followed it led to; `names` are those of seats.

    The deed is the first event of the press that is more than a matter of course, together with
    the first outcome after it: a blow that missed, and the wound that it cost.
    """
    said: list[_Said] = []
    wordless = _wordless(steps[0][1], telling) if steps else ""
    if wordless:
        player = names.get(steps[0][1].seat or 0, "")
        said.append(_Said(words.phrase(wordless, player=player), DEED))
    for number, (colour, step) in enumerate(steps):
        deed = deed_of(step, telling) if number == 0 and not wordless else None
        for at, event in enumerate(step.events):
            sentence = words.say(text_of(event), colour)
            rank = telling.rank(str(event["kind"]))
            if at == deed:
                # It is told first, even where it led to something on the way.
                said.insert(0, _Said(_headed(sentence, event, words), DEED))
            else:
                said.append(_Said(sentence, rank))
    first = next((at for at, each in enumerate(said) if each.rank == OUTCOME), None)
    if first is not None:
        said[first] = said[first]._replace(rank=DEED)
    kept = sorted(range(len(said)), key=lambda at: (-said[at].rank, at))
    told = [said[at] for at in sorted(kept[:MOST])]
    return News(
        tuple(each.sentence for each in told),
        tuple(each.rank for each in told),
        sum(1 for at in kept[MOST:] if said[at].rank),
    )


def tells(sentence: str, face: int) -> bool:
    """Return whether a sentence names the face of a die."""
    return re.search(rf"(?<!\d){face}(?!\d)", sentence) is not None


def deed_of(step: Step, telling: Telling) -> int | None:
    """Return which event of a press tells what was done."""
    kinds = [str(event["kind"]) for event in step.events]
    done = telling.deeds.get(str((step.action or {}).get("kind")), frozenset())
    named = (at for at, kind in enumerate(kinds) if kind in done)
    usual = (at for at, kind in enumerate(kinds) if telling.rank(kind))
    return next(named, next(usual, 0 if kinds else None))


def _wordless(step: Step, telling: Telling) -> str:
    """Return the sentence for a press of which no event tells that is more than of course."""
    if any(telling.rank(str(event["kind"])) for event in step.events):
        return ""
    return telling.wordless.get(str((step.action or {}).get("kind")), "")


def _headed(sentence: str, event: Mapping[str, object], words: Words) -> str:
    """Return a sentence with the name in bold that it begins with, if it begins with one."""
    names = {_name(value, words) for field, value in event.items() if field != "kind"}
    first = max((each for each in names if sentence.startswith(f"{each} ")), key=len, default="")
    return f"**{first}**{sentence[len(first) :]}" if first else sentence


def _name(value: object, words: Words) -> str:
    if isinstance(value, Mapping):
        return words.say(Text.model_validate(value))
    return value if isinstance(value, str) and value else "\n"
