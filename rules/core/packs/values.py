"""Values of a data file that do not fit, in words: what is there, and what would be right."""

from collections.abc import Iterable, Mapping
from datetime import date, time

from pydantic import ValidationError

from rules.core.colours import HEX, HEX_OR_NONE
from rules.core.icons import FORM
from rules.core.packs.archive import shown
from rules.core.packs.manifest import NAME, PLAIN, VERSION
from rules.core.packs.places import Place, line_of
from rules.core.packs.points import ID, ID_OR_NONE
from rules.core.packs.problems import Problem
from rules.core.packs.types import mistyped
from rules.core.words import Text

_KNOWN: Mapping[str, tuple[str, ...]] = {
    "missing": (),
    "extra_forbidden": (),
    "literal_error": ("expected",),
    "enum": ("expected",),
    "greater_than_equal": ("ge",),
    "greater_than": ("gt",),
    "less_than_equal": ("le",),
    "less_than": ("lt",),
    "string_too_long": ("max_length",),
    "string_too_short": ("min_length",),
    "too_long": ("max_length",),
    "too_short": ("min_length",),
    "int_type": (),
    "int_parsing": (),
    "int_from_float": (),
    "bool_type": (),
    "bool_parsing": (),
    "string_type": (),
    "tuple_type": (),
    "list_type": (),
    "dict_type": (),
    "model_type": (),
    "value_error": ("error",),
}
"""Pydantic's types of errors that have a sentence of their own, and what each of them names."""
FORMS: Mapping[str, str] = {
    pattern: f"pack-value-{kind}"
    for pattern, kind in (
        (PLAIN, "plain"),
        (HEX, "colour"),
        (HEX_OR_NONE, "colour"),
        (ID, "id"),
        (FORM, "icon"),
        (ID_OR_NONE, "id"),
        (NAME, "name"),
        (VERSION, "version"),
    )
}
"""The sentence on what does not fit a pattern; a system says those of its own (`PackPoints`)."""
_LONGEST = 60
LONGEST_RIGHT = 900
"""Letters of what would be right, such as the list of all abilities."""


def problems_of(
    error: ValidationError,
    file: str,
    text: str,
    at: Place = (),
    forms: Mapping[str, str] = FORMS,
) -> Iterable[Problem]:
    """Yield the problems of a part of a data file, with their lines; `at` is the part's place.

    `forms` are the sentences on patterns.
    """
    errors = error.errors(include_url=False)
    unfit = {each["loc"][:depth] for each in errors for depth in range(len(each["loc"]))}
    for each in errors:
        if each["type"] == "too_short" and each["loc"] in unfit:
            # An item that does not fit is not counted, and is told by itself.
            continue
        place = (*at, *each["loc"])
        kind = each["type"] if each["type"] in _KNOWN else "other"
        context = each.get("ctx", {})
        args = {
            name: shown(str(context[name]), LONGEST_RIGHT)
            for name in _KNOWN.get(kind, ())
            if name in context
        }
        key = forms.get(context.get("pattern", ""), f"pack-value-{kind.replace('_', '-')}")
        what = Text.of(key, field=field_of(place), value=told(each["input"]), **args)
        yield Problem(file=file, line=line_of(text, place), what=what)


def problems_of_types(
    raw: object, read: object, file: str, text: str, at: Place = ()
) -> Iterable[Problem]:
    """Yield the numbers of a part of a data file that are written as text, or as something else."""
    for inside, kind, value in mistyped(raw, read):
        place = (*at, *inside)
        what = Text.of(f"pack-value-{kind}", field=field_of(place), value=told(value))
        yield Problem(file=file, line=line_of(text, place), what=what)


def field_of(place: Place) -> str:
    """Return what is at a place as authors read it: the last name and what follows, `dial[2]`.

    Items are counted from 1; an entry of the file itself is its heading alone.
    """
    named = [at for at, part in enumerate(place) if isinstance(part, str)]
    if not named:
        return "?"
    items = "".join(f"[{part + 1}]" for part in place[named[-1] + 1 :] if isinstance(part, int))
    name = shown(str(place[named[-1]]))
    return name if named == [0] else name + items


def told(value: object) -> str:
    """Return a value of a data file as its author wrote it, cut where it is long."""
    said = value if isinstance(value, str) else _written(value)
    return shown(said if len(said) <= _LONGEST else said[: _LONGEST - 1] + "…")


def _written(value: object) -> str:
    """Return a value as TOML has it."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case date() | time():
            return value.isoformat()
        case list() | tuple():
            return f"[{', '.join(map(_written, value))}]"
        case dict():
            return (
                f"{{ {', '.join(f'{name} = {_written(each)}' for name, each in value.items())} }}"
            )
        case _:
            return repr(value)
