"""Choosing what to play: every game with a picture, a sentence, its length and its players."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, cast

import discord
from discord import ui

from cogs.base.errors import NO_MENTIONS
from cogs.base.ids import Pressed, encode
from cogs.base.text import fit
from cogs.cards.messages import ACCENTS, Message, sealed, shown_picture
from cogs.cards.responder import Responder, locale_of
from cogs.ports import Picture
from rules.core.errors import RuleError
from rules.ports import Pace
from rules.service.records import GameOffer

Purpose = Literal["new", "daily", "change"]
PURPOSES: tuple[Purpose, ...] = ("new", "daily", "change")
SHOWN = 6
"""The most games with a picture and a button each; more stand in a list."""
LISTED = 25
IN_ROW = 5
NOWHERE = "0"
"""Stands for the adventure in the ids of a chooser that opens one."""
HERE, THREAD = "here", "thread"


class Chosen(NamedTuple):
    """What was chosen: for what, how to open it, and which game."""

    purpose: Purpose
    pace: Pace
    thread: bool
    key: str


class Chooser:
    """Shows the games to one person, and remembers how each is drawn."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self._drawn: dict[tuple[str, str], Picture] = {}
        self._drawing = asyncio.Lock()

    async def show(
        self,
        interaction: discord.Interaction,
        purpose: Purpose,
        *,
        adventure: str = NOWHERE,
        pace: Pace = "live",
        thread: bool = False,
    ) -> None:
        """Send the games that can be chosen, after a private acknowledgement."""
        locale = locale_of(interaction)
        offers = self.responder.service.lobby.games(locale, daily=purpose == "daily")
        taste = await self.responder.taste(interaction)
        pictures: dict[str, Picture] = {}
        if taste.maps != "text":
            pictures = {each.key: await self._picture(each, locale) for each in offers[:SHOWN]}
        verb = f"pick.{purpose}.{pace}.{THREAD if thread else HERE}"
        title = self.responder.words(interaction).phrase(f"choose-{purpose}")
        built = chooser_panel(adventure, verb, title, offers, pictures)
        await interaction.followup.send(
            view=built.view, files=built.files, ephemeral=True, allowed_mentions=NO_MENTIONS
        )

    async def _picture(self, offer: GameOffer, locale: str) -> Picture:
        """Return the picture of a game, which is drawn once."""
        async with self._drawing:
            known = self._drawn.get((offer.key, locale))
            if known is None:
                scene = await self.responder.service.lobby.picture(offer.key)
                known = await self.responder.ports.painter.paint(
                    scene, locale=locale, name=f"game-{offer.key}", view="play", theme=None
                )
                self._drawn[offer.key, locale] = known
        return known


def chooser_panel(
    adventure: str,
    verb: str,
    title: str,
    offers: Sequence[GameOffer],
    pictures: Mapping[str, Picture],
) -> Message:
    """Return games as a message: the first with pictures and buttons, the others in a list."""
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(f"### {title}")]
    files: list[discord.File] = []
    for offer in offers[:SHOWN]:
        said = f"**{fit(offer.title, 80)}**\n{fit(offer.about, 300)}\n-# {fit(offer.facts, 200)}"
        drawn = pictures.get(offer.key)
        if drawn is None:
            parts.append(ui.TextDisplay(said))
            continue
        file, _ = shown_picture(drawn)
        files.append(file)
        thumbnail: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail(
            f"attachment://{drawn.name}", description=file.description
        )
        parts.append(ui.Section(said, accessory=thumbnail))
    buttons = [_button(adventure, verb, each) for each in offers[:SHOWN]]
    parts.extend(
        ui.ActionRow(*buttons[start : start + IN_ROW]) for start in range(0, len(buttons), IN_ROW)
    )
    more = offers[SHOWN : SHOWN + LISTED]
    if more:
        parts.append(ui.ActionRow(_list(adventure, verb, title, more)))
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(*parts, accent_colour=ACCENTS["lobby"])
    view.add_item(container)
    return Message(sealed(view), files)


def _button(adventure: str, verb: str, offer: GameOffer) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=fit(offer.short, 80),
        style=discord.ButtonStyle.primary,
        custom_id=encode(adventure, 0, f"{verb}.{offer.key}"),
    )


def _list(
    adventure: str, verb: str, title: str, offers: Sequence[GameOffer]
) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=encode(adventure, 0, verb),
        placeholder=fit(title, 150),
        options=[
            discord.SelectOption(
                label=fit(each.title, 100), value=each.key, description=fit(each.about, 100)
            )
            for each in offers
        ],
    )


def chosen(pressed: Pressed, interaction: discord.Interaction) -> Chosen:
    """Return what a person pressed, or chose from the list.

    Raises:
        RuleError: no chooser of ours offers it.
    """
    said = pressed.detail.split(".")
    values = cast("dict[str, object]", interaction.data or {}).get("values")
    if isinstance(values, list) and values:
        said.append(str(values[0])[:60])
    if len(said) != len(Chosen._fields):
        raise RuleError("error-unknown-button")
    purpose, pace, where, key = said
    for known in PURPOSES:
        if purpose == known and where in (HERE, THREAD):
            return Chosen(known, "post" if pace == "post" else "live", where == THREAD, key)
    raise RuleError("error-unknown-button")
