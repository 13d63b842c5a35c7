"""A host's settings as a list to choose from: every Options field, whatever the system."""

from functools import cache
from typing import Literal, NamedTuple, TypeVar, get_args, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from rules.core.errors import RuleError
from rules.core.model import Model, Options

Chosen = TypeVar("Chosen", bound=Options)

MAX_CHOICES = 25


GROUPS = ("party", "dungeon", "fights", "turns", "rules", "house")
"""The headings under which settings are listed, in this order; `rules` has all that is left."""
REST = "rules"


class Setting(Model):
    """One field of an Options model with the values it may take, as strings."""

    name: str
    group: str = REST
    values: tuple[str, ...]
    value: str
    default: str

    @property
    def changed(self) -> bool:
        """Whether the host chose other than the default."""
        return self.value != self.default


def settings_of(options: Options) -> tuple[Setting, ...]:
    """Return every setting of an options model, in the order of its fields.

    Raises:
        TypeError: a field is of a kind that a list cannot offer.
    """
    return tuple(
        Setting(
            name=name,
            group=kind.group,
            values=kind.values,
            value=as_word(getattr(options, name)),
            default=kind.default,
        )
        for name, kind in _kinds(type(options)).items()
    )


def settable(options_type: type[Options]) -> dict[str, FieldInfo]:
    """Return the fields that a list of settings offers: all but the packs."""
    return {name: field for name, field in options_type.model_fields.items() if name != "packs"}


class _Kind(NamedTuple):
    """The values that a setting may have, the one it has if nobody chooses, and its heading."""

    values: tuple[str, ...]
    default: str
    group: str


@cache
def _kinds(options_type: type[Options]) -> dict[str, _Kind]:
    """Return every setting of a type of options: a menu asks for all of them with every line."""
    group_of = {name: group for group, names in options_type.groups.items() for name in names}
    return {
        name: _Kind(
            _values(name, field.annotation, field.metadata),
            as_word(field.get_default()),
            group_of.get(name, REST),
        )
        for name, field in settable(options_type).items()
    }


def as_word(value: object) -> str:
    """Return a value as it is written in a setting: on, off, a word or a number."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def with_setting(options: Chosen, name: str, value: str) -> Chosen:
    """Return the options with one setting changed.

    Raises:
        RuleError: there is no such setting, or it does not take that value.
    """
    known = _kinds(type(options))
    if name not in known:
        raise RuleError("error-no-such-setting", name=name[:60])
    values = known[name].values
    if value not in values:
        raise _bad(name, value, values)
    chosen = _value(type(options), name, value)
    try:
        return type(options).model_validate({**options.model_dump(), name: chosen})
    except ValidationError as error:
        raise _bad(name, value, values) from error


def _bad(name: str, value: str, values: tuple[str, ...]) -> RuleError:
    return RuleError("error-bad-setting", name=name, value=value[:60], values=", ".join(values))


def _value(options_type: type[Options], name: str, word: str) -> bool | int | str:
    """Return what a word means to a field: `off` is a word as well where the field holds words."""
    annotation = options_type.model_fields[name].annotation
    if annotation is bool:
        return word == "on"
    return int(word) if annotation is int else word


def _values(name: str, annotation: object, metadata: list[object]) -> tuple[str, ...]:
    if annotation is bool:
        return ("on", "off")
    if get_origin(annotation) is Literal:
        values = tuple(str(value) for value in get_args(annotation))
    elif annotation is int:
        low = next(m.ge for m in metadata if hasattr(m, "ge"))
        high = next(m.le for m in metadata if hasattr(m, "le"))
        values = tuple(str(number) for number in range(low, high + 1))
    else:
        raise TypeError(f"setting {name!r}: a list cannot offer {annotation}")
    if len(values) > MAX_CHOICES:
        raise TypeError(f"setting {name!r} has more than {MAX_CHOICES} values")
    return values
