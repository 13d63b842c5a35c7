"""News: what the latest choice led to, as a card tells it: the deed, its outcome, then the rest."""

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.core.model import Seat
from rules.core.telling import Telling
from rules.core.words import Colour, Text, Words, text_of
from rules.ports import Step

MINOR, USUAL, OUTCOME, CAUSE, LOSS, DEED = range(6)
"""How much a sentence matters: what a press did, who of the heroes fell and what was lost is always
told, then what led to a loss and what the next question stands on; others as `Telling` ranks."""
KILL, FALL, STANDS = "kill", "fall", frozenset({"fight", "kill", "chapter", "level"})
"""Roles of events in tales: who died, who fell, and all on which the next question stands."""
HERO = "hero"
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
    said: list[_Said] = []
    wordless = _wordless(*steps[0], telling, names, words) if steps else ""
    if wordless:
        said.append(_Said(wordless, DEED))
    caused, votes = 0, ""
    for number, (colour, step) in enumerate(steps):
        deed = deed_of(step, telling) if number == 0 and not wordless else None
        for at, event in enumerate(step.events):
            sentence = words.say(_text(event, step.events[at - 1] if at else {}, words), colour)
            if sentence == wordless:
                continue
            lost = _loss(event, telling, heroes, words)
            rank = _rank_of_loss(event, telling) if lost else _rank(event, telling)
            if at == deed:
                # It is told first, even where it led to something on the way.
                said.insert(caused, _Said(_headed(sentence, event, words), DEED))
            elif number == 0 and deed is not None and at < deed and _decides(event, telling):
                # A vote that did not decide would seem to have led to what came, if told alone.
                if any(_decides(later, telling) for later in step.events[at + 1 : deed]):
                    votes += f"{sentence} "
                    continue
                said.insert(caused, _Said(votes + sentence, CAUSE if votes else rank))
                caused += 1
            else:
                if lost:
                    said = [_eased(each) if each.loss == lost else each for each in said]
                if lost and rank == DEED and said:
                    said = _spared(said, lost)
                amends = str(event["kind"]) in telling.amends
                ours = number == 0 and deed is not None and at - deed <= NEAR
                least = _least(event, telling, said, ours=ours)
                said.append(_Said(sentence, rank, lost, amends, least))
    said = _with_outcome(said, caused, wordless=bool(wordless))
    kept = sorted(range(len(said)), key=lambda at: (-said[at].rank, at))
    told = [said[at] for at in sorted(kept[:MOST])]
    return News(
        tuple(each.sentence for each in told),
        tuple(each.rank for each in told),
        sum(1 for at in kept[MOST:] if said[at].rank),
    )


def _with_outcome(said: Sequence[_Said], caused: int, *, wordless: bool) -> list[_Said]:
    """Return the sentences with what the deed came to, which matters as much as the deed.

    What turns an outcome matters as much as that, and a loss is told with the blow before it. That
    somebody is done is no news without what comes of it, such as a new round.
    """
    matter = (OUTCOME, LOSS)
    first = next((at for at in range(caused, len(said)) if said[at].rank in matter), None)
    if first is None and wordless and len(said) > 1:
        first = 1
    told = [each._replace(rank=DEED) if at == first else each for at, each in enumerate(said)]
    for at, (before, each) in enumerate(pairwise(told), start=1):
        if each.amends:
            told[at] = each._replace(rank=max(each.rank, before.rank))
        elif each.rank == LOSS and before.rank == OUTCOME:
            told[at - 1] = before._replace(rank=CAUSE)
    return [each._replace(rank=max(each.rank, each.least)) for each in told]


def _least(
    event: Mapping[str, object], telling: Telling, said: Sequence[_Said], *, ours: bool
) -> int:
    """Return how much an event matters at least: the first foe that the deed slew as much as it."""
    role = _role(event, telling)
    if role == KILL and ours and all(each.least != DEED for each in said):
        return DEED
    return CAUSE if role in STANDS else MINOR


def _text(event: Mapping[str, object], before: Mapping[str, object], words: Words) -> Text:
    """Return the sentence of an event on a card.

    It is `<kind>-again` after one of its kind, or `<kind>-brief`, where there are such words.
    """
    text = text_of(event)
    alike = all(event.get(each) == before.get(each) for each in ("kind", "hero"))
    shorter = f"{text.key}-again" if alike else f"{text.key}-brief"
    return text.with_(key=shorter) if words.has(shorter) else text


def _loss(
    event: Mapping[str, object], telling: Telling, heroes: Collection[str], words: Words
) -> str:
    """Return which loss of which hero an event is; "" if it is none, or nobody's of the party."""
    kind = str(event["kind"])
    falls = _falls(event, telling)
    if kind not in telling.losses and not falls:
        return ""
    whose = next((event[field] for field in ("hero", "figure") if field in event), "")
    name = _name(whose, words)
    return f"{kind}:{name}" if name in heroes or (falls and event.get("side") == HERO) else ""


def _falls(event: Mapping[str, object], telling: Telling) -> bool:
    """Return whether an event ends a hero; where it tells of either side, a role says of which."""
    return _role(event, telling) == FALL


def _role(event: Mapping[str, object], telling: Telling) -> str:
    """Return what an event is to a tale, see `Telling.tale`."""
    return telling.role(str(event["kind"]), event.get("side"))


def _rank_of_loss(event: Mapping[str, object], telling: Telling) -> int:
    """Return how much a loss matters: that a hero falls is told in any case."""
    return DEED if _falls(event, telling) else LOSS


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


def _rank(event: Mapping[str, object], telling: Telling) -> int:
    """Return how much an event matters that is no loss."""
    kind = str(event["kind"])
    return CAUSE if kind in telling.sources else telling.rank(kind)


def _decides(event: Mapping[str, object], telling: Telling) -> bool:
    """Return whether an event tells how something was decided."""
    return str(event["kind"]) in telling.causes


def tells(sentence: str, face: int) -> bool:
    """Return whether a sentence names the face of a die."""
    return re.search(rf"(?<!\d){face}(?!\d)", sentence) is not None


def deed_of(step: Step, telling: Telling) -> int | None:
    """Return which event of a press tells what was done."""
    kinds = [str(event["kind"]) for event in step.events]
    causes = telling.causes
    done = telling.deeds.get(str((step.action or {}).get("kind")), frozenset())
    named = (at for at, kind in enumerate(kinds) if kind in done)
    usual = (at for at, kind in enumerate(kinds) if telling.rank(kind) and kind not in causes)
    return next(named, next(usual, 0 if kinds else None))


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


def _headed(sentence: str, event: Mapping[str, object], words: Words) -> str:
    """Return a sentence with the name in bold that it begins with, if it begins with one."""
    names = {_name(value, words) for field, value in event.items() if field != "kind"}
    first = max((each for each in names if sentence.startswith(f"{each} ")), key=len, default="")
    return f"**{first}**{sentence[len(first) :]}" if first else sentence


def _name(value: object, words: Words) -> str:
    if isinstance(value, Mapping):
        return words.say(Text.model_validate(value))
    return value if isinstance(value, str) and value else "\n"
