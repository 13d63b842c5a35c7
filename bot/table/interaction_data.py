"""The data of interactions, as Discord would send it, from what a person does on the page."""

from collections.abc import Sequence

from bot.table.components import walk
from bot.table.discord_types import SELECTS, Json, Kind
from bot.table.entities import Channel, Message, User
from bot.table.file_kinds import is_of
from bot.table.resolved import InvalidInput, Resolved
from bot.table.world import World

_STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _ANYBODY, _NUMBER, _FILE = range(3, 12)


MENU = 3
"""The type of a command that stands in the menu of messages."""


def command_data(
    world: World,
    place: Channel,
    asker: User,
    commands: Sequence[Json],
    data: Json,
    *,
    partial: bool,
) -> Json:
    """Check a command as typed against the registered ones, and complete it.

    Args:
        world: whom options may name.
        place: where it is typed.
        asker: who types it.
        commands: what the bot registered.
        data: `{name, options}` as the page sends it.
        partial: for autocomplete: options may be missing or unfinished.

    Raises:
        InvalidInput: no client could send this.
    """
    name = data.get("name")
    command = next((c for c in commands if c["name"] == name and c["type"] == 1), None)
    if command is None:
        raise InvalidInput(f"there is no command /{name}")
    resolved = Resolved(world, place, asker)
    options = _options(command, data.get("options") or [], resolved, partial=partial)
    made: Json = {"id": command["id"], "name": name, "type": 1, "options": options}
    if command.get("guild_id"):
        made["guild_id"] = command["guild_id"]
    return resolved.into(made)


def menu_data(
    world: World, place: Channel, asker: User, commands: Sequence[Json], data: Json
) -> Json:
    """Check an entry in the menu of a message, `{name, type, target_id}`, and complete it.

    Messages that one person alone sees have no such menu (assumed).

    Raises:
        InvalidInput: no client could send this.
    """
    name, target = data.get("name"), str(data.get("target_id"))
    command = next((c for c in commands if c["name"] == name and c["type"] == MENU), None)
    if command is None:
        raise InvalidInput(f"the menu of messages has no {name!r}")
    resolved = Resolved(world, place, asker)
    resolved.message(target)
    made: Json = {"id": command["id"], "name": name, "type": MENU, "target_id": target}
    if command.get("guild_id"):
        made["guild_id"] = command["guild_id"]
    return resolved.into(made)


def _options(
    holder: Json, given: Sequence[Json], resolved: Resolved, *, partial: bool
) -> list[Json]:
    known = {option["name"]: option for option in holder.get("options") or []}
    nested = any(option["type"] in (1, 2) for option in known.values())
    if nested and len(given) != 1:
        raise InvalidInput(f"{holder['name']} needs exactly one subcommand")
    made = []
    for option in given:
        spec = known.get(str(option.get("name")))
        if spec is None:
            raise InvalidInput(f"{holder['name']} has no option {option.get('name')}")
        entry: Json = {"name": spec["name"], "type": spec["type"]}
        if nested:
            inner = option.get("options") or []
            entry["options"] = _options(spec, inner, resolved, partial=partial)
        elif partial and option.get("focused"):
            entry |= {"focused": True, "value": str(option.get("value"))}
        else:
            entry["value"] = _value(spec, option.get("value"), resolved)
        made.append(entry)
    missing = [n for n, o in known.items() if o.get("required") and n not in _names(given)]
    if missing and not partial and not nested:
        raise InvalidInput(f"required options are missing: {', '.join(missing)}")
    return made


def _names(given: Sequence[Json]) -> set[str]:
    return {str(option.get("name")) for option in given}


def _value(spec: Json, value: object, resolved: Resolved) -> object:
    kind = spec["type"]
    fits: dict[int, tuple[type, ...]] = {
        _STRING: (str,),
        _INTEGER: (int,),
        _BOOLEAN: (bool,),
        _USER: (str,),
        _CHANNEL: (str,),
        _ROLE: (str,),
        _ANYBODY: (str,),
        _NUMBER: (int, float),
        _FILE: (str,),
    }
    if not isinstance(value, fits[kind]) or (kind != _BOOLEAN and isinstance(value, bool)):
        raise InvalidInput(f"{spec['name']} cannot be {value!r}")
    choices = [choice["value"] for choice in spec.get("choices") or []]
    if choices and value not in choices:
        raise InvalidInput(f"{value!r} is not among the choices of {spec['name']}")
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if kind == _STRING else ("min_value", "max_value")
    if kind in (_STRING, _INTEGER, _NUMBER) and isinstance(size, int | float):
        if spec.get(low) is not None and size < spec[low]:
            raise InvalidInput(f"{spec['name']} is too small or short")
        if spec.get(high) is not None and size > spec[high]:
            raise InvalidInput(f"{spec['name']} is too large or long")
    spell = {
        _USER: resolved.user,
        _CHANNEL: resolved.channel,
        _ROLE: resolved.role,
        _ANYBODY: resolved.anybody,
        _FILE: resolved.file,
    }
    if kind in spell:
        spell[kind](str(value))
    if kind == _FILE:
        _check_ending(spec, resolved.name_of_file(str(value)))
    return value


