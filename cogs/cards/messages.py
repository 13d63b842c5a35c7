"""Cards as Discord messages: Components V2, inside Discord's limits by construction."""

import io
import struct
from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import discord
from discord import ui

from cogs.base.errors import NO_MENTIONS
from cogs.base.signs import WORDS_ALONE, coded, known, written
from cogs.base.text import fit, fit_first, fit_lines
from cogs.cards.brief import (
    HAPPENED,
    MOST_HEROES,
    PARTY,
    acting_line,
    brief,
    clock_lines,
    prompt,
)
from cogs.cards.controls import COMPANIONS, labels_of, rows_of
from cogs.cards.room import FLATTEST, FLATTEST_BOARD, Room
from cogs.cards.unpictured import send_plainer
from cogs.ports import Emojis, MapDisplay, Picture
from rules.core.words import Words
from rules.service.records import Card, HeroLine

TITLE, STORY, FOOTER = 180, 760, 250
"""The most characters of each part; with their marks they stay under the 4,000 of a message."""
DESCRIBED = 780
"""The most characters of the map in words beside a card."""
MOST_PROSE = 1900
"""The most characters of the map in words on its own."""
COMMAND = 700
"""The most characters of a command to type, on cards of dungeons."""
MOST_TEXT = 4000
"""The most characters of a message."""
LANDSCAPE = 1.81
"""The shape of most maps: their width by their height."""
ALT = 1024
"""The most characters of a picture's alt text."""
ACCENTS = {
    "lobby": 0x0072B2,
    "turn": 0xB3541E,
    "end": 0x6C4AB6,
    "cancelled": 0x73798E,
    "dungeon": 0x2E7D5B,
}


class Message:
    """A message to send: its layout and its files. Files can be sent only once."""

    def __init__(self, view: ui.LayoutView, files: list[discord.File]) -> None:
        self.view = view
        self.files = files

    async def answer(
        self, interaction: discord.Interaction, words: Words, *, private: bool = False
    ) -> None:
        """Send the message, to everybody unless it is private, as the first answer."""

        async def send(view: ui.LayoutView, files: list[discord.File]) -> None:
            await interaction.response.send_message(
                view=view, files=files, ephemeral=private, allowed_mentions=NO_MENTIONS
            )

        await send_plainer(send, self.view, self.files, words)

    async def follow_up(
        self, interaction: discord.Interaction, words: Words, *, private: bool
    ) -> None:
        """Send the message as a further answer to an interaction that was acknowledged."""

        async def send(view: ui.LayoutView, files: list[discord.File]) -> None:
            await interaction.followup.send(
                view=view, files=files, ephemeral=private, allowed_mentions=NO_MENTIONS
            )

        await send_plainer(send, self.view, self.files, words)

    async def take_place(self, interaction: discord.Interaction, words: Words) -> None:
        """Put the message in the place of the one that was pressed, or of the answer so far."""

        async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
            await interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=NO_MENTIONS
            )

        await send_plainer(edit, self.view, self.files, words)


def sealed(view: ui.LayoutView) -> ui.LayoutView:
    """Return a finished view that discord.py does not store, as the router answers its buttons."""
    view.stop()
    return view


def build(
    card: Card,
    sight: MapDisplay,
    words: Words,
    emojis: Emojis = WORDS_ALONE,
    *,
    live: bool = True,
) -> Message:
    """Return a card as a message; without `live` it has no buttons.

    Whoever has the map in letters has words alone, without emojis.
    """
    if sight.letters:
        emojis = WORDS_ALONE
    card = illustrated(card, emojis)
    head, below = _head(card), _below(card, sight, words, live=live)
    small = small_print(card, below)
    files: list[discord.File] = []
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(head)]
    if sight.picture is not None:
        file, gallery = shown_picture(sight.picture)
        files.append(file)
        parts.append(gallery)
    place = len(parts)
    parts.extend(_texts((below,)))
    if live:
        parts.extend(rows_of(card, words, emojis))
    parts.extend(_texts((small,)))
    if sight.letters and _length(parts) + len(sight.letters) <= MOST_TEXT:
        parts.insert(place, ui.TextDisplay(sight.letters))
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(
        *_written(parts, emojis), accent_colour=ACCENTS[card.kind]
    )
    view.add_item(container)
    return Message(sealed(view), files)


