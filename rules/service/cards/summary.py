"""What happened, as a card tells it: a line for each actor, and the essentials of long turns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from rules.core.telling import Telling
from rules.core.words import Colour, Text, Words, text_of

LONGEST = 260
"""Letters after which even what one figure does begins a new line."""

Events = Iterable[Mapping[str, object]]


class Said(NamedTuple):
    """One event in words, and its weight."""

    weight: int
    sentence: str


class Line(NamedTuple):
    """Events that belong together: what `name` (if somebody acts) does, and what follows."""

    parts: tuple[Said, ...]
    name: str

    @property
    def weight(self) -> int:
        """The weight of the line's weightiest event."""
        return max(part.weight for part in self.parts)

    @property
    def text(self) -> str:
        """The line, which names the actor once where several sentences in a row begin with them."""
        sentences = [part.sentence for part in self.parts]
        return _joined(self.name, sentences) if self.name else " ".join(sentences)


class Room(NamedTuple):
    """The most lines, and the most letters of them all, that there is room for."""

    lines: int
    letters: int


SHORT, LONG = Room(9, 780), Room(20, 2300)
"""What fits on a panel, and on a page of its own."""


class Summary(NamedTuple):
    """Lines in their order, and how many events were left out."""

    lines: tuple[str, ...]
    left_out: int


def summary_of(
    steps: Iterable[tuple[Colour, Events]], telling: Telling, words: Words, room: Room = LONG
) -> Summary:
    """Return the events of steps as lines that there is room for; each step has its own phrasings.

    Which are left out is said in `fitted`.
    """
    lines = (lines_of(colour, events, telling, words) for colour, events in steps)
    return fitted(chain.from_iterable(lines), room)


def fitted(all_lines: Iterable[Line], room: Room) -> Summary:
    """Return as many of some lines as there is room for.

    Where there is no room for all, minor events are left out first, then lines without a major one,
    then any; the oldest of each first.
    """
    lines = list(all_lines)
    count = sum(len(line.parts) for line in lines)
    while len(lines) > 1 and not _fits(lines, room):
        at = _least(lines)
        kept = tuple(part for part in lines[at].parts if part.weight)
        mixed = 0 < len(kept) < len(lines[at].parts)
        lines[at : at + 1] = [lines[at]._replace(parts=kept)] if mixed else []
    told = sum(len(line.parts) for line in lines)
    return Summary(tuple(line.text for line in lines), count - told)


def _fits(lines: Sequence[Line], room: Room) -> bool:
    letters = sum(len(line.text) + 1 for line in lines)
    return len(lines) <= room.lines and letters <= room.letters


def _least(lines: Sequence[Line]) -> int:
    """Return the line to shorten next: of minor events alone, with some, or of the least weight."""
    for at, line in enumerate(lines):
        if line.weight == 0:
            return at
    for at, line in enumerate(lines):
        if any(part.weight == 0 for part in line.parts):
            return at
    return min(range(len(lines)), key=lambda at: lines[at].weight)


def lines_of(colour: Colour, events: Events, telling: Telling, words: Words) -> Iterator[Line]:
    """Yield the lines of one step: each event is put with the one that it follows from."""
    gathered: list[Said] = []
    headed, name, length = False, "", 0
    for event in events:
        kind = str(event["kind"])
        said = Said(telling.weight(kind), words.say(text_of(event), colour))
        heads = kind in telling.heads
        about = _about(event, words) if heads else ""
        begins = heads and (not about or about != name)
        if gathered and (begins or not headed or length > LONGEST):
            yield Line(tuple(gathered), name)
            gathered, length = [], 0
            if begins or not headed:
                headed, name = False, ""
        if heads and not headed:
            headed, name = True, about
        gathered.append(said)
        length += len(said.sentence)
    if gathered:
        yield Line(tuple(gathered), name)


def _about(event: Mapping[str, object], words: Words) -> str:
    """Return the name in an event's first field; nothing where that is no name."""
    first = next((value for name, value in event.items() if name != "kind"), None)
    return words.say(Text.model_validate(first)) if isinstance(first, Mapping) else ""


def _joined(name: str, sentences: Sequence[str]) -> str:
    """Return sentences as one text, without the name where they go on about the same figure."""
    line, about = "", False
    for sentence in sentences:
        goes_on = sentence.startswith(f"{name} ")
        if goes_on and about:
            line = f"{line.removesuffix('.')} · {sentence[len(name) + 1 :]}"
        elif goes_on and not line:
            line = f"**{name}**{sentence[len(name) :]}"
        else:
            line = f"{line} {sentence}".strip()
        about = goes_on
    return line
