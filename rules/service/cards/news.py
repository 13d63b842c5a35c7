"""News: what the latest choice led to, as a card tells it: the deed, its outcome, then the rest."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from rules.core.model import Seat
from rules.core.telling import Telling
from rules.core.words import Colour, Words, text_of
from rules.ports import Step
from rules.service.cards.weights import (
    CAUSE,
    DEED,
    LOSS,
    MINOR,
    OUTCOME,
    Event,
    decides,
    deed_of,
    goes_on,
    loss_of,
    name_of,
    rank_of,
    slain,
    stands,
)

NEAR = 4
"""The most events after the deed at which a foe's death still came of it."""
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
    loss: str = ""
    """Which loss of which hero it is: what is lost after that stands for both."""
    amends: bool = False
    """Whether it turns what was told just before."""
    least: int = MINOR
    """How much it matters at least, as the next question stands on it."""


def news_of(
    steps: Sequence[tuple[Colour, Step]],
    telling: Telling,
    names: Mapping[Seat, str],
    heroes: Collection[str],
    words: Words,
) -> News:
    """Return what a press and the steps that followed it led to.

    `names` are those of seats, `heroes` those of the party. The deed is the first event of the
    press that is more than a matter of course, together with the first outcome after it: a blow
    that missed, and the wound that it cost. What decided about it, such as a vote, stands before.
    """
    teller = _Teller(telling, heroes, words)
    if steps:
        teller.tell_press(*steps[0], names)
    for colour, step in steps[1:]:
        teller.tell_step(colour, step)
    said = teller.with_outcome()
    kept = sorted(range(len(said)), key=lambda at: (-said[at].rank, at))
    told = [said[at] for at in sorted(kept[:MOST])]
    return News(
        tuple(each.sentence for each in told),
        tuple(each.rank for each in told),
        sum(1 for at in kept[MOST:] if said[at].rank),
    )


