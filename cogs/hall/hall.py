"""`/daily` and `/hall`: the dungeon of the day, and the ranking of ended adventures."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import Choices, fitting, meant, one_of, taking
from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.ids import Pressed
from cogs.base.requests import chosen_value
from cogs.base.text import plain
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.hall.runs import hall_panel, read_page, run_panel, send_proof, shown, watched
from cogs.lobby.choosing import Choosing
from rules.core.errors import RuleError
from rules.pace.calendar_words import shown_word
from rules.ports import Pace
from rules.service.settings.adventure import PACES

DAYS = ("today", "yesterday")
Which = app_commands.Range[str, 0, 60]
Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]


@dataclass(frozen=True)
class Asked:
    """The options of `/hall`: each field is one of them."""

    game: Which = ""
    when: Which = ""
    mine: bool = False
    page: app_commands.Range[int, 1, 9999] = 1


class HallCog(commands.Cog):
    """Open dailies, and show the hall of fame of a server."""

    def __init__(self, responder: Responder, choosing: Choosing) -> None:
        self.responder = responder
        self.choosing = choosing
        self.hall = responder.service.hall
        self.handlers: dict[str, Handler] = {"hall": self._turned, "run": self._pressed}
        super().__init__()

    @command("daily")
    @app_commands.guild_only()
    async def daily(
        self,
        interaction: discord.Interaction,
        game: Which = "",
        pace: Pace = "live",
        thread: bool = False,  # noqa: FBT001, FBT002 - a slash command's option
    ) -> None:
        """Open the lobby of the day's dungeon in this channel, or in a new thread of it."""
        await acknowledge(interaction, thinking=True)
        by = one_of(pace, PACES)
        if not game:
            await self.choosing.ask(interaction, daily=True, pace=by, thread=thread)
            return
        dailies = self.hall.dailies(locale_of(interaction))
        key = self.hall.daily(meant(plain(game, 60), dailies))
        title = dict(dailies)[key]
        async with self.choosing.place(interaction, title, thread=thread) as request:
            answer = await self.hall.open(request, key, pace=by)
        await self.responder.told(interaction, answer, at=request.channel)

    @daily.autocomplete("game")
    async def _dailies(self, interaction: discord.Interaction, current: str) -> Choices:
        return fitting(current, self.hall.dailies(locale_of(interaction)))

    @command("hall")
    @app_commands.guild_only()
    @taking(Asked)
    async def show(self, interaction: discord.Interaction, asked: Asked) -> None:
        """Show a page of the ranking, privately."""
        await acknowledge(interaction, thinking=True)
        system = plain(self.responder.game(interaction, asked.game), 60)
        when = plain(asked.when, 60)
        found = await self.hall.page(
            request_of(interaction), system, when, asked.page, mine=asked.mine
        )
        found = await shown(self.responder, interaction, found)
        view = hall_panel(found, self.responder.words(interaction))
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    @show.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, current: str) -> Choices:
        return self.responder.games(interaction, current)

    @show.autocomplete("when")
    async def _days(self, interaction: discord.Interaction, current: str) -> Choices:
        words = self.responder.words(interaction)
        return fitting(current, [(day, shown_word(day, words)) for day in DAYS])

    async def _turned(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show another page of the ranking in its private panel."""
        if not pressed.detail:
            await self._opened(interaction, pressed)
            return
        asked = read_page(pressed.detail)
        if asked is None or not _is_private(interaction):
            raise RuleError("error-unknown-button")
        await acknowledge(interaction)
        system, when, mine, number = asked
        page = await self.hall.page(request_of(interaction), system, when, number, mine=mine)
        page = await shown(self.responder, interaction, page)
        await interaction.edit_original_response(
            view=hall_panel(page, self.responder.words(interaction)), allowed_mentions=NO_MENTIONS
        )

    async def _opened(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show the ranking of the game whose last card was pressed, privately."""
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        over = await self.responder.service.history.queries.at(request, pressed.adventure)
        page = await self.hall.page(request, over.ruleset, over.day, 1, mine=False)
        page = await shown(self.responder, interaction, page)
        await interaction.followup.send(
            view=hall_panel(page, self.responder.words(interaction)),
            ephemeral=True,
            allowed_mentions=NO_MENTIONS,
        )

    async def _pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Open a run chosen from a page, or replay or verify the open one."""
        await acknowledge(interaction, thinking=True)
        match pressed.detail:
            case "open":
                found = await watched(self.responder, interaction, chosen_value(interaction))
                entry = await self.hall.entry(request_of(interaction), found.id)
                await interaction.followup.send(
                    view=run_panel(entry, self.responder.words(interaction)),
                    ephemeral=True,
                    allowed_mentions=NO_MENTIONS,
                )
            case "replay":
                found = await watched(self.responder, interaction, pressed.adventure)
                await self.responder.replay(
                    interaction, found.id, theme=None, as_text=None, private=True
                )
            case "check":
                await send_proof(self.responder, interaction, pressed.adventure)
            case _:
                raise RuleError("error-unknown-button")


def _is_private(interaction: discord.Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral
