"""Choosing what to play: every game with a picture, a sentence, its length and its players."""

import asyncio
import re
from collections.abc import Sequence
from typing import Literal, NamedTuple, cast

import discord
from discord import ui

from cogs.base.ids import Pressed, encode
from cogs.base.text import fit
from cogs.cards.messages import ACCENTS, Message, sealed, shown_picture
from cogs.cards.responder import Responder, locale_of
from cogs.ports import Picture, PictureRequest
from rules.core.errors import RuleError
from rules.ports import Pace
from rules.service.records import GameOffer

Purpose = Literal["new", "daily", "change"]
PURPOSES: tuple[Purpose, ...] = ("new", "daily", "change")
SHOWN = 6
"""The most games with a sentence, a picture and a button; more stand in a list."""
LISTED = 25
IN_ROW = 5
MOST_SEEN = 150
"""The most characters of what is seen of one game; six of them fit into an alt text."""
_SENTENCE = re.compile(r"(?<=[.!?]) ")
NOWHERE = "0"
"""Stands for the adventure in the ids of a chooser that opens one."""
HERE, THREAD = "here", "thread"
CALLING = "+"
"""Stands after the place where the server's role is to be called."""


class Chosen(NamedTuple):
    """What was chosen: for what, how to open it, and which game.

    It is opened in a `thread`, or here; the server's role is called if `calls`.
    """

    purpose: Purpose
    pace: Pace
    thread: bool
    calls: bool
    key: str


class Chooser:
    """Shows the games to one person, and remembers how each is drawn."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self._drawn: dict[tuple[str, ...], Picture] = {}
        self._drawing = asyncio.Lock()

    async def show(
        self,
        interaction: discord.Interaction,
        purpose: Purpose,
        *,
        adventure: str = NOWHERE,
        pace: Pace = "live",
        thread: bool = False,
        calls: bool = False,
    ) -> None:
        """Send the games that can be chosen, after a private acknowledgement."""
        locale = locale_of(interaction)
        games = self.responder.service.lobby.games
        offers = games(locale, daily=purpose == "daily", post=pace == "post")
        taste = await self.responder.taste(interaction)
        picture = await self._picture(offers[:SHOWN], locale) if taste.maps != "text" else None
        where = f"{THREAD if thread else HERE}{CALLING if calls else ''}"
        verb = f"pick.{purpose}.{pace}.{where}"
        words = self.responder.words(interaction)
        title = words.phrase(f"choose-{purpose}")
        built = chooser_panel(adventure, verb, title, offers, picture)
        await built.follow_up(interaction, words, private=True)

    async def _picture(self, offers: Sequence[GameOffer], locale: str) -> Picture:
        """Return one picture of several games side by side, which is drawn once."""
        shown = (locale, *(each.key for each in offers))
        async with self._drawing:
            known = self._drawn.get(shown)
            if known is None:
                known = self._drawn[shown] = await self._draw(offers, locale)
        return known

    async def _draw(self, offers: Sequence[GameOffer], locale: str) -> Picture:
        painter, service = self.responder.ports.painter, self.responder.service
        parts = [
            await painter.paint(
                PictureRequest(
                    scene=await service.lobby.picture(each.key),
                    locale=locale,
                    name=each.key,
                    view="play",
                )
            )
            for each in offers
        ]
        words = self.responder.service.words(locale)
        games = ", ".join(each.short for each in offers)
        seen = [
            words.phrase("choose-alt-game", game=each.short, seen=_beginning(part.alt))
            for each, part in zip(offers, parts, strict=True)
        ]
        alt = " ".join((words.phrase("choose-alt", games=games), *seen))
        return await painter.strip(parts, name="games", alt=alt)


def _beginning(alt: str) -> str:
    """Return the first sentences of a picture's alt text, as many as its part of a strip has."""
    told = ""
    for sentence in _SENTENCE.split(alt):
        longer = f"{told} {sentence}".strip()
        if told and len(longer) > MOST_SEEN:
            break
        told = longer
    return fit(told, MOST_SEEN)


def chooser_panel(
    adventure: str,
    verb: str,
    title: str,
    offers: Sequence[GameOffer],
    picture: Picture | None,
) -> Message:
    """Return games as a message that fits one screen of a phone.

    The first games stand with a sentence and a button each, the others in a list.
    """
    shown, more = offers[:SHOWN], offers[SHOWN : SHOWN + LISTED]
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(f"### {title}")]
    files: list[discord.File] = []
    if picture is not None:
        file, gallery = shown_picture(picture)
        files.append(file)
        parts.append(gallery)
    parts.append(ui.TextDisplay("\n".join(_told(each) for each in shown)))
    buttons = [_button(adventure, verb, each) for each in shown]
    parts.extend(
        ui.ActionRow(*buttons[start : start + IN_ROW]) for start in range(0, len(buttons), IN_ROW)
    )
    if more:
        parts.append(ui.ActionRow(_list(adventure, verb, title, more)))
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(*parts, accent_colour=ACCENTS["lobby"])
    view.add_item(container)
    return Message(sealed(view), files)


def _told(offer: GameOffer) -> str:
    """Return a game's title, and what it says of itself in small print."""
    return f"**{fit(offer.title, 80)}**\n-# {fit(offer.about, 300)} {fit(offer.facts, 200)}"


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
    """Return the choice that a person pressed, or took from the list.

    Raises:
        RuleError: no chooser of ours offers it.
    """
    said = pressed.detail.split(".")
    values = cast("dict[str, object]", interaction.data or {}).get("values")
    if isinstance(values, list) and values:
        said.append(str(values[0])[:60])
    if len(said) != len(Chosen._fields) - 1:
        raise RuleError("error-unknown-button")
    purpose, pace, where, key = said
    place, calls = where.removesuffix(CALLING), where.endswith(CALLING)
    for known in PURPOSES:
        if purpose == known and place in (HERE, THREAD):
            by: Pace = "post" if pace == "post" else "live"
            return Chosen(known, by, place == THREAD, calls, key)
    raise RuleError("error-unknown-button")
