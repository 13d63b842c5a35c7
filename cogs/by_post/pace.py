"""`/pace`: the clocks of a table that plays by post, and what it agrees on about time."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Concatenate, ParamSpec, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.acknowledgement import acknowledge_meanwhile
from cogs.base.choices import Choices, fitting, one_of
from cogs.base.commands import Family, command, gather
from cogs.base.errors import send_privately
from cogs.base.ids import Pressed
from cogs.base.text import clean, plain
from cogs.by_post.holidays import HolidayCommands
from cogs.by_post.way_back import VERB, come_back
from cogs.cards.responder import Responder, request_of
from rules.core.errors import GameError, RuleError
from rules.core.words import folded
from rules.pace.ballots import WISHES, Wish
from rules.service.clocks.presence import GameCalls
from rules.service.history.recap import text_of
from rules.service.people.availability import FirstHere, MostHere, Own, WhereHere
from rules.service.records import Answer, Request

MOST_HOURS = 168
MOST_DAYS = 90
Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]
P = ParamSpec("P")


@app_commands.guild_only()
class PaceCog(commands.GroupCog, group_name="pace"):
    """Look at a table's clocks, stop and resume them, vote about players who are late."""

    def __init__(self, responder: Responder) -> None:
        clocks = ClockCommands(responder)
        self.handlers: dict[str, Handler] = {
            "vote": clocks.voted,
            "resume": clocks.resumed,
            VERB: partial(come_back, responder),
        }
        super().__init__()
        gather(self, HolidayCommands(responder), clocks)


class ClockCommands(Family):
    """Look at the clocks, stop and resume them, vote."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.agreements = responder.service.by_post.agreements
        super().__init__()

    @command("status", of="pace")
    async def status(self, interaction: discord.Interaction) -> None:
        """Show what the table agreed on and the clock of each seat, privately."""
        adventure = await self.responder.adventure_here(interaction)
        await self.responder.ports.watch.roll_call(adventure)
        lines = await self.agreements.status(request_of(interaction), adventure)
        await send_privately(interaction, "\n".join(lines))

    async def _done(
        self,
        interaction: discord.Interaction,
        act: Callable[Concatenate[Request, str, P], Awaitable[Answer]],
        *given: P.args,
        **named: P.kwargs,
    ) -> None:
        """Have something done for the adventure of this channel, and answer privately."""
        adventure = await self.responder.adventure_here(interaction)
        answer = await act(request_of(interaction), adventure, *given, **named)
        await self.responder.told(interaction, answer)

    @command("pause", of="pace")
    async def pause(
        self,
        interaction: discord.Interaction,
        reason: app_commands.Range[str, 0, 200] = "",
        days: app_commands.Range[int, 1, MOST_DAYS] = 7,
    ) -> None:
        """Stop the clocks."""
        one_of(days, range(1, MOST_DAYS + 1))
        await self._done(interaction, self.agreements.pause, clean(reason, 200), days)

    @command("resume", of="pace")
    async def resume(self, interaction: discord.Interaction) -> None:
        """Resume the clocks."""
        await self._done(interaction, self.agreements.resume)

    @command("more-time", of="pace")
    async def more_time(
        self, interaction: discord.Interaction, hours: app_commands.Range[int, 1, MOST_HOURS]
    ) -> None:
        """Extend the turns that are open."""
        one_of(hours, range(1, MOST_HOURS + 1))
        await self._done(interaction, self.agreements.more_time, hours)

    @command("sooner", of="pace")
    async def sooner(self, interaction: discord.Interaction) -> None:
        """Vote for a new turn time to hold for the present turns already."""
        await self._done(interaction, self.agreements.sooner)

    @command("calls", of="pace")
    @app_commands.rename(first="first-call")
    async def calls(
        self,
        interaction: discord.Interaction,
        calls: GameCalls | None = None,
        snooze: app_commands.Range[int, 0, MOST_HOURS] | None = None,
        first: FirstHere | None = None,
        most: MostHere | None = None,
        where: WhereHere | None = None,
    ) -> None:
        """Change how the person is called in this adventure, and show how they are called."""
        one_of(calls, (None, *get_args(GameCalls)))
        for given, kind in ((first, FirstHere), (most, MostHere), (where, WhereHere)):
            one_of(given, (None, *get_args(kind)))
        own = Own(first, most, where)
        adventure = await self.responder.adventure_here(interaction)
        said = await self.responder.service.people.availability.in_game(
            request_of(interaction), adventure, calls=calls, hours=snooze, own=own
        )
        await send_privately(interaction, self.responder.words(interaction).say(said))

    @command("nudge", of="pace")
    async def nudge(self, interaction: discord.Interaction) -> None:
        """Remind the player who is awaited."""
        adventure = await self.responder.adventure_here(interaction)
        answer = await self.responder.service.by_post.nudges.nudge(
            request_of(interaction), adventure
        )
        await self.responder.told(interaction, answer)

    @command("back", of="pace")
    async def back(self, interaction: discord.Interaction) -> None:
        """End the person's absence at this table."""
        adventure = await self.responder.adventure_here(interaction)
        request = request_of(interaction)
        recap = await self.responder.service.history.recaps.since_left(request, adventure)
        answer = await self.agreements.come_back(request, adventure)
        await self.responder.told(interaction, answer)
        await send_privately(interaction, text_of(recap, self.responder.words(interaction)))

    @command("vote", of="pace")
    @app_commands.choices(wish=[app_commands.Choice(name=name, value=name) for name in WISHES])
    async def vote(
        self,
        interaction: discord.Interaction,
        hero: app_commands.Range[str, 1, 60],
        wish: app_commands.Choice[str],
    ) -> None:
        """Vote, or change a vote."""
        adventure = await self.responder.adventure_here(interaction)
        request = request_of(interaction)
        named = folded(plain(hero, 60).strip())
        found = await self.responder.service.history.queries.here(request)
        seats = [each.seat for each in found.seats if folded(each.name) == named]
        if not seats:
            raise RuleError("error-bad-option", value=plain(hero, 60))
        wanted: Wish = one_of(wish.value, WISHES)
        await self.responder.ports.watch.roll_call(adventure)
        answer = await self.agreements.vote(request, adventure, seats[0], wanted)
        await self.responder.told(interaction, answer)

    @vote.autocomplete("hero")
    async def _late(self, interaction: discord.Interaction, current: str) -> Choices:
        try:
            late = await self.agreements.late(request_of(interaction))
        except GameError:
            return []
        return fitting(current, [(each.name, each.name) for each in late])

    async def voted(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Vote by the list on the card."""
        acknowledge_meanwhile(interaction)
        data = cast("dict[str, object]", interaction.data or {})
        values = data.get("values")
        chosen = str(values[0]) if isinstance(values, list) and values else ""
        wish: Wish = one_of(chosen, WISHES)
        target = int(pressed.detail) if pressed.detail.isdecimal() else 0
        await self.responder.ports.watch.roll_call(pressed.adventure)
        answer = await self.agreements.vote(
            request_of(interaction), pressed.adventure, target, wish, in_place=True
        )
        await self.responder.shown(interaction, answer)
        await send_privately(interaction, answer.text)

    async def resumed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Resume the clocks, or wake a parked table, by the button on the card."""
        acknowledge_meanwhile(interaction)
        answer = await self.agreements.resume(
            request_of(interaction), pressed.adventure, in_place=True
        )
        await self.responder.shown(interaction, answer)
        await send_privately(interaction, answer.text)
