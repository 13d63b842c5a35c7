"""Searching a log: a private panel whose buttons carry the search."""

import base64
import binascii
import re
from typing import cast

import discord
from discord import ui

from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.ids import Pressed, encode
from cogs.base.text import clean, fit
from cogs.cards.paging import page_row
from cogs.cards.panels import panel
from cogs.cards.responder import Responder, request_of
from rules.core.errors import RuleError
from rules.core.words import Words
from rules.service.history.search import Finding, Findings

MOST_BYTES = 30
"""The most bytes of a search, in UTF-8, as a button has no room for more."""
LINE = 300
_DETAIL = re.compile(r"([0-9]{1,4})\.([A-Za-z0-9_-]{1,40})")


async def show_found(
    responder: Responder, interaction: discord.Interaction, adventure: str, wanted: str, page: int
) -> None:
    """Send a page of results to one person, after an acknowledgement."""
    view = await _page(responder, interaction, adventure, shortened(wanted), page)
    await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)


async def turn_found(
    responder: Responder, interaction: discord.Interaction, pressed: Pressed
) -> None:
    """Show another page of results in the clicked panel.

    Raises:
        RuleError: the button is no such button, or the message is a public one.
    """
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        raise RuleError("error-unknown-button")
    page, wanted = unpacked(pressed.detail)
    await acknowledge(interaction)
    view = await _page(responder, interaction, pressed.adventure, wanted, page)
    await interaction.edit_original_response(view=view, allowed_mentions=NO_MENTIONS)


async def open_found(
    responder: Responder, interaction: discord.Interaction, pressed: Pressed
) -> None:
    """Open the whole log at a chosen step, in a private panel.

    Raises:
        RuleError: there is no such step.
    """
    values = cast("dict[str, object]", interaction.data or {}).get("values")
    chosen = str(values[0]) if isinstance(values, list) and values else ""
    if not re.fullmatch(r"[0-9]{1,9}", chosen):
        raise RuleError("error-unknown-button")
    await acknowledge(interaction, thinking=True)
    request = request_of(interaction)
    page = await responder.service.history.searches.page_of(request, pressed.adventure, int(chosen))
    await responder.log(interaction, pressed.adventure, page)


async def _page(
    responder: Responder, interaction: discord.Interaction, adventure: str, wanted: str, page: int
) -> ui.LayoutView:
    request = request_of(interaction)
    found = await responder.service.history.searches.find(request, adventure, wanted, page)
    return found_panel(adventure, wanted, found, responder.words(interaction))


def found_panel(adventure: str, wanted: str, found: Findings, words: Words) -> ui.LayoutView:
    """Return a page of results, with buttons to other pages and a list of its steps."""
    lines = [
        words.phrase("found-head", count=found.count, wanted=clean(wanted)),
        *(_line(each) for each in found.lines),
    ]
    if found.pages > 1:
        lines.append(f"-# {words.phrase('log-page', page=found.page, pages=found.pages)}")
    lines.append(f"-# {words.phrase('found-link', link=found.link)}")
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay("\n".join(lines))]
    steps = {each.step: each for each in reversed(found.lines)}
    if steps:
        options = [
            discord.SelectOption(
                label=fit(words.phrase("found-step", step=each.step, line=_bare(each.line)), 100),
                value=str(each.step),
            )
            for each in reversed(steps.values())
        ]
        placeholder = words.phrase("found-open")
        select: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=encode(adventure, 0, "at"), placeholder=placeholder, options=options
        )
        parts.append(ui.ActionRow(select))
    parts += page_row(
        found,
        words,
        lambda number: encode(adventure, 0, f"find.{packed(wanted, number)}"),
    )
    return panel(parts)


def _line(each: Finding) -> str:
    return f"`{each.step}` <t:{each.at}:d> {fit(each.line, LINE)}"


def _bare(line: str) -> str:
    """Return a line without Markdown, which lists do not format."""
    return line.replace("**", "").replace("`", "")


def shortened(wanted: str) -> str:
    """Return as much of a search as a button can carry, in whole characters."""
    return wanted.encode()[:MOST_BYTES].decode(errors="ignore").strip()


def packed(wanted: str, page: int) -> str:
    """Return a page of a search as the detail of a button."""
    text = base64.urlsafe_b64encode(wanted.encode()).decode().rstrip("=")
    return f"{page}.{text}"


def unpacked(detail: str) -> tuple[int, str]:
    """Return page and search from the detail of a button.

    Raises:
        RuleError: `packed` did not write this detail.
    """
    found = _DETAIL.fullmatch(detail)
    if found is None:
        raise RuleError("error-unknown-button")
    text = found[2] + "=" * (-len(found[2]) % 4)
    try:
        return int(found[1]), base64.urlsafe_b64decode(text).decode()
    except (binascii.Error, UnicodeDecodeError):
        raise RuleError("error-unknown-button") from None
