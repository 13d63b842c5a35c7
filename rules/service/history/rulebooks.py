"""The rulebooks of all games, and how a rule is found in them: by its id or as people ask."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rules import dungeon
from rules.core.errors import RuleError
from rules.core.languages import USUAL, basis_of, entries_of, up_to_date
from rules.core.model import Model, Options
from rules.core.words import Text, Words
from rules.registry import ruleset, rulesets
from rules.service.history.rule_ranking import ALIKE, alike, ranked
from rules.service.history.stems import split, stem, stems

MOST_FOUND = 6
MAPS = "dungeon"
"""The key of the map generator's rulebook."""
GOAL, FIGHT = "goal", "fight"
"""The topics that every game has: what the party is after, and how a fight goes."""
ASKS = ("begin", "players", "undo", "save", "symbols", "leave")
"""What people ask of the program itself, each with an answer among the words."""
RARE = 2
"""The most rules that have a word by which a rule of a topic is told apart."""
LIKE = 0.75
"""How alike two words are (0 to 1) of which one may be meant by the other."""
TYPED = 4
"""Letters of a word at least for which a similar one is looked up."""
BEST_BY_WORDS = 2
"""The most rules by their own words that come right after the first of the topics."""
_ID = re.compile(r"([a-z]{1,3})[ -]?0*([0-9]{1,4})", re.IGNORECASE)


class RuleText(Model):
    """One rule as the rulebook tells it."""

    id: str
    text: str


class Topic(Model):
    """What people look up: a heading, the words they have for it, the ids of the rules about it."""

    name: str
    heading: str
    words: tuple[str, ...]
    rules: tuple[str, ...]


class RulesFound(Model):
    """What was found: `notes` are said first, such as the goal or which game a rule is of."""

    notes: tuple[str, ...] = ()
    rules: tuple[RuleText, ...] = ()


class Played(NamedTuple):
    """A game under way: its settings, and in a campaign the goal of its adventure."""

    options: Options
    task: Text | None = None


class _Book:
    """A game's rules and topics, or the map generator's."""

    def __init__(self, key: str, locale: str, words: Words) -> None:
        folders = (dungeon.CATALOG,) if key == MAPS else ruleset(key).catalogs
        self.key = key
        self.locale = words.locale
        self.rules = tuple(rule for folder in folders for rule in rulebook(folder, locale))
        own = tuple(topic for folder in folders for topic in topics(folder, locale))
        self.topics = own if key == MAPS else (*own, *_unwritten(key, own, words))
        self.by_id = {rule.id: rule for rule in self.rules}

    def numbered(self, wanted: tuple[str, int]) -> RuleText | None:
        """Return the rule of an id, read as letters and a number."""
        return next((rule for rule in self.rules if _as_id(rule.id) == wanted), None)


def _unknown(book: _Book, wanted: str) -> RuleError:
    """Return the refusal of what no rule mentions; it names what can be looked up."""
    headings = "; ".join(dict.fromkeys(topic.heading for topic in book.topics))
    key = "error-no-such-rule-headings" if headings else "error-no-such-rule"
    return RuleError(key, wanted=wanted[:60], headings=headings)


