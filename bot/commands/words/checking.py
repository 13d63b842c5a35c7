"""What is wrong with the sentences of a language, each said in one line."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import groupby
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.commands.words.catalogs import Said
from rules.core.fluent_parsing import Parser
from rules.core.name_forms import FORMS, GENDER, named_by
from rules.core.reckoning import new_bundle

ROOM = (("menu-", 32), ("name-", 32), ("command-", 100), ("option-", 100))
"""Letters that Discord has room for in menus, names, and lists of commands, by how keys begin."""
LABELS = (80, 100)
"""Letters that buttons, and entries of lists have room for: a text that fits one of these in
English and is no sentence may be shown there, so it fits the same in every language."""
LISTS = ("-words", "-rules")
"""How keys of words that people type, and of ids of rules, end: nobody is shown those."""
ENDS = (".", "!", "?", "…", ":", "»", "“", "”", ")", "`", "*")
"""How sentences end, and what is shown with others in a text."""
WORDS_ALIKE = 3
"""From so many words on, a sentence that equals the English one was forgotten."""
NUMBERS = (0, 1, 2, 5, 21)
GENDERS = ("m", "f", "n", "pl", "other")
ONCE = ((1, "other"),)
"""Numbers and genders with which a sentence is tried, and those of one that says neither."""
OFFERED = {
    "tale-foe-again": {"before"},
    "tale-felled": {"count"},
    "tale-who": {"who"},
    **{end: {"doers"} for end in ("-tale", "-tale-on", "-tale-self", "-tale-back")},
}
"""Variables that a sentence has without English saying them, by how its key ends."""


class Trouble(NamedTuple):
    """What is wrong with a sentence. `kind` is a word for counting."""

    place: str
    key: str
    kind: str
    told: str

    def __str__(self) -> str:
        return f"{self.place}: {self.key}: {self.told}"


class Message(NamedTuple):
    """A message as it was parsed: its variables, and what it says if that is plain text alone."""

    entry: ast.Message | ast.Term
    variables: frozenset[str]
    references: frozenset[str]
    """The keys of messages and terms that are said in it."""
    plain: str | None


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message that is said within."""
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a term that is said within."""
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def troubles(said: Iterable[Said]) -> Iterator[Trouble]:
    """Yield what is wrong with sentences, in their order."""
    program: dict[str, str] = {}
    for own, group in groupby(said, key=lambda each: each.page.folder if each.is_packed else None):
        kept = list(group)
        sources = {each.key: source for each in kept if (source := each.other or each.english)}
        if own is None:
            program |= sources
        spoken = _Spoken(program | sources)
        for each in kept:
            yield from _troubles(each, spoken)


def _troubles(said: Said, spoken: "_Spoken") -> Iterator[Trouble]:
    def trouble(kind: str, told: str) -> Trouble:
        return Trouble(said.page.place, said.key, kind, told)

    if said.other is None:
        yield trouble("missing", "is not said")
        return
    if said.english is None:
        yield trouble("unknown", "is no sentence of the English catalog")
        return
    other, english = parsed(said.other), parsed(said.english)
    if other is None or english is None:
        yield trouble("broken", "is not written as Fluent wants it")
        return
    if said.is_stale:
        yield trouble("stale", "its English is another by now")
    offered = {each for end, those in OFFERED.items() if said.key.endswith(end) for each in those}
    strange = sorted(_named(other.variables - offered, english, offered) - english.variables)
    if strange:
        names = ", ".join(f"${each}" for each in sorted(english.variables)) or "none"
        yield trouble("variables", f"has ${', $'.join(strange)}; there are {names}")
    elif lost := sorted(english.variables - _with_asked(other.variables)):
        yield trouble("lost", f"never says ${', $'.join(lost)}")
    elif why := spoken.unsayable(said.key, other):
        yield trouble("unsayable", why)
    yield from (trouble(kind, told) for kind, told in _as_a_label(said, other, english))


def _as_a_label(said: Said, other: Message, english: Message) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with plain texts of one line, which buttons and lists show."""
    if other.plain is None or english.plain is None or said.key.endswith(LISTS):
        return
    room = _room(said.key, english.plain)
    if room is not None and len(other.plain) > room:
        yield "long", f"has {len(other.plain)} letters, where {room} fit"
    alike = other.plain == english.plain and len(other.plain.split()) >= WORDS_ALIKE
    if alike and not said.may_be_same:
        yield "same", "is the same as the English"


