"""What a card of a game says between its map and its buttons: as much as its screen has room for.

The question, whose it is and the latest that happened are always there. What there is no room for
stands behind *More*.
"""

import re
from collections.abc import Iterator, Sequence

from cogs.base.text import fit, fit_lines
from cogs.cards.room import PHONE, Look, Room, lines_of_text
from rules.core.words import Words
from rules.service.records import Card, HeroLine

HAPPENED, PARTY, PROMPT, HINT, CLOCK = 500, 900, 420, 260, 620
"""The most characters of each part; with their marks they stay under the 4,000 of a message."""
MOST_LINES = 3
"""The most lines of a telephone for what happened."""
MOST_HEROES, MOST_PEOPLE = 16, 8
FEW_HEROES = 3
"""The most heroes that are all told of on a card; of more, those who are unhurt are counted."""
NAME = 9
"""The characters of the name that a mention is shown as, as most people have it."""
_MENTION = re.compile(r"<@\d+>")
_SENTENCE = re.compile(r"(?<=[.!?]) ")
_MARKS = re.compile(r"\*\*|^-# ", re.MULTILINE)


def brief(card: Card, words: Words, room: Room, prose: str) -> str:
    """Return the texts of a card, the most important last; `prose` is the map in words."""
    asked, clock = prompt(card), clock_lines(card)
    hint = f"-# {fit(card.hint, HINT)}" if card.hint else ""
    _take(room, asked, "strong")
    _take(room, prose, "plain")
    for small in (hint, clock):
        _take(room, small, "small")
    latest = _latest(card.happened[-1], room) if card.happened else ""
    party = next((each for each in _parties(card, words) if _has(room, each, "small")), "")
    story = f"-# {card.story[0]}" if card.story else ""
    story = story if _has(room, story, "small") else ""
    looks = card.flavour if _has(room, card.flavour, "plain") else ""
    happened = [*_earlier(card, latest, looks, room), latest]
    told = fit_lines([line for line in (looks, *happened) if line], HAPPENED)
    parts = (prose, told, fit_lines([party], PARTY), story, asked, hint, clock)
    return "\n".join(part for part in parts if part)


def _earlier(card: Card, latest: str, looks: str, room: Room) -> list[str]:
    """Return what happened before the latest, as far as there are lines for it."""
    kept: list[str] = []
    lines = sum(lines_of_text(text, "plain", PHONE) for text in (latest, looks) if text)
    for line in reversed(card.happened[:-1]):
        lines += lines_of_text(line, "plain", PHONE)
        if lines > MOST_LINES or not _has(room, line, "plain"):
            break
        kept.insert(0, line)
    return kept


def _latest(text: str, room: Room) -> str:
    """Return as many whole sentences, up to the last, as there is room for; the last always.

    What came of something is said after what was done.
    """
    sentences = _SENTENCE.split(text)
    for count in range(len(sentences), 1, -1):
        told = " ".join((*(["…"] if count < len(sentences) else []), *sentences[-count:]))
        if lines_of_text(told, "plain", PHONE) <= MOST_LINES and _has(room, told, "plain"):
            return told
    told = fit(" ".join((*(["…"] if len(sentences) > 1 else []), sentences[-1])), HAPPENED)
    _take(room, told, "plain")
    return told


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
    first = [f"▶ **{fit(line.name, 60)}** {line.brief}" for line in alone]
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
    return f"{mark}**{fit(line.name, 60)}** {line.brief}".strip()


def clock_lines(card: Card) -> str:
    """Return the lines about clocks in small print, the most urgent where not all fit."""
    return fit_lines([f"-# {line}" for line in card.clock], CLOCK)


def prompt(card: Card) -> str:
    """Return the question, shortened if need be, and who is asked, in full."""
    people = " ".join(f"<@{user}>" for user in card.waiting[:MOST_PEOPLE])
    left = PROMPT - len(people) - 5
    return f"**{fit(card.prompt, left)}** {people}".strip() if card.prompt else people


def _take(room: Room, text: str, look: Look) -> None:
    room.take(_seen(text), look)


def _has(room: Room, text: str, look: Look) -> bool:
    return room.has(_seen(text), look)


def _seen(text: str) -> str:
    """Return a text about as long as it is on a screen: without marks, with people's names."""
    return _MENTION.sub("@" + "n" * NAME, _MARKS.sub("", text))
