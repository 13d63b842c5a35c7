"""A typed request to the map generator: read into options, and written back."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, get_args

from pydantic import ValidationError

from rules.core.errors import RuleError
from rules.core.model import Model
from rules.core.packs.pack import name_in
from rules.core.settings import as_word
from rules.core.words import Words, folded
from rules.dungeon import DungeonOptions, Morphology
from rules.dungeon.materials import material_of
from rules.dungeon.tables import MATERIALS
from rules.pace.calendar_words import means_none
from rules.service.dungeons.seed_words import NEWEST, READINGS, reading_matters, seed_of

MORPHOLOGIES: tuple[str, ...] = get_args(Morphology)
NAMED = ("levels", "table", "material", "morphologies", "morphology_count", "packs")
"""Fields that have a command option of their own, so are not among the further ones."""
READING = "seeds"
"""The option by which a line says how the words of its seed are read."""
MOST_MINUTES = 7 * 24 * 60
"""The longest turn of a draft: a week."""
NONE = "none"


class DungeonRequest(Model):
    """A dungeon as it was requested.

    `morphology` names several, separated by commas, or is "none" or the number to be rolled; `more`
    holds further options as `key:value`. Empty fields take the default. `minutes` is how long a
    turn may take where several draw; 0 is without limit.
    """

    levels: int | None = None
    morphology: str = ""
    material: str = ""
    pack: str = ""
    table: str = ""
    seed: str = ""
    more: str = ""
    minutes: int = 0


def kinds_in(languages: Iterable[Words]) -> dict[str, str]:
    """Return the kinds of places by their names in some languages, as `options_of` takes them."""
    named = {
        folded(words.phrase(_kind_name(kind))): kind for words in languages for kind in MORPHOLOGIES
    }
    return named | {kind: kind for kind in MORPHOLOGIES}


def options_of(
    wanted: DungeonRequest,
    materials: Mapping[str, str] = MappingProxyType({}),
    kinds: Mapping[str, str] = MappingProxyType({}),
) -> DungeonOptions:
    """Return the options that a request means.

    `kinds` are the kinds of places by names that people may type for them.

    A chosen material, of the twelve, of the server's packs (`materials`, as stored, by their names)
    or in any words, makes the dungeon one of unusual materials.

    Raises:
        RuleError: something in it is not known, or outside its bounds.
    """
    chosen: dict[str, Any] = {**_morphologies(wanted.morphology, kinds), **_further(wanted.more)}
    if wanted.levels is not None:
        chosen["levels"] = _number("levels", str(wanted.levels))
    if wanted.table:
        chosen["table"] = _value("table", wanted.table)
    if wanted.material:
        named = {folded(name): stored for name, stored in materials.items()}
        known = named.get(folded(wanted.material).strip(), wanted.material)
        chosen["material"] = material_of(known)
        given = chosen.get("morphologies", ())
        if not chosen.get("morphology_count"):
            chosen["morphologies"] = (*given, *({"materials"} - set(given)))
            chosen["morphology_count"] = 0
    try:
        return DungeonOptions.model_validate(chosen)
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0])
        raise RuleError(
            "error-bad-setting", name=name, value=str(chosen.get(name))[:60], values=values_of(name)
        ) from None


def minutes_of(wanted: DungeonRequest) -> int:
    """Return how many minutes a turn of a draft may take.

    Raises:
        RuleError: fewer than none, or more than a week.
    """
    if 0 <= wanted.minutes <= MOST_MINUTES:
        return wanted.minutes
    raise RuleError(
        "error-bad-setting", name="minutes", value=str(wanted.minutes), values=f"0-{MOST_MINUTES}"
    )


def written(options: DungeonOptions, seed: str) -> str:
    """Return the options of `/dungeon map` that give the same dungeon again."""
    parts = [f"seed:{seed}"]
    plain = DungeonOptions()
    if options.levels != plain.levels:
        parts.append(f"levels:{options.levels}")
    if options.morphologies:
        parts.append(f"morphology:{','.join(options.morphologies)}")
    elif options.morphology_count != plain.morphology_count:
        parts.append(f"morphology:{options.morphology_count or NONE}")
    if options.material:
        parts.append(f"material:{options.material}")
    if options.packs:
        parts.append(f"pack:{name_in(options.packs[0]).partition(' ')[0]}")
    if options.table != plain.table:
        parts.append(f"table:{options.table}")
    more = [
        f"{name}:{as_word(getattr(options, name))}"
        for name in further()
        if getattr(options, name) != getattr(plain, name)
    ]
    if reading_matters(seed):
        more.append(f"{READING}:{NEWEST}")
    if more:
        parts.append(f"options:{' '.join(more)}")
    return " ".join(parts)


@cache
def further() -> tuple[str, ...]:
    """Return the names of the further options, in their order."""
    return tuple(name for name in DungeonOptions.model_fields if name not in NAMED)


@cache
def choices_of(name: str) -> tuple[str, ...]:
    """Return the values of an option; of a number its smallest, usual and largest."""
    field = DungeonOptions.model_fields[name]
    kinds = _kinds(field.annotation)
    if bool in kinds:
        return ("on", "off")
    if int in kinds:
        low, high = _bounds(name)
        usual = field.default
        return tuple(str(each) for each in dict.fromkeys((low, usual, high)) if each is not None)
    return tuple(str(word) for kind in kinds for word in get_args(kind))


def values_of(name: str) -> str:
    """Return the values of an option in words."""
    if name not in DungeonOptions.model_fields:
        return ", ".join(further())
    if int in _kinds(DungeonOptions.model_fields[name].annotation):
        low, high = _bounds(name)
        return f"{low}-{high}"
    if name == "morphologies":
        return ", ".join(MORPHOLOGIES)
    return ", ".join(choices_of(name))


def _kinds(annotation: object) -> tuple[Any, ...]:
    """Return the types that a field may have, without None; for a list of words its `Literal`."""
    if type(None) not in get_args(annotation):
        return (annotation,)
    return tuple(kind for kind in get_args(annotation) if kind is not type(None))


def _bounds(name: str) -> tuple[int, int]:
    marks = DungeonOptions.model_fields[name].metadata
    low = next(mark.ge for mark in marks if hasattr(mark, "ge"))
    high = next(mark.le for mark in marks if hasattr(mark, "le"))
    return int(low), int(high)


def _morphologies(typed: str, kinds: Mapping[str, str]) -> dict[str, Any]:
    words = [word for word in re.split(r"[,;]+", typed.casefold().strip()) if word.strip()]
    if not words:
        return {}
    if len(words) == 1:
        only = words[0].strip()
        if means_none(only):
            return {"morphology_count": 0}
        if only.isdecimal():
            return {"morphology_count": _count(only)}
    named = [kinds.get(folded(word.strip()), word) for word in words]
    chosen = [_known("morphology", word, MORPHOLOGIES) for word in named]
    return {"morphologies": tuple(dict.fromkeys(chosen)), "morphology_count": 0}


def _count(typed: str) -> int:
    try:
        return _number("morphology_count", typed)
    except RuleError:
        most = len(MORPHOLOGIES)
        values = f"{NONE}, 0-{most}, {', '.join(MORPHOLOGIES)}"
        raise RuleError(
            "error-bad-setting", name="morphology", value=typed[:60], values=values
        ) from None


def _known(name: str, typed: str, known: tuple[str, ...]) -> str:
    word = re.sub(r"[\s-]+", "_", typed.casefold().strip())
    if word in known:
        return word
    begun = [each for each in known if word and each.startswith(word)]
    if len(begun) == 1:
        return begun[0]
    raise RuleError("error-bad-setting", name=name, value=typed[:60], values=", ".join(known))


def _further(typed: str) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for part in re.split(r"[\s,;]+", typed.strip()):
        if not part:
            continue
        name, mark, value = _parted(part)
        if name == READING:
            continue
        if not mark or name not in further():
            raise RuleError("error-no-such-option", name=part[:60], names=", ".join(further()))
        chosen[name] = _value(name, value)
    return chosen


def _parted(part: str) -> tuple[str, str, str]:
    name, mark, value = part.replace("=", ":", 1).partition(":")
    return name.casefold(), mark, value


def seed_in(wanted: DungeonRequest, drawn: str) -> str:
    """Return the seed of a request, or the drawn one if its words leave nothing.

    A line of another time may say how its words were read then: `seeds:1` among the options.

    Raises:
        RuleError: there is no such reading.
    """
    for part in re.split(r"[\s,;]+", wanted.more.strip()):
        name, _, value = _parted(part)
        if name == READING:
            if value not in map(str, READINGS):
                values = ", ".join(map(str, READINGS))
                raise RuleError("error-bad-setting", name=READING, value=value[:60], values=values)
            return seed_of(wanted.seed, drawn, int(value))
    return seed_of(wanted.seed, drawn)


def _value(name: str, typed: str) -> object:
    kinds = _kinds(DungeonOptions.model_fields[name].annotation)
    if int in kinds:
        return _number(name, typed)
    word = typed.casefold().strip()
    if word not in choices_of(name):
        raise RuleError("error-bad-setting", name=name, value=typed[:60], values=values_of(name))
    return {"on": True, "off": False}.get(word, word) if bool in kinds else word


def _number(name: str, typed: str) -> int:
    low, high = _bounds(name)
    word = typed.strip()
    if word.isascii() and word.isdecimal() and len(word) < 6 and low <= int(word) <= high:
        return int(word)
    raise RuleError("error-bad-setting", name=name, value=typed[:60], values=f"{low}-{high}")


def suggested(
    option: str, typed: str, words: Words, materials: Iterable[str] = ()
) -> list[tuple[str, str]]:
    """Return what could complete the last part of an option, as words and values.

    `materials` are names of those that packs of the server bring.
    """
    head, last = _split(typed, "," if option == "morphology" else " ")
    if option == "morphology":
        return _completed(head, last, _kinds_of_place(head, words), ",")
    if option == "material":
        stuffs = [(name, name) for name in materials]
        stuffs += [(each.replace("_", " "), str(each)) for each in MATERIALS]
        return _completed("", typed.strip(), stuffs, "") or [(typed, typed)]
    taken = {part.partition(":")[0] for part in head.split()}
    named = [
        (f"{name}:{value} — {words.phrase(f'dungeon-option-{name}')}", f"{name}:{value}")
        for name in further()
        if name not in taken
        for value in choices_of(name)
    ]
    return _completed(head, last, named, " ")


def _split(typed: str, mark: str) -> tuple[str, str]:
    head, _, last = typed.strip().rpartition(mark)
    return (head.strip(), last.strip()) if not typed.endswith(mark) else (typed.strip(" ,"), "")


def _kinds_of_place(head: str, words: Words) -> list[tuple[str, str]]:
    taken = {part.strip() for part in head.split(",")}
    found = [(words.phrase(_kind_name(each)), each) for each in MORPHOLOGIES if each not in taken]
    if not head:
        found += [(words.phrase("dungeon-kind-none"), NONE)]
        found += [(words.phrase("dungeon-kind-count", count=n), str(n)) for n in (1, 2, 3)]
    return found


def _kind_name(kind: str) -> str:
    return f"dm-morphology-{kind.replace('_', '-')}"


def _completed(
    head: str, last: str, named: list[tuple[str, str]], mark: str
) -> list[tuple[str, str]]:
    wanted = last.casefold()
    fitting = [(name, value) for name, value in named if wanted in f"{value} {name}".casefold()]
    if not head:
        return fitting
    return [(f"{head}{mark} {name}", f"{head}{mark}{value}") for name, value in fitting]
