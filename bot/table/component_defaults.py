"""Filling in ids and defaults of components, as Discord returns them."""

from collections.abc import Sequence

from bot.table.components import walk
from bot.table.discord_types import SELECTS, Json, Kind

_DEFAULTS: dict[Kind, Json] = {
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def complete(components: Sequence[Json], files: Sequence[Json] = ()) -> None:
    """Number components that have no id and fill in defaults, in place.

    `files` are the attachments of the message, which File components take name and size from.
    """
    taken = {component.get("id") for _, component in walk(components)}
    free = 1
    for _, component in walk(components):
        if not component.get("id"):
            while free in taken:
                free += 1
            component["id"] = free
            taken.add(free)
        _fill(component, files)


def _fill(component: Json, files: Sequence[Json]) -> None:
    kind = Kind(component["type"])
    _drop_null(component)
    for key, value in _DEFAULTS.get(kind, {}).items():
        component.setdefault(key, value)
    if kind is Kind.GALLERY:
        for item in component["items"]:
            item["description"] = item.get("description")
            item["spoiler"] = bool(item.get("spoiler"))
    if kind is Kind.FILE:
        ident = component["file"].get("attachment_id")
        shown = next((file for file in files if file["id"] == ident), None)
        component["name"] = shown["filename"] if shown else None
        component["size"] = shown["size"] if shown else None
    _fill_emoji(component)
    for option in component.get("options") or []:
        _drop_null(option)
        _fill_emoji(option)


def _fill_emoji(holder: Json) -> None:
    """Write the id of an emoji as text, as Discord does; a library may send a number."""
    emoji = holder.get("emoji")
    if emoji is not None and emoji.get("id"):
        holder["emoji"] = {"animated": False, **emoji, "id": str(emoji["id"])}


def _drop_null(fields: Json) -> None:
    """Remove the fields that are null, as Discord does."""
    for key in [key for key, value in fields.items() if value is None]:
        del fields[key]
