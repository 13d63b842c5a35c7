"""The cards of a rehearsal are as large as cards may be, and have components of every kind."""

from bot.rehearsal.alone.largest import (
    ALT,
    COMPONENTS,
    LETTERS,
    PICTURES,
    described,
    gallery,
    largest,
    media,
    pictures,
    smaller,
    texts,
    walked,
)
from bot.table.components import MODAL, MOST_COMPONENTS, MOST_TEXT
from bot.table.discord_types import Kind

IN_FORMS = MODAL - {Kind.ROW, Kind.TEXT} | {
    *(Kind.TEXT_INPUT, Kind.FILE_UPLOAD, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP, Kind.CHECKBOX),
}
"""Kinds of components that stand in forms alone."""


def test_it_has_as_much_of_everything_as_a_card_may_have():
    card = largest(gallery(list(pictures())))
    assert len(list(walked(card))) == COMPONENTS == MOST_COMPONENTS
    assert sum(map(len, texts(card))) == LETTERS == MOST_TEXT
    assert len(media(card)) == PICTURES == len(pictures())
    assert {len(each["description"]) for each in described(list(pictures()))} == {ALT}


def test_every_kind_of_component_stands_in_one_of_them():
    cards = [*largest(gallery(["a.png"])), *smaller(["a.png", "b.png"], "c.txt")]
    assert {each["type"] for each in walked(cards)} == set(Kind) - IN_FORMS
