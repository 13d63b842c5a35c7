"""Choices of a declared turn in the words of standing orders: typed, or from a list.

"if hurt drink else attack the ogre", "strike the weakest", "follow Mira".
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from unicodedata import normalize

from rules.core.model import Seat
from rules.core.standing_orders import CONDITIONS, DEEDS, Condition, Deed
from rules.core.words import Text, Words, folded
from rules.pace.declared import Choice
from rules.ports import Adventure

DEED, FOLLOW, WHEN = "deed.", "as.", "when."
"""How values of lists begin that are deeds, companions and conditions."""
Reading = Callable[[str], Choice]
"""Reads what is typed as an option; refuses what is none, or several."""


def said_as(choice: Choice) -> Text:
    """Return a choice in words, with the case in which alone it counts."""
    if choice.when == "always":
        return choice.label
    return Text.of("plan-if", when=_when(choice.when), what=choice.label)


def _when(condition: Condition) -> Text:
    return Text.of(f"plan-when-{condition.replace('_', '-')}")


def deed_choice(deed: Deed) -> Choice:
    """Return the choice of a deed of standing orders, whatever that means when the turn comes."""
    label = Text.of(f"orders-deed-{deed.replace('_', '-')}")
    return Choice(id=f"{DEED}{deed}", label=label, deed=deed)


def follow_choice(seat: Seat, name: str) -> Choice:
    """Return the choice of doing what a companion did last in the round."""
    label = Text.of("plan-follow", hero=name)
    return Choice(id=f"{FOLLOW}{seat}", label=label, follow=seat)


def worded(adventure: Adventure, mine: Seat) -> tuple[Choice, ...]:
    """Return all choices in words that a seat has: deeds, and companions whom it may follow."""
    others = (each for each in adventure.seats if each.seat != mine)
    return (
        *(deed_choice(each) for each in DEEDS),
        *(follow_choice(each.seat, each.name) for each in others),
    )


def condition_of(value: str) -> Condition | None:
    """Return the condition that a value of a list stands for, if any."""
    return next((each for each in CONDITIONS if value == f"{WHEN}{each}"), None)


def read_plan(
    typed: str, adventure: Adventure, mine: Seat, option: Reading, languages: Sequence[Words]
) -> Iterator[Choice]:
    """Yield the choices that were typed in one line, in order.

    It is read in some languages; where two have the same words, the first counts.

    Raises:
        UnknownAction, AmbiguousAction: a part of it is none, or several.
    """
    known: dict[str, Choice] = {}
    for words in reversed(languages):
        known |= {folded(words.say(each.label)): each for each in worded(adventure, mine)}
        for each in adventure.seats:
            if each.seat != mine:
                follows = words.phrase("plan-words-follow").split("|")
                names = {folded(f"{word} {each.name}") for word in follows}
                known |= dict.fromkeys(names, follow_choice(each.seat, each.name))
    known |= {folded(each.replace("_", " ")): deed_choice(each) for each in DEEDS}
    known |= {folded(each.id): each for each in worded(adventure, mine)}
    other = "|".join(re.escape(words.phrase("plan-word-else")) for words in languages)
    # Letters with their accents, so that folding them leaves as many.
    line = normalize("NFC", " ".join(typed.split()))
    for part in re.split(rf"[\s,;]+(?:{other})[\s,:]+", line):
        when, rest = _split(part.strip(" ,;"), languages)
        yield _one(rest, known, option).with_(when=when)


def _one(typed: str, known: Mapping[str, Choice], option: Reading) -> Choice:
    """Return what one part means: the words of standing orders, else an option."""
    return known.get(folded(typed).strip()) or option(typed)


def _split(typed: str, languages: Iterable[Words]) -> tuple[Condition, str]:
    """Return the case in which a part counts, and what is done then."""
    for words in languages:
        begins = f"{folded(words.phrase('plan-word-if'))} "
        if not folded(typed).startswith(begins):
            continue
        rest = typed[len(begins) :].strip()
        cases = sorted(_cases(words), key=lambda each: -len(each[0]))
        for said, condition in cases:
            if folded(rest).startswith(said) and not folded(rest)[len(said) :][:1].isalnum():
                return condition, rest[len(said) :].strip(" ,:")
    return "always", typed


def _cases(words: Words) -> Iterator[tuple[str, Condition]]:
    """Yield what each condition is called, by its catalog and as it is stored."""
    for condition in CONDITIONS:
        if condition != "always":
            yield folded(condition.replace("_", " ")), condition
            yield folded(words.say(_when(condition))), condition
