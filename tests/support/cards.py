"""Reading messages and modals as a person does, for tests."""

import re
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
THINKING = 128
EPHEMERAL = 64
_EMOJI = re.compile(r"<:\w+:\d+>[ \u202f]?")


def parts_of(holder: Json) -> Iterator[Json]:
    """Visit every component of a message or modal, outer before inner."""
    for component in holder.get("components") or []:
        yield component
        yield from parts_of(component)
    for key in ("accessory", "component"):
        if isinstance(holder.get(key), dict):
            yield holder[key]
            yield from parts_of(holder[key])


def files_of(message: Json) -> list[Json]:
    """Give all files of a message: those that its components show, then those listed beside them.

    Discord lists a shown file nowhere but in the component that shows it.
    """
    shown: list[Json] = []
    for part in parts_of(message):
        for item in part.get("items") or [part]:
            media = item.get("media") or item.get("file") or {}
            if "attachment_id" in media:
                name = media["url"].rsplit("/", 1)[-1]
                shown.append(media | {"filename": name, "description": item.get("description")})
    return [*shown, *message["attachments"]]


def text_of(message: Json) -> str:
    """Give all that a message says in words: content, embeds, texts, one to a line.

    Emojis stand beside words that say as much, so they are left out.
    """
    embeds = message.get("embeds") or []
    said = [message.get("content") or ""]
    said += [embed.get(key) or "" for embed in embeds for key in ("title", "description")]
    said += [part["content"] for part in parts_of(message) if part["type"] == 10]
    return _EMOJI.sub("", "\n".join(each for each in said if each))


def labels_of(message: Json, *, enabled: bool = True) -> list[str]:
    """Give the labels of a message's buttons, by default only those that can be pressed."""
    buttons = [part for part in parts_of(message) if part["type"] == 2]
    return [b.get("label", "") for b in buttons if not (enabled and b.get("disabled"))]


def part_named(holder: Json, which: str) -> Json:
    """Find a component by its custom_id, or by its (or its field's) label or placeholder.

    Raises:
        LookupError: there is none.
    """
    for part in parts_of(holder):
        if part.get("custom_id") == which:
            return part
    for part in parts_of(holder):
        if which in (part.get("label"), part.get("placeholder")):
            return part["component"] if part["type"] == 18 else part
    named = [p.get("label") or p.get("custom_id") for p in parts_of(holder) if "custom_id" in p]
    raise LookupError(f"no component {which!r}; there are {named}")


def is_hidden(message: Json) -> bool:
    """Whether only one person sees the message."""
    return bool(message["flags"] & EPHEMERAL)
