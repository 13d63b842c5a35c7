"""What a card of a game says between its map and its buttons: as much as its screen has room for.

The question, whose it is and the latest that happened are always there. What there is no room for
stands behind *More*.
"""

import re
from collections.abc import Collection, Iterator, Sequence

from cogs.base.signs import coded, seen
from cogs.base.text import fit, fit_lines
from cogs.cards.quotes import FEWEST, MOST_QUOTED, quote_line
from cogs.cards.room import PHONE, Look, Room, lines_of_text
from rules.core.words import Words
from rules.service.cards.weights import CAUSE, DEED, LOSS, MINOR, OUTCOME, USUAL
from rules.service.records import Card, HeroLine, Quote

HAPPENED, SENTENCE, PARTY, PROMPT, HINT, CLOCK = 500, 240, 900, 420, 260, 620
"""The most characters of each part; with their marks they stay under the 4,000 of a message."""
MOST_LINES = {DEED: 9, LOSS: 9, CAUSE: 9, OUTCOME: 6, USUAL: 4, MINOR: 3}
"""The most lines of a telephone for what happened, up to sentences that matter as much."""
MOST_HEROES, MOST_PEOPLE = 16, 8
FLATTENING = (LOSS, CAUSE)
"""What a map gets flatter for."""
FEW_HEROES = 3
"""The most heroes that are all told of on a card; of more, those who are unhurt are counted."""
NAME = 9
"""The characters of the name that a mention is shown as, as most people have it."""
_MENTION = re.compile(r"<@\d+>")
_MARKS = re.compile(r"\*\*|^-# ", re.MULTILINE)


def brief(card: Card, words: Words, room: Room, prose: str) -> str:
    """Return the texts of a card, the most important last; `prose` is the map in words.

    The question, the lesson and the clocks get room first, then the deed with its results, what
    it cost heroes, the hero who acts, the other events, and last the description of the place.
    A lesson gives way where a deed and its losses have no room beside it and the flattest map, and
    where without it more is told of what happened, but for what a tutorial teaches.
    """
    lesson = f"-# {fit(card.hint, HINT)}" if card.hint else ""
    taught = _Texts(card, words, room.copy(), prose, lesson)
    if not lesson or not (taught.crowded or (taught.left_out and not card.taught)):
        return taught.told
    plain = _Texts(card, words, room, prose, "")
    return (plain if taught.crowded or plain.left_out < taught.left_out else taught).told


class _Texts:
    """The texts of a card with one lesson or none."""

    def __init__(self, card: Card, words: Words, room: Room, prose: str, lesson: str) -> None:
        asked, clock = prompt(card), clock_lines(card)
        _take(room, asked, "strong")
        _take(room, prose, "plain")
        for small in (lesson, clock):
            _take(room, small, "small")
        news = _News(card, words, room)
        news.tell(DEED)
        news.tell(LOSS)
        self.crowded = news.cut or room.overfull
        """Whether there was no room for all of the deed and its losses, beside the flattest map."""
        quotes = [_quote(each, room) for each in card.quotes]
        news.tell(CAUSE)
        news.tell(OUTCOME)
        roll = f"-# {card.roll}" if card.roll else ""
        _take(room, roll, "small")
        party = next((each for each in _parties(card, words) if _has(room, each, "small")), "")
        news.tell(USUAL)
        news.tell(MINOR)
        looks = card.flavour if _has(room, card.flavour, "plain") else ""
        story = f"-# {coded(*card.beings[:1])}{card.story[0]}" if card.story else ""
        story = story if _has(room, story, "small") else ""
        self.left_out = news.left_out
        """How many events there was no room for; routine ones are not counted."""
        said = fit_lines([line for line in (*news.lines(), roll, looks) if line], HAPPENED)
        parts = (*quotes, said, prose, fit_lines([party], PARTY), story, asked, lesson, clock)
        self.told = "\n".join(part for part in parts if part)


def _quote(quote: Quote, room: Room) -> str:
    """Return what a hero said with a deed, in as many of its letters as there is room for.

    It gives way to the deed alone, so that its beginning is there in any case.
    """
    most = MOST_QUOTED
    while most > FEWEST:
        line = quote_line(quote.name, quote.words, most)
        if _has(room, line.removeprefix("> "), "plain"):
            return line
        most //= 2
    line = quote_line(quote.name, quote.words, FEWEST)
    _take(room, line.removeprefix("> "), "plain")
    return line