class Rulebooks:
    """Use cases of looking rules up."""

    def __init__(self, words: Callable[[str], Words]) -> None:
        self._words = words

    def find(self, key: str, wanted: str, locale: str, played: Played | None = None) -> RulesFound:
        """Return the rules of a game that fit an id or some words, the best first.

        An id is found in whatever book has it. Where no word fits, the most similar word of the
        book is looked up instead. `played` is the game under way, which decides its goal.

        Raises:
            RuleError: nothing fits; the refusal names what can be looked up.
        """
        words = self._words(locale)
        book = _Book(key, locale, words)
        number = _as_id(wanted)
        if number is not None:
            return self._numbered(book, number, wanted, locale)
        asked = _asked(wanted, words)
        found = self._said(book, asked, played, words)
        if locale != USUAL:
            fit = 0 if found is None else _fit(book, asked, words)
            found = self._said_in_english(book, wanted, played, words, fit) or found
        if found is None:
            near = _nearest(book, asked, words)
            found = self._said(book, _stemmed(near, words), played, words)
            if found is None:
                raise _unknown(book, wanted)
            note = words.phrase("rules-nearest", near=", ".join(near))
            found = found.with_(notes=(note, *found.notes))
        return found

    def _said_in_english(
        self, book: _Book, wanted: str, played: Played | None, words: Words, fit: int
    ) -> RulesFound | None:
        """Return what fits English words in a book of another language, or None.

        They are taken for English only if more of them fit a topic than `fit`.
        """
        english = self._words(USUAL)
        other, asked = _Book(book.key, USUAL, english), _asked(wanted, english)
        if fit and _fit(other, asked, english) <= fit:
            return None
        return self._said(other, asked, played, english, told=(book, words))

    def _numbered(
        self, book: _Book, number: tuple[str, int], wanted: str, locale: str
    ) -> RulesFound:
        """Return the rule of an id, from this book or else from any other."""
        here = book.numbered(number)
        if here is not None:
            return RulesFound(rules=(here,))
        words = self._words(locale)
        others = [_Book(key, locale, words) for key in (*rulesets(), MAPS)]
        having = [other for other in others if other.numbered(number) is not None]
        if not having:
            ids = [rule.id for other in others for rule in other.rules if _of_kind(rule, number[0])]
            if not ids:
                raise _unknown(book, wanted)
            raise RuleError("error-no-such-id", wanted=wanted[:60], first=ids[0], last=ids[-1])
        games = ", ".join(_title(other.key, words) for other in having)
        rule = having[0].numbered(number)
        note = words.phrase("rules-elsewhere", games=games, count=len(having))
        return RulesFound(notes=(note,), rules=(rule,) if rule else ())

    def _said(
        self,
        book: _Book,
        asked: Sequence[str],
        played: Played | None,
        words: Words,
        *,
        told: tuple[_Book, Words] | None = None,
    ) -> RulesFound | None:
        """Return what fits words, or None: rules of a topic that is meant come before others.

        What is looked up in one language can be `told` by the same book in another.
        """
        asks = _asks(book.key, words)
        known = _counted((*book.topics, *asks), asked, words)
        most = max((count for _, count in known), default=0)
        meant = [topic for topic, count in known if count == most > 0]
        scores = _scores(book, meant, asked)
        order = {each: at for topic in reversed(meant) for at, each in enumerate(topic.rules)}
        fitting = [each for each in scores if scores[each]]
        if any(not topic.rules for topic in meant):
            fitting = [each for each in fitting if each in order]
        best = sorted(fitting, key=lambda each: (-scores[each], order.get(each, len(order))))
        if asked and all(topic.rules for topic in meant):
            same = alike(words.phrase("rules-alike-words"), book.locale)
            weights = _weights(book, asked, same)
            by_words = ranked(book.rules, dict.fromkeys(asked), same, weights, book.locale)
            close = by_words[: BEST_BY_WORDS if best else MOST_FOUND]
            best = list(dict.fromkeys((*best[:1], *close, *best[1:])))
        shown, spoken = told or (book, words)
        named = {topic.name: topic for topic in (*shown.topics, *_asks(shown.key, spoken))}
        own = [named.get(topic.name, topic) for topic in meant]
        notes = [note for topic in own for note in _notes(book.key, topic, spoken)]
        aims = any(topic.name == GOAL and not topic.rules for topic in meant)
        if aims or (
            book.key != MAPS and set(asked) & stems(words.phrase("rules-goal-words"), book.locale)
        ):
            notes[:0] = _goals(book.key, played, spoken)
        if not best and not notes:
            return None
        found = tuple(shown.by_id[each] for each in best[:MOST_FOUND])
        return RulesFound(notes=tuple(notes), rules=found)


