"""`/act`: acting for whoever has no player, or rolling on tables for a game at a real table."""

from dataclasses import dataclass

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base.choices import Choices, fitting, taking
from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS, acknowledge, send_privately
from cogs.base.guests import everywhere, invitation, is_guest, speaks_openly
from cogs.base.text import fit, plain
from cogs.cards.messages import sealed
from cogs.cards.responder import Responder, locale_of, request_of
from rules.core.errors import GameError, NoAdventure, RuleError
from rules.service.records import Answer, Choice, OracleReading
from rules.service.unit_of_work import NEARBY

MOST_REQUESTS = 12
"""The most requests of one `/act all:True`, each of a few rolls."""
ACCENT = 0x6C4AB6
READING, ALL_READINGS = 1200, 3900
"""The most characters of one table, and of all tables of an answer."""
MOST_SAID = 1900
MOST_READINGS = 4
Name = app_commands.Range[str, 0, 60]


@dataclass(frozen=True)
class Asked:
    """The options of `/act`: each field is one of them."""

    everything: bool = False
    table: Name = ""
    of: Name = ""
    roll: app_commands.Range[int, 1, 99] | None = None
    private: bool = False
    game: Name = ""

    @property
    def for_a_table(self) -> bool:
        """Whether the roll is for a game at a real table."""
        return bool(self.table or self.of or self.roll or self.game)


class ActCog(commands.Cog):
    """Rolls for the dungeon."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.table = responder.service.play.table_rolls
        super().__init__()

    @command("act")
    @app_commands.rename(everything="all")
    @everywhere
    @taking(Asked)
    async def act(self, interaction: discord.Interaction, asked: Asked) -> None:
        """Roll for the dungeon of the channel's adventure, or on a table."""
        if asked.for_a_table:
            await self._consult(interaction, asked)
            return
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        if is_guest(interaction):
            await self._invited(interaction)
            return
        try:
            found = await self.responder.service.history.queries.here(request)
        except NoAdventure as none:
            if none.text.key == NEARBY:
                raise
            raise RuleError("error-act-where", tables=self._named(request.locale)) from None
        answer = await self.table.act(request, found.id, everything=asked.everything)
        if asked.everything and answer.more:
            await self._go_on(interaction, answer)
        else:
            await self.responder.told(interaction, answer)

    def _named(self, locale: str) -> str:
        return ", ".join(each.value for each in self.table.tables("", "", locale))

    async def _invited(self, interaction: discord.Interaction) -> None:
        """Say where the bot is no member what it can do there, and how to play."""
        tables = self._named(locale_of(interaction))
        words = self.responder.words(interaction)
        said = words.phrase("guest-act", tables=tables, link=invitation(interaction))
        await send_privately(interaction, said)

    async def _go_on(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Roll for the rest, a few at a time, and update the private answer with their number."""
        words, request, rolled = self.responder.words(interaction), request_of(interaction), 0
        for number in range(1, MOST_REQUESTS):
            rolled += answer.rolled
            await _say(interaction, words.phrase("act-so-far", count=rolled))
            again = request.with_(id=f"{request.id}.{number}")
            answer = await self.table.act(again, answer.adventure, everything=True, so_far=rolled)
            if not answer.more:
                break
        await _say(interaction, answer.text)

    async def _consult(self, interaction: discord.Interaction, asked: Asked) -> None:
        """Roll on a table, publicly or privately."""
        readings = self.table.consult(
            plain(asked.game, 60),
            plain(asked.table, 60),
            plain(asked.of, 60),
            asked.roll,
            locale_of(interaction),
        )
        openly = speaks_openly(interaction)
        unseen = "" if openly else self.responder.words(interaction).phrase("guest-unseen")
        await interaction.response.send_message(
            view=reading_panel(readings, unseen),
            ephemeral=asked.private or not openly,
            allowed_mentions=NO_MENTIONS,
        )

    @act.autocomplete("table")
    async def _tables(self, interaction: discord.Interaction, current: str) -> Choices:
        return self._choices(interaction, "table", current)

    @act.autocomplete("of")
    async def _variants(self, interaction: discord.Interaction, current: str) -> Choices:
        return self._choices(interaction, "of", current)

    def _choices(self, interaction: discord.Interaction, option: str, current: str) -> Choices:
        """Return tables or variants of the chosen game that contain the typed text."""
        named = interaction.namespace
        system = plain(str(named.game or ""), 60)
        locale, typed = locale_of(interaction), current[:60]
        found: list[Choice] = []
        try:
            if option == "table":
                found = self.table.tables(system, typed, locale)
            else:
                table = plain(str(named.table or ""), 60).casefold()
                found = self.table.variants(system, table, typed, locale)
        except GameError:
            return []
        return [app_commands.Choice(name=each.label, value=each.value) for each in found]

    @act.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, current: str) -> Choices:
        return fitting(current, self.table.systems(locale_of(interaction)))


async def _say(interaction: discord.Interaction, said: str) -> None:
    """Replace the private answer with a sentence."""
    await interaction.edit_original_response(
        content=fit(said, MOST_SAID), allowed_mentions=NO_MENTIONS
    )


def reading_panel(readings: tuple[OracleReading, ...], unseen: str = "") -> ui.LayoutView:
    """Return results of tables: the dice, their meaning, and the table with its row marked.

    `unseen` says that nobody else sees them, where that was not asked for.
    """
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    shown = readings[:MOST_READINGS]
    most = min(READING, ALL_READINGS // max(1, len(shown)))
    for reading in shown:
        rows = "\n".join(
            f"-# {'▶ **' if row.hit else ''}{row.totals}: {row.meaning}{'**' if row.hit else ''}"
            for row in reading.rows
        )
        meaning = f" — **{reading.meaning}**" if reading.meaning else ""
        said = f"### {reading.title}\n{reading.rolled}{meaning}\n{rows}"
        container.add_item(ui.TextDisplay(fit(said, most)))
    if unseen:
        container.add_item(ui.TextDisplay(unseen))
    view.add_item(container)
    return sealed(view)
