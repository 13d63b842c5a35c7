"""`/campaign`: adventures in a row, with a roster, a purse and a chronicle."""

import io
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base.channel_visibility import UNSAID, can_see
from cogs.base.choices import MOST_CHOICES, Choices, fitting, meant, one_of
from cogs.base.commands import command
from cogs.base.errors import MOST_SAID, NO_MENTIONS, acknowledge, send_privately, sentence
from cogs.base.ids import Pressed
from cogs.base.permissions import check_place
from cogs.base.requests import typed_fields
from cogs.base.text import fit, plain
from cogs.base.uploads import Upload, read, upload_form, uploaded
from cogs.cards.messages import build_map, note
from cogs.cards.panels import log_panel
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.lobby.choosing import Choosing
from cogs.ports import NOTHING
from rules.core.errors import GameError, RuleError
from rules.core.words import Words, folded
from rules.ports import Pace
from rules.service.campaigns.campaign_files import MOST_PACKED, too_large
from rules.service.records import Page, Request
from rules.service.settings.adventure import PACES

Name = app_commands.Range[str, 1, 60]
Which = app_commands.Range[int, 0, 9999]
Look = Callable[[Request, int], Awaitable[Page]]
Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]
KINDS = (".json", ".gz")
"""The endings of campaigns' files."""
BROUGHT, SEAT = "campfile", "seat"
"""The verb of the form for a campaign's file, and the id of its field for a seat."""


