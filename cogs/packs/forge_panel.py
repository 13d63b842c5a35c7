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
FORM, FILL, GUIDE, FIGHTS, SAVE, UNDO = "form", "fill", "guide", "fights", "save", "undo"
"""What is done: a form is opened or sent, a guide is read, fights are fought, the draft is saved or
taken back."""
FROM = "from"
"""What is done before: an entry is chosen to begin with."""
LISTED = 25
"""The most entries of a list."""
TITLE, TRIED, WRONG, NEWS = 80, 900, 500, 300
"""The most characters of each part."""
MOST_TEXT = 3900
"""The most characters of a panel; the card, then maps in letters, have what is left."""
MOST_WRONG = 6
IN_A_ROW = 5
"""Buttons of a row."""
LABEL, ABOUT, CHOICE = 45, 100, 100
"""The most characters of a field's label, of the line under it, and of a choice."""


def forge_starts(what: str, known: Sequence[tuple[str, str]], words: Words) -> Message:
    """Return a list of entries to begin with, each with its id and name, as a message."""
    said = words.phrase("forge-from", what=what, count=len(known))
    chosen: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=encode(FORGE, 0, f"{FORGE}.{FROM}.{what}"),
        placeholder=words.phrase("forge-from-list"),
        options=[
            discord.SelectOption(label=fit(name, CHOICE), value=id_) for id_, name in known[:LISTED]
        ],
    )
    return Message(panel([ui.TextDisplay(said), ui.ActionRow(chosen)]), [])


def forge_panel(shown: ForgePanel, sights: Sequence[MapDisplay], words: Words) -> Message:
    """Return the entry that is being made as a message, with its pictures and buttons."""
    head = words.phrase(f"forge-title-{shown.what}", name=clean(shown.title, TITLE))
    said = [f"## {head}"]
    if shown.wrong:
        said.append(_wrong(shown, words))
    elif shown.news:
        said.append(f"**{clean(shown.news, NEWS)}**")
    tried = fit_first("\n".join(shown.tried), TRIED)
    room = MOST_TEXT - sum(map(len, (*said, tried)))
    card = fit_first("\n".join(shown.lines), room)
    files, drawn = _drawn(sights, room - len(card))
    told = [ui.TextDisplay[ui.LayoutView](each) for each in (card, tried) if each]
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(each) for each in said]
    return Message(
        panel([*parts, *drawn, *told, *_forms(shown, words), _deeds(shown, words)]), files
    )


def _drawn(
    sights: Sequence[MapDisplay], room: int
) -> tuple[list[discord.File], list[ui.Item[ui.LayoutView]]]:
    """Return what is drawn: pictures with their files, or maps in letters while there is room."""
    files: list[discord.File] = []
    drawn: list[ui.Item[ui.LayoutView]] = []
    for sight in sights:
        if sight.picture is not None:
            file, gallery = shown_picture(sight.picture)
            files.append(file)
            drawn.append(gallery)
        for said in (sight.prose, sight.letters):
            if 0 < len(said) <= room and sight.picture is None:
                room -= len(said)
                drawn.append(ui.TextDisplay(said))
    return files, drawn


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
    if shown.guide:
        row.add_item(
            ui.Button(
                label=words.phrase(f"button-forge-{shown.guide}"),
                custom_id=_id(shown.number, GUIDE),
            )
        )
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
        component=_list(field, typed, words) if field.choices else _input(field, typed),
    )


def _input(field: FormField, typed: str) -> ui.TextInput[ui.Modal]:
    return ui.TextInput(
        custom_id=field.name,
        style=discord.TextStyle.paragraph if field.lines else discord.TextStyle.short,
        default=typed[: field.most],
        required=field.needed,
        max_length=field.most,
    )


def _list(field: FormField, typed: str, words: Words) -> ui.Select[ui.Modal]:
    """Return a list of choices, with what an entry had before at its end if it is none of them."""
    chosen = [each.strip() for each in typed.split(",") if each.strip()]
    others = [each for each in chosen if each not in field.choices]
    return ui.Select(
        custom_id=field.name,
        required=field.needed,
        min_values=1 if field.needed else 0,
        max_values=len(field.choices) if field.several else 1,
        options=[
            discord.SelectOption(
                label=_called(field, each, words),
                value=each,
                default=each in chosen,
            )
            for each in (*field.choices, *others)
        ],
    )


def _called(field: FormField, choice: str, words: Words) -> str:
    """Return what a choice is called: by its sentence, or as it is named where it has none."""
    key = f"forge-choice-{field.name}-{choice}"
    known = choice in field.choices and words.has(key)
    return words.phrase(key) if known else fit(choice.replace("-", " "), CHOICE)


def _id(number: int, *what: str) -> str:
    return encode(FORGE, number, ".".join((FORGE, *what)))
