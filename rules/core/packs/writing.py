"""Writing the files of a pack: entries as TOML, messages as Fluent."""

import json
import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

_SLOT: Final = re.compile(r"(\{[a-z]+\})")
"""Where a variable stands in a line that somebody typed."""


def to_toml(heading: str, entries: Iterable[Mapping[str, Any]]) -> str:
    """Return entries as a data file, each under its heading, lists of lists a row to a line."""
    return "\n".join(f"[[{heading}]]\n{table(entry)}" for entry in entries)


def table(values: Mapping[str, Any]) -> str:
    """Return values as lines of TOML, such as a manifest; lists of lists a row to a line."""
    return "".join(f"{name} = {_rows(value)}\n" for name, value in values.items())


def _rows(value: object) -> str:
    if isinstance(value, list | tuple) and any(isinstance(each, list | tuple) for each in value):
        return "[\n" + "".join(f"  {_value(each)},\n" for each in value) + "]"
    return _value(value)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{name} = {_value(each)}" for name, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(each) for each in value)}]"
    raise TypeError(f"no value of a data file: {type(value).__name__}")


def message(key: str, said: str, variables: Collection[str] = ()) -> str:
    """Return a message that says a line of text as typed; `{foe}` in it is a variable."""
    slots = {f"{{{name}}}" for name in variables}
    quoted = "".join(
        f"{{ ${part[1:-1]} }}" if part in slots else _quoted(part) for part in _SLOT.split(said)
    )
    return f"{key} = {quoted}\n"


def _quoted(said: str) -> str:
    return "".join(f'{{"{char}"}}' if char in "{}" else char for char in said)
