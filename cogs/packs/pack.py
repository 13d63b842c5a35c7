"""`/pack`: the packs of a server, and those that a lobby is played with."""

import io

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base.choices import Choices, fitting
from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.ids import Pressed, encode
from cogs.base.requests import chosen_values
from cogs.base.text import clean, fit, plain
from cogs.base.uploads import PLACE, Upload, read, upload_form, uploaded
from cogs.cards.messages import note
from cogs.cards.responder import Responder, locale_of, request_of
from rules.core.errors import NoAdventure
from rules.core.packs.limits import MOST_BYTES
from rules.core.packs.pack import Pack
from rules.core.packs.problems import PackError, Problem, refusal
from rules.core.words import Words
from rules.pace.calendar_words import means_none, shown_word
from rules.service.packs.collection import managed
from rules.service.packs.lines import PackLine

Name = app_commands.Range[str, 1, 40]
MOST_TOLD = 12
"""Problems of a pack that are listed at once."""
LONGEST, MOST_WITH_FILE = 3500, 1900
"""Letters of a private answer, without a file and with one."""
NONE = "none"
KINDS = (".zip",)
"""The endings of packs' files."""
FORM, BROUGHT = "packform", "packfile"
"""The verbs of the button that opens the form for a pack, and of the form."""


@app_commands.guild_only()
class PackCog(commands.GroupCog, group_name="pack"):
    """Bring packs to a server, and play with them."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.packs = responder.service.packs
        self.handlers = {"packs": self.chosen, FORM: self._form, BROUGHT: self._filled}
        super().__init__()

    @command("add", of="pack", takes={"file": KINDS})
    async def add(
        self, interaction: discord.Interaction, file: discord.Attachment | None = None
    ) -> None:
        """Read a pack, and offer it in this server; without a file a form asks for it."""
        if file is None:
            await self._ask(interaction)
        else:
            await self._bring(interaction, file)

    async def _form(self, interaction: discord.Interaction, _: Pressed) -> None:
        """Open the form for a pack, from the list of packs."""
        await self._ask(interaction)

    async def _filled(self, interaction: discord.Interaction, _: Pressed) -> None:
        """Read the pack that the form was sent with."""
        await self._bring(interaction, uploaded(interaction))

    async def _ask(self, interaction: discord.Interaction) -> None:
        """Open a form that asks for a pack's file.

        Raises:
            NotSeated: the person may bring none to this server.
        """
        managed(request_of(interaction))
        words = self.responder.words(interaction)
        await interaction.response.send_modal(upload_form(words, "pack", BROUGHT, KINDS))

    async def _bring(self, interaction: discord.Interaction, file: Upload) -> None:
        """Read a pack, and offer it in this server; say everything that is wrong with it."""
        await acknowledge(interaction, thinking=True)
        words = self.responder.words(interaction)
        self.responder.spend(interaction, "file")
        try:
            if file.size > MOST_BYTES:
                raise refusal("pack-too-large", most=MOST_BYTES // 1024)
            line = await self.packs.collection.add(request_of(interaction), await read(file))
        except PackError as error:
            await _say(interaction, troubles(error, words))
            return
        said = words.phrase(
            "pack-added", title=clean(line.title), version=line.version, name=line.name
        )
        passed = words.phrase("pack-passed-over", files=clean(line.left_out, 400))
        await _say(interaction, "\n".join([said, told(line), *([passed] if line.left_out else [])]))

    @command("list", of="pack")
    async def list(self, interaction: discord.Interaction) -> None:
        """List the packs of this server, and those that come with the program."""
        await acknowledge(interaction, thinking=True)
        words = self.responder.words(interaction)
        lines = await self.packs.collection.lines(request_of(interaction))
        said = [told(line) for line in lines]
        if all(line.shipped for line in lines):
            said.append(words.phrase("pack-none"))
        view = note(fit("\n\n".join(said), LONGEST))
        if request_of(interaction).manages_server:
            view.add_item(_adding(words))
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    @command("show", of="pack")
    async def show(self, interaction: discord.Interaction, name: Name) -> None:
        """Show what is in a pack, with its file."""
        await acknowledge(interaction, thinking=True)
        request, collection = request_of(interaction), self.packs.collection
        self.responder.spend(interaction, "file")
        pack = await collection.show(request, plain(name, 40))
        data = await collection.export(request, pack.manifest.name)
        line = collection.line(pack, request.locale)
        words = self.responder.words(interaction)
        names = [clean(each, 500) for each in collection.names(pack, request.locale)]
        said = "\n".join([told(line), *names, credits_of(pack, words)])
        file = discord.File(io.BytesIO(data), f"{line.name}-{line.version}.zip")
        await _say(interaction, said, file)

    @command("use", of="pack")
    async def use(
        self, interaction: discord.Interaction, names: app_commands.Range[str, 1, 200]
    ) -> None:
        """Choose the packs that the lobby of this channel is played with."""
        wanted = [plain(each, 40) for each in names.split(",") if each.strip()]
        chosen = [] if len(wanted) == 1 and means_none(wanted[0]) else wanted

        await self.responder.does_here(
            interaction, lambda request, found: self.packs.choice.use(request, found, chosen)
        )

    async def chosen(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Play a lobby with the packs that were chosen in the panel of its settings."""
        await acknowledge(interaction)
        answer = await self.packs.choice.use(
            request_of(interaction), pressed.adventure, chosen_values(interaction)
        )
        await self.responder.setting(interaction, pressed.adventure, "", said=answer.text)

    @command("remove", of="pack")
    async def remove(self, interaction: discord.Interaction, name: Name) -> None:
        """Take a pack off the server's list."""
        await acknowledge(interaction, thinking=True)
        gone = await self.packs.collection.remove(request_of(interaction), plain(name, 40))
        words = self.responder.words(interaction)
        await _say(interaction, words.phrase("pack-removed", name=gone.name))

    @command("undo", of="pack")
    async def undo(self, interaction: discord.Interaction, name: Name) -> None:
        """Offer the earlier version of a pack again."""
        await acknowledge(interaction, thinking=True)
        now = await self.packs.collection.undo(request_of(interaction), plain(name, 40))
        words = self.responder.words(interaction)
        await _say(interaction, words.phrase("pack-undone", name=now.name, version=now.version))

    @command("template", of="pack")
    async def template(self, interaction: discord.Interaction, game: Name) -> None:
        """Send a small pack that works, for a game that takes packs."""
        await acknowledge(interaction, thinking=True)
        self.responder.spend(interaction, "file")
        data = self.packs.collection.template(plain(game, 40))
        words = self.responder.words(interaction)
        file = discord.File(io.BytesIO(data), "my-pack.zip")
        await _say(interaction, words.phrase("pack-template"), file)

    @show.autocomplete("name")
    async def _offered(self, interaction: discord.Interaction, current: str) -> Choices:
        offered = await self.packs.collection.offered(interaction.guild_id)
        return fitting(current, [(each.name, f"{each.name} {each.version}") for each in offered])

    @remove.autocomplete("name")
    @undo.autocomplete("name")
    async def _brought(self, interaction: discord.Interaction, current: str) -> Choices:
        """Complete the names of the server's own packs: those of the program stay."""
        offered = await self.packs.collection.offered(interaction.guild_id)
        own = [(each.name, f"{each.name} {each.version}") for each in offered if each.number]
        return fitting(current, own)

    @use.autocomplete("names")
    async def _fitting(self, interaction: discord.Interaction, current: str) -> Choices:
        """Complete the last of the names that are typed."""
        typed, comma, last = current.rpartition(",")
        try:
            found = await self.responder.service.history.queries.here(request_of(interaction))
        except NoAdventure:
            return []
        before = f"{typed}{comma} " if comma else ""
        none = shown_word("none", self.responder.words(interaction))
        named = [(each.name, each.name) for each in await self.packs.choice.fitting(found)]
        return [
            app_commands.Choice(name=fit(before + each.name, 100), value=before + str(each.value))
            for each in fitting(last, [*named, (NONE, none)])
            if len(before + str(each.value)) <= 100
        ]

    @template.autocomplete("game")
    async def _systems(self, interaction: discord.Interaction, current: str) -> Choices:
        listed = self.packs.collection.games(locale_of(interaction))
        return fitting(current, listed)