def illustrated(card: Card, emojis: Emojis) -> Card:
    """Return a card with those of its signs alone that have an emoji now."""

    def kept(sign: str) -> str:
        return sign if known((sign,), emojis) else ""

    return card.with_(
        thrown=known(card.thrown, emojis),
        beings=tuple(map(kept, card.beings)),
        party=tuple(
            line.with_(
                sign=kept(line.sign), marked=tuple(each for each in line.marked if kept(each[1]))
            )
            for line in card.party
        ),
        buttons=tuple(each.with_(sign=kept(each.sign)) for each in card.buttons),
        menus=tuple(
            menu.with_(choices=tuple(each.with_(sign=kept(each.sign)) for each in menu.choices))
            for menu in card.menus
        ),
    )


def _written(
    parts: Sequence[ui.Item[ui.LayoutView]], emojis: Emojis
) -> Iterator[ui.Item[ui.LayoutView]]:
    """Yield the parts of a message, with markup in the place of the signs in its texts."""
    texts = [part.content for part in parts if isinstance(part, ui.TextDisplay)]
    told = iter(written(texts, emojis, MOST_TEXT))
    for part in parts:
        yield ui.TextDisplay(next(told)) if isinstance(part, ui.TextDisplay) else part


def _head(card: Card) -> str:
    """Return the title; in a lobby and for a dungeon with what there is to say of it."""
    title = f"### {fit(card.title, TITLE)}"
    if card.kind in COMPANIONS:
        return title
    return f"{title}\n{fit_lines(card.story, STORY)}"


def _below(card: Card, sight: MapDisplay, words: Words, *, live: bool) -> str:
    """Return what stands between the map and the buttons, the most important last."""
    prose = fit_first(sight.prose, DESCRIBED)
    if card.kind in COMPANIONS:
        rows = labels_of(card, words) if live else []
        shape = _shape(sight.picture)
        # A map that is flat for the sake of the buttons leaves its room to them, not to more words.
        shape = min(shape, LANDSCAPE) if sight.flat else shape
        room = Room(fit(card.title, TITLE), rows, shape=shape, flattest=flattest_of(card))
        return brief(card, words, room, prose)
    parts = (
        prose,
        fit_lines(card.happened, HAPPENED),
        _party(card.party, words, PARTY),
        prompt(card),
        clock_lines(card),
        f"-# {fit(card.command, COMMAND)}" if card.command else "",
    )
    return "\n".join(part for part in parts if part)


def flattest_of(card: Card) -> float:
    """Return how flat a card's map can get; a board of tiles is always shown whole."""
    board = card.scene is not None and card.scene.measure == "tile"
    return FLATTEST_BOARD if board else FLATTEST


def _shape(picture: Picture | None) -> float:
    """Return the width of a picture by its height, as its PNG file says; 0 without a picture."""
    if picture is None:
        return 0
    size = picture.data[16:24]
    if len(size) < 8:
        return LANDSCAPE
    wide, high = struct.unpack(">II", size)
    return float(wide / high)


def small_print(card: Card, below: str) -> str:
    """Return the lines below the buttons; what matters to few stands in a panel of its own.

    How the one hero who acts fares stands here where there was no room for it above the question.
    """
    acting = acting_line(card, below) if card.kind == "turn" else ""
    lines = (acting, fit(card.footer, FOOTER))
    return "\n".join(f"-# {line}" for line in lines if line)


def _length(parts: Iterable[ui.Item[ui.LayoutView]]) -> int:
    """Return the number of characters of all texts."""
    return sum(len(part.content) for part in parts if isinstance(part, ui.TextDisplay))


def _texts(texts: Iterable[str]) -> Iterator[ui.Item[ui.LayoutView]]:
    for text in texts:
        if text:
            yield ui.TextDisplay(text)


