"""The private panels beside a card: *More*, *Other actions*, *Turn*, and what is asked twice."""

from collections.abc import Callable
from functools import partial

import discord
from discord import ui

from cogs.base.acknowledgement import acknowledge_meanwhile
from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.ids import Pressed
from cogs.base.refusals import DOUBTFUL
from cogs.base.requests import chosen_value
from cogs.base.signs import WORDS_ALONE, coded, written
from cogs.base.text import fit, fit_lines
from cogs.cards.controls import ASKED
from cogs.cards.messages import MOST_TEXT, illustrated
from cogs.cards.panel_controls import (
    CHOSEN,
    PRESSED,
    STEPPED,
    companion_rows,
    details,
    pad_rows,
    panel_rows,
    turning_rows,
)
from cogs.cards.panels import panel
from cogs.cards.pressable import button_of, pressed_as
from cogs.cards.responder import Responder, request_of
from cogs.ports import Emojis
from rules.core.errors import StaleBoard
from rules.core.words import Words
from rules.service.records import Button, Card

MOST_SAID = 3900
"""The most characters of a panel, without its emojis."""
TOLD = 2400
"""The most characters of what happened in a turn."""
FACTS = 1200
"""The most characters of what is there besides, and of the heroes with all their numbers."""


class CardPanels:
    """Opens the panels beside a card, and carries out what is pressed in them."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.handlers = {
            "more": self._more,
            "other": self._other,
            "turn": self._turn,
            "pad": self._pad,
            "back": self._back,
            ASKED: self._ask,
            PRESSED: self._press,
            CHOSEN: self._choose,
            STEPPED: self._step,
        }

    async def _more(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Tell all of the turn, the dice, ids and promises, with what stands on no card."""
        card, words = await self._card(interaction, pressed)
        await self._show(interaction, partial(more_panel, card, words))

    async def _other(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Offer the choices that the card has no room for."""
        card, words = await self._card(interaction, pressed)
        await self._show(interaction, partial(other_panel, card, words))

    async def _turn(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Offer the facings that a hero may turn to."""
        card, words = await self._card(interaction, pressed)
        if not card.turning:
            raise StaleBoard("error-stale")
        await self._send(interaction, turning_panel(card, words))

    async def _pad(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Offer the steps in each direction, as arrows on a pad that stays."""
        card, words = await self._card(interaction, pressed)
        if not card.pad:
            raise StaleBoard("error-stale")
        await self._send(interaction, pad_panel(card, words))

    async def _step(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Take a step, and show the pad as it is then; the card follows by itself.

        A pad of an earlier moment becomes one of now, and nothing is done.
        """
        await acknowledge(interaction)
        request, words = request_of(interaction), self.responder.words(interaction)
        actions, queries = (
            self.responder.service.play.actions,
            self.responder.service.history.queries,
        )
        answer = None
        try:
            answer = await actions.press(
                request, pressed.adventure, pressed.version, pressed.detail, in_place=False
            )
        except StaleBoard:
            card = await queries.card(pressed.adventure)
            if not (card.pad and request.user in card.waiting):
                raise
        card = await queries.card(pressed.adventure)
        if card.pad and request.user in card.waiting:
            note = words.phrase("pad-of-now") if answer is None else ""
            await self.responder.replace_with(interaction, pad_panel(card, words, note))
        else:
            await self.responder.replace(interaction, words.phrase("answer-fine"))
        if answer is not None:
            await self.responder.caught_up(interaction, answer)

    async def _card(self, interaction: discord.Interaction, pressed: Pressed) -> tuple[Card, Words]:
        await acknowledge(interaction, thinking=True)
        queries = self.responder.service.history.queries
        await queries.at(request_of(interaction), pressed.adventure)
        return await queries.card(pressed.adventure), self.responder.words(interaction)

    async def _show(
        self, interaction: discord.Interaction, panel_with: Callable[[Emojis], ui.LayoutView]
    ) -> None:
        """Send a panel; without emojis where Discord refuses it, as one of them may be gone."""
        emojis = await self.responder.emojis_for(interaction)
        try:
            await self._send(interaction, panel_with(emojis))
        except discord.HTTPException as refused:
            if refused.code not in DOUBTFUL:
                raise
            emojis.doubt()
            await self._send(interaction, panel_with(WORDS_ALONE))

    async def _send(self, interaction: discord.Interaction, view: ui.LayoutView) -> None:
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    async def _ask(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Ask once more before something is done that cannot be taken back."""
        card, words = await self._card(interaction, pressed)
        wanted = next((each for each in card.buttons if each.verb == f"do.{pressed.detail}"), None)
        if wanted is None:
            raise StaleBoard("error-stale")
        await self._send(interaction, sure_panel(card, wanted, words))

    async def _press(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await self._act(interaction, pressed, pressed.detail)

    async def _choose(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await self._act(interaction, pressed, chosen_value(interaction))

    async def _act(self, interaction: discord.Interaction, pressed: Pressed, option: str) -> None:
        """Carry out an option, and say so in the panel; the card follows by itself."""
        await acknowledge(interaction)
        request, words = request_of(interaction), self.responder.words(interaction)
        answer = await self.responder.service.play.actions.press(
            request, pressed.adventure, pressed.version, option, in_place=False
        )
        await self.responder.replace(interaction, answer.text or words.phrase("answer-fine"))
        await self.responder.caught_up(interaction, answer)

    async def _back(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Take one's last step back."""
        acknowledge_meanwhile(interaction)
        answer = await self.responder.service.play.undo.undo(
            request_of(interaction), pressed.adventure
        )
        await self.responder.shown(interaction, answer)


def more_panel(card: Card, words: Words, emojis: Emojis = WORDS_ALONE) -> ui.LayoutView:
    """Return a panel with all of a turn in words, and buttons for log, help and settings."""
    card = illustrated(card, emojis)
    told = fit_lines([f"> {line}" for line in card.told], TOLD)
    left = words.phrase("card-more", count=card.left_out) if card.left_out else ""
    # A card has room for few of these lines, and for heroes in brief.
    heroes = (f"{coded(line.sign)}**{fit(line.name, 60)}**: {line.line}" for line in card.party)
    facts = [*_beings(card), *heroes]
    beside = fit_lines([f"-# {line}" for line in facts], FACTS)
    lines = (f"### {fit(card.title, 180)}", told, left, beside, *details(card, words))
    small = (f"-# {each}" for each in (card.dice, card.promise) if each)
    said = "\n".join(each for each in (*lines, *small) if each)
    rows = (*panel_rows(card, words, emojis), *companion_rows(card, words))
    (said,) = written([fit(said, MOST_SAID)], emojis, MOST_TEXT)
    return panel([ui.TextDisplay(said), *rows])


def _beings(card: Card) -> list[str]:
    """Return the lines about a place, each after the sign of whoever it names."""
    beings = (*card.beings, *("" for _ in card.story))
    return [f"{coded(sign)}{line}" for sign, line in zip(beings, card.story, strict=False)]


def other_panel(card: Card, words: Words, emojis: Emojis = WORDS_ALONE) -> ui.LayoutView:
    """Return the choices that a card has no room for."""
    card = illustrated(card, emojis)
    said = "\n".join((f"**{fit(card.prompt, 400)}**", *details(card, words)))
    return panel([ui.TextDisplay(fit(said, 3900)), *panel_rows(card, words, emojis)])


def turning_panel(card: Card, words: Words) -> ui.LayoutView:
    """Return the facings that a hero may turn to, as arrows on a pad."""
    said = f"**{words.phrase('turn-which')}**"
    return panel([ui.TextDisplay(said), *turning_rows(card, words)])


def pad_panel(card: Card, words: Words, note: str = "") -> ui.LayoutView:
    """Return a panel with steps as arrows on a pad, below a line with the result of a press."""
    said = [f"**{fit(card.title, 180)}**", note or "".join(card.happened[:1])]
    text = fit_lines([line for line in said if line], FACTS)
    return panel([ui.TextDisplay(text), *pad_rows(card, words)])


def sure_panel(card: Card, wanted: Button, words: Words) -> ui.LayoutView:
    """Return a panel that asks to confirm an action that cannot be undone."""
    said = words.phrase("sure", what=wanted.label, detail=wanted.detail)
    sure = pressed_as(wanted, PRESSED).with_(
        label=words.phrase("button-sure"), detail="", style="danger"
    )
    return panel([ui.TextDisplay(said), ui.ActionRow(button_of(card, sure))])
