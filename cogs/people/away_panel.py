"""The answer to `/away until`: what each game does meanwhile, and which ones could wait."""

from collections.abc import Sequence

import discord
from discord import ui

from cogs.base.errors import acknowledge
from cogs.base.ids import Pressed, encode
from cogs.base.requests import request_of
from cogs.base.text import fit
from cogs.cards.panels import panel
from cogs.cards.responder import Responder
from rules.core.words import Words
from rules.pace.frozen import Span
from rules.service.history.absences import GameMeanwhile

HOLD = "hold"
"""The verb of the buttons that ask a table to wait; its detail is for how many days."""
IN_ROW, ROWS = 5, 3
MOST_TEXT = 3800


def away_panel(
    span: Span, now: int, games: Sequence[GameMeanwhile], more: int, words: Words
) -> ui.LayoutView:
    """Return a panel about a vacation: its days, each game's state, buttons to ask for a pause."""
    start = "now" if span.start <= now else f"<t:{span.start}:f>"
    said = words.phrase("away-said", until=f"<t:{span.end}:f>", start=start, games=len(games))
    lines = [said, *(game.text for game in games)]
    if more:
        lines.append(words.phrase("away-more", count=more))
    held = [game for game in games if game.days][: IN_ROW * ROWS]
    buttons: list[ui.Button[ui.LayoutView]] = [
        ui.Button(
            label=fit(words.phrase("button-hold", game=game.title), 80),
            custom_id=encode(game.adventure, game.version, f"{HOLD}.{game.days}"),
        )
        for game in held
    ]
    rows = [
        ui.ActionRow(*buttons[first : first + IN_ROW]) for first in range(0, len(buttons), IN_ROW)
    ]
    return panel([ui.TextDisplay(fit("\n".join(lines), MOST_TEXT)), *rows])


class AwayPanel:
    """Asks a table to wait for somebody who goes away."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.handlers = {HOLD: self.hold}

    async def hold(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Ask the table of a button for a pause, wherever the button was pressed.

        The panel is private and may stand in another channel than the game, or in none.
        """
        await acknowledge(interaction)
        service, words = self.responder.service, self.responder.words(interaction)
        found = await service.history.queries.load(pressed.adventure)
        request = request_of(interaction).with_(channel=found.channel, guild=found.guild)
        days = int(pressed.detail) if pressed.detail.isdecimal() else 0
        answer = await service.by_post.agreements.pause(
            request, found.id, words.phrase("away-waiting"), days
        )
        await self.responder.told(interaction, answer)
