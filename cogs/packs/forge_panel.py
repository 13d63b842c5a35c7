"""The private panel of `/forge`: what is forged, in a picture and in words, and its buttons."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import clean, fit, fit_first
from cogs.cards.messages import Message, shown_picture
from cogs.cards.panels import panel
from cogs.ports import MapDisplay
from rules.core.packs.forging import FormField
from rules.core.words import Words
from rules.service.packs.forging import FilledForm, ForgePanel

FORGE = "forge"
"""The word in the place of an adventure in the panel's ids, and the verb of its handler."""
FORM, FILL, FIGHTS, SAVE, UNDO = "form", "fill", "fights", "save", "undo"
"""What is done: a form is opened or sent, fights are fought, the draft is saved or taken back."""
TITLE, CARD, TRIED, WRONG, NEWS, LETTERS = 80, 1900, 900, 500, 300, 250
"""The most characters of each part; together they stay under the 4,000 of a message."""
MOST_WRONG = 6
IN_A_ROW = 5
"""Buttons of a row."""
LABEL, ABOUT = 45, 100
"""The most characters of a field's label, and of the line under it."""


def forge_panel(shown: ForgePanel, sights: Sequence[MapDisplay], words: Words) -> Message:
    """Return what is forged as a message, with its pictures and buttons."""
    files: list[discord.File] = []
    head = words.phrase(f"forge-title-{shown.what}", name=clean(shown.title, TITLE))
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(f"## {head}")]
    if shown.wrong:
        parts.append(ui.TextDisplay(_wrong(shown, words)))
    elif shown.news:
        parts.append(ui.TextDisplay(f"**{clean(shown.news, NEWS)}**"))
    for sight in sights:
        if sight.picture is not None:
            file, gallery = shown_picture(sight.picture)
            files.append(file)
            parts.append(gallery)
        elif sight.letters:
            parts.append(ui.TextDisplay(fit(sight.letters, LETTERS)))
    parts.append(ui.TextDisplay(fit_first("\n".join(shown.lines), CARD)))
    if shown.tried:
        parts.append(ui.TextDisplay(fit_first("\n".join(shown.tried), TRIED)))
    parts += (*_forms(shown, words), _deeds(shown, words))
    return Message(panel(parts), files)


def _wrong(shown: ForgePanel, words: Words) -> str:
    """Return all that was wrong with what was typed, as far as it can be told at once."""
    told = [f"- {clean(words.say(each), 200)}" for each in shown.wrong[:MOST_WRONG]]
    return fit_first("\n".join((words.phrase("forge-wrong"), *told)), WRONG)


def _forms(shown: ForgePanel, words: Words) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    """Yield rows of buttons that open the forms."""
    for start in range(0, len(shown.forms), IN_A_ROW):
        yield ui.ActionRow(
            *(
                ui.Button(
                    label=words.phrase(f"button-forge-{name}"),
                    style=discord.ButtonStyle.primary,
                    custom_id=_id(shown.number, FORM, name),
                )
                for name in shown.forms[start : start + IN_A_ROW]
            )
        )


def _deeds(shown: ForgePanel, words: Words) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if shown.fights:
        row.add_item(_button(shown, FIGHTS, words))
    row.add_item(_button(shown, SAVE, words, style=discord.ButtonStyle.success))
    row.add_item(_button(shown, UNDO, words, disabled=not shown.earlier))
    return row


def _button(
    shown: ForgePanel,
    deed: str,
    words: Words,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=words.phrase(f"button-forge-{deed}"),
        style=style,
        custom_id=_id(shown.number, deed),
        disabled=disabled,
    )


def forge_modal(number: int, filled: FilledForm, words: Words) -> ui.Modal:
    """Return a form to be typed into. The library does not keep it: the router answers it."""
    form = filled.form
    modal = ui.Modal(
        title=fit(words.phrase(f"button-forge-{form.name}"), LABEL),
        custom_id=_id(number, FILL, form.name),
        timeout=None,
    )
    for field in form.fields:
        modal.add_item(_field(field, filled.typed.get(field.name, ""), words))
    modal.stop()
    return modal


def _field(field: FormField, typed: str, words: Words) -> ui.Label[ui.Modal]:
    about = f"forge-about-{field.name}"
    return ui.Label(
        text=fit(words.phrase(f"forge-field-{field.name}"), LABEL),
        description=fit(words.phrase(about), ABOUT) if words.has(about) else None,
        component=ui.TextInput(
            custom_id=field.name,
            style=discord.TextStyle.paragraph if field.lines else discord.TextStyle.short,
            default=typed[: field.most],
            required=field.needed,
            max_length=field.most,
        ),
    )


def _id(number: int, *what: str) -> str:
    return encode(FORGE, number, ".".join((FORGE, *what)))