class _News:
    """What happened, as far as there is room for it: sentence by sentence, as they matter."""

    def __init__(self, card: Card, words: Words, room: Room) -> None:
        self._card = card
        self._words = words
        self._room = room
        self._ranks = card.ranks or (DEED, *(USUAL,) * len(card.happened))[: len(card.happened)]
        self._told: set[int] = set()
        self.cut = False
        """Whether there was no room for a loss, even beside the flattest map."""

    def tell(self, rank: int) -> None:
        """Tell the sentences of a rank, the first ones first: a deed in any case.

        The first loss is told in any case, too; for the others and for what the next question
        stands on a map gets as flat as can be. A loss without the blow before it would seem to
        follow from what is told before that.
        """
        for at, ranked in enumerate(self._ranks):
            if ranked != rank:
                continue
            caused = rank == LOSS and at > 0 and self._ranks[at - 1] == CAUSE
            more = {*self._told, at, at - 1} if caused else {*self._told, at}
            before, after = _seen(self._text(self._told)), _seen(self._text(more))
            fits = lines_of_text(after, "plain", PHONE) <= MOST_LINES[rank]
            if rank == DEED or (rank in FLATTENING and fits):
                self._room.take_more(before, after, "plain")
                spared = rank == CAUSE or (rank == LOSS and self._any(LOSS))
                if spared and self._room.overfull:
                    self._room.take_more(after, before, "plain")
                    if rank == CAUSE:
                        continue
                    self.cut = True
                    return
            elif not fits or not self._room.grow(before, after, "plain"):
                # What comes after it may still have room, but would seem to follow from before.
                return
            self._told = more

    def _any(self, rank: int) -> bool:
        """Return whether a sentence of a rank was told."""
        return any(self._ranks[at] == rank for at in self._told)

    @property
    def left_out(self) -> int:
        """How many events are not told; routine ones are not counted."""
        return self._left(self._told)

    def _left(self, told: Collection[int]) -> int:
        counted = {at for at, rank in enumerate(self._ranks) if rank != MINOR}
        return self._card.unsaid + len(counted.difference(told))

    def lines(self) -> list[str]:
        """Return the news that fits on the card, as one line or none.

        It ends with how many events were left out; routine ones are not counted.
        """
        return [self._text(self._told)] if self._told else []

    def _text(self, told: Collection[int]) -> str:
        if not told:
            return ""
        said = [fit(each, SENTENCE) for at, each in enumerate(self._card.happened) if at in told]
        left = self._left(told)
        more = [self._words.phrase("card-more-news", count=left)] if left else []
        return coded(*self._card.thrown) + " ".join((*said, *more))


def _parties(card: Card, words: Words) -> Iterator[str]:
    """Yield one small paragraph of heroes, who acts first; then with fewer of the others."""
    if not card.party:
        return
    shown = sorted(card.party, key=lambda line: line.down)[:MOST_HEROES]
    acting = [line for line in shown if line.active]
    alone = acting if len(acting) == 1 else []
    rest = [line for line in shown if line not in alone]
    many = len(card.party) > FEW_HEROES or bool(card.pad)
    hurt = [line for line in rest if not (many and line.hale)]
    hale = len(rest) - len(hurt)
    standing = [line for line in hurt if not line.down]
    fallen = [line for line in hurt if line.down]
    lost = len(card.party) - len(shown)
    first = [_acting(line) for line in alone]
    for names, count in (
        (True, len(standing)),
        *((False, n) for n in range(len(standing), -1, -1)),
    ):
        left_out = lost + len(standing) - count
        said = [
            *first,
            *(_among_others(line) for line in standing[:count]),
            *_fallen(fallen, words, names=names),
            *([words.phrase("card-hale", count=hale)] if hale and not card.pad else []),
            *([words.phrase("card-more-heroes", count=left_out)] if left_out else []),
        ]
        # A line that only counts who is left out says less than what is there besides.
        if said and (first or count or fallen or not left_out):
            yield f"-# {' · '.join(part.strip() for part in said)}"
    yield from (f"-# {only.strip()}" for only in first)


def acting_line(card: Card, above: str) -> str:
    """Return the line with the numbers of the only hero who acts.

    It is empty if several act or none, and if the line stands `above` already.


    A name that begins the card's title is not said once more.
    """
    acting = [line for line in card.party if line.active]
    if len(acting) != 1 or (told := _acting(acting[0]).strip()) in above:
        return ""
    named = card.title.startswith(acting[0].name)
    if named and acting[0].brief:
        return f"▶ {coded(acting[0].sign)}{_numbers(acting[0])}"
    return told


def _acting(line: HeroLine) -> str:
    return f"▶ {coded(line.sign)}**{fit(line.name, 60)}** {_numbers(line)}"


def _numbers(line: HeroLine) -> str:
    """Return a hero's numbers in brief, each after its sign if it has one."""
    told, left = "", line.brief
    for said, sign in line.marked:
        before, found, after = left.partition(said)
        if not found:
            break
        told, left = f"{told}{before}{coded(sign)}{said}", after
    return told + left


def _fallen(fallen: Sequence[HeroLine], words: Words, *, names: bool) -> list[str]:
    """Return those who are down in one part: by their names or, where they are several, counted."""
    if len(fallen) == 1:
        return [_among_others(fallen[0])]
    if names:
        return [f"✝ {', '.join(f'**{fit(line.name, 60)}**' for line in fallen)}"] if fallen else []
    return [words.phrase("card-fallen", count=len(fallen))] if fallen else []


def _among_others(line: HeroLine) -> str:
    """Return a hero in a row of several."""
    mark = "▶ " if line.active else "✝ " if line.down else ""
    return f"{mark}{coded(line.sign)}**{fit(line.name, 60)}** {_numbers(line)}".strip()


def clock_lines(card: Card) -> str:
    """Return the lines about clocks in small print, the most urgent where not all fit."""
    return fit_lines([f"-# {line}" for line in card.clock], CLOCK)


def prompt(card: Card) -> str:
    """Return the question, shortened if need be, and who is asked, in full."""
    people = " ".join(f"<@{user}>" for user in card.waiting[:MOST_PEOPLE])
    left = PROMPT - len(people) - 5
    return f"**{fit(card.prompt, left)}** {people}".strip() if card.prompt else people


def look_of_line(line: str) -> tuple[str, Look]:
    """Return a line of a card as long as it is on a screen, and how it looks there."""
    look: Look = "small" if line.startswith("-# ") else "strong" if line[:2] == "**" else "plain"
    return _seen(line), look


def _take(room: Room, text: str, look: Look) -> None:
    room.take(_seen(text), look)


def _has(room: Room, text: str, look: Look) -> bool:
    return room.has(_seen(text), look)


def _seen(text: str) -> str:
    """Return a text about as long as it is on a screen: without marks, with people's names."""
    return _MENTION.sub("@" + "n" * NAME, _MARKS.sub("", seen(text)))
