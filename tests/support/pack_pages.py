"""What authors of packs look up, made from the models: JSON Schemas, and a page of all fields.

`python -m tests.support.pack_pages` writes them to `docs/packs`.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from bot.catalogs import all_words
from rules.core.colours import HEX, MapColours
from rules.core.icons import ICONS
from rules.core.model import Model
from rules.core.packs.archive import MANIFEST
from rules.core.packs.colouring import COLOURS
from rules.core.packs.limits import MOST_ENTRIES
from rules.core.packs.manifest import Manifest
from rules.core.packs.points import EntryKind, PackPoints
from rules.registry import pack_points, rulesets
from tests.support.rules_table import ROOT

FOLDER = ROOT / "docs" / "packs"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
MARKED = "(--[0-9a-f]{20})?"
Schema = Mapping[str, Any]
ICONS_BEGIN = """# Icons

A figure of a pack that brings no picture may name one of these: `icon = "orc-head"`. They are from
[Game Icons](https://game-icons.net) by Lorc, Delapouite and others, under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), and were made into a font.
`undercroft pack icons goblin chief` finds those that fit some words.

![All icons with their names](../pictures/icons.png)
"""


def pages() -> dict[str, str]:
    """The files of `docs/packs` that are made, by name."""
    made = {
        "pack.schema.json": _written(_of_model(Manifest), MANIFEST),
        "colours.schema.json": _written(_of_model(MapColours), COLOURS),
    }
    for points in pack_points().values():
        for kind in points.kinds:
            name = f"{points.folder}.{kind.file}.schema.json"
            made[name] = _written(schema_of(kind), f"{points.folder}/{kind.file}.toml")
    return {**made, "FILES.md": "\n".join(_page()) + "\n", "ICONS.md": "\n".join(_icons()) + "\n"}


def schema_of(kind: EntryKind) -> dict[str, Any]:
    """The schema of a whole file of entries, as the models have it."""
    entry = _of_model(kind.model)
    defs = entry.pop("$defs", {})
    found: dict[str, Any] = {
        "type": "object",
        "properties": {kind.heading: {"type": "array", "items": entry}},
        "additionalProperties": False,
    }
    return {**found, "$defs": defs} if defs else found


def _of_model(model: type[Model]) -> dict[str, Any]:
    """The schema of a model as authors write it: ids bear no mark, and nothing has a title."""
    text = json.dumps(model.model_json_schema()).replace(json.dumps(MARKED)[1:-1], "")
    found = _without_titles(json.loads(text))
    assert isinstance(found, dict)
    return found


def _without_titles(schema: object, *, names: bool = False) -> object:
    """A schema without the titles that pydantic makes of names; `names` are those of fields."""
    if isinstance(schema, list):
        return [_without_titles(each) for each in schema]
    if isinstance(schema, dict):
        return {
            key: _without_titles(value, names=key in ("properties", "$defs") and not names)
            for key, value in schema.items()
            if names or key != "title" or not isinstance(value, str)
        }
    return schema


def _written(schema: Mapping[str, Any], file: str) -> str:
    head = {"$schema": DIALECT, "title": file}
    return json.dumps({**head, **schema}, indent=2, ensure_ascii=False) + "\n"


def _page() -> Iterator[str]:
    yield "# Every file of a pack"
    yield ""
    yield (
        "Made from the models that check packs, by `python -m tests.support.pack_pages`. "
        "[The guide](README.md) begins with a first monster."
    )
    yield ""
    yield f"## {MANIFEST}"
    yield ""
    yield "[Schema](pack.schema.json)"
    yield ""
    yield from _table(_of_model(Manifest))
    yield from _colours()
    for points in pack_points().values():
        yield from _system(points)


def _icons() -> Iterator[str]:
    """The page of all icons, by the words of their names."""
    yield ICONS_BEGIN
    for letter, names in groupby(sorted(ICONS), key=lambda each: each[0]):
        yield f"**{letter.upper()}** " + ", ".join(f"`{name}`" for name in names)
        yield ""


def _colours() -> Iterator[str]:
    schema = _of_model(MapColours)
    yield f"## {COLOURS}"
    yield ""
    yield f"{_about(schema)} [Schema](colours.schema.json)"
    yield ""
    yield from _table(schema)
    for name, part in schema["$defs"].items():
        yield f"### A part: {_plain(name)}"
        yield ""
        yield _about(part)
        yield ""
        yield from _table(part)


def _system(points: PackPoints) -> Iterator[str]:
    words = all_words("en")
    games = [
        words.phrase(f"{rules.key}-title")
        for rules in rulesets().values()
        if rules.packs is not None and rules.packs.folder == points.folder
    ]
    yield f"## {points.folder}: {', '.join(games)}"
    yield ""
    parts: dict[str, Schema] = {}
    for kind in points.kinds:
        schema = _of_model(kind.model)
        parts |= schema.get("$defs", {})
        yield f"### {points.folder}/{kind.file}.toml"
        yield ""
        yield _about(schema)
        yield ""
        schema_file = f"{points.folder}.{kind.file}.schema.json"
        said = f"Each begins with `[[{kind.heading}]]`. {_words(kind)}{_emblem(kind)}{_most(kind)}"
        yield f"{said}[Schema]({schema_file})"
        yield ""
        yield from _table(schema)
    for name, part in sorted(parts.items()):
        yield f"### A part: {_plain(name)}"
        yield ""
        yield _about(part)
        yield ""
        named = next((each for each in part.get("anyOf", ()) if "properties" in each), part)
        if "properties" in named:
            yield from _table(named)


def _words(kind: EntryKind) -> str:
    """The keys of an entry's words, as those of an entry of the system's own if it has any."""
    keys = kind.keys(kind.like or kind.model.model_construct(id="ID"))
    like = f", as those of `{kind.like.id}`" if kind.like else ""
    needed = _listed((*keys.names, *keys.sentences))
    said = f"Its words{like}: {needed}. " if needed else "It needs no words. "
    return said + (f"It may have {_listed(keys.more)} besides. " if keys.more else "")


def _listed(keys: Sequence[str]) -> str:
    """Keys in a row; those that differ in one number alone are named by the first and the last."""
    alike: dict[str, list[str]] = {}
    for key in keys:
        alike.setdefault(re.sub(r"\d+", "#", key, count=1), []).append(key)
    return ", ".join(
        f"`{found[0]}`" if len(found) == 1 else f"`{found[0]}` to `{found[-1]}`"
        for found in alike.values()
    )


def _emblem(kind: EntryKind) -> str:
    said = ""
    if kind.emblems:
        more = ", ".join(f"`emblems/ID_{each}.png`" for each in kind.more_emblems)
        said = f"It may have an emblem, `emblems/ID.png`{more and f', and others: {more}'}. "
    if kind.like is None:
        return said
    parts = _listed([f"emblems/{id_}.png" for id_ in kind.parts(kind.like)])
    if not parts:
        return said
    return f"{said}What stands in it may have some too, as in `{kind.like.id}`: {parts}. "


def _most(kind: EntryKind) -> str:
    if kind.most == MOST_ENTRIES:
        return ""
    return f"A game takes at most {kind.most} of them, of all its packs together. "


def _about(schema: Schema) -> str:
    """What a model says of itself, in one paragraph."""
    return " ".join(str(schema.get("description", "")).split())


def _table(schema: Schema) -> Iterator[str]:
    yield "| field | what | values | if left out |"
    yield "|---|---|---|---|"
    needed = schema.get("required", ())
    for name, field in schema["properties"].items():
        if ("const" in field and name not in needed) or field.get("maxItems") == 0:
            continue
        what = field.get("description", "")
        usual = "needed" if name in needed else _usual(field.get("default"))
        yield f"| `{name}` | {what} | {_values(field)} | {usual} |"
    yield ""


def _usual(value: object) -> str:
    return "nothing" if value in ("", [], {}, None) else f"`{json.dumps(value)}`"


def _values(field: Schema) -> str:
    """What a field may be, in words."""
    if "$ref" in field:
        return _plain(field["$ref"].rpartition("/")[2])
    if "anyOf" in field:
        return " or ".join(_values(each) for each in field["anyOf"] if each.get("type") != "null")
    if "enum" in field or "const" in field:
        return ", ".join(f"`{each}`" for each in field.get("enum", [field.get("const")]))
    match field.get("type"):
        case "integer" | "number":
            return _range(field.get("minimum"), field.get("maximum"))
        case "string" if field.get("pattern") == HEX:
            return "a colour, `#RRGGBB`"
        case "string":
            most = field.get("maxLength")
            return f"text, at most {most} letters" if most else "text"
        case "boolean":
            return "`true`, `false`"
        case "array":
            return _list(field)
        case "object":
            return _mapping(field)
        case _:
            return ""


def _range(low: object, high: object) -> str:
    if low is None or high is None:
        return "a number" if low is None else f"{low} or more"
    return f"{low} to {high}"


def _list(field: Schema) -> str:
    items = field["prefixItems"][0] if "prefixItems" in field else field["items"]
    low, high = field.get("minItems", 0), field.get("maxItems")
    count = f"{low}" if low == high else f"at least {low}" if high is None else f"{low} to {high}"
    return (
        f"a list, {count} of: {_values(items)}" if low or high else f"a list of: {_values(items)}"
    )


def _mapping(field: Schema) -> str:
    names = field.get("propertyNames", {}).get("enum", ())
    for_each = ", ".join(f"`{name}`" for name in names) or "names of your own"
    return f"a table with {for_each}; each {_values(field['additionalProperties'])}"


def _plain(name: str) -> str:
    """The name of a model as people say it: `TileFace` is a tile face."""
    return "".join(f" {char.lower()}" if char.isupper() else char for char in name).strip()


def main() -> None:
    """Write all of them, and remove those of files that no system has any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = pages()
    for name, text in made.items():
        (FOLDER / name).write_text(text, "utf-8")
    for path in stray(made):
        path.unlink()


def stray(made: Mapping[str, str]) -> list[Path]:
    """The schemas of files that no system has any more."""
    return [path for path in FOLDER.glob("*.schema.json") if path.name not in made]


if __name__ == "__main__":
    main()
