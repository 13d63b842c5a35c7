"""The message of an evening, its private panels, and the form in which it is moved."""

from collections.abc import Iterable

import discord
from discord import ui

from cogs.base.ids import encode
from cogs.base.text import clean, fit
from cogs.cards.messages import ACCENTS, sealed
from cogs.cards.panels import panel
from rules.core.words import Words
from rules.ports import Coming, Evening
from rules.service.evenings.dates import room_of
from rules.service.evenings.plans import Facts, Proposed

EVENING = "evening"
"""The verb of everything here."""
MOVE, OFF, SURE, PLAN, FILL, TO = "move", "off", "sure", "plan", "fill", "to"
"""What is done beside answering: a form is opened to move it, it is called off, with a question
before; a draft is fixed; the form is sent; a time that was read is taken."""
ANSWERS: tuple[Coming, ...] = ("yes", "perhaps", "no")
STYLES: dict[Coming, discord.ButtonStyle] = {
    "yes": discord.ButtonStyle.success,
    "perhaps": discord.ButtonStyle.secondary,
    "no": discord.ButtonStyle.secondary,
}
MOST_NAMED = 25
"""People who are named in one list; further ones are counted."""
TITLE = 80
WHEN = "when"
"""The field of the form."""

Row = ui.ActionRow[ui.LayoutView]
Part = ui.Item[ui.LayoutView]


class EveningTexts:
    """What is said of an evening: its title, its game, and the place where it is played."""

    def __init__(self, evening: Evening, facts: Facts, words: Words) -> None:
        self.evening, self.words = evening, words
        self.game, self.preset = clean(facts.game, TITLE), facts.preset
        self.place = f"<#{facts.place}>"

    @property
    def title(self) -> str:
        """The title that its host typed, or its game's."""
        return clean(self.evening.title, TITLE) or self.plain_title

    @property
    def plain_title(self) -> str:
        """A title of our own words alone."""
        return self.words.phrase("evening-title", game=self.game)

    @property
    def table(self) -> str:
        """Whether it is for a table that was there before, as catalogs ask."""
        return "yes" if self.evening.adventure else "no"

    def message(self, title: str = "") -> ui.LayoutView:
        """Return the evening's message: when, what, who comes, and buttons while it is planned.

        `title` stands in the place of its own.
        """
        found, words = self.evening, self.words
        head = [f"### {title or self.title}", words.phrase("evening-when", at=found.at)]
        match found.state:
            case "off":
                head.append(words.phrase("evening-off"))
            case "missed":
                head.append(words.phrase("evening-missed"))
            case "begun":
                said = words.phrase("evening-begun", table=self.table, channel=self.place)
                head.append(said)
            case _:
                head.append(self.what())
        parts: list[Part] = [
            ui.TextDisplay("\n".join(head)),
            ui.TextDisplay("\n".join(self._list(coming) for coming in ANSWERS)),
        ]
        if found.state == "planned":
            parts.append(
                ui.ActionRow(*(_button(found, each, words, STYLES[each]) for each in ANSWERS))
            )
            host = f"<@{found.host}>" if found.host else "no"
            parts.append(ui.TextDisplay(f"-# {words.phrase('evening-small', host=host)}"))
            parts.append(ui.ActionRow(_button(found, MOVE, words), _button(found, OFF, words)))
        view = ui.LayoutView(timeout=None)
        kind = "cancelled" if found.state in ("off", "missed") else "lobby"
        frame: ui.Container[ui.LayoutView] = ui.Container(*parts, accent_colour=ACCENTS[kind])
        view.add_item(frame)
        return sealed(view)

    def what(self) -> str:
        """Return which game it is, and what happens at that time."""
        preset = self.preset or "none"
        return self.words.phrase(
            "evening-what", table=self.table, game=self.game, preset=preset, channel=self.place
        )

    def _list(self, coming: Coming) -> str:
        people = self.evening.who(coming)
        most = room_of(self.evening)
        return self.words.phrase(
            f"evening-{coming}", count=len(people), names=named(people, self.words), most=most
        )


def named(people: tuple[int, ...], words: Words) -> str:
    """Return people as Discord shows them; many are counted."""
    if not people:
        return words.phrase("evening-nobody")
    names = mentions(people[:MOST_NAMED])
    more = len(people) - MOST_NAMED
    return words.phrase("evening-others", names=names, more=more) if more > 0 else names


def mentions(people: Iterable[int]) -> str:
    """Return people as Discord shows them."""
    return ", ".join(f"<@{user}>" for user in people)


def link_of(evening: Evening) -> str:
    """Return the link to an evening's message, or to its channel while there is none."""
    link = f"https://discord.com/channels/{evening.guild}/{evening.channel}"
    return link if evening.message is None else f"{link}/{evening.message}"


def question(proposed: Proposed, words: Words) -> ui.LayoutView:
    """Return how a time was read and what is uncertain of it, to be confirmed or written anew."""
    evening, reading = proposed
    doubts = [
        f"-# {words.phrase(f'evening-doubt-{doubt}', zone=reading.zone)}"
        for doubt in reading.doubts
    ]
    fix = PLAN if evening.state == "draft" else f"{TO}.{reading.at}"
    key = "button-evening-plan" if evening.state == "draft" else "button-evening-moved"
    return panel(
        [
            ui.TextDisplay("\n".join((words.phrase("evening-read", at=reading.at), *doubts))),
            ui.ActionRow(
                _button(evening, fix, words, discord.ButtonStyle.primary, key),
                _button(evening, MOVE, words, key="button-evening-again"),
            ),
        ]
    )


def are_you_sure(evening: Evening, words: Words) -> ui.LayoutView:
    """Return the question before an evening is called off."""
    return panel(
        [
            ui.TextDisplay(words.phrase("evening-sure")),
            ui.ActionRow(_button(evening, SURE, words, discord.ButtonStyle.danger)),
        ]
    )


def form(evening: Evening, words: Words) -> ui.Modal:
    """Return the form in which another time is typed."""
    key = "evening-form-anew" if evening.state == "draft" else "evening-form"
    modal = ui.Modal(
        title=fit(words.phrase(key), 45), custom_id=encode(evening.id, 0, f"{EVENING}.{FILL}")
    )
    modal.add_item(
        ui.Label(
            text=fit(words.phrase("evening-form-when"), 45),
            description=fit(words.phrase("evening-form-help"), 100),
            component=ui.TextInput(custom_id=WHEN, required=True, max_length=80),
        )
    )
    return modal


def _button(
    evening: Evening,
    what: str,
    words: Words,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    key: str = "",
) -> ui.Button[ui.LayoutView]:
    label = words.phrase(key or f"button-evening-{what}")
    return ui.Button(label=label, style=style, custom_id=encode(evening.id, 0, f"{EVENING}.{what}"))
