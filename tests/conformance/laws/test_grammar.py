"""English in all catalogs and in our packs: plurals, articles, spaces, quotes and full stops.

Each message is said in all its phrasings, with numbers of 0, 1, 2 and 21, with names that begin
with vowels and with consonants, and with each word that it chooses by.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice, pairwise, product
from math import prod
from typing import get_args, get_type_hints

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from rules.core.fluent_parsing import Parser
from rules.core.packs.archive import from_zip
from rules.core.reckoning import new_bundle
from rules.core.words import Event
from rules.packs import shipped_packs
from rules.registry import campaigns, rulesets
from tests.support.joined import joined
from tests.support.soak import SOAK
from tests.support.sources import ROOMS, catalogs_in

Judge = Callable[[str, FluentBundle], dict[str, str]]
"""Says what is wrong with the sentences of a page, by their keys."""
NUMBERS = (0, 1, 2, 21)
NAMES = ("Elf", "Katla", "Goblins")
WITH_ARTICLES = ("an Elf", "a Goblin")
PLURALS = {"one", "other", "few", "many", "two", "zero"}
FIGURES = {"target"}
"""Names of variables that are numbers in some events, and elsewhere the name of somebody."""
NO_SENTENCES = ("-words", "-rules", "-short-clicks")
"""Endings of keys that hold what people look up, ids of rules, and a sign that is left out."""
MOST = 400 if SOAK else 4
"""Ways to say one phrasing that are tried: more would be the same words again.

