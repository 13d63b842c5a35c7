"""Commands of `/adventure` about its life: open, join, set, begin, leave and end it."""

from dataclasses import dataclass

import discord
from discord import app_commands

from cogs.base.choices import MOST_CHOICES, Choices, fitting, one_of, taking
from cogs.base.commands import Family, command
from cogs.base.errors import acknowledge, send_privately
from cogs.base.text import plain
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.lobby.choosing import Choosing
from cogs.lobby.seats import send_dossier
from rules.core.answers import STANCES
from rules.core.errors import GameError
from rules.ports import Pace
from rules.service.play.seats import NEW_SEAT, free_seats
from rules.service.records import Listed, SettingLine
from rules.service.settings.adventure import PACES


@dataclass(frozen=True)
class Asked:
    """The options of `/adventure new`: each field is one of them."""

    game: str = ""
    pace: Pace = "live"
    thread: bool = False
    seed: app_commands.Range[str, 0, 100] = ""
    call: bool = False


class LifeCommands(Family):
    """Open, join, begin and end adventures."""

    def __init__(self, responder: Responder, choosing: Choosing) -> None:
        self.responder = responder
        self.choosing = choosing
        super().__init__()

    @command("new", of="adventure")
    @taking(Asked)
    async def new(self, interaction: discord.Interaction, asked: Asked) -> None:
        """Open a lobby in this channel, or in a new thread of it."""
        await acknowledge(interaction, thinking=True)
        by = one_of(asked.pace, PACES)
        if not asked.game and not asked.seed.strip():
            await self.choosing.ask(interaction, pace=by, thread=asked.thread, calls=asked.call)
            return
        # A chosen seed is as good in any game, and its lobby can change to another one.
        typed = self.responder.game(interaction, asked.game)
        key = typed or self.responder.service.lobby.games(locale_of(interaction))[0].key
        await self.choosing.open(
            interaction, key, by, asked.seed, thread=asked.thread, calls=asked.call
        )

    @new.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, current: str) -> Choices:
        return self.responder.games(interaction, current)

    @command("join", of="adventure")
    async def join(
        self, interaction: discord.Interaction, seat: app_commands.Range[str, 0, 60] = ""
    ) -> None:
        """Take a seat."""
        adventure = await self.responder.adventure_here(interaction)
        answer = await self.responder.service.lobby.join(
            request_of(interaction), adventure, seat=plain(seat, 60)
        )
        await self.responder.told(interaction, answer)
        await send_dossier(self.responder, interaction, adventure)

    @join.autocomplete("seat")
    async def _seats(self, interaction: discord.Interaction, current: str) -> Choices:
        try:
            found = await self.responder.service.history.queries.here(request_of(interaction))
        except GameError:
            return []
        names = (*free_seats(found), NEW_SEAT) if found.status == "running" else ()
        return fitting(current, [(name, name) for name in names])

    @command("leave", of="adventure")
    async def leave(self, interaction: discord.Interaction) -> None:
        """Give the seat up."""
        adventure = await self.responder.adventure_here(interaction)
        answer = await self.responder.service.lobby.leave(request_of(interaction), adventure)
        await self.responder.told(interaction, answer)

    @command("ready", of="adventure")
    async def ready(self, interaction: discord.Interaction) -> None:
        """Declare the person ready, or not ready any more."""
        adventure = await self.responder.adventure_here(interaction)
        answer = await self.responder.service.lobby.ready(request_of(interaction), adventure)
        await self.responder.told(interaction, answer)

    @command("begin", of="adventure")
    async def begin(
        self,
        interaction: discord.Interaction,
        anyway: bool = False,  # noqa: FBT001, FBT002 - a slash command's option
        choose: bool = False,  # noqa: FBT001, FBT002 - a slash command's option
    ) -> None:
        """Begin the game."""
        adventure = await self.responder.adventure_here(interaction)
        answer = await self.responder.service.lobby.begin(
            request_of(interaction), adventure, anyway=anyway, choose=choose
        )
        await self.responder.told(interaction, answer)

    @command("status", of="adventure")
    async def status(self, interaction: discord.Interaction) -> None:
        """Show the present card, privately."""
        adventure = await self.responder.adventure_here(interaction)
        await self.responder.ports.watch.roll_call(adventure)
        await self.responder.board(interaction, adventure)

    @command("settings", of="adventure")
    async def settings(
        self, interaction: discord.Interaction, name: str = "", value: str = ""
    ) -> None:
        """Change a setting, or list them all."""
        adventure = await self.responder.adventure_here(interaction)
        if not name or not value:
            await self.responder.settings(interaction, adventure)
            return
        answer = await self.responder.service.lobby.set(
            request_of(interaction), adventure, plain(name, 60), plain(value, 60)
        )
        await self.responder.told(interaction, answer)

    @settings.autocomplete("name")
    async def _names(self, interaction: discord.Interaction, current: str) -> Choices:
        return fitting(
            current, [(each.name, each.label) for each in await self._known(interaction)]
        )

    @settings.autocomplete("value")
    async def _values(self, interaction: discord.Interaction, current: str) -> Choices:
        chosen = interaction.namespace.name
        return fitting(
            current,
            [
                (choice.value, choice.label)
                for each in await self._known(interaction)
                if each.name == chosen
                for choice in each.choices
            ],
        )

    async def _known(self, interaction: discord.Interaction) -> tuple[SettingLine, ...]:
        try:
            found = await self.responder.service.history.queries.here(request_of(interaction))
            return await self.responder.service.lobby.lines(found.id, locale_of(interaction))
        except GameError:
            return ()

    @command("autopilot", of="adventure")
    @app_commands.choices(
        who=[app_commands.Choice(name=name, value=name) for name in (*STANCES, "player")]
    )
    async def autopilot(
        self,
        interaction: discord.Interaction,
        who: app_commands.Choice[str],
        seat: app_commands.Range[int, 0, 8] = 0,
    ) -> None:
        """Hand a seat to the autopilot, or back."""
        adventure = await self.responder.adventure_here(interaction)
        number = seat or await self.responder.service.history.queries.seat(
            adventure, interaction.user.id
        )
        muted = await self.responder.ports.watch.muted(adventure)
        answer = await self.responder.service.play.autopilot.set(
            request_of(interaction).with_(muted=muted), adventure, number, who.value
        )
        await self.responder.told(interaction, answer)

    @command("end", of="adventure")
    async def end(self, interaction: discord.Interaction) -> None:
        """Ask for a confirmation, as an end cannot be undone."""
        adventure = await self.responder.adventure_here(interaction)
        await self.responder.service.lobby.may_end(request_of(interaction), adventure)
        await self.responder.confirm_end(interaction, adventure)

    @command("mine", of="adventure")
    async def mine(self, interaction: discord.Interaction) -> None:
        """List the person's open adventures, privately."""
        await acknowledge(interaction, thinking=True)
        listed = await self.responder.service.history.queries.mine(request_of(interaction))
        words = self.responder.words(interaction)
        lines = [
            f"{_mark(each)}<#{each.channel}> — {each.title}: {each.line}"
            for each in listed[:MOST_CHOICES]
        ]
        await send_privately(interaction, "\n".join(lines) or words.phrase("mine-none"))


def _mark(each: Listed) -> str:
    return "⚠ " if each.parked else "▶ " if each.yours else ""