def _room(key: str, english: str) -> int | None:
    """Return how many letters a plain text may have; None where that is left to its translator."""
    listed = next((most for start, most in ROOM if key.startswith(start)), None)
    if listed is not None or english.rstrip().endswith(ENDS):
        return listed
    return next((each for each in LABELS if len(english) <= each), None)


def _named(variables: frozenset[str], english: Message, offered: set[str]) -> set[str]:
    """Return variables without what asks for a form of one: `$acc_target` speaks of `$target`."""
    known = _with_asked(english.variables | offered)
    return {each for each in variables if each not in known}


def _with_asked(variables: frozenset[str]) -> frozenset[str]:
    """Return variables with those of whose forms they speak, and with all forms of those."""
    asked = {named_by(each) for each in variables}
    return variables | asked | {f"{form}_{each}" for form in FORMS for each in asked}


@cache
def parsed(source: str) -> Message | None:
    """Return a message of Fluent, or None where it is none.

    It is kept: several languages are compared with the same English, and all of them are also said.
    """
    read = Parser(with_spans=False).parse(source).body
    entries = [each for each in read if not isinstance(each, ast.Comment)]
    if len(entries) != 1 or not isinstance(entries[0], ast.Message | ast.Term):
        return None
    entry = entries[0]
    visitor = _Variables()
    visitor.visit(entry)
    elements = entry.value.elements if entry.value else []
    first = elements[0] if len(elements) == 1 else None
    plain = first.value if isinstance(first, ast.TextElement) else None
    return Message(entry, frozenset(visitor.found), frozenset(visitor.references), plain)


class _Spoken:
    """All sentences of a language, English where it has none, to be said with made up values."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = sources

    @cached_property
    def _bundle(self) -> FluentBundle:
        """All of them, read once one is to be said: of a language without any none is."""
        bundle = new_bundle("en")
        known = (parsed(each) for each in self._sources.values())
        read: list[ast.EntryType] = [each.entry for each in known if each is not None]
        bundle.add_resource(ast.Resource(read))
        return bundle

    def unsayable(self, key: str, message: Message) -> str | None:
        """Return why a sentence cannot be said with some number, or for a name of some gender."""
        if key.startswith("-"):
            return None
        found = self._bundle.get_message(key)
        patterns = [each for each in (found.value, *found.attributes.values()) if each is not None]
        variables = self._within(message)
        # What has no variable is the same for all of them.
        for number, gender in zip(NUMBERS, GENDERS, strict=True) if variables else ONCE:
            args = dict(_given(variables, number, gender))
            for pattern in patterns:
                said, errors = self._bundle.format_pattern(pattern, args)
                if errors:
                    return f"cannot be said with {number} and {gender}: {errors[0]}"
                if not str(said).strip() and pattern is found.value and number == 1:
                    return "says nothing"
        return None

    def _within(self, message: Message) -> frozenset[str]:
        """Return the variables of a message and of all that is said within it."""
        found, waiting, seen = set(message.variables), set(message.references), set[str]()
        while waiting:
            key = waiting.pop()
            inner = parsed(self._sources.get(key, "")) if key not in seen else None
            seen.add(key)
            if inner is not None:
                found |= inner.variables
                waiting |= inner.references
        return frozenset(found)


def _given(variables: frozenset[str], number: int, gender: str) -> Mapping[str, int | str]:
    return {each: gender if each.startswith(f"{GENDER}_") else number for each in variables}
