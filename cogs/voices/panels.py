"""Posts of voices, and the private panels in which they are written, changed and taken back."""

import io
from collections.abc import Sequence
from datetime import UTC, datetime

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import clean, emphatic, fit
from cogs.cards.messages import Message, sealed
from cogs.cards.panels import panel
from cogs.ports import Picture
from rules.core.errors import RuleError
from rules.core.said_numbers import said_day
from rules.core.words import Words
from rules.ports import Voice
from rules.service.voices.speakers import DUNGEON
from rules.service.voices.voices import Prepared

VOICE = "voice"
"""The verb of everything here."""
SAY, FORM, FILL, HOLD, BACK, MORE, PICK, ALL, HOST = (
    "say", "form", "fill", "hold", "back", "more", "pick", "all", "host",
)  # fmt: skip
"""What is done with a voice: it is said, a form is opened or sent, it is kept for a deed, taken
back, its own panel is opened, another is picked; everybody or the host speaks for the dungeon."""
HERO, OTHER, HOUSE = 0x0072B2, 0xB3541E, 0x6C4AB6
"""The colours of posts: of heroes, of others, and of the dungeon."""
NAME = 80
ROOM = 3960
"""The most characters of a post, of the 4,000 that Discord takes."""
PREVIEW = 2600
"""The most characters of a panel's preview: its buttons and sentences have what is left."""

Row = ui.ActionRow[ui.LayoutView]
Part = ui.Item[ui.LayoutView]


def _id(voice: Voice, what: str) -> str:
    return encode(voice.adventure, 0, f"{VOICE}.{what}.{voice.id}")


def said_as(voice: Voice) -> str:
    """Return a voice as its post shows it: the name, and the words as a quote.

    Raises:
        RuleError: with all signs that have to be escaped it does not fit a message.
    """
    quoted = "\n".join(f"> {line}" for line in emphatic(voice.words).split("\n"))
    said = f"**{clean(voice.name, NAME)}**\n{quoted}"
    if len(said) > ROOM - NAME:
        raise RuleError("voice-refused-marks")
    return said


def post(voice: Voice, words: Words, face: Picture | None, *, has_face: bool = False) -> Message:
    """Return a post: face, name and words; in small print who wrote it, and a button for them.

    Without a `face` to send, a message that `has_face` keeps the one that it has.
    """
    name = face.name if face is not None else face_name(voice)
    said: Part = ui.TextDisplay(said_as(voice))
    files: list[discord.File] = []
    if face is not None:
        files.append(discord.File(io.BytesIO(face.data), face.name, description=face.alt))
    if face is not None or has_face:
        picture: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail(
            f"attachment://{name}", description=fit(voice.name, 200)
        )
        said = ui.Section(said, accessory=picture)
    edited = "yes" if voice.edited is not None else "no"
    small = words.phrase("voice-small", person=f"<@{voice.user}>", edited=edited)
    more: ui.Button[ui.LayoutView] = ui.Button(label="…", custom_id=_id(voice, MORE))
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(
        said,
        ui.Section(ui.TextDisplay(f"-# {small}"), accessory=more),
        accent_colour=_accent(voice),
    )
    view.add_item(container)
    return Message(sealed(view), files)


def face_name(voice: Voice) -> str:
    """Return the name of the picture of a post, with its ending."""
    return f"voice-{voice.id}.png"


def _accent(voice: Voice) -> int:
    if voice.seat is not None:
        return HERO
    return HOUSE if voice.speaker == DUNGEON else OTHER


def preview(prepared: Prepared, others: Sequence[Voice], words: Words) -> ui.LayoutView:
    """Return the panel of a draft: how it will look, and what can be done with it."""
    voice = prepared.voice
    parts: list[Part] = [
        ui.TextDisplay(f"### {words.phrase('voice-preview')}"),
        ui.TextDisplay(fit(said_as(voice), PREVIEW)),
    ]
    if prepared.waiting is not None:
        waits = clean(prepared.waiting.words, 300)
        parts.append(ui.TextDisplay(f"-# {words.phrase('voice-waiting', words=waits)}"))
    row: Row = ui.ActionRow(
        _button(voice, SAY, words, discord.ButtonStyle.primary), _button(voice, FORM, words)
    )
    if voice.seat is not None:
        row.add_item(_button(voice, HOLD, words))
    row.add_item(_button(voice, BACK, words, key="button-voice-never"))
    parts.append(row)
    if prepared.hosts and voice.seat is None:
        lets = HOST if prepared.everybody else ALL
        parts.append(ui.ActionRow(_button(voice, lets, words)))
    return panel([*parts, *_list(voice, others, words)])


def one(prepared: Prepared, words: Words, *, said: str = "") -> ui.LayoutView:
    """Return the panel of what was said or waits: its words, and buttons to change it."""
    voice = prepared.voice
    state = "with" if voice.state == "waits" and voice.step is not None else voice.state
    about = words.phrase("voice-state", state=state, name=clean(voice.name, NAME))
    parts: list[Part] = [ui.TextDisplay(f"**{said}**")] if said else []
    parts += [
        ui.TextDisplay(fit(said_as(voice), PREVIEW)),
        ui.TextDisplay(f"-# {about}"),
    ]
    if prepared.moderates:
        parts.append(
            ui.ActionRow(
                _button(voice, BACK, words, discord.ButtonStyle.danger, "button-voice-remove")
            )
        )
    else:
        parts.append(
            ui.ActionRow(
                _button(voice, FORM, words),
                _button(voice, BACK, words, discord.ButtonStyle.danger),
            )
        )
    return panel(parts)


def _list(voice: Voice, others: Sequence[Voice], words: Words) -> list[Part]:
    """Return the list of what was said before, to change it or take it back."""
    if not others:
        return []
    chosen: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=_id(voice, PICK),
        placeholder=words.phrase("voice-earlier"),
        options=[
            discord.SelectOption(label=listed(each, words), value=each.id) for each in others[:25]
        ],
    )
    return [ui.ActionRow(chosen)]


def listed(voice: Voice, words: Words) -> str:
    """Return a voice in a line of a list, at most 100 characters."""
    at = datetime.fromtimestamp(voice.at, UTC)
    day = f"{words.say(said_day(at.date()))} {at:%H:%M}"
    waits = "yes" if voice.state == "waits" and voice.step is None else "no"
    said = fit(" ".join(voice.words.split()), 80)
    line = words.phrase("voice-line", name=fit(voice.name, NAME), at=day, words=said, waits=waits)
    return fit(line, 100)


def form(voice: Voice, most: int, words: Words) -> ui.Modal:
    """Return the form in which words are typed, at most so many letters."""
    modal = ui.Modal(
        title=fit(words.phrase("voice-form", name=voice.name), 45), custom_id=_id(voice, FILL)
    )
    modal.add_item(
        ui.Label(
            text=fit(words.phrase("voice-form-words"), 45),
            description=fit(words.phrase("voice-form-most", most=most), 100),
            component=ui.TextInput(
                custom_id="words",
                style=discord.TextStyle.paragraph,
                default=voice.words[:most] or None,
                required=True,
                max_length=most,
            ),
        )
    )
    return modal


def _button(
    voice: Voice,
    what: str,
    words: Words,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    key: str = "",
) -> ui.Button[ui.LayoutView]:
    label = words.phrase(key or f"button-voice-{what}")
    return ui.Button(label=label, style=style, custom_id=_id(voice, what))