def _fit(book: _Book, asked: Sequence[str], words: Words) -> int:
    """Return how many of the words that are asked fit the topic that they fit best."""
    known = _counted((*book.topics, *_asks(book.key, words)), asked, words)
    return max((count for _, count in known), default=0)


def _weights(
    book: _Book, asked: Sequence[str], same: Mapping[str, frozenset[str]]
) -> dict[str, tuple[float, int]]:
    """Return for the rules of topics how much of what is asked is said there, and their place."""
    found: dict[str, tuple[float, int]] = {}
    for topic in book.topics:
        own = stems(" ".join(topic.words), book.locale)
        told = [word in own or ALIKE * bool(same.get(word, frozenset()) & own) for word in asked]
        weight = sum(told) / len(told)
        for at, rule in enumerate(topic.rules if weight else ()):
            found[rule] = max(
                found.get(rule, (0.0, 0)), (weight, at), key=lambda each: each[0] / (1 + each[1])
            )
    return found


def _scores(book: _Book, meant: Sequence[Topic], asked: Sequence[str]) -> dict[str, int]:
    """Return how well each rule fits: by the topics that are meant, then by its own words."""
    telling, scores = _telling(book, meant, asked), {}
    for rule in book.rules:
        of_topics = sum(rule.id in topic.rules for topic in meant)
        scores[rule.id] = of_topics * len(asked) + len(telling & stems(rule.text, book.locale))
    return scores


def _goals(key: str, played: Played | None, words: Words) -> Iterator[str]:
    """Yield the goal of a game, and what its party is after just now where that says more."""
    rules = ruleset(key)
    text = words.say(rules.goal(rules.preset if played is None else played.options))
    yield words.phrase("rules-goal", game=_title(key, words), goal=text)
    if played is not None and played.task is not None:
        yield words.phrase("rules-task", task=words.say(played.task))


def _unwritten(key: str, own: Sequence[Topic], words: Words) -> Iterator[Topic]:
    """Yield the topics that every game has and this one's catalog does not list, without rules.

    They are looked up by what the game says of them, too.
    """
    rules, fight = ruleset(key), f"{key}-help-fight"
    texts = {
        GOAL: words.say(rules.goal(rules.preset)),
        FIGHT: f"{words.phrase('rules-fight-words')} {words.phrase(fight)}",
    }
    for name in (name for name in texts if all(topic.name != name for topic in own)):
        heading = words.phrase(f"rules-topic-{name}")
        yield Topic(name=name, heading=heading, words=tuple(split(texts[name])), rules=())


def _asks(key: str, words: Words) -> Iterator[Topic]:
    """Yield what people ask of the program, as topics without rules whose heading is the answer."""
    fewest, most = (1, 1) if key == MAPS else ruleset(key).seats
    for name in ASKS:
        answer = words.phrase(
            f"rules-ask-{name}", game=_title(key, words), fewest=fewest, most=most
        )
        said = tuple(words.phrase(f"rules-ask-{name}-words").split())
        yield Topic(name=name, heading=answer, words=said, rules=())


def _counted(
    topics: Sequence[Topic], asked: Sequence[str], words: Words
) -> list[tuple[Topic, int]]:
    """Return how many of the words that are asked belong to each topic.

    Its heading counts where no topic has any of them among its words.
    """
    goals = words.phrase("rules-goal-words")
    said = {
        topic: " ".join((goals if topic.name == GOAL else "", *topic.words)) for topic in topics
    }
    counted = [(topic, len(set(asked) & stems(said[topic], words.locale))) for topic in topics]
    if any(count for _, count in counted):
        return counted
    return [
        (topic, len(set(asked) & stems(topic.heading, words.locale)) if topic.rules else 0)
        for topic in topics
    ]


def _telling(book: _Book, meant: Sequence[Topic], asked: Sequence[str]) -> set[str]:
    """Return the words that tell a topic's rules apart: all but its own, of which rare ones do."""
    own = stems(" ".join(word for topic in meant for word in topic.words), book.locale)
    named = {stem(topic.name, book.locale) for topic in meant}
    having = [stems(rule.text, book.locale) for rule in book.rules]
    return {
        word
        for word in asked
        if word not in own or (word not in named and sum(word in each for each in having) <= RARE)
    }