Where there are more, each value is tried beside others after these, so that none is left out.
"""
BESIDE = 4 if SOAK else 1
"""Beside how many others each value is tried then."""

SINGULAR = "always|as|is|was|has|does|its|less|loss|minus|plus|times|us|across|this|boss|class|s"
"""Words with an s at the end that can follow "1" and are no plurals."""
NUMBERED = "adventure|floor|level|room|step|tile|dungeon|round|turn|seat|action|choice|sheet|team"
"""Words that a number follows as a name: "Adventure 1 begins"."""
ONE_OF_MANY = re.compile(
    rf"(?<![\w.,:/+-])1 (?:hit |speed |missed )?(?!(?:{SINGULAR})\b)([a-z]{{2,}}s)\b"
)
COUNTED = (
    "hour|minute|day|week|month|year|seat|step|turn|round|level|room|tile|point|coin|spell|cube|"
    "square|game|adventure|mission|run|hero|player|chest|picture|dungeon|floor|click|lair|way|exit|"
    "door|thing|order|choice|line|member|letter|sheet|chamber|hallway|token|file|channel|role|map"
)
SEVERAL_OF_ONE = re.compile(
    rf"(?<![\w.,:/-])(?:0|2|21) (?:hit |speed |missed )?(?:{COUNTED})\b(?! or)"
)
VERBS = {"step", "turn", "run", "map", "order", "seat"}
"""Countable things whose plural is a verb as well: "Katla turns"."""
PLURAL_NEXT = re.compile(
    rf" (?:[a-z]+ )?(?:{'|'.join(each for each in COUNTED.split('|') if each not in VERBS)})s\b"
)
AN = re.compile(
    r"\b[Aa] (?!(?:one|uni|use|usual|eu|once)\w*)(?:[aeioAEIO]\w|u[^n ]|un[^i]|8|11\b|18\b)"
)
A = re.compile(
    r"\b[Aa]n (?!(?:hour|heir|honest|honou?r|[FHLMNRSX]\b|XP|SHA|SQL|MND))[^aeiouAEIOU8“\W]"
)
SPACES = re.compile(
    r"(?<=\S)(?<!\*) {2,}|(?<=\w) +[,.;!?](?=\s|$)|(?<=\w) +:(?=\s|$)|[ \t]+$", re.M
)
STOPS = re.compile(r"(?<!\.)\.\.(?!\.)|\?\.|!\.|,\.|:\.|,,|;\.|\.,|…\.")
QUOTES = re.compile(r"\w*['\"]\w*")
"""Straight quotes and apostrophes: all catalogs have the typographic ones."""
THERE_IS = re.compile(
    r"\b[Tt]here is (?:0|2|21)\b|\b[Tt]here are (?:1|one)\b(?! or)|\b[Aa]n? Goblins\b"
)


@cache
def faults(said: str) -> list[str]:
    """What is wrong with a sentence, in its own words."""
    if not said.strip():
        return ["says nothing"]
    rules = (ONE_OF_MANY, SEVERAL_OF_ONE, AN, A, SPACES, STOPS, QUOTES, THERE_IS)
    read = numberless(said)
    return [f"{found[0]!r}" for rule in rules for found in rule.finditer(read)]


def numberless(said: str) -> str:
    """The sentence without the numbers that are names."""
    return re.sub(rf"\b({NUMBERED}) \d+\b", r"\1 N", said, flags=re.IGNORECASE)


class Asked(Visitor):
    """What a pattern wants to be told: variables, and the words that they are chosen by."""

    def __init__(self) -> None:
        self.wanted: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.wanted.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(written()[node.id.name].value)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for first, second in pairwise(node.elements):
            match first, second:
                case (
                    ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))),
                    ast.TextElement(value=said),
                ) if PLURAL_NEXT.match(said):
                    self.wanted.setdefault(name, set()).add("other")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.wanted.setdefault(node.selector.id.name, set())
            keys |= {
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
                for each in node.variants
            }
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for each in node.arguments.positional:
            if isinstance(each, ast.VariableReference):
                keys = self.wanted.setdefault(each.id.name, set())
                keys |= set(NAMES) if node.id.name == "AND" else {"other"}


@cache
def catalogs() -> tuple[tuple[str, str], ...]:
    """Every page of every catalog, as its name and what stands in it."""
    return tuple(
        (str(path.relative_to(room.parent)), path.read_text("utf-8"))
        for room in ROOMS
        for path in catalogs_in(room)
    )


def folder_of(name: str) -> str:
    """The folder of the program whose words a page says."""
    return name.partition("/words/")[0]


def folders() -> list[str]:
    """Every folder that has pages of a catalog."""
    return list(dict.fromkeys(folder_of(name) for name, _ in catalogs()))


@cache
def parsed(page: str) -> ast.Resource:
    """A page of a catalog as it is written: parsing takes longer than all else here."""
    return Parser(with_spans=False).parse(page)


@cache
def written() -> dict[str, ast.Message]:
    """Every message as it is written, under its key."""
    entries = (entry for _, page in catalogs() for entry in parsed(page).body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@cache
def fields() -> dict[str, dict[str, object]]:
    """By kind of event: its fields, and of which type each is."""
    assert all([*rulesets().values(), *campaigns().values()]), "their events have to be known"
    waiting, found = list(Event.__subclasses__()), {}
    while waiting:
        event = waiting.pop()
        waiting += event.__subclasses__()
        hints = get_type_hints(event)
        found |= dict.fromkeys(get_args(hints.get("kind")), hints)
    return found


@cache
def figures() -> dict[str, frozenset[str]]:
    """By kind of event: the fields that are numbers."""
    return {
        kind: frozenset(name for name, each in hints.items() if each is int)
        for kind, hints in fields().items()
    }


@cache
def counted() -> frozenset[str]:
    """The names of variables that some sentence chooses by as numbers."""
    names = set()
    for _, page in catalogs():
        asked = Asked()
        asked.visit(parsed(page))
        names |= {name for name, keys in asked.wanted.items() if is_number(keys)}
    fields = {name for kind in figures().values() for name in kind}
    return frozenset((names | fields) - FIGURES)


def is_number(keys: set[str]) -> bool:
    return bool(keys) and (
        bool(keys & {"one"}) or any(key.isdigit() for key in keys) or keys == {"other"}
    )


def values(kind: str, name: str, keys: set[str]) -> tuple[int | str, ...]:
    """What a variable may be."""
    words = tuple(sorted(key for key in keys - PLURALS if not re.fullmatch(r"-?\d+", key)))
    if is_number(keys):
        return (*NUMBERS, *words)
    if words:
        return (*words, "none of these") if "other" in keys and len(words) < 2 else words
    if name.startswith("a_"):
        return WITH_ARTICLES
    known = figures().get(kind)
    number = name in known if known is not None else name in counted()
    return NUMBERS if number else NAMES


def ways(kind: str, wanted: dict[str, set[str]]) -> Iterator[dict[str, int | str]]:
    """Ways to fill a sentence in: all, or of very many some, and each value beside a few others."""
    names = sorted(wanted)
    choices = [values(kind, name, wanted[name]) for name in names]
    for filled in islice(product(*choices), MOST):
        yield dict(zip(names, filled, strict=True))
    if prod(map(len, choices)) <= MOST:
        return
    for at, choice in enumerate(choices):
        for value in choice:
            for near in range(BESIDE):
                others = [each[(near + at) % len(each)] for each in choices]
                others[at] = value
                yield dict(zip(names, others, strict=True))


@cache
def english() -> FluentBundle:
    """All catalogs at once."""
    bundle = new_bundle("en")
    for _, page in catalogs():
        bundle.add_resource(parsed(page))
    return bundle


def words_of_pack(name: str) -> str:
    """The page of words of a pack that comes with the program."""
    return from_zip(shipped_packs()[name].files)["words/en.ftl"].decode()


@cache
def bundle_of(page: str) -> FluentBundle:
    """The words of one page alone."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(parsed(page))
    return bundle


