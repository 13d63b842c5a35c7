"""`/away`: vacations, nights and reminders of a person, in all their games."""

from functools import cache
from typing import get_args
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import MOST_CHOICES, Choices, one_of
from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS, acknowledge, send_privately
from cogs.base.text import plain
from cogs.cards.responder import Answering, request_of
from cogs.history.catch_up import send_home
from cogs.people.away_panel import away_panel
from rules.service.clocks.presence import MOST_CALLS, First, Reminders

MOST_HOURS = 168
Typed = app_commands.Range[str, 0, 40]


@cache
def zones() -> tuple[str, ...]:
    """Return the IANA time zones of cities and UTC, in order."""
    return tuple(sorted(each for each in available_timezones() if not each.startswith("Etc/")))


def fitting_zones(typed: str) -> list[str]:
    """Return at most 25 zones that contain a text, those whose city begins with it first."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [zone for zone in zones() if wanted in zone.casefold()]
    by_city = sorted(
        found, key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(wanted)
    )
    return by_city[:MOST_CHOICES]


@app_commands.allowed_contexts(guilds=True, dms=True)
class AwayCog(Answering, commands.GroupCog, group_name="away"):
    """A person's vacations, nights and reminders."""

    @command("until", of="away")
    async def until(
        self,
        interaction: discord.Interaction,
        day: app_commands.Range[str, 1, 40],
        since: Typed = "",
    ) -> None:
        """Begin a vacation, and say what each of the person's games does meanwhile."""
        await acknowledge(interaction, thinking=True)
        request, service = request_of(interaction), self.responder.service
        span = await service.people.availability.away(request, plain(day, 40), plain(since, 40))
        games, more = await service.history.absences.meanwhile(request, span)
        words, now = self.responder.words(interaction), service.work.clock.now()
        view = away_panel(span, now, games, more, words)
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    @command("back", of="away")
    async def back(self, interaction: discord.Interaction) -> None:
        """End a vacation, and send what happened meanwhile in all games."""
        await acknowledge(interaction, thinking=True)
        request, people = request_of(interaction), self.responder.service.people.availability
        since = await people.away_since(request.user)
        said = await people.back(request)
        await send_privately(interaction, self.responder.words(interaction).say(said))
        await send_home(self.responder, interaction, since)

    @command("me", of="away")
    @app_commands.rename(
        quiet_from="quiet-from", quiet_to="quiet-to", next_up="next-up", first="first-call"
    )
    async def me(
        self,
        interaction: discord.Interaction,
        zone: app_commands.Range[str, 0, 60] = "",
        quiet_from: Typed = "",
        quiet_to: Typed = "",
        reminders: Reminders | None = None,
        first: First | None = None,
        most: app_commands.Range[int, 0, MOST_CALLS] | None = None,
        *,
        next_up: bool | None = None,
    ) -> None:
        """Change the given settings, and say how all of them are now."""
        one_of(reminders, (None, *get_args(Reminders)))
        one_of(first, (None, *get_args(First)))
        one_of(most, (None, *range(MOST_CALLS + 1)))
        await acknowledge(interaction, thinking=True)
        said = await self.responder.service.people.availability.tell(
            request_of(interaction),
            zone=plain(zone, 60),
            quiet_from=plain(quiet_from, 40),
            quiet_to=plain(quiet_to, 40),
            calls=reminders,
            first=first,
            most=most,
            next_up=next_up,
        )
        await send_privately(interaction, self.responder.words(interaction).say(said))

    @command("snooze", of="away")
    async def snooze(
        self, interaction: discord.Interaction, hours: app_commands.Range[int, 0, MOST_HOURS]
    ) -> None:
        """Postpone calls for some hours, while clocks go on."""
        one_of(hours, range(MOST_HOURS + 1))
        await acknowledge(interaction, thinking=True)
        said = await self.responder.service.people.availability.snooze(
            request_of(interaction), hours
        )
        await send_privately(interaction, self.responder.words(interaction).say(said))

    @me.autocomplete("zone")
    async def _zones(self, _: discord.Interaction, current: str) -> Choices:
        return [app_commands.Choice(name=zone, value=zone) for zone in fitting_zones(current)]