def _check_ending(spec: Json, name: str) -> None:
    """Check a file against the kinds that are named for it, as a client does before it uploads.

    Raises:
        InvalidInput: it is of another kind.
    """
    kinds = spec.get("file_types") or []
    if not is_of(kinds, name):
        called = spec.get("name", spec.get("custom_id"))
        raise InvalidInput(f"{called} takes files of these kinds: {', '.join(kinds)}")


def component_data(world: World, place: Channel, asker: User, message: Message, data: Json) -> Json:
    """Check a click or a choice against the message it was made on, and complete it.

    Raises:
        InvalidInput: the message has no such component, or it cannot be used so.
    """
    custom_id = data.get("custom_id")
    found = next(
        (c for _, c in walk(message.data["components"]) if c.get("custom_id") == custom_id), None
    )
    if found is None or custom_id is None:
        raise InvalidInput(f"that message has no component {custom_id!r}")
    if found.get("disabled"):
        raise InvalidInput(f"the component {custom_id!r} is disabled")
    kind = found["type"]
    made: Json = {"component_type": kind, "custom_id": custom_id, "id": found["id"]}
    if kind not in SELECTS:
        return made
    resolved = Resolved(world, place, asker)
    made["values"] = _chosen(found, data.get("values"), resolved)
    return resolved.into(made)


def _chosen(spec: Json, given: object, resolved: Resolved) -> list[str]:
    values = [str(value) for value in given] if isinstance(given, list) else []
    group = spec["type"] == Kind.CHECKBOX_GROUP
    most = spec.get("max_values", len(spec["options"]) if group else 1)
    least = spec.get("min_values", 1)
    if spec.get("required") is False and not values:
        least = 0
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise InvalidInput(f"{spec['custom_id']} takes {least} to {most} different values")
    if "options" in spec:
        offered = {option["value"] for option in spec["options"]}
        if not offered.issuperset(values):
            raise InvalidInput(f"{spec['custom_id']} does not offer all of {values}")
    for value in values:
        resolved.value(spec["type"], value)
    return values


def modal_data(world: World, place: Channel, asker: User, modal: Json, data: Json) -> Json:
    """Check the answers to a modal, and arrange them as Discord does.

    Raises:
        InvalidInput: a required answer is missing or an answer does not fit its field.
    """
    given = {
        component["custom_id"]: component
        for _, component in walk(data.get("components") or [])
        if component.get("custom_id")
    }
    resolved = Resolved(world, place, asker)
    components = [_answer(spec, given, resolved) for spec in modal["components"]]
    return resolved.into({"custom_id": modal["custom_id"], "components": components})


def _answer(spec: Json, given: dict[str, Json], resolved: Resolved) -> Json:
    made: Json = {"type": spec["type"], "id": spec["id"]}
    if spec["type"] == Kind.LABEL:
        return made | {"component": _answer(spec["component"], given, resolved)}
    if spec["type"] == Kind.ROW:
        inner = [_answer(child, given, resolved) for child in spec["components"]]
        return made | {"components": inner}
    if spec["type"] == Kind.TEXT:
        return made
    made["custom_id"] = spec["custom_id"]
    answer = given.get(spec["custom_id"], {})
    if spec["type"] == Kind.TEXT_INPUT:
        return made | {"value": _typed(spec, str(answer.get("value") or ""))}
    if spec["type"] == Kind.CHECKBOX:
        return made | {"value": bool(answer.get("value"))}
    if spec["type"] == Kind.RADIO_GROUP:
        value = answer.get("value") or next(iter(answer.get("values") or ()), None)
        chosen = _chosen(spec, [value] if value is not None else [], resolved)
        return made | {"value": chosen[0] if chosen else None}
    if spec["type"] == Kind.FILE_UPLOAD:
        return made | {"values": _uploaded(spec, answer.get("values"), resolved)}
    return made | {"values": _chosen(spec, answer.get("values"), resolved)}


def _uploaded(spec: Json, given: object, resolved: Resolved) -> list[str]:
    """Return the ids of the files that a field of a modal was given."""
    files = [str(value) for value in given] if isinstance(given, list) else []
    least = 0 if spec.get("required") is False and not files else spec.get("min_values", 1)
    most = spec.get("max_values", 1)
    if not least <= len(files) <= most or len(set(files)) != len(files):
        raise InvalidInput(f"{spec['custom_id']} takes {least} to {most} files")
    for ident in files:
        resolved.file(ident)
        _check_ending(spec, resolved.name_of_file(ident))
    return files


def _typed(spec: Json, text: str) -> str:
    if not text and spec.get("required", True):
        raise InvalidInput(f"{spec['custom_id']} must be filled in")
    if text and len(text) < spec.get("min_length", 0):
        raise InvalidInput(f"{spec['custom_id']} is too short")
    if len(text) > spec.get("max_length", 4000):
        raise InvalidInput(f"{spec['custom_id']} is too long")
    return text