class _Teller:
    """The sentences of a press and of what followed it."""

    def __init__(self, telling: Telling, heroes: Collection[str], words: Words) -> None:
        self._telling = telling
        self._heroes = heroes
        self._words = words
        self._said: list[_Said] = []
        self._caused = 0
        """How many sentences stand before the deed."""
        self._wordless = ""
        """What tells who did it, where no event that matters does."""

    def tell_press(self, colour: Colour, step: Step, names: Mapping[Seat, str]) -> None:
        """Tell the step of a press, the deed first: also where it led to something on the way."""
        self._wordless = _wordless(colour, step, self._telling, names, self._words)
        if self._wordless:
            self._said.append(_Said(self._wordless, DEED))
        deed = None if self._wordless else deed_of(step, self._telling)
        votes = ""
        for at, event in enumerate(step.events):
            sentence = self._sentence(colour, step, at)
            if sentence == self._wordless:
                continue
            if at == deed:
                headed = _headed(sentence, event, self._words)
                self._said.insert(self._caused, _Said(headed, DEED))
            elif deed is not None and at < deed and decides(event, self._telling):
                votes += f"{sentence} "
                # A vote that did not decide would seem to have led to what came, if told alone.
                if not any(decides(later, self._telling) for later in step.events[at + 1 : deed]):
                    self._tell_cause(event, votes.strip(), settled=votes.strip() != sentence)
            else:
                self._tell(event, sentence, self._least_of(step, at, deed))

    def tell_step(self, colour: Colour, step: Step) -> None:
        """Tell a step that followed."""
        for at, event in enumerate(step.events):
            sentence = self._sentence(colour, step, at)
            self._tell(event, sentence, CAUSE if stands(event, self._telling) else MINOR)

    def with_outcome(self) -> list[_Said]:
        """Return the sentences with what the deed came to, which matters as much as the deed.

        What turns an outcome matters as much as that, and a loss is told with the blow before it.
        That somebody is done is no news without what comes of it, such as a new round.
        """
        said, matter = self._said, (OUTCOME, LOSS)
        first = next((at for at in range(self._caused, len(said)) if said[at].rank in matter), None)
        if first is None and self._wordless and len(said) > 1:
            first = 1
        told = [each._replace(rank=DEED) if at == first else each for at, each in enumerate(said)]
        for at in range(1, len(told)):
            before, each = told[at - 1 : at + 1]
            if each.amends:
                told[at] = each._replace(rank=max(each.rank, before.rank))
            elif each.rank == LOSS and before.rank == OUTCOME:
                told[at - 1] = before._replace(rank=CAUSE)
        return [each._replace(rank=max(each.rank, each.least)) for each in told]

    def _sentence(self, colour: Colour, step: Step, at: int) -> str:
        """Return the sentence of an event on a card.

        It is `<kind>-again` after one of its kind, or `<kind>-brief`, where there are such words.
        """
        event, before = step.events[at], step.events[at - 1] if at else {}
        text = text_of(event)
        alike = all(event.get(each) == before.get(each) for each in ("kind", "hero"))
        shorter = text.with_(key=f"{text.key}-again" if alike else f"{text.key}-brief")
        return self._words.say(shorter if self._words.has(shorter.key) else text, colour)

    def _tell_cause(self, event: Event, sentence: str, *, settled: bool) -> None:
        """Tell what decided about the deed, which matters more where it settled several votes."""
        rank = CAUSE if settled else rank_of(event, self._telling, lost=False)
        self._said.insert(self._caused, _Said(sentence, rank))
        self._caused += 1

    def _least_of(self, step: Step, at: int, deed: int | None) -> int:
        """Return how much an event of the press matters at least.

        What goes on with the deed, and the first foe that it slew, matter as much as the deed.
        """
        event = step.events[at]
        if deed is not None and at - deed <= NEAR:
            first = all(each.least != DEED for each in self._said)
            ours = slain(event, self._telling) and first
            if ours or goes_on(event, step.events[deed], step, self._telling):
                return DEED
        return CAUSE if stands(event, self._telling) else MINOR

    def _tell(self, event: Event, sentence: str, least: int) -> None:
        """Tell an event that came of the deed."""
        lost = loss_of(event, self._telling, self._heroes, self._words)
        rank = rank_of(event, self._telling, lost=bool(lost))
        if lost:
            self._said = [_eased(each) if each.loss == lost else each for each in self._said]
            if rank == DEED and self._said:
                self._said = _spared(self._said, lost)
        amends = str(event["kind"]) in self._telling.amends
        self._said.append(_Said(sentence, rank, lost, amends, least))


def _eased(said: _Said) -> _Said:
    """Return a loss after which the same hero lost more: it matters as outcomes do."""
    return said if said.rank == DEED else said._replace(rank=OUTCOME)


def _spared(said: Sequence[_Said], fall: str) -> list[_Said]:
    """Return what stands before a fall: that the same hero has nothing left goes without saying.

    The blow that did it matters as much as a loss.
    """
    *before, last = said
    _, colon, name = fall.partition(":")
    if not last.loss.endswith(f"{colon}{name}"):
        return list(said)
    blow = [each._replace(rank=LOSS) if each.rank == OUTCOME else each for each in before[-1:]]
    return [*before[:-1], *blow, last._replace(rank=MINOR)]


def tells(sentence: str, face: int) -> bool:
    """Return whether a sentence names the face of a die."""
    return re.search(rf"(?<!\d){face}(?!\d)", sentence) is not None


def _wordless(
    colour: Colour, step: Step, telling: Telling, names: Mapping[Seat, str], words: Words
) -> str:
    """Return the sentence for a press of which no event tells that is more than of course."""
    if any(telling.rank(str(event["kind"])) for event in step.events):
        return ""
    key = telling.wordless.get(str((step.action or {}).get("kind")), "")
    told = next((event for event in step.events if event["kind"] == key), None)
    if told is not None:
        return words.say(text_of(told), colour)
    player = names.get(step.seat or 0, "")
    return words.phrase(key, player=player, figure=player) if key else ""


def _headed(sentence: str, event: Event, words: Words) -> str:
    """Return a sentence with the name in bold that it begins with, if it begins with one."""
    names = {name_of(value, words) for field, value in event.items() if field != "kind"}
    first = max((each for each in names if sentence.startswith(f"{each} ")), key=len, default="")
    return f"**{first}**{sentence[len(first) :]}" if first else sentence
