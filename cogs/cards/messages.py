"""Cards as Discord messages: Components V2, inside Discord's limits by construction."""

import io
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import fit, fit_lines
from cogs.ports import MapDisplay, Picture
from rules.core.answers import PAD
from rules.core.words import Words
from rules.service.records import Button, Card, HeroLine, Menu

TITLE, STORY, HAPPENED, DICE, PARTY, PROMPT, FOOTER = 180, 800, 850, 250, 1200, 420, 250
"""The most characters of each part; with their marks they stay under the 4,000 of a message."""
DESCRIBED, SHORT_STORY, SHORT_HAPPENED = 780, 400, 450
"""The same on cards that have the map in words as well."""
CLOCK, TIMED_STORY, TIMED_PARTY = 620, 450, 900
"""The most characters of lines about clocks, and of other parts on cards that have them."""
LONG_PROSE, MOST_PROSE = 900, 1900
"""The most characters of the map in words on its own: with the map in letters, and without."""
COMMAND = 700
"""The most characters of a command to type, on cards of dungeons."""
MOST_TEXT = 4000
"""The most characters of a message."""
ALT = 1024
"""The most characters of a picture's alt text."""
EARLIER = 5
"""The most lines of the same turn that are shown before the latest ones."""
BUTTONS_IN_ROW = 5
MOST_BUTTONS = 10
MOST_MENUS = 5
MOST_CHOICES = 25
PAD_ROW = 3
BESIDE_PAD = (5, 4)
"""The most buttons and lists beside a movement pad."""
MOST_PARTS = 40
"""The most components of a message, its frame and rows included."""
MOST_HEROES, MOST_PEOPLE = 16, 8
ACCENTS = {
    "lobby": 0x0072B2,
    "turn": 0xB3541E,
    "end": 0x6C4AB6,
    "cancelled": 0x73798E,
    "dungeon": 0x2E7D5B,
}
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
COMPANIONS = {"turn": ("hero", "map", "story", "help"), "end": ("hero", "map", "story", "new")}
"""The last row of buttons, by the kind of card."""


class Message:
    """A message to send: its layout and its files. Files can be sent only once."""

    def __init__(self, view: ui.LayoutView, files: list[discord.File]) -> None:
        self.view = view
        self.files = files


def sealed(view: ui.LayoutView) -> ui.LayoutView:
    """Return a finished view that discord.py does not store, as the router answers its buttons."""
    view.stop()
    return view


def build(card: Card, sight: MapDisplay, words: Words, *, live: bool = True) -> Message:
    """Return a card as a message; without `live` it has no buttons."""
    room = SHORT_STORY if sight.prose else TIMED_STORY if card.clock else STORY
    story = fit(" ".join(card.story), room) if card.kind == "turn" else fit_lines(card.story, room)
    head = f"## {fit(card.title, TITLE)}\n{story}"
    prose = fit(sight.prose, DESCRIBED) if sight.prose else ""
    told = _told(card, SHORT_HAPPENED if sight.prose else HAPPENED, words)
    party = _party(card.party, words, TIMED_PARTY if card.clock else PARTY)
    asked = "\n".join(part for part in (_prompt(card), _clock(card)) if part)
    command = f"-# {fit(card.command, COMMAND)}" if card.command else ""
    footer = f"-# {fit(card.footer, FOOTER)}"
    if live:
        room = MOST_TEXT - sum(map(len, (head, prose, told, party, asked, command, footer)))
        asked = "\n".join(part for part in (asked, _details(card, room - 1)) if part)
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(head)]
    files: list[discord.File] = []
    if sight.picture is not None:
        file, gallery = shown_picture(sight.picture)
        files.append(file)
        parts.append(gallery)
    parts.extend(_texts((prose,)))
    place = len(parts)
    parts.extend(_texts((told, party, asked, command)))
    if live:
        spare = MOST_PARTS - len(parts) - (2 if not sight.letters else 3)
        parts.extend(_rows(card, words, spare))
    parts.append(ui.TextDisplay(footer))
    if sight.letters and _length(parts) + len(sight.letters) <= MOST_TEXT:
        parts.insert(place, ui.TextDisplay(sight.letters))
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(*parts, accent_colour=ACCENTS[card.kind])
    view.add_item(container)
    return Message(sealed(view), files)


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


def _told(card: Card, room: int, words: Words) -> str:
    """Return what happened, cut to the latest lines if it is too long, and the dice."""
    earlier = [f"-# {line}" for line in card.earlier[-EARLIER:]]
    latest = [f"> {line}" for line in card.happened]
    left_out = card.left_out
    more = words.phrase("card-more", count=left_out + len(latest))
    told = fit_lines(earlier + latest, room)
    if left_out or told.count("\n") + 1 < len(latest):
        told = fit_lines(latest, room - len(more) - 4)
        left_out += len(latest) - (told.count("\n") + 1 if told else 0)
        told = f"{told}\n-# {words.phrase('card-more', count=left_out)}"
    dice = f"-# {fit(card.dice, DICE)}" if card.dice else ""
    return "\n".join(part for part in (told.strip(), dice) if part)


def _clock(card: Card) -> str:
    """Return the lines about clocks in small print, the most urgent where not all fit."""
    return fit_lines([f"-# {line}" for line in card.clock], CLOCK)


