"""Cards in the form that Discord takes: as they are meant, without picture, or as a sentence."""

from discord import ui

from cogs.base.refusals import Form
from cogs.base.signs import WORDS_ALONE
from cogs.cards.brief import MOST_PEOPLE
from cogs.cards.controls import rows_of
from cogs.cards.messages import ACCENTS, Message, build, sealed
from cogs.ports import Emojis, MapDisplay
from rules.core.words import Words
from rules.service.records import Card


def built_as(
    form: Form, card: Card, sight: MapDisplay, words: Words, emojis: Emojis = WORDS_ALONE
) -> Message:
    """Return a card in a form: with its picture or without as `sight` has it, or as a sentence.

    The sentence is the catalog's alone: nothing that anybody typed stands in it.
    """
    if form != "plain":
        return build(card, sight, words, emojis)
    people = " ".join(f"<@{user}>" for user in card.waiting[:MOST_PEOPLE])
    said = f"{words.phrase('card-plain', kind=card.kind)} {people}".strip()
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(said), *rows_of(card, words), accent_colour=ACCENTS[card.kind]
    )
    view.add_item(container)
    return Message(sealed(view), [])