def _adding(words: Words) -> "ui.ActionRow[ui.LayoutView]":
    """Return the button that opens the form for a pack."""
    button: ui.Button[ui.LayoutView] = ui.Button(
        label=words.phrase("button-pack-add"), custom_id=encode(PLACE, 0, FORM)
    )
    return ui.ActionRow(button)


def told(line: PackLine) -> str:
    """Return a pack in two lines."""
    head = f"**{clean(line.title)}** {line.version} · `{line.name}` · {line.games}"
    return f"{head}\n{clean(line.about)}\n-# {line.contents}"


def credits_of(pack: Pack, words: Words) -> str:
    """Return who made a pack, under which licence, and its hash."""
    made = pack.manifest
    return words.phrase(
        "pack-credits",
        authors=clean(", ".join(made.authors)),
        licence=clean(made.licence),
        hash=pack.hash,
    )


def troubles(error: PackError, words: Words) -> str:
    """Return a text with everything that is wrong with a pack."""
    listed = [_trouble(each, words) for each in error.problems[:MOST_TOLD]]
    left = len(error.problems) - len(listed)
    if left:
        listed.append(words.phrase("pack-more-troubles", count=left))
    head = words.phrase("pack-troubles", count=len(error.problems))
    return fit("\n".join([head, *listed]), LONGEST)


def _trouble(problem: Problem, words: Words) -> str:
    """Return one thing that is wrong, after the file and the line where it is."""
    what = clean(words.say(problem.what), 300)
    if not problem.file:
        return f"- {what}"
    if problem.line is None:
        return words.phrase("pack-trouble-in", file=problem.file, what=what)
    return words.phrase("pack-trouble-at", file=problem.file, line=str(problem.line), what=what)


async def _say(
    interaction: discord.Interaction, text: str, file: discord.File | None = None
) -> None:
    """Answer privately, with a file if there is one."""
    if file is None:
        view = note(fit(text, LONGEST))
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)
        return
    await interaction.followup.send(
        fit(text, MOST_WITH_FILE), file=file, ephemeral=True, allowed_mentions=NO_MENTIONS
    )