def phrasings(page: str, bundle: FluentBundle) -> Iterator[tuple[str, Pattern, ast.Pattern]]:
    """Every phrasing of a page under its key: as it is said, and as it is written."""
    for entry in parsed(page).body:
        if not isinstance(entry, ast.Message):
            continue
        key = entry.id.name
        message = bundle.get_message(key)
        patterns = {"": entry.value, **{each.id.name: each.value for each in entry.attributes}}
        for name, said in {"": message.value, **message.attributes}.items():
            written_as = patterns[name]
            assert said is not None, key
            assert written_as is not None, key
            yield key, said, written_as


def sayings(page: str, bundle: FluentBundle) -> Iterator[tuple[str, str]]:
    """Every sentence of a page in all its ways, under its key."""
    for key, said, written_as in phrasings(page, bundle):
        if key.endswith(NO_SENTENCES):
            continue
        asked = Asked()
        asked.visit(written_as)
        for filled in ways(key, asked.wanted):
            sentence, errors = bundle.format_pattern(said, filled)
            assert not errors, f"{key}: {errors}"
            yield key, str(sentence)


@pytest.mark.parametrize("folder", folders())
def test_sentences_are_english(folder: str) -> None:
    assert wrong_in_folder(folder, faulty) == {}


def test_sentences_of_our_packs_are_english() -> None:
    assert wrong_in_packs(faulty) == {}


def wrong_in_folder(folder: str, judge: Judge) -> dict[str, dict[str, str]]:
    """What is wrong in the pages of a folder, by the names of those that are not right."""
    found = {name: judge(page, english()) for name, page in catalogs() if folder_of(name) == folder}
    assert found
    return {name: faults for name, faults in found.items() if faults}


def wrong_in_packs(judge: Judge) -> dict[str, dict[str, str]]:
    """What is wrong in the packs that come with the program, by their names."""
    found = {name: words_of_pack(name) for name in shipped_packs()}
    assert found
    judged = {name: judge(page, bundle_of(page)) for name, page in found.items()}
    return {name: faults for name, faults in judged.items() if faults}


def faulty(page: str, bundle: FluentBundle) -> dict[str, str]:
    """What is wrong with the sentences of a page, by their keys."""
    found: dict[str, str] = {}
    for key, said in sayings(page, bundle):
        if key not in found and (wrong := faults(said)):
            found[key] = f"{', '.join(wrong)} in {said!r}"
    return found


@joined(
    "said",
    [
        "1 hit points left.",
        "1 pictures, 2 mice.",
        "2 hour left.",
        "Find a Elf.",
        "an Goblin",
        "Two  spaces.",
        "A comma , alone.",
        "The end..",
        "Over?.",
        "There is 2 of them.",
        "Katla's turn.",
        'Say "stop".',
        "",
    ],
)
def test_faults_are_found(said: str) -> None:
    assert faults(said)


@joined(
    "said",
    [
        "An hour, a unicorn, a one-way door, an Elf, an orc.",
        "1 hit point, 21 hit points, 1 less, +1 points of wit.",
        "Wait … a moment: then go. Level 1 is done.",
        "Katla’s turn, the Heroes’ turn: say “stop”.",
        "1 of 2 seats, a useful thing, an X, an honest man.",
    ],
)
def test_good_english_is_left_alone(said: str) -> None:
    assert faults(said) == []