def _notes(key: str, topic: Topic, words: Words) -> Iterator[str]:
    """Yield what is said before a topic's rules: its heading, and of a fight how it goes."""
    if topic.name in ASKS and not topic.rules:
        yield topic.heading
    elif topic.name != GOAL:
        yield f"**{topic.heading}**"
    how = f"{key}-help-fight"
    if topic.name == FIGHT and words.has(how):
        yield words.phrase(how)


def _nearest(book: _Book, asked: Sequence[str], words: Words) -> tuple[str, ...]:
    """Return the words of a book that are most like those asked, one for each at most.

    Nothing where fewer than half of them are like any.
    """
    said = [rule.text for rule in book.rules]
    said += [" ".join((topic.heading, *topic.words)) for topic in book.topics]
    said.append(words.phrase("rules-goal-words"))
    known = sorted({word for text in said for word in split(text)})
    alike = tuple(
        near
        for word in asked
        if len(word) >= TYPED
        for near in get_close_matches(word, _of_letter(known, word[0]), n=1, cutoff=LIKE)
    )
    return alike if 2 * len(alike) >= len(asked) else ()


def _of_letter(known: Sequence[str], letter: str) -> list[str]:
    """Return the longer words that begin with a letter: few people mistype the first."""
    return [word for word in known if word[0] == letter and len(word) >= TYPED]


def _title(key: str, words: Words) -> str:
    return words.phrase("dm-title" if key == MAPS else f"{key}-title")


def _as_id(text: str) -> tuple[str, int] | None:
    found = _ID.fullmatch(text.strip())
    return (found[1].upper(), int(found[2])) if found else None


def _of_kind(rule: RuleText, letters: str) -> bool:
    number = _as_id(rule.id)
    return number is not None and number[0] == letters


def _asked(wanted: str, words: Words) -> tuple[str, ...]:
    """Return the words that matter of a question, without their endings.

    Those that every question has are left out, unless there are no others.
    """
    said = split(wanted)
    common = set(split(words.phrase("rules-common-words")))
    return _stemmed([word for word in said if word not in common] or said, words)


def _stemmed(said: Iterable[str], words: Words) -> tuple[str, ...]:
    return tuple(stem(word, words.locale) for word in said)


@cache
def rulebook(catalog: Path, locale: str) -> tuple[RuleText, ...]:
    """Return every rule of a system in its order; English where the locale has no rulebook."""
    return tuple(
        RuleText(id=key.removeprefix("rule-"), text=text)
        for key, text in _entries(catalog, "rules", locale)
    )


@cache
def topics(catalog: Path, locale: str) -> tuple[Topic, ...]:
    """Return the topics that people look up in a rulebook, in its order; none if it lists none."""
    said = dict(_entries(catalog, "topics", locale))
    names = [key.removesuffix("-words") for key in said if key.endswith("-words")]
    return tuple(
        Topic(
            name=name.removeprefix("topic-"),
            heading=said[name],
            words=tuple(said[f"{name}-words"].split()),
            rules=tuple(said[f"{name}-rules"].split()),
        )
        for name in names
    )


def _entries(catalog: Path, page: str, locale: str) -> Iterator[tuple[str, str]]:
    """Yield key and text of each entry of a page beside a catalog, in the order of the English."""
    path = catalog / f"{page}.en.ftl"
    if not path.exists():
        return
    english = entries_of([path])
    own = catalog / f"{page}.{locale}.ftl"
    said = entries_of([own] if locale != USUAL and own.exists() else [])
    current = up_to_date(said, english, basis_of(catalog, locale))
    words = Words(english | current, locale)
    for key in english:
        if re.fullmatch(r"[a-z]+-[A-Za-z0-9-]+", key):
            yield key, words.phrase(key)
