"""What happened, as a tale takes it: the events of steps with their roles, and their clauses."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from rules.core.letters import begun, is_ended
from rules.core.name_forms import FORMS
from rules.core.telling import Role, Telling, told_by
from rules.core.words import Text, Words, text_of
from rules.ports import Step
from rules.service.history.tale.forms import DOERS, Forms
from rules.service.history.tale.records import Source

FOES = ("monster", "foe", "target")
"""Fields that name the figure that something is done to."""
KNOWN = tuple(FORMS[each] for each in ("the", "acc", "dat", "gen"))
"""The forms in which a sentence names one whom it knows, besides the bare name."""
Name = str | Text
"""A name as it stands in an event."""
_ASIDE = re.compile(r"\s*\([^()]*\d[^()]*\)")
"""What stands in brackets with a number, as the log does with dice."""
_BRACKETS = re.compile(r"\s*\([^()]*\)")
"""What names have in brackets behind them, for lists."""
_TAIL = re.compile(r"\s*[:;·—]\s[^:;]*\d[^:;]*$")
"""What follows a colon with a number in it, to the end."""
_WITHIN = re.compile(r",[^,]*\d[^,]*(?=[,.!]|$)")
"""What stands between commas with a number in it."""


class Happening(NamedTuple):
    """An event with its role in the tale, the step that it is of, and its place in it."""

    version: int
    place: int
    seat: int | None
    kind: str
    role: Role
    weight: int
    event: Mapping[str, Any]

    @property
    def source(self) -> Source:
        """Which event of the journal it is."""
        return self.version, self.place


class Clause(NamedTuple):
    """What happened in words without an end: `who` did it, and `did` what.

    Where it does not begin with who did it, `did` is all of it and `who` is empty. `who` may have
    an article: `name` is without it, and `figure` the same as it is in the event. Of several,
    `shared` says what they did; it is empty where the words are about one alone. What is `whole`
    is not joined with others.
    """

    who: str
    did: str
    form: str
    happening: Happening
    name: str = ""
    figure: Name = ""
    shared: str = ""

    @property
    def text(self) -> str:
        """The clause, with who did it."""
        return f"{self.who} {self.did}" if self.who else self.did

    @property
    def told(self) -> bool:
        """Whether it says who did it in words for tales: those of a log may be about one alone."""
        return bool(self.who) and self.form.startswith(told_by(self.happening.kind))

    def joins(self, other: "Clause") -> bool:
        """Whether another one of the same deed can be said together with it, naming it once."""
        return (
            self.told and self.did == other.did and (bool(self.shared) or self.name == other.name)
        )

    @property
    def whole(self) -> bool:
        """Whether it is one or several whole sentences, or may have a second one after a comma.

        What a log says after a comma may be of another figure, to which nothing can be joined.
        """
        return is_ended(self.did) or (not self.told and "," in self.did)


def happenings(steps: Iterable[Step], telling: Telling) -> Iterator[Happening]:
    """Yield all events of some steps that a tale may tell."""
    for step in steps:
        for place, event in enumerate(step.events):
            kind = str(event["kind"])
            role = telling.role(kind, event.get("side"))
            if role != "silent":
                weight = telling.rank(kind)
                told = {field: _named(value, telling) for field, value in event.items()}
                yield Happening(step.version, place, step.seat, kind, role, weight, told)


def _named(value: object, telling: Telling) -> object:
    """Return a field of an event with the name that a figure has in tales."""
    key = value.get("key") if isinstance(value, Mapping) else None
    if not isinstance(value, Mapping) or key not in telling.tale_names:
        return value
    return {**value, "key": telling.tale_names[str(key)]}


def foe_of(each: Happening, words: Words) -> str:
    """Return the name of the figure that something was done to; "" where it names none."""
    fields = (*FOES, "figure") if each.role in ("kill", "fight") else FOES
    named = next((each.event[field] for field in fields if each.event.get(field)), "")
    return named_in(named, words)


def kind_of_foe(each: Happening) -> Name:
    """Return the name of a figure that something was done to, without what tells copies apart."""
    fields = (*FOES, "figure") if each.role in ("kill", "fight") else FOES
    named = next((each.event[field] for field in fields if each.event.get(field)), "")
    if not isinstance(named, Mapping):
        return str(named)
    text = Text.model_validate(named)
    kind = dict(text.args).get("name")
    return kind if isinstance(kind, Text) else text


def foes_of(each: Happening, count: int, words: Words) -> str:
    """Return the name of a foe for so many of its kind, where its catalog knows that."""
    named = next((each.event[field] for field in FOES if each.event.get(field)), "")
    if not isinstance(named, Mapping):
        return str(named)
    text = Text.model_validate(named)
    return words.say(Text.of(text.key, **{**dict(text.args), "count": count}))


def named_in(value: object, words: Words) -> str:
    """Return a name as it stands in an event: as a string, or as a text."""
    return words.say(Text.model_validate(value)) if isinstance(value, Mapping) else str(value)


def ways_of(name: Name, words: Words) -> tuple[str, ...]:
    """Return how sentences say a name that is known: bare, or with an article in any case."""
    if isinstance(name, str):
        return (name,)
    forms = (words.form(name, each) for each in KNOWN)
    return tuple(dict.fromkeys((words.say(name), *forms)))


def clause_of(
    each: Happening, forms: Forms, *, foe_known: bool = False, again: str = "no"
) -> Clause:
    """Return a happening as a clause, by its words for tales if it has some.

    With `foe_known` the foe has just been named, and is not named again where there are words
    without it. `again` is given to the words of a foe that falls: "first" of several, "yes" for
    another one.
    """
    words, key = forms.words, told_by(each.kind)
    text = text_of(each.event)
    if foe_known and words.has(f"{key}-on"):
        key = f"{key}-on"
    text = words.own(Text.of(key, **{**dict(text.args), "again": again, DOERS: "one"}))
    said, form = _told(text, forms)
    if not said:
        said, form = _logged(words.own(text_of(each.event)), forms)
    return _clause(each, said, form, text, forms)


def _told(text: Text, forms: Forms) -> tuple[str, str]:
    """Return a clause by its words for tales; "" where it has none, or its event is an older one.

    Events of older programs may lack what the words of today ask for.
    """
    if not forms.words.has(text.key):
        return "", ""
    try:
        said, form = forms.chosen(text)
    except KeyError:
        return "", ""
    return _BRACKETS.sub("", said), form


def _logged(text: Text, forms: Forms) -> tuple[str, str]:
    """Return a sentence of the log as a clause, in a phrasing that needs no number if one does."""
    said, form = forms.chosen(text)
    if not re.search(r"\d", unnumbered(said)):
        return _opened(unnumbered(said)), form
    for number in range(forms.words.count(text.key)):
        other = unnumbered(forms.words.say_as(text, number))
        if not re.search(r"\d", other):
            return _opened(other), f"{text.key}.{number}"
    return _opened(unnumbered(said)), form


def same_clause(each: Happening, like: Clause, forms: Forms) -> Clause | None:
    """Return a happening as a clause in the phrasing of another one of its kind, if it has it."""
    key, _, number = like.form.rpartition(".")
    text = Text.of(key, **{**dict(text_of(each.event).args), "again": "no", DOERS: "one"})
    try:
        said = _BRACKETS.sub("", forms.words.say_as(text, int(number)))
    except KeyError:
        return None
    return _clause(each, said, like.form, text, forms)


def _clause(each: Happening, said: str, form: str, text: Text, forms: Forms) -> Clause:
    """Return what is said of a happening as a clause; `text` are its words for tales."""
    who, figure = _who(each, said, forms.words)
    did = said[len(who) + 1 :] if who else said
    key, _, number = form.rpartition(".")
    shared = ""
    if who and key.startswith(told_by(each.kind)):
        # Words of a log may be about one alone.
        shared = did
        if not forms.joins:
            many = Text.of(key, **{**dict(text.args), DOERS: "many"})
            other = _BRACKETS.sub("", forms.words.say_as(many, int(number)))
            shared = other[len(who) + 1 :] if other != said and other.startswith(f"{who} ") else ""
    name = forms.words.say(figure) if isinstance(figure, Text) else figure
    return Clause(who, did, form, each, name, figure, shared)


def title_of(each: Happening, words: Words) -> str:
    """Return the heading that a happening gives its scene, if it has words for that.

    It begins with a capital letter, as a name with its article does not by itself.
    """
    key = f"{told_by(each.kind)}-title"
    if not words.has(key):
        return ""
    try:
        said = words.say(Text.of(key, **dict(text_of(each.event).args)))
    except KeyError:
        return ""
    return begun(said)


def unnumbered(sentence: str) -> str:
    """Return a sentence of the log without its numbers, as far as it can do without them."""
    told = _ASIDE.sub("", sentence)
    end = told[-1:] if told[-1:] in ".!?…" else ""
    told = told.removesuffix(end) if end else told
    told = _TAIL.sub("", told)
    told = _WITHIN.sub("", told) if not re.match(r"[^,]*\d", told) else told
    return f"{told.rstrip(' ,')}{end}"


def _opened(said: str) -> str:
    """Return a sentence of the log so that it can be joined: without its full stop."""
    if said.endswith(".") and ". " not in said and not said.endswith("..."):
        return said[:-1]
    return said


def _who(each: Happening, said: str, words: Words) -> tuple[str, Name]:
    """Return the name with which a clause begins, if it is one of its event's; as said, and as is.

    "" and "" where it begins with none.
    """
    names: list[Name] = [
        Text.model_validate(value) if isinstance(value, Mapping) else value
        for field, value in each.event.items()
        if field != "kind" and isinstance(value, str | Mapping) and value
    ]
    bare = ((name if isinstance(name, str) else words.say(name), name) for name in names)
    found = [each for each in bare if said.startswith(f"{each[0]} ")]
    # Only where no bare name is there, as in German: “Der Ork fiel” of “Ork”.
    found = found or [
        (way, name) for name in names for way in ways_of(name, words) if said.startswith(f"{way} ")
    ]
    return max(found, key=lambda each: len(each[0]), default=("", ""))
