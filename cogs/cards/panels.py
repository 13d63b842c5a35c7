"""Private panels: pages of a log, moments of a replay, the question before an end."""

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import fit, fit_lines
from cogs.cards.messages import Message, build_map, sealed
from cogs.cards.paging import page_row
from cogs.ports import MapDisplay, Picture
from rules.core.words import Words
from rules.service.history.queries import ReplayScene
from rules.service.records import Page

ABOUT = 250
"""The most characters of a line about a person."""
MOST_SAID = 3800
"""The most characters of a panel with a single text."""


def log_panel(
    adventure: str, version: int, page: Page, words: Words, *, verb: str = "log."
) -> ui.LayoutView:
    """Return a page of a log, or of another list that `verb` names, with buttons to other pages."""
    body = fit_lines(_lines(page), 3400) or words.phrase("log-empty")
    foot = words.phrase("log-page", page=page.page, pages=page.pages) if page.pages > 1 else ""
    said = f"### {page.title}\n{body}" + (f"\n-# {foot}" if foot else "")
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(said)]
    parts += page_row(
        page,
        words,
        lambda number: encode(adventure, version, f"{verb}{number}"),
    )
    return panel(parts)


def _lines(page: Page) -> list[str]:
    """Return the lines of a page, those about a person with their name."""
    if not page.people:
        return list(page.lines)
    return [
        line if user is None else f"{fit(line, ABOUT)} <@{user}>"
        for line, user in zip(page.lines, page.people, strict=True)
    ]


def replay_message(
    adventure: str, version: int, picture: Picture, title: str, words: Words, *, older: str = ""
) -> Message:
    """Return a message with a replay and a button that opens it step by step.

    `older` says that scenes are missing, if they are.
    """
    button: ui.Button[ui.LayoutView] = ui.Button(
        label=words.phrase("button-replay"),
        custom_id=encode(adventure, version, "replay.o1"),
    )
    lines = (older,) if older else ()
    return build_map(
        MapDisplay.model_construct(picture=picture), title, ui.ActionRow(button), lines=lines
    )


def moment_panel(adventure: str, moment: ReplayScene, sight: MapDisplay, words: Words) -> Message:
    """Return a moment of a replay, what had just happened, and buttons to other moments."""
    number, count = moment.number, moment.count
    steps = (("f", 1), ("b", max(1, number - 1)), ("n", min(count, number + 1)), ("l", count))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        *(
            ui.Button(
                label=words.phrase(f"button-replay-{letter}"),
                custom_id=encode(adventure, moment.version, f"replay.{letter}{to}"),
                disabled=to == number,
            )
            for letter, to in steps
        )
    )
    title = words.say(moment.scene.title)
    head = words.phrase("replay-moment", title=title, number=number, count=count)
    lines = (moment.older, *moment.lines) if moment.older else moment.lines
    return build_map(sight.with_(letters=""), head, row, lines=lines)


def back_panel(adventure: str, said: str, words: Words) -> ui.LayoutView:
    """Return the news that a person missed, with a button to those of all their games."""
    button: ui.Button[ui.LayoutView] = ui.Button(
        label=words.phrase("button-home"), custom_id=encode(adventure, 0, "home")
    )
    return panel([ui.TextDisplay(fit(said, MOST_SAID)), ui.ActionRow(button)])


def end_panel(adventure: str, version: int, words: Words) -> ui.LayoutView:
    """Return the question whether the person is sure to end an adventure."""
    button: ui.Button[ui.LayoutView] = ui.Button(
        label=words.phrase("button-end"),
        style=discord.ButtonStyle.danger,
        custom_id=encode(adventure, version, "end"),
    )
    return panel([ui.TextDisplay(words.phrase("end-sure")), ui.ActionRow(button)])


def panel(parts: list[ui.Item[ui.LayoutView]]) -> ui.LayoutView:
    """Return components in one frame."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(*parts, accent_colour=0x56B4E9)
    view.add_item(container)
    return sealed(view)