def _party(lines: tuple[HeroLine, ...], words: Words, most: int) -> str:
    """Return a line for every hero, shorter where there are many; people are named once."""
    order = sorted(range(len(lines)), key=lambda at: lines[at].down)
    shown = [lines[at] for at in sorted(order[:MOST_HEROES])]
    lost = len(lines) - len(shown)
    more = words.phrase("card-more-heroes", count=lost) if lost else ""
    room = (most - len(more)) // max(1, len(shown)) - 1
    told: list[str] = []
    named: set[int | None] = {None}
    for line in shown:
        told.append(_hero(line, room, named=line.user not in named))
        named.add(line.user)
    return "\n".join([*told, more] if more else told)


def _hero(line: HeroLine, room: int, *, named: bool) -> str:
    """Return a hero's line, shortened to its most important parts where room is short."""
    arrow = "▶ " if line.active else "✝ " if line.down else ""
    head = f"{arrow}**{fit(line.name, 60)}**{f' <@{line.user}>' if named else ''} — "
    full = head + line.line
    return fit(full if len(full) <= room or not line.short else head + line.short, room)


def _prompt(card: Card) -> str:
    """Return the question, shortened if need be, and who is asked, in full."""
    people = " ".join(f"<@{user}>" for user in card.waiting[:MOST_PEOPLE])
    room = PROMPT - len(people) - 5
    return f"**{fit(card.prompt, room)}** {people}".strip() if card.prompt else people


def _details(card: Card, room: int) -> str:
    """Return details for which buttons have no room, as far as they fit.

    Buttons with the same details share a line.
    """
    alike: dict[str, list[str]] = {}
    for button in card.buttons[:MOST_BUTTONS]:
        if button.detail:
            alike.setdefault(button.detail, []).append(_label(button.label, 80))
    lines: list[str] = []
    for detail, labels in alike.items():
        line = f"-# {' · '.join(labels)} — {detail}"
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    return "\n".join(lines)


def _rows(card: Card, words: Words, spare: int) -> Iterator[ui.Item[ui.LayoutView]]:
    """Return pad, buttons, lists and the last row, as far as the limit of components allows."""
    companions = [
        *COMPANIONS.get(card.kind, ()),
        *(("keep",) if card.keep else ()),
        *(("ahead",) if card.ahead else ()),
    ]
    most_buttons, most_menus = (MOST_BUTTONS, MOST_MENUS) if not card.pad else BESIDE_PAD
    pad = list(_pad(card, words))
    buttons = [_button(card, each) for each in card.buttons[:most_buttons]]
    rows = list(_in_rows(buttons))
    said = [Button(verb=verb, label=words.phrase(f"button-{verb}")) for verb in companions]
    last = list(_in_rows([_button(card, each) for each in said]))
    spare -= len(pad) * (1 + PAD_ROW) + len(rows) + len(buttons)
    spare -= len(last) + len(said)
    menus = [each for each in card.menus if each.choices][: max(0, min(most_menus, spare // 2))]
    yield from pad
    yield from rows
    for menu in menus:
        yield ui.ActionRow(_select(card, menu))
    yield from last


def _in_rows(buttons: list[ui.Button[ui.LayoutView]]) -> Iterator[ui.Item[ui.LayoutView]]:
    for start in range(0, len(buttons), BUTTONS_IN_ROW):
        yield ui.ActionRow(*buttons[start : start + BUTTONS_IN_ROW])


def _pad(card: Card, words: Words) -> Iterator[ui.Item[ui.LayoutView]]:
    """Return three rows of three arrows; steps that are not on offer are disabled."""
    for start in range(0, len(card.pad), PAD_ROW):
        row = card.pad[start : start + PAD_ROW]
        yield ui.ActionRow(
            *(_button(card, step or _blank(place, words)) for place, step in enumerate(row, start))
        )


def _blank(place: int, words: Words) -> Button:
    arrow = words.phrase(f"pad-{PAD[place]}", detail="").strip()
    return Button(verb=f"do.pad-{place}", label=arrow or "·", disabled=True)


def _button(card: Card, button: Button) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=_label(button.label, 80),
        style=STYLES[button.style],
        custom_id=encode(card.adventure, card.version, button.verb),
        disabled=button.disabled,
    )


def _select(card: Card, menu: Menu) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=encode(card.adventure, card.version, f"{menu.verb}.{menu.group}"),
        placeholder=fit(menu.placeholder, 150),
        options=[
            discord.SelectOption(
                label=_label(choice.label, 100),
                value=choice.value,
                description=fit(choice.detail, 100) or None,
            )
            for choice in menu.choices[:MOST_CHOICES]
        ],
    )


def _label(text: str, limit: int) -> str:
    """Return a label that is never empty, as Discord refuses empty ones."""
    return fit(text.strip(), limit) or "…"


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
    told = fit_lines([f"> {line}" for line in lines], HAPPENED)
    for text in _texts(
        (told, fit(sight.prose, LONG_PROSE if sight.letters else MOST_PROSE), sight.letters)
    ):
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
    for item in list(view.walk_children()):
        if isinstance(item, ui.MediaGallery):
            item.items = [_kept(each) for each in item.items]
    for container in view.children:
        if isinstance(container, ui.Container):
            for row in [each for each in container.children if isinstance(each, ui.ActionRow)]:
                container.remove_item(row)
                lost += 1
    return sealed(view) if lost else None


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