@app_commands.guild_only()
class CampaignCog(commands.GroupCog, group_name="campaign"):
    """Found, follow, move, export and import campaigns."""

    def __init__(self, responder: Responder, choosing: Choosing) -> None:
        self.responder = responder
        self.choosing = choosing
        self.campaigns = responder.service.campaigns
        self.handlers: dict[str, Handler] = {"camp": self._turned, BROUGHT: self._filled}
        self.books: dict[str, Look] = {
            "roster": self.campaigns.roster,
            "memorial": self.campaigns.memorial,
            "purse": self.campaigns.purse,
            "chronicle": self.campaigns.chronicle,
        }
        super().__init__()

    @command("new", of="campaign")
    async def new(
        self,
        interaction: discord.Interaction,
        name: Name,
        game: app_commands.Range[str, 0, 60] = "",
        pace: Pace = "live",
        thread: bool = False,  # noqa: FBT001, FBT002 - a slash command's option
    ) -> None:
        """Open the lobby of a campaign in this channel, or in a new thread of it."""
        await acknowledge(interaction, thinking=True)
        key, called = self._checked(interaction, plain(game, 60), name)
        by = one_of(pace, PACES)
        async with self.choosing.place(interaction, called, thread=thread) as request:
            answer = await self.campaigns.found(request, key, called, pace=by)
        await self.responder.told(interaction, answer, at=request.channel)

    def _checked(self, interaction: discord.Interaction, system: str, name: str) -> tuple[str, str]:
        """Return the system and the name, before a thread is opened for them.

        Raises:
            GameError: there is no such system, or the name is not allowed.
        """
        systems = self.campaigns.systems(locale_of(interaction))
        wanted = meant(system, systems) or (systems[0][0] if systems else "")
        return self.campaigns.checked(wanted, plain(name, 100), locale_of(interaction))

    @new.autocomplete("game")
    async def _systems(self, interaction: discord.Interaction, current: str) -> Choices:
        return fitting(current, self.campaigns.systems(locale_of(interaction)))

    @command("status", of="campaign")
    async def status(self, interaction: discord.Interaction) -> None:
        """Show where the party is and who is awaited, privately."""
        await acknowledge(interaction, thinking=True)
        page = await self.campaigns.status(request_of(interaction))
        await self._show(interaction, "status", page)

    @command("roster", of="campaign")
    async def roster(self, interaction: discord.Interaction) -> None:
        """List the heroes who can go or are away, privately."""
        await self._open(interaction, "roster", 1)

    @command("memorial", of="campaign")
    async def memorial(self, interaction: discord.Interaction) -> None:
        """List the heroes who died or retired, privately."""
        await self._open(interaction, "memorial", 1)

    @command("purse", of="campaign")
    async def purse(self, interaction: discord.Interaction, page: Which = 0) -> None:
        """Show a page of the campaign's accounts, privately."""
        await self._open(interaction, "purse", page)

    @command("chronicle", of="campaign")
    async def chronicle(
        self, interaction: discord.Interaction, number: Which = 0, page: Which = 0
    ) -> None:
        """Show a page of the chronicle, or one adventure, privately."""
        if not number:
            await self._open(interaction, "chronicle", page)
            return
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        told = await self.campaigns.chapter(request, number)
        sight = NOTHING
        if told.scene is not None:
            name = f"chapter-{number}-{interaction.id}"
            taste = await self.responder.taste(interaction)
            sight = await self.responder.views.seen(
                told.scene, request.locale, name, "overview", taste=taste, asker=request.user
            )
        lines = (*told.lines, told.fault) if told.fault else told.lines
        built = build_map(sight, told.title, lines=lines)
        await built.follow_up(interaction, self.responder.words(interaction), private=True)

    @command("list", of="campaign")
    async def every(self, interaction: discord.Interaction) -> None:
        """List the server's campaigns with their channels, privately."""
        await acknowledge(interaction, thinking=True)
        listed = await self.campaigns.listed(request_of(interaction), can_see(interaction))
        lines = [
            f"{'▶ ' if each.yours else ''}<#{each.channel}> — {each.title}: {each.line}"
            for each in listed
        ]
        words = self.responder.words(interaction)
        await send_privately(interaction, "\n".join(lines) or words.phrase("campaign-list-none"))

    @command("move", of="campaign")
    async def move(
        self, interaction: discord.Interaction, campaign: app_commands.Range[str, 1, 60]
    ) -> None:
        """Move a campaign to this channel; its old card loses its buttons."""
        await acknowledge(interaction, thinking=True)
        await check_place(self.responder.ports.watch, interaction, thread=False)
        request = request_of(interaction)
        found = await self.campaigns.movable(request, plain(campaign, 60))
        if request.manages_channel and found.host != request.user:
            there = await _manages(interaction, found.channel)
            request = request.with_(manages_channel=there)
        # The lock keeps others from posting a card in the old channel meanwhile.
        async with self.responder.ports.locks.of(found.id):
            answer = await self.campaigns.move(request, found.id)
        await self.responder.told(interaction, answer)

    @move.autocomplete("campaign")
    async def _movable(self, interaction: discord.Interaction, current: str) -> Choices:
        try:
            listed = await self.campaigns.listed(request_of(interaction), can_see(interaction))
        except GameError:
            return []
        return [
            app_commands.Choice(name=fit(f"{each.title}: {each.line}", 100), value=each.adventure)
            for each in listed
            if folded(current) in folded(f"{each.adventure} {each.title}")
        ][:MOST_CHOICES]

    @command("rename", of="campaign")
    async def rename(self, interaction: discord.Interaction, name: Name) -> None:
        """Rename the campaign."""
        await acknowledge(interaction, thinking=True)
        answer = await self.campaigns.rename(request_of(interaction), plain(name, 100))
        await self.responder.told(interaction, answer)

    @command("export", of="campaign")
    async def export(self, interaction: discord.Interaction) -> None:
        """Send the campaign as a file, privately."""
        await acknowledge(interaction, thinking=True)
        self.responder.spend(interaction, "file")
        file = await self.responder.service.campaigns.archive.export(request_of(interaction))
        limit = interaction.filesize_limit
        if len(file.data) > limit:
            raise RuleError("error-campaign-file-large", megabytes=limit // 2**20)
        words = self.responder.words(interaction)
        key = "answer-campaign-file-renewed" if file.renewed else "answer-campaign-file"
        said = words.phrase(key)
        if file.refusal is not None:
            said = words.phrase("answer-campaign-file-refused", why=words.say(file.refusal))
        await interaction.followup.send(
            said,
            file=discord.File(io.BytesIO(file.data), file.name),
            ephemeral=True,
            allowed_mentions=NO_MENTIONS,
        )

    @command("import", of="campaign", takes={"file": KINDS})
    async def bring(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment | None = None,
        seat: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        """Check a campaign's file, step by step and die by die, and continue it here.

        Without a file a form asks for it.
        """
        if file is None:
            words = self.responder.words(interaction)
            await interaction.response.send_modal(_form(words, plain(seat, 60)))
        else:
            await self._bring(interaction, file, seat)

    async def _filled(self, interaction: discord.Interaction, _: Pressed) -> None:
        """Continue the campaign of the file that the form was sent with."""
        seat = typed_fields(interaction).get(SEAT, "")
        await self._bring(interaction, uploaded(interaction), seat)

    async def _bring(self, interaction: discord.Interaction, file: Upload, seat: str) -> None:
        await acknowledge(interaction, thinking=True)
        try:
            said = await self._brought(interaction, file, plain(seat, 60))
        except GameError as refusal:
            said = sentence(refusal, self.responder.words(interaction))
        await _say(interaction, said)

    async def _brought(self, interaction: discord.Interaction, file: Upload, seat: str) -> str:
        async with self.choosing.place(interaction, "") as request:
            return await self._read(interaction, request, file, seat)

    async def _read(
        self,
        interaction: discord.Interaction,
        request: Request,
        file: Upload,
        seat: str,
    ) -> str:
        """Read a campaign's file, and let it go on where the request says."""
        self.responder.spend(interaction, "file")
        archive = self.responder.service.campaigns.archive
        await archive.vacant(request)
        if file.size > MOST_PACKED:
            raise too_large()
        data = await read(file)
        await _say(interaction, self.responder.words(interaction).phrase("answer-import-working"))
        answer = await archive.bring(request, data, seat)
        return answer.text

    async def _open(self, interaction: discord.Interaction, what: str, page: int) -> None:
        await acknowledge(interaction, thinking=True)
        await self._show(interaction, what, await self.books[what](request_of(interaction), page))

    async def _show(self, interaction: discord.Interaction, what: str, page: Page) -> None:
        found = await self.campaigns.here(request_of(interaction))
        view = log_panel(found.id, 0, page, self.responder.words(interaction), verb=f"camp.{what}-")
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    async def _turned(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show another page in a private panel."""
        message = interaction.message
        what, _, number = pressed.detail.partition("-")
        if message is None or not message.flags.ephemeral or what not in self.books:
            raise RuleError("error-unknown-button")
        await acknowledge(interaction)
        request = request_of(interaction)
        found = await self.campaigns.here(request)
        if found.id != pressed.adventure:
            await interaction.edit_original_response(
                view=note(self.responder.words(interaction).phrase("error-elsewhere"))
            )
            return
        page = await self.books[what](request, int(number) if number.isdecimal() else 0)
        view = log_panel(found.id, 0, page, self.responder.words(interaction), verb=f"camp.{what}-")
        await interaction.edit_original_response(view=view, allowed_mentions=NO_MENTIONS)


async def _say(interaction: discord.Interaction, said: str) -> None:
    """Replace the private answer with a sentence."""
    await interaction.edit_original_response(
        content=fit(said, MOST_SAID), allowed_mentions=NO_MENTIONS
    )


async def _manages(interaction: discord.Interaction, channel: int) -> bool:
    """Return whether a person manages another channel of the server.

    Of a deleted channel, everybody does.
    """
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    found = guild.get_channel_or_thread(channel)
    if found is None:
        try:
            fetched = await guild.fetch_channel(channel)
        except discord.NotFound:
            return True
        except UNSAID:
            return False
        return fetched.permissions_for(person).manage_channels
    return found.permissions_for(person).manage_channels


def _form(words: Words, seat: str) -> ui.Modal:
    """Return the form for a campaign's file and for one's seat, which was typed already or not."""
    modal = upload_form(words, "campaign", BROUGHT, KINDS)
    modal.add_item(
        ui.Label(
            text=fit(words.phrase("upload-campaign-seat"), 45),
            description=fit(words.phrase("upload-campaign-seat-about"), 100),
            component=ui.TextInput(custom_id=SEAT, required=False, max_length=60, default=seat),
        )
    )
    return modal