def shown_picture(picture: Picture) -> tuple[discord.File, ui.MediaGallery[ui.LayoutView]]:
    """Return a picture as a file to send and the gallery that shows it, both with alt text."""
    alt = fit(picture.alt, ALT)
    file = discord.File(io.BytesIO(picture.data), picture.name, description=alt)
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=alt)
    return file, ui.MediaGallery(item)


def _party(lines: tuple[HeroLine, ...], words: Words, most: int) -> str:
    """Return a line for every hero, shorter where there are many; people are named once.

    Heroes of whom there is nothing to say share the last line.
    """
    order = sorted(range(len(lines)), key=lambda at: lines[at].down)
    shown = [lines[at] for at in sorted(order[:MOST_HEROES])]
    lost = len(lines) - len(shown)
    more = words.phrase("card-more-heroes", count=lost) if lost else ""
    room = (most - len(more)) // max(1, len(shown)) - 1
    told: list[str] = []
    bare: list[str] = []
    named: set[int | None] = {None}
    for line in shown:
        (told if line.line else bare).append(_hero(line, room, named=line.user not in named))
        named.add(line.user)
    return "\n".join(part for part in (*told, " · ".join(bare), more) if part)


def _hero(line: HeroLine, room: int, *, named: bool) -> str:
    """Return a hero's line, shortened to its most important parts where room is short."""
    arrow = "▶ " if line.active else "✝ " if line.down else ""
    user = f" <@{line.user}>" if named else ""
    head = f"{arrow}{coded(line.sign)}**{fit(line.name, 60)}**{user}"
    if not line.line:
        return head
    head = f"{head} — "
    full = head + line.line
    return fit(full if len(full) <= room or not line.short else head + line.short, room)


def build_map(
    sight: MapDisplay,
    title: str,
    row: ui.ActionRow[ui.LayoutView] | None = None,
    *,
    lines: tuple[str, ...] = (),
) -> Message:
    """Return a map alone: title, lines, picture or words, and a row of buttons if given."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(f"### {fit(title, TITLE)}"), accent_colour=ACCENTS["turn"]
    )
    files: list[discord.File] = []
    if sight.picture is not None:
        file, gallery = shown_picture(sight.picture)
        files.append(file)
        container.add_item(gallery)
    told = fit_lines([f"> {line}" for line in lines], 850)
    taken = _length(container.children) + len(told) + len(sight.letters)
    prose = fit_first(sight.prose, min(MOST_PROSE, MOST_TEXT - taken))
    for text in _texts((told, prose, sight.letters)):
        container.add_item(text)
    if row is not None:
        container.add_item(row)
    view.add_item(container)
    return Message(sealed(view), files)


def retired(message: discord.Message) -> ui.LayoutView | None:
    """Return an old card without its buttons and lists, or None when it has none.

    Its pictures refer to files that the message has already, so an edit must leave `attachments`
    out to keep them.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    assert isinstance(view, ui.LayoutView)  # noqa: S101 - narrows what from_message may return
    lost = 0
    kept_pictures(view)
    for container in view.children:
        if isinstance(container, ui.Container):
            for row in [each for each in container.children if isinstance(each, ui.ActionRow)]:
                container.remove_item(row)
                lost += 1
    return sealed(view) if lost else None


def kept_pictures(view: ui.LayoutView) -> None:
    """Let the pictures of a message's view refer to the files that the message has already."""
    for item in list(view.walk_children()):
        if isinstance(item, ui.MediaGallery):
            item.items = [_kept(each) for each in item.items]


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Return a picture of a message as a reference to the message's own file."""
    name = PurePosixPath(urlsplit(item.media.url).path).name
    return discord.MediaGalleryItem(
        f"attachment://{name}", description=item.description, spoiler=item.spoiler
    )


def has_picture(message: discord.Message) -> bool:
    """Return whether a message of ours shows a picture."""
    return any(
        isinstance(part, discord.MediaGalleryComponent)
        for frame in message.components
        if isinstance(frame, discord.Container)
        for part in frame.children
    )


def note(text: str, *, accent: int = 0x73798E) -> ui.LayoutView:
    """Return a short text in a frame."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(fit(text, 3900)), accent_colour=accent
    )
    view.add_item(container)
    return sealed(view)
