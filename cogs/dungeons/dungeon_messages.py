"""Private messages about dungeons: the keeper's map with its key, and the lists of exports."""

import io
from collections.abc import Iterator

import discord
from discord import ui

from cogs.base.choices import MOST_CHOICES
from cogs.base.ids import encode
from cogs.base.text import fit
from cogs.cards.messages import ACCENTS, COMMAND, TITLE, Message, sealed, shown_picture
from cogs.ports import MapDisplay
from rules.core.words import Words
from rules.service.dungeons.dungeons import KeeperSheet

ROOM_FOR_KEY, KEY_BESIDE_LETTERS = 3000, 1150
"""The most characters of the key below a picture or a map in letters; longer ones are files."""


Part = ui.Item[ui.LayoutView]


def keeper_message(sheet: KeeperSheet, sight: MapDisplay, name: str) -> Message:
    """Return the keeper's map with its numbered key.

    A key that is too long is a file of that name below the map.
    """
    parts, files = _sheet(sheet.title, sheet.key, sight, name)
    parts.append(ui.TextDisplay(f"-# {fit(sheet.footer, COMMAND)}"))
    custom_id = encode(sheet.dungeon, 0, sheet.show.verb)
    parts.append(ui.ActionRow(ui.Button(label=sheet.show.label, custom_id=custom_id)))
    return _framed(parts, files)


def imported_message(
    title: str, told: tuple[str, ...], sight: MapDisplay, name: str, footer: str
) -> Message:
    """Return a map that was read from a file, with the texts beside it, such as its key."""
    parts, files = _sheet(title, told, sight, name)
    parts.append(ui.TextDisplay(f"-# {fit(footer, COMMAND)}"))
    return _framed(parts, files)


def _sheet(
    title: str, key: tuple[str, ...], sight: MapDisplay, name: str
) -> tuple[list[Part], list[discord.File]]:
    """Return a title, a map and its key, which is a file of that name where it is too long."""
    files: list[discord.File] = []
    parts: list[Part] = [ui.TextDisplay(f"## {fit(title, TITLE)}")]
    if sight.picture is not None:
        file, gallery = shown_picture(sight.picture)
        files.append(file)
        parts.append(gallery)
    else:
        parts.append(ui.TextDisplay(sight.letters))
    room = ROOM_FOR_KEY if sight.picture is not None else KEY_BESIDE_LETTERS
    told = "\n".join(key)
    long = len(told) > room
    if told:
        parts.append(ui.TextDisplay("\n".join(_head(key, room)) if long else told))
    if long:
        name = f"{name}-key.txt"
        files.append(discord.File(io.BytesIO(f"{title}\n\n{told}\n".encode()), name))
        parts.append(ui.File(f"attachment://{name}"))
    return parts, files


def _framed(parts: list[Part], files: list[discord.File]) -> Message:
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(*parts, accent_colour=ACCENTS["dungeon"])
    view.add_item(container)
    return Message(sealed(view), files)


def _head(lines: tuple[str, ...], room: int) -> Iterator[str]:
    """Yield the first lines that fit, and an ellipsis if there are more."""
    room -= 2
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            yield "…"
            return
        yield line


def export_panel(
    dungeon: str, level: int, formats: tuple[str, ...], words: Words, *, keeper: bool
) -> ui.LayoutView:
    """Return a list of formats for players, and for the keeper one with all secrets."""
    view = ui.LayoutView(timeout=None)
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(words.phrase("dungeon-export"))]
    parts.extend(
        ui.ActionRow(
            ui.Select(
                custom_id=encode(dungeon, 0, f"{verb}.{level}"),
                placeholder=words.phrase(f"dungeon-export-{verb}"),
                options=[
                    discord.SelectOption(label=fit(words.phrase(f"form-{form}"), 100), value=form)
                    for form in formats[:MOST_CHOICES]
                ],
            )
        )
        for verb in (("dplayer", "dmaster") if keeper else ("dplayer",))
    )
    container: ui.Container[ui.LayoutView] = ui.Container(*parts, accent_colour=ACCENTS["dungeon"])
    view.add_item(container)
    return sealed(view)
